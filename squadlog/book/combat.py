"""T-07, T-10, T-11 and TA-16: target numbers, to-hit lines, wounds and what they are worth."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.book.entry import (
    ActionPoints,
    Counts,
    Entry,
    Metres,
    Modifier,
    Points,
    Row,
    Rows,
    RuleId,
    Share,
)


class TargetNumber(Row):
    """A number to roll: success is a modified roll of `value` or less or, where high is `good`, of more than that.

    `natural_success` and `natural_failure` are the unmodified faces that decide whatever the modifiers.
    """

    value: Annotated[int, Bounds(ge=1, le=100)]
    die: Literal[10, 100] = 10
    natural_success: Annotated[int, Bounds(ge=1, le=100)] | None = 1
    natural_failure: Annotated[int, Bounds(ge=1, le=100)] | None = 10
    good: Literal["low", "high"] = "low"
    advanced: bool = False
    rule: RuleId


class ToHitLine(Row):
    """One line of the to-hit table; plus hurts. `side` tells whose doing it is: firer, target, or the shot itself."""

    value: Modifier
    rule: RuleId
    side: Literal["firer", "target", "shot"]
    advanced: bool = False


class WoundLevel(Row):
    """A wound level: what it adds to the unit's own rolls, the metres it still covers, and the extra AP it pays.

    `extra_ap` is not paid for movement nor for fire/throw (WND-12). `value` is the share of the unit's points that
    its enemy scores (CAS-01..06). `out` is out of the fight.
    """

    roll: Modifier
    walk_m: Metres
    run_m: Metres
    sprint_m: Metres
    extra_ap: ActionPoints
    value: Share
    out: bool = False
    rule: RuleId


class VictoryLevel(Row):
    """How a battle is called when the higher score is at least `min_ratio` times the lower."""

    min_ratio: Share
    lower_name: str
    rule: RuleId


class Victory(Entry):
    """Points for objectives and unspent points, and the levels of victory from the best down."""

    primary: Points
    secondary: Points
    unspent_point: Points
    by_charges: Counts
    each_further_charge: Points
    rows: Rows[VictoryLevel]
