"""Numbers, lengths and transforms as SVG writes them."""

import math
import re
from typing import TypeAlias

Pairs: TypeAlias = list[tuple[float, float]]
Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""The six numbers a to f of an SVG matrix."""

UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_TRANSFORM = re.compile(r"\s*+,?\s*+([A-Za-z]++)\s*+\(([^()]*+)\)")


def number(text: str) -> float:
    """A length in user units. Raises ValueError, a few words, if it has another unit or is no number."""
    bare = text.strip().removesuffix("px")
    if not _NUMBER.fullmatch(bare) or not math.isfinite(float(bare)):
        raise ValueError(f"has the length {text[:20]!r}; lengths should be plain numbers")
    return float(bare)


def numbers(text: str) -> list[float]:
    """The numbers of a list such as `points`. Raises ValueError, a few words, for anything else in it."""
    if _NUMBER.sub("", text).strip(" ,\t\r\n"):
        raise ValueError("has coordinates that are not numbers")
    found = [float(part) for part in _NUMBER.findall(text)]
    if not all(math.isfinite(part) for part in found):
        raise ValueError("has coordinates that are too large")
    return found


def pairs(text: str) -> Pairs:
    """The points of a polygon or polyline. Raises ValueError, a few words, if one of them lacks its second number."""
    flat = numbers(text)
    if len(flat) % 2:
        raise ValueError("has an odd number of coordinates")
    return list(zip(flat[::2], flat[1::2], strict=True))


def matrix_of(text: str) -> Matrix:
    """The transforms of one element as one matrix. Raises ValueError, a few words, for those that cannot be applied."""
    product, place, end = UNMOVED, 0, len(text.rstrip())
    while place < end:
        found = _TRANSFORM.match(text, place, end)
        if not found:
            raise ValueError("has a transform that cannot be read")
        product = times(product, _one(found[1], numbers(found[2])))
        place = found.end()
    return product


def _one(name: str, values: list[float]) -> Matrix:
    match name, values:
        case "translate", [x, *rest] if len(rest) < 2:
            return (1.0, 0.0, 0.0, 1.0, x, rest[0] if rest else 0.0)
        case "scale", [x, *rest] if len(rest) < 2:
            return (x, 0.0, 0.0, rest[0] if rest else x, 0.0, 0.0)
        case "rotate", [angle, *rest] if len(rest) in (0, 2):
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            x, y = rest or (0.0, 0.0)
            return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
        case "matrix", [a, b, c, d, e, f]:
            return (a, b, c, d, e, f)
    raise ValueError(
        f"has the transform {name[:20]}, which is not applied; use translate, scale, rotate or matrix"
    )


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """Two transforms as one: first `inner`, then `outer`."""
    a, b, c, d, e, f = outer
    k, l, m, n, o, p = inner  # noqa: E741 - the letters of the SVG standard go on
    return (
        a * k + c * l, b * k + d * l, a * m + c * n, b * m + d * n, a * o + c * p + e, b * o + d * p + f,
    )  # fmt: skip


def transform_point(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """A point after a transform."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
