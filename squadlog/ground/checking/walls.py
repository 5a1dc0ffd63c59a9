"""Walls so near to each other that a door or window in the one does not lead through the other (MAP-08, MAP-18)."""

from collections.abc import Iterator
from itertools import pairwise, product
from math import hypot

import shapely

from squadlog.ground.checking.remark import MapRemark, warning
from squadlog.ground.compiled.gaps import EXACTLY_M
from squadlog.ground.compiled.outlines import TOUCH_M, line, meetings, sides
from squadlog.ground.map.model import Map

NEAR_M = 0.15
_BESIDE_M = 0.3
_SLANT = 0.2
"""How much two lines may lean from each other and still count as parallel: metres aside for a metre along."""
_FEW = 16
"""Up to this many pairs of stretches are sooner measured than sorted out."""
_Points = tuple[tuple[float, float], ...]


def wall_remarks(drawn: Map) -> Iterator[MapRemark]:
    """Pairs of walls of one floor, or a wall and the side of an elevator, that nearly meet or run side by side."""
    for floor in range(1, drawn.floors + 1):
        names = [wall.id for wall in drawn.walls if wall.floor == floor]
        lines: list[_Points] = [wall.line for wall in drawn.walls if wall.floor == floor]
        count = len(names)
        for car in drawn.elevators:
            if floor in car.floors:
                names.append(car.id)
                lines.append((*car.points, car.points[0]))
        shapes = [line(points) for points in lines]
        for one, other in meetings(shapes[:count], shapes, NEAR_M):
            if other <= one:
                continue
            apart_m = float(shapely.distance(shapes[one], shapes[other]))
            if apart_m <= TOUCH_M:
                apart_m = _beside_m(lines[one], lines[other])
            if apart_m:
                yield _near(names[one], names[other], apart_m, drawn_as_wall=other < count)


def _near(one: str, other: str, apart_m: float, *, drawn_as_wall: bool) -> MapRemark:
    what = f"Walls {one} and {other} are" if drawn_as_wall else f"Wall {one} and elevator {other} are"
    sentence = (
        f"{what} {apart_m * 100:.0f} cm apart; a door or window opens only the one it stands in. "
        "Draw them on one line, make them one, or give each its own opening."
    )
    return warning("near-walls", one, sentence)


def _beside_m(one: _Points, other: _Points) -> float:
    """How far apart two walls that meet run side by side somewhere; 0 where they do not, or coincide."""
    ours, theirs = list(pairwise(one)), list(pairwise(other))
    if len(ours) * len(theirs) <= _FEW:
        near = list(product(range(len(ours)), range(len(theirs))))
    else:
        near = meetings(sides([one]), sides([other]), NEAR_M)
    found = (_between_m(*ours[mine], *theirs[its]) for mine, its in near)
    return next((apart_m for apart_m in found if apart_m), 0.0)


def _between_m(
    p: tuple[float, float], q: tuple[float, float], r: tuple[float, float], s: tuple[float, float]
) -> float:
    """Metres between two stretches that run side by side, at the most where they do so; 0 for others."""
    length = hypot(q[0] - p[0], q[1] - p[1])
    if not length:
        return 0.0
    ux, uy = (q[0] - p[0]) / length, (q[1] - p[1]) / length
    (one, one_off), (two, two_off) = sorted(
        ((x - p[0]) * ux + (y - p[1]) * uy, (y - p[1]) * ux - (x - p[0]) * uy) for x, y in (r, s)
    )
    low, far = max(0.0, one), min(length, two)
    if far - low < _BESIDE_M or abs(two_off - one_off) > _SLANT * (two - one):
        return 0.0
    rise = (two_off - one_off) / (two - one)
    offs = [abs(one_off + rise * (at - one)) for at in (low, far)]
    return max(offs) if max(offs) > EXACTLY_M and min(offs) < NEAR_M else 0.0
