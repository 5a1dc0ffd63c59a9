"""What a soldier's fire comes to in a turn: the levels that one target takes of all shots that the rate allows."""

from fractions import Fraction

from squadlog.battle.state import WOUNDS, Wound
from squadlog.reports.soldier.worth import Worth
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.gunnery import shots_per_turn
from squadlog.rules.common.wounds import boxes, tick_boxes

OUT: tuple[Wound, ...] = ("U", "D")
"""The wounds of who is out of the fight (WND-17)."""
_NOTHING = Fraction(0)
_UNHURT = WOUNDS[0]


def levels_a_turn(shot: Worth, ctx: RulesContext) -> Fraction:
    """The wound levels that such shots tick in a turn, on average, at a target that is unhurt (FIR-38, DMG-07).

    Nobody fires on at who is out of the fight; a weapon that jams fires no more in that turn (FIR-41).
    """
    return _levels(shot.odds, _UNHURT, shots_per_turn(ctx.reading), ctx)


def _levels(odds: Odds, before: Wound, left: int, ctx: RulesContext) -> Fraction:
    """The levels of the shots that are left, at a target with that wound."""
    if not left:
        return _NOTHING
    outcomes = odds.outcomes()
    jams_at = list(outcomes)[
        -1
    ]  # a weapon jams at a natural 1, and nothing ticks more boxes (DMG-02, FIR-41)
    row, found = boxes(ctx), _NOTHING
    for outcome, chance in outcomes.items():
        after = tick_boxes(before, row.index(outcome), ctx) if outcome in row else before
        found += chance * (row.index(after) - row.index(before))
        goes_on = chance - odds.jam if outcome == jams_at else chance
        if after not in OUT:
            found += goes_on * _levels(odds, after, left - 1, ctx)
    return found
