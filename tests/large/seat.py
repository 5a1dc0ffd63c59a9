"""What a seat asks of the ground, answered by the program and by the slow way, on maps drawn at random.

    python tests/large/seat.py --questions 20000 --seed 0

draws a map of each kind after the other, sets six soldiers on it, asks for the menu of one, for what its moves meet and
whom it sees, lets somebody step, turn, go down or open a door, and asks again, six moments a map. It prints the seed
and every question that was answered otherwise by the twin (`tests/support/seat_twin.py`), and ends with 1 if one was.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.seat_twin import evening

from squadlog.base.errors import MapError
from squadlog.ground.random_maps.kinds import KINDS
from squadlog.survey.random_map import draw_random_map

MOMENTS = 6


def main() -> int:
    asked = ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--questions", type=int, default=20_000)
    asked.add_argument("--seed", type=int, default=0)
    said = asked.parse_args()
    print(f"seed {said.seed}", flush=True)
    told, wrong = Counter[str](), 0
    for seed in count(said.seed):
        if told.total() >= said.questions:
            break
        try:
            drawn = draw_random_map(KINDS[seed % len(KINDS)], seed).map
        except MapError:
            continue
        for what, quickly, slowly in evening(drawn, Random(seed), MOMENTS):
            told[what.split()[0]] += 1
            if quickly != slowly:
                wrong += 1
                print(f"map {seed} ({KINDS[seed % len(KINDS)]}): {what}\n  {quickly}\n  {slowly}", flush=True)
    print(f"{told.total():,} questions ({dict(told)}), {wrong} answered otherwise")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
