"""The board: eight by eight squares, each cut in two by a diagonal, 128 triangles in all (A.2).

Files and ranks count from 1. A cell is a number from 0 to 127 and a bit of a mask: twice its square (a1 is 0, b1 is
1, h8 is 63), plus 1 for the southern half.
"""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from squadlog.extras.games.game import GameError

Parity = Literal["dark_slash", "light_slash"]
"""Which squares are cut `/`: the dark ones of a chessboard, a1 among them, or the light ones."""
Half = Literal["NW", "NE", "SW", "SE"]
Corner = tuple[int, int]

SIZE = 8
"""Files of the board, and ranks."""
FILES = "abcdefgh"
HEADINGS: dict[str, tuple[int, int]] = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}
CORNERS: dict[Half, tuple[Corner, Corner, Corner]] = {
    "NW": ((0, 1), (1, 1), (0, 0)),
    "SE": ((1, 0), (0, 0), (1, 1)),
    "NE": ((1, 1), (0, 1), (1, 0)),
    "SW": ((0, 0), (0, 1), (1, 0)),
}
"""The corners of each half in its square, the right angle first; x to the east, y to the north."""


def is_slash(parity: Parity, file: int, rank: int) -> bool:
    """Whether that square is cut `/`, into a north-western and a south-eastern half."""
    return ((file + rank) % 2 == 0) == (parity == "dark_slash")


def cell_place(parity: Parity, cell: int) -> tuple[int, int, Half]:
    """File, rank and half of a cell."""
    rank, file = divmod(cell // 2, SIZE)
    slash = is_slash(parity, file + 1, rank + 1)
    half: Half = ("SE" if slash else "SW") if cell % 2 else ("NW" if slash else "NE")
    return file + 1, rank + 1, half


@cache
def cells(parity: Parity) -> Mapping[tuple[int, int, Half], int]:
    """The number of each cell by file, rank and half.

    A cell off the board, or of a square that is cut the other way, has none.
    """
    return {cell_place(parity, cell): cell for cell in range(2 * SIZE * SIZE)}


def square_name(file: int, rank: int) -> str:
    """The name of a square, such as `d4`."""
    return f"{FILES[file - 1]}{rank}"


def cell_name(parity: Parity, cell: int) -> str:
    """The name of a cell, such as `d4.NW`."""
    file, rank, half = cell_place(parity, cell)
    return f"{square_name(file, rank)}.{half}"


def read_square(text: str) -> tuple[int, int]:
    """File and rank of a square such as `d4`; GameError for anything else."""
    typed = text.strip().lower()
    if len(typed) == 2 and typed[0] in FILES and typed[1] in "12345678":
        return FILES.index(typed[0]) + 1, int(typed[1])
    raise GameError(f"{text.strip()!r} is no square: squares run from a1 to h8")
