"""The review after a game: what each move gave away."""

import pytest
from support.board_games import played, position

from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.game import GameError
from squadlog.extras.games.levels import player_of
from squadlog.extras.games.players.player import Budget
from squadlog.extras.games.players.review import review, turning_points

MOVES = ("a1-a2", "h8-h7", "e3-e5 x d5")


def states():
    found = [position("ARCHER c5 e3 a1", "ARCHER d5 h8")]
    for move in MOVES:
        found.append(played(found[-1], move))
    return found


def verdicts(level="search", **more):
    budget = Budget(seconds=1e9, clock=lambda: 0.0, **more)
    return list(review(states(), MOVES, 2, player_of(PHALANX_BOARD, level, 1), budget))


def test_a_win_that_was_missed_and_one_that_was_given_away_are_named():
    first, second, third = verdicts()
    assert (first.number, first.seat, first.move) == (1, 0, "a1-a2")
    assert first.best.moves[0].endswith("x d5")
    assert first.before > 0.99
    assert first.loss > 0.05
    assert second.seat == 1
    assert second.after < 0.01
    assert third.loss == 0
    assert third.after == 1.0
    assert turning_points([first, second, third])[0].loss == max(first.loss, second.loss)
    assert third not in turning_points([first, second, third])


def test_a_review_can_be_stopped_and_needs_a_player_with_reasons():
    assert verdicts(stopped=lambda: True) == []
    with pytest.raises(GameError, match="gives no reasons"):
        verdicts(level="random")
    with pytest.raises(GameError, match="lead to 4 positions, not to 2"):
        list(
            review(
                states()[:2],
                MOVES,
                2,
                player_of(PHALANX_BOARD, "search", 1),
                Budget(seconds=1, clock=lambda: 0.0),
            )
        )
