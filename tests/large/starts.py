"""Every golden battle of every release, and random ones, written as a start and begun again from it.

`python tests/large/starts.py --all --seed 1`; without --all the last release and ten random battles.
"""

import argparse
import contextlib
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from session.conftest import Table, make_setup
from support.starts import differences

from squadlog.base.errors import SquadlogError
from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

TESTS = Path(__file__).resolve().parents[1]


def of_a_file(script, folder):
    """The battles of a golden file that can be read without a word."""
    path = Path(folder) / "squadlog.db"
    path.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript(script.read_text(encoding="utf-8"))
    store = Store(path)
    for row in store.battles():
        session = Session.open(store, row.id)
        if session.record.seal is None:
            yield session.record.battle
    store.close()


def random_battles(seed, folder):
    """A random battle at ten of its moments."""
    store = Store(Path(folder) / f"{seed}.db")
    session = Session.create(store, make_setup(seed=seed))
    table = Table(session, seed)
    for _ in range(10):
        for _ in range(12):
            table.turn()
        yield session.record.battle
    store.close()


def main():
    told = argparse.ArgumentParser()
    told.add_argument("--all", action="store_true")
    told.add_argument("--seed", type=int, default=1)
    options = told.parse_args()
    print(f"seed {options.seed}")
    files = sorted((TESTS / "golden").glob("*/*.sql" if options.all else "0.14.0/*.sql"))
    tried = wrong = 0
    with TemporaryDirectory() as folder:
        sources = [
            (path.stem, of_a_file(path, folder))
            for path in files
            if not path.stem.startswith(("careers", "game", "mail", "sealed"))
        ]
        seeds = range(options.seed, options.seed + (100 if options.all else 10))
        sources += [(f"random {seed}", random_battles(seed, folder)) for seed in seeds]
        for name, battles in sources:
            for battle in battles:
                for seat in ("referee", "table", *battle.side_ids()):
                    tried += 1
                    try:
                        found, file = differences(battle, seat)
                    except SquadlogError as error:
                        found, file = [str(error)], None
                    if found or (file is not None and file.left):
                        wrong += 1
                        print(
                            f"{name}, {seat}, {battle.now} {battle.stage}: {str(found)[:300]}",
                            file and file.left,
                        )
    print(f"{tried} starts, {wrong} otherwise than they stood")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
