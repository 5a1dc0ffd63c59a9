"""What lies on the ground, cell by cell: overlays, dropped things, bodies, units, words, scale bar and cursor.

Words are set in free space: none lies over another or over a unit, and one that finds no room is left out.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from squadlog.base.lengths import length_unit, typed_metres
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import SHADED, Ink
from squadlog.tui.map.labels import Placed, place_labels
from squadlog.tui.map.names import RoomName
from squadlog.tui.map.over.overlays import overlaid, words_of
from squadlog.tui.map.over.shades import Cell

Row: TypeAlias = dict[int, tuple[str, Ink]]
"""Character and ink by column."""
_LENGTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


class Layer:
    """Everything that may change from one key to the next: rows of cells, and which unit a cell belongs to.

    `written` are the cells of words, each of one piece of them.
    """

    def __init__(
        self,
        scene: MapScene,
        frame: MapFrame,
        floor: int,
        layers: frozenset[str],
        cursor: Spot | None,
        *,
        names: Sequence[RoomName] = (),
    ) -> None:
        self.rows: dict[int, Row] = {}
        self.units: dict[tuple[int, int], int] = {}
        self.written: dict[tuple[int, int], str] = {}
        self._kept: frozenset[tuple[int, int]] = frozenset()  # for the cursor and its brackets
        if "overlays" in layers:
            for overlay in scene.overlays:
                self._put(overlaid(overlay, frame, floor))
        if "bodies" in layers:
            self._put(_cells_of_dropped(scene, frame, floor))
        counters = place_labels(scene, frame, floor, bodies="bodies" in layers) if "units" in layers else ()
        self._stand(counters)
        pointed = frame.cell(cursor.x, cursor.y) if cursor is not None and cursor.floor == floor else None
        if pointed is not None:
            self._kept = frozenset((pointed[1], pointed[0] + aside) for aside in (-1, 0, 1))
        if "overlays" in layers:
            for overlay in scene.overlays:
                for spot, words, ink in words_of(overlay, floor):
                    self._write_beside(frame.cell(spot.x, spot.y), words, ink, frame)
        bar = self._off_units(tuple(scale_bar(frame, floor, scene.drawn.floors))) if "scale" in layers else ()
        self._put(bar)
        self.written.update(dict.fromkeys(((row, col) for row, col, _, _ in bar), "scale"))
        for name in names:
            self._write_in(name, frame)
        if pointed is not None:
            col, row = pointed
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
        """Put brackets about the cursor, but not over a unit: it can be found where there are no colours."""
        for at, char in ((col - 1, "["), (col + 1, "]")):
            if 0 <= at < cols and (row, at) not in self.units:
                self.rows[row][at] = char, "cursor-mark"

    def _put(self, cells: Iterator[Cell] | tuple[Cell, ...]) -> None:
        for row, col, char, ink in cells:
            self.rows.setdefault(row, {})[col] = char, ink

    def _stand(self, counters: tuple[Placed, ...]) -> None:
        for counter in counters:
            self._put(counter.cells)
            self._clear_beside(counter)
            self.units.update(dict.fromkeys(((row, col) for row, col, _, _ in counter.cells), counter.number))

    def _clear_beside(self, counter: Placed) -> None:
        """Clear the figures of rings that stand next to a label: they would read as part of it."""
        for row, col, _, _ in counter.cells:
            for at in (col - 1, col + 1):
                char, ink = self.rows.get(row, {}).get(at, ("", "blank"))
                if char.isdigit() and ink in SHADED and (row, at) not in self.units:
                    self.rows[row][at] = " ", ink

    def _write_beside(self, cell: tuple[int, int], words: str, ink: Ink, frame: MapFrame) -> None:
        """Write words at a cell, or near it where that is taken."""
        col, row = cell
        long = len(words)
        places = [(row, col), (row, col - long + 1), (row, col + 1), (row, col - long)]
        places += [(row, col + 2), (row, col - long - 1)]
        places += [(row + down, col - aside) for down in (-1, 1, -2, 2) for aside in (long // 2, 0, long - 1)]
        for at, first in places:
            inside = frame.holds(first, at) and frame.holds(first + long - 1, at)
            if inside and self._free(at, first, long):
                self._write(at, first, words, ink)
                return

    def _write_in(self, name: RoomName, frame: MapFrame) -> None:
        """Write the name of a room in the first free of its places, in the middle of it or as near as can be."""
        long = len(name.name)
        for row, first, last in name.places:
            middle = first + (last - first - long) // 2
            for at in sorted(range(first, last - long + 1), key=lambda col: abs(col - middle)):
                bare = row not in self.rows or not any(
                    col in self.rows[row] for col in range(at - 1, at + long + 1)
                )
                if bare and self._free(row, at, long):
                    shown = [(col, char) for col, char in enumerate(name.name, at) if frame.holds(col, row)]
                    for col, char in shown:
                        self.rows.setdefault(row, {})[col] = char, "name"
                        self.written[row, col] = name.name
                    return

    def _free(self, row: int, first: int, long: int) -> bool:
        cells = [(row, col) for col in range(first, first + long)]
        return not any(cell in self.units or cell in self.written or cell in self._kept for cell in cells)

    def _write(self, row: int, first: int, words: str, ink: Ink) -> None:
        for col, char in enumerate(words, first):
            self.rows.setdefault(row, {})[col] = char, ink
            self.written[row, col] = words


def scale_bar(frame: MapFrame, floor: int, floors: int) -> Iterator[Cell]:
    """The cells of the scale bar, at the lower left: a bar of a round length, north, and the floor of several."""
    most = frame.cols // 3
    unit_m = typed_metres(1.0)
    long = max((one for one in _LENGTHS if one * unit_m / frame.scale_m <= most), default=_LENGTHS[0])
    cols = max(round(long * unit_m / frame.scale_m), 2)
    storey = f" floor {floor}/{floors}" if floors > 1 else ""
    words = f"└{'─' * (cols - 2)}┘{long} {length_unit()} ↑N{storey}"
    for col, char in enumerate(words[: frame.cols]):
        yield frame.rows - 1, col, char, "scale"


def _cells_of_dropped(scene: MapScene, frame: MapFrame, floor: int) -> Iterator[Cell]:
    for spot in scene.dropped:
        col, row = frame.cell(spot.x, spot.y)
        if spot.floor == floor and frame.holds(col, row):
            yield row, col, glyphs.DROPPED, "dropped"
