"""Which part of the map the screen shows, and how large: cells to metres and back.

Cells are about twice as tall as wide, so a row is twice as many metres as a column and the scale stays true. Cells
are counted from the north-west corner of the map; a frame starts at a whole cell, so panning never redraws a line
elsewhere.
"""

from dataclasses import replace
from math import ceil, floor
from typing import Self

from squadlog.base.records import value

SCALES_M = (
    0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 25.0,
    32.0, 40.0, 50.0, 64.0, 80.0, 100.0, 150.0, 250.0, 500.0, 1000.0,
)  # fmt: skip
"""Metres for a column, nearest first."""
SAME = 1e-6
"""Cells by which two lengths may differ and still be the same."""
NARROW, NEAR_M = 2 / 3, 0.5
"""The part of the columns that a whole map must fill to be shown whole, and the scale near enough to show it whole
anyway."""
FOOT_FROM = 10
"""Rows from which one is left for the scale below a map that is seen whole."""


@value
class MapFrame:
    """The part of a map in a frame of `cols` by `rows` cells.

    Its first cell stands `left` cells east and `top` south of the map's north-west corner. A column is `scale_m` metres
    wide, a row twice as high; the map is `width_m` by `height_m`.
    """

    width_m: float
    height_m: float
    cols: int
    rows: int
    scale_m: float = 1.0
    left: int = 0
    top: int = 0

    @property
    def map_cols(self) -> int:
        """How many columns the whole map takes at this scale."""
        return max(1, ceil(self.width_m / self.scale_m - SAME))

    @property
    def map_rows(self) -> int:
        """How many rows the whole map takes at this scale."""
        return max(1, ceil(self.height_m / (2 * self.scale_m) - SAME))

    def middle(self, col: int, row: int) -> tuple[float, float]:
        """Metres x and y of the middle of a cell, clipped to the map."""
        x = (self.left + col + 0.5) * self.scale_m
        y = self.height_m - (self.top + row + 0.5) * 2 * self.scale_m
        return min(max(x, 0.0), self.width_m), min(max(y, 0.0), self.height_m)

    def stepped(self, x: float, y: float, cols: int, rows: int) -> tuple[float, float]:
        """The point `cols` cells east and `rows` south of another, clipped to the map; not the middle of a cell."""
        east, north = x + cols * self.scale_m, y - rows * 2 * self.scale_m
        return min(max(east, 0.0), self.width_m), min(max(north, 0.0), self.height_m)

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The cell a point is in; it may lie beyond the frame. The map's own edges lie in its last cells."""
        col = floor(x / self.scale_m + SAME)
        row = floor((self.height_m - y) / (2 * self.scale_m) + SAME)
        if abs(x - self.width_m) <= SAME:
            col = min(col, self.map_cols - 1)
        if abs(y) <= SAME:
            row = min(row, self.map_rows - 1)
        return col - self.left, row - self.top

    def holds(self, col: int, row: int) -> bool:
        """Whether a cell lies within the frame."""
        return 0 <= col < self.cols and 0 <= row < self.rows

    def centred(self, x: float, y: float) -> Self:
        """The frame with a point in its middle, as far as the map goes."""
        col, row = self.cell(x, y)
        return self.panned(col - self.cols // 2, row - self.rows // 2)

    def panned(self, cols: int, rows: int) -> Self:
        """The frame moved east and south; its middle stays on the map, and a map that fits stays in its middle."""
        left = _keep_inside(self.left + cols, self.cols, self.map_cols)
        top = _keep_inside(self.top + rows, self.rows, self.map_rows)
        return replace(self, left=left, top=top)

    def zoomed(self, steps: int, col: int, row: int) -> Self:
        """The frame `steps` scales nearer, or farther if negative; the spot in that cell stays in it if it can."""
        scale_m = self.scale_m
        for _ in range(abs(steps)):
            scale_m = self._next_scale(scale_m, nearer=steps > 0)
        x, y = self.middle(col, row)
        other = replace(self, scale_m=scale_m, left=0, top=0)
        there = other.cell(x, y)
        return other.panned(there[0] - col, there[1] - row)

    def resized(self, cols: int, rows: int) -> Self:
        """The frame with another number of cells about the same middle."""
        x, y = self.middle(self.cols // 2, self.rows // 2)
        return replace(self, cols=cols, rows=rows).centred(x, y)

    def wider(self) -> Self:
        """The frame with half as much again on every side, to be drawn once and panned over."""
        cols, rows = self.cols // 2, self.rows // 2
        wide, high = self.cols + 2 * cols, self.rows + 2 * rows
        return replace(self, cols=wide, rows=high, left=self.left - cols, top=self.top - rows)

    def fitted(self) -> Self:
        """The whole map, as large as it can be shown."""
        return replace(self, scale_m=self.widest_m, left=0, top=0).panned(0, 0)

    def about(self, x: float, y: float) -> Self:
        """The frame with a point as near to its middle as can be without a bare margin beside the map."""
        frame = self.centred(x, y)
        left = _within(frame.left, self.cols, self.map_cols)
        return replace(frame, left=left, top=_within(frame.top, self.rows, self.map_rows + 1))

    def filled(self) -> Self:
        """The frame along its longer side, if the map would leave much of that bare and be small.

        At least half of the map is seen then.
        """
        whole = self.fitted()
        if whole.map_cols > NARROW * self.cols or whole.scale_m <= NEAR_M:
            return whole
        scale_m = max(self.width_m / self.cols, whole.scale_m / 2, SCALES_M[0])
        return replace(self, scale_m=scale_m, left=0, top=0).panned(0, 0)

    @property
    def widest_m(self) -> float:
        """The metres for a column when the whole map fills the frame one way, a row to spare for the scale."""
        rows = self.rows - 1 if self.rows >= FOOT_FROM else self.rows
        fits = max(self.width_m / self.cols, self.height_m / (2 * rows))
        return min(max(ceil(fits * 1e4 - SAME) / 1e4, SCALES_M[0]), SCALES_M[-1])

    def _next_scale(self, scale_m: float, *, nearer: bool) -> float:
        """The next of the round scales, or the one that shows the whole map."""
        if nearer:
            return max((one for one in SCALES_M if one < scale_m - SAME), default=scale_m)
        wider = min((one for one in SCALES_M if one > scale_m + SAME), default=SCALES_M[-1])
        return min(wider, self.widest_m)


def _within(start: int, shown: int, whole: int) -> int:
    """The start of a frame such that nothing beyond the map is seen as long as the map is larger."""
    return start if whole <= shown else min(max(start, 0), whole - shown)


def _keep_inside(start: int, shown: int, whole: int) -> int:
    """Where the frame may begin along one direction."""
    if whole <= shown:
        return -((shown - whole) // 2)
    return min(max(start, -(shown // 2)), whole - (shown + 1) // 2)
