"""The ground that a unit can reach: as a polygon, as a grid, as outlines, and a way to every place in it (MOV-06)."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Self, TypeAlias

import numpy as np
import numpy.typing as npt
from shapely import (
    Point,
    Polygon,
    contains_xy,
    get_coordinates,
    get_parts,
    get_rings,
    union_all,
)
from shapely.geometry.base import BaseGeometry

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.moves_route import Gait

Outline: TypeAlias = tuple[tuple[float, float], ...]
_NEAREST_M = 0.25


@value
class Reachable:
    """The area a unit can reach. `area` holds where its head may end; `start` is always in it.

    `straight` is the part reached without turning on the way, exact along every heading.
    """

    start: Figure
    straight: BaseGeometry
    area: BaseGeometry
    gait: Gait
    _fans: tuple[tuple[Polygon, tuple[Spot, ...]], ...]

    def covers(self, x: float, y: float) -> bool:
        """Whether the head may end there."""
        return bool(contains_xy(self.area, x, y)) or (x, y) == (self.start.spot.x, self.start.spot.y)

    def ways_to(self, x: float, y: float, *, near_m: float = 0.0) -> Iterator[tuple[Spot, ...]]:
        """The waypoints of every move known that ends there, or in an area within `near_m` of it.

        Those with few turns first.
        """
        place = Point(x, y)
        for area, way in self._fans:
            if contains_xy(area, x, y) or (near_m and area.distance(place) <= near_m):
                yield (*way, Spot(x, y, self.start.spot.floor))

    def way_to(self, x: float, y: float) -> tuple[Spot, ...] | None:
        """Waypoints of a move that ends there, with as few turns as are known; None for a place out of reach."""
        return next(self.ways_to(x, y), None)

    def without(self, barred: Iterable[BaseGeometry]) -> Self:
        """The reached ground without the `barred` ground, where a move may not end."""
        if not (shapes := list(barred)):
            return self
        taken = union_all(shapes)
        fans = ((part, way) for area, way in self._fans for part in _pieces(area.difference(taken)))
        return replace(
            self,
            straight=self.straight.difference(taken),
            area=self.area.difference(taken),
            _fans=tuple(fans),
        )

    def grid(self, cell_m: float = 0.25) -> tuple[npt.NDArray[np.bool_], float, float]:
        """Cells whose centre can be reached, rows from south to north, with x and y of the south-west corner.

        Raises ValueError for a cell of less than 5 cm.
        """
        if not cell_m >= 0.05:
            raise ValueError("a cell measures 5 cm at least")
        west, south, east, north = self.area.bounds if not self.area.is_empty else (0.0, 0.0, 0.0, 0.0)
        left, bottom = math.floor(west / cell_m) * cell_m, math.floor(south / cell_m) * cell_m
        columns = max(1, math.ceil((east - left) / cell_m))
        rows = max(1, math.ceil((north - bottom) / cell_m))
        x = left + (np.arange(columns) + 0.5) * cell_m
        y = bottom + (np.arange(rows) + 0.5) * cell_m
        cells: npt.NDArray[np.bool_] = contains_xy(self.area, x[None, :], y[:, None])
        return cells, left, bottom

    def nearest(self, x: float, y: float) -> Spot | None:
        """The place within reach that is nearest to a point, to a quarter of a metre.

        None where nothing is in reach.
        """
        cells, left, bottom = self.grid(_NEAREST_M)
        rows, columns = np.nonzero(cells)
        if not len(rows):
            return None
        xs, ys = left + (columns + 0.5) * _NEAREST_M, bottom + (rows + 0.5) * _NEAREST_M
        place = int(np.argmin(np.hypot(xs - x, ys - y)))
        return Spot(float(xs[place]), float(ys[place]), self.start.spot.floor)

    def outlines(self) -> tuple[tuple[Outline, ...], ...]:
        """The pieces of the area, each with its outer edge first and its holes after.

        Metres, the last point the first.
        """
        parts = [part for part in get_parts(self.area) if not part.is_empty]
        return tuple(
            tuple(tuple((float(x), float(y)) for x, y in get_coordinates(ring)) for ring in get_rings(part))
            for part in parts
        )


def nowhere(start: Figure) -> Reachable:
    """The area of a unit that may not move at all."""
    return Reachable(start, Polygon(), Polygon(), "forward", ())


def _pieces(area: BaseGeometry) -> Iterator[Polygon]:
    return (part for part in get_parts(area) if isinstance(part, Polygon) and not part.is_empty)
