"""Maps drawn at random, many of them: each sound, playable and fair, and no two alike.

    python tests/large/random_maps.py --count 1000 --seed 0

draws the maps of so many seeds, kind after kind (`--kinds street,deck` of these alone), of several sizes, asks each
what `tests/ground/test_random_maps.py` asks of a few, and compares each with each of its kind. It prints what does not
hold and the time a map took. `--from` goes on in the middle; `--at-once` draws in so many processes.

    python tests/large/random_maps.py --kept

draws the maps of version 0.8.0 that are kept by their digests, and names each that is another map today.
"""

import sys
import time
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.drawn_digests import first_tries, kept, whole_map
from support.held_maps import held, likeness

from squadlog.base.errors import MapError
from squadlog.ground.random_maps.kinds import KINDS
from squadlog.survey.random_map import draw_random_map

SIZES = "48x36,48x36,24x36,36x36,60x40"
ALIKE = 0.7
"""Two maps that have more than this share of their squares in common are alike."""


def _drawn(
    number: int, seed: int, kinds: list[str], sizes: list[str]
) -> tuple[tuple, float, int, list[str], object]:
    """The map of a number: what it is, how long it took, in how many tries, what is wrong with it, and its picture."""
    kind, seed = kinds[number % len(kinds)], seed + number
    wide, high = map(int, sizes[number // len(kinds) % len(sizes)].split("x"))
    began = time.process_time()
    try:
        drawn = draw_random_map(kind, seed, width_m=wide, height_m=high)
    except MapError as error:
        return (kind, wide, high, seed), 0.0, 0, [f"{kind} {seed}: {error}"], None
    took = time.process_time() - began
    told = held(drawn)
    faults = [f"{kind} {seed}: {fault}" for fault in told.faults]
    return (kind, wide, high, seed), took, drawn.tries, faults, told.picture


def _changed() -> int:
    """Draw what is kept by its digest; 1 if any map is another one."""
    wrong = []
    for name, digest in kept().items():
        words = name.removeprefix("tries ").split()
        wide, high = map(int, words[1].split("x"))
        drawn = (
            first_tries(words[0], wide, high)
            if len(words) == 2
            else whole_map(words[0], wide, high, int(words[2]))
        )
        wrong += [name] * (drawn != digest)
    print(f"{len(kept())} kept, {len(wrong)} changed: {', '.join(wrong) or 'none'}")
    return bool(wrong)


def main() -> int:
    made = ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=20)
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--from", dest="first", type=int, default=0)
    made.add_argument("--at-once", type=int, default=1)
    made.add_argument("--kinds", default=",".join(KINDS))
    made.add_argument("--sizes", default=SIZES)
    made.add_argument("--kept", action="store_true")
    options = made.parse_args()
    if options.kept:
        return _changed()
    found, faults, took, tries = {}, [], [], Counter()
    kinds, sizes = options.kinds.split(","), options.sizes.split(",")
    numbers = range(options.first, options.count)
    with ProcessPoolExecutor(options.at_once) as processes:
        for number, told in zip(
            numbers,
            processes.map(_drawn, numbers, repeat(options.seed), repeat(kinds), repeat(sizes)),
            strict=True,
        ):
            what, seconds, tried, wrong, picture = told
            faults += wrong
            if picture is None:
                continue
            took.append(seconds)
            tries[tried] += 1
            found[what] = picture
            if number % 50 == 49:
                print(f"{number + 1} maps, {len(faults)} faults, {sum(took) / len(took):.2f} s of CPU a map, "
                      f"{max(took):.2f} s at most", flush=True)  # fmt: skip
    alike, most = 0, 0.0
    for place, (one, picture) in enumerate(keys := list(found.items())):
        for other, another in keys[:place]:
            if one[:3] == other[:3]:
                share = likeness(picture, another)
                most = max(most, share)
                alike += share > ALIKE
                faults += [f"{one} and {other} are alike: {share:.0%}"] * (share > ALIKE)
    for fault in faults:
        print(fault)
    slow = sum(seconds > 2 for seconds in took)
    print(f"{len(found)} maps from seed {options.seed}: {len(faults)} faults, {alike} pairs alike (most alike "
          f"{most:.0%}), {sum(took) / max(len(took), 1):.2f} s of CPU a map, {max(took, default=0):.2f} s at most, "
          f"{slow} over 2 s; tries {dict(sorted(tries.items()))}")  # fmt: skip
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
