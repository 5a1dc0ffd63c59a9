"""What lies where somebody points, and areas as rings to be drawn: for whoever lays areas on a map by hand (SCN-09)."""

from collections.abc import Iterator

import shapely

from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled.named_areas import shape_of
from squadlog.ground.compiled.outlines import Geometry, line, ring, zone_area
from squadlog.ground.map.model import Map

Rings = tuple[tuple[tuple[float, float], ...], ...]


def rings_of(drawn: Map, named: NamedArea, floor: int) -> Rings:
    """The outlines of what of an area lies on a floor, those of its holes with them; none where nothing does."""
    shape = shape_of(drawn, named, floor)
    found = (part for part in shapely.get_parts(shape) if isinstance(part, shapely.Polygon))
    return tuple(
        tuple((x, y) for x, y in edge.coords) for part in found for edge in (part.exterior, *part.interiors)
    )


def room_at(drawn: Map, x: float, y: float, floor: int) -> str:
    """The room at a point, the smallest if several are; empty for none."""
    here = [
        (ring(room.points).area, room.name)
        for room in drawn.rooms
        if room.floor == floor and shapely.intersects_xy(ring(room.points), x, y)
    ]
    return min(here)[1] if here else ""


def zone_at(drawn: Map, x: float, y: float, floor: int) -> str:
    """The id of the zone at a point, the smallest if several are; empty for none."""
    here = [
        (zone_area(zone).area, zone.id)
        for zone in drawn.zones
        if zone.floor == floor and shapely.intersects_xy(zone_area(zone), x, y)
    ]
    return min(here)[1] if here else ""


def thing_at(drawn: Map, x: float, y: float, floor: int, within_m: float) -> str:
    """The id of the door, window, piece, shaft or wall nearest to a point, no farther than that; empty for none."""
    point = shapely.Point(x, y)
    near = [(shapely.distance(shape, point), name) for name, shape in _things(drawn, floor)]
    distance, name = min(near, default=(within_m, ""))
    return name if distance <= within_m else ""


def _things(drawn: Map, floor: int) -> Iterator[tuple[str, Geometry]]:
    for door in drawn.doors:
        if door.floor == floor:
            yield door.id, line(door.ends)
    for window in drawn.windows:
        if window.floor == floor:
            yield window.id, line(window.ends)
    for piece in drawn.obstacles:
        if piece.floor == floor:
            yield piece.id, ring(piece.points)
    for shaft in (*drawn.stairs, *drawn.elevators):
        if floor in shaft.floors:
            yield shaft.id, ring(shaft.points)
    for wall in drawn.walls:
        if wall.floor == floor:
            yield wall.id, line(wall.line)
