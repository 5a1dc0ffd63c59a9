"""Whether a weapon fires: neither jammed nor empty, as far as rounds are counted (ACT-59, AMO-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.rules.ammunition import magazines
from squadlog.rules.ammunition.record import KEY

if TYPE_CHECKING:
    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.posed import MindView


def fires(view: MindView, unit: Unit, weapon: str | None) -> bool:
    """Whether a weapon of a soldier fires now; none does not."""
    if not weapon or weapon in unit.jammed:
        return False
    counted = KEY in view.known.chapters
    return not counted or magazines.count_rounds_left(unit, weapon, view.now.rules.reading) != 0
