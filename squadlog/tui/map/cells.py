"""The parts of a cell as numbers: the sub-cells that make up each part, and the character for each sum of parts."""

from collections.abc import Mapping

import numpy as np

from squadlog.base.records import record
from squadlog.tui.chrome.cells import CELL_KINDS, PARTS, CellKind, part_char
from squadlog.tui.map.raster import Grid, by_cell


@record
class CellParts:
    """How one kind of cell is made up.

    A cell is `down` rows of two sub-cells. `bits` has for each sub-cell, row by row, the bit of the part that it
    belongs to, and `chars` the character for each sum of bits.
    """

    down: int
    bits: tuple[int, ...]
    chars: str

    def marked(self, subs: Grid) -> Grid:
        """For each cell the sum of the parts that have any sub-cell marked."""
        found: Grid = np.bitwise_or.reduce(by_cell(subs, self.down) * np.array(self.bits), axis=2)
        return found

    def mostly(self, cells: Grid) -> Grid:
        """For each cell the sum of the parts that have more than half of their sub-cells marked.

        Sub-cells are the last axis of `cells`.
        """
        bits = np.array(self.bits)
        found = np.zeros(cells.shape[:2], dtype=np.int64)
        for bit in sorted(set(self.bits)):
            mine = bits == bit
            found |= np.where(cells[:, :, mine].sum(axis=2) * 2 > mine.sum(), bit, 0)
        return found

    def drawn(self, parts: Grid) -> Grid:
        """The character for the parts of each cell, as its code point."""
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
