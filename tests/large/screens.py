"""Screens killed at random keys and sizes, and a paste of a megabyte: what they showed is kept; they never fall over.

    python tests/large/screens.py --all             300 kills and all pastes, some minutes
    python tests/large/screens.py --kills 20 --seed 7

A child plays a battle or a side game on the screens with random keys, on terminals of random size, and
tells after every key where its record stands as it is shown. The parent kills it with signal 9, at a key or
in the middle of one, opens the file and looks for what was told. Every run of the tests does a few, by a
seed of the day.
"""

import argparse
import asyncio
import hashlib
import os
import random
import signal
import sys
import tempfile
import time
import traceback
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from textual import events
from textual.widgets import Input

from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.seat import Seat
from squadlog.tui.app import SquadlogApp
from squadlog.tui.chrome.desk import Desk

KILLS, FEW = 300, 3
KEYS = (
    *"abcdefghilmnoprstuvwxyz1234567890TRDM",
    "enter", "enter", "enter", "enter", "escape", "up", "down", "left", "right",
    "tab", "space", "colon", "slash", "question_mark", "comma", "full_stop", "backspace", "pageup", "end", "f2",
)  # fmt: skip
SIZES = ((80, 24), (160, 48), (80, 24), (1, 1), (6, 4), (2, 30), (120, 3), (40, 12))
MEGABYTE = 1_000_000


def mark(record):
    """Where a record stands, in short: which it is, its entry, how many there are, and what stands there."""
    if isinstance(record, MatchSeat):
        record = record.of(Speaker(seat=REFEREE))
    if isinstance(record, Seat):
        kind, stands, lines = "battle", record.known, record.log.entries(undone=True)
    else:
        kind, stands, lines = "game", record.view.text(), record.view.log(undone=True)
    state = hashlib.sha256(repr(stands).encode()).hexdigest()[:16]
    return f"{kind} {record.id} {record.head} {len(lines)} {state}"


def begun(path, rng):
    """A record in a new file: a battle with or without a map, or a side game; its kind and number."""
    desk = Desk.open(path)
    key = rng.choice(("newcomer", "newcomer", "counting_house", *GAMES))
    if key in GAMES:
        number = Match.create(desk.store, Score(game=key, seed=rng.randrange(1000))).id
    else:
        setup = desk.ready_setup(key)
        typed = tuple(side.id for side in setup.sides) if rng.random() < 0.5 else ()
        session = desk.begin(replace(setup, seed=rng.randrange(1000), typed_dice=typed))
        for sentence in ("begin", "initiative"):
            session.say(sentence)
        number = session.id
    desk.store.close()
    return key in GAMES, number


def _shown(app):
    """The record that somebody sees, sheets over it or not; None at home and in the builder."""
    return next((one.record() for one in reversed(app.screen_stack) if hasattr(one, "record")), None)


async def _played(path, number, seed, out, *, game):
    """In the child: keys and sizes for ever, each followed by where the record stands on the screen."""
    rng = random.Random(seed)
    app = SquadlogApp(path, None if game else number, None, number if game else None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        while True:
            if rng.random() < 0.1:
                await pilot.resize_terminal(*rng.choice(SIZES))
            else:
                await pilot.press(rng.choice(KEYS))
            await pilot.pause()
            record = _shown(app)
            if record is not None:
                os.write(out, f"{mark(record)}\n".encode())
            elif rng.random() < 0.2:
                (app.open_record if game else app.open_battle)(number)


def _child(path, number, seed, *, game):
    """Fork a child that plays; its process and what it tells."""
    heard, out = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(heard)
        os.chdir(path.parent)  # keys may print and export into files of any name
        try:
            asyncio.run(_played(path, number, seed, out, game=game))
        except BaseException:  # noqa: BLE001 - told to the parent, whatever it is
            os.write(out, ("! " + traceback.format_exc().replace("\n", "\n! ") + "\n").encode())
        finally:
            os._exit(3)
    os.close(out)
    return child, heard


def killed(seed):
    """One kill; what is wrong after it, or nothing."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "squadlog.db"
        game, number = begun(path, rng)
        child, heard = _child(path, number, seed, game=game)
        keys, told = rng.randrange(1, 60), b""
        while told.count(b"\n") < keys and b"! " not in told and (part := os.read(heard, 65536)):
            told += part
        time.sleep(rng.uniform(0, 0.05))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        while part := os.read(heard, 65536):
            told += part
        os.close(heard)
        lines = told.decode().splitlines()
        if any(line.startswith("!") for line in lines):
            return "\n".join(lines[-30:])
        return _amiss(path, lines[-1])


def _amiss(path, told):
    """What of this mark is not in the file; empty when all of it is."""
    kind, number, head, entries, _ = told.split()
    store = Desk.open(path).store
    session = Session.open(store, int(number)) if kind == "battle" else None
    record = session.seat(Speaker()) if session else MatchSeat(Match(store, int(number)), Speaker())
    kept = int(mark(record).split()[3])
    if kept < int(entries):
        return f"{kind}: {entries} entries were shown, {kept} are kept"
    if record.head != int(head):
        record.jump(int(head))
    if mark(record).split()[-1] != told.split()[-1]:
        return f"{kind}: entry {head} is not what was shown"
    faults = session.exports["referee"].audit() if session is not None else ()
    return f"the audit finds {faults[0]}" if faults else ""


def pasted(keys):
    """A megabyte pasted where these keys lead; what is wrong, or nothing."""

    async def whole(path):
        begun_with = Desk.open(path)
        number = begun_with.begin(begun_with.ready_setup("newcomer")).id
        begun_with.store.close()
        app = SquadlogApp(path, number)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()
            field = app.focused if isinstance(app.focused, Input) else app.screen
            field.post_message(events.Paste("walk 1 " + "x" * MEGABYTE + "\n" + "y" * 100))
            await pilot.pause()
            await pilot.press(*["enter"] * isinstance(field, Input), "escape", "escape")
            await pilot.pause()
            heads = len(Session.open(app.desk.store, number).log["referee"].entries())
            return "" if app.is_running and heads == 1 else f"{heads} entries after a paste"

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(whole(Path(folder) / "squadlog.db"))


PASTED_AT = (("colon",), ("n",), ("a",), ("l",), ("1", "e", "enter"))


def main():
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--all", action="store_true")
    ask.add_argument("--kills", type=int, default=0)
    ask.add_argument("--seed", type=int, default=int(datetime.now(UTC).strftime("%Y%m%d")))
    options = ask.parse_args()
    kills, wrong = options.kills or (KILLS if options.all else FEW), []
    print(f"seed {options.seed}: {kills} kills", flush=True)
    for place in range(kills):
        if fault := killed(options.seed * 1000 + place):
            wrong.append(fault)
            print(f"kill {place}: {fault}", flush=True)
    for keys in PASTED_AT if options.all else ():
        if fault := pasted(keys):
            wrong.append(fault)
            print(f"paste at {keys}: {fault}", flush=True)
    print(f"{len(wrong)} wrong")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
