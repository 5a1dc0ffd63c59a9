"""What lies on the ground, cell by cell: overlays, dropped things, bodies, units, scale bar and cursor."""

from collections.abc import Iterator
from typing import TypeAlias

from squadlog.field.ground.conditions import Spot
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import Ink
from squadlog.tui.map.labels import Placed, placed
from squadlog.tui.map.overlays import Cell, overlaid
from squadlog.tui.map.scene import MapScene

Row: TypeAlias = dict[int, tuple[str, Ink]]
"""Character and ink by column."""
_LENGTHS_M = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


class Layer:
    """Everything that may change from one key to the next: rows of cells, and which unit a cell belongs to."""

    def __init__(
        self, scene: MapScene, frame: MapFrame, floor: int, layers: frozenset[str], cursor: Spot | None
    ) -> None:
        self.rows: dict[int, Row] = {}
        self.units: dict[tuple[int, int], int] = {}
        if "overlays" in layers:
            for overlay in scene.overlays:
                self._put(overlaid(overlay, frame, floor))
        if "bodies" in layers:
            self._put(_dropped(scene, frame, floor))
        counters = placed(scene, frame, floor, bodies="bodies" in layers) if "units" in layers else ()
        self._stand(counters)
        if "scale" in layers:
            self._put(self._off_units(tuple(scale_bar(frame, floor, scene.drawn.floors))))
        if cursor is not None and cursor.floor == floor:
            col, row = frame.cell(cursor.x, cursor.y)
            if frame.holds(col, row):
                char = self.rows.get(row, {}).get(col, ("", "cursor"))[0]
                self.rows.setdefault(row, {})[col] = char, "cursor"
                self._bracket(row, col, frame.cols)

    def _off_units(self, bar: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """The scale bar at the foot, or at the head if units stand at the foot; it never hides anybody."""
        for cells in (bar, tuple((0, col, char, ink) for _, col, char, ink in bar)):
            if not any((row, col) in self.units for row, col, _, _ in cells):
                return cells
        return tuple(cell for cell in bar if cell[:2] not in self.units)

    def _bracket(self, row: int, col: int, cols: int) -> None:
        """Brackets about the cursor, but not over a unit: it can be found where there are no colours."""
        for at, char in ((col - 1, "["), (col + 1, "]")):
            if 0 <= at < cols and (row, at) not in self.units:
                self.rows[row][at] = char, "cursor-mark"

    def _put(self, cells: Iterator[Cell] | tuple[Cell, ...]) -> None:
        for row, col, char, ink in cells:
            self.rows.setdefault(row, {})[col] = char, ink

    def _stand(self, counters: tuple[Placed, ...]) -> None:
        for counter in counters:
            self._put(counter.cells)
            self.units.update(dict.fromkeys(((row, col) for row, col, _, _ in counter.cells), counter.number))


def scale_bar(frame: MapFrame, floor: int, floors: int) -> Iterator[Cell]:
    """At the lower left: a bar of a round length, north, and the floor if there are several."""
    most = frame.cols // 3
    long_m = max((m for m in _LENGTHS_M if m / frame.scale_m <= most), default=_LENGTHS_M[0])
    cols = max(round(long_m / frame.scale_m), 2)
    storey = f" floor {floor}/{floors}" if floors > 1 else ""
    words = f"└{'─' * (cols - 2)}┘{long_m} m ↑N{storey}"
    for col, char in enumerate(words[: frame.cols]):
        yield frame.rows - 1, col, char, "scale"


def _dropped(scene: MapScene, frame: MapFrame, floor: int) -> Iterator[Cell]:
    for spot in scene.dropped:
        col, row = frame.cell(spot.x, spot.y)
        if spot.floor == floor and frame.holds(col, row):
            yield row, col, glyphs.DROPPED, "dropped"
