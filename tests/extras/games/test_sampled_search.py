"""Tree search with hidden cards, on a game small enough to be known by heart."""

import pytest
from support.board_games import position

from squadlog.base.dice import Chance
from squadlog.extras.games.players.ismcts import Ismcts
from squadlog.extras.games.players.player import Budget
from squadlog.extras.games.players.state_trial import StateTrial
from squadlog.extras.games.players.tried import Tried, in_order

FOREVER = Budget(seconds=1e9, clock=lambda: 0.0)
WORTH = {"high raise": (0.0, 1.0), "high fold": (1.0, 0.0), "low raise": (0.4, 0.6), "low fold": (0.4, 0.6)}
"""What each course is worth to both seats: the second one moves first, the first one answers."""


class Trial:
    def __init__(self):
        self.steps_taken = []

    def speaker(self):
        return (1, 0, -1)[len(self.steps_taken)]

    def steps(self):
        return ("high", "low") if self.speaker() else ("raise", "fold")

    def make(self, step):
        self.steps_taken.append(step)

    def finish(self, chance):
        while self.speaker() >= 0:
            self.make(chance.pick(self.steps()))
        return WORTH[" ".join(self.steps_taken)]


class Sampler:
    def deal(self, _chance):
        return Trial()

    def move(self, step):
        return step

    def later(self, step):
        return step


class Seen:
    seat = to_move = 1

    def moves(self):
        return ("high", "low")

    def notation(self, move):
        return move


class Duel:
    key = "duel"

    def sampler(self, _seen):
        return Sampler()

    def weigh(self, _seen, moves):
        return [0.5] * len(moves)


def test_everybody_in_the_tree_plays_for_himself():
    thought = Ismcts(Duel(), 1, rounds=2000).think(Seen(), FOREVER)
    assert thought.move == "low"
    worth = {line.moves[0]: line.value for line in thought.lines}
    assert worth["low"] == pytest.approx(0.6)
    assert worth["high"] < 0.5


def test_the_line_of_the_move_comes_first_and_the_others_by_what_they_are_worth():
    assert in_order([Tried(300, 0.4), Tried(200, 0.5), Tried(500, 0.45)]) == [2, 1, 0]


def test_a_move_hardly_tried_does_not_stand_high_by_luck():
    assert in_order([Tried(19, 1.0), Tried(600, 0.5), Tried(381, 0.4)]) == [1, 2, 0]


def test_among_moves_tried_equally_often_the_better_one_is_made():
    assert in_order([Tried(2, 0.0), Tried(2, 1.0)]) == [1, 0]


def test_a_trial_on_states_ends_where_enough_was_seen():
    state = position("ARCHER a1 b1", "ARCHER h8 g8")
    trial = StateTrial(state, lambda now: now.ply >= 3, lambda now: (now.ply, 0))
    assert trial.speaker() == 0
    assert trial.finish(Chance(1)) == (3, 0)
    assert trial.speaker() == -1
