"""The sheet of who commands a battle while somebody watches: how quickly they speak, a pause, a step, and on again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import StoreError
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.watching import sitting_words
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from squadlog.session.seat import Seat

PACES_S = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
"""The seconds between two words that the keys go through."""
LOOKS_EVERY_S = 0.4
_NOBODY = "No commander sits at this battle. On the command line: squadlog commander red recruit."
_LATEST = 4
"""Words of the battle that are shown, the newest last."""


class PaceDialog(Dialog[None]):
    """Who commands, how quickly they speak, and what was said last; the battle goes on beneath it."""

    CSS_PATH = "pace.tcss"
    WATCHES = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "pause", "Pause, go on", id="pace.pause"),
        Binding("enter", "step", "One word", id="pace.step"),
        Binding("plus", "pace(-1)", "Quicker", id="pace.quicker", key_display="+"),
        Binding("minus", "pace(1)", "Slower", id="pace.slower"),
    ]
    HELP = (
        "Who commands each side, and how quickly they speak. Space has them pause and go on; Enter has them say one "
        "word and pause; - and + make them slower and quicker. Go on also follows after something was undone. "
        "On the command line: squadlog commander pause, step, go on, pace 2s."
    )

    def __init__(self, seat: Seat) -> None:
        """Take a seat at the battle."""
        super().__init__()
        self._seat, self._sitting = seat, Commanders(seat.store, seat.id)

    def compose(self) -> ComposeResult:
        """Who sits and how they stand, above what was said last."""
        with Box("Pace of the commanders", CLOSES, id="pace-box"):
            yield Static("", id="pace-told", markup=False)
            yield Static("", id="pace-latest", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show it, and what changes."""
        self._show()
        self.set_interval(LOOKS_EVERY_S, self._show)

    def _show(self) -> None:
        self.query_one("#pace-told", Static).update(Content("\n".join(pace_lines(self._seat))))
        self.query_one("#pace-latest", Static).update(
            Content("\n".join(self._seat.log.latest(_LATEST)[-_LATEST:]))
        )

    def action_pause(self) -> None:
        """Have them pause, or go on."""
        self._keep("go_on" if self._sitting.paused else "pause")

    def action_step(self) -> None:
        """Have them say one word, and pause."""
        self._keep("step")

    def action_pace(self, way: int) -> None:
        """Have them speak slower (1) or quicker (-1)."""
        place = min(range(len(PACES_S)), key=lambda one: abs(PACES_S[one] - self._sitting.pace_s))
        self._keep("keep_pace", PACES_S[min(max(place + way, 0), len(PACES_S) - 1)])

    def _keep(self, what: str, *how: float) -> None:
        """Keep it, unless nobody sits there."""
        if self._sitting.levels:
            try:
                getattr(self._sitting, what)(*how)
            except StoreError as error:
                self.notify(str(error), severity="error")
        self._show()


def pace_lines(seat: Seat) -> tuple[str, ...]:
    """Who commands each side, and how quickly they speak, a line each."""
    sitting = Commanders(seat.store, seat.id)
    if not sitting.levels:
        return (_NOBODY,)
    pace = f"{sitting.pace_s:g} s between two words" if sitting.pace_s else "as quick as they think"
    return (sitting_words(seat), f"{pace[:1].upper()}{pace[1:]}.")
