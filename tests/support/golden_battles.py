"""Battles that earlier versions wrote, opened in a file of their own."""

import contextlib
import sqlite3
from pathlib import Path

from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

GOLDEN = Path(__file__).parents[1] / "golden"


def golden_store(name, folder, version="0.6.0"):
    """A file with that battle in it."""
    path = folder / f"{version}-{name}.db"
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript((GOLDEN / version / f"{name}.sql").read_text(encoding="utf-8"))
    return Store(path)


@contextlib.contextmanager
def golden_session(name, folder, version="0.6.0"):
    """That battle, to be gone on with."""
    with contextlib.closing(golden_store(name, folder, version)) as store:
        yield Session.open(store, store.battles()[0].id)
