"""How much of a drawing lies on its own mirror image, or on itself when the map is turned."""

from collections.abc import Iterator

import shapely
from shapely import affinity

from squadlog.base.remember_last import remember_last
from squadlog.ground.compiled.outlines import Geometry, line
from squadlog.ground.map.model import Map

_NEAR_M = 0.5


@remember_last
def mirrored_share(drawn: Map) -> float:
    """The largest share of the map's lines, 0 to 1, within half a metre of its lines mirrored or turned.

    Mirrored from west to east and from south to north, and turned by half a turn; a square map also by a quarter. Start
    zones do not count. A map without lines is its own image.
    """
    lines = shapely.union_all([*_all_lines(drawn)])
    if not shapely.length(lines):
        return 1.0
    near = lines.buffer(_NEAR_M, quad_segs=2)
    images = _images(lines, drawn.width_m, drawn.height_m)
    return max(float(image.intersection(near).length / lines.length) for image in images)


def _images(lines: Geometry, width_m: float, height_m: float) -> Iterator[Geometry]:
    yield affinity.affine_transform(lines, (-1, 0, 0, 1, width_m, 0))
    yield affinity.affine_transform(lines, (1, 0, 0, -1, 0, height_m))
    yield affinity.affine_transform(lines, (-1, 0, 0, -1, width_m, height_m))
    if width_m == height_m:
        yield affinity.affine_transform(lines, (0, 1, 1, 0, 0, 0))
        yield affinity.affine_transform(lines, (0, -1, 1, 0, 0, height_m))


def _all_lines(drawn: Map) -> Iterator[Geometry]:
    for patch in drawn.terrain:
        yield line((*patch.points, patch.points[0]))
    for contour in drawn.contours:
        yield line((*contour.points, contour.points[0]) if contour.closed else contour.points)
    for wall in drawn.walls:
        yield line(wall.line)
    for ring in (piece.points for some in (drawn.obstacles, drawn.stairs, drawn.elevators) for piece in some):
        yield line((*ring, ring[0]))
