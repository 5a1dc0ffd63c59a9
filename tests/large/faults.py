"""Damaged files, edited rows, seals and pages, failing disks, kills in secret phases: what is said, what is left.

    python tests/large/faults.py --all [--seed N]     200 of each, every call of the disk, 100 kills
    python tests/large/faults.py [--seed N]           a piece of each, drawn with the seed, as in every run of the tests

Whatever happens, the program says one sentence, nothing unexpected happens, nothing that was acknowledged is lost, what
was refused is not kept, and a backup brings everything back. The commands are run in this process.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[parent]) for parent in (1, 2)]

from large.damage import damaged_pages, edited_rows
from large.failing import failing_calls, full_disk
from large.forging import forged_seals
from large.in_secret import killed_in_secret
from large.trying import make_base
from large.unsigned import forged_events, unsigned_pages

PIECES = {
    "damaged pages": (damaged_pages, 20, 200),
    "edited rows": (edited_rows, 20, 200),
    "failing calls": (failing_calls, 40, None),
    "full disk": (full_disk, 1, 10),
    "forged seals": (forged_seals, 20, 300),
    "unsigned pages": (unsigned_pages, 20, 300),
    "forged events": (forged_events, 20, 400),
    "kills in secret": (killed_in_secret, 9, 100),
}
"""Name, what is done, how often in a piece and in the whole (None: every case there is)."""


def piece(name, seed, *, whole=False):
    """Do one of them; says how many cases there were."""
    work, few, many = PIECES[name]
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "base.db"
        make_base(base)
        done = work(base, random.Random(f"{seed}/{name}"), many if whole else few)
    return done or (many if whole else few)


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    words.add_argument("--all", action="store_true", help="the whole, which takes some minutes")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", choices=PIECES)
    options = words.parse_args()
    for name in [options.only] if options.only else PIECES:
        began = time.process_time()
        cases = piece(name, options.seed, whole=options.all)
        spent = time.process_time() - began
        sys.stdout.write(
            f"{name}: {cases} cases, seed {options.seed}, {spent:.0f} s of CPU, none went wrong\n"
        )


if __name__ == "__main__":
    main()
