"""A book to look things up in: a search line on top, what has its words as a tree, the chosen text beside it."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.types import CSSPathType
from textual.widgets import Input, Static

from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import RoomScreen, hint_line
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.chrome.wrapped_list import Entry, WrappedList
from squadlog.tui.value_message import ValueMessage

CHAPTER = "chapter:"
"""What the key of a chapter begins with: it opens and closes what lies under it."""


class HitList(WrappedList):
    """Chapters and entries. Right opens a chapter, left closes it; Enter or a click on one does either."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "fold(True)", "Open", show=False),
        Binding("left", "fold(False)", "Close", show=False),
    ]

    class Folded(ValueMessage):
        """The chapter under the cursor, or the one that the entry belongs to, shall be open or closed."""

        key: str
        opened: bool

    def action_fold(self, opened: bool) -> None:
        """Open or close it."""
        if self.chosen is not None:
            self.post_message(self.Folded(self.chosen, opened=opened))


class ReferenceScreen(RoomScreen):
    """The list is filled anew at every letter. An empty line keeps `citation`, which it was opened for."""

    CSS_PATH: ClassVar[CSSPathType | None] = "reference.tcss"
    AUTO_FOCUS = "#hits"
    WANTED = "search"
    """What can be written into the search line."""
    NOTHING = "No rule has all of these words. Try fewer words, or an id."
    TITLE_OF_LIST, TITLE_OF_TEXT = "found", "text"

    def __init__(self, citation: str = "") -> None:
        super().__init__()
        self.citation = citation

    @abstractmethod
    def search(self, text: str) -> None:
        """List what has these words; everything for none."""

    @abstractmethod
    def read(self, key: str) -> None:
        """Show the text of what is highlighted in the list."""

    def fold(self, key: str, *, opened: bool) -> None:
        """Open or close a chapter; there is nothing to open in a book without."""

    def compose(self) -> ComposeResult:
        """Search line, list, text."""
        yield PlainInput(placeholder=self.WANTED, id="search", compact=True)
        with Horizontal(id="halves"):
            hits = HitList(id="hits", classes="panel")
            hits.border_title = self.TITLE_OF_LIST
            hits.border_subtitle = hint_line([("/", "search", "screen.search")])
            yield hits
            with VerticalScroll(id="text-box", classes="panel") as box:
                box.border_title = self.TITLE_OF_TEXT
                yield Static("", id="text", markup=False)
        yield KeyBar()

    @property
    def wanted(self) -> str:
        """What stands in the search line."""
        return self.query_one("#search", Input).value

    @property
    def chosen(self) -> str:
        """What is highlighted in the list."""
        return self.query_one("#hits", HitList).chosen or ""

    def fill(self, rows: Iterable[Entry], *, keep: str | None = None) -> None:
        """Fill the list; where there is nothing, say so."""
        entries = tuple(rows)
        hits = self.query_one("#hits", HitList)
        before = hits.chosen
        hits.set_entries(entries, keep=keep)
        if not entries:
            self.show(Content(self.NOTHING))
        elif hits.chosen is not None and hits.chosen == before:
            self.read(hits.chosen)

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
        """Go to the list."""
        event.stop()
        self.action_hits()

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Show the text of the rule under the cursor."""
        event.stop()
        self.read(event.key)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Open a chapter, or close it."""
        event.stop()
        if event.key.startswith(CHAPTER):
            self.fold(event.key, opened=not self.is_open(event.key))

    def is_open(self, _key: str) -> bool:
        """Whether what lies under a chapter is listed."""
        return True

    def on_hit_list_folded(self, event: HitList.Folded) -> None:
        """Open or close the part that was chosen."""
        event.stop()
        self.fold(event.key, opened=event.opened)

    def action_search(self) -> None:
        """To the search line."""
        self.query_one("#search").focus()

    def action_hits(self) -> None:
        """Down out of the search line into the list."""
        self.query_one("#hits").focus()
