"""A record on the screen may go on elsewhere: in another window, at a command line, in another program."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from squadlog.base.errors import SquadlogError
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Dialog

if TYPE_CHECKING:
    from textual.screen import Screen
    from textual.timer import Timer


LOOKS_EVERY_S = 0.4
"""How often the file is asked whether anything was written to it: some hundredths of a millisecond each time."""
ELSEWHERE = "Play continued in another window: this is the present state."


class Changing(Protocol):
    """A record, or a seat at one, that knows when it has gone on."""

    def changed(self) -> bool:
        """Whether it has, since this was asked last."""
        ...


class Following:
    """Asks whether a record has gone on while a screen shows it, and then puts aside the dialogs that ask about it."""

    def __init__(
        self, screen: "Screen[Any]", record: Callable[[], Changing], gone_on: Callable[[], None]
    ) -> None:
        """Take the screen. `record` is what it shows; `gone_on` is called once that has been read again."""
        self._screen, self._record, self._gone_on = screen, record, gone_on
        self._looking: Timer | None = None

    def begin(self) -> None:
        """Look from now on, as long as the screen is there."""
        self._looking = self._screen.set_interval(LOOKS_EVERY_S, self.look)

    def look(self) -> None:
        """Read the record again if it has gone on, as long as people look at this screen."""
        over = self.dialogs_over()
        if over is None:
            return
        try:
            if not self._record().changed():
                return
        except SquadlogError as error:
            if self._looking is not None:
                self._looking.stop()
            places(self._screen.app).say(str(error), error=True)
            return
        self.put_aside(over)
        self._gone_on()

    def dialogs_over(self) -> "Sequence[Screen[Any]] | None":
        """The dialogs of the moment that lie over the screen; None where people look at something else."""
        stack = self._screen.app.screen_stack
        over = stack[stack.index(self._screen) + 1 :] if self._screen in stack else []
        looked_at = self._screen in stack and all(
            isinstance(one, Dialog) and one.OF_THE_MOMENT for one in over
        )
        return over if looked_at else None

    @staticmethod
    def put_aside(over: "Sequence[Screen[Any]]") -> None:
        """Dismiss the dialogs over the screen but those that watch: what they ask about is over."""
        for dialog in reversed(over):
            if not (isinstance(dialog, Dialog) and dialog.WATCHES):
                dialog.dismiss(None)
