"""Disks that fail at one call, and disks that are full: what is told is what is kept."""

import resource
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

from large.trying import ACCEPTED, ENTERED, content, home, need, run, said_well
from support import failing_disk

ROOT = Path(__file__).resolve().parents[2]
OLD = ROOT / "tests" / "store" / "golden" / "version1.sql"

# A disk that fails


_NOTES = ("do", "--battle", "1", "note x", "note y", "note z")
_MOVE = ("games", "move", "--game", "4", "MOVE")
_IN_STAGES = ((_NOTES[:4], _NOTES[:5], _NOTES), ((*_MOVE, "--wait"), _MOVE))
"""Commands that are kept step by step, each with what has been said after each step."""
_COMMANDS = (
    ("do", "--battle", "1", "note x"),
    ("die", "--battle", "2", "4"),
    ("undo", "--battle", "1"),
    ("redo", "--battle", "1"),
    ("new", "newcomer", "--seed", "9"),
    ("games", "move", "--game", "3", "MOVE"),
    ("games", "undo", "--game", "3"),
    ("squads", "copy", "Alpha", "Beta"),
    ("squads", "rename", "Alpha", "Beta"),
    ("squads", "delete", "Alpha", "--yes"),
    ("battles", "rename", "1", "Sunday"),
    ("battles", "delete", "1", "--yes"),
    ("battles", "delete", "1", "--yes", "--for-good"),
    ("use", "1"),
    ("note", "--battle", "1", "he has the map", "--on", "3"),
    ("company", "new", "Delta", "--side", "TOG", "--squad", "Alpha"),
    ("company", "note", "Able", "3", "limps"),
    ("company", "undo", "Able"),
    ("campaign", "new", "Marsh"),
    ENTERED,
    ("result", "undo"),
    ("backup",),
    ("backup", "restore"),
)
_FIRST = ("new", "newcomer", "--seed", "9")
_FIRST_WORDS = (
    ("squads", "copy", "ready:john_doe", "Beta"),
    ("company", "new", "Able", "--side", "TOG"),
    ("campaign", "new", "Marsh"),
)
"""Each the first of a new file."""


def failing_calls(base, rng, count):
    """Each call that changes something on the disk fails once, in each way there is.

    `count` None: every one of them.
    """
    if not failing_disk.available():
        raise SystemExit("The SQLite of this Python cannot be entered by ctypes.")
    trials = [trial for case in _cases(base) for trial in case]
    chosen = trials if count is None else rng.sample(trials, count)
    for trial in chosen:
        trial()
    return len(chosen)


def _cases(base):
    """The commands on a file that was backed up today, on one that was not, on an old one and on none at all."""
    with home(base):
        move = {game: run("games", "moves", "--game", game)[1].split()[0] for game in ("3", "4")}
    for stages in (*_IN_STAGES, *((words,) for words in _COMMANDS)):
        said = [[move[words[3]] if word == "MOVE" else word for word in words] for words in stages]
        yield _trials(said, _today(base))
    yield _trials([("show", "--battle", "1")], _copy(base))
    yield _trials([("battles",)], _old)
    for first in (_FIRST, *_FIRST_WORDS):
        with home():
            run(*first)  # what is read of the book is kept then, and asks nothing of the disk any more
        yield _trials([first], lambda _: None)


def _copy(base):
    return lambda path: shutil.copyfile(base, path)


def _today(base):
    def prepare(path):
        shutil.copyfile(base, path)
        run("backup")

    return prepare


def _old(path):
    connection = sqlite3.connect(path)
    connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()


def _trials(said, prepare):
    """One for each call that a command makes, said in stages, and each way in which it may fail."""
    stages, calls, words = [], 0, said[-1]
    with home() as path:
        prepare(path)
        before = content(path)
    for partly in said:
        with home() as path:
            prepare(path)
            with failing_disk.FailingDisk() as disk:
                code = run(*partly)[0]
            need(code in ACCEPTED, partly, "must be done when nothing fails")
            stages.append(content(path))
            calls = disk.calls
    for at in range(1, calls + 1):
        for how in failing_disk.FAULTS:
            yield lambda at=at, how=how: _trial(words, prepare, (before, *stages), at, how)


def _trial(words, prepare, stages, at, how):
    what = (*words, f"call {at} {how}")
    with home() as path:
        prepare(path)
        with failing_disk.FailingDisk(at, how) as disk:
            code, out, err = told = said_well(what, run(*words))
        need(disk.failed, what, "nothing failed")
        left = content(path)
        if words[0] == "new":
            # That it is the current one may be lost, the battle not.
            made = [stage["battle"] if stage else [] for stage in (*stages, left)]
            need(made[-1] in made[:-1], what, "leaves something between", told)
            need((code in ACCEPTED) == (made[-1] != made[0]), what, "is told otherwise than it is", told)
        else:
            need(left in stages, what, "leaves something between", told)
            need(_told_right(code, err, stages, left), what, "is told otherwise than it is", told)
        if words[0] == "do":
            need(out.count("Note: ") == stages.index(left), what, "acknowledged something else", told)
        need(run("battles")[0] in (0, 5), what, "the file cannot be used afterwards")
        need(not list(path.parent.glob("*.part")), what, "something is left behind")


def _told_right(code, err, stages, left):
    """Whether the exit code says what became of the words; what changes nothing may go well or not."""
    if stages[0] == stages[-1] or "cannot be read whether" in err:
        return True
    return (code in ACCEPTED) == (left == stages[-1])


# A full disk


def full_disk(base, rng, count):
    """A real process that may not write beyond some size: every note that it tells is kept, and no other."""
    for _ in range(count):
        with home(base) as path:
            run("backup")
            room = path.stat().st_size + rng.randrange(2_000, 60_000)
            sentences = "".join(f"note {number} {'x' * 300}\n" for number in range(150))
            done = subprocess.run(
                [sys.executable, "-m", "squadlog", "do", "--battle", "1", "-"],
                cwd=ROOT, input=sentences, capture_output=True, text=True, check=False,
                preexec_fn=lambda room=room: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
            )  # fmt: skip
            told = said_well(f"room for {room}", (done.returncode, done.stdout, done.stderr))
            need(done.returncode == 4, "there must be too little room", told)
            kept = run("log", "--battle", "1")[1].count("Note: ") - 1
            need(kept == done.stdout.count("Note: "), kept, "kept,", done.stdout.count("Note: "), "told")
            need(run("backup", "check")[0] == 0, "the file is not sound")
