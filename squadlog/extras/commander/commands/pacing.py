"""How quickly commanders speak while somebody watches: a pace, a pause, a step, and on again."""

from __future__ import annotations

import re
import sys
import threading
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.commander.seated.commanders import SLOWEST_S

if TYPE_CHECKING:
    from squadlog.extras.commander.seated.commanders import Commanders

PAUSE, STEP, PACE = "pause", "step", "pace"
_SECONDS = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)\s*s?")
_MOST_STEPS = 1_000


def read_pace(said: str) -> float:
    """The seconds of `2s`, `0.5` or `off`, which is 0. NotUnderstoodError for anything else."""
    if said.casefold() == "off":
        return 0.0
    found = _SECONDS.fullmatch(said.casefold())
    if found is None or float(found[1]) > SLOWEST_S:
        raise NotUnderstoodError(
            f"A pace is seconds between two words, such as 2s, at most {SLOWEST_S:g}s; or off."
        )
    return float(found[1])


def is_pacing(said: str) -> bool:
    """Whether words are about how quickly they speak."""
    return said.split(" ", 1)[0] in (PAUSE, STEP, PACE)


def keep_pacing(sitting: Commanders, said: str) -> None:
    """Do as they say: `pause`, `step`, `step 3`, `pace 2s`, `pace off`. NotUnderstoodError, StoreError."""
    what, _, rest = said.partition(" ")
    if not sitting.levels:
        raise NotUnderstoodError(
            "No commander sits at this battle; seat one first, such as: commander red recruit."
        )
    if what == PACE:
        sitting.keep_pace(read_pace(rest))
    elif what == PAUSE and not rest:
        sitting.pause()
    elif what == STEP and (not rest or (rest.isdecimal() and 0 < int(rest) <= _MOST_STEPS)):
        sitting.step(int(rest or 1))
    else:
        raise NotUnderstoodError("Say commander pause, commander step, or commander step 3 for three words.")


def pace_words(sitting: Commanders) -> tuple[str, ...]:
    """How quickly they speak, where that is not as quick as they think."""
    told = []
    if sitting.paused:
        told.append("They pause: squadlog commander step, or go on.")
    if sitting.pace_s:
        told.append(f"They wait {sitting.pace_s:g} s between two words.")
    return tuple(told)


class TypedLines:
    """What somebody types while they are watched: Enter pauses, then steps; `g` has them go on; Ctrl+D ends it."""

    def __init__(self, sitting: Commanders) -> None:
        self._sitting, self._lines = sitting, SimpleQueue[str]()
        self._ended = False
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while sys.stdin is not None and (line := sys.stdin.readline()):
            self._lines.put(line.strip().casefold())
        self._lines.put("\x04")

    def stopped(self) -> bool:
        """Do what was typed; whether the watching ends."""
        try:
            while not self._ended:
                self._take(self._lines.get_nowait())
        except Empty:
            pass
        return self._ended

    def _take(self, line: str) -> None:
        if line == "\x04":
            self._ended = True
        elif line.startswith("g"):
            self._sitting.go_on()
        elif self._sitting.paused:
            self._sitting.step()
        else:
            self._sitting.pause()
