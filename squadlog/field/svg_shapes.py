"""The outlines of SVG elements, in metres."""

import math
from collections.abc import Mapping
from typing import Any

from squadlog.field.svg_path import Matrix, Pairs, moved, number, pairs, straight_path

_UNDRAWN = {"text": "is text", "image": "is a picture", "use": "is a clone", "ellipse": "is an ellipse"}


def outline(tag: str, written: Mapping[str, str], matrix: Matrix, table: str) -> dict[str, Any]:
    """The keys of a map table that say where an element is; for contours also `closed_path`.

    Raises ValueError, a few words, for elements that a map cannot have.
    """
    if tag == "circle":
        return {"circle": _circle(written, matrix, table)}
    points, closed = _points(tag, written)
    metres = [_rounded(moved(matrix, x, y)) for x, y in points]
    if closed and len(metres) > 1 and metres[0] == metres[-1]:
        metres.pop()
    if table == "wall":
        return {"line": [*metres, metres[0]] if closed and len(metres) > 2 else metres}
    if table in ("door", "window"):
        return {"ends": metres}
    return {"points": metres, "closed_path": closed} if table == "contour" else {"points": metres}


def _points(tag: str, written: Mapping[str, str]) -> tuple[Pairs, bool]:
    match tag:
        case "path":
            return straight_path(written.get("d", ""))
        case "polygon" | "polyline":
            return pairs(written.get("points", "")), tag == "polygon"
        case "line":
            x1, y1, x2, y2 = (number(written.get(key, "0")) for key in ("x1", "y1", "x2", "y2"))
            return [(x1, y1), (x2, y2)], False
        case "rect":
            x, y, width, height = (number(written.get(key, "0")) for key in ("x", "y", "width", "height"))
            if width <= 0 or height <= 0:
                raise ValueError("is a rectangle without width or height")
            return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)], True
    what = _UNDRAWN.get(tag, f"is a {tag[:20]}")
    raise ValueError(f"{what}; draw straight lines, or move it to the layer notes")


def _circle(written: Mapping[str, str], matrix: Matrix, table: str) -> dict[str, Any]:
    if table != "zone":
        raise ValueError("is a circle, which only a zone may be; use Path > Object to Path and flatten it")
    a, b, c, d, _, _ = matrix
    wide, high = math.hypot(a, b), math.hypot(c, d)
    if not math.isclose(wide, high, rel_tol=1e-6) or abs(a * c + b * d) > 1e-6 * wide * high:
        raise ValueError("is a circle drawn out of shape by a transform")
    centre = moved(matrix, number(written.get("cx", "0")), number(written.get("cy", "0")))
    return {"centre": _rounded(centre), "radius_m": round(number(written.get("r", "0")) * wide, 3)}


def _rounded(point: tuple[float, float]) -> list[float]:
    return [round(point[0], 3) + 0.0, round(point[1], 3) + 0.0]
