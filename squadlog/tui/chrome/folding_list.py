"""A list whose rows take as many lines as their words need, folded anew for every width."""

from collections.abc import Iterable
from typing import ClassVar

from textual.content import Content

from squadlog.tui.chrome.strip_list import ListRow, StripList, lines_of_row

Entry = tuple[str, Content]
"""The key of a row and its words: as many lines as they need."""


class FoldingList(StripList):
    """Entries of a line or more, none cut. The scroll bar keeps its cell, so that it never folds them anew."""

    DEFAULT_CSS = """
    FoldingList {
        scrollbar-gutter: stable;
    }
    """
    HANG: ClassVar[int] = 4
    """Cells by which the further lines of an entry stand further in than its first."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - textual's name
        super().__init__(id=id, classes=classes)
        self._entries: tuple[Entry, ...] = ()

    def set_entries(self, entries: Iterable[Entry], *, keep: str | None = None) -> None:
        """Show these entries; the cursor as in `fill`."""
        self._entries = tuple(entries)
        self.fill(self._folded(), keep=keep)

    def on_resize(self) -> None:
        """The same entries in lines of another width."""
        self.fill(self._folded())
        super().on_resize()

    def _folded(self) -> tuple[ListRow, ...]:
        # Before the first layout there is no width yet: a line each, until there is one.
        width = max(12, (self.size.width or self.app.size.width) - 1)
        return tuple(
            line for key, words in self._entries for line in lines_of_row(key, words, width, hang=self.HANG)
        )
