"""Random playouts of the board game: ours against the same rules through OpenSpiel.

Run, with the bench extra: python benchmarks/board_playouts.py [SECONDS]

First a random game is walked through both: the moves must be as many in every position and the end the same. All
captures are declared (`declare auto`), so that every legal turn is as likely either way, and the shares that red gets
in many playouts must agree within four standard errors.
"""

from math import sqrt

from measuring import per_second, seconds_asked, told
from openspiel_games import spiel_game

from squadlog.base.dice import Chance
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.playout import playout

LEAST, COMPARED = 15, 200


def walked(state, chance):
    """A game through OpenSpiel and ours side by side."""
    spiel = spiel_game(state, hidden=False).new_initial_state()
    while state.to_move is not None:
        moves = state.moves()
        assert len(spiel.legal_actions()) == len(moves)
        assert spiel.current_player() == state.to_move
        action = chance.below(len(moves))
        state = state.play(moves[action])
        spiel.apply_action(action)
    assert spiel.is_terminal()
    assert tuple(spiel.returns()) == state.outcome().shares


def through_openspiel(game, choice):
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
    return state.returns()[0]


def main():
    seconds = seconds_asked()
    start = PHALANX_BOARD.start({"first_player": "red", "declare": "auto"}, 1)
    chance, ours = Chance(2), Chance(1)
    walked(start, chance)
    game = spiel_game(start, hidden=False)
    red = sum(playout(start, ours)[0] for _ in range(COMPARED * 10)) / (COMPARED * 10)
    theirs = sum(through_openspiel(game, chance.pick) for _ in range(COMPARED)) / COMPARED
    assert abs(red - theirs) < 4 * 0.5 * sqrt(1 / COMPARED + 1 / (COMPARED * 10))
    print(
        f"a game with equal moves and end; red gets {red:.3f} of {COMPARED * 10}, {theirs:.3f} of {COMPARED}"
    )
    fast = per_second(lambda: playout(start, ours) and None, seconds)
    slow = per_second(lambda: through_openspiel(game, chance.pick) and None, seconds)
    raise SystemExit(not told("whole random games", fast, slow, LEAST))


if __name__ == "__main__":
    main()
