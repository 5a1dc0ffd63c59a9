"""A small sheet that asks for one line of words: a reason, a note, a name."""

from collections.abc import Callable
from typing import Any

from textual.app import App, ComposeResult
from textual.content import Content
from textual.events import Paste
from textual.suggester import Suggester
from textual.widgets import Input, Static

from squadlog.base.names import TEXT_CELLS, clean_text, safe_text
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog

PASTE_CELLS = 60_000
"""A share code of a scenario with its map."""


class PlainInput(Input):
    """An input line that takes no control, invisible or direction-changing characters, pasted ones included."""

    def replace(self, text: str, start: int, end: int) -> None:
        """Put in the text with every such character made a question mark."""
        super().replace(clean_text(text, limit=PASTE_CELLS), start, end)

    def _on_paste(self, event: Paste) -> None:
        """Join all lines of what is pasted, so that nothing of a code that was broken into lines is lost."""
        self.replace(" ".join(event.text.split()), *self.selection)
        event.prevent_default()
        event.stop()


class LineDialog(Dialog[str]):
    """Asks for one line; the answer is its cleaned text, `None` when put aside."""

    OF_THE_MOMENT = False
    CSS_PATH = "typed.tcss"
    HELP = "Type one line and press Enter. Escape cancels."

    def __init__(
        self,
        question: str,
        *,
        value: str = "",
        needed: bool = True,
        suggester: Suggester | None = None,
        longest: int = TEXT_CELLS,
    ) -> None:
        super().__init__()
        self._longest = longest
        self._suggester = suggester
        self._question, self._value, self._needed = question, value, needed

    def compose(self) -> ComposeResult:
        """The question, the line, and what was wrong with it."""
        with Box("Type it in", ("⏎", "accept", ""), LEAVES, id="line-box"):
            yield Static(Content(self._question), markup=False)
            yield PlainInput(value=self._value, id="line", suggester=self._suggester)
            yield Static("", id="line-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Accept what can be shown; say what cannot."""
        event.stop()
        try:
            text = safe_text(event.value, limit=self._longest)
        except ValueError as error:
            self.query_one("#line-fault", Static).update(Content(str(error)))
            return
        if self._needed and not text:
            self.query_one("#line-fault", Static).update(Content("Type a few words here; Escape cancels."))
            return
        self.dismiss(text)


def ask_line(app: App[Any], question: str, then: Callable[[str], object], *, value: str = "") -> None:
    """Ask for one line: `then` is called with it, and not where the question is put aside."""

    def answered(text: str | None) -> None:
        if text:
            then(text)

    app.push_screen(LineDialog(question, value=value), answered)
