"""How a battle is called by its scores: the higher divided by the lower, and the level of both sides (VIC-08..12)."""

from fractions import Fraction

from squadlog.records import record
from squadlog.rulebook.combat import VictoryLevel
from squadlog.rules.table import Table

_LEAST = Fraction(1)


@record
class Level:
    """`ratio` is the higher score divided by the lower, None where that cannot be; `row` names it for both (VIC-08)."""

    ratio: Fraction | None
    row: VictoryLevel


def level_of(one: Fraction, other: Fraction, table: Table) -> Level:
    """The level of two scores in points: the limits are not rounded; a low score of 0 or less is read by A-113."""
    rows = sorted(table.book.victory.rows.values(), key=lambda row: row.min_ratio, reverse=True)
    low, high = sorted((one, other))
    if table.rulings.is_("victory.zero", "clamp_1"):
        low, high = max(low, _LEAST), max(high, _LEAST)
    if low > 0:
        ratio = high / low
        return Level(ratio=ratio, row=next(row for row in rows if ratio >= row.min_ratio))
    return Level(ratio=None, row=rows[0] if high > 0 else rows[-1])
