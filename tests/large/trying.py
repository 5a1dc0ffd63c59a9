"""What the large trials share: the program run in this process, a user of its own, a file with a bit of everything."""

import contextlib
import io
import os
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

from squadlog.__main__ import main as squadlog

ACCEPTED = (0, 3)
"""Exit codes of what was done: done, and done but for a die that is awaited."""
CODES = {0, 1, 2, 3, 4, 5}


class WrongError(AssertionError):
    """Something that must not happen."""


def run(*words):
    """The program with these words: exit code, stdout, stderr."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO("")
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = squadlog(list(words))
    finally:
        sys.stdin = before
    return code, out.getvalue(), err.getvalue()


def need(held, *words):
    if not held:
        raise WrongError(" ".join(map(str, words)))


def said_well(words, told):
    """A code that means something, and sentences."""
    code, _, err = told
    need(code in CODES, words, told)
    need("unexpected" not in err and "Traceback" not in err, words, told)
    need(code in (0, 3) or err.rstrip().endswith((".", "?", "!", "]")) or len(err) > 900, words, told)
    return told


@contextlib.contextmanager
def home(copied=None):
    """A user of their own, who has named no battle and no game, with the file that is given; gives the path of it."""
    fast = Path("/dev/shm")  # noqa: S108 - these files need not outlive the run
    with (
        tempfile.TemporaryDirectory(dir=fast if fast.is_dir() else None) as folder,
        patch.dict(os.environ, SQUADLOG_HOME=folder),
    ):
        for name in ("SQUADLOG_BATTLE", "SQUADLOG_GAME"):
            os.environ.pop(name, None)
        path = Path(folder) / "squadlog.db"
        if copied is not None:
            shutil.copyfile(copied, path)
        yield path


def make_base(target):
    """A file with a bit of everything: undone lines, a named place, a prompt, a side game, a squad, a setting."""
    with home() as path:
        for words in (
            ("new", "newcomer", "--seed", "3"),
            ("do", "begin", "initiative", "note one", "branch here", "note two"),
            ("undo",),
            ("new", "newcomer", "--seed", "4", "--typed", "all", "--title", "By hand"),
            ("games", "new", "phalanx-board", "--seed", "5", "--seat", "Red=Ann", "--seat", "Black=Bob"),
            ("squads", "copy", "ready:john_doe", "Alpha"),
        ):
            code, out, err = run(*words)
            need(code == 0, words, code, out, err)
        need(run("do", "begin", "initiative")[0] == 3, "a die must be awaited")
        for _ in range(4):
            moves = run("games", "moves")[1].split()
            need(run("games", "move", moves[0])[0] == 0, "a move must be made", moves[:5])
        code, out, err = run("games", "new", "phalanx-board", "--seed", "6", "--seat", "Red=Ann")
        need(code == 0, "a game against the computer", out, err)
        shutil.copyfile(path, target)


def content(path):
    """What is in a file, but for times, so that two runs of one command leave the same."""
    if not path.exists():
        return None
    connection = sqlite3.connect(path)
    try:
        need(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",), path, "is not sound")
        tables = {}
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            cursor = connection.execute(f"SELECT * FROM {name}")
            columns = [column for column, *_ in cursor.description]
            timeless = [c not in ("created", "modified", "at", "hash") for c in columns]
            tables[name] = sorted(
                repr([value for value, kept in zip(row, timeless, strict=True) if kept]) for row in cursor
            )
        return tables
    finally:
        connection.close()
