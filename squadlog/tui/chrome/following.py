"""Screens of a record that may go on elsewhere: in another window, at a command line, in another program."""

from typing import TYPE_CHECKING, Any, Protocol

from squadlog.base.errors import SquadlogError
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Dialog, RoomScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.screen import Screen
    from textual.timer import Timer


LOOKS_EVERY_S = 0.4
"""How often the file is asked whether anything was written to it: some hundredths of a millisecond each time."""
ELSEWHERE = "It has gone on in another window: this is how it stands now."


class Changing(Protocol):
    """A record, or a seat at one, that knows when it has gone on."""

    def changed(self) -> bool:
        """Whether it has, since this was asked last."""
        ...


class Following(RoomScreen):
    """Shows what stands in the file as soon as it does, and puts aside sheets that ask about what was."""

    _looking: "Timer | None" = None

    def record(self) -> "Changing":
        """What it shows."""
        raise NotImplementedError

    def gone_on(self) -> None:
        """The record has been read again: show it."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Look from now on."""
        self._looking = self.set_interval(LOOKS_EVERY_S, self.look)

    def look(self) -> None:
        """Whether the record has gone on, if this is what people look at."""
        over = self.sheets_over()
        if over is None:
            return
        try:
            if not self.record().changed():
                return
        except SquadlogError as error:
            if self._looking is not None:
                self._looking.stop()
            places(self.app).say(str(error), error=True)
            return
        self.put_aside(over)
        self.gone_on()

    def sheets_over(self) -> "Sequence[Screen[Any]] | None":
        """The sheets of the moment that lie over this screen; None where people look at something else."""
        stack = self.app.screen_stack
        over = stack[stack.index(self) + 1 :] if self in stack else []
        looked_at = self in stack and all(isinstance(one, Dialog) and one.OF_THE_MOMENT for one in over)
        return over if looked_at else None

    @staticmethod
    def put_aside(over: "Sequence[Screen[Any]]") -> None:
        """What they ask about is over."""
        for sheet in reversed(over):
            sheet.dismiss(None)
