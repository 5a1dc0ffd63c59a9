"""Battles walked from every seat by whoever says only what is offered: none refused, none stuck, each to its end.

    python tests/large/walker.py --count 200 --seed 1 --processes 2

Prints how often each kind of question was answered; exits with 1 where something offered was refused, or where a kind
of question was met less than `--least` times. A battle is walked again by its number: `--count 1 --seed NUMBER`.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.walking import KINDS, battle_for, walk_battle


def tried(seed: int) -> tuple[int, Counter[str], list[str]]:
    """A battle by its seed: what was asked there, and what went wrong."""
    try:
        walker = walk_battle(seed)
    except Exception as error:  # noqa: BLE001 - whatever it is, the others are walked all the same
        return seed, Counter(), [f"{type(error).__name__}: {error}"]
    return seed, walker.asked, walker.faults


def main() -> int:
    """Walk them all; 0 where all is well."""
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument("--count", type=int, default=200)
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--least", type=int, default=20)
    told.add_argument("--processes", type=int, default=2)
    options = told.parse_args()
    seeds = range(options.seed, options.seed + options.count)
    met, faults, began = Counter[str](), 0, time.monotonic()
    with ProcessPoolExecutor(options.processes) as pool:
        for seed, asked, found in pool.map(tried, seeds):
            met += asked
            faults += len(found)
            for fault in found:
                print(f"battle {seed}, {battle_for(seed)}: {fault}\n", flush=True)
    for kind, count in sorted(met.items()):
        print(f"{count:7} {kind}")
    rare = [kind for kind in KINDS if met[kind] < options.least]
    print(f"seed {options.seed}: {options.count} battles, {sum(met.values())} sentences, {faults} faults, "
          f"{(time.monotonic() - began) / 60:.1f} minutes")  # fmt: skip
    if rare:
        print(f"met less than {options.least} times: {', '.join(rare)}")
    return 1 if faults or rare else 0


if __name__ == "__main__":
    sys.exit(main())
