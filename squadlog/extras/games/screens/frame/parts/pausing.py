"""The moves of computers come one after the other, each to be seen; nobody moves on beneath a dialog."""

from collections.abc import Callable

from textual.timer import Timer

from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.tui.chrome.screens import RoomScreen

PACE_S = 1.2
"""How long the move of a computer stands alone before the next computer moves."""


class Pausing:
    """Keeps a computer waiting until its time is over, or somebody lets the game go on."""

    def __init__(self, screen: RoomScreen, play: Playing) -> None:
        self._screen, self._play = screen, play
        self._then: Callable[[], object] = lambda: None
        self._seen = play.match.head
        self._timer: Timer | None = None
        self.held = False
        """Something lies over the board, or will at once: it goes on when that is closed."""

    @property
    def waits(self) -> bool:
        """Whether a move is being looked at before the next."""
        return self._timer is not None

    def keeps(self, then: Callable[[], object]) -> bool:
        """Whether the computer to move is to wait; `then` is done when it has."""
        if self.held or self._screen.app.screen is not self._screen:
            self.held = True
            return True
        before = self._play.match.view.before
        if before is None or before.to_move in self._play.people or self._seen == self._play.match.head:
            return False
        self.stop()
        self._then, self._timer = then, self._screen.set_timer(PACE_S, self.go_on)
        return True

    def stop(self) -> None:
        """Stop waiting for a move to be looked at."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def go_on(self) -> None:
        """Note that the move was seen, and go on."""
        self.stop()
        self._seen = self._play.match.head
        if self._screen.stands:
            self._then()

    def released(self) -> bool:
        """Whether something was held, now that nothing lies over the board."""
        held, self.held = self.held, False
        return held
