"""kill -9 at any moment of a secret phase: what was confirmed stands, sealed and whole, and nothing of it in the clear.

    pytest --hypothesis-profile=large tests/session/test_sealed_kill_nine.py     100 kills

A child is the terminal of blue, which hides and lifts by itself and says what waits for a judge; it writes what is
confirmed into a pipe. The parent kills it, opens the file as the referee, and lets what waits be decided now and then.
"""

import hashlib
import os
import random
from functools import partial
from pathlib import Path

from support.killed import told_until_killed
from support.laws import FEWEST, times
from support.sealing import OF_SIDES, Terminal, to_seal

from squadlog.battle.refusal import Refusal

ALL = 100
KILLS = ALL if times(ALL) == ALL else FEWEST
ANGLE = "217.3125"


def _mark(terminal, seat="blue"):
    state = hashlib.sha256(repr(terminal.known(seat)).encode()).hexdigest()[:16]
    half = terminal.session.record.half
    return f"{terminal.session.record.head}:{state}:{half.command if half else ''}"


def _play(path, number, seed, out):
    """In the child: hide, lift and note, for ever."""
    blue, rng = Terminal(path).open(number, "blue"), random.Random(seed)
    os.write(out, f"{_mark(blue)}\n".encode())
    while True:
        x, y = rng.randrange(15, 30), rng.randrange(5, 18)
        said = rng.choice((
            f"hide 11 at {x},{y} facing {ANGLE}", f"hide 12 at {x},{y}", f"decoy blue at {x},{y}", "lift blue pile 1",
            f"note {rng.random()}", "withdraw",
        ))  # fmt: skip
        assert blue.say("blue", said) is not None
        os.write(out, f"{_mark(blue)}\n".encode())


def test_no_kill_in_a_secret_phase_loses_or_tells_anything(tmp_path):
    path = tmp_path / "squadlog.db"
    evening = Terminal(path).create(to_seal())
    number, rng, steps, halves = evening.session.id, random.Random(3), 0, 0
    evening.store.close()
    for kill in range(KILLS):
        confirmed = told_until_killed(
            partial(_play, path, number, kill), rng.randrange(3), rng.uniform(0.0, 0.04)
        )
        steps += len(confirmed) - 1
        after = Terminal(path).open(number, "blue")
        # The last thing may have been kept and not told: then one more stands than was confirmed.
        known = [_mark(after)]
        if known[0] != confirmed[-1]:
            entry = int(confirmed[-1].partition(":")[0])
            assert after.session.record.head in (entry, entry + 1)
        halves += bool(after.session.record.half)
        if rng.random() < 0.5:
            referee = Terminal(path).open(number, "referee")
            referee.looks()
            assert not referee.session.record.waits
            assert referee.session.exports["referee"].broken() is None
            referee.store.close()
            after.looks()
        referee = Terminal(path).open(number, "referee")
        assert referee.known("blue") == after.known("blue")
        referee.store.close()
        after.store.close()
        for file in filter(Path.is_file, tmp_path.rglob("*")):
            assert ANGLE.encode() not in file.read_bytes()
            assert b"pile_laid" not in file.read_bytes()
    assert steps > KILLS // 2
    assert halves or KILLS < ALL, "of so many kills some find a command that waits for a judge"


def test_two_processes_play_on_one_file(tmp_path):
    """The other process is red's terminal; each has one word, and what blue says is decided by what both lend."""
    path = tmp_path / "squadlog.db"
    made = Terminal(path).create(to_seal(), words=OF_SIDES)
    number = made.session.id
    made.say("red", "placed red", "ready")
    made.store.close()
    child = os.fork()
    if child == 0:  # pragma: no cover - the other process
        red = Terminal(path).open(number, "red")
        while red.known("red").stage == "setup":
            red.looks()
        os._exit(0 if 11 not in red.known("red").units else 1)
    blue = Terminal(path).open(number, "blue")
    said = ("hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue", "begin")
    told = [blue.say("blue", one, patience_s=10.0) for one in said]
    assert not any(isinstance(one, Refusal) for one in told), told
    assert not blue.session.record.waits
    assert blue.known("blue").stage == "initiative"
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
