"""The clock of timed play on the screen: shown at its head, and rung and said as a time is up (TIM)."""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from textual.widget import Widget

from squadlog.base.errors import SquadlogError
from squadlog.reports.story.minutes import format_time
from squadlog.session.clock import Timing, has_bell, shows_played
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.chrome.places import places

if TYPE_CHECKING:
    from textual.timer import Timer

LOOKS_EVERY_S = 0.25
now = monotonic
"""Seconds from any point on."""


class ScreenClock:
    """Measures for whoever sits at a screen; runs only where play is timed."""

    def __init__(
        self, chair: Chair, screen: Widget, draws: Callable[[], None], is_up: Callable[[], None]
    ) -> None:
        """Take the `screen` the clock lives with, `draws` to draw it, and `is_up` to hear that a time is up."""
        self._chair, self._screen, self._draws, self._is_up = chair, screen, draws, is_up
        self._timer: Timer | None = None
        self._shown: Timing | None = None
        self._rung = False

    def shown(self) -> Timing | None:
        """How it stands now; asked whenever the head of the screen is drawn, so that it starts and stops itself."""
        seat = self._chair.seat
        timed = seat.clock.is_timed
        if timed and self._timer is None:
            seat.clock.measure(now)
            self._timer = self._screen.set_interval(LOOKS_EVERY_S, self.look)
        elif not timed and self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._shown = seat.clock.timing() if timed else None
        self._rung = self._rung and self._shown is not None and self._shown.up
        return self._shown

    def look(self) -> None:
        """Draw it anew when another second is shown, and say when it is up."""
        before, timing = self._shown, self._chair.seat.clock.timing()
        if _figures(before) != _figures(timing):
            self._draws()
        if timing is None or not timing.up:
            return
        if not self._rung:
            self._rung = True
            self._ring()
        self._is_up()

    def _ring(self) -> None:
        app = self._screen.app
        desk = places(app).desk
        try:
            if desk is not None and has_bell(desk.store.settings):
                app.bell()
        except SquadlogError:
            return


class PlayedTime:
    """How long was played, for the head of the screen, where this user wishes it; worked out once a step."""

    def __init__(self, chair: Chair, screen: Widget) -> None:
        self._chair, self._screen = chair, screen
        self._told: tuple[int, str] = (-1, "")

    def words(self) -> str:
        """`played 48 min`; empty where nobody wishes to see it, or no minute has been played."""
        seat, desk = self._chair.seat, places(self._screen.app).desk
        try:
            if desk is None or not shows_played(desk.store.settings):
                return ""
        except SquadlogError:
            return ""
        if self._told[0] != seat.head:
            seconds = seat.log.time_played().seconds
            self._told = seat.head, f"played {format_time(seconds)}" if seconds >= _A_MINUTE else ""
        return self._told[1]


_A_MINUTE = 60


def _figures(timing: Timing | None) -> tuple[object, ...]:
    """What of the clock is seen."""
    return () if timing is None else (timing.decision.side, timing.shown_s, timing.paused)
