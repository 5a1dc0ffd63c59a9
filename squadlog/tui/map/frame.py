"""Which part of the map the screen shows, how large, and turned by how many quarters: cells to metres and back.

Cells are about twice as tall as wide, so a row is twice as many metres as a column and the scale stays true. Cells
are counted from the upper left corner of the map as it is seen; a frame starts at a whole cell, so panning never
redraws a line elsewhere. Only a frame knows that the map is turned: what is drawn asks it (`seen`, `across`).
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
TURNED_IS_LARGER = 0.8
"""A turned map is taken where its metres for a column are at most this part of those of the map as it lies."""
FOOT_FROM = 10
"""Rows from which one is left for the scale below a map that is seen whole."""
NORTH = "↑→↓←"
"""Where north is on the screen, by the quarters that the map is turned clockwise."""


@value
class MapFrame:
    """The part of a map in a frame of `cols` by `rows` cells.

    Its first cell stands `left` cells to the right of the upper left corner of the map as it is seen, and `top` below
    it. A column is `scale_m` metres wide, a row twice as high; the map is `width_m` from west to east and `height_m`
    from south to north. `turn`: how many quarters it is turned clockwise.
    """

    width_m: float
    height_m: float
    cols: int
    rows: int
    scale_m: float = 1.0
    left: int = 0
    top: int = 0
    turn: int = 0

    @property
    def across_m(self) -> float:
        """Metres from the left to the right edge of the map as it is seen."""
        return self.height_m if self.turn % 2 else self.width_m

    @property
    def down_m(self) -> float:
        """Metres from the upper to the lower edge of the map as it is seen."""
        return self.width_m if self.turn % 2 else self.height_m

    @property
    def north(self) -> str:
        """The arrow that points north."""
        return NORTH[self.turn]

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the map is seen: metres from the left edge, and from the lower."""
        match self.turn:
            case 1:
                return y, self.width_m - x
            case 2:
                return self.width_m - x, self.height_m - y
            case 3:
                return self.height_m - y, x
        return x, y

    def on_map(self, right: float, up: float) -> tuple[float, float]:
        """The point of the map that is seen there: metres east and north of its south-west corner."""
        match self.turn:
            case 1:
                return self.width_m - up, right
            case 2:
                return self.width_m - right, self.height_m - up
            case 3:
                return up, self.height_m - right
        return right, up

    def heading(self, facing_deg: float) -> float:
        """Where a direction of the map points on the screen, clockwise from up. Degrees."""
        return facing_deg + 90.0 * self.turn

    def flat(self) -> Self:
        """The frame of a map that has been turned already, with the same cells."""
        return replace(self, width_m=self.across_m, height_m=self.down_m, turn=0)

    def turned(self, turn: int) -> Self:
        """The whole map, turned by so many quarters clockwise."""
        return replace(self, turn=turn % 4).fitted()

    def best_turned(self) -> Self:
        """The frame, with its map turned by a quarter where it is seen much larger so, and back where it is larger."""
        lies = self.turn in {0, 2}
        other = replace(self, turn=(self.turn + 1) % 4 if lies else self.turn - 1)
        return other if other.widest_m <= (TURNED_IS_LARGER if lies else 1.0) * self.widest_m else self

    @property
    def map_cols(self) -> int:
        """How many columns the whole map takes at this scale."""
        return max(1, ceil(self.across_m / self.scale_m - SAME))

    @property
    def map_rows(self) -> int:
        """How many rows the whole map takes at this scale."""
        return max(1, ceil(self.down_m / (2 * self.scale_m) - SAME))

    def middle(self, col: int, row: int) -> tuple[float, float]:
        """Metres x and y of the middle of a cell, clipped to the map."""
        return self._clipped(
            (self.left + col + 0.5) * self.scale_m, self.down_m - (self.top + row + 0.5) * 2 * self.scale_m
        )

    def stepped(self, x: float, y: float, cols: int, rows: int) -> tuple[float, float]:
        """The point `cols` cells right and `rows` down of another, clipped to the map; not the middle of a cell."""
        right, up = self.seen(x, y)
        return self._clipped(right + cols * self.scale_m, up - rows * 2 * self.scale_m)

    def _clipped(self, right: float, up: float) -> tuple[float, float]:
        return self.on_map(min(max(right, 0.0), self.across_m), min(max(up, 0.0), self.down_m))

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The cell a point is in; it may lie beyond the frame. The map's own edges lie in its last cells."""
        right, up = self.seen(x, y) if self.turn else (x, y)
        across_m, down_m = self.across_m, self.down_m
        col = floor(right / self.scale_m + SAME)
        row = floor((down_m - up) / (2 * self.scale_m) + SAME)
        if abs(right - across_m) <= SAME:
            col = min(col, self.map_cols - 1)
        if abs(up) <= SAME:
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
        """The frame moved right and down; its middle stays on the map, and a map that fits stays in its middle."""
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
        scale_m = max(self.across_m / self.cols, whole.scale_m / 2, SCALES_M[0])
        return replace(self, scale_m=scale_m, left=0, top=0).panned(0, 0)

    @property
    def widest_m(self) -> float:
        """The metres for a column when the whole map fills the frame one way, a row to spare for the scale."""
        rows = self.rows - 1 if self.rows >= FOOT_FROM else self.rows
        fits = max(self.across_m / self.cols, self.down_m / (2 * rows))
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
