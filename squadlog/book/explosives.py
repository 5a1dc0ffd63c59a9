"""TA-08 to TA-12: grenades, charges and fire missions. Distances are metres, bands run [low, high] in whole metres."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.book import entry


class GrenadeRange(entry.Row):
    """A band of throwing range: its to-hit modifier and how far a miss scatters."""

    band_m: entry.Band
    modifier: entry.Modifier
    scatter_m: entry.Metres
    rule: entry.RuleId


class ScatterFace(entry.Row):
    """What a scatter die shows: a direction seen from the thrower, or a further roll with the distance multiplied."""

    faces: entry.FaceBand
    direction: Literal["long", "short", "left", "right", "reroll"]
    multiplier: Annotated[int, Bounds(ge=1, le=3)] = 1


class Blast(entry.Entry):
    """One ring around a burst and the penetration that reaches it."""

    band_m: entry.Band
    pf: entry.Penetration


class MultipleBlast(entry.Entry):
    """One ring around charges that go off together: penetration for two, three and four of them; 0 is no attack."""

    band_m: entry.Band
    pf: Annotated[tuple[entry.Penetration, entry.Penetration, entry.Penetration], Bounds(strict=False)]


Blasts = Annotated[tuple[Blast, ...], Bounds(strict=False, min_length=1)]


class Grenades(entry.Entry):
    """Hand grenades, smoke and the launcher. Subphases count from the one after the throw."""

    max_range_m: entry.Metres
    min_landing_m: entry.Metres
    fuse_subphases: entry.Count
    spotted_only: entry.Modifier
    through_window: entry.Modifier
    half_cover_pf: entry.Modifier
    sacrifice_pf_bonus: entry.Modifier
    smoke_radius_m: entry.Metres
    smoke_turns: entry.Count
    launcher_min_range_m: entry.Metres
    launcher_min_indirect_m: entry.Metres
    launcher_scatter_m: entry.Metres
    launcher_capacity: entry.Count
    rows: entry.Rows[GrenadeRange]
    scatter: entry.Rows[ScatterFace]
    fragmentation: Blasts


class PlasticCharges(entry.Entry):
    """Plastic charges: the rings of one, and of two to four set off together."""

    cost: entry.Points
    install_ap: entry.Count
    single: Blasts
    multiple: Annotated[tuple[MultipleBlast, ...], Bounds(strict=False, min_length=1)]


class ChargeFire(entry.Row):
    """A shot or blast at a charge: the faces that do nothing, destroy it, or set it off. `None`: no such face."""

    nothing: entry.FaceBand | None = None
    destroyed: entry.FaceBand
    explodes: entry.FaceBand
    rule: entry.RuleId


class ShapedZone(entry.Row):
    """A wedge beyond the hole: from and to these depths, as far to each side of the axis."""

    depth_m: entry.Band
    half_width_m: entry.Metres
    pf: entry.Penetration


class ShapedCharge(entry.Entry):
    """A shaped charge, whose figure is lost: penetration against the obstacle, and the zones behind it."""

    cost: entry.Points
    install_ap: entry.Count
    pf_vs_obstacle: entry.Penetration
    hole_width_m: entry.Metres
    near_side_pf: entry.Penetration
    rows: entry.Rows[ShapedZone]


class FireMission(entry.Row):
    """An off-board strike: its price, the number to land on the point, scatter, and the charges it is worth."""

    cost: entry.Points
    target: Annotated[int, Bounds(ge=1, le=10)]
    scatter_m: entry.Metres
    charges: Annotated[int, Bounds(ge=2, le=4)]
    pf: entry.Counts
    rule: entry.RuleId


class FireMissions(entry.Entry):
    """Fire missions and what limits them."""

    max_per_side: entry.Count
    call_ap: entry.Count
    rows: entry.Rows[FireMission]
