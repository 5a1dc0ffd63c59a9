"""Simulations of a tree search on the board game: ours against OpenSpiel's MCTSBot in C++, on our rules.

Run, with the bench extra: python benchmarks/tree_search.py [SECONDS]

A simulation is the same in both: down the tree by UCT, one position more, one random game to its end. First both are
shown positions in which a move wins at once (the first capture was agreed to win), and must find it.
"""

from measuring import UNHURRIED, per_second, seconds_asked, told
from openspiel_games import spiel_game
from openspiel_players import open_bot

from squadlog.base.dice import Chance
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.players.monte_carlo import MonteCarlo

LEAST, BATCH, WON = 8, 20, 5


def winning(chance):
    """The last position of a random game that the first capture won."""
    state = PHALANX_BOARD.start({"first_player": "red", "target_points": "5"}, 1)
    while state.to_move is not None:
        before, state = state, state.play(chance.pick(state.moves()))
    return before


def ours(state, simulations, seed=1):
    player = MonteCarlo(PHALANX_BOARD, seed, most=simulations)
    thought = player.think(state.seen_by(state.to_move), UNHURRIED)
    assert thought.searched == simulations
    return thought.move


def theirs(state, simulations, seed=1):
    game = spiel_game(state, hidden=False)
    root = open_bot(game, seed, simulations=simulations, solve=False).mcts_search(game.new_initial_state())
    return state.moves()[root.best_child().action]


def main():
    seconds = seconds_asked()
    chance = Chance(1)
    for _ in range(WON):
        state = winning(chance)
        enough = 20 * len(state.moves())
        for search in (ours, theirs):
            after = state.play(search(state, enough))
            assert after.outcome() is not None
            assert after.outcome().shares[state.to_move] == 1
    print(f"{WON} positions with a win at hand: both find it")
    state = PHALANX_BOARD.start({"first_player": "red"}, 1)
    fast = per_second(lambda: ours(state, 20 * BATCH) and 20 * BATCH, seconds)
    slow = per_second(lambda: theirs(state, BATCH) and BATCH, seconds)
    raise SystemExit(not told("simulations from the opening", fast, slow, LEAST))


if __name__ == "__main__":
    main()
