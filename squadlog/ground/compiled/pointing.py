"""What lies where somebody points, and areas as rings to be drawn: for whoever lays areas on a map by hand (SCN-09)."""

from collections.abc import Iterable

import shapely

from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled.named_areas import shape_of
from squadlog.ground.compiled.outlines import Geometry, built_on, ring, zone_area
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
    return _smallest(((room.name, ring(room.points)) for room in drawn.rooms if room.floor == floor), x, y)


def zone_at(drawn: Map, x: float, y: float, floor: int) -> str:
    """The id of the zone at a point, the smallest if several are; empty for none."""
    return _smallest(((zone.id, zone_area(zone)) for zone in drawn.zones if zone.floor == floor), x, y)


def _smallest(areas: Iterable[tuple[str, Geometry]], x: float, y: float) -> str:
    here = [(area.area, name) for name, area in areas if shapely.intersects_xy(area, x, y)]
    return min(here)[1] if here else ""


def thing_at(drawn: Map, x: float, y: float, floor: int, within_m: float) -> str:
    """The id of the door, window, piece, shaft or wall nearest to a point, no farther than that; empty for none."""
    point = shapely.Point(x, y)
    near = [
        (shapely.distance(drawn_as(points), point), one.id)
        for one, drawn_as, points in built_on(drawn, floor)
    ]
    distance, name = min(near, default=(within_m, ""))
    return name if distance <= within_m else ""
