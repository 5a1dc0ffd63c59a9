"""What plays a replay: where it stands, how quick it goes, and the one timer that there is while it plays."""

from collections.abc import Callable

from textual.screen import Screen
from textual.timer import Timer

from squadlog.session.replaying.frames import BattleReplay
from squadlog.session.replaying.pace import USUAL, other_speed, seconds_of
from squadlog.session.replaying.stops import ReplayStops, StopKind
from squadlog.tui.chrome.places import places
from squadlog.tui.parts import KeyedPart

CALM_S = 1.5
"""Seconds that a subphase stands at the usual speed with reduced motion."""


class ReplayPlayer(KeyedPart):
    """Steps through a replay, by keys or by itself. `shows` draws where it stands and how it plays."""

    def __init__(self, screen: Screen[None], shows: Callable[[], None]) -> None:
        self._screen, self._shows = screen, shows
        self.at, self.speed, self.plays = 0, USUAL, False
        self._timer: Timer | None = None

    def take(self, replay: BattleReplay, at: int) -> None:
        """Stand at a frame of this replay from now on."""
        self.pause()
        self._frames, self._stops = replay.frames, ReplayStops(replay)
        self.at = min(max(at, 0), len(replay.frames) - 1)

    def pause(self) -> None:
        """Stop, and leave no timer behind."""
        self.plays = False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def go(self, at: int) -> None:
        """Stand at a frame; while it plays it goes on from there."""
        self.at = min(max(at, 0), len(self._frames) - 1)
        if self.plays:
            self._wait()
        self._shows()

    @property
    def _is_calm(self) -> bool:
        """Whether the user wants little motion: then whole subphases are shown one after the other."""
        return self._screen.app.animation_level == "none"

    def _wait(self) -> None:
        """Wait for the next frame; at the end there is none."""
        if self._timer is not None:
            self._timer.stop()
        if self.at >= len(self._frames) - 1:
            self.pause()
            return
        seconds = (
            CALM_S
            if self._is_calm
            else seconds_of(self._frames[self.at], self._stops.frames["mark"], self.at)
        )
        self._timer = self._screen.set_timer(seconds / self.speed, self._next)

    def _next(self) -> None:
        if self.plays:
            self.go(self._stops.step(self.at, "subphase", 1) if self._is_calm else self.at + 1)

    # Keys

    def action_play(self) -> None:
        """Play, or stop; at the end play from the beginning."""
        if self.plays:
            self.pause()
            self._shows()
            return
        self.plays = True
        self.go(0 if self.at >= len(self._frames) - 1 else self.at)

    def action_step(self, kind: StopKind, way: int) -> None:
        """One line, subphase, turn or mark ahead or back."""
        to = self._stops.step(self.at, kind, way)
        if kind == "mark" and to == self.at:
            places(self._screen.app).say(f"Nobody is hurt {'after' if way > 0 else 'before'} this line.")
        self.go(to)

    def action_first(self) -> None:
        """The beginning."""
        self.go(0)

    def action_last(self) -> None:
        """Where the battle stands."""
        self.go(len(self._frames) - 1)

    def action_speed(self, way: int) -> None:
        """Quicker or slower."""
        self.speed = other_speed(self.speed, way)
        self.go(self.at)
