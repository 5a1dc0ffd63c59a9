"""How a battle is called by its scores: the higher divided by the lower, and the level of both sides (VIC-08..12)."""

from collections.abc import Sequence
from fractions import Fraction

from squadlog.base.records import record
from squadlog.battle.scored import Compared, SideScore
from squadlog.book.combat import VictoryLevel
from squadlog.rules.common.context import RulesContext

_LEAST = Fraction(1)


@record
class Level:
    """`ratio` is the higher score divided by the lower, None where that cannot be; `row` names it for both (VIC-08)."""

    ratio: Fraction | None
    row: VictoryLevel


def level_of(one: Fraction, other: Fraction, ctx: RulesContext) -> Level:
    """The level of two scores in points: the limits are not rounded; a low score of 0 or less is read by A-113."""
    rows = sorted(ctx.book.victory.rows.values(), key=lambda row: row.min_ratio, reverse=True)
    low, high = sorted((one, other))
    if ctx.rulings.is_("victory.zero", "clamp_1"):
        low, high = max(low, _LEAST), max(high, _LEAST)
    if low > 0:
        ratio = high / low
        return Level(ratio=ratio, row=next(row for row in rows if ratio >= row.min_ratio))
    return Level(ratio=None, row=rows[0] if high > 0 else rows[-1])


def compare_scores(scores: Sequence[SideScore], ctx: RulesContext) -> tuple[Compared, ...]:
    """The level between the side with the most points and each of the others, in the order of their points (VIC-08)."""
    ranked = sorted(scores, key=lambda side: -side.points)
    found = []
    for other in ranked[1:]:
        level = level_of(ranked[0].points, other.points, ctx)
        found.append(
            Compared(
                higher=ranked[0].side,
                lower=other.side,
                ratio=level.ratio,
                level=level.row.name,
                lower_level=level.row.lower_name,
                rule=level.row.rule,
            )
        )
    return tuple(found)
