"""A sheet that asks for a second word before something is lost for good."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from squadlog.tui.chrome.chrome import Sheet
from squadlog.tui.chrome.key_bar import KeyBar


class ConfirmSheet(Sheet[bool]):
    """Yes or no; putting it aside means no."""

    OF_THE_MOMENT = False
    CSS_PATH = "confirm.tcss"
    HELP = "y does it, Escape or n leaves everything as it is."
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "say(True)", "Yes, do it", id="confirm.yes"),
        Binding("n", "say(False)", "No", id="confirm.no"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """The question."""
        with Vertical(id="confirm-box", classes="box"):
            yield Static(Content(self._question), markup=False)
            yield Static("", markup=False)
            for key, answer, action in (
                ("y", "yes, do it", "say(True)"),
                ("n", "no, leave it as it is", "say(False)"),
            ):
                words = Content.assemble((f" {key} ", "reverse bold"), f" {answer}")
                click = Style.from_meta({"@click": f"screen.{action}"})
                yield Static(words.stylize(click), markup=False)
        yield KeyBar()

    def action_say(self, yes: bool) -> None:
        """Answer."""
        self.dismiss(yes)
