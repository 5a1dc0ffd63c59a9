"""The outlines of SVG elements, in metres."""

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

import shapely
from shapely.ops import split

from squadlog.ground.drawing.svg_numbers import Matrix, Pairs, number, pairs, transform_point
from squadlog.ground.drawing.svg_path import PathPiece, ellipse, flatten, of_points, pieces_of, rounded_box

_UNDRAWN = {"text": "is text", "image": "is a picture"}
_AREAS = ("terrain", "obstacle", "stairs", "elevator", "room", "zone")
_MOST_HOLES = 200
_LENGTH = re.compile(r"\s*([0-9]*\.?[0-9]+)\s*(?:px)?\s*")
_ROUGHLY_M = 0.01


def stroke_of(style: Mapping[str, str]) -> float:
    """How wide an unfilled line is drawn, in units of the drawing; 0 for what is filled, or is not drawn."""
    if style.get("fill") != "none" or style.get("stroke", "none") == "none":
        return 0.0
    width = _LENGTH.fullmatch(style.get("stroke-width", "1"))
    return float(width[1]) if width else 0.0


def outlines(
    tag: str, written: Mapping[str, str], matrix: Matrix, table: str, stroke: float = 0.0
) -> Iterator[dict[str, Any]]:
    """For every piece of an element the keys of a map table that say where it is; for contours also `closed_path`.

    An open line that should be an area is as wide as its `stroke`, and says so by `widened_m`; without a stroke it is
    closed, as a drawing fills it. Curves become lines within 5 cm of them; an area with holes is cut into areas
    without. Raises ValueError, a few words, for elements that a map cannot have.
    """
    if tag == "circle" and table == "zone" and (circle := _circle(written, matrix)) is not None:
        yield {"circle": circle}
        return
    drawn = [(flatten(piece, matrix), piece.closed) for piece in _pieces(tag, written)]
    if table in _AREAS and len(drawn) > 1:
        drawn = [(points, True) for points in _without_holes([points for points, _closed in drawn])]
    for points, closed in drawn:
        if table in _AREAS and not closed and stroke and len(points) > 1:
            yield from _widen(points, stroke * _scale(matrix))
            continue
        corners = [list(point) for point in points]
        if table == "wall":
            yield {"line": [*corners, corners[0]] if closed and len(corners) > 2 else corners}
        elif table in ("door", "window"):
            yield {"ends": corners}
        elif table == "decoration" and not closed and stroke:
            yield {"points": corners, "width_m": round(stroke * _scale(matrix), 3)}
        else:
            yield {"points": corners, "closed_path": closed} if table == "contour" else {"points": corners}


def _scale(matrix: Matrix) -> float:
    """How many metres a unit of the drawing is."""
    return math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))


def _widen(points: Pairs, width_m: float) -> Iterator[dict[str, Any]]:
    """A line as the area of its stroke, with flat ends."""
    band = shapely.LineString(points).buffer(
        width_m / 2, cap_style="flat", join_style="mitre", mitre_limit=2.0
    )
    for part in _whole(band.simplify(_ROUGHLY_M)):
        ring = [[round(x, 3), round(y, 3)] for x, y in part.exterior.coords[:-1]]
        yield {"points": ring, "widened_m": round(width_m, 2)}


def _pieces(tag: str, written: Mapping[str, str]) -> list[PathPiece]:
    match tag:
        case "path":
            return pieces_of(written.get("d", ""))
        case "polygon" | "polyline":
            points = pairs(written.get("points", ""))
            if not points:
                raise ValueError("has no points")
            return [of_points(points, closed=tag == "polygon")]
        case "line":
            x1, y1, x2, y2 = (number(written.get(key, "0")) for key in ("x1", "y1", "x2", "y2"))
            return [of_points([(x1, y1), (x2, y2)], closed=False)]
        case "rect":
            return [_rectangle(written)]
        case "circle" | "ellipse":
            return [_ellipse(tag, written)]
    what = _UNDRAWN.get(tag, f"is a {tag[:20]}")
    raise ValueError(f"{what}; draw lines or curves, or move it to the layer notes")


def _rectangle(written: Mapping[str, str]) -> PathPiece:
    x, y, width, height = (number(written.get(key, "0")) for key in ("x", "y", "width", "height"))
    if width <= 0 or height <= 0:
        raise ValueError("is a rectangle without width or height")
    given = [number(written[key]) if written.get(key, "auto") != "auto" else None for key in ("rx", "ry")]
    rx = given[0] if given[0] is not None else given[1] or 0.0
    ry = given[1] if given[1] is not None else rx
    radii = min(max(rx, 0.0), width / 2), min(max(ry, 0.0), height / 2)
    if all(radii):
        return rounded_box((x, y), (width, height), radii)
    return of_points([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], closed=True)


def _ellipse(tag: str, written: Mapping[str, str]) -> PathPiece:
    cx, cy = (number(written.get(key, "0")) for key in ("cx", "cy"))
    if tag == "circle":
        wide = high = number(written.get("r", "0"))
    else:
        wide, high = (number(written.get(key, "0")) for key in ("rx", "ry"))
    if wide <= 0 or high <= 0:
        raise ValueError(f"is {'a circle' if tag == 'circle' else 'an ellipse'} without a radius")
    return ellipse((cx, cy), wide, high)


def _circle(written: Mapping[str, str], matrix: Matrix) -> dict[str, Any] | None:
    """A zone that is a circle; None for one that a transform draws out of shape."""
    a, b, c, d, _, _ = matrix
    wide, high = math.hypot(a, b), math.hypot(c, d)
    if not math.isclose(wide, high, rel_tol=1e-6) or abs(a * c + b * d) > 1e-6 * wide * high:
        return None
    x, y = transform_point(matrix, number(written.get("cx", "0")), number(written.get("cy", "0")))
    centre = [round(x, 3) + 0.0, round(y, 3) + 0.0]
    return {"centre": centre, "radius_m": round(number(written.get("r", "0")) * wide, 3)}


def _without_holes(rings: list[Pairs]) -> list[Pairs]:
    """The rings of an area, cut where one lies in another; as they are where that cannot be said."""
    shapes = [shapely.Polygon(ring) for ring in rings if len(ring) > 2]
    if len(shapes) < len(rings) or not all(shape.is_valid for shape in shapes):
        return rings
    if not any(one.intersects(other) for place, one in enumerate(shapes) for other in shapes[:place]):
        return rings
    if len(shapes) > _MOST_HOLES:
        raise ValueError(f"has more than {_MOST_HOLES} pieces in one another; break it apart")
    area = shapely.Polygon()
    for shape in shapes:
        area = area.symmetric_difference(shape)
    return [[(round(x, 3), round(y, 3)) for x, y in part.exterior.coords[:-1]] for part in _whole(area)]


def _whole(area: Any) -> Iterator[Any]:  # noqa: ANN401 - shapely has no types
    """The polygons of an area; one with a hole is cut through the middle of that, from south to north."""
    for part in shapely.get_parts(area):
        if part.geom_type != "Polygon" or part.is_empty:
            continue
        if not part.interiors:
            yield part
            continue
        x = shapely.Polygon(part.interiors[0]).representative_point().x
        south, north = part.bounds[1] - 1, part.bounds[3] + 1
        yield from _whole(split(part, shapely.LineString([(x, south), (x, north)])))
