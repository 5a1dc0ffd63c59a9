"""How the board of 128 triangles is drawn in cells of a terminal. Pure: from what stands where to rows of characters.

A piece is one shape, filled over all its triangles, with its letter once in its middle. Red is solid with capitals,
Black stippled with small letters, so that shape, kind and side are read without colours; between two pieces of one
side runs a gap. Empty squares are shaded like a chessboard, for a piece never leaves the squares of its shade.
"""

from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache
from typing import NamedTuple

from textual.content import Content

from squadlog.base.records import record, value
from squadlog.extras.games.board.geometry import SIZE, Parity, is_slash
from squadlog.extras.games.board.state import BoardState
from squadlog.extras.games.screens.board.grid import MARGIN, Grid, beside, cut, dot_diagonal, middle
from squadlog.tui.chrome.cells import part_char

PAINTS: Mapping[str, str] = {
    "name": "$foreground", "dark": "$foreground 6%", "light": "$foreground 12%", "line": "$foreground 35%",
    "gap": "$background", "red": "$side-2", "black": "$side-1", "black-texture": "$side-1 82%", "ink": "$background",
    "goal": "$success", "fell": "$out", "left": "$asked", "ghost": "$success", "prey": "$out",
    "chosen": "$success", "cursor": "$foreground",
}  # fmt: skip
"""What the board is painted with, in the colours of the looks."""
BOLD = frozenset(("ink", "goal", "fell", "left"))
"""Paints of letters and marks."""
TEXTURES = ("█", "▒")
"""What fills the pieces of Red and of Black."""
PIECES = ("red", "black")
ROOMY = 3
"""Lines of a square from which what a piece is worth stands beside its letter."""
_HEIGHT = {"cursor": 4, "chosen": 3, "red": 3, "black": 3, "ghost": 2, "gap": 1}
"""Which of two paints in one cell is drawn as the shape and which as the ground; all grounds are 0."""


class Ink(NamedTuple):
    """A cell or a stretch of cells: characters, the paint they are drawn in, and the paint behind them."""

    char: str
    fore: str = "name"
    back: str = ""


@record
class Marks:
    """What is pointed out on the board, as cells of it: by the cursor, a choice, what just happened.

    `left` are the cells that the last move left, `came` those where it ended, `fell` those of what it took, `prey`
    those of what can be taken now, or would be by the move under the cursor.
    """

    cursor: frozenset[int] = frozenset()
    chosen: frozenset[int] = frozenset()
    goals: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    came: frozenset[int] = frozenset()
    fell: frozenset[int] = frozenset()
    prey: frozenset[int] = frozenset()


@value
class PiecePatch:
    """A piece: its side, its letter, what it is worth, the triangles it covers."""

    seat: int
    letter: str
    worth: int
    cells: tuple[int, ...]


@record
class BoardScene:
    """What is drawn: which piece (by a number) covers which cell, how squares are cut, marks."""

    parity: Parity = "dark_slash"
    owner: Mapping[int, int] = field(default_factory=dict)
    """The piece on a cell."""
    pieces: Mapping[int, PiecePatch] = field(default_factory=dict)
    marks: Marks = Marks()
    turned: bool = False
    """Seen from Black's side."""

    @classmethod
    def of(cls, position: BoardState, marks: Marks, *, turned: bool = False) -> "BoardScene":
        """A position with marks."""
        owner: dict[int, int] = {}
        pieces: dict[int, PiecePatch] = {}
        for seat, place in position.pieces():
            owner.update(dict.fromkeys(place.cells, place.id))
            letter = place.kind.letter
            pieces[place.id] = PiecePatch(
                seat, letter.lower() if seat else letter.upper(), position.rules.points[place.id], place.cells
            )
        return cls(parity=position.rules.parity, owner=owner, pieces=pieces, marks=marks, turned=turned)

    def paint(self, cell: int) -> str:
        """What a triangle is filled with, its ground left out: empty for a bare one."""
        marks = self.marks
        if cell in marks.cursor:
            return "cursor" if cell in self.owner or len(marks.cursor) == 1 else "ghost"
        if cell in marks.chosen:
            return "chosen"
        piece = self.owner.get(cell)
        return PIECES[self.pieces[piece].seat] if piece is not None else ""


@value
class SquareTile:
    """All that the drawing of one square depends on: two squares that are equal look the same.

    `fills` are the paints of its upper and lower triangle, `gaps` where it keeps pieces of one side apart: at its
    left, at its top, along its diagonal. `signs` are cells drawn over it: column, row, ink.
    """

    slash: bool
    ground: str
    fills: tuple[str, str]
    gaps: tuple[bool, bool, bool]
    signs: tuple[tuple[int, int, Ink], ...] = ()


