"""The tables and masks of the board game against sets, polygons and shapely (A.2, A.3, A.5, A.6)."""

from itertools import product

import pytest
from support.board_games import opening, plain, random_game, slow
from support.slow_board import HEADINGS, board, covers, outline, path, sides, triangle

from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.board.turn import STAY

BOARDS = list(product(("dark_slash", "light_slash"), ("chesslike", "strict", "landing")))


def cells_of(table, mask):
    return {tuple(name_of(table, cell)) for cell in range(128) if mask >> cell & 1}


def name_of(table, cell):
    square, half = table.cell_names[cell].split(".")
    return "abcdefgh".index(square[0]) + 1, int(square[1]), half


@pytest.mark.parametrize("parity", ["dark_slash", "light_slash"])
def test_a_2_a_3_every_place_covers_the_cells_that_its_shape_covers(parity):
    table = tables(parity)
    assert {name_of(table, cell) for cell in range(128)} == board(parity)
    for place in table.places:
        assert cells_of(table, place.mask) == covers(parity, plain(place))


@pytest.mark.parametrize("parity", ["dark_slash", "light_slash"])
def test_a_3_the_sides_of_every_place_are_the_sides_of_its_polygon(parity):
    table = tables(parity)
    for place in table.places:
        expected = set()
        own = covers(parity, plain(place))
        for side in sides(parity, plain(place)):
            beyond = [
                cell
                for cell in board(parity)
                if cell not in own and side.intersection(triangle(*cell)).length > 1e-9
            ]
            if abs(sum(side.intersection(triangle(*cell)).length for cell in beyond) - side.length) < 1e-9:
                expected.add(frozenset(beyond))
        assert {frozenset(cells_of(table, side)) for side in table.sides[place.id]} == expected
        around = {
            cell
            for cell in board(parity)
            if cell not in own and outline(parity, plain(place)).intersection(triangle(*cell)).length > 1e-9
        }
        assert cells_of(table, table.border[place.id]) == around


@pytest.mark.parametrize(("parity", "path_rule"), BOARDS)
def test_a_5_every_slide_of_a_sample_of_places_needs_what_the_convex_hull_sweeps(parity, path_rule):
    table = tables(parity, path_rule)
    for place in table.places[:: 9 if path_rule == "chesslike" else 23]:
        shape, file, rank = plain(place)
        expected = {}
        for heading, far in product(HEADINGS, range(1, 8)):
            end = shape, file + far * heading[0], rank + far * heading[1]
            if covers(parity, end):
                expected[end] = path(parity, path_rule, plain(place), heading, far)
        found = {
            plain(table.places[end]): cells_of(table, need) for end, need in table.paths[place.id].items()
        }
        assert found == expected


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"setup": "B", "path_rule": "strict"},
        {"capture_scope": "any", "path_rule": "landing"},
        {"side_cover": "single_piece"},
    ],
    ids=str,
)
def test_a_5_a_6_random_positions_have_the_moves_and_captures_of_the_slow_twin(options):
    states = [state for seed in range(2) for state in random_game(seed, opening(seed, **options), most=90)]
    for state in states[5::61]:
        slides, held = slow(state).moves()
        places = state.rules.tables.places
        found = {}
        for turn in state.moves():
            if turn.start != STAY:
                ends = plain(places[turn.start]), plain(places[turn.end])
                found.setdefault(ends, set()).update(plain(places[taken]) for taken in turn.taken)
        assert {(start, end, frozenset(taken)) for (start, end), taken in found.items()} == slides
        assert {plain(places[place]) for place in state.prey(STAY, STAY)} == held
