"""Every ready battle and chapter walked from every seat by what the pages offer alone: none refused, none stuck.

python tests/large/page_walks.py --count 100 --seed 1
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.walking import walk_battle
from support.walking_pages import PageWalker


def main():
    """The walks of a run of seeds; 1 where something that was offered was refused, or nothing was."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    asked, faults = Counter(), 0
    for seed in range(options.seed, options.seed + options.count):
        walker = walk_battle(seed, PageWalker, turns=1)
        asked.update(walker.asked)
        faults += len(walker.faults)
        for fault in walker.faults:
            print(f"seed {seed}: {fault}")
    print(f"seeds {options.seed} to {options.seed + options.count - 1}: {faults} faults; asked {dict(asked)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
