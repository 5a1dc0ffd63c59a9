"""TA-05 to TA-07: leaders, quality and rout."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.book.entry import Count, Entry, Modifier, Percentile, Points, Row, Rows, RuleId

Rating = Annotated[int, Bounds(ge=-2, le=2)]


class LeaderRating(Row):
    """A leader's rating, minus being good: its price (a negative price enlarges the budget) and its rout modifier."""

    rating: Rating
    cost: Points
    rout: Percentile
    rule: RuleId


class Quality(Row):
    """The quality of a squad: modifiers to initiative, to rout on the d100 (plus is good) and to rally."""

    initiative: Modifier
    rout: Percentile
    rally: Modifier
    cost: Points
    rule: RuleId


class RoutLine(Row):
    """One rout modifier on the d100; plus is good. `per` tells whether it counts once, or for each point or unit."""

    value: Percentile
    per: Literal["once", "point", "unit"]
    rule: RuleId


class Rout(Entry):
    """The rout table: tested every `interval_turns`; `acting_leader_rating` is that of a unit taking charge."""

    interval_turns: Count
    acting_leader_rating: Rating
    rows: Rows[RoutLine]
