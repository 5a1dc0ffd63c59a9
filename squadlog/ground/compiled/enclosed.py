"""The rooms that walls enclose, before anybody has named them."""

import shapely

from squadlog.ground.compiled.outlines import shaft_sides, wall_sides
from squadlog.ground.map.model import Map

_CLOSES_M = 0.05
"""Walls with a gap of at most this are taken to meet."""
_STRAIGHT_M = 0.001


def find_enclosed(drawn: Map, floor: int) -> tuple[tuple[tuple[float, float], ...], ...]:
    """The outlines of what the walls and shafts of a floor enclose, shafts left out; from north to south.

    Points are metres, to the millimetre, without those on a straight side.
    """
    shafts = [shaft for shaft in (*drawn.stairs, *drawn.elevators) if floor in shaft.floors]
    lines = wall_sides(drawn, floor) + shaft_sides(shafts, floor)
    if not lines:
        return ()
    net = shapely.union_all(shapely.snap(lines, shapely.union_all(lines), _CLOSES_M))
    inside = [shapely.Polygon(shaft.points).buffer(_CLOSES_M) for shaft in shafts]
    found = []
    for face in shapely.get_parts(shapely.polygonize([net])):
        if any(shape.covers(face) for shape in inside):
            continue
        ring = shapely.get_coordinates(shapely.normalize(face.exterior.simplify(_STRAIGHT_M)))[:-1]
        points = _straighten([(round(float(x), 3) + 0.0, round(float(y), 3) + 0.0) for x, y in ring])
        if len(points) > 2:
            found.append(points)
    return tuple(sorted(found, key=lambda ring: (-max(y for _, y in ring), min(x for x, _ in ring))))


def _straighten(ring: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """A ring without the corners that are none: simplifying keeps the first one in any case."""
    kept = []
    for place, (x, y) in enumerate(ring):
        (px, py), (qx, qy) = ring[place - 1], ring[(place + 1) % len(ring)]
        if abs((x - px) * (qy - py) - (y - py) * (qx - px)) > _STRAIGHT_M:
            kept.append((x, y))
    return tuple(kept)
