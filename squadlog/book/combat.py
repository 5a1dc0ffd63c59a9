"""T-07, T-10, T-11 and TA-16: target numbers, to-hit lines, wounds and what they are worth."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.book import entry


class TargetNumber(entry.Row):
    """A number to roll: success is a modified roll of `value` or less or, where high is `good`, of more than that.

    `natural_success` and `natural_failure` are the unmodified faces that decide whatever the modifiers.
    """

    value: Annotated[int, Bounds(ge=1, le=100)]
    die: Literal[10, 100] = 10
    natural_success: Annotated[int, Bounds(ge=1, le=100)] | None = 1
    natural_failure: Annotated[int, Bounds(ge=1, le=100)] | None = 10
    good: Literal["low", "high"] = "low"
    advanced: bool = False
    rule: entry.RuleId


class ToHitLine(entry.Row):
    """One line of the to-hit table; plus hurts. `side` tells whose doing it is: firer, target, or the shot itself."""

    value: entry.Modifier
    rule: entry.RuleId
    side: Literal["firer", "target", "shot"]
    advanced: bool = False


class WoundLevel(entry.Row):
    """A wound level: what it adds to the unit's own rolls, the metres it still covers, and the extra AP it pays.

    `extra_ap` is not paid for movement nor for fire/throw (WND-12). `value` is the share of the unit's points that
    its enemy scores (CAS-01..06). `out` is out of the fight.
    """

    roll: entry.Modifier
    walk_m: entry.Metres
    run_m: entry.Metres
    sprint_m: entry.Metres
    extra_ap: entry.ActionPoints
    value: entry.Share
    out: bool = False
    rule: entry.RuleId


class VictoryLevel(entry.Row):
    """How a battle is called when the higher score is at least `min_ratio` times the lower."""

    min_ratio: entry.Share
    lower_name: str
    rule: entry.RuleId


class Victory(entry.Entry):
    """Points for objectives and unspent points, and the levels of victory from the best down."""

    primary: entry.Points
    secondary: entry.Points
    unspent_point: entry.Points
    by_charges: entry.Counts
    each_further_charge: entry.Points
    rows: entry.Rows[VictoryLevel]
