"""The parts of a cell as numbers: which of its sub-cells lie in which, and the character of each sum of them."""

from collections.abc import Mapping

import numpy as np

from squadlog.base.records import record
from squadlog.tui.chrome.cells import CELL_KINDS, PARTS, CellKind, part_char
from squadlog.tui.map.raster import Grid, by_cell


@record
class CellParts:
    """`down` sub-cells a cell, two across; the bit of the part that each lies in, and the character of each sum."""

    down: int
    bits: tuple[int, ...]
    chars: str

    def marked(self, subs: Grid) -> Grid:
        """The parts of each cell in which any sub-cell is marked."""
        found: Grid = np.bitwise_or.reduce(by_cell(subs, self.down) * np.array(self.bits), axis=2)
        return found

    def mostly(self, cells: Grid) -> Grid:
        """The parts of each cell (sub-cells in the last axis) in which more than half of the sub-cells are marked."""
        bits = np.array(self.bits)
        found = np.zeros(cells.shape[:2], dtype=np.int64)
        for bit in sorted(set(self.bits)):
            mine = bits == bit
            found |= np.where(cells[:, :, mine].sum(axis=2) * 2 > mine.sum(), bit, 0)
        return found

    def drawn(self, parts: Grid) -> Grid:
        """The character of the parts of each cell, as a number."""
        signs: Grid = np.array([ord(char) for char in self.chars], dtype="<u4")[parts]
        return signs


def _parts(kind: CellKind) -> CellParts:
    across, down = PARTS[kind]
    subs = 3 if down == 3 else 4
    bits = tuple(
        1 << (row * down // subs * across + (col if across == 2 else 0))
        for row in range(subs)
        for col in range(2)
    )
    places = range(across * down)
    sums = range(1 << len(places))
    chars = "".join(part_char(kind, [bool(one >> at & 1) for at in places]) for one in sums)
    return CellParts(down=subs, bits=bits, chars=chars)


BY_KIND: Mapping[CellKind, CellParts] = {kind: _parts(kind) for kind in CELL_KINDS}
