"""What is told of a map after the fighting on it: places where something happened, ways walked, who saw whom."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import dist

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record
from squadlog.facts.heat import HeatKind, HeatLook, HeatSpot, HeatSquare, HeatWay


@record
class MapHeat:
    """What happened where in some battles on one map, as far as whoever asks may know it."""

    title: str
    map: str
    sides: tuple[str, ...]
    battles: int = 1
    spots: tuple[HeatSpot, ...] = ()
    ways: tuple[HeatWay, ...] = ()
    looks: tuple[HeatLook, ...] = ()


def join_heats(heats: Sequence[MapHeat]) -> MapHeat:
    """The heat of several battles as one. Raises SquadlogError for none, or for battles on different maps."""
    if not heats:
        raise SquadlogError("No battle was named; squadlog battles lists them.")
    first = heats[0]
    other = next((one for one in heats if one.map != first.map), None)
    if other is not None:
        raise SquadlogError(
            f'"{first.title}" and "{other.title}" were fought on different maps; heat is of one map.'
        )
    return MapHeat(
        title=first.title if len(heats) == 1 else f"{first.title} and {len(heats) - 1} more",
        map=first.map,
        sides=tuple(dict.fromkeys(side for one in heats for side in one.sides)),
        battles=sum(one.battles for one in heats),
        spots=tuple(spot for one in heats for spot in one.spots),
        ways=tuple(way for one in heats for way in one.ways),
        looks=tuple(look for one in heats for look in one.looks),
    )


def list_squares(spots: Iterable[HeatSpot], size_m: int = 1) -> tuple[HeatSquare, ...]:
    """The spots counted by squares of `size_m` metres, the hottest first."""
    counts = dict[tuple[HeatKind, str, int, int, int], int]()
    for one in spots:
        corner = int(one.x // size_m) * size_m, int(one.y // size_m) * size_m
        key = (one.kind, one.side, *corner, one.floor)
        counts[key] = counts.get(key, 0) + 1
    found = (HeatSquare(*key, times) for key, times in counts.items())
    return tuple(sorted(found, key=lambda one: (-one.times, one.kind, one.floor, one.y, one.x, one.side)))


def total_metres(ways: Iterable[HeatWay]) -> Iterator[tuple[str, float]]:
    """How far each side walked in all."""
    metres = dict[str, float]()
    for way in ways:
        long = sum(dist(one, other) for one, other in pairwise(way.points))
        metres[way.side] = metres.get(way.side, 0.0) + long
    yield from metres.items()
