"""Ground within reach where nobody of some watchers would see a unit: where it is out of their fire (LOS-01)."""

from collections.abc import Iterable

from shapely import box, union_all

from squadlog.field.ground.conditions import Figure, Spot
from squadlog.field.ground.ground import Ground
from squadlog.field.ground.readings import Readings
from squadlog.field.moving.reached import Reachable
from squadlog.field.sight.judging import seen_at
from squadlog.records import replace

PITCH_M = 0.5
"""The ground is judged in squares of this size, each by its middle."""
_NEARLY_M = 1e-6


def refuge(ground: Ground, reach: Reachable, watchers: Iterable[Figure], readings: Readings) -> Reachable:
    """What is left of a reach in the squares that none of the watchers has in sight, whichever way he faces."""
    cells, left, bottom = reach.grid(PITCH_M)
    floor = reach.start.spot.floor
    open_ones = [
        Spot(left + (column + 0.5) * PITCH_M, bottom + (row + 0.5) * PITCH_M, floor)
        for row, columns in enumerate(cells.tolist())
        for column, inside in enumerate(columns)
        if inside
    ]
    for watcher in watchers:
        there = [replace(reach.start, spot=spot) for spot in open_ones]
        told = seen_at(ground, watcher, there, readings)
        open_ones = [spot for spot, in_sight in zip(open_ones, told, strict=True) if not in_sight]
    half = PITCH_M / 2
    hidden = union_all([box(at.x - half, at.y - half, at.x + half, at.y + half) for at in open_ones])
    return reach.without([reach.area.difference(hidden).buffer(_NEARLY_M)])
