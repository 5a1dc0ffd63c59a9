"""A map drawn at random that holds: drawn, looked over and, if it will not do, drawn anew from the same seed.

The n-th try of a seed is always the same, and so is the map that is the first to be sound (`checking`), playable and
fair (`fairness`). After a bounded number of tries it is said that there is none.
"""

from collections.abc import Callable

from squadlog.base.dice import Chance
from squadlog.base.errors import MapError
from squadlog.base.lengths import in_metres
from squadlog.base.records import record
from squadlog.ground.checking.check import check
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.fairness.fair import MIRRORED_MOST, Fairness, LookedOver
from squadlog.ground.fairness.mirrored import mirrored_share
from squadlog.ground.map.model import Map
from squadlog.ground.map.zones import Zone
from squadlog.ground.moving.moves_stops import Cost
from squadlog.ground.random_maps.building import building
from squadlog.ground.random_maps.deck import deck
from squadlog.ground.random_maps.farm import farm
from squadlog.ground.random_maps.kinds import MapKind
from squadlog.ground.random_maps.open_ground import open_ground
from squadlog.ground.random_maps.sketch import Sketch
from squadlog.ground.random_maps.station import station
from squadlog.ground.random_maps.street import street
from squadlog.ground.random_maps.wood import wood
from squadlog.ground.random_maps.zone_size import zone_size
from squadlog.ground.random_maps.zones import fair_zones

LEAST_M, MOST_M = 20, 80
"""How long a side of a map drawn at random may be, in metres."""
MOST_TRIES = 40
_ZONE: dict[MapKind, tuple[float, float]] = {"open": (6.0, 12.0), "building": (6.0, 14.0)}
"""How deep and long a zone is; those of other kinds grow with the map."""
LAY: dict[MapKind, Callable[[Sketch], None]] = {
    "open": open_ground,
    "building": building,
    "street": street,
    "wood": wood,
    "station": station,
    "deck": deck,
    "farm": farm,
}
"""How each kind is laid on a sketch."""
_TITLES: dict[MapKind, str] = {"open": "Open ground", "building": "Building"}
"""What a map is called by its seed; the others have names of their own."""


@record
class RandomMap:
    """A map, how fair it is, how many tries it took, and why anybody would fight there (empty: no more is known)."""

    map: Map
    fairness: Fairness
    tries: int
    reason: str = ""


def random_map(
    kind: MapKind,
    seed: int,
    readings: Readings,
    cost: Cost,
    *,
    width_m: int = 48,
    height_m: int = 36,
    sides: tuple[str, str] = ("Red", "Blue"),
) -> RandomMap:
    """The map of a seed. Raises MapError for a size that is not from 20 to 80 m, or where no try holds."""
    if not (LEAST_M <= width_m <= MOST_M and LEAST_M <= height_m <= MOST_M):
        raise MapError(
            f"A map drawn at random is {LEAST_M} to {in_metres(MOST_M)} long and wide, not "
            f"{width_m} by {in_metres(height_m)}."
        )
    for number in range(1, MOST_TRIES + 1):
        sketch = Sketch(width_m, height_m, Chance(f"{kind} {width_m}x{height_m} {seed} {number}"))
        LAY[kind](sketch)
        title = f"{_TITLES[kind]} {seed}" if kind in _TITLES else sketch.title
        bare = sketch.map(title)
        if mirrored_share(bare) > MIRRORED_MOST or not (kind in _TITLES or sketch.reason):
            continue
        over = LookedOver(bare, readings, cost)
        zones = _zones(over, kind, sides, sketch)
        if zones is not None:
            drawn = sketch.map(title, zones)
            if not check(drawn):  # asked once, of all: what is drawn is sound as a rule
                return RandomMap(map=drawn, fairness=over.between(zones), tries=number, reason=sketch.reason)
    raise MapError(
        f"No fair map of {width_m} by {in_metres(height_m)} comes of the seed {seed}; take another."
    )


def _zones(
    over: LookedOver, kind: MapKind, sides: tuple[str, str], sketch: Sketch
) -> tuple[Zone, ...] | None:
    if over.shut():
        return None
    deep, long_ = _ZONE.get(kind) or zone_size(over.drawn.width_m, over.drawn.height_m)
    most = float(min(over.drawn.width_m, over.drawn.height_m) - 8)
    return fair_zones(over, sides, deep, min(long_, most), sketch.starts)
