"""Where a point comes to lie: on an end, on a line, at a right angle, on the grid; in this order."""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

from squadlog.base.records import value
from squadlog.extras.workshop.maps.pieces import Point, apart, edges, exact, nearest_on, on_floor, outline
from squadlog.ground.map.model import Map

STEPS_M = (0.1, 0.25, 0.5, 1.0, 2.0, 5.0)
"""Grids to choose from, in metres."""
_LARGE_M = {60.0: 0.5, 150.0: 1.0, 400.0: 2.0}
"""The grid that one begins with, by the metres that a map is large at most."""
_TURN = pi / 4
_NEARLY = pi / 24


@value
class Snapped:
    """A point, and what drew it there: `end`, `line`, `angle`, `grid` or nothing."""

    point: Point
    by: str = ""


def first_grid(drawn: Map) -> int:
    """The place of the grid that one begins with on a map: coarser on a large one."""
    most = max(drawn.width_m, drawn.height_m)
    return STEPS_M.index(next((step for large, step in _LARGE_M.items() if most <= large), STEPS_M[-1]))


def on_grid(point: Point, step_m: float) -> Point:
    """The nearest point of the grid."""
    return exact((round(point[0] / step_m) * step_m, round(point[1] / step_m) * step_m))


def step_on_grid(point: Point, east: int, north: int, step_m: float, drawn: Map) -> Point:
    """The point `east` and `north` steps on along the grid, on the map.

    From beside the grid the first step leads to its next line.
    """

    def along(at: float, steps: int, most: float) -> float:
        if not steps:
            return at
        cells = at / step_m
        lines = round(cells) if abs(cells - round(cells)) < 1e-6 else int(cells) + (steps < 0)
        return min(max((lines + steps) * step_m, 0.0), most)

    return exact((along(point[0], east, drawn.width_m), along(point[1], north, drawn.height_m)))


def ends(drawn: Map, floor: int) -> Iterator[Point]:
    """Every end and corner on a floor, and the corners of the map."""
    for _, one in on_floor(drawn, floor):
        if getattr(one, "circle", None) is None:
            yield from outline(one)
    wide, high = drawn.width_m, drawn.height_m
    yield from ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))


def snap(
    drawn: Map, floor: int, point: Point, step_m: float, *, within_m: float, begun: Point | None = None
) -> Snapped:
    """Where a point shown with the mouse comes to lie; `within_m` is how far ends and lines draw it.

    `begun` is the point before, for right angles and half ones from it.
    """
    near = min(ends(drawn, floor), key=lambda end: apart(end, point))
    if apart(near, point) <= within_m:
        return Snapped(near, "end")
    if begun is not None and (turned := _snap_angle(begun, point)) is not None:
        long = round(apart(begun, turned) / step_m) * step_m
        share = long / (apart(begun, turned) or 1.0)
        on_it = (begun[0] + (turned[0] - begun[0]) * share, begun[1] + (turned[1] - begun[1]) * share)
        return Snapped(_inside(on_it, drawn), "angle")
    lines = [
        nearest_on(point, *edge)
        for at, one in on_floor(drawn, floor)
        if at.table == "wall"
        for edge in edges(one)
    ]
    line = min(lines, key=lambda one: apart(one, point), default=None)
    if line is not None and apart(line, point) <= within_m:
        return Snapped(exact(line), "line")
    return Snapped(_inside(on_grid(point, step_m), drawn), "grid")


def next_end(drawn: Map, floor: int, point: Point, *, back: bool = False) -> Point:
    """The next end or corner in reading order, from west to east and north to south; after the last the first."""

    def reading(end: Point) -> Point:
        return -end[1], end[0]

    found = sorted(set(ends(drawn, floor)), key=reading)
    if back:
        return next((end for end in reversed(found) if reading(end) < reading(point)), found[-1])
    return next((end for end in found if reading(end) > reading(point)), found[0])


def _snap_angle(begun: Point, point: Point) -> Point | None:
    """The point brought to the next eighth of a turn about another, if it nearly lies there."""
    dx, dy = point[0] - begun[0], point[1] - begun[1]
    angle = atan2(dy, dx)
    straight = round(angle / _TURN) * _TURN
    if abs(angle - straight) > _NEARLY:
        return None
    long = hypot(dx, dy) * cos(angle - straight)
    return begun[0] + long * cos(straight), begun[1] + long * sin(straight)


def _inside(point: Point, drawn: Map) -> Point:
    return exact((min(max(point[0], 0.0), drawn.width_m), min(max(point[1], 0.0), drawn.height_m)))
