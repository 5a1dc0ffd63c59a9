"""After-battle tables and plots changed on purpose: each refused in sentences, or read, rolled, drawn and played by.

    python tests/large/campaigns.py --count 2000 --seed 1

The suite tries a few in `tests/extras/careers/test_changed_plots.py`.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.plots import SAMPLES, changed, judged


def main() -> int:
    made = ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=200, help="how many of each kind")
    made.add_argument("--seed", type=int, default=1)
    options = made.parse_args()
    wrong = 0
    for kind in SAMPLES:
        taken = 0
        for number in range(options.count):
            text = changed(kind, Random(options.seed * 1_000_003 + number))
            try:
                is_taken, faults = judged(kind, text)
            except Exception as error:  # noqa: BLE001 - that is what is looked for
                is_taken, faults = False, [f"{type(error).__name__}: {error}"]
            taken += is_taken
            wrong += bool(faults)
            for fault in faults:
                print(f"{kind} {number}: {fault[:400]}")
        print(
            f"seed {options.seed}: {options.count} of {kind}, {taken} taken whole, {options.count - taken} refused"
        )
    print(f"{wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
