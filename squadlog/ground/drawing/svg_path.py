"""Paths as SVG writes them: pieces of straight lines and curves, flattened for a map of straight lines."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from squadlog.ground.drawing.svg_numbers import Matrix, Pairs, transform_point

Point: TypeAlias = tuple[float, float]
WITHIN_M = 0.05
"""How far the lines of a flattened curve may be from it."""
_AIMED_M = 0.04
_MOST_LINES = 1_000
"""How many lines a curve is drawn with at most."""
_DIGITS = 3
"""Decimal places that points keep, in metres."""
_SEPARATOR = re.compile(r"[\s,]*+")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS = (3, 4)
_EIGHTH = math.pi / 4


@dataclass(slots=True)
class PathPiece:
    """One stretch of a path that hangs together.

    Where it starts, and its lines (one point) and cubic curves (three).
    """

    start: Point
    runs: list[tuple[Point, ...]] = field(default_factory=list)
    closed: bool = False

    @property
    def end(self) -> Point:
        """The point where the piece ends."""
        return self.runs[-1][-1] if self.runs else self.start


def pieces_of(text: str) -> list[PathPiece]:
    """The pieces of a path. Raises ValueError, a few words, for one that is empty or cannot be read."""
    found: list[PathPiece] = []
    before = ""
    for command, values in _commands(text):
        letter = command.upper()
        if letter == "M":
            here = found[-1].start if found and found[-1].closed else found[-1].end if found else (0.0, 0.0)
            found.append(PathPiece(_from(here, values[:2], relative=command == "m")))
            _draw(found[-1], "l" if command == "m" else "L", values[2:], before)
        elif letter == "Z":
            found[-1].closed = True
        else:
            if found[-1].closed:
                found.append(PathPiece(found[-1].start))
            _draw(found[-1], command, values, before)
        before = letter
    kept = [piece for piece in found if piece.runs] or found[:1]
    if any(
        not math.isfinite(number) for piece in kept for run in piece.runs for point in run for number in point
    ):
        raise ValueError("has coordinates that are too large")
    return kept


def of_points(points: Pairs, *, closed: bool) -> PathPiece:
    """A piece of straight lines."""
    return PathPiece(points[0], [(point,) for point in points[1:]], closed)


def ellipse(centre: Point, wide: float, high: float) -> PathPiece:
    """A whole ellipse, or circle, of these radii."""
    return _round(
        PathPiece((centre[0] + wide, centre[1]), closed=True), centre, (wide, high), 0.0, 0.0, 2 * math.pi
    )


def rounded_box(corner: Point, size: Point, radii: Point) -> PathPiece:
    """A rectangle with rounded corners, from its first corner on."""
    (x, y), (width, height), (rx, ry) = corner, size, radii
    piece = PathPiece((x + rx, y), closed=True)
    corners = (
        (x + width - rx, y + ry),
        (x + width - rx, y + height - ry),
        (x + rx, y + height - ry),
        (x + rx, y + ry),
    )
    for number, centre in enumerate(corners):
        begin = (number - 1) * math.pi / 2
        piece.runs.append(((centre[0] + rx * math.cos(begin), centre[1] + ry * math.sin(begin)),))
        _round(piece, centre, radii, 0.0, begin, math.pi / 2)
    return piece


def flatten(piece: PathPiece, matrix: Matrix) -> Pairs:
    """The corners of a piece in metres, to the millimetre; its curves become lines that are 5 cm from them at most."""
    at = transform_point(matrix, *piece.start)
    points = [_round_point(at)]
    for run in piece.runs:
        curve = [at, *(transform_point(matrix, *point) for point in run)]
        at = curve[-1]
        if len(run) == 1:
            points.append(_round_point(at))
        else:
            points.extend(point for point in map(_round_point, _lines(curve)) if point != points[-1])
    if piece.closed and len(points) > 1 and points[0] == points[-1]:
        points.pop()
    return points


def _round_point(point: Point) -> Point:
    return round(point[0], _DIGITS) + 0.0, round(point[1], _DIGITS) + 0.0


def _lines(curve: list[Point]) -> Iterator[Point]:
    """Points along a cubic curve, enough to keep the lines between them near it; its start left out."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve
    bend = max(math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy), math.hypot(bx - 2 * cx + dx, by - 2 * cy + dy))
    count = min(_MOST_LINES, max(1, math.ceil(math.sqrt(min(0.75 * bend / _AIMED_M, _MOST_LINES**2)))))
    for number in range(1, count):
        t = number / count
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        yield a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy
    yield dx, dy


def _draw(piece: PathPiece, command: str, values: list[float], before: str) -> None:
    """Go on by one command with its numbers, which may be repeated."""
    letter, relative = command.upper(), command.islower()
    step = _ARITY[letter]
    for place in range(0, len(values), step):
        given = values[place : place + step]
        here = piece.end
        if letter == "A":
            _arc(piece, given[:5], _from(here, given[5:], relative=relative))
        elif letter in "HV":
            along = given[0] + (here[letter == "V"] if relative else 0.0)
            piece.runs.append(((along, here[1]) if letter == "H" else (here[0], along),))
        else:
            points = [_from(here, given[at : at + 2], relative=relative) for at in range(0, step, 2)]
            piece.runs.append(_curve(piece, letter, points, before))
        before = letter


