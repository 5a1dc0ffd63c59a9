"""Evenings by pages in a real browser: every seat at a page of its own, played by what the pages offer, to the end.

    python tests/large/evenings.py --count 5 --seed 1 --pictures pictures

Each of them is told again without pages, and must come to the same record. Exits with 1 where something offered was
refused, a page logged an error, nobody was offered anything, or the records part. The suite plays one turn of one of
them in `tests/extras/web/browser`.
"""

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.browsing import NoBrowserError, Pages, browser
from support.served_evenings import EVENINGS, evening_of


def main() -> int:
    """Play them all; 0 where all is well."""
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument(
        "--count", type=int, default=len(EVENINGS), help="how many evenings, one kind after another"
    )
    told.add_argument("--seed", type=int, default=1, help="of the first; each takes the next")
    told.add_argument("--only", choices=EVENINGS, help="this kind of evening alone")
    told.add_argument(
        "--pictures", type=Path, metavar="DIR", help="where pictures of the last state of each page go"
    )
    options = told.parse_args()
    names = [options.only] if options.only else [*EVENINGS]
    wrong = 0
    try:
        with browser() as started:
            for seed in range(options.seed, options.seed + options.count):
                name, began = names[(seed - options.seed) % len(names)], time.monotonic()
                pages = Pages(started)
                into = options.pictures and options.pictures / f"{name.replace(' ', '_')}_{seed}"
                with TemporaryDirectory() as folder:
                    played = evening_of(
                        EVENINGS[name](), Path(folder) / "evening.db", pages, seed, pictures=into
                    )
                pages.close()
                wrong += len(played.faults)
                print(
                    f"{name}, seed {seed}, {time.monotonic() - began:.0f} s: {len(played.faults)} faults",
                    flush=True,
                )
                for fault in played.faults:
                    print(f"    {fault}", flush=True)
    except NoBrowserError as error:
        print(error)
        return 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
