"""Dialogs that ask for one of several answers, and for a second word before something is lost for good."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.base.names import cells
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, LEAVES, Box, Dialog, Hint, choice
from squadlog.tui.chrome.strip_list import ListRow, StripList

_ROOM = 70
"""Cells of a choice that are seen in its line."""


class ChoiceDialog(Dialog[str]):
    """One of several; the answer is its key, `None` when put aside."""

    CSS_PATH = str(Path(__file__).with_name("confirm.tcss"))
    HELP = "Enter or a click chooses; Escape cancels."

    def __init__(self, question: str, rows: Iterable[tuple[str, str]], *more: Hint) -> None:
        """Take the question and the choices.

        `more` are keys for what else can be done with the choice under the cursor.
        """
        super().__init__()
        self._question, self._choices, self._more = question, tuple(rows), more
        self.listed = StripList(id="choices", decides=True)

    def compose(self) -> ComposeResult:
        """One list."""
        with Box(self._question, ("⏎", "choose", ""), *self._more, CLOSES):
            yield self.listed
            if any(cells(words) > _ROOM for _, words in self._choices):
                yield Static("", id="choice-whole", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill the list."""
        self.offer(self._choices)

    def offer(self, rows: Iterable[tuple[str, str]]) -> None:
        """Offer these choices instead."""
        self._choices = tuple(rows)
        self.listed.fill([ListRow(key, Content(words)) for key, words in self._choices])
        self.listed.styles.height = min(16, max(1, len(self._choices)))

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Say the whole of a choice that is longer than its line; what can be done with it may be otherwise."""
        event.stop()
        self.refresh_bindings()
        for whole in self.query("#choice-whole").results(Static):
            whole.update(Content(dict(self._choices).get(event.key, "").lstrip("✓ ")))

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Answer with the chosen row."""
        event.stop()
        self.dismiss(event.key)


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
            yield StripList(id="answers", decides=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """List the answers, the cursor on no: Enter alone loses nothing."""
        rows = (choice("yes", "y", "yes, do it"), choice("no", "n", "no, cancel"))
        self.query_one(StripList).fill(rows, keep="no")

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Enter on an answer, or a click."""
        event.stop()
        self.action_say(event.key == "yes")

    def action_say(self, yes: bool) -> None:
        """Answer."""
        self.dismiss(yes)
