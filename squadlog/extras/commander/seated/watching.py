"""Commanders who go along with a battle as long as it is open on a screen: in a process of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import nullcontext
from typing import TYPE_CHECKING

from squadlog.base.plugs import RunsBeside
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.sides import SIDES
from squadlog.extras.commander.seated.speaking import speak
from squadlog.facts.seats import TABLE
from squadlog.session.said.others import BESIDE, MOMENT_S, STOPS, THINKS, WAITS, stands_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from squadlog.session.said.others import OtherSaid
    from squadlog.session.seat import Seat

STOPPED = "the commanders stopped"
LOOKS_EVERY_S = 0.2
"""How often it is asked whether anybody has said something: some hundredths of a millisecond each time."""
_ENDS_IN_S = 2.0
_ENDED = (0, -signal.SIGTERM)
"""The exit codes of a process that ended by itself, or as it was told to."""
_STANDS, _THINKS, _RESTS, _FAILED = "=", ">", "-", "!"
"""How a line begins that tells how commanders stand: now; if it lasts longer than a moment; until they are told
to go on; for good."""
_SHORT = "\t"
"""What stands in such a line before its short form."""
_SIGNS = {THINKS: _THINKS, WAITS: _RESTS, STOPS: _RESTS}


def watch(
    seat: Seat,
    stopped: Callable[[], bool],
    tells: Callable[[str, str], object] = lambda _side, _stands: None,
    pace_s: float | None = None,
) -> Iterator[OtherSaid]:
    """What the commanders of a battle say, as they say it, until it is `stopped` or none of them sits there any more.

    `tells` hears whose thinks or waits. `pace_s` are the seconds from word to word; None: those that were kept. Raises
    StoreError where the battle or its file is gone.
    """
    sitting = Commanders(seat.store, seat.id)
    stood: object = None
    while not stopped() and sitting.levels:
        stands = (sitting.levels, sitting.called, sitting.paused, sitting.steps)
        if seat.changed() or stands != stood:
            if stands != stood:
                tells("", "")
            stood = stands
            for one in speak(seat, tells, watched=True):
                yield one
                if _rests(sitting.pace_s if pace_s is None else pace_s, stopped):
                    return
        else:
            time.sleep(LOOKS_EVERY_S)


def _rests(seconds: float, stopped: Callable[[], bool]) -> bool:
    """Wait so long; whether it was stopped meanwhile."""
    ends = time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        if stopped():
            return True
        time.sleep(min(left, LOOKS_EVERY_S))
    return False


def watch_marked(seat: Seat, stopped: Callable[[], bool], say: Callable[[str], object]) -> None:
    """As `watch`, but `say` hears how the commanders stand, line by line, for whoever began it beside a screen."""

    def tells(side: str, stands: str) -> None:
        told, short = stands_words(seat, side, stands) if stands else (sitting_words(seat), "")
        say(f"{_SIGNS.get(stands, _STANDS)}{told}{_SHORT}{short}".rstrip(_SHORT))

    tells("", "")
    for one in watch(seat, stopped, tells):
        if one.fault:
            name = seat.known.setup.side_name(one.side)
            say(f"{_FAILED}the {one.name} of {name} failed, {name} is yours")


def sitting_words(seat: Seat) -> str:
    """Who commands which side: `TOG: recruit`."""
    setup = seat.known.setup
    there = "; ".join(f"{setup.side_name(side)}: {who}" for side, who in SIDES.sitting(seat).items())
    return f"{there}; paused" if Commanders(seat.store, seat.id).paused else there


class StandsHeard:
    """How commanders stand, by the lines that their process says; that one thinks, once it has for a moment.

    Word after word without a rest between is one thought.
    """

    def __init__(self, told: str) -> None:
        self._stands, self._thinks = told, ""
        self._since, self._rested = 0.0, -MOMENT_S
        self.failed = ""
        """What is told of one who has failed: it stays, though he has gone."""
        self.rests = False
        """Whether they say nothing more until they are told to go on."""

    def hear(self, line: str, now: float) -> None:
        """Take a line, said at `now` in seconds."""
        sign, told = line[:1], line[1:].rstrip("\n")
        self.rests = sign == _RESTS
        if sign == _THINKS:
            if not self._thinks and now - self._rested >= MOMENT_S:
                self._since = now
            self._thinks = told
        elif sign in (_STANDS, _RESTS):
            self._stands, self._thinks, self._rested = told, "", now
        elif sign == _FAILED:
            self.failed = told

    def words(self, now: float) -> str:
        """What is told at `now`."""
        return self._told(now).partition(_SHORT)[0]

    def short(self, now: float) -> str:
        """What is told of it at `now` where it has no room whole; empty for nothing."""
        return self._told(now).partition(_SHORT)[2]

    def _told(self, now: float) -> str:
        thinks = self._thinks and now - self._since > MOMENT_S
        return self.failed or (self._thinks if thinks else self._stands)

    def words_at_end(self, code: int) -> str:
        """What is told once their process has ended with that exit code: 0 where none of them sits there any more."""
        return self.failed or (STOPPED if code not in _ENDED else "")

    def rests_at_end(self, code: int) -> bool:
        """Whether they go on once they are told to, after their process has ended with that exit code."""
        return not self.failed and code not in _ENDED


def begin_watching(seat: Seat) -> RunsBeside | None:
    """The process in which the commanders of a battle speak, begun now; None where it has none.

    It ends with this one: it stops as soon as nobody holds its input. In a sealed battle it is begun where one of them
    sits whose side's password was given in this process, and is handed what that opened by its input.
    """
    levels, beside = Commanders(seat.store, seat.id).levels, seat.seal.beside
    if not any(beside.sits_here(side) and beside.opens(side) for side in levels):
        return None
    sealed = ("--seat", TABLE, "--handed") if beside.is_handed_on else ()
    words = [
        sys.executable,
        "-m",
        "squadlog",
        "commander",
        "watch",
        "--marks",
        "--battle",
        str(seat.id),
        *sealed,
    ]
    process = subprocess.Popen(  # noqa: S603 - this very program
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8",
        env={**os.environ, "SQUADLOG_HOME": str(seat.store.path.parent), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    if sealed and process.stdin is not None:
        process.stdin.write(f"{beside.hand_on()}\n")
        process.stdin.flush()
    marks = StandsHeard(sitting_words(seat))

    def listen() -> None:
        with process.stdout or nullcontext(()) as lines:
            for line in lines:
                marks.hear(line, time.monotonic())

    def mark() -> str:
        code = process.poll()
        return marks.words(time.monotonic()) if code is None else marks.words_at_end(code)

    def rests() -> bool:
        code = process.poll()
        return marks.rests if code is None else marks.rests_at_end(code)

    def short() -> str:
        return marks.short(time.monotonic()) if process.poll() is None else ""

    def end() -> None:
        process.terminate()
        if process.stdin is not None:
            process.stdin.close()
        threading.Thread(target=process.wait, args=(_ENDS_IN_S,), daemon=True).start()

    threading.Thread(target=listen, daemon=True).start()
    return RunsBeside(BESIDE, mark, end, lambda: process.poll() is not None, rests, short=short)


def input_ends() -> Callable[[], bool]:
    """Whether nobody holds the input of this process any more, or Ctrl+D was typed there."""
    ended = threading.Event()

    def read() -> None:
        while sys.stdin is not None and sys.stdin.read(1):
            pass
        ended.set()

    threading.Thread(target=read, daemon=True).start()
    return ended.is_set
