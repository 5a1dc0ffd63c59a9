"""Commanders in walked battles: what they say is never refused, each kind of question is met, no secret changes it.

    python tests/large/commanders.py --level sergeant --battles 200 --pairs 1000 --processes 2

Prints how often each kind was answered by one, words refused, and pairs of battles that differ in a secret alone and
were answered otherwise; exits with 1 for any of these, or where a kind was met less than `--least` times.
"""

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from large import leaks
from support.commanding import Commanded, posed_at
from support.walking import KINDS, battle_for, walk_battle

from squadlog.extras.commander.mind.levels import commander_of
from squadlog.facts.seats import Speaker


def walked(level: str, seed: int) -> tuple[int, Counter[str], Counter[str], list[str]]:
    """A battle by its seed: what its commanders were asked, what of their words was refused, and what went wrong."""
    kind = type("Walks", (Commanded,), {"level": level})
    try:
        walker = walk_battle(seed, kind)
    except Exception as error:  # noqa: BLE001 - whatever it is, the others are walked all the same
        return seed, Counter(), Counter(), [f"{type(error).__name__}: {error}"]
    return seed, walker.answered, walker.refused, walker.faults


def paired(level: str, seed: int) -> list[str]:
    """A pair of battles that differ in a secret: at which seats a commander answers otherwise."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        sort, made, blind = leaks.battles(Path(folder), random.Random(seed))
        sides = made[0][1].record.battle.side_ids()
        for side in (seat for seat in blind if seat in sides):
            mind = commander_of(level)
            one, other = (mind.think(posed_at(session.seat(Speaker(seat=side)))) for _, session in made)
            if one != other:
                found.append(f"pair {seed}, {sort}, {side}: {one.says} and {other.says}")
        for store, _ in made:
            store.close()
    return found


def main() -> int:
    """Walk and ask them all; 0 where all is well."""
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument("--level", default="sergeant")
    told.add_argument("--battles", type=int, default=200)
    told.add_argument("--pairs", type=int, default=1000)
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--least", type=int, default=20)
    told.add_argument("--processes", type=int, default=2)
    options = told.parse_args()
    began, met, refused, faults = time.monotonic(), Counter[str](), Counter[str](), 0
    with ProcessPoolExecutor(options.processes) as pool:
        seeds = range(options.seed, options.seed + options.battles)
        for seed, answered, no, found in pool.map(partial(walked, options.level), seeds):
            met, refused, faults = met + answered, refused + no, faults + len(found)
            for fault in found:
                print(f"battle {seed}, {battle_for(seed)}: {fault}\n", flush=True)
        seeds = range(options.seed, options.seed + options.pairs)
        for found in pool.map(partial(paired, options.level), seeds, chunksize=4):
            faults += len(found)
            for fault in found:
                print(fault, flush=True)
    for kind, count in sorted(met.items()):
        print(f"{count:7} {kind}")
    print(f"seed {options.seed}: {options.battles} battles, {sum(met.values())} words of {options.level}s, "
          f"{sum(refused.values())} refused, {options.pairs} pairs, {faults} faults, "
          f"{(time.monotonic() - began) / 60:.1f} minutes")  # fmt: skip
    rare = [kind for kind in KINDS if options.battles and kind != "die" and met[kind] < options.least]
    if rare:
        print(f"met less than {options.least} times: {', '.join(rare)}")
    return 1 if faults or refused or rare else 0


if __name__ == "__main__":
    sys.exit(main())
