"""Thinking that comes to an end: what a mind works out, or that it took too long.

At a command and for advice a mind thinks in this process: a word takes it some hundredths of a second, the first on a
large map a third of one, and a process of its own would take a second and a half to start. Whoever keeps a screen or a
server open has one that stays (`watching`). The seconds here are a safety cut alone, far beyond what any level takes:
strength never hangs on them, and where one was cut its reasons say so.

One thought goes on at a time: whoever asks while another thinks, one that came too late too, waits for its end. So no
two of them share what is worked out of maps and battles.
"""

from __future__ import annotations

import threading
from contextvars import copy_context
from typing import TYPE_CHECKING, TypeVar

from squadlog.base.errors import SquadlogError

if TYPE_CHECKING:
    from collections.abc import Callable

_T = TypeVar("_T")
MOST_S = 20.0
"""Seconds that a mind has for a word, or for advice on a soldier."""
_ONE_AT_A_TIME = threading.Lock()


class ThoughtTooLongError(SquadlogError):
    """A mind had no answer in its time."""


def think_at_most(work: Callable[[], _T], seconds: float | None = None) -> _T:
    """What comes of some work, `MOST_S` seconds of it at most; what it raises is raised here.

    ThoughtTooLongError after that, also where an earlier thought lasted so long: it is left to itself, and ends with
    this process. Ctrl+C ends the waiting at once.
    """
    most_s = MOST_S if seconds is None else seconds
    came: list[_T] = []
    failed: list[BaseException] = []
    done, given_up = threading.Event(), threading.Event()

    def think() -> None:
        with _ONE_AT_A_TIME:
            try:
                if not given_up.is_set():
                    came.append(work())
            except BaseException as error:  # noqa: BLE001 - it is raised where it is waited for
                failed.append(error)
            finally:
                done.set()

    threading.Thread(target=copy_context().run, args=(think,), name="squadlog-thinks", daemon=True).start()
    try:
        if not done.wait(most_s):
            raise ThoughtTooLongError(f"no answer after {most_s:g} s")
    finally:
        given_up.set()
    if failed:
        raise failed[0]
    return came[0]
