"""How far apart the levels are: each against the one below, by points, with 95 % confidence intervals (Wilson).

The board by games, the card game by games, Generals and Majors by matches to 11 won games (the option `match`, a house
rule) of which every pair begins with the same deal from both seats. Every level should take 65 to 85 % of the points.
All levels but the strongest play by counted positions or rounds, whatever the machine does; `strong` gets --seconds a
move, in CPU time, and a twentieth of it in Generals and Majors, where a match has some 1,700 moves.

Run: python benchmarks/levels.py [--games N] [--seconds S] [--seed N] [--only WORDS ...]
`--only generals expert` plays the matches whose names have all those words in them.
"""

import time
from argparse import ArgumentParser
from itertools import pairwise

from squadlog.extras.games.arena.contest import Contest, contestant, opening_of, play_game
from squadlog.extras.games.arena.tally import tally
from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.levels import LADDER

OPTIONS = {"phalanx-board": {}, "phalanx-cards": {}, "generals": {"match": "11"}}
PACE = {"generals": 0.05}
LEAST, MOST = 0.65, 0.85


def main():
    asked = ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--seconds", type=float, default=0.2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", nargs="*", default=[])
    options = asked.parse_args()
    print(f"{options.games} games a match, strong at {options.seconds:g} s a move, seed {options.seed}")
    missed = 0
    for key, agreed in OPTIONS.items():
        for worse, better in pairwise(LADDER):
            name = f"{key}: {better} against {worse}"
            if not all(word in name for word in options.only):
                continue
            contest = Contest(
                game=key,
                options=agreed,
                contestants=(contestant(better), contestant(worse)),
                seed=options.seed,
                seconds=options.seconds * PACE.get(key, 1.0),
                opening=opening_of(game_of(key)),
            )
            games = [play_game(contest, number, time.process_time) for number in range(options.games)]
            count = tally(games)
            held = LEAST <= count.points.share <= MOST
            missed += not held
            print(
                f"{name}: {100 * count.points.share:.1f} % of points"
                f" ({100 * count.points.low:.1f} to {100 * count.points.high:.1f});"
                f" {count.won} won, {count.lost} lost, {count.drawn} drawn; {count.length:.0f} moves;"
                f" {1000 * count.pace[0].mean_s:.1f} and {1000 * count.pace[1].mean_s:.1f} ms a move"
                f"{'' if held else ' MISSED'}",
                flush=True,
            )
    raise SystemExit(bool(missed))


if __name__ == "__main__":
    main()
