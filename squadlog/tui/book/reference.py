"""A book to look things up in: a search line on top, what has its words on the left, the chosen text on the right."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.types import CSSPathType
from textual.widgets import Input, OptionList, Static

from squadlog.tui.chrome.chrome import RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.typed import PlainInput


class ReferenceScreen(RoomScreen):
    """The list is filled anew at every letter. An empty line keeps `citation`, which it was opened for."""

    CSS_PATH: ClassVar[CSSPathType | None] = "reference.tcss"
    AUTO_FOCUS = "#hits"
    WANTED = "search"
    """What can be written into the search line."""
    NOTHING = "Nothing has all of these words. Try fewer, or an id."

    def __init__(self, citation: str = "") -> None:
        super().__init__()
        self.citation = citation

    @abstractmethod
    def search(self, text: str) -> None:
        """List what has these words; everything for none."""

    @abstractmethod
    def read(self, key: str) -> None:
        """Show the text of what is highlighted in the list."""

    def compose(self) -> ComposeResult:
        """Search line, list, text."""
        yield PlainInput(placeholder=self.WANTED, id="search", compact=True)
        with Horizontal(id="halves"):
            yield Picker(id="hits")
            with VerticalScroll(id="text-box"):
                yield Static("", id="text", markup=False)
        yield KeyBar()

    @property
    def wanted(self) -> str:
        """What stands in the search line."""
        return self.query_one("#search", Input).value

    @property
    def chosen(self) -> str:
        """What is highlighted in the list."""
        return self.query_one("#hits", Picker).chosen or ""

    def fill(self, rows: Iterable[tuple[str, Content]], *, keep: str | None = None) -> None:
        """Fill the list; where there is nothing, say so."""
        rows = list(rows)
        self.query_one("#hits", Picker).fill(rows, keep=keep)
        if not rows:
            self.show(Content(self.NOTHING))

    def show(self, text: Content) -> None:
        """Put up a text, from its beginning."""
        self.query_one("#text", Static).update(text)
        self.query_one("#text-box").scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        if event.value.startswith("/"):
            event.input.value = event.value.lstrip("/")
        elif event.value or not self.citation:
            self.search(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """To the list."""
        event.stop()
        self.action_hits()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show its text."""
        event.stop()
        self.read(event.option.id or "")

    def action_search(self) -> None:
        """To the search line."""
        self.query_one("#search").focus()

    def action_hits(self) -> None:
        """Down out of the search line into the list."""
        self.query_one("#hits").focus()
