"""The drawing of a map as shapely geometry; a thin typed layer, for shapely has no types of its own."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import shapely

from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Obstacle, Shaft, Wall, Window
from squadlog.ground.map.zones import Zone

Geometry: TypeAlias = Any
"""A shapely geometry."""

Points: TypeAlias = Sequence[tuple[float, float]]
Built: TypeAlias = Wall | Door | Window | Obstacle | Shaft
TOUCH_M = 0.01
"""Drawings less than a centimetre apart touch."""


def ring(points: Points) -> Geometry:
    """The polygon inside `points`; it may be invalid if they cross themselves."""
    return shapely.Polygon(points)


def line(points: Points) -> Geometry:
    """The polyline through `points`, which may fold back on itself."""
    return shapely.LineString(points)


def area(drawn: Map) -> Geometry:
    """The whole map."""
    return shapely.box(0, 0, drawn.width_m, drawn.height_m)


def sides(lines: Iterable[Points]) -> list[Geometry]:
    """The straight stretches of some polylines, each by itself: a wall of many corners may cross itself everywhere."""
    stretches = [stretch for points in lines for stretch in pairwise(points)]
    return shapely.linestrings(stretches).tolist() if stretches else []


def wall_sides(drawn: Map, floor: int) -> list[Geometry]:
    """The straight stretches of all walls and bulkheads of a floor."""
    return sides(wall.line for wall in drawn.walls if wall.floor == floor)


def shaft_sides(shafts: Iterable[Shaft], floor: int) -> list[Geometry]:
    """The straight stretches of the outlines of those shafts that have this floor."""
    return sides((*shaft.points, shaft.points[0]) for shaft in shafts if floor in shaft.floors)


def bare(lines: Sequence[Geometry], along: Sequence[Geometry]) -> Iterator[Geometry]:
    """What of each line in turn lies along none of the stretches, within a centimetre; empty if all of it does."""
    near: list[list[int]] = [[] for _ in lines]
    for place, side in meetings(lines, along, TOUCH_M):
        near[place].append(side)
    covers = shapely.buffer(along, TOUCH_M)
    for shape, found in zip(lines, near, strict=True):
        if not found:
            yield shape
            continue
        alone = bool(shapely.covers(covers[found], shape).any())  # mostly one wall is enough
        yield shapely.LineString() if alone else shape.difference(shapely.union_all(covers[found]))


def built_on(drawn: Map, floor: int) -> Iterator[tuple[Built, Callable[[Points], Geometry], Points]]:
    """What stands on a floor, each with what makes a shape of its points: `line` or `ring`."""
    for wall in drawn.walls:
        if wall.floor == floor:
            yield wall, line, wall.line
    openings: tuple[Door | Window, ...] = (*drawn.doors, *drawn.windows)
    for opening in openings:
        if opening.floor == floor:
            yield opening, line, opening.ends
    for thing in drawn.obstacles:
        if thing.floor == floor:
            yield thing, ring, thing.points
    for shaft in (*drawn.stairs, *drawn.elevators):
        if floor in shaft.floors:
            yield shaft, ring, shaft.points


def zone_area(zone: Zone) -> Geometry:
    """The ground of a start zone; a circle is drawn with 64 sides to the quarter."""
    if zone.circle:
        return shapely.Point(zone.circle.centre).buffer(zone.circle.radius_m, quad_segs=64)
    return ring(zone.points or ())


def meetings(
    shapes: Sequence[Geometry], others: Sequence[Geometry], within_m: float = 0
) -> list[tuple[int, int]]:
    """The pairs of a place in `shapes` and a place in `others` that come within `within_m` metres of each other."""
    if not shapes or not others:
        return []
    found = shapely.STRtree(others).query(shapes, predicate="dwithin", distance=within_m)
    return [(int(one), int(other)) for one, other in found.T]


def crosses_itself(polygon: Geometry) -> str:
    """Where a polygon crosses or touches itself, as "(x, y)"; nothing if it does not."""
    if shapely.is_valid(polygon):
        return ""
    reason = shapely.is_valid_reason(polygon)
    found = reason[reason.find("[") + 1 : reason.find("]")].split() if "[" in reason else []
    return f"({float(found[0]):g}, {float(found[1]):g})" if len(found) == 2 else "one of its points"
