"""Contour lines that cannot be read as slopes (MAP-07)."""

from collections.abc import Iterator
from itertools import islice

import shapely

from squadlog.ground.checking.remark import MOST_PAIRS, MapRemark, fault, warning
from squadlog.ground.compiled.outlines import TOUCH_M, Geometry, area, line, meetings, ring
from squadlog.ground.map.model import Map
from squadlog.ground.map.terrain import Contour


def terrain_remarks(drawn: Map) -> Iterator[MapRemark]:
    """Open contours that end inside the map, and contours that cross one another."""
    inner = area(drawn).buffer(-TOUCH_M)
    for contour in drawn.contours:
        if not contour.closed:
            for x, y in (contour.points[0], contour.points[-1]):
                if shapely.Point(x, y).within(inner):
                    sentence = (
                        f"Contour {contour.id} ends at ({x:g}, {y:g}); "
                        "draw it on to the edge of the map, or close it."
                    )
                    yield fault("contour-ends", contour.id, sentence, "MAP-07")
    yield from islice(_crossings(drawn.contours), MOST_PAIRS)


def _crossings(contours: tuple[Contour, ...]) -> Iterator[MapRemark]:
    lines = [_outline(contour) for contour in contours]
    for first, second in meetings(lines, lines):
        if first < second and _cross(contours[first], contours[second], lines[first], lines[second]):
            one, other = contours[first].id, contours[second].id
            sentence = f"Contours {one} and {other} cross; on real ground they may only meet."
            yield warning("contours-cross", one, sentence, "MAP-07")


def _outline(contour: Contour) -> Geometry:
    return line((*contour.points, contour.points[0]) if contour.closed else contour.points)


def _cross(one: Contour, other: Contour, first: Geometry, second: Geometry) -> bool:
    """Whether one line passes to the other side of the other; lines that share a stretch or a point do not."""
    for closed, outline, passing in ((one, first, second), (other, second, first)):
        if closed.closed:
            inside = ring(closed.points)
            left = passing.difference(outline.buffer(TOUCH_M))
            return bool(left.intersects(inside) and not left.within(inside.buffer(TOUCH_M)))
    return bool(shapely.crosses(first, second))
