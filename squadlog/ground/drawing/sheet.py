"""A grid of characters laid over a map, and the ways to mark its cells."""

from itertools import pairwise
from typing import Any

import numpy as np
import shapely

from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.map.model import Map


class DrawingSheet:
    """A grid of characters over the map; row 0 is the northernmost."""

    def __init__(self, drawn: Map, cells_per_m: int) -> None:
        self.cells_per_m = cells_per_m
        self.wide = max(1, int(np.ceil(drawn.width_m * cells_per_m)))
        self.high = max(1, int(np.ceil(drawn.height_m * cells_per_m)))
        self.rows: np.ndarray[Any, np.dtype[np.str_]] = np.full((self.high, self.wide), " ", dtype="<U1")
        across = (np.arange(self.wide) + 0.5) / cells_per_m
        up = (self.high - np.arange(self.high) - 0.5) / cells_per_m
        self.x, self.y = np.meshgrid(across, up)

    def fill(self, shape: Geometry, char: str) -> bool:
        """Mark the cells whose middle lies in a polygon; no if there is none."""
        west, south, east, north = shape.bounds if not shape.is_empty else (0.0, 0.0, 0.0, 0.0)
        left, right = (self._within(x, self.wide) for x in (west, east + 1))
        top, bottom = (self._within(self.high / self.cells_per_m - y, self.high) for y in (north, south - 1))
        near = (slice(top, bottom), slice(left, right))
        inside = shapely.contains_xy(shape, self.x[near], self.y[near])
        self.rows[near][inside] = char
        return bool(inside.any())

    def solid(self, shape: Geometry, char: str) -> None:
        """Mark the cells whose middle lies in a polygon; for a polygon too small for that, the one cell it is in."""
        if not self.fill(shape, char):
            point = shape.representative_point()
            self.mark(point.x, point.y, char)

    def trace(self, path: Geometry, char: str) -> None:
        """Mark every cell that a line passes through; one on a boundary counts to the cell north or east of it."""
        for (x0, y0), (x1, y1) in pairwise(shapely.get_coordinates(path).tolist()):
            steps = int(np.hypot(x1 - x0, y1 - y0) * self.cells_per_m * 8) + 2
            across = np.floor(np.linspace(x0, x1, steps) * self.cells_per_m + 1e-9).astype(int)
            up = np.floor(np.linspace(y0, y1, steps) * self.cells_per_m + 1e-9).astype(int)
            columns, rows = across - (across == self.wide), self.high - 1 - (up - (up == self.high))
            on_map = (columns >= 0) & (columns < self.wide) & (rows >= 0) & (rows < self.high)
            self.rows[rows[on_map], columns[on_map]] = char

    def stretch(self, path: Geometry, char: str) -> None:
        """Mark the cells of a short stretch of wall, such as a door, but not those where only its end lies."""
        spare = 0.5 / self.cells_per_m
        middle = path.length / 2
        for place in np.linspace(min(spare, middle), max(path.length - spare, middle), 16):
            point = shapely.line_interpolate_point(path, place)
            self.mark(point.x, point.y, char)

    def mark(self, x: float, y: float, char: str) -> None:
        """Mark the cell a point is in; nothing happens outside the map."""
        column, row = self.cell(x, y)
        if 0 <= column < self.wide and 0 <= row < self.high:
            self.rows[row, column] = char

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Column and row of the cell that a point is in, which lies outside the map where the point does."""
        column = int(np.floor(x * self.cells_per_m + 1e-9))
        row = self.high - 1 - int(np.floor(y * self.cells_per_m + 1e-9))
        return column - (column == self.wide), row + (row == -1)  # the map's own edge lies in the last cells

    def _within(self, metres: float, most: int) -> int:
        return int(min(max(metres * self.cells_per_m, 0), most))
