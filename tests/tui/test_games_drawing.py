"""The board of 128 triangles as it is drawn: shapes, sides and marks are told by characters alone, at every size."""

import pytest

from squadlog.games.board.game import PHALANX_BOARD
from squadlog.games.board.tables import tables
from squadlog.tui.games.board.drawing import (
    DIAGONALS,
    MARGIN,
    SCALES,
    TEXTURES,
    BoardScene,
    Grid,
    Marks,
    _spots,
    drawn,
)

GRIDS = [Grid(wide=wide, high=high, turned=turned) for wide, high in SCALES for turned in (False, True)]


def names_of(grid):
    return f"{grid.wide}x{grid.high}{' turned' if grid.turned else ''}"


def position(**options):
    return PHALANX_BOARD.start({"first_player": "red", **options}, 1)


def rows(state, grid, marks=None):
    scene = BoardScene.of(state, marks or Marks(), turned=grid.turned)
    return ["".join(ink.char for ink in row) for row in drawn(scene, grid)]


@pytest.mark.parametrize("grid", GRIDS, ids=names_of)
@pytest.mark.parametrize("setup", ["A", "B"])
def test_every_triangle_has_its_letter_inside_itself(grid, setup):
    """A.2: whoever points at a letter points at its triangle."""
    state = position(setup=setup)
    every = Marks(goals=frozenset(range(128)))
    scene = BoardScene.of(state, every, turned=grid.turned)
    spots = _spots(scene, grid)
    assert len(spots) == 128
    found = {grid.cell(state.rules.parity, col + MARGIN + 1, row) for row, col in spots}
    assert found == set(range(128))


@pytest.mark.parametrize("grid", GRIDS, ids=names_of)
def test_all_rows_are_as_wide_as_the_grid_says_and_the_diagonals_alternate(grid):
    state = position()
    shown = rows(state, grid)
    assert {len(row) for row in shown[:-1]} == {grid.width}
    assert len(shown) == grid.high * 8 + 1
    middle = shown[grid.high * 3]
    assert sum(middle.count(cut) for cut in DIAGONALS) == 8


@pytest.mark.parametrize("grid", GRIDS, ids=names_of)
def test_kind_and_side_are_read_without_colours(grid):
    """A.3: eight, four, two and one of a side, a letter for each triangle; capitals and heavy texture are Red."""
    text = "".join(rows(position(), grid)[:-1])
    counts = {letter: text.count(letter) for letter in "XAHSxahs"}
    assert counts == {"X": 8, "A": 8, "H": 6, "S": 2, "x": 8, "a": 8, "h": 6, "s": 2}
    assert all(texture in text for texture in TEXTURES)


def test_a_piece_has_no_line_inside_and_one_around():
    """The Syntagma on d2 and e2 is one patch; the Archers on d1 and e1 are two."""
    shown = rows(position(), Grid(wide=10, high=5))
    syntagma = shown[5 * 6 + 3]
    assert f"{DIAGONALS[1]}▒▒ S ▒▒▒ S ▒▒{DIAGONALS[0]}" in syntagma
    archers = shown[5 * 7 + 2]
    assert archers[MARGIN + 30] == archers[MARGIN + 40] == "▏"


def test_the_board_looks_the_same_from_both_sides():
    """A.4: half a turn of the board shows Red's army where Black's was."""
    state = position()
    straight = rows(state, Grid(wide=6, high=2))[:-1]
    turned = rows(state, Grid(wide=6, high=2, turned=True))[:-1]
    assert [row[2:].swapcase().translate(str.maketrans("▒░", "░▒")) for row in straight] == [
        row[2:] for row in turned
    ]


def test_each_mark_has_a_character_of_its_own():
    state = position()
    board = tables()
    empty = [board.cell_names.index(name) for name in ("d4.NW", "c4.NE", "f4.NW")]
    archer = board.cell_names.index("b1.SW")
    marks = Marks(
        goals=frozenset(empty[:1]), left=frozenset(empty[1:2]), fell=frozenset(empty[2:]),
        came=frozenset((archer,)), cursor=frozenset((board.cell_names.index("a1.NW"),)),
        chosen=frozenset((board.cell_names.index("g1.SE"),)), prey=frozenset((board.cell_names.index("h8.NW"),)),
    )  # fmt: skip
    text = "\n".join(rows(state, Grid(wide=6, high=2), marks))
    for mark in (" + ", " · ", " ✗ ", "<A>", "[X]", "(A)", "!x!"):
        assert mark in text, mark


def test_the_largest_scale_that_fits_is_taken():
    assert Grid.fitting(51, 17) == Grid(wide=6, high=2)
    assert Grid.fitting(83, 41) == Grid(wide=10, high=5)
    assert Grid.fitting(83, 40) == Grid(wide=8, high=4)
    assert Grid.fitting(1, 1) == Grid(wide=6, high=2)


def test_beside_the_board_there_is_no_triangle():
    grid = Grid(wide=6, high=2)
    assert grid.cell("dark_slash", 0, 0) is None
    assert grid.cell("dark_slash", 2, 16) is None
    assert grid.cell("dark_slash", 51, 0) is None
