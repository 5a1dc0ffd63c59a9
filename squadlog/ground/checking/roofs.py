"""Spaces that walls close on every side: they have a roof, which who drew a yard may not expect (MAP-08)."""

from collections.abc import Iterator

import shapely

from squadlog.ground.checking.remark import MapRemark, warning
from squadlog.ground.compiled.enclosed import find_enclosed
from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.map.model import Map

_LARGE_M2 = 100.0
_BUILT = ("clear",)
"""Ground that is no sign of open air."""
_SHARE = 0.25
"""The share of a space that a room must cover to say that the space is a room."""


def roof_remarks(drawn: Map) -> Iterator[MapRemark]:
    """Enclosed spaces with terrain in them, without a room, or larger than 100 square metres."""
    ground = [shapely.Polygon(patch.points) for patch in drawn.terrain if patch.kind not in _BUILT]
    for floor in range(1, drawn.floors + 1):
        rooms = [shapely.Polygon(room.points) for room in drawn.rooms if room.floor == floor]
        for ring in find_enclosed(drawn, floor):
            if why := _unlike_a_room(shapely.Polygon(ring), rooms, ground if floor == 1 else []):
                yield _remark_roof(ring, floor, why)


def _unlike_a_room(space: Geometry, rooms: list[Geometry], ground: list[Geometry]) -> str:
    if any(
        shapely.intersection(space, patch).area > _SHARE * min(space.area, patch.area) for patch in ground
    ):
        return "has terrain in it"
    if any(shapely.intersection(space, room).area > _SHARE * space.area for room in rooms):
        return ""
    return f"is {space.area:.0f} square metres large and has no room" if space.area > _LARGE_M2 else ""


def _remark_roof(ring: tuple[tuple[float, float], ...], floor: int, why: str) -> MapRemark:
    x, y = shapely.Polygon(ring).representative_point().coords[0]
    sentence = (
        f"The space around ({x:.1f}, {y:.1f}) on floor {floor} {why}; walls close it, so it is indoors and has a roof. "
        "Leave a gap in the wall of an open yard, or draw a room in a building."
    )
    return warning("roofed", "", sentence, "MAP-08")
