"""How the board of 128 triangles is drawn in cells of a terminal. Pure: from what stands where to rows of characters.

A square is `wide` by `high` cells; its first column is the line between files, the rest is cut by a diagonal. A piece
is a patch of one texture and one letter a triangle, without a line inside; lines run where one piece ends. So shape,
kind and side are read without colours: heavy texture and capitals for Red, light texture and small letters for Black.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple

from squadlog.games.board.geometry import SIZE, Parity, is_slash
from squadlog.games.board.state import BoardState
from squadlog.records import record

SCALES = ((6, 2), (7, 3), (8, 4), (10, 5), (12, 6), (14, 7))
"""Widths and heights of a square, small to large."""
TEXTURES = ("▒", "░")
DIAGONALS = ("\u2572", "\u2571")
MARGIN = 2
EMPTY = -1


class Ink(NamedTuple):
    """One cell: its character, and the names of the looks it has."""

    char: str
    looks: tuple[str, ...] = ()


@record
class Marks:
    """What is pointed out on the board, as cells of it: by the cursor, a choice, what just happened.

    `left` are the cells that the last move left, `came` those where it ended, `fell` those of what it took, `prey`
    those of what can be taken now.
    """

    cursor: frozenset[int] = frozenset()
    chosen: frozenset[int] = frozenset()
    goals: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    came: frozenset[int] = frozenset()
    fell: frozenset[int] = frozenset()
    prey: frozenset[int] = frozenset()


@record
class BoardScene:
    """What is drawn: who covers which cell (a number for each piece, side and letter), how squares are cut, marks."""

    parity: Parity = "dark_slash"
    owner: Mapping[int, int] = field(default_factory=dict)
    """The piece on a cell."""
    seat: Mapping[int, int] = field(default_factory=dict)
    """The side of a piece."""
    letter: Mapping[int, str] = field(default_factory=dict)
    marks: Marks = Marks()
    turned: bool = False
    """Seen from Black's side."""

    @classmethod
    def of(cls, position: BoardState, marks: Marks, *, turned: bool = False) -> "BoardScene":
        """A position with marks."""
        owner: dict[int, int] = {}
        seats: dict[int, int] = {}
        letters: dict[int, str] = {}
        for seat, place in position.pieces():
            owner.update(dict.fromkeys(place.cells, place.id))
            seats[place.id] = seat
            letters[place.id] = place.kind.letter.lower() if seat else place.kind.letter.upper()
        return cls(
            parity=position.rules.parity, owner=owner, seat=seats, letter=letters, marks=marks, turned=turned
        )