def _curve(piece: PathPiece, letter: str, points: list[Point], before: str) -> tuple[Point, ...]:
    """The control points of a line or a cubic; a smooth curve goes on as the curve of its kind before it ended."""
    here = piece.end
    last = piece.runs[-1] if piece.runs else ()
    if letter == "S":
        points = [_mirror(last[-2], here) if before in "CS" and len(last) == 3 else here, *points]
    if letter in "QT":
        if letter == "T":
            # The control of the quadratic before it: its first cubic control lies two thirds of the way there.
            known = before in "QT" and len(last) == 3
            control = _mirror(_control(piece.runs, piece.start), here) if known else here
            points = [control, *points]
        (qx, qy), end = points
        one = (here[0] + 2 / 3 * (qx - here[0]), here[1] + 2 / 3 * (qy - here[1]))
        two = (end[0] + 2 / 3 * (qx - end[0]), end[1] + 2 / 3 * (qy - end[1]))
        points = [one, two, end]
    return tuple(points)


def _control(runs: list[tuple[Point, ...]], start: Point) -> Point:
    """The one control point of the quadratic that was written as the last cubic."""
    begin = runs[-2][-1] if len(runs) > 1 else start
    one = runs[-1][0]
    return begin[0] + (one[0] - begin[0]) * 1.5, begin[1] + (one[1] - begin[1]) * 1.5


def _mirror(point: Point, about: Point) -> Point:
    return 2 * about[0] - point[0], 2 * about[1] - point[1]


def _from(here: Point, given: list[float], *, relative: bool) -> Point:
    return (given[0] + here[0], given[1] + here[1]) if relative else (given[0], given[1])


def _arc(piece: PathPiece, given: list[float], end: Point) -> None:
    """Add an elliptical arc as SVG writes it: radii, turn, the long way or the short one, and the side."""
    rx, ry, turn = abs(given[0]), abs(given[1]), math.radians(given[2])
    (x, y), (dx, dy) = piece.end, end
    if not rx or not ry or (x, y) == end:
        piece.runs.append((end,))
        return
    cos, sin = math.cos(turn), math.sin(turn)
    half_x, half_y = (x - dx) / 2, (y - dy) / 2
    u, v = (cos * half_x + sin * half_y) / rx, (-sin * half_x + cos * half_y) / ry
    apart = u * u + v * v
    if apart > 1:  # too small to reach: as large as it takes
        rx, ry, u, v, apart = (
            rx * math.sqrt(apart),
            ry * math.sqrt(apart),
            u / math.sqrt(apart),
            v / math.sqrt(apart),
            1.0,
        )
    aside = math.sqrt(max(0.0, 1 / apart - 1)) * (-1 if bool(given[3]) == bool(given[4]) else 1)
    cu, cv = aside * v, -aside * u
    centre = (
        cos * rx * cu - sin * ry * cv + (x + dx) / 2,
        sin * rx * cu + cos * ry * cv + (y + dy) / 2,
    )
    begin, far = math.atan2(v - cv, u - cu), math.atan2(-v - cv, -u - cu)
    sweep = (far - begin) % (2 * math.pi)
    sweep = sweep if given[4] else sweep - 2 * math.pi
    _round(piece, centre, (rx, ry), turn, begin, sweep)
    piece.runs[-1] = (*piece.runs[-1][:-1], end)


def _round(  # noqa: PLR0917 - the numbers of an arc
    piece: PathPiece, centre: Point, radii: Point, turn: float, begin: float, sweep: float
) -> PathPiece:
    """Go on round an ellipse, by curves of an eighth of it at most."""
    count = max(1, math.ceil(abs(sweep) / _EIGHTH - 1e-9))
    step = sweep / count
    reach = 4 / 3 * math.tan(step / 4)
    cos, sin = math.cos(turn), math.sin(turn)

    def placed(u: float, v: float) -> Point:
        x, y = u * radii[0], v * radii[1]
        return centre[0] + cos * x - sin * y, centre[1] + sin * x + cos * y

    for number in range(count):
        one, two = begin + number * step, begin + (number + 1) * step
        u, v, p, q = math.cos(one), math.sin(one), math.cos(two), math.sin(two)
        piece.runs.append(
            (placed(u - reach * v, v + reach * u), placed(p + reach * q, q - reach * p), placed(p, q))
        )
    return piece


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Every command of a path with its numbers."""
    place, end = 0, len(text)
    command, values = "", list[float]()
    while (place := _pass_blank(text, place)) < end:
        if text[place].upper() in _ARITY:
            if command:
                yield _split_values(command, values)
            elif text[place] not in "Mm":
                raise ValueError("has a path that does not start with M")
            command, values, place = text[place], [], place + 1
            continue
        if text[place].isalpha() and not command:
            raise ValueError("has a path that does not start with M")
        flag = command in "Aa" and command and len(values) % 7 in _FLAGS
        if flag and text[place] in "01":
            values.append(float(text[place]))
            place += 1
            continue
        number = None if flag or not command else _NUMBER.match(text, place)
        if number is None:
            raise ValueError("has a path that cannot be read")
        values.append(float(number[0]))
        place = number.end()
    if not command:
        raise ValueError("has an empty path")
    yield _split_values(command, values)


def _pass_blank(text: str, place: int) -> int:
    blank = _SEPARATOR.match(text, place)
    return blank.end() if blank else place


def _split_values(command: str, values: list[float]) -> tuple[str, list[float]]:
    step = _ARITY[command.upper()]
    if (step == 0 and values) or (step and (not values or len(values) % step)):
        raise ValueError(f"has a path with the wrong number of coordinates after {command}")
    return command, values
