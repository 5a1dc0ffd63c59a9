"""Squares of a grid put together to areas with their holes."""

from collections.abc import Collection

import numpy as np
import shapely

from squadlog.base.records import value

_PARTS = 100
"""Parts of a metre that a square begins and ends at."""
Ring = tuple[tuple[float, float], ...]


@value
class CellArea:
    """An area of squares that lie side by side: its outline, the outlines of its holes, and its square metres."""

    points: Ring
    holes: tuple[Ring, ...]
    square_m: float


def join_cells(cells: Collection[tuple[float, float, float]]) -> tuple[CellArea, ...]:
    """Put squares together, each by its least x and y and its side, to the centimetre; the largest area first."""
    if not cells:
        return ()
    x, y, side = np.rint(np.array(list(cells)).T * _PARTS)  # whole numbers, so that squares meet
    joined = shapely.union_all(shapely.box(x, y, x + side, y + side)).simplify(0)
    found = [
        CellArea(_ring(one.exterior), tuple(map(_ring, one.interiors)), round(one.area / _PARTS**2, 4))
        for one in shapely.get_parts(joined)
    ]
    return tuple(sorted(found, key=lambda one: (-one.square_m, one.points)))


def _ring(ring: shapely.LinearRing) -> Ring:
    """The corners of a closed line, each once."""
    return tuple((round(x / _PARTS, 2), round(y / _PARTS, 2)) for x, y in ring.coords[:-1])
