"""Ground known to be in reach, in cells of 10 cm: what tells whether another place to set out from adds to it."""

import math

import numpy as np
import numpy.typing as npt
from shapely import contains_xy, prepare
from shapely.geometry.base import BaseGeometry

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.moving.moves_lines import Floats

_CELL_M = 0.1


class Covered:
    """The cells of a square round `start` whose middles are known to be in reach."""

    def __init__(self, start: Spot, most_m: float) -> None:
        cells = 2 * math.ceil(most_m / _CELL_M) + 2
        self.west, self.south = start.x - cells / 2 * _CELL_M, start.y - cells / 2 * _CELL_M
        self.known = np.zeros((cells, cells), dtype=np.bool_)

    def add(self, area: BaseGeometry) -> bool:
        """All this is in reach; whether any of it is news."""
        if area.is_empty:
            return False
        box, x, y = self._cells(*area.bounds)
        row, column = np.nonzero(~box)
        prepare(area)
        found = contains_xy(area, x[column], y[row])
        box[row, column] = found
        return bool(found.any())

    def all_round(self, spot: Spot, radius_m: float) -> bool:
        """Whether everything that near to a spot is in reach."""
        near = max(radius_m, _CELL_M)
        box, x, y = self._cells(spot.x - near, spot.y - near, spot.x + near, spot.y + near)
        within = (x - spot.x) ** 2 + (y[:, None] - spot.y) ** 2 <= near**2
        return bool(box[within].all())

    def _cells(
        self, west: float, south: float, east: float, north: float
    ) -> tuple[npt.NDArray[np.bool_], Floats, Floats]:
        """The cells of a box, with the places of their middles from west to east and from south to north."""
        most = len(self.known)
        first, last = (
            [min(max(int((at - low) / _CELL_M), 0), most - 1) for at, low in ends]
            for ends in (((west, self.west), (south, self.south)), ((east, self.west), (north, self.south)))
        )
        x = self.west + (np.arange(first[0], last[0] + 1, dtype=np.float64) + 0.5) * _CELL_M
        y = self.south + (np.arange(first[1], last[1] + 1, dtype=np.float64) + 0.5) * _CELL_M
        return self.known[first[1] : last[1] + 1, first[0] : last[0] + 1], x, y
