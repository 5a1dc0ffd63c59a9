"""What lies on the ground, cell by cell: overlays, dropped things, bodies, units, words, scale bar and cursor.

Words are set in free space: none lies over another or over a unit, none is cut, and one that finds no room is left out.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
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
Built: TypeAlias = Callable[[int, int], bool]
"""Whether a wall, a door, a window or stairs is seen in a cell, by row and column."""
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
        built: Built = lambda _row, _col: False,
    ) -> None:
        self._frame, self._built = frame, built
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
                    self._write_beside(frame.cell(spot.x, spot.y), words, ink)
        if "scale" in layers:
            self._write_scale(floor, scene.drawn.floors)
        for name in names:
            self._write_in(name)
        if pointed is not None:
            col, row = pointed
            if frame.holds(col, row):
                char = self.rows.get(row, {}).get(col, ("", "cursor"))[0]
                self.rows.setdefault(row, {})[col] = char, "cursor"
                self._bracket(row, col, frame.cols)

    @property
    def signs(self) -> frozenset[str]:
        """The signs on units and of them, other than the letters and figures of their labels."""
        shown = (self.rows[row][col][0] for row, col in self.units)
        return frozenset(char for char in shown if not char.isdigit() and not char.isupper())

    def _write_scale(self, floor: int, floors: int) -> None:
        """Write the scale bar at the foot, or at the head, from the left; it hides nobody and no words."""
        frame, there = self._frame, self.units.keys() | self.written.keys()
        for words in scale_bars(frame, floor, floors):
            long = len(words)
            for col, row in sorted(
                product(range(frame.cols - long + 1), (frame.rows - 1, 0)), key=lambda place: place[0] > 0
            ):
                if not any((row, at) in there for at in range(col - bool(col), col + long + 1)):
                    self._write(row, col, words, "scale")
                    self.written.update(((row, at), "scale") for at in range(col, col + long))
                    return

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
            cells = counter.cells
            self._put(cells)
            self._clear_beside(cells)
            self.units.update(dict.fromkeys(((row, col) for row, col, _, _ in cells), counter.number))

    def _clear_beside(self, cells: tuple[Cell, ...]) -> None:
        """Clear the figures of rings that stand next to a label: they would read as part of it."""
        for row, col, _, _ in cells:
            for at in (col - 1, col + 1):
                char, ink = self.rows.get(row, {}).get(at, ("", "blank"))
                if char.isdigit() and ink in SHADED and (row, at) not in self.units:
                    self.rows[row][at] = " ", ink

    def _write_beside(self, cell: tuple[int, int], words: str, ink: Ink) -> None:
        """Write words at a cell, or near it where that is taken; over a wall only if there is no other place."""
        col, row = cell
        long = len(words)
        places = [(row, col), (row, col - long + 1), (row, col + 1), (row, col - long)]
        places += [(row, col + 2), (row, col - long - 1)]
        places += [(row + down, col - aside) for down in (-1, 1, -2, 2) for aside in (long // 2, 0, long - 1)]
        free = [place for place in places if self._free(*place, long)]
        bare = [(at, first) for at, first in free if not self._on_wall(at, first, long)]
        for at, first in (bare or free)[:1]:
            self._write(at, first, words, ink)

    def _write_in(self, name: RoomName) -> None:
        """Write the name of a room in the first free of its places, in the middle of it or as near as can be.

        It touches no wall if there is a place where it does not.
        """
        long = len(name.name)
        for apart, (row, first, last) in product((1, 0), name.places):
            middle = first + (last - first - long) // 2
            taken = self.rows.get(row, {})
            for at in sorted(range(first, last - long + 1), key=lambda col: abs(col - middle)):
                bare = not any(col in taken for col in range(at - 1, at + long + 1))
                if (
                    bare
                    and self._free(row, at, long)
                    and not self._on_wall(row, at - apart, long + 2 * apart)
                ):
                    self._write(row, at, name.name, "name")
                    return

    def _on_wall(self, row: int, first: int, long: int) -> bool:
        cols = range(max(first, 0), min(first + long, self._frame.cols))
        return any(self._built(row, col) for col in cols)

    def _free(self, row: int, first: int, long: int) -> bool:
        """Whether words from there on are whole within the frame and over nothing that is shown."""
        cells = [(row, col) for col in range(first, first + long)]
        inside = self._frame.holds(first, row) and self._frame.holds(first + long - 1, row)
        return inside and not any(
            cell in self.units or cell in self.written or cell in self._kept for cell in cells
        )

    def _write(self, row: int, first: int, words: str, ink: Ink) -> None:
        for col, char in enumerate(words, first):
            self.rows.setdefault(row, {})[col] = char, ink
            self.written[row, col] = words


def scale_bars(frame: MapFrame, floor: int, floors: int) -> Iterator[str]:
    """The scale as it may be written, the best first: a bar of a round length, north, and the floor of several.

    None is wider than the frame.
    """
    most = frame.cols // 3
    unit_m = typed_metres(1.0)
    long = max((one for one in _LENGTHS if one * unit_m / frame.scale_m <= most), default=_LENGTHS[0])
    cols = max(round(long * unit_m / frame.scale_m), 2)
    bar, storey = (
        f"└{'─' * (cols - 2)}┘{long} {length_unit()}",
        f"floor {floor}/{floors}" if floors > 1 else "",
    )
    north = f"{frame.north}N"
    for parts in ((bar, north, storey), (bar, north), (north, storey), (bar,), (north,)):
        words = " ".join(part for part in parts if part)
        if len(words) <= frame.cols:
            yield words


def _cells_of_dropped(scene: MapScene, frame: MapFrame, floor: int) -> Iterator[Cell]:
    for spot in scene.dropped:
        col, row = frame.cell(spot.x, spot.y)
        if spot.floor == floor and frame.holds(col, row):
            yield row, col, glyphs.DROPPED, "dropped"
