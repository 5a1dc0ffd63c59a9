"""What each place of the board is worth: fitted by logistic regression on games of the program against itself.

Both set-ups are played by a player that looks two moves ahead and slips now and then, so that games differ. Every
position in which nothing was taken just now is asked how it went on: half by the points of the pieces twenty moves
later, half by the end of the game. What is fitted is added to the points of a piece, the same for both sides (after
half a turn of the board) and for both hands (mirrored); where few pieces ever stood it stays near the plain rule.

Writes squadlog/extras/games/board/worths.json. The same seed and number of games give the same file, but for what
the file held before: it steers the games.

Run: python benchmarks/board_worths.py [--games N] [--seed N] [--minutes N]
"""

import json
from argparse import ArgumentParser
from math import exp
from time import process_time

import numpy as np

from squadlog.base.dice import Chance
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.values import A_POINT, EVEN, FITTED, kin, plain_worth
from squadlog.extras.games.players.alpha_beta import AlphaBeta
from squadlog.extras.games.players.player import Budget

SETUPS = {"dark_slash": "A", "light_slash": "B"}
OPENING, SLIPS, LATER, LONGEST = 4, 0.1, 20, 240
TIMELESS = Budget(seconds=3600.0, clock=lambda: 0.0)
STIFFNESS = 40.0
"""So many positions does the plain rule weigh."""


def game(setup, seed):
    """Every position of a game that was quiet, as pieces of both sides by place, and how it went on for Red, 0 to 1."""
    chance = Chance(f"{seed}/{setup}")
    state = PHALANX_BOARD.start({"setup": setup}, seed)
    player = AlphaBeta(PHALANX_BOARD, depth=2, seed=f"{seed}")
    states = []
    while state.to_move is not None and state.ply < LONGEST:
        if state.ply < OPENING or chance.below(1000) < 1000 * SLIPS:
            state = state.play(chance.pick(state.moves()))
        else:
            state = state.play(player.think(state.seen_by(state.to_move), TIMELESS).move)
        states.append(state)
    ahead = [A_POINT * (state.points(0) - state.points(1)) for state in states]
    over = state.outcome()
    end = over.shares[0] if over else 1 / (1 + exp(-ahead[-1] / EVEN))
    rows = []
    for place, state in enumerate(states[OPENING:], start=OPENING):
        if state.quiet:
            soon = ahead[min(place + LATER, len(ahead) - 1)]
            rows.append((state.armies, 0.5 * end + 0.5 / (1 + exp(-soon / EVEN))))
    return rows


def fitted(rows, tables):
    """The worth of every feature beyond the points of the piece: Newton's method, drawn towards the plain rule."""
    names = sorted({kin(place) for place in tables.places})
    column = {name: number for number, name in enumerate(names)}
    of_place = [column[kin(place)] for place in tables.places]
    plain = np.zeros(len(names))
    for place in tables.places:
        plain[column[kin(place)]] = plain_worth(place)
    seen, known, went = np.zeros((len(rows), len(names))), np.zeros(len(rows)), np.zeros(len(rows))
    for number, ((red, black), share) in enumerate(rows):
        for place in red:
            seen[number, of_place[place]] += 1
            known[number] += A_POINT * tables.places[place].kind.points
        for place in black:
            seen[number, of_place[tables.turned[place]]] -= 1
            known[number] -= A_POINT * tables.places[place].kind.points
        went[number] = share
    worth, stiff = plain.copy(), STIFFNESS / 100**2 * len(rows) / 1000
    for _ in range(8):
        odds = 1 / (1 + np.exp(-(known + seen @ worth) / EVEN))
        slope = seen.T @ (went - odds) / EVEN - stiff * (worth - plain)
        curve = (seen.T * (odds * (1 - odds))) @ seen / EVEN**2 + stiff * np.eye(len(names))
        worth += np.linalg.solve(curve, slope)
    return {name: round(float(value)) for name, value in zip(names, worth, strict=True)}


def main():
    asked = ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=600, help="with each set-up")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=60.0, help="of CPU time with each set-up, at most")
    options = asked.parse_args()
    told, counts = {}, {}
    for parity, setup in SETUPS.items():
        rows, began, played = [], process_time(), 0
        while played < options.games and process_time() - began < 60 * options.minutes:
            rows += game(setup, options.seed + played)
            played += 1
        tables = PHALANX_BOARD.start({"setup": setup}, 1).rules.tables
        told[parity] = fitted(rows, tables)
        counts[setup] = played
        print(f"set-up {setup}: {played} games, {len(rows)} positions, {process_time() - began:.0f} s")
    each = ", ".join(f"{count} games with set-up {setup}" for setup, count in counts.items())
    made = f"benchmarks/board_worths.py, seed {options.seed}: {each}"
    FITTED.write_text(json.dumps({"made": made, **told}, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
