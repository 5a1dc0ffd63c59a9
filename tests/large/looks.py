"""Looks at random on maps at random: many in one call, and each by itself; the two must say the same.

    python tests/large/looks.py --count 20000 --seed 0

asks so many, on the ready maps and on maps drawn at random, with leaning round corners read in every way, and prints
each that is judged otherwise. It ends with 1 if there is one.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.looks_twin import differences, scattered
from support.measured_maps import MAPS, names
from support.readings import read_as

from squadlog.base.errors import MapError
from squadlog.base.records import replace
from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.random_maps.kinds import KINDS
from squadlog.ground.sight.batch import look_at_many
from squadlog.survey.random_map import draw_random_map

EACH = 250
READ = (
    read_as(),
    replace(read_as(), wall_peek="block", units_as_cover="block"),
    replace(read_as(), wall_peek="adjacent", firer_side="literal"),
    replace(read_as(), window_posture="outright", stairs_isolation="one_way"),
)


def _maps(chance: Random):
    """Ready maps and new ones in turn, without end."""
    number, seed = 0, chance.randrange(10_000)
    while True:
        yield load_map(MAPS / f"{names()[number % len(names())]}.toml")
        with suppress(MapError):
            yield draw_random_map(KINDS[number % len(KINDS)], seed + number, width_m=36, height_m=30).map
        number += 1


def main() -> int:
    made = ArgumentParser(description=__doc__.splitlines()[0])
    made.add_argument("--count", type=int, default=20_000)
    made.add_argument("--seed", type=int, default=0)
    options = made.parse_args()
    chance, asked, wrong, verdicts = Random(options.seed), 0, 0, Counter()
    for number, drawn in enumerate(_maps(chance)):
        conditions, looks = scattered(chance, drawn, EACH, standing=10)
        ground, reading = Ground(drawn, conditions), READ[number % len(READ)]
        out = frozenset(row for row in range(EACH) if chance.random() < 0.3)
        for told in differences(ground, looks, reading, out):
            wrong += 1
            print(f"{drawn.title}: {told}")
        verdicts.update(look_at_many(ground, looks, reading, looking_out=out).codes.tolist())
        asked += EACH
        if asked >= options.count:
            break
    told = ", ".join(
        f"{verdicts[code]} {word}" for code, word in enumerate(("clear", "with cover", "blocked"))
    )
    print(f"seed {options.seed}: {asked} looks on {number + 1} maps ({told}), {wrong} judged otherwise")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
