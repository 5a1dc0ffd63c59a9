"""A sheet that shows one text whole, however long: a briefing, a unit's card."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog


class ReadingDialog(Dialog[None]):
    """Title and text; arrows and PageDown read on."""

    OF_THE_MOMENT = False
    CSS_PATH = "reading.tcss"
    AUTO_FOCUS = "VerticalScroll"
    HELP = "Arrows, PageUp and PageDown scroll. Escape closes it. Click a rule id to read the rule."

    def __init__(self, title: str, text: Content) -> None:
        super().__init__()
        self._heading, self._text = title, text

    def compose(self) -> ComposeResult:
        """The text."""
        with Box(self._heading, ("↑↓", "scroll", ""), CLOSES, id="reading-box"), VerticalScroll():
            yield Static(self._text, id="reading", markup=False)
        yield KeyBar()