def draw_board(scene: BoardScene, grid: Grid) -> list[list[Ink]]:
    """The whole board with the names of files and ranks, row by row, in stretches of one look."""
    rows: list[list[Ink]] = []
    for y, tiles in enumerate(build_tiles(scene, grid)):
        rows += draw_rank(tiles, grid, y)
    return [*rows, draw_files(grid)]


def board_as_text(scene: BoardScene, grid: Grid) -> list[Content]:
    """The whole board as text, for whoever only looks."""
    return [
        Content.assemble(*((ink.char, _text_style(ink)) for ink in row)) for row in draw_board(scene, grid)
    ]


def _text_style(ink: Ink) -> str:
    fore, back = PAINTS[ink.fore], PAINTS.get(ink.back, "$background")
    return f"{'bold ' if ink.fore in BOLD else ''}{fore} on {back}"


def draw_rank(tiles: tuple[SquareTile, ...], grid: Grid, y: int) -> list[list[Ink]]:
    """A row of squares with the name of its rank."""
    squares = [tile_rows(tile, grid) for tile in tiles]
    _, rank = grid.square(0, y)
    return [
        [
            Ink((f"{rank}" if row == grid.high // 2 else " ").ljust(MARGIN)),
            *(ink for square in squares for ink in square[row]),
            Ink(" "),
        ]
        for row in range(grid.high)
    ]


def draw_files(grid: Grid) -> list[Ink]:
    """The line below: the names of the files."""
    files = "hgfedcba" if grid.turned else "abcdefgh"
    return [Ink(" " * MARGIN + "".join(name.center(grid.wide) for name in files) + " ")]


def build_tiles(scene: BoardScene, grid: Grid) -> list[tuple[SquareTile, ...]]:
    """What each square looks like, row by row of squares."""
    signs = _signs(scene, grid)
    return [tuple(_tile(scene, grid, x, y, signs) for x in range(SIZE)) for y in range(SIZE)]


def _tile(
    scene: BoardScene, grid: Grid, x: int, y: int, signs: Mapping[tuple[int, int], list[tuple[int, int, Ink]]]
) -> SquareTile:
    file, rank = grid.square(x, y)
    slash = is_slash(scene.parity, file, rank)
    upper, lower = grid.halves(x, y)
    at_left, above = _left_neighbour(scene, grid, x, y), grid.halves(x, y - 1)[1] if y else None
    gaps = (
        _apart(scene, at_left, upper if slash else lower),
        _apart(scene, above, upper),
        _apart(scene, upper, lower),
    )
    return SquareTile(
        slash,
        "light" if (file + rank) % 2 else "dark",
        (scene.paint(upper), scene.paint(lower)),
        gaps,
        tuple(signs.get((x, y), ())),
    )


def _left_neighbour(scene: BoardScene, grid: Grid, x: int, y: int) -> int | None:
    """The triangle on the other side of the left edge of a square."""
    if not x:
        return None
    upper, lower = grid.halves(x - 1, y)
    return lower if is_slash(scene.parity, *grid.square(x - 1, y)) else upper


def _apart(scene: BoardScene, one: int | None, other: int) -> bool:
    """Whether a gap is needed between two triangles: two pieces stand there that look the same."""
    first, second = scene.owner.get(-1 if one is None else one), scene.owner.get(other)
    if one is None or first is None or second is None or first == second:
        return False
    return scene.paint(one) == scene.paint(other)


@lru_cache(maxsize=4096)
def tile_rows(tile: SquareTile, grid: Grid) -> tuple[tuple[Ink, ...], ...]:
    """A square, row by row."""
    rows = [[_cell(tile, grid, col, row) for col in range(grid.wide)] for row in range(grid.high)]
    for col, row, ink in tile.signs:
        rows[row][col] = ink
    return tuple(_join(row) for row in rows)


def _join(row: list[Ink]) -> tuple[Ink, ...]:
    """Neighbours of one look as one stretch."""
    found: list[Ink] = []
    for ink in row:
        if found and found[-1][1:] == ink[1:]:
            found[-1] = Ink(found[-1].char + ink.char, ink.fore, ink.back)
        else:
            found.append(ink)
    return tuple(found)


def _cell(tile: SquareTile, grid: Grid, col: int, row: int) -> Ink:
    parts = _parts(tile, grid, col, row)
    found = sorted(set(parts), key=lambda paint: (-parts.count(paint), -_HEIGHT.get(paint, 0), paint))[:2]
    if len(found) == 1:
        return _fill(tile, grid, col, row, found[0])
    shape, ground = sorted(found, key=lambda paint: -_HEIGHT.get(paint, 0))
    return Ink(part_char(grid.kind, [part == shape for part in parts]), shape, ground)


def _fill(tile: SquareTile, grid: Grid, col: int, row: int, paint: str) -> Ink:
    """A cell that holds nothing but one paint."""
    if paint in PIECES:
        side = PIECES.index(paint)
        return Ink(TEXTURES[side], ("red", "black-texture")[side], paint)
    if paint == tile.ground and tile.fills == ("", ""):
        return Ink(dot_diagonal(grid, tile.slash)[row][col], "line", paint)
    return Ink(" ", "line", paint)


def _parts(tile: SquareTile, grid: Grid, col: int, row: int) -> list[str]:
    """The paints of the parts of a cell."""
    at_left, on_top, along = tile.gaps
    lower = cut(grid, tile.slash)[row][col]
    near = beside(grid, tile.slash)[row][col] if along else ()
    across = 1 if grid.kind == "half" else 2
    found = []
    for place, below in enumerate(lower):
        is_gap = (
            (at_left and not col and not place % across and tile.fills[below])
            or (on_top and not row and place < across and not below)
            or (along and near[place])
        )
        found.append("gap" if is_gap else tile.fills[below] or tile.ground)
    return found


# Letters and marks


def _signs(scene: BoardScene, grid: Grid) -> dict[tuple[int, int], list[tuple[int, int, Ink]]]:
    """The letter of every piece in its middle, and the marks: cells by the square they lie on."""
    found: dict[tuple[int, int], list[tuple[int, int, Ink]]] = {}
    for cells, inks in _write_board(scene, grid):
        spot = middle(grid, scene.parity, cells, len(inks))
        if spot is None:
            continue
        for at, ink in enumerate(inks, start=spot[0]):
            x, col = divmod(at, grid.wide)
            y, row = divmod(spot[1], grid.high)
            found.setdefault((x, y), []).append((col, row, ink))
    return found


def _write_board(scene: BoardScene, grid: Grid) -> list[tuple[tuple[int, ...], list[Ink]]]:
    """What is written on the board, each in the middle of some triangles."""
    marks = scene.marks
    found = [one for number in scene.pieces for one in _letter_piece(scene, grid, number)]
    if len(marks.cursor) > 1 or not marks.cursor <= scene.owner.keys():
        mark = "+" if marks.cursor <= marks.goals else "✗" if marks.cursor <= marks.fell else " "
        paint = scene.paint(next(iter(marks.cursor)))
        found.append((tuple(sorted(marks.cursor)), _ink(f"[{mark}]", "ink", paint)))
    for cell in sorted((marks.goals | marks.fell | marks.left) - scene.owner.keys() - marks.cursor):
        mark, paint = (
            ("+", "goal") if cell in marks.goals else ("✗", "fell") if cell in marks.fell else ("·", "left")
        )
        file, rank = cell // 2 % SIZE, cell // 2 // SIZE
        ground = "dark" if (file + rank) % 2 == 0 else "light"
        found.append(((cell,), _ink(f" {mark} ", paint, ground)))
    return found


def _letter_piece(scene: BoardScene, grid: Grid, number: int) -> list[tuple[tuple[int, ...], list[Ink]]]:
    """The letter of a piece, in brackets that say what is the matter with it; what it is worth where there is room.

    The letter goes with a cursor that stands on one of its triangles, unless the rest of it has something to say.
    """
    piece, marks = scene.pieces[number], scene.marks
    around, paint = "  ", PIECES[piece.seat]
    if marks.chosen.issuperset(piece.cells):
        around, paint = "()", "chosen"
    elif marks.prey.issuperset(piece.cells):
        around, paint = "!!", "prey"
    elif marks.came.issuperset(piece.cells):
        around = "<>"
    cells, found = piece.cells, []
    if len(marks.cursor) == 1 and not marks.cursor.isdisjoint(cells):
        rest = tuple(cell for cell in cells if cell not in marks.cursor)
        mark = " " if rest and around.strip() else piece.letter
        found.append((tuple(marks.cursor), _ink(f"[{mark}]", "ink", "cursor")))
        if mark == piece.letter:
            return found
        cells = rest
    words = f"{around[0]}{piece.letter} {piece.worth}{around[1]}"
    if grid.high < ROOMY or middle(grid, scene.parity, cells, len(words)) is None:
        words = f"{around[0]}{piece.letter}{around[1]}"
    return [*found, (cells, _ink(words, "ink", paint))]


def _ink(words: str, fore: str, back: str) -> list[Ink]:
    return [Ink(char, fore, back) for char in words]
