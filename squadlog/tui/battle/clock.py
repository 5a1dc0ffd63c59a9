"""The clock of timed play on the screen: shown at its head, and rung and said as a time is up (TIM)."""

from time import monotonic
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.session.clock import Timing, has_bell
from squadlog.tui.chrome.places import places

if TYPE_CHECKING:
    from textual.timer import Timer

    from squadlog.tui.battle.board import BattleBoard

LOOKS_EVERY_S = 0.25
now = monotonic
"""Seconds from any point on."""


class ScreenClock:
    """Measures for whoever sits at a screen; runs only where play is timed."""

    def __init__(self, board: "BattleBoard") -> None:
        self._board = board
        self._timer: Timer | None = None
        self._shown: Timing | None = None
        self._rung = False

    def shown(self) -> Timing | None:
        """How it stands now; asked whenever the head of the screen is drawn, so that it starts and stops itself."""
        board = self._board
        timed = board.seat.is_timed
        if timed and self._timer is None:
            board.seat.measure(now)
            self._timer = board.set_interval(LOOKS_EVERY_S, self.look)
        elif not timed and self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._shown = board.seat.timing() if timed else None
        self._rung = self._rung and self._shown is not None and self._shown.up
        return self._shown

    def look(self) -> None:
        """Draw it anew when another second is shown, and say when it is up."""
        before, timing = self._shown, self._board.seat.timing()
        if _figures(before) != _figures(timing):
            self._board.draw_status()
        if timing is None or not timing.up:
            return
        if not self._rung:
            self._rung = True
            self._ring()
        self._board.time_is_up()

    def _ring(self) -> None:
        desk = places(self._board.app).desk
        try:
            if desk is not None and has_bell(desk.store.settings):
                self._board.app.bell()
        except SquadlogError:
            return


def _figures(timing: Timing | None) -> tuple[object, ...]:
    """What is seen of it."""
    return () if timing is None else (timing.decision.side, timing.shown_s, timing.paused)
