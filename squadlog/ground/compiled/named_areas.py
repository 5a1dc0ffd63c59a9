"""The areas that a scenario names, as shapes on the map (SCN-09)."""

from collections.abc import Collection, Iterator

import shapely

from squadlog.base.names import list_names
from squadlog.facts.scenario.area import Edge, NamedArea
from squadlog.ground.compiled.outlines import Geometry, area, built_on, line, ring, zone_area
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Obstacle

_ROUND = 32
"""Sides of a quarter of a circle."""


def shape_of(drawn: Map, named: NamedArea, floor: int) -> Geometry:
    """What of an area lies on a floor of the map; empty where nothing does."""
    inner = shapely.union_all(list(_parts(drawn, named, floor)))
    if named.around_m:
        inner = inner.buffer(named.around_m, quad_segs=_ROUND).difference(inner).intersection(area(drawn))
    if named.inside:
        return inner.intersection(_rooms(drawn, floor, {name.casefold() for name in named.inside}))
    return inner.difference(_rooms(drawn, floor)) if named.outdoors else inner


def _rooms(drawn: Map, floor: int, names: Collection[str] | None = None) -> Geometry:
    """The rooms of those names on a floor; all of them for None."""
    wanted = (room for room in drawn.rooms if names is None or room.name.casefold() in names)
    return shapely.union_all([ring(room.points) for room in wanted if room.floor == floor])


def holds(shape: Geometry, x: float, y: float, grace_m: float) -> bool:
    """Whether a point lies in a shape, or no farther than that from it."""
    return bool(shapely.dwithin(shape, shapely.Point(x, y), grace_m))


def crossing_m(
    shape: Geometry, start: tuple[float, float], end: tuple[float, float]
) -> tuple[float, float] | None:
    """The metres after which a straight way is first in a shape, and last; None: never."""
    leg = line((start, end))
    inner = shape.intersection(leg)
    if inner.is_empty:
        return None
    points = [point for part in shapely.get_parts(inner) for point in part.coords]
    metres = [float(leg.project(shapely.Point(point))) for point in points]
    return min(metres), max(metres)


def floors_of(drawn: Map, named: NamedArea) -> tuple[int, ...]:
    """The floors of the map with any part of the area, lowest first."""
    floors = range(1, drawn.floors + 1)
    return tuple(floor for floor in floors if not shape_of(drawn, named, floor).is_empty)


def on_map(drawn: Map, named: NamedArea) -> bool:
    """Whether anything of an area lies on the map."""
    return any(shape_of(drawn, named, floor).intersects(area(drawn)) for floor in floors_of(drawn, named))


def unknown(drawn: Map, named: NamedArea) -> str:
    """What an area names that the map does not have, in half a sentence; empty: nothing."""
    rooms = {room.name.casefold() for room in drawn.rooms}
    features = {one.id.casefold() for one in drawn.features()} | {
        one.name.casefold() for one in drawn.obstacles if one.name
    }
    for name in (*named.rooms, *named.inside):
        if name.casefold() not in rooms:
            return f"the map has no room {name}; it has {list_names(room.name for room in drawn.rooms)}"
    for name in named.zones:
        if name.casefold() not in {zone.id.casefold() for zone in drawn.zones}:
            return f"the map has no zone {name}; it has {list_names(zone.id for zone in drawn.zones)}"
    for name in named.near:
        if name.casefold() not in features | rooms:
            return f"the map has no {name}: name rooms, or features by id or name"
    return ""


def _parts(drawn: Map, named: NamedArea, floor: int) -> Iterator[Geometry]:
    """Each thing that an area lists, as far as it lies on that floor."""
    wanted = {name.casefold() for name in named.rooms}
    for room in drawn.rooms:
        if room.name.casefold() in wanted and room.floor == floor and named.floor in (None, floor):
            yield ring(room.points)
    zones = {name.casefold() for name in named.zones}
    for zone in drawn.zones:
        if zone.id.casefold() in zones and zone.floor == floor:
            yield zone_area(zone)
    if floor == (named.floor or 1):
        if named.points:
            yield ring(named.points)
        if named.centre is not None:
            yield shapely.Point(named.centre).buffer(named.radius_m, quad_segs=_ROUND)
        for edge in named.edges:
            yield _strip(drawn, edge, named.depth_m)
    if named.near:
        bodies = list(_bodies(drawn, {name.casefold() for name in named.near}, floor))
        yield from (body.buffer(named.within_m, quad_segs=_ROUND) for body in bodies)


def _strip(drawn: Map, edge: Edge, depth_m: float) -> Geometry:
    width, height = drawn.width_m, drawn.height_m
    corners = {
        "north": (0, height - depth_m, width, height),
        "south": (0, 0, width, depth_m),
        "west": (0, 0, depth_m, height),
        "east": (width - depth_m, 0, width, height),
    }
    return shapely.box(*corners[edge])


def _bodies(drawn: Map, names: set[str], floor: int) -> Iterator[Geometry]:
    """Rooms, walls, doors, windows, obstacles and shafts that go by one of these names, on a floor."""
    for room in drawn.rooms:
        if room.name.casefold() in names and room.floor == floor:
            yield ring(room.points)
    for one, drawn_as, points in built_on(drawn, floor):
        called = (one.id, one.name) if isinstance(one, Obstacle) else (one.id,)
        if not names.isdisjoint(map(str.casefold, called)):
            yield drawn_as(points)
    for patch in drawn.terrain:
        if patch.id.casefold() in names and floor == 1:
            yield ring(patch.points)
