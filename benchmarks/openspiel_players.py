"""OpenSpiel's general players in the arena: MCTSBot for open games, ISMCTSBot for hidden hands.

Both are asked for a move in the time of the budget, with one random game per simulation, as they come. Our shares lie
between 0 and 1, half the span of OpenSpiel's usual utilities, so the usual constant of 2 for exploring becomes 1.
"""

import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from openspiel_games import resampled, spiel_game

from squadlog.base.dice import Chance
from squadlog.extras.games.players.player import Thought

CURIOSITY = 1.0
ENDLESS = 10_000_000
MEMORY_MB = 1000


def number(seed):
    """A seed as the numbers that OpenSpiel takes."""
    return Chance(seed).bits(31)


def open_bot(game, seed, *, simulations=ENDLESS, seconds=-1.0, curiosity=CURIOSITY, solve=True):
    """MCTSBot in C++; it never ends by itself without `simulations` or `seconds`.

    `solve` keeps proven wins and losses.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(1, number(seed))
    return pyspiel.MCTSBot(
        game,
        evaluator,
        curiosity,
        simulations,
        MEMORY_MB,
        solve=solve,
        seed=number(f"{seed}/bot"),
        verbose=False,
        max_wall_clock_time=seconds,
    )


class HiddenBot(ISMCTSBot):
    """ISMCTSBot that can also stop by the clock."""

    def __init__(self, game, seed, *, simulations=ENDLESS, seconds=None, curiosity=CURIOSITY, evaluator=None):
        chance = np.random.RandomState(number(seed))
        super().__init__(
            game, evaluator or RandomRolloutEvaluator(1, chance), curiosity, simulations, random_state=chance
        )
        self.set_resampler(resampled(f"{seed}/guess"))
        self._seconds, self.simulated = seconds, 0

    def run_search(self, state):
        self._ends = None if self._seconds is None else time.perf_counter() + self._seconds
        self.simulated = 0
        try:
            return super().run_search(state)
        except _TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state):
        # The first simulation only opens the root; the second makes the first choice.
        if self._ends is not None and self.simulated > 1 and time.perf_counter() >= self._ends:
            raise _TimeUp
        self.simulated += 1
        return super().sample_root_state(state)


class _TimeUp(Exception):  # noqa: N818 - nothing went wrong
    pass


class _Mcts:
    def __init__(self, seed, simulations):
        self.seed, self.asked, self.simulations = seed, 0, simulations

    def think(self, seen, budget):
        self.asked += 1
        state = seen.guess(Chance(0))
        game = spiel_game(state, hidden=False)
        seed = f"{self.seed}/{self.asked}"
        if self.simulations:
            bot = open_bot(game, seed, simulations=self.simulations)
        else:
            bot = open_bot(game, seed, seconds=budget.seconds)
        root = bot.mcts_search(game.new_initial_state())
        # With no time for a second simulation its tree holds no choice: then any move is as good as another.
        moves, action = state.moves(), root.best_child().action if root.children else None
        chance = Chance(f"{self.seed}/{self.asked}")
        return Thought(
            move=chance.pick(moves) if action is None else moves[action], searched=root.explore_count
        )


class _Ismcts:
    def __init__(self, seed, simulations):
        self.seed, self.asked, self.simulations = seed, 0, simulations

    def think(self, seen, budget):
        self.asked += 1
        state = seen.guess(Chance(f"{self.seed}/{self.asked}/guess"))
        game = spiel_game(state, hidden=True, seats=len(state.hands))
        seed = f"{self.seed}/{self.asked}"
        if self.simulations:
            bot = HiddenBot(game, seed, simulations=self.simulations)
        else:
            bot = HiddenBot(game, seed, seconds=budget.seconds)
        _, action = bot.step_with_policy(game.new_initial_state())
        return Thought(move=state.moves()[int(action)], searched=bot.simulated)


def mcts(_game, seed, simulations=0):
    """OpenSpiel's MCTS, for the arena: by the time of the budget, or by so many simulations."""
    return _Mcts(seed, simulations)


def ismcts(_game, seed, simulations=0):
    """OpenSpiel's information-set MCTS, for the arena, likewise."""
    return _Ismcts(seed, simulations)
