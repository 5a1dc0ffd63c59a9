"""TA-01, TA-03, TA-04 and TA-13: detection, ammunition, automatic fire and environment."""

from typing import Annotated

from squadlog.base.limits import Bounds
from squadlog.book.entry import Count, Entry, Metres, Modifier, Numbers, Row, Rows, RuleId

FaceHits = Annotated[tuple[Count, ...], Bounds(strict=False, min_length=10, max_length=10)]


class DetectionLine(Row):
    """A detection modifier; plus hides. `secret` lines are added by the hiding owner (DET-13).

    It counts beyond `beyond_m` and up to `max_m`, where given. `elsewhere` is a different figure printed in another
    place; a ruling chooses.
    """

    value: Modifier
    secret: bool = False
    beyond_m: Metres | None = None
    max_m: Metres | None = None
    elsewhere: Modifier | None = None
    rule: RuleId


class Detection(Entry):
    """The detection table; within `automatic_m` no roll is needed."""

    automatic_m: Metres
    rows: Rows[DetectionLine]


class Carried(Row):
    """What every soldier carries of one kind at the start."""

    count: Count
    rule: RuleId


class Ammunition(Entry):
    """Magazines and grenades per soldier, and rounds per magazine by weapon code (lasers have no line)."""

    magazine_rounds: Numbers
    rows: Rows[Carried]


class Burst(Row):
    """Concentrated fire of `rounds` rounds: how many hit for each face 1 to 10.

    `hits_without_minimum` is the bare formula where the book prints no minimum.
    """

    rounds: Annotated[int, Bounds(ge=1, le=5)]
    hits: FaceHits
    hits_without_minimum: FaceHits | None = None
    rule: RuleId


class AutomaticFire(Entry):
    """Bursts: rounds spent, fires allowed in a turn, and the sector of area fire in degrees."""

    rounds_per_burst: Count
    fires_per_turn: Count
    concentrated_per_turn: Count
    sector_deg: Annotated[int, Bounds(ge=1, le=180)]
    rows: Rows[Burst]


class PaceTable(Row):
    """Metres per subphase in some condition, before any modifier."""

    walk_m: Metres
    run_m: Metres
    sprint_m: Metres
    rule: RuleId


class EnvironmentTable(Entry):
    """Snow, night and vacuum; the delay is in subphases between two bites of a breached suit."""

    night_sprint_needs_power: bool
    vacuum_delay_subphases: Count
    rows: Rows[PaceTable]
