"""The one thread on which everything that is served lives: sessions and the file are used by it alone."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

_P = ParamSpec("_P")
_R = TypeVar("_R")


class Worker:
    """A thread that does one thing after the other, so that the loop which listens never waits for a rule.

    A second one thinks about what is asked of a commander, for which it is handed all that it needs: the first serves
    the others meanwhile.
    """

    def __init__(self, called: str = "squadlog-served") -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=called)

    async def ask(self, work: Callable[_P, _R], *args: _P.args, **named: _P.kwargs) -> _R:
        """What comes of some work, done when its turn comes; what it raises is raised here."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **named))

    def now(self, work: Callable[_P, _R], *args: _P.args, **named: _P.kwargs) -> _R:
        """What comes of some work, waited for: before the loop runs, and after it."""
        return self._thread.submit(partial(work, *args, **named)).result()

    def stop(self, within_s: float = 1.0) -> None:
        """End it: what has not begun is dropped, and what does not end within so many seconds is left to itself."""
        ending = threading.Thread(
            target=self._thread.shutdown, kwargs={"wait": True, "cancel_futures": True}, daemon=True
        )
        ending.start()
        ending.join(within_s)
