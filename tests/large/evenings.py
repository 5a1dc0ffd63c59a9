"""Evenings by pages in a real browser: every seat at a page of its own, played by what the pages offer, to the end.

    python tests/large/evenings.py --count 6 --seed 1 --pictures pictures

Each of them is told again without pages, the back door at the screens of a terminal too, and must come to the same
record. Exits with 1 where something offered was refused, a page logged an error, nobody was offered anything, the
records part, or a page of the card game holds a card of another hand. The suite plays one turn of one of them in
`tests/extras/web/browser`.
"""

import argparse
import sys
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.browsing import NoBrowserError, Pages, browser
from support.screens_told import by_screens
from support.served_cards import cards_evening
from support.served_evenings import EVENINGS, Played, differences, evening_of, record_of


def at_every_face(path: Path, pages: Pages, seed: int, pictures: Path | None) -> Played:
    """The back door by pages, and what was said there by the screens of a terminal."""
    played = evening_of(EVENINGS["back door"], path, pages, seed, pictures=pictures)
    begun = path.with_name("begun.db")
    try:
        by_screens(begun, played.said)
        told = differences(record_of(path), record_of(begun))
    except AssertionError as error:
        told = [str(error)]
    return Played(played.said, [*played.faults, *(f"at the screens of a terminal: {one}" for one in told)])


KINDS = {
    **{name: partial(evening_of, setup) for name, setup in EVENINGS.items()},
    "back door": at_every_face,
    "cards": cards_evening,
}
"""How each kind of evening is played."""


def main() -> int:
    """Play them all; 0 where all is well."""
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument(
        "--count", type=int, default=len(KINDS), help="how many evenings, one kind after another"
    )
    told.add_argument("--seed", type=int, default=1, help="of the first; each takes the next")
    told.add_argument("--only", choices=KINDS, help="this kind of evening alone")
    told.add_argument(
        "--pictures", type=Path, metavar="DIR", help="where pictures of the last state of each page go"
    )
    options = told.parse_args()
    names = [options.only] if options.only else [*KINDS]
    wrong = 0
    try:
        with browser() as started:
            for seed in range(options.seed, options.seed + options.count):
                name, began = names[(seed - options.seed) % len(names)], time.monotonic()
                pages = Pages(started)
                into = options.pictures and options.pictures / f"{name.replace(' ', '_')}_{seed}"
                with TemporaryDirectory() as folder:
                    played = KINDS[name](Path(folder) / "evening.db", pages, seed, pictures=into)
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
