"""Commanders who go along with a battle as long as it is open on a screen: in a process of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

from squadlog.base.plugs import RunsBeside
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.session.said.others import BESIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from squadlog.session.said.others import OtherSaid
    from squadlog.session.seat import Seat

LOOKS_EVERY_S = 0.2
"""How often it is asked whether anybody has said something: some hundredths of a millisecond each time."""
_ENDS_IN_S = 2.0


def watch(seat: Seat, stopped: Callable[[], bool]) -> Iterator[OtherSaid]:
    """What the commanders of a battle say, as they say it, until it is `stopped` or none of them sits there any more.

    Raises StoreError where the battle or its file is gone.
    """
    sitting, first = Commanders(seat.store, seat.id), True
    called = sitting.called
    while not stopped() and sitting.levels:
        if first or seat.changed() or sitting.called != called:
            called, first = sitting.called, False
            yield from speak(seat)
        else:
            time.sleep(LOOKS_EVERY_S)


def begin_watching(seat: Seat) -> RunsBeside | None:
    """The process in which the commanders of a battle speak, begun now; None where it has none.

    It ends with this one: it stops as soon as nobody holds its input.
    """
    sitting = Commanders(seat.store, seat.id)
    if not sitting.levels or seat.seal.closed:
        return None
    words = [sys.executable, "-m", "squadlog", "commander", "watch", "--battle", str(seat.id)]
    process = subprocess.Popen(  # noqa: S603 - this very program
        words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "SQUADLOG_HOME": str(seat.store.path.parent)},
    )  # fmt: skip

    setup = seat.known.setup

    def mark() -> str:
        there = sitting.levels.items() if process.poll() is None else ()
        return ", ".join(f"{setup.side_name(side)}: {level}" for side, level in there)

    def end() -> None:
        process.terminate()
        if process.stdin is not None:
            process.stdin.close()
        threading.Thread(target=process.wait, args=(_ENDS_IN_S,), daemon=True).start()

    return RunsBeside(BESIDE, mark, end)


def input_ends() -> Callable[[], bool]:
    """Whether nobody holds the input of this process any more, or Ctrl+D was typed there."""
    ended = threading.Event()

    def read() -> None:
        while sys.stdin is not None and sys.stdin.read(1):
            pass
        ended.set()

    threading.Thread(target=read, daemon=True).start()
    return ended.is_set
