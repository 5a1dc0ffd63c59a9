"""The test positions of the board game (A.8) and its move counts."""

import pytest
from support.board_games import on_board, opening, played, position

from squadlog.extras.games.board.turn import STAY, BoardTurn
from squadlog.extras.games.game import GameError

S5 = "ARCHER d6 e6, AUX_SE e3", "SYN_D d5"
Q = "ARCHER c5 e3 f6", "ARCHER d5 e4 d3 c4"
SPARE = ", ARCHER h8 h1"
"""Black pieces out of the way, so that a capture does not end the game."""


@pytest.mark.parametrize(
    ("red", "black", "move", "taken"),
    [
        pytest.param("ARCHER c5 e3", "ARCHER d5", "e3-e5", ["d5"], id="A-S1 opposite sides"),
        pytest.param("ARCHER c5 d7", "ARCHER d5", "d7-d6", ["d5"], id="A-S2 adjacent sides"),
        pytest.param("ARCHER e4, AUX_NW b6", "AUX_SE d4", "b6-d4", ["d4.SE"], id="A-S3 hypotenuse and leg"),
        pytest.param(*S5, "e3-e5", ["d5"], id="A-S5 base by two Archers, and slope"),
        pytest.param("ARCHER c5 e5 d1", "ARCHER c4 e4", "d1-d4", ["c4", "e4"], id="A-D double"),
        pytest.param(*Q, "f6-d4", ["c4", "d3", "d5", "e4"], id="A-Q quadruple"),
    ],
)
def test_a_8_a_capture_may_be_declared_whole_in_part_or_not_at_all(red, black, move, taken):
    state = position(red, black + SPARE)
    before = on_board(state, 1)
    assert on_board(played(state, f"{move} Phalanx!"), 1) == before - set(taken)
    assert on_board(played(state, f"{move} x {' '.join(taken)}"), 1) == before - set(taken)
    assert on_board(played(state, f"{move} x {taken[0]}"), 1) == before - {taken[0]}
    assert on_board(played(state, move), 1) == before
    whole = state.read(f"{move}!")
    assert sum(turn[:2] == whole[:2] for turn in state.moves()) == 2 ** len(taken)
    auto = position(red, black + SPARE, declare="auto")
    assert on_board(played(auto, move), 1) == before - set(taken)


def test_a_8_n1_a_long_side_half_covered_is_not_covered():
    state = position("ARCHER d6, AUX_SE e3", "SYN_D d5")
    assert state.play(state.read("e3-e5")).pieces()
    with pytest.raises(GameError, match="two whole sides"):
        state.read("e3-e5 Phalanx")
    with pytest.raises(GameError, match="only one side of it is wholly covered"):
        state.read("e3-e5 x d5")


def test_a_8_s5_one_piece_must_cover_a_long_side_alone_if_that_was_agreed():
    state = position(*S5, side_cover="single_piece")
    with pytest.raises(GameError, match=r"A\.6"):
        state.read("e3-e5 x d5")


def test_a_8_q_strict_sliding_bars_the_way_between_two_pieces():
    with pytest.raises(GameError, match="in the way"):
        position(*Q, path_rule="strict").read("f6-d4")


def test_a_8_m1_an_archer_squeezes_out_of_its_corner_but_not_if_sliding_is_strict():
    assert position("ARCHER a1 a2 b1").read("a1-b2")
    with pytest.raises(GameError, match="in the way"):
        position("ARCHER a1 a2 b1", path_rule="strict").read("a1-b2")


@pytest.mark.parametrize(("path_rule", "legal"), [("chesslike", False), ("strict", False), ("landing", True)])
def test_a_8_m2_a_half_in_line_is_jumped_only_where_landings_alone_count(path_rule, legal):
    state = position("AUX_NW d4", "AUX_SE c5", path_rule=path_rule)
    assert any(state.notation(turn) == "d4.NW-c5" for turn in state.moves()) == legal


def test_a_8_m5_a_piece_ends_only_on_its_own_outline():
    with pytest.raises(GameError, match="outline"):
        position("AUX_NW d4").read("d4-e4")


@pytest.mark.parametrize("scope", ["moved_piece", "any"])
def test_a_8_x_what_stands_held_is_overlooked_or_taken_after_a_move_as_agreed(scope):
    state = position("ARCHER c5 e5 a1", "ARCHER d8 h8 h7", capture_scope=scope, first_player="black")
    state = played(state, "d8-d5")
    overlooked = played(state, "x d5")
    assert on_board(overlooked, 1) == {"h8", "h7"}
    assert overlooked.mover == 1
    moved = {state.notation(turn) for turn in state.moves() if state.notation(turn).startswith("a1-a2")}
    assert moved == ({"a1-a2"} if scope == "moved_piece" else {"a1-a2", "a1-a2 x d5"})


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, (52, 2509, 143_275)),
        ({"setup": "B"}, (60, 3422, 219_364)),
        ({"path_rule": "strict"}, (32, 937)),
        ({"path_rule": "landing"}, (62, 3728)),
        ({"setup": "B", "path_rule": "strict"}, (34, 1022)),
        ({"setup": "B", "path_rule": "landing"}, (73, 5235)),
    ],
    ids=str,
)
def test_a_8_the_openings_have_so_many_moves_in_one_two_and_three_plies(options, counts):
    states, found = [opening(**options)], []
    for _ in counts:
        turns = [[turn for turn in state.moves() if not turn.taken] for state in states]
        found.append(sum(map(len, turns)))
        if len(found) < len(counts):
            pairs = zip(states, turns, strict=True)
            states = [state.after(turn) for state, slides in pairs for turn in slides]
    assert tuple(found) == counts


def test_a_8_nothing_can_be_taken_in_the_first_ply():
    assert not any(turn.taken for turn in opening().moves())


def test_a_6_a_piece_may_move_to_where_it_is_held_and_nothing_happens():
    state = played(position("ARCHER c5 e5", "ARCHER d8 h8", first_player="black"), "d8-d5")
    assert len(on_board(state, 1)) == 2


def test_a_6_a_turn_of_overlooked_captures_can_be_agreed_away_and_nobody_passes():
    state = position("ARCHER c5 e5 a1", "ARCHER d5 h8")
    assert BoardTurn(STAY, STAY, state.prey(STAY, STAY)) in state.moves()
    with pytest.raises(GameError, match="nobody may pass"):
        state.play(BoardTurn(STAY, STAY))
    without = position("ARCHER c5 e5 a1", "ARCHER d5 h8", overlooked_captures="false")
    assert not any(turn.start == STAY for turn in without.moves())
    with pytest.raises(GameError, match="overlooked_captures"):
        without.read("x d5")


def test_a_6_the_edge_of_the_board_covers_nothing():
    state = position("ARCHER c1 a3", "ARCHER b1 h8")
    assert not any(turn.taken and state.notation(turn).startswith("a3-a2") for turn in state.moves())


def test_a_6_where_captures_need_no_declaring_there_is_one_turn_for_each_move():
    state = position("ARCHER c5 e5 d1", "ARCHER c4 e4 h8", declare="auto")
    assert [state.notation(t) for t in state.moves() if state.notation(t).startswith("d1-d4")] == [
        "d1-d4 x c4 e4"
    ]
