"""Random games of every kind, under options drawn at random, each step judged by a plain twin of the rules.

Run: PYTHONPATH=tests python benchmarks/random_games.py [GAMES] [MINUTES] [KIND]

Every second game keeps to the options that are usual. The board is played by its playouts, whose turns are played
once more through `play`, which checks them, and past the twin. Printed are the games that ended, legally, with the
rule that ended them; anything else raises AssertionError with the options and the seed.
"""

import sys
from collections import Counter
from multiprocessing import Pool
from time import monotonic

from games_twin import board_step, cards_step, generals_step

from squadlog.base.dice import Chance
from squadlog.extras.games.board.playout import playout
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game import GameError

_MOST = {"phalanx-board": 20_000, "phalanx-cards": 200_000, "generals": 50_000}
"""Steps after which a game is not believed to end."""
_NUMBERS = {
    "target_points": ("0", "70"),
    "no_capture_limit": ("20", "60"),
    "repetition_limit": ("0", "2", "3"),
    "ply_limit": ("0", "90"),
    "players": tuple("234567"),
    "spoils_ante": ("0", "1", "2"),
    "max_battles": ("1", "5", "40"),
    "chips": ("20", "60"),
    "ante": ("0", "1", "3"),
    "max_raise": ("1", "2"),
    "raises": ("0", "1", "2"),
    "pay_per_card": ("0", "1"),
    "lead_threshold": ("10", "20", "30"),
    "match": ("1", "2"),
    "stall_limit": ("10", "100"),
    "turn_limit": ("60", "1000"),
}


def agreement(game, chance):
    """Options drawn at random that can be agreed together."""
    while True:
        said = {"max_battles": "40"} if chance.below(2) and game.key == "phalanx-cards" else {}
        for option in game.options:
            values = [choice.key for choice in option.choices] or _NUMBERS.get(option.name, (option.default,))
            if chance.below(3) == 0 and "custom" not in (value := chance.pick(values)):
                said[option.name] = value
        if said.get("gambling") == "true":
            said.setdefault("max_battles", "20")
        try:
            game.start(said, 1)
        except GameError:
            continue
        return said


def board_game(state, chance):
    """A playout, and the same turns once more, one by one."""
    turns = []
    shares = playout(state, chance, turns=turns)
    for turn in turns:
        after = state.play(turn)
        board_step(state, turn, after)
        state = after
    assert state.outcome().shares == shares
    return state, len(turns)


def card_game(state, chance, step, most):
    """A game of hands, each move drawn from all that are legal."""
    count = 0
    while state.to_move is not None:
        assert count < most, "it does not end"
        moves = state.moves()
        assert moves
        move = chance.pick(moves)
        after = state.after(move)
        if not count % 50:
            assert state.read(state.notation(move)) == move
            assert state.play(move) == after
        step(state, move, after)
        state, count = after, count + 1
    return state, count


def one(job):
    """A game: its kind, how many steps it took, and the rule that ended it."""
    key, seed = job
    game, chance = game_of(key), Chance(f"{key}/{seed}")
    said = agreement(game, chance) if seed % 2 else {}
    try:
        start = game.start(said, seed)
        if key == "phalanx-board":
            end, count = board_game(start, chance)
        else:
            step = cards_step if key == "phalanx-cards" else generals_step
            end, count = card_game(start, chance, step, _MOST[key])
        over = end.outcome()
        assert over is not None
        assert abs(sum(over.shares) - 1) < 1e-9
        assert over.reason
        assert not end.moves()
    except Exception as error:
        raise AssertionError(f"{key} seed {seed} options {said}: {error!r}") from error
    return key, count, over.rule


def main():
    """Play, and print how many of each kind ended and why."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 15.0
    kinds = sys.argv[3:] or list(GAMES)
    jobs = ((key, seed) for seed in range(games) for key in kinds)
    ended, steps, rules, until = Counter(), Counter(), Counter(), monotonic() + 60 * minutes
    with Pool() as pool:
        for key, count, rule in pool.imap_unordered(one, jobs, chunksize=8):
            ended[key] += 1
            steps[key] += count
            rules[key, rule] += 1
            if monotonic() > until:
                pool.terminate()
                break
    for key in kinds:
        why = ", ".join(f"{rule} {count}" for (kind, rule), count in sorted(rules.items()) if kind == key)
        print(f"{key}: {ended[key]:,} games ended legally, {steps[key]:,} steps; by {why}")


if __name__ == "__main__":
    main()