@record
class Grid:
    """Where the squares lie: so many cells wide and high each, seen from Red's side or turned."""

    wide: int
    high: int
    turned: bool = False

    @classmethod
    def fitting(cls, width: int, height: int, *, turned: bool = False) -> "Grid":
        """The largest scale that fits into so many cells, the smallest if none does."""
        fits = [
            (wide, high)
            for wide, high in SCALES
            if wide * SIZE + MARGIN + 1 <= width and high * SIZE < height
        ]
        wide, high = fits[-1] if fits else SCALES[0]
        return cls(wide=wide, high=high, turned=turned)

    @property
    def width(self) -> int:
        """The cells that the whole board takes from left to right."""
        return self.wide * SIZE + MARGIN + 1

    def cell(self, parity: Parity, col: int, row: int) -> int | None:
        """The cell of the board that a cell of the terminal shows; None beside the board."""
        x, y = divmod(col - MARGIN, self.wide), divmod(row, self.high)
        if not (0 <= x[0] < SIZE and 0 <= y[0] < SIZE):
            return None
        file, rank = (SIZE - x[0], y[0] + 1) if self.turned else (x[0] + 1, SIZE - y[0])
        south = self.below(parity, file, rank, max(x[1] - 1, 0), y[1]) != self.turned
        return 2 * (file - 1 + SIZE * (rank - 1)) + south

    def corner(self, cell: int) -> tuple[int, int]:
        """The column and row where the square of a cell of the board begins."""
        rank, file = divmod(cell // 2, SIZE)
        x, y = (SIZE - 1 - file, rank) if self.turned else (file, SIZE - 1 - rank)
        return MARGIN + x * self.wide, y * self.high

    def cut(self, parity: Parity, file: int, rank: int, row: int) -> int:
        """The column, in the square without its first one, that the diagonal passes in a row of it."""
        span = self.wide - 1
        along = (row + 0.5) / self.high
        # Half a turn leaves the direction of a diagonal as it is.
        return int(span * (1 - along)) if is_slash(parity, file, rank) else int(span * along)

    def below(self, parity: Parity, file: int, rank: int, col: int, row: int) -> bool:
        """Whether that cell of the square lies below its diagonal on the screen."""
        cut = self.cut(parity, file, rank, row)
        if col == cut:
            return row * 2 >= self.high
        return (col > cut) == is_slash(parity, file, rank)


def drawn(scene: BoardScene, grid: Grid) -> list[list[Ink]]:
    """The whole board with the names of files and ranks, row by row."""
    rows = [
        [_ink(scene, grid, col, row) for col in range(grid.wide * SIZE)] for row in range(grid.high * SIZE)
    ]
    for (row, col), inks in _spots(scene, grid).items():
        for place, ink in enumerate(inks, start=col):
            floor = ("floor",) if "floor" in rows[row][place].looks else ()
            rows[row][place] = Ink(ink.char, (*ink.looks, *floor))
    shown = []
    for row, inks in enumerate(rows):
        rank = row // grid.high + 1 if scene.turned else SIZE - row // grid.high
        named = str(rank) if row % grid.high == grid.high // 2 else " "
        shown.append([Ink(named, ("name",)), Ink(" "), *inks, Ink("▏", ("line",))])
    files = "hgfedcba" if scene.turned else "abcdefgh"
    names = [Ink(" ")] * MARGIN
    for name in files:
        names += [Ink(char, ("name",)) for char in name.center(grid.wide)]
    return [*shown, names]


def _ink(scene: BoardScene, grid: Grid, col: int, row: int) -> Ink:
    parity = scene.parity
    file, rank, across, down = _square(grid, col, row)
    cell = grid.cell(parity, col + MARGIN, row)
    here = scene.owner.get(cell, EMPTY) if cell is not None else EMPTY
    looks = _looks(scene, cell, here)
    last = down == grid.high - 1
    under = grid.cell(parity, col + MARGIN, row + 1) if last else cell
    if last and (under is None or not _same(here, scene.owner.get(under, EMPTY))):
        looks = (*looks, "floor")
    if across == 0:
        west = grid.cell(parity, col + MARGIN - 1, row)
        if west is None or not _same(here, scene.owner.get(west, EMPTY)):
            return Ink("▏", (*looks, "line"))
        return Ink(_fill(scene, here), looks)
    if across - 1 == grid.cut(parity, file, rank, down):
        first = 2 * (file - 1 + SIZE * (rank - 1))
        north, south = scene.owner.get(first, EMPTY), scene.owner.get(first + 1, EMPTY)
        if not _same(north, south):
            floor = ("floor",) if "floor" in looks else ()
            return Ink(DIAGONALS[is_slash(parity, file, rank)], ("empty", *floor, "line"))
    return Ink(_fill(scene, here), looks)


def _same(one: int, other: int) -> bool:
    """Whether no line is needed between two cells: both belong to one piece."""
    return one == other != EMPTY


def _square(grid: Grid, col: int, row: int) -> tuple[int, int, int, int]:
    (x, across), (y, down) = divmod(col, grid.wide), divmod(row, grid.high)
    file, rank = (SIZE - x, y + 1) if grid.turned else (x + 1, SIZE - y)
    return file, rank, across, down


def _fill(scene: BoardScene, piece: int) -> str:
    return " " if piece == EMPTY else TEXTURES[scene.seat[piece]]


def _looks(scene: BoardScene, cell: int | None, piece: int) -> tuple[str, ...]:
    if cell is None:
        return ()
    return ("empty",) if piece == EMPTY else (("red", "black")[scene.seat[piece]],)


def _spots(scene: BoardScene, grid: Grid) -> dict[tuple[int, int], list[Ink]]:
    """The letter, or the mark, in the middle of every triangle: three cells each, by row and column."""
    found = {}
    for cell in range(2 * SIZE * SIZE):
        rank, file = divmod(cell // 2, SIZE)
        x, y = (SIZE - 1 - file, rank) if scene.turned else (file, SIZE - 1 - rank)
        low = bool(cell % 2) != scene.turned
        slash = is_slash(scene.parity, file + 1, rank + 1)
        down = grid.high - 1 - grid.high // 4 if low else grid.high // 4
        right = low == slash
        inset = max((grid.wide - 6) // 4, 0)
        across = grid.wide - 3 - inset if right else 1 + inset
        found[y * grid.high + down, x * grid.wide + across] = _mark(scene, cell)
    return {spot: inks for spot, inks in found.items() if inks}


def _mark(scene: BoardScene, cell: int) -> list[Ink]:
    marks, piece = scene.marks, scene.owner.get(cell, EMPTY)
    looks = _looks(scene, cell, piece)
    middle, left, right = scene.letter.get(piece, " "), " ", " "
    named = ["letter"] if piece != EMPTY else []
    if cell in marks.goals:
        middle, named = "+", ["goal"]
    elif piece == EMPTY and cell in marks.fell:
        middle, named = "✗", ["fell"]
    elif piece == EMPTY and cell in marks.left:
        middle, named = "·", ["left"]
    if cell in marks.came:
        left, right = "<", ">"
        named.append("came")
    if cell in marks.prey:
        left = right = "!"
        named.append("prey")
    if cell in marks.chosen:
        left, right = "(", ")"
        named.append("chosen")
    if cell in marks.cursor:
        left, right = "[", "]"
        named.append("cursor")
    if not named:
        return []
    around = (*looks, *(name for name in named if name not in ("letter", "goal", "fell", "left")))
    plain = left == " "
    return [
        Ink(left, looks if plain else around),
        Ink(middle, (*looks, *named)),
        Ink(right, looks if plain else around),
    ]
