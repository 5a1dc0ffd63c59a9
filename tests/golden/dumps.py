"""A real record file as text, which the golden files are, and the file made of such a text again."""

import contextlib
import sqlite3


def dump_of(path):
    """All that a record file holds, with the marks of its form."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        names = ("application_id", "user_version")
        marks = [f"PRAGMA {name} = {file.execute(f'PRAGMA {name}').fetchone()[0]};" for name in names]
        return "\n".join([*file.iterdump(), *marks, ""])


def file_of(dump, folder):
    """The path of the record file of a folder, made of that dump."""
    path = folder / "squadlog.db"
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript(dump)
    return path
