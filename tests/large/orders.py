"""Orders that menus and forms offer, in battles walked at random: each is read back as itself, and stands.

    python tests/large/orders.py --count 60 --seed 1 --processes 2

Every ready battle with chapters at random. Prints every sentence that is read as something else, every offer that is
refused, and every refusal that the rules would give otherwise; exits with 1 where there is one. A battle is walked
again by its number: `--count 1 --seed NUMBER`.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.offered_orders import OrderJudge
from support.walking import battle_for, walk_battle


def tried(seed: int) -> tuple[int, int, list[str]]:
    """A battle by its seed: how many menus and forms were looked at, and what went wrong."""
    try:
        judge = walk_battle(seed, OrderJudge)
    except Exception as error:  # noqa: BLE001 - whatever it is, the others are walked all the same
        return seed, 0, [f"{type(error).__name__}: {error}"]
    return seed, judge.asked_of, judge.faults


def main() -> int:
    """Walk them all; 0 where all is well."""
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument("--count", type=int, default=60)
    told.add_argument("--seed", type=int, default=1)
    told.add_argument(
        "--looks", type=float, default=0.2, help="how often a soldier is looked at, from 0 to 1"
    )
    told.add_argument("--processes", type=int, default=2)
    options = told.parse_args()
    OrderJudge.looks = options.looks
    seeds = range(options.seed, options.seed + options.count)
    looked, wrong, began = 0, 0, time.monotonic()
    with ProcessPoolExecutor(options.processes) as pool:
        for seed, asked, faults in pool.map(tried, seeds):
            looked, wrong = looked + asked, wrong + len(faults)
            for fault in faults:
                print(f"battle {seed}, {battle_for(seed)}: {fault}\n", flush=True)
    minutes = (time.monotonic() - began) / 60
    print(
        f"seed {options.seed}: {options.count} battles, {looked} menus and forms, {wrong} faults, {minutes:.1f} minutes"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
