"""What the large trials share: the program run in this process, a user of its own, a file with a bit of everything."""

import contextlib
import io
import os
import re
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
ENTERED = (
    "result", "enter", "--title", "The Mill", "--campaign", "Hills", "--side", "Able=40", "--side", "Baker=20",
    "Able:", "3 W M, 2 kills", "Baker:", "5-8",
)  # fmt: skip
"""The result of a battle on paper, written into the annals and the chronicles of both companies."""
_MADE_UP = re.compile(r"\b[0-9a-f]{8}(?:[0-9a-f]{4})?\b|\d{4}-\d\d-\d\dT[\d:+]+")
"""Marks of companies and of results, and when something was said of them."""


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
        patch.dict(os.environ, SQUADLOG_HOME=folder, SQUADLOG_TERMINAL=""),
    ):
        for name in ("SQUADLOG_BATTLE", "SQUADLOG_GAME"):
            os.environ.pop(name, None)
        path = Path(folder) / "squadlog.db"
        if copied is not None:
            shutil.copyfile(copied, path)
        yield path


def make_base(target):
    """A file with a bit of everything: lines undone, a named place, a prompt, a game, a squad, a setting, careers."""
    with home() as path:
        for words in (
            ("new", "newcomer", "--seed", "3"),
            ("do", "begin", "initiative", "note one", "branch here", "note two"),
            ("undo",),
            ("new", "newcomer", "--seed", "4", "--typed", "all", "--title", "By hand"),
            ("games", "new", "phalanx-board", "--seed", "5", "--seat", "Red=Ann", "--seat", "Black=Bob"),
            ("squads", "copy", "ready:john_doe", "Alpha"),
            ("company", "new", "Able", "--side", "Commonwealth", "--squad", "Alpha"),
            ("company", "new", "Baker", "--side", "TOG", "--squad", "tog_line"),
            ("campaign", "new", "Hills"),
            ENTERED,
            ("company", "medal", "Able", "3", "Star"),
            ("company", "house", "Able", "healing", "level"),
            ("company", "stash", "Able", "add", "mine", "2"),
            ("campaign", "tell", "Hills", "Rain."),
            ("result", "claim", "--title", "Ford", "--as", "Able", "--side", "Able=30", "--side", "Baker=10"),
            ("result", "confirm", "2", "--for", "Baker"),
            ENTERED,
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
    """What is in a file, but for times and marks by chance, so that two runs of one command leave the same."""
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
                _MADE_UP.sub("", repr([value for value, kept in zip(row, timeless, strict=True) if kept]))
                for row in cursor
            )
        return tables
    finally:
        connection.close()
