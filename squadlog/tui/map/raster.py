"""A window of the map as a grid of sub-cells, two across and `down` in each cell, and what lies in each.

Of four down, a sub-cell is as wide as it is high. Nothing imports this module before a map is drawn: it loads numpy.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np

from squadlog.tui.map.frame import SAME, MapFrame

Grid: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Path: TypeAlias = Sequence[tuple[float, float]]


class Raster:
    """The sub-cells of a frame: `x` and `y` are the metres of their middles, west to east and north to south."""

    def __init__(self, frame: MapFrame, down: int = 4) -> None:
        self.frame, self.down = frame, down
        self.sub_m = frame.scale_m / 2
        self.high_m = frame.scale_m * 2 / down
        self.wide, self.high = frame.cols * 2, frame.rows * down
        self.x: Grid = (frame.left * 2 + np.arange(self.wide) + 0.5) * self.sub_m
        self.y: Grid = frame.height_m - (frame.top * down + np.arange(self.high) + 0.5) * self.high_m

    def sees(self, path: Path) -> bool:
        """Whether a drawing comes near the window at all."""
        xs, ys = zip(*path, strict=True)
        spare = self.frame.scale_m * 2
        return bool(
            max(xs) > self.x[0] - spare
            and min(xs) < self.x[-1] + spare
            and max(ys) > self.y[-1] - spare
            and min(ys) < self.y[0] + spare
        )

    def inside(self, ring: Path) -> tuple[tuple[slice, slice], Grid]:
        """The box of sub-cells about a polygon, and which of them have their middle within it (even-odd)."""
        points = np.asarray(ring, dtype=np.float64)
        (west, south), (east, north) = points.min(axis=0), points.max(axis=0)
        columns = slice(*np.searchsorted(self.x, (west, east)))
        rows = slice(*(self.high - np.searchsorted(self.y[::-1], (north, south))))
        xs, ys = self.x[columns], self.y[rows]
        (px, py), (qx, qy) = points.T, np.roll(points, -1, axis=0).T
        line, edge = np.nonzero((py > ys[:, None]) != (qy > ys[:, None]))
        at = px[edge] + (ys[line] - py[edge]) * (qx - px)[edge] / (qy - py)[edge]
        flips = np.zeros((len(ys), len(xs) + 1), dtype=np.int32)
        np.add.at(flips, (line, np.searchsorted(xs, at)), 1)
        passed = np.cumsum(flips, axis=1)
        return (rows, columns), (passed[:, -1:] - passed[:, :-1]) % 2 == 1

    def along(self, paths: Iterable[Path], *, fine: int = 2) -> tuple[Grid, Grid]:
        """Points on some polylines, `fine` to a sub-cell, as x and y; none of them at an end of a stretch."""
        ends = [(*p, *q) for path in paths for p, q in pairwise(path) if self.sees((p, q))]
        if not ends:
            return np.empty(0), np.empty(0)
        px, py, qx, qy = np.asarray(ends, dtype=np.float64).T
        long = np.maximum(abs(qx - px), abs(qy - py))
        counts = np.maximum(1, np.ceil(long / self.sub_m * fine)).astype(np.int64)
        whole = np.repeat(np.arange(len(counts)), counts)
        place = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        share = (place + 0.5) / counts[whole]
        return px[whole] + (qx - px)[whole] * share, py[whole] + (qy - py)[whole] * share

    def dots(self, paths: Iterable[Path]) -> Grid:
        """The sub-cells some polylines pass through, their corners and ends included."""
        marked = np.zeros((self.high, self.wide), dtype=bool)
        shown = list(paths)
        x, y = self.along(shown)
        corners = np.array([point for path in shown for point in path], dtype=np.float64).reshape(-1, 2)
        x, y = np.concatenate([x, corners[:, 0]]), np.concatenate([y, corners[:, 1]])
        columns, rows = self._places(x, y, across=2, down=self.down)
        seen = (columns >= 0) & (columns < self.wide) & (rows >= 0) & (rows < self.high)
        marked[rows[seen], columns[seen]] = True
        return marked

    def cells(self, x: Grid, y: Grid) -> tuple[Grid, Grid]:
        """Row and column of the cells that points are in, those beyond the frame left out."""
        columns, rows = self._places(x, y, across=1, down=1)
        seen = (columns >= 0) & (columns < self.frame.cols) & (rows >= 0) & (rows < self.frame.rows)
        return rows[seen], columns[seen]

    def _places(self, x: Grid, y: Grid, *, across: int, down: int) -> tuple[Grid, Grid]:
        """Columns and rows of parts of cells; what lies on the map's own edge belongs to its last ones."""
        frame = self.frame
        wide, high = frame.scale_m / across, frame.scale_m * 2 / down
        columns = np.floor(x / wide + SAME).astype(np.int64)
        rows = np.floor((frame.height_m - y) / high + SAME).astype(np.int64)
        columns -= (abs(x - frame.width_m) < SAME) & (columns * wide >= frame.width_m - SAME)
        rows -= (abs(y) < SAME) & (rows * high >= frame.height_m - SAME)
        return columns - frame.left * across, rows - frame.top * down


def by_cell(marked: Grid, down: int = 4) -> Grid:
    """The sub-cells of each cell, in a last axis: down, then across."""
    rows, columns = marked.shape
    return (
        marked.reshape(rows // down, down, columns // 2, 2)
        .transpose(0, 2, 1, 3)
        .reshape(rows // down, columns // 2, down * 2)
    )


BITS = np.array([0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80])


def braille(marked: Grid) -> Grid:
    """The braille bits of each cell."""
    bits: Grid = (by_cell(marked) * BITS).sum(axis=2)
    return bits
