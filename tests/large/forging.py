"""A sealed record that somebody without a word edits: whatever he changes shows at a display and in the check."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from support.sealing import Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.store.checking import check
from squadlog.store.hashes import rehash

SIGNED = (
    ("step", "command"), ("step", "by"), ("step", "at"), ("step", "label"), ("step", "decided_by"), ("event", "body"),
    ("event", "kind"), ("headmove", "by"), ("headmove", "at"), ("headmove", "why"), ("headmove", "left_id"),
    ("headmove", "reached_id"), ("battle", "head_id"), ("battle", "awaiting"),
)  # fmt: skip
"""Tables and columns of which every change must show."""


def sealed_record(path):
    """A record with secrets, an undo, and something that waits."""
    evening = Terminal(path).create(to_seal())
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    evening.say("red", "note It is noon.", "undo because it is not", "note It is night.")
    blue = Terminal(path).open(1, "blue")
    blue.say("blue", "note private: so it is", "begin")
    for terminal in (evening, blue):
        terminal.store.close()


def forged_seals(base, rng, times):
    """Edit one value of one row and hash all anew, so often: it must be told, by one sentence, without any word."""
    first = Path(base).with_name("sealed.db")
    sealed_record(first)
    for case in range(times):
        path = first.with_name("forged.db")
        shutil.copy(first, path)
        table, column = rng.choice(SIGNED)
        what = _edited(path, table, column, rng)
        assert _noticed(path), f"case {case}: nobody noticed {what}"


def _noticed(path):
    """Whether a display and the check of the file both say that something is wrong."""
    for looks in (lambda: Terminal(path).open(1), lambda: check(path)):
        try:
            looks()
        except StoreError:
            continue
        return False
    return True


def _edited(path, table, column, rng):
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute(f'SELECT rowid, "{column}" FROM {table}').fetchall()
        row, value = rng.choice(rows)
        other = _bent(value, rng)
        file.execute(f'UPDATE {table} SET "{column}" = ? WHERE rowid = ?', (other, row))
        file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehash(file))
        file.commit()
    return f"{table} {row}, {column}: {str(value)[:60]!r} is {str(other)[:60]!r}"


def _bent(value, rng):
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2, 7))
    if not value:
        return "x"
    at = rng.randrange(len(value))
    return value[:at] + ("A" if value[at] != "A" else "B") + value[at + 1 :]
