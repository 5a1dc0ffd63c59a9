"""Simulations of a search for hidden hands: ours against OpenSpiel's ISMCTSBot, on our rules.

Run, with the bench extra: python benchmarks/card_search.py [SECONDS]

In every simulation of both the hidden cards are dealt anew, in agreement with what the player sees, and the game is
played on: by OpenSpiel's bot to its very end, as it comes, or, in the lines marked so, as far as ours looks (one
battle, some turns) and by our values.

First a game is walked through both: moves, what a player may know, and the end must be equal, also in states dealt
anew. Then ours is shown positions in which some moves win at once, or alone do not lose, and must find one; OpenSpiel's
must not lose what is won.
"""

import numpy as np
from measuring import UNHURRIED, per_second, seconds_asked, told
from openspiel_games import resampled, spiel_game
from openspiel_players import HiddenBot

from squadlog.base.dice import Chance
from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.players.greedy import Greedy
from squadlog.extras.games.players.ismcts import Ismcts

LEAST, BATCH, PLIES, WON = 3, 10, (0, 6), 4


def position(game, plies):
    """Some moves into a random game, where there is a choice."""
    chance, state = Chance(7), game.start({}, 3)
    for _ in range(plies):
        state = state.play(chance.pick(state.moves()))
    while len(state.moves()) < 3:
        state = state.play(chance.pick(state.moves()))
    return state


def ours(game, state, simulations, seed=1):
    thought = Ismcts(game, seed, rounds=simulations).think(state.seen_by(state.to_move), UNHURRIED)
    assert thought.searched in (1, simulations)  # a single move needs no thought
    return thought.move


def theirs(state, simulations, seed=1, evaluator=None):
    spiel = spiel_game(state, hidden=True, seats=len(state.hands))
    bot = HiddenBot(spiel, seed, simulations=simulations, evaluator=evaluator)
    _, action = bot.step_with_policy(spiel.new_initial_state())
    return state.moves()[int(action)]


class ShortSighted:
    """Judges a state as ours does: played on at random as far as ours looks, then by our own values."""

    def __init__(self, game):
        self.game, self.chance = game, Chance(5)

    def prior(self, spiel):
        actions = spiel.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, spiel):
        state = spiel.own.state
        if state.to_move is None:
            return np.array(state.outcome().shares)
        trial = self.game.sampler(state.seen_by(state.to_move)).deal(self.chance)
        return np.array(trial.finish(self.chance))


def walked(game, chance):
    """A game through OpenSpiel and ours side by side; what is resampled looks the same to the player."""
    state, sample = game.start({}, 5), resampled(6)
    spiel = spiel_game(state, hidden=True, seats=len(state.hands)).new_initial_state()
    while (seat := state.to_move) is not None:
        moves = state.moves()
        other = sample(spiel, seat)
        assert spiel.current_player() == other.current_player() == seat
        assert len(spiel.legal_actions()) == len(other.legal_actions()) == len(moves)
        assert spiel.information_state_string(seat) == other.information_state_string(seat)
        action = chance.below(len(moves))
        state = state.play(moves[action])
        spiel.apply_action(action)
    assert tuple(spiel.returns()) == state.outcome().shares


def turn(state, choose):
    """What a turn brings to the one whose turn it is: 1 a win, 0 a loss, 0.5 while the game goes on."""
    seat = state.to_move
    while state.to_move == seat:
        state = state.play(choose(state))
    return 0.5 if state.to_move is not None else state.outcome().shares[seat]


def last(state):
    return state.moves()[-1]


def decisive(game, seed):
    """A late position of greedy players in which one move wins, or does not lose, and others do not; its worth."""
    while True:
        seed += 1
        state, player = game.start({}, seed), Greedy(game.weigh, seed)
        while state.to_move is not None:
            worths = {
                turn(state, lambda now, here=state, move=move: move if now is here else last(now))
                for move in state.moves()
            }
            if len(worths) > 1:
                return state, max(worths), seed
            state = state.play(player.think(state.seen_by(state.to_move), UNHURRIED).move)


def main():
    seconds = seconds_asked()
    held = True
    for key in ("phalanx-cards", "generals"):
        game = game_of(key)
        short = ShortSighted(game)
        walked(game, Chance(11))
        seed = 0
        for _ in range(WON):
            state, worth, seed = decisive(game, seed)
            assert turn(state, lambda state, game=game: ours(game, state, 60 * len(state.moves()))) >= worth
            if worth == 1:
                assert turn(state, lambda state: theirs(state, 60 * len(state.moves()))) > 0
        print(f"{key}: a game with equal moves, information and end; {WON} wins at hand or losses avoided")
        for plies in PLIES:
            state = position(game, plies)
            fast = per_second(
                lambda state=state, game=game: ours(game, state, 10 * BATCH) and 10 * BATCH, seconds
            )
            slow = per_second(lambda state=state: theirs(state, BATCH) and BATCH, seconds)
            held &= told(f"after {plies} moves", fast, slow, LEAST)
            slow = per_second(
                lambda state=state, short=short: theirs(state, 5 * BATCH, evaluator=short) and 5 * BATCH,
                seconds,
            )
            told(f"after {plies} moves, OpenSpiel's as short-sighted", fast, slow, 1)
    raise SystemExit(not held)


if __name__ == "__main__":
    main()
