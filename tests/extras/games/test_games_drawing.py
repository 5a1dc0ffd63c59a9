"""The board of 128 triangles as it is drawn: shapes, sides and marks are told by characters alone, at every size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.base.dice import Chance
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.geometry import SIZE, is_slash
from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.screens.board.drawing import (
    PIECES,
    TEXTURES,
    BoardScene,
    Marks,
    build_tiles,
    draw_board,
    tile_rows,
)
from squadlog.extras.games.screens.board.grid import MARGIN, SCALES, Grid, cut, middle
from squadlog.tui.chrome.cells import CELL_KINDS, PARTS, part_char

GRIDS = [
    Grid(wide, high, turned, kind) for wide, high in SCALES for turned in (False, True) for kind in CELL_KINDS
]


def names_of(grid):
    return f"{grid.wide}x{grid.high} {grid.kind}{' turned' if grid.turned else ''}"


def position(**options):
    return PHALANX_BOARD.start({"first_player": "red", **options}, 1)


def rows(state, grid, marks=None):
    scene = BoardScene.of(state, marks or Marks(), turned=grid.turned)
    return ["".join(ink.char for ink in row) for row in draw_board(scene, grid)]


def painted(state, grid, marks=None):
    """The paints of each cell beside the board's names: characters, their paint and the one behind."""
    scene = BoardScene.of(state, marks or Marks(), turned=grid.turned)
    return [
        [(char, ink.fore, ink.back) for ink in row[1:-1] for char in ink.char]
        for row in draw_board(scene, grid)[:-1]
    ]


@pytest.mark.parametrize("grid", GRIDS, ids=names_of)
@pytest.mark.parametrize("parity", ["dark_slash", "light_slash"])
def test_every_triangle_has_room_for_a_mark_wholly_inside_itself(grid, parity):
    """A.2: whoever points at a mark points at its triangle."""
    for cell in range(2 * SIZE * SIZE):
        col, row = middle(grid, parity, (cell,), 3)
        assert {grid.cell(parity, MARGIN + col + step, row) for step in range(3)} == {cell}


@pytest.mark.parametrize("grid", GRIDS, ids=names_of)
def test_the_drawing_is_as_large_as_the_grid_says(grid):
    shown = rows(position(), grid)
    assert {len(row) for row in shown} == {grid.width}
    assert len(shown) == grid.height == grid.high * SIZE + 1


@pytest.mark.parametrize("grid", GRIDS, ids=names_of)
def test_both_halves_of_a_square_are_the_same_turned_round(grid):
    """A.2: no half is larger than the other, on whichever parts of a cell the diagonal falls."""
    for slash in (False, True):
        parts = [part for row in cut(grid, slash) for cell in row for part in cell]
        assert sum(parts) * 2 == len(parts)


@pytest.mark.parametrize("grid", GRIDS, ids=names_of)
def test_kind_and_side_are_read_without_colours(grid):
    """A.3: eight, four, three and one of a side, a letter for each piece; capitals and whole cells are Red."""
    text = "".join(rows(position(), grid)[:-1])
    counts = {letter: text.count(letter) for letter in "XAHSxahs"}
    assert counts == {"X": 8, "A": 4, "H": 2, "S": 1, "x": 8, "a": 4, "h": 2, "s": 1}
    assert all(texture in text for texture in TEXTURES)


@given(seed=st.integers(0, 10_000), moves=st.integers(0, 60), which=st.sampled_from(GRIDS))
def test_every_triangle_of_a_piece_is_filled_and_nothing_else_is(seed, moves, which):
    """A.4: the cells that lie wholly in a triangle have the paint of the piece on it, or that of bare ground."""
    chance, state = Chance(seed), position()
    for _move in range(moves):
        if state.to_move is None:
            break
        state = state.play(chance.pick(state.moves()))
    owner = {cell: seat for seat, place in state.pieces() for cell in place.cells}
    parity, shown = state.rules.parity, painted(state, which)
    for y in range(SIZE):
        for x in range(SIZE):
            halves = which.halves(x, y)
            shape = cut(which, is_slash(parity, *which.square(x, y)))
            for row in range(1, which.high):
                for col in range(1, which.wide):
                    parts = set(shape[row][col])
                    if len(parts) > 1:
                        continue
                    seat = owner.get(halves[parts.pop()])
                    char, fore, back = shown[y * which.high + row][x * which.wide + col]
                    if seat is None:
                        assert back in ("dark", "light")
                        assert fore not in PIECES
                    elif back != "gap":
                        assert back == PIECES[seat], char


