"""The exact odds of one shot, as fractions, before it is fired.

A die has ten faces, so every chance is a whole number of tenths (a jam: of hundredths); the counting is done
in whole numbers, and a fraction that was once made is kept.
"""

from fractions import Fraction
from functools import cache

from squadlog.battle.state import WOUNDS, Wound
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import tick_boxes, wound_levels

FACES = 10
"""The faces of a die."""
_NEVER = Fraction(0)


def shot_odds(
    successes: int,
    pf: int,
    af: int,
    before: Wound,
    ctx: RulesContext,
    *,
    through_breach: bool = False,
    can_jam: bool = True,
    die: int = FACES,
) -> Odds:
    """The odds of a shot that hits on `successes` faces, a natural 1 among them, at a target with wound `before`.

    `through_breach` marks a shot that goes on through a breach (AMB-91); `can_jam` is false for shots that
    never jam a weapon (AMB-89). ValueError for a number of faces that the die does not have.
    """
    if not 1 <= successes <= die:
        raise ValueError(f"{successes} faces cannot hit: a die has 1 to {die} that do")
    plain = _outcome(wound_levels(pf, af, natural_one=False, ctx=ctx), before, ctx)
    levels = wound_levels(pf, af, natural_one=True, ctx=ctx, through_breach=through_breach)
    natural = _outcome(levels, before, ctx)
    jam = _share(ctx.book.figure("jam"), die * FACES) if can_jam else _NEVER
    miss = _share(die - successes, die)
    if plain == natural or successes == 1:
        return Odds(miss=miss, jam=jam, **{natural: _share(successes, die)})
    return Odds(miss=miss, jam=jam, **{plain: _share(successes - 1, die), natural: _share(1, die)})


@cache
def _share(faces: int, of: int) -> Fraction:
    return Fraction(faces, of)


def _outcome(levels: int, before: Wound, ctx: RulesContext) -> str:
    return tick_boxes(before, levels, ctx) if levels else "no_wound"


def chance_of_wound(odds: Odds, wound: Wound) -> Fraction:
    """The chance that the target has at least this wound level after a shot that ticks boxes."""
    return sum((getattr(odds, level) for level in WOUNDS[max(1, WOUNDS.index(wound)) :]), _NEVER)
