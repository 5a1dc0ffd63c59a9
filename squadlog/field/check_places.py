"""Obstacles, rooms and start zones: cover that fits the height, rooms closed, zones where a unit can stand."""

from collections.abc import Iterator

import shapely  # type: ignore[import-untyped]

from squadlog.field.conditions import FIGURE_RADIUS_M
from squadlog.field.model import Map
from squadlog.field.outlines import (
    TOUCH_M,
    Geometry,
    area,
    line,
    meetings,
    ring,
    shafts_of,
    walls_of,
    zone_area,
)
from squadlog.field.remark import Remark, fault, warning

_DEEP = ("river", "lake")


def place_remarks(drawn: Map) -> Iterator[Remark]:
    """Everything about obstacles, rooms and zones."""
    for obstacle in drawn.obstacles:
        if obstacle.high != obstacle.cover.startswith("full"):
            height, class_ = ("high", "half") if obstacle.high else ("low", "full")
            sentence = (
                f"Obstacle {obstacle.id} is {height} but gives {class_} cover; one of the two is wrong."
            )
            yield warning("cover-and-height", obstacle.id, sentence, "MAP-15" if obstacle.high else "MAP-14")
    yield from _rooms(drawn)
    yield from _zones(drawn)


def _rooms(drawn: Map) -> Iterator[Remark]:
    for floor in sorted({room.floor for room in drawn.rooms}):
        closed = shapely.union(walls_of(drawn, floor), shafts_of(drawn, floor)).buffer(TOUCH_M)
        rooms = [room for room in drawn.rooms if room.floor == floor]
        for room in rooms:
            open_m = line((*room.points, room.points[0])).difference(closed)
            if open_m.length > TOUCH_M:
                gap = max(shapely.get_parts(open_m), key=shapely.length)
                x, y = shapely.get_coordinates(gap.interpolate(0.5, normalized=True))[0]
                sentence = f"Room {room.name} is not closed: {open_m.length:.1f} m of its outline, by ({x:.1f}, {y:.1f}), has no wall."
                yield warning("open-room", room.name, sentence)
        yield from _shared_rooms([(room.name, ring(room.points)) for room in rooms])


def _shared_rooms(rooms: list[tuple[str, Geometry]]) -> Iterator[Remark]:
    shapes = [shape for _, shape in rooms]
    for first, second in meetings(shapes, shapes):
        if first < second and shapes[first].intersection(shapes[second]).area > TOUCH_M:
            yield warning(
                "rooms-overlap", rooms[first][0], f"Rooms {rooms[first][0]} and {rooms[second][0]} overlap."
            )


def _zones(drawn: Map) -> Iterator[Remark]:
    whole = area(drawn)
    for floor in sorted({zone.floor for zone in drawn.zones}):
        taken = _taken(drawn, floor)
        for zone in (zone for zone in drawn.zones if zone.floor == floor):
            free = zone_area(zone).intersection(whole).difference(taken)
            if free.is_empty:
                sentence = f"No unit can stand anywhere in zone {zone.id} of {zone.side}; move it off water and walls."
                yield fault("zone-full", zone.id, sentence)


def _taken(drawn: Map, floor: int) -> Geometry:
    """Where no head can be: in deep water, too near a wall, in or too near an obstacle, over the edge of the map."""
    solid = [ring(obstacle.points) for obstacle in drawn.obstacles if obstacle.floor == floor]
    solid += [line(wall.line) for wall in drawn.walls if wall.floor == floor]
    grown = shapely.union_all(shapely.buffer(solid, FIGURE_RADIUS_M))
    if floor > 1:
        return grown
    water: Geometry = shapely.Polygon()
    for patch in drawn.terrain:
        shape = ring(patch.points)
        water = water.union(shape) if patch.kind in _DEEP else water.difference(shape)
    return grown.union(water)
