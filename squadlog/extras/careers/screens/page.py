"""A list with a page beside it that says what its row is: how the screens of careers are divided."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.names import clean_text
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Headline
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.words import lines


class CareerPage:
    """The page beside the list."""

    def __init__(self) -> None:
        self._words = Static("", id="career", markup=False)
        self._box = VerticalScroll(self._words, id="career-box", classes="panel")

    def compose(self, headline: Headline, listed: StripList, title: str) -> ComposeResult:
        """The whole screen: the headline, the list under its title and the page beside it, the keys."""
        listed.border_title = title
        yield headline
        with Horizontal(id="halves"):
            yield listed
            yield self._box
        yield KeyBar()

    @property
    def room(self) -> tuple[int, int]:
        """Cells and lines of the page, the scroll bar left out."""
        return max(0, self._box.size.width - 1), self._box.size.height

    @property
    def text_cells(self) -> int:
        """Cells of a line of it."""
        return self._box.scrollable_content_region.width

    def show(self, title: str, *shown: Content | str) -> None:
        """Show this from its first line on."""
        self._box.border_title = Content(clean_text(title, limit=40))
        self._words.update(lines(list(shown)))
        self._box.scroll_home(animate=False)
