"""What a burst costs beyond a shot: the reload that comes sooner, shots for want of rounds, a jam."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.exchange import SHOTS_A_TURN
from squadlog.rules.ammunition import magazines
from squadlog.rules.automatic_fire import bursts

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.rules.common.context import RulesContext

_CLEARS = 1.0
"""Shots that are lost while a weapon is reloaded, or a jam cleared: half a turn (ACT-59, ACT-60)."""


def rounds_of_burst(now: Situation, unit: Unit, weapon: str) -> int:
    """The rounds of the next burst (AUT-04, AUT-05)."""

    def asks(_seen: Known, ctx: RulesContext) -> int:
        return bursts.rounds_now(unit, weapon, ctx)

    return now.view.now.rules.by_rules(asks)


def shots_spent(now: Situation, unit: Unit, weapon: str, jam: float) -> float:
    """How many later shots a burst with that chance to jam costs, beyond what one shot does."""
    reading = now.view.now.rules.reading
    inside = magazines.count_rounds_left(unit, weapon, reading)
    most = magazines.capacity(unit, weapon, reading)
    if inside is None or not most:
        return jam * _CLEARS
    more = rounds_of_burst(now, unit, weapon) - 1
    spare = sum(most - one.fired for one in magazines.at_hand(unit, weapon, reading))
    wanted = max(0, now.left[unit.id] - 1) + SHOTS_A_TURN
    there_are = inside + spare - 1
    lost = min(wanted, there_are) - min(wanted, there_are - more)
    sooner = more / most if spare else 0.0
    return lost + (sooner + jam) * _CLEARS
