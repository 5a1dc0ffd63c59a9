"""Ground within reach where nobody of some watchers would see a unit: where it is out of their fire (LOS-01)."""

from collections.abc import Iterable, Sequence

from shapely import box, union_all

from squadlog.base.records import replace
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.reached import Reachable
from squadlog.ground.sight.clouds import Veil
from squadlog.ground.sight.shades import CLEAR, HAZY, SEEN, shades

PITCH_M = 0.5
"""The ground is judged in squares of this size, each by its middle."""
_NEARLY_M = 1e-6


def refuge(
    ground: Ground, reach: Reachable, watchers: Iterable[Figure], readings: Readings, veil: Veil = CLEAR
) -> tuple[Reachable, Reachable]:
    """What is left of a reach in the squares that none of the watchers has in sight, whichever way he faces.

    And what is left of it where some have, but through smoke alone.
    """
    cells, left, bottom = reach.grid(PITCH_M)
    floor = reach.start.spot.floor
    open_ones = [
        Spot(left + (column + 0.5) * PITCH_M, bottom + (row + 0.5) * PITCH_M, floor)
        for row, columns in enumerate(cells.tolist())
        for column, inside in enumerate(columns)
        if inside
    ]
    hazy = set[Spot]()
    for watcher in watchers:
        there = [replace(reach.start, spot=spot) for spot in open_ones]
        told = shades(ground, watcher, there, readings, veil)
        hazy.update(spot for spot, shade in zip(open_ones, told, strict=True) if shade == HAZY)
        open_ones = [spot for spot, shade in zip(open_ones, told, strict=True) if shade != SEEN]
    unseen = [spot for spot in open_ones if spot not in hazy]
    return _part(reach, unseen), _part(reach, [spot for spot in open_ones if spot in hazy])


def _part(reach: Reachable, squares: Sequence[Spot]) -> Reachable:
    """The part of a reach in these squares."""
    half = PITCH_M / 2
    kept = union_all([box(at.x - half, at.y - half, at.x + half, at.y + half) for at in squares])
    return reach.without([reach.area.difference(kept).buffer(_NEARLY_M)])
