"""The parts of a cell that a terminal can show by themselves: halves, quarters or sixths.

Halves and quarters are in every font of a terminal; sixths (U+1FB00) only where a terminal draws them itself.
"""

from collections.abc import Mapping
from typing import Literal

import numpy as np

from squadlog.records import record
from squadlog.tui.map.raster import Grid, by_cell

Cells = Literal["half", "quadrant", "sextant"]
CELLS: tuple[Cells, ...] = Cells.__args__  # type: ignore[attr-defined]  # a Literal lists its values there


@record
class Parts:
    """`down` sub-cells a cell, two across; `bits` of the part that each lies in, and the character of each sum."""

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


def _sixth(parts: int) -> str:
    """Six parts, from the upper left to the lower right; three of these characters are older than the others."""
    old = {0: " ", 21: "▌", 42: "▐", 63: "█"}
    return old.get(parts) or chr(0x1FB00 + parts - 1 - (parts > 21) - (parts > 42))


PARTS: Mapping[Cells, Parts] = {
    "half": Parts(down=4, bits=(1, 1, 1, 1, 2, 2, 2, 2), chars=" ▀▄█"),
    "quadrant": Parts(down=4, bits=(8, 4, 8, 4, 2, 1, 2, 1), chars=" ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█"),
    "sextant": Parts(down=3, bits=(1, 2, 4, 8, 16, 32), chars="".join(_sixth(parts) for parts in range(64))),
}
BLOCKS = frozenset("".join(parts.chars for parts in PARTS.values())) - {" "}
"""Every character that is a part of a cell."""
