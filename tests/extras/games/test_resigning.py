"""Resigning: who may, when, and what it brings; and when a computer gives up."""

import pytest
from support.phalanx_cards import count_all

from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.levels import player_of
from squadlog.extras.games.players.giving_up import hope_of, is_asked_to_stop, is_hopeless
from squadlog.extras.games.players.player import BestLine, Budget, Thought
from squadlog.extras.games.players.review import review
from squadlog.extras.games.score import Score, read, replay, write


def _said(state, *texts):
    for text in texts:
        state = state.play(state.read(text))
    return state


@pytest.mark.parametrize("key", GAMES)
def test_whoever_is_to_move_may_resign_and_the_other_one_wins(key):
    game = game_of(key)
    state = game.start({}, 3)
    for _ in range(4):
        seat = state.to_move
        over = _said(state, " Resign ")
        assert over.to_move is None
        assert over.outcome().shares == tuple(float(other != seat) for other in (0, 1))
        assert over.outcome().reason == f"{game.seats({})[seat]} resigns"
        assert over.words() == ()
        with pytest.raises(GameError, match="the game is over"):
            over.read("resign")
        state = state.play(state.moves()[0])


@pytest.mark.parametrize("key", GAMES)
def test_resign_is_offered_to_the_one_to_move_and_to_nobody_else(key):
    state = game_of(key).start({}, 3)
    words = [state.notation(word) for word in state.seen_by(state.to_move).words()]
    assert "resign" in words
    assert state.seen_by(1 - state.to_move).words() == ()
    assert words == [state.notation(word) for word in state.words()]


@pytest.mark.parametrize("key", GAMES)
def test_a_record_that_ends_with_resign_is_read_and_played_again(key):
    score = read(write(Score(game=key, seed=5, moves=("resign",))))
    assert score.moves == ("resign",)
    assert replay(score)[-1].outcome().reason.endswith("resigns")


def test_an_offer_to_stop_can_be_answered_by_resigning():
    offered = _said(PHALANX_BOARD.start({"first_player": "red"}, 1), "offer")
    assert [offered.notation(word) for word in offered.words()] == ["resign"]
    assert _said(offered, "resign").outcome().shares == (1.0, 0.0)


@pytest.mark.parametrize("gambling", ["false", "true"])
def test_who_resigns_among_three_ends_the_game_and_the_others_count_what_they_have(gambling):
    """The battle is called off: every card and chip goes back to its owner."""
    state = PHALANX_CARDS.start({"players": "3", "gambling": gambling}, 8)
    for _ in range(9):
        state = state.play(state.moves()[-1])
    seat = state.to_move
    over = _said(state, "resign")
    assert over.outcome().shares == tuple(0.0 if other == seat else 0.5 for other in range(3))
    assert over.outcome().reason.startswith(f"{'ABC'[seat]} resigns; ")
    assert count_all(over) == count_all(state)
    assert not any(over.hands)
    assert not any(over.table.cells)


def test_who_has_most_of_those_left_has_won_when_another_resigns():
    state = PHALANX_CARDS.start({"players": "4"}, 8)
    while state.table.battle == 1:
        state = state.play(state.moves()[0])
    over = _said(state, "resign")
    held = [len(reserve) for reserve in over.reserves]
    held[state.to_move] = -1
    best = [seat for seat, cards in enumerate(held) if cards == max(held)]
    assert over.outcome().shares == tuple(seat in best and 1 / len(best) for seat in range(4))


def test_resigning_gives_up_the_whole_match():
    state = _said(GENERALS.start({"match": "11"}, 2), "resign")
    assert state.outcome() is not None


@pytest.mark.parametrize(
    ("hopes", "gives_up"),
    [
        ([0.04] * 4, False),
        ([0.04] * 5, True),
        ([0.5, *[0.01] * 5], True),
        ([0.01] * 9 + [0.06], False),
        ([0.01] * 4 + [0.05], False),
        ([], False),
    ],
)
def test_a_computer_gives_up_after_five_thoughts_in_a_row_below_its_least_hope(hopes, gives_up):
    assert is_hopeless(hopes, 0.05) is gives_up
    assert not is_hopeless(hopes, 0.0)


def _hope(game, state, value):
    thought = Thought(move=state.moves()[0], lines=(BestLine(moves=("x",), value=value),))
    return hope_of(game, state.seen_by(state.to_move), thought)


def test_a_computer_that_gives_no_reasons_never_gives_up():
    state = PHALANX_BOARD.start({}, 1)
    seen = state.seen_by(state.to_move)
    assert hope_of(PHALANX_BOARD, seen, Thought(move=state.moves()[0])) is None
    assert _hope(PHALANX_BOARD, state, 0.3) == 0.3


def test_a_lost_battle_of_cards_is_no_lost_game_and_an_even_one_is_even():
    state = PHALANX_CARDS.start({}, 1)
    assert _hope(PHALANX_CARDS, state, 0.5) == 0.5
    assert 0.25 < _hope(PHALANX_CARDS, state, 0.0) < 0.5
    assert _hope(PHALANX_CARDS, PHALANX_CARDS.start({"players": "3"}, 1), 0.0) is None
    gambling = PHALANX_CARDS.start({"gambling": "true"}, 1)
    assert _hope(PHALANX_CARDS, gambling, 0.02) == 0.02


def test_a_lost_game_of_a_match_is_no_lost_match():
    state = GENERALS.start({"match": "11"}, 1)
    assert _hope(GENERALS, state, 0.5) == pytest.approx(0.5)
    assert 0.4 < _hope(GENERALS, state, 0.0) < 0.5
    assert _hope(GENERALS, GENERALS.start({}, 1), 0.01) == pytest.approx(0.01)


def test_only_an_open_offer_asks_whether_to_stop():
    state = PHALANX_BOARD.start({}, 1)
    assert not is_asked_to_stop(state.seen_by(state.to_move))
    offered = _said(state, "offer")
    assert is_asked_to_stop(offered.seen_by(offered.to_move))
    gambling = _said(PHALANX_CARDS.start({"gambling": "true"}, 1), "offer")
    assert is_asked_to_stop(gambling.seen_by(gambling.to_move))


def test_resigning_is_never_the_only_move_there_was():
    state = GENERALS.start({}, 3)
    while len(state.moves()) > 1:
        state = state.play(state.moves()[0])
    states, budget = [state, _said(state, "resign")], Budget(seconds=0.0, clock=lambda: 0.0)
    (found,) = review(states, ["resign"], 2, player_of(GENERALS, "greedy", 1), budget)
    assert (found.is_only, found.after) == (False, 0.0)
    assert found.loss == found.before > 0