def test_two_pieces_of_one_side_are_kept_apart_and_one_piece_is_not_cut():
    """The Syntagma on d2 and e2 is one patch; the Archers on d1 and e1 are two."""
    shown = rows(position(), Grid(10, 5))
    syntagma = shown[5 * 6 + 3]
    between = syntagma[syntagma.index("S") - 3 : syntagma.index("S") + 7]
    assert set(between) <= set("█ S20")
    archers = shown[5 * 7 + 1]
    assert archers[MARGIN + 30] == archers[MARGIN + 40] == "▐"


def test_the_board_looks_the_same_from_both_sides():
    """A.4: half a turn of the board shows Red's army where Black's was."""
    state, swapped = position(), str.maketrans("█▒", "▒█")
    for wide, high in SCALES[:2]:
        straight = rows(state, Grid(wide, high))[:-1]
        turned = rows(state, Grid(wide, high, turned=True))[:-1]
        assert [row[MARGIN:].swapcase().translate(swapped) for row in straight] == [
            row[MARGIN:] for row in turned
        ]


def test_each_mark_has_a_character_of_its_own():
    state = position()
    board = tables()
    empty = [board.cell_names.index(name) for name in ("d4.NW", "c4.NE", "f4.NW")]
    places = {place.name: place for _, place in state.pieces()}
    marks = Marks(
        goals=frozenset(empty[:1]), left=frozenset(empty[1:2]), fell=frozenset(empty[2:]),
        came=frozenset(places["b1"].cells), cursor=frozenset((board.cell_names.index("a1.NW"),)),
        chosen=frozenset(places["f1"].cells), prey=frozenset(places["h8.NW"].cells),
    )  # fmt: skip
    text = "\n".join(rows(state, Grid(6, 2), marks))
    for mark in (" + ", " · ", " ✗ ", "<A>", "[X]", "(H)", "!x!"):
        assert mark in text, mark


def test_the_place_to_which_the_cursor_would_bring_a_piece_is_one_shape_with_one_mark():
    state = position()
    goal = next(
        place for place in state.rules.tables.places if (place.name, place.kind.name) == ("f3", "Hoplite")
    )
    marks = Marks(goals=frozenset(goal.cells), cursor=frozenset(goal.cells))
    shown = painted(state, Grid(10, 5), marks)
    assert "".join(char for row in shown for char, _, _ in row).count("[+]") == 1
    assert sum(back == "ghost" for row in shown for _, _, back in row) >= 50


def test_the_letter_goes_with_the_cursor_that_stands_on_its_piece():
    state = position()
    for name in ("d2.SE", "e2.SW"):
        cell = tables().cell_names.index(name)
        text = "".join(rows(state, Grid(10, 5), Marks(cursor=frozenset((cell,))))[:-1])
        assert text.count("[S]") == text.count("S") == 1


def test_what_did_not_change_looks_the_same_to_whoever_draws_it_again():
    """The cursor goes from one square to the next: one row of squares is another one."""
    state, grid = position(), Grid(6, 2)
    cells = [tables().cell_names.index(name) for name in ("d4.NW", "e4.NE")]
    before, after = (
        build_tiles(BoardScene.of(state, Marks(cursor=frozenset((cell,)))), grid) for cell in cells
    )
    assert [one == other for one, other in zip(before, after, strict=True)] == [True] * 4 + [False] + [
        True
    ] * 3
    tile = before[0][0]
    assert tile_rows(tile, grid) is tile_rows(tile, grid)


def test_the_largest_scale_that_fits_is_taken():
    assert Grid.fitting(51, 17) == Grid(6, 2)
    assert Grid.fitting(83, 41) == Grid(10, 5)
    assert Grid.fitting(83, 40) == Grid(8, 4)
    assert Grid.fitting(1, 1) == Grid(6, 2)


def test_beside_the_board_there_is_no_triangle():
    grid = Grid(6, 2)
    assert grid.cell("dark_slash", 0, 0) is None
    assert grid.cell("dark_slash", 2, 16) is None
    assert grid.cell("dark_slash", 51, 0) is None


@pytest.mark.parametrize("kind", CELL_KINDS)
def test_every_filling_of_a_cell_has_a_character_of_its_own(kind):
    across, down = PARTS[kind]
    parts = across * down
    chars = [part_char(kind, [bool(bits >> part & 1) for part in range(parts)]) for bits in range(2**parts)]
    assert len(set(chars)) == len(chars)
    assert (chars[0], chars[-1]) == (" ", "█")
    upper = [part < parts // 2 for part in range(parts)]
    if down == 2:
        assert part_char(kind, upper) == "▀"
    else:
        assert part_char(kind, [True] + [False] * 5) == "\N{BLOCK SEXTANT-1}"
        assert part_char(kind, [True, False, False, True, True, True]) == "\N{BLOCK SEXTANT-1456}"
