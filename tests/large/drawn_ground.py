"""Maps in a look, asked at many places: the ground, walls and cover that are drawn are those that the rules meet.

    python tests/large/drawn_ground.py --places 300 --seed 1

asks so many places and as many spots of walls of each ready map, and of `--random` maps drawn at random. It prints
what is drawn wrongly, and ends with 1 if anything is.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.drawn_ground import drawn_wrongly

from squadlog.ground.checking.load import load_map
from squadlog.ground.random_maps.kinds import KINDS
from squadlog.survey.random_map import draw_random_map

MAPS = sorted((Path(__file__).parents[2] / "scenarios" / "maps").glob("*.toml"))


def main() -> int:
    """Ask all maps; 1 if something is drawn otherwise than it is."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--places", type=int, default=300)
    asked.add_argument("--seed", type=int, default=Random().randrange(1_000_000))
    asked.add_argument("--random", type=int, default=2 * len(KINDS), help="how many random maps")
    given = asked.parse_args()
    print(f"seed {given.seed}")
    maps = [load_map(path) for path in MAPS]
    maps += [draw_random_map(KINDS[one % len(KINDS)], given.seed + one).map for one in range(given.random)]
    chance, wrong = Random(given.seed), 0
    for drawn in maps:
        found = list(drawn_wrongly(drawn, given.places, chance))
        wrong += len(found)
        print(f"{drawn.title}: {given.places} places, {len(found)} drawn wrongly", *found[:5], sep="\n  ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
