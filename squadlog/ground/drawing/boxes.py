"""Boxes and rings on a drawn map, in metres east and north: what lies in them and what passes through."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

Place: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""West, south, east, north."""


def box_around(points: Iterable[Place]) -> Box:
    """The smallest box that holds all points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def is_inside(ring: Sequence[Place], x: float, y: float) -> bool:
    """Whether a place lies within a ring, whose last point is joined to its first."""
    inside, (px, py) = False, ring[-1]
    for qx, qy in ring:
        if (qy > y) != (py > y) and x < px + (y - py) * (qx - px) / (qy - py):
            inside = not inside
        px, py = qx, qy
    return inside


def crosses(line: Iterable[Place], box: Box) -> bool:
    """Whether any stretch of a line passes through a box or lies in it (Liang and Barsky)."""
    west, south, east, north = box
    for (px, py), (qx, qy) in pairwise(line):
        near, far = 0.0, 1.0
        for change, low, high, start in ((qx - px, west, east, px), (qy - py, south, north, py)):
            if not change:
                if not low < start < high:
                    break
                continue
            first, last = sorted(((low - start) / change, (high - start) / change))
            near, far = max(near, first), min(far, last)
            if near >= far:
                break
        else:
            return True
    return False
