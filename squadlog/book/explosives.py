"""TA-08 to TA-12: grenades, charges and fire missions. Distances are metres, bands run [low, high] in whole metres."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.book.entry import (
    Band,
    Count,
    Counts,
    Entry,
    FaceBand,
    Metres,
    Modifier,
    Penetration,
    Points,
    Row,
    Rows,
    RuleId,
)


class GrenadeRange(Row):
    """A band of throwing range: its to-hit modifier and how far a miss scatters."""

    band_m: Band
    modifier: Modifier
    scatter_m: Metres
    rule: RuleId


class ScatterFace(Row):
    """What a scatter die shows: a direction seen from the thrower, or a further roll with the distance multiplied."""

    faces: FaceBand
    direction: Literal["long", "short", "left", "right", "reroll"]
    multiplier: Annotated[int, Bounds(ge=1, le=3)] = 1


class Blast(Entry):
    """One ring around a burst and the penetration that reaches it."""

    band_m: Band
    pf: Penetration


class MultipleBlast(Entry):
    """One ring around charges that go off together: penetration for two, three and four of them; 0 is no attack."""

    band_m: Band
    pf: Annotated[tuple[Penetration, Penetration, Penetration], Bounds(strict=False)]


Blasts = Annotated[tuple[Blast, ...], Bounds(strict=False, min_length=1)]


class Grenades(Entry):
    """Hand grenades, smoke and the launcher. Subphases count from the one after the throw."""

    max_range_m: Metres
    min_landing_m: Metres
    fuse_subphases: Count
    spotted_only: Modifier
    through_window: Modifier
    half_cover_pf: Modifier
    sacrifice_pf_bonus: Modifier
    smoke_radius_m: Metres
    smoke_turns: Count
    launcher_min_range_m: Metres
    launcher_min_indirect_m: Metres
    launcher_scatter_m: Metres
    launcher_capacity: Count
    rows: Rows[GrenadeRange]
    scatter: Rows[ScatterFace]
    fragmentation: Blasts


class PlasticCharges(Entry):
    """Plastic charges: the rings of one, and of two to four set off together."""

    cost: Points
    install_ap: Count
    single: Blasts
    multiple: Annotated[tuple[MultipleBlast, ...], Bounds(strict=False, min_length=1)]


class ChargeFire(Row):
    """A shot or blast at a charge: the faces that do nothing, destroy it, or set it off. `None`: no such face."""

    nothing: FaceBand | None = None
    destroyed: FaceBand
    explodes: FaceBand
    rule: RuleId


class ShapedZone(Row):
    """A wedge beyond the hole: from and to these depths, as far to each side of the axis."""

    depth_m: Band
    half_width_m: Metres
    pf: Penetration


class ShapedCharge(Entry):
    """A shaped charge, whose figure is lost: penetration against the obstacle, and the zones behind it."""

    cost: Points
    install_ap: Count
    pf_vs_obstacle: Penetration
    hole_width_m: Metres
    near_side_pf: Penetration
    rows: Rows[ShapedZone]


class FireMission(Row):
    """An off-board strike: its price, the number to land on the point, scatter, and the charges it is worth."""

    cost: Points
    target: Annotated[int, Bounds(ge=1, le=10)]
    scatter_m: Metres
    charges: Annotated[int, Bounds(ge=2, le=4)]
    pf: Counts
    rule: RuleId


class FireMissions(Entry):
    """Fire missions and what limits them."""

    max_per_side: Count
    call_ap: Count
    rows: Rows[FireMission]
