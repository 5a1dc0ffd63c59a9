"""Stretches of a wall, in metres along it: where breaches are, and what gaps leave of it."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from squadlog.ground.compiled.chains import Path
from squadlog.ground.compiled.conditions import Breach

Point = tuple[float, float]

SAME_M = 1e-6
"""Points nearer than this are one point."""


def hole(line: Path, breach: Breach) -> tuple[float, float]:
    """Which stretch of a wall, in metres along it, a breach takes up."""
    begin, nearest, middle = 0.0, float("inf"), 0.0
    for p, q in pairwise(line):
        length = hypot(q[0] - p[0], q[1] - p[1])
        aside = to_edge(breach.point, p, q)
        if aside < nearest:
            dx, dy = breach.point[0] - p[0], breach.point[1] - p[1]
            along = (dx * (q[0] - p[0]) + dy * (q[1] - p[1])) / length if length else 0.0
            nearest, middle = aside, begin + min(max(along, 0.0), length)
        begin += length
    return middle - breach.width_m / 2, middle + breach.width_m / 2


def pieces(line: Path, holes: list[tuple[float, float]]) -> Iterator[tuple[Point, ...]]:
    """What is left of a wall between its gaps."""
    stations = _stations(line)
    if stations[-1] <= SAME_M and not holes:
        yield (_xy(line[0]), _xy(line[-1]))
        return
    begin = 0.0
    for first, last in [*sorted(holes), (stations[-1], stations[-1])]:
        if first - begin > SAME_M:
            yield _between(line, stations, begin, first)
        begin = max(begin, last)


def stretch(line: Path, first: float, last: float) -> tuple[Point, ...]:
    """A wall from `first` to `last` metres along it, as far as it goes."""
    stations = _stations(line)
    return _between(line, stations, max(first, 0.0), min(last, stations[-1]))


def _stations(line: Path) -> list[float]:
    """How many metres along a wall each of its points lies."""
    stations = [0.0]
    for p, q in pairwise(line):
        stations.append(stations[-1] + hypot(q[0] - p[0], q[1] - p[1]))
    return stations


def _between(line: Path, stations: list[float], first: float, last: float) -> tuple[Point, ...]:
    inner = [_xy(point) for point, at in zip(line, stations, strict=True) if first < at < last]
    return (_at(line, stations, first), *inner, _at(line, stations, last))


def _at(line: Path, stations: list[float], metres: float) -> Point:
    """The point at a distance in metres along a wall; what is a whole number but for rounding is taken as one."""
    place = next(
        place for place in range(len(line) - 1) if metres <= stations[place + 1] or place == len(line) - 2
    )
    first, last = stations[place], stations[place + 1]
    share = 0.0 if last == first else min(max((metres - first) / (last - first), 0.0), 1.0)
    (px, py), (qx, qy) = line[place], line[place + 1]
    return round(px + (qx - px) * share, 9), round(py + (qy - py) * share, 9)


def _xy(point: tuple[float, float]) -> Point:
    return float(point[0]), float(point[1])


def to_edge(point: Point, p: Point, q: Point) -> float:
    """Metres from a point to the edge between `p` and `q`."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    length2 = dx * dx + dy * dy
    share = 0.0 if length2 == 0 else ((point[0] - p[0]) * dx + (point[1] - p[1]) * dy) / length2
    share = min(max(share, 0.0), 1.0)
    return hypot(point[0] - p[0] - share * dx, point[1] - p[1] - share * dy)
