"""Packets changed on purpose: each is refused in one sentence and changes nothing, or is taken and holds.

    python tests/large/packets.py --count 2000 --seed 1

The suite takes a few in `tests/extras/mail/test_changed_packets.py`.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.hostile_packets import Postbag


def main() -> int:
    """The packets asked for; 1 if one of them was neither refused in a sentence nor taken whole."""
    made = ArgumentParser(description=__doc__)
    made.add_argument("--count", type=int, default=200)
    made.add_argument("--seed", type=int, default=1)
    options = made.parse_args()
    taken, wrong, began = 0, 0, process_time()
    with TemporaryDirectory() as folder:
        bag = Postbag(Path(folder))
        for number in range(options.count):
            try:
                is_taken, faults = bag.faults(Random(f"{options.seed} {number}"))
            except Exception as error:  # noqa: BLE001 - that is what is looked for
                is_taken, faults = False, [f"{type(error).__name__}: {error}"]
            taken += is_taken
            wrong += bool(faults)
            for fault in faults:
                print(f"{number}: {fault[:600]}", flush=True)
    refused = options.count - taken
    print(
        f"seed {options.seed}: {options.count} packets, {refused} refused, {taken} taken whole, {wrong} wrong;"
        f" {process_time() - began:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
