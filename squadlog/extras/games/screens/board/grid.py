"""Where the triangles of the board lie among the cells of a terminal, and their parts. Pure.

A square is `wide` by `high` cells, cut by its diagonal; each cell is cut into parts, and each part belongs to one
triangle. Columns and rows are those of the terminal, files and ranks those of the board.
"""

from collections.abc import Iterable
from functools import lru_cache

from squadlog.base.records import value
from squadlog.extras.games.board.geometry import SIZE, Parity, is_slash
from squadlog.tui.chrome.cells import PARTS, USUAL_CELLS, CellKind

SCALES = ((6, 2), (7, 3), (8, 4), (10, 5), (12, 6), (14, 7), (16, 8), (18, 9), (20, 10))
"""Widths and heights of a square, small to large."""
MARGIN = 2
"""Cells at the left for the numbers of the ranks."""
NEAR_DIAGONAL = 1.0
"""Parts of a cell, across, on either side of a diagonal that keep two pieces of one side apart."""


@value
class Grid:
    """Squares `wide` cells across and `high` cells down, in cells of a `kind`, seen from Red's side or turned."""

    wide: int
    high: int
    turned: bool = False
    kind: CellKind = USUAL_CELLS

    @classmethod
    def fitting(
        cls, width: int, height: int, *, turned: bool = False, kind: CellKind = USUAL_CELLS
    ) -> "Grid":
        """The largest scale that fits into `width` by `height` cells, the smallest if none does."""
        fits = [
            (wide, high)
            for wide, high in SCALES
            if wide * SIZE + MARGIN + 1 <= width and high * SIZE < height
        ]
        wide, high = fits[-1] if fits else SCALES[0]
        return cls(wide, high, turned, kind)

    @property
    def width(self) -> int:
        """The cells that the whole board takes from left to right."""
        return self.wide * SIZE + MARGIN + 1

    @property
    def height(self) -> int:
        """The lines that it takes, with the names of the files."""
        return self.high * SIZE + 1

    def square(self, x: int, y: int) -> tuple[int, int]:
        """File and rank of the square in that column and row of squares."""
        return (SIZE - x, y + 1) if self.turned else (x + 1, SIZE - y)

    def halves(self, x: int, y: int) -> tuple[int, int]:
        """The upper and the lower triangle of a square as it is shown."""
        file, rank = self.square(x, y)
        first = 2 * (file - 1 + SIZE * (rank - 1))
        return (first + 1, first) if self.turned else (first, first + 1)

    def where(self, cell: int) -> tuple[int, int, bool]:
        """Column and row of the square of a triangle, and whether it is the lower one there."""
        rank, file = divmod(cell // 2, SIZE)
        x, y = (SIZE - 1 - file, rank) if self.turned else (file, SIZE - 1 - rank)
        return x, y, bool(cell % 2) != self.turned

    def corner(self, cell: int) -> tuple[int, int]:
        """The column and row where the square of a triangle begins."""
        x, y, _ = self.where(cell)
        return MARGIN + x * self.wide, y * self.high

    def cell(self, parity: Parity, col: int, row: int) -> int | None:
        """The triangle that a cell of the terminal shows, or most of it; None beside the board."""
        (x, across), (y, down) = divmod(col - MARGIN, self.wide), divmod(row, self.high)
        if not (0 <= x < SIZE and 0 <= y < SIZE):
            return None
        lower = cut(self, is_slash(parity, *self.square(x, y)))[down][across]
        return self.halves(x, y)[2 * sum(lower) >= len(lower)]


@lru_cache(maxsize=64)
def cut(grid: Grid, slash: bool) -> tuple[tuple[tuple[bool, ...], ...], ...]:
    """Row by row, cell by cell, part by part: whether it lies below the diagonal of its square."""
    return tuple(
        tuple(tuple(side > 0 for side in sides) for sides in row) for row in _sides(grid, slash=slash)
    )


@lru_cache(maxsize=64)
def beside(grid: Grid, slash: bool) -> tuple[tuple[tuple[bool, ...], ...], ...]:
    """Cell by cell, whether a part lies so near to the diagonal that it keeps apart what lies on either side."""
    return tuple(
        tuple(tuple(abs(side) <= NEAR_DIAGONAL for side in sides) for sides in row)
        for row in _sides(grid, slash=slash)
    )


def _sides(grid: Grid, *, slash: bool) -> list[list[list[float]]]:
    """For each part, how many parts across it lies below the diagonal; above it, less than nothing, never nothing."""
    across, down = PARTS[grid.kind]
    width, height = grid.wide * across, grid.high * down

    def side(i: int, j: int) -> float:
        x, y = (i + 0.5) / width, (j + 0.5) / height
        found = (x + y - 1 if slash else y - x) * width
        if abs(found) > 1e-9:
            return found
        # On the diagonal itself: what half a turn of the square lays upon it belongs to the other half.
        return 1e-6 if (i, j) > (width - 1 - i, height - 1 - j) else -1e-6

    return [
        [
            [side(col * across + part % across, row * down + part // across) for part in range(across * down)]
            for col in range(grid.wide)
        ]
        for row in range(grid.high)
    ]


@lru_cache(maxsize=4096)
def middle(grid: Grid, parity: Parity, cells: tuple[int, ...], room: int) -> tuple[int, int] | None:
    """Column and row where `room` cells stand next to the middle of a patch of triangles and wholly within it.

    None where it has no such room.
    """
    within = _within(grid, parity, cells)
    if not within:
        return None
    x = sum(col for col, _ in within) / len(within) + 0.5
    y = sum(row for _, row in within) / len(within) + 0.5
    fitting = [
        (abs(row + 0.5 - y) * 2 + abs(col + room / 2 - x), row, col)
        for col, row in within
        if all((col + step, row) in within for step in range(room))
    ]
    if not fitting:
        return None
    _, row, col = min(fitting)
    return col, row


def _within(grid: Grid, parity: Parity, cells: Iterable[int]) -> set[tuple[int, int]]:
    """The cells, by column and row from the upper left square, that belong to the patch with every part."""
    squares: dict[tuple[int, int], set[bool]] = {}
    for cell in cells:
        x, y, lower = grid.where(cell)
        squares.setdefault((x, y), set()).add(lower)
    return {
        (x * grid.wide + col, y * grid.high + row)
        for (x, y), halves in squares.items()
        for row, parts in enumerate(cut(grid, is_slash(parity, *grid.square(x, y))))
        for col, part in enumerate(parts)
        if halves.issuperset(part)
    }


@lru_cache(maxsize=64)
def dot_diagonal(grid: Grid, slash: bool) -> tuple[str, ...]:
    """The diagonal of an empty square as a thin line of dots, row by row; blank where it does not pass."""
    width, height = grid.wide * 2, grid.high * 4
    near = max(width / height, 1.0) / 2 + 1e-9
    lines = []
    for row in range(grid.high):
        bits = [0] * grid.wide
        for down in range(4):
            for i in range(width):
                x, y = (i + 0.5) / width, (row * 4 + down + 0.5) / height
                if abs(x + y - 1 if slash else y - x) * width <= near:
                    bits[i // 2] |= _DOTS[down][i % 2]
        lines.append("".join(chr(0x2800 + bit) if bit else " " for bit in bits))
    return tuple(lines)


_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of the dots of a braille character, row by row, left and right."""
