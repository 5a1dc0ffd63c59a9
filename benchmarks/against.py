"""The strongest player of the board as it is here against that of another checkout, such as an older version.

Both get the same processor time for a move. Every pair of games begins with the same random moves, and seats change
hands within it. Wanted: at least 60 % of the points, and at least 60 % of the games ended by captures.

Run: python benchmarks/against.py CHECKOUT [--games N] [--seconds S] [--seed N]
`git worktree add ../old COMMIT` makes a checkout; `.` plays this program against itself.
"""

import os
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from subprocess import PIPE, Popen

from squadlog.base.dice import Chance
from squadlog.extras.games.arena.tally import wilson
from squadlog.extras.games.catalogue import game_of

GAME = "phalanx-board"
OPENING, LONGEST = 4, 2000
LEAST_POINTS, LEAST_CAPTURES = 0.6, 0.6


def answering():
    """What the other process does: play through the moves of a line, answer with its own move."""
    from squadlog.extras.games import levels  # noqa: PLC0415 - the other checkout's
    from squadlog.extras.games.players.player import Budget  # noqa: PLC0415

    game, strongest = game_of(GAME), "strong" if hasattr(levels, "STRONGEST") else 4
    player, state = None, None
    for line in sys.stdin:
        word, *rest = line.split("\t")
        if word == "new":
            player, state = levels.player_of(game, strongest, rest[0]), game.start({}, int(rest[1]))
        elif word == "move":
            state = state.play(state.read(rest[0].strip()))
        else:
            budget = Budget(seconds=float(rest[0]), clock=time.process_time)
            thought = player.think(state.seen_by(state.to_move), budget)
            print(state.notation(thought.move), thought.searched, thought.depth, sep="\t", flush=True)


class Side:
    """A program in a process of its own."""

    def __init__(self, checkout):
        path = {**os.environ, "PYTHONPATH": str(checkout.resolve())}
        self._process = Popen(
            [sys.executable, __file__, "--answer"], stdin=PIPE, stdout=PIPE, text=True, env=path
        )
        self.thoughts = self.searched = self.depth = 0

    def tell(self, *words):
        print(*words, sep="\t", file=self._process.stdin, flush=True)

    def think(self, seconds):
        self.tell("think", seconds)
        move, searched, depth = self._process.stdout.readline().rstrip("\n").split("\t")
        self.thoughts, self.searched, self.depth = (
            self.thoughts + 1,
            self.searched + int(searched),
            self.depth + int(depth),
        )
        return move

    def close(self):
        self._process.stdin.close()
        self._process.wait()


def played(sides, seed, number, seconds):
    """One game: what the first side got of it, how it ended, and how many moves it had."""
    pair = seed + number // 2
    state, chance = game_of(GAME).start({}, pair), Chance(f"{pair}/opening")
    for seat, side in enumerate(sides):
        side.tell("new", f"{pair}/{(seat + number) % 2}", pair)
    moves = 0
    while state.to_move is not None and moves < LONGEST:
        if moves < OPENING:
            move = state.notation(chance.pick(state.moves()))
        else:
            move = sides[(state.to_move + number) % 2].think(seconds)
        state = state.play(state.read(move))
        for side in sides:
            side.tell("move", move)
        moves += 1
    end = state.outcome()
    return (0.5, "too long", moves) if end is None else (end.shares[number % 2], end.reason, moves)


def main():
    asked = ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("checkout", type=Path)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--seconds", type=float, default=0.2)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    sides = Side(Path(__file__).parent.parent), Side(options.checkout)
    points, captures, ends, length = 0.0, 0, Counter(), 0
    for number in range(options.games):
        share, reason, moves = played(sides, options.seed, number, options.seconds)
        points, length = points + share, length + moves
        ends[("won" if share == 1 else "lost" if share == 0 else "drawn"), reason.partition(";")[0]] += 1
        captures += "left" in reason
        print(f"{number + 1}: {share:g}, {reason}, {moves} moves", file=sys.stderr, flush=True)
    for side in sides:
        side.close()
    score = wilson(points, options.games)
    print(f"{options.games} games, {options.seconds:g} s of processor time a move, seed {options.seed}")
    print(f"{100 * score.share:.1f} % of points ({100 * score.low:.1f} to {100 * score.high:.1f})")
    print(
        f"{100 * captures / options.games:.0f} % ended by captures; {length / options.games:.0f} moves a game"
    )
    for (result, why), count in sorted(ends.items(), key=lambda end: -end[1]):
        print(f"  {count} {result}: {why}")
    for name, side in zip(("here", "there"), sides, strict=True):
        print(
            f"{name}: {side.searched / side.thoughts:,.0f} positions, {side.depth / side.thoughts:.1f} plies a move"
        )
    raise SystemExit(score.share < LEAST_POINTS or captures < LEAST_CAPTURES * options.games)


if __name__ == "__main__":
    answering() if sys.argv[1:] == ["--answer"] else main()
