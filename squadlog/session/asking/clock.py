"""The clock of timed play, at a seat: how it stands with the time of what is awaited (TIM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.load import book_of

with lazy_imports():
    from squadlog.rules.common import advanced
    from squadlog.session import clock as clocks

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.rules.common.words import Decision, PlayClock
    from squadlog.session.asking.due import Due
    from squadlog.session.asking.timer import Timer
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.clock import Timing
    from squadlog.session.seat_views import SeatViews


class ClockOfSeat:
    """The clock of timed play, at a seat."""

    def __init__(self, timer: Timer, views: SeatViews, die: AwaitedDie, due: Due, seat: str) -> None:
        self._timer, self._views, self._die, self._due, self._seat = timer, views, die, due, seat

    @property
    def now(self) -> PlayClock | None:
        """The clock that stands or runs in this battle; None where play is not timed."""
        seen = self._views.seen(self._seat)
        return advanced.play_clock(seen, book_of(seen.setup))

    @property
    def is_timed(self) -> bool:
        """Whether play is timed."""
        return self.now is not None

    def measure(self, now: Callable[[], float], *, apart: bool = False) -> None:
        """Start to measure time at this terminal; `now` is in seconds from any point on.

        `apart`: several sit at devices of their own, each with the time as his seat knows of it (TIM-01).
        """
        self._timer.begin(lambda: clocks.Stopwatch(now), apart=apart)
        self.timing()

    def timing(self) -> Timing | None:
        """How it stands with the time of what is awaited; None where nothing is measured, or nothing timed."""
        watch = self._timer.watch(self._seat)
        if watch is None or (clock := self.now) is None:
            return None
        stopped = self._die.roll is not None or self._due.ask().kind not in clocks.TIMED
        return watch.look(self._views.seen(self._seat), clock, stopped=stopped)

    def let_pass(self, decision: Decision) -> None:
        """Note that the time of `decision` is up and that the rules had nothing to do in its place."""
        if (watch := self._timer.watch(self._seat)) is not None:
            watch.moot = decision
