"""The parts of a side game, each by itself: who sits there, how far it is, what a seat sees, the moves made."""

import time
from dataclasses import replace

import pytest
from support.matches import BOARD, CARDS

from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.players.player import Budget
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_record import RecordOfMatch
from squadlog.extras.games.session.move_maker import MoveMaker
from squadlog.extras.games.session.progress import GameProgress
from squadlog.extras.games.session.seat_view import SeatView
from squadlog.extras.games.session.seating import Seating
from squadlog.extras.games.session.standing import start_as_agreed
from squadlog.extras.games.session.thinker import Advice

BLINK = Budget(seconds=0.02, clock=time.monotonic)


@pytest.fixture
def record(store):
    """Records of new games: `record(score)`."""
    return lambda score: RecordOfMatch(store, Match.create(store, score).id)


def test_a_seat_called_after_a_player_that_there_is_not_is_left_to_people():
    standing = start_as_agreed(replace(BOARD, seats=("Ann", "computer greedy")))
    seating = Seating(
        replace(standing, score=replace(standing.score, seats=("computer wizard", "computer greedy")))
    )
    assert seating.people == (0,)
    with pytest.raises(GameError):
        seating.computer(0)
    assert seating.computer(1) == "greedy"


def test_who_sits_at_a_game_is_told_before_any_record_of_it():
    seating = Seating(start_as_agreed(replace(BOARD, seats=("Ann",))))
    assert (seating.own, seating.names, seating.people) == (("Red", "Black"), ("Ann", "Black"), (0, 1))
    assert [seating.called(place) for place in (0, 1)] == ["Ann (Red)", "Black"]


def test_moves_stand_once_they_are_made_and_the_other_is_to_move(record):
    game = record(BOARD)
    progress, moves = GameProgress(game), MoveMaker(game, Seating(game.standing))
    move = SeatView(game, 0, all_told=False).offers()[0]
    assert moves.refusal(move) is None
    assert moves.refusal(move, 1).sentence == "Only Ann can say this."
    made = moves.say(move, seat=0, key="once")
    assert (made.move, progress.length, progress.to_move) == (move, 1, 1)
    assert progress.entry_at(1) == made.entry
    assert [progress.entry_at(number) for number in (-1, 2)] == [None, None]
    assert moves.done("once", 0) == made
    assert moves.done("once", 1) is None


def test_what_is_no_move_leaves_everything_as_it_was(record):
    game = record(BOARD)
    assert isinstance(MoveMaker(game, Seating(game.standing)).say("castle"), Refusal)
    assert GameProgress(game).length == 0


def test_a_seat_sees_its_own_hand_and_whoever_may_read_all_sees_what_lies_open(record):
    game = record(CARDS)
    own, table, whole = (
        SeatView(game, place, all_told=told)
        for place, told in ((0, False), (ONLOOKER, False), (ONLOOKER, True))
    )
    assert own.now.sight.hand == game.standing.state.hands[0]
    assert table.now.sight.hand == whole.now.sight.hand == ()
    assert [view.reader for view in (own, table, whole)] == [0, ONLOOKER, None]
    assert [len(view.others()) for view in (own, table, whole)] == [0, 0, 2]
    assert (own.agreed.seed, whole.agreed.seed) == (None, 5)
    assert own.before is None
    assert own.at(0) == own.now


def test_advice_is_for_the_seat_that_is_to_move(record):
    game = record(CARDS)
    seating, view = Seating(game.standing), SeatView(game, 0, all_told=False)
    hint = Advice(game, seating, view, 0).hint(BLINK, level="greedy")
    assert view.now.notation(hint.move) in view.offers()
    with pytest.raises(GameError, match=r"Bob \(B\) is not to move"):
        Advice(game, seating, view, 1).hint(BLINK)
    with pytest.raises(GameError, match="the table is not to move"):
        Advice(game, seating, view, ONLOOKER).decide(BLINK)
