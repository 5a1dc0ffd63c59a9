"""How the board game ends (A.7) and what may be agreed about it (A.9)."""

import pytest
from support.board_games import opening, played, position

from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.turn import BoardWord
from squadlog.extras.games.game import GameError


def test_a_7_all_but_one_taken_wins_at_once():
    state = played(position("ARCHER c5 e3", "ARCHER d5 h8"), "e3-e5 x d5")
    assert state.outcome().shares == (1.0, 0.0)
    assert state.outcome().reason == "Black has one piece left"
    assert state.to_move is None
    assert state.moves() == ()


def test_a_7_the_target_counts_what_was_taken_and_may_be_overshot():
    pieces = "ARCHER c5 e5 d1", "ARCHER c4 e4 h8 h7 h6"
    assert played(position(*pieces, target_points="15"), "d1-d4!").outcome().shares == (1.0, 0.0)
    assert played(position(*pieces, target_points="21"), "d1-d4!").outcome() is None
    worth = played(position(*pieces, target_points="21", points_archer="11"), "d1-d4!")
    assert worth.lost == (0, 22)
    assert worth.outcome().reason == "Red has taken 22 points; 21 win"


def test_a_7_points_on_the_board_decide_when_nothing_was_taken_for_long():
    state = position("ARCHER a1 c1", "ARCHER h8", no_capture_limit="4")
    state = played(state, "a1-a2", "h8-h7", "a2-a3")
    assert state.outcome() is None
    ended = played(state, "h7-h6").outcome()
    assert ended.shares == (1.0, 0.0)
    assert "4 moves" in ended.reason


def test_a_7_a_capture_starts_the_count_again():
    state = position("ARCHER c5 e3", "ARCHER d5 h8 h6", no_capture_limit="3")
    state = played(state, "e3-e4", "h8-h7", "e4-e5 x d5")
    assert state.outcome() is None
    assert state.quiet == 0


def test_a_7_the_same_position_for_the_third_time_ends_the_game():
    state = position("ARCHER a1", "ARCHER h8")
    for _ in range(2):
        assert state.outcome() is None
        state = played(state, "a1-a2", "h8-h7", "a2-a1", "h7-h8")
    assert state.outcome().shares == (0.5, 0.5)
    assert "3rd time" in state.outcome().reason


def test_a_7_every_limit_can_be_off():
    state = position("ARCHER a1", "ARCHER h8", no_capture_limit="off", repetition_limit="0")
    for _ in range(40):
        state = played(state, "a1-a2", "h8-h7", "a2-a1", "h7-h8")
    assert state.outcome() is None


def test_a_7_a_limit_of_plies_ends_the_game_in_any_case():
    state = position("ARCHER a1", "SYN_D d7", ply_limit="2")
    assert played(state, "a1-a2", "d7-d5").outcome().shares == (0.0, 1.0)


def test_a_7_a_player_who_can_neither_move_nor_take_is_blocked():
    state = played(position("ARCHER a2 b1 b4", "AUX_NW a1"), "b4-b2")
    assert state.outcome().shares == (1.0, 0.0)
    assert state.outcome().reason.startswith("Black can neither move nor take anything; Red has 30 points")


def test_a_7_a_player_without_pieces_is_blocked_too():
    alone = played(position("ARCHER a1"), "a1-a2")
    assert alone.outcome().shares == (1.0, 0.0)
    assert "can neither move nor take" in alone.outcome().reason


def test_a_7_both_may_agree_to_stop_and_count():
    state = position("ARCHER a1 c1", "ARCHER h8")
    assert BoardWord.OFFER not in state.moves()
    offered = state.play(state.read("Offer"))
    assert offered.to_move == 1
    assert offered.moves() == (BoardWord.ACCEPT, BoardWord.DECLINE)
    accepted = offered.play(offered.read("accept"))
    assert accepted.outcome().shares == (1.0, 0.0)
    refused = offered.play(offered.read("no"))
    assert refused.to_move == 0
    with pytest.raises(GameError, match="refused in this turn"):
        refused.read("offer")
    later = played(refused, "a1-a2")
    assert later.words() == (BoardWord.OFFER, BoardWord.RESIGN)
    with pytest.raises(GameError, match="accept or decline"):
        offered.read("a1-a2")


def test_a_7_agreement_can_be_agreed_away():
    state = opening(agreement="no")
    assert state.words() == (BoardWord.RESIGN,)
    with pytest.raises(GameError, match="agreement"):
        state.play(BoardWord.OFFER)


def test_a_7_nothing_is_played_after_the_end():
    state = played(position("ARCHER a1"), "a1-a2")
    with pytest.raises(GameError, match="the game is over"):
        state.read("a2-a3")
    with pytest.raises(GameError, match="the game is over"):
        state.play(BoardWord.OFFER)


def test_a_7_a_coin_of_the_seed_or_an_agreement_says_who_begins():
    first = {PHALANX_BOARD.start({}, seed).to_move for seed in range(20)}
    assert first == {0, 1}
    assert PHALANX_BOARD.start({}, 7) == PHALANX_BOARD.start({}, 7)
    assert PHALANX_BOARD.start({"first_player": "black"}, 7).to_move == 1


def test_a_9_pieces_are_worth_what_was_agreed():
    state = opening(points_syntagma="50")
    assert state.points(0) == state.points(1) == 160


def test_a_9_a_repetition_limit_of_one_is_refused():
    with pytest.raises(GameError, match="repetition_limit"):
        opening(repetition_limit="1")
