"""A sheet that asks for a second word before something is lost for good."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog, choice
from squadlog.tui.chrome.strip_list import StripList


class Answers(StripList):
    """Yes and no."""

    decides = True


class ConfirmDialog(Dialog[bool]):
    """Yes or no; putting it aside means no."""

    OF_THE_MOMENT = False
    CSS_PATH = "confirm.tcss"
    AUTO_FOCUS = "#answers"
    HELP = "y, or Enter on yes, confirms; n, Escape, or Enter on no, cancels."
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "say(True)", "Yes, do it", id="confirm.yes"),
        Binding("n", "say(False)", "No", id="confirm.no"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """The question."""
        with Box("Are you sure?", LEAVES, id="confirm-box"):
            yield Static(Content(self._question), markup=False)
            yield Answers(id="answers")
        yield KeyBar()

    def on_mount(self) -> None:
        """The answers; Enter alone loses nothing."""
        rows = (choice("yes", "y", "yes, do it"), choice("no", "n", "no, cancel"))
        self.query_one(Answers).fill(rows, keep="no")

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Enter on an answer, or a click."""
        event.stop()
        self.action_say(event.key == "yes")

    def action_say(self, yes: bool) -> None:
        """Answer."""
        self.dismiss(yes)
