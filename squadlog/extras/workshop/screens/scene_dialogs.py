"""The sheet of the scenario table for typing a value."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.base.names import safe_text
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.picking import Given

_MOST_CELLS = 2_000


class ValueDialog(Dialog[Given]):
    """Asks for one value in words or figures; an empty line takes it away."""

    OF_THE_MOMENT = False
    CSS_PATH = "scene_dialogs.tcss"
    AUTO_FOCUS = "#value"
    HELP = "Type the value and press Enter; an empty line removes it. Escape cancels."

    def __init__(
        self,
        heading: str,
        means: str,
        *,
        value: str,
        right: str,
        read: Callable[[str], object],
        known: str = "",
    ) -> None:
        super().__init__()
        self._heading, self._means, self._value = heading, means, value
        self._right, self._read, self._known = right, read, known

    def compose(self) -> ComposeResult:
        """What it means, the line, how it is written."""
        with Box(self._heading, ("⏎", "accept", ""), LEAVES, id="scene-box"):
            yield Static(Content(self._means), classes="scene-means", markup=False)
            yield PlainInput(value=self._value, id="value", compact=True)
            yield Static(Content.styled(f"Write it like: {self._right}.", "$quiet"), markup=False)
            if self._known:
                yield Static(Content.styled(self._known, "$quiet"), markup=False)
            yield Static("", id="value-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what can be read; say what would be right of what cannot."""
        event.stop()
        try:
            read = self._read(safe_text(event.value, limit=_MOST_CELLS))
        except ValueError as error:
            self.query_one("#value-fault", Static).update(Content(f"It {error}."))
            return
        self.dismiss((read,))
