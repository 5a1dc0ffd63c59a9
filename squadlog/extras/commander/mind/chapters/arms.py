"""Arms that do not fire: a jam is cleared, an empty weapon reloaded, another taken in hand (ACT-59, ACT-60, ACT-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind.armed import fires
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.currency.fight import SURELY
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.rules.ammunition.record import RELOAD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.currency.fighter import FighterWeighed
    from squadlog.extras.commander.mind.posed import ChoiceWeighed

_READY = 1.0
"""What it is worth at least to have a weapon that fires, with nobody in sight."""


def orders(soldier: FighterWeighed) -> Iterator[ChoiceWeighed]:
    """The ways to have a weapon that fires again; none where the one in hand does."""
    unit, view = soldier.unit, soldier.view
    in_hand = unit.in_hand
    if fires(view, unit, in_hand):
        return
    says = list[Declare]()
    if in_hand:
        action = "clear_weapon" if in_hand in unit.jammed else RELOAD
        says.append(Declare(unit=unit.id, action=action, weapon=in_hand))
    others = (one for one in unit.weapons if one != in_hand and fires(view, unit, one))
    says += (Declare(unit=unit.id, action="exchange", weapon=one) for one in others)
    hazard = min(SURELY, soldier.here.hazard)
    for one in says:
        if view.stands(one):
            takes_s = max(1, view.rules.quote(one).cost_ap)
            shots = soldier.fight.aimed_shots(soldier.fight.left[unit.id], takes_s, (hazard, hazard))
            watches = soldier.worth_watching()
            gains = _READY + max(soldier.here.gives * shots, watches)
            yield soldier.takes_time(one, gains, WorthTerm("has a weapon that fires, worth", round(gains, 1)))


ARMS = ChapterWeighed(orders=orders, at_table=orders)
