"""Battles of random players, kept whole and kept again by each side alone with the other on paper: one record.

    python tests/large/kept_alone.py --count 300 --seed 1

Every run of the tests keeps four of them.
"""

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from support.battles import setup
from support.one_sided import differences

CHAPTERS = ((), ("ammunition",), ("ammunition", "stealth", "camo_tinter"))


def main():
    """Keep so many battles from each side; exit code 1 and the first difference of each that differs."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--count", type=int, default=300)
    asked.add_argument("--seed", type=int, default=1)
    said = asked.parse_args()
    failed = 0
    for seed in range(said.seed, said.seed + said.count):
        evening = setup((1, 2, 3), (11, 12, 13), turns=3, chapters=CHAPTERS[seed % len(CHAPTERS)])
        for kept in ("red", "blue"):
            if told := differences(evening, seed, kept):
                failed += 1
                sys.stdout.write(f"{told}\n")
    sys.stdout.write(f"seed {said.seed}: {2 * said.count} logs, {failed} differ\n")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
