"""Whether a weapon fires, neither jammed nor empty (ACT-59, AMO-10), and how often yet in this turn (FIR-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.rules.ammunition import magazines
from squadlog.rules.ammunition.record import KEY
from squadlog.rules.automatic_fire import bursts
from squadlog.rules.automatic_fire.record import KEY as AUTOMATIC

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.rules.common.context import RulesContext


def fires(view: MindView, unit: Unit, weapon: str | None) -> bool:
    """Whether a weapon of a soldier fires now; none does not."""
    if not weapon or weapon in unit.jammed:
        return False
    counted = KEY in view.known.chapters
    return not counted or magazines.count_rounds_left(unit, weapon, view.now.rules.reading) != 0


def bursting(view: MindView, units: Iterable[Unit]) -> frozenset[int]:
    """Who of these may fire a burst of several rounds with what he has in hand (AUT-01, AUT-05)."""
    if AUTOMATIC not in view.known.chapters:
        return frozenset()
    armed = [(one, one.in_hand) for one in units if one.in_hand and fires(view, one, one.in_hand)]

    def asks(_seen: Known, ctx: RulesContext) -> frozenset[int]:
        return frozenset(
            one.id
            for one, weapon in armed
            if bursts.is_automatic(one, weapon, ctx) and bursts.rounds_now(one, weapon, ctx) > 1
        )

    return view.now.rules.by_rules(asks)


def shots_left(view: MindView) -> Mapping[int, int]:
    """How many shots at one target each may fire yet in this turn: where there are bursts, no third (AUT-26)."""
    left, now, reading = view.now.rules.shots_left(), view.known.now, view.now.rules.reading
    if AUTOMATIC not in view.known.chapters:
        return left
    found = {}
    for unit, many in left.items():
        fired = bursts.fires(view.known.units[unit], now, reading)
        more = (
            bursts.is_allowed((*fired, *[bursts.SHOT] * nth), bursts.SHOT, reading) for nth in range(many)
        )
        found[unit] = sum(more)
    return found
