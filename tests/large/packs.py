"""Packs changed on purpose: each is refused, a sentence a fault, or taken whole and used row by row.

    python tests/large/packs.py --count 2000 --seed 1

The suite tries a few in `tests/squads/test_changed_packs.py`.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.packs import changed, full, judged


def main() -> int:
    made = ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=200)
    made.add_argument("--seed", type=int, default=1)
    options = made.parse_args()
    taken, wrong = 0, 0
    for number in range(options.count):
        data = changed(full(), Random(options.seed * 1_000_003 + number))
        try:
            is_taken, faults = judged(data)
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            is_taken, faults = False, [f"{type(error).__name__}: {error}"]
        taken += is_taken
        wrong += bool(faults)
        for fault in faults:
            print(f"{number}: {fault[:400]}")
    refused = options.count - taken
    print(
        f"seed {options.seed}: {options.count} packs, {taken} taken whole, {refused} refused, {wrong} wrong"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
