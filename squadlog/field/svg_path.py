"""Numbers, straight paths and transforms as SVG writes them."""

import math
import re
from collections.abc import Iterator
from typing import TypeAlias

Pairs: TypeAlias = list[tuple[float, float]]
Matrix: TypeAlias = tuple[float, float, float, float, float, float]

UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_TOKEN = re.compile(rf"\s*+,?\s*+(?:([A-Za-z])|({_NUMBER.pattern}))")
_TRANSFORM = re.compile(r"\s*+,?\s*+([A-Za-z]++)\s*+\(([^()]*+)\)")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1}


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


def straight_path(text: str) -> tuple[Pairs, bool]:
    """The points of a path of straight lines, and whether it is closed.

    Raises ValueError, a few words, for curves, for several pieces in one path and for anything unreadable.
    """
    points: Pairs = []
    closed = False
    for command, values in _commands(text):
        if closed or (command in "Mm" and points):
            raise ValueError("is made of several pieces; use Path > Break Apart")
        if command in "Zz":
            closed = True
        else:
            points.extend(_reached(command, values, points))
    return points, closed


def _reached(command: str, values: list[float], points: Pairs) -> Iterator[tuple[float, float]]:
    x, y = points[-1] if points else (0.0, 0.0)
    relative, step = command.islower(), _ARITY[command.upper()]
    for place in range(0, len(values), step):
        if command in "Hh":
            x = values[place] + (x if relative else 0.0)
        elif command in "Vv":
            y = values[place] + (y if relative else 0.0)
        else:
            x = values[place] + (x if relative else 0.0)
            y = values[place + 1] + (y if relative else 0.0)
        if not (math.isfinite(x) and math.isfinite(y)):
            raise ValueError("has coordinates that are too large")
        yield x, y


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    command, values = "", list[float]()
    place, end = 0, len(text.rstrip())
    while place < end:
        token = _TOKEN.match(text, place, end)
        if not token:
            raise ValueError("has a path that cannot be read")
        place = token.end()
        letter, digits = token.groups()
        if digits:
            values.append(float(digits))
            continue
        if letter.upper() in "CSQTA":
            raise ValueError("has curves; straighten them with Extensions > Modify Path > Flatten Beziers")
        if letter.upper() not in "MLHVZ":
            raise ValueError("has a path that cannot be read")
        if command:
            yield _counted(command, values)
        elif letter not in "Mm":
            raise ValueError("has a path that does not start with M")
        command, values = letter, []
    if not command:
        raise ValueError("has an empty path")
    yield _counted(command, values)


def _counted(command: str, values: list[float]) -> tuple[str, list[float]]:
    step = _ARITY.get(command.upper(), 0)
    if (step == 0 and values) or (step and (not values or len(values) % step)):
        raise ValueError(f"has a path with the wrong number of coordinates after {command}")
    return command, values


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


def moved(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """A point after a transform."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
