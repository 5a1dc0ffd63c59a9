"""Rows over as many lines as their words need, and a list of such, folded anew for every width."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from textual.content import Content

from squadlog.tui.chrome.strip_list import ListRow, StripList

Entry = tuple[str, Content]
"""The key of a row and its words: as many lines as they need."""


def lines_of_row(
    key: str, words: Content, width: int, *, hang: int = 0, stops: bool = True
) -> Iterator[ListRow]:
    """A row over as many lines as its words have and need: none is cut.

    The cursor stands on the first of all, or on none.
    """
    for line in wrap_words(words, width, hang=hang):
        yield ListRow(key, line, stops=stops)
        stops = False


def wrap_rows(rows: Iterable[ListRow], width: int, *, hang: int) -> Iterator[ListRow]:
    """The rows, those that are too long over several lines: none is cut."""
    for row in rows:
        yield from lines_of_row(row.key, row.words, width, hang=hang, stops=row.stops)


def wrap_words(words: Content, width: int, *, hang: int = 0) -> list[Content]:
    """The lines that words fold into at `width` cells; a line that goes on begins `hang` cells further in."""
    parts = words.split("\n", allow_blank=True) if "\n" in words.plain else (words,)
    return [line for part in parts for line in _wrap(part, max(1, width), hang)]


def _wrap(words: Content, width: int, hang: int) -> Iterator[Content]:
    text, start, room = words.plain, 0, width
    while True:
        end = len(text)
        if Content(text[start:]).cell_length > room:
            end = start + room
            while Content(text[start:end]).cell_length > room:
                end -= 1
            if (gap := text.rfind(" ", start, end + 1)) > start:
                end = gap
        part = words[start:end]
        yield part if start == 0 else Content.assemble(" " * hang, part)
        start = end + (text[end : end + 1] == " ")
        room = max(1, width - hang)
        if start >= len(text):
            return


class WrappedList(StripList):
    """Entries of a line or more, none cut. The scroll bar keeps its cell, so that it never folds them anew."""

    DEFAULT_CSS = """
    WrappedList {
        scrollbar-gutter: stable;
    }
    """
    HANG: ClassVar[int] = 4
    """Cells by which the further lines of an entry stand further in than its first."""

    _entries: tuple[Entry, ...] = ()

    def set_entries(self, entries: Iterable[Entry], *, keep: str | None = None) -> None:
        """Show these entries; the cursor as in `fill`."""
        self._entries = tuple(entries)
        self.fill(self._folded(), keep=keep)

    def on_resize(self) -> None:
        """Lay the entries out in lines of another width."""
        self.fill(self._folded())
        super().on_resize()

    def _folded(self) -> tuple[ListRow, ...]:
        # Before the first layout there is no width yet: a line each, until there is one.
        width = max(12, (self.scrollable_content_region.width or self.app.size.width) - 1)
        return tuple(
            line for key, words in self._entries for line in lines_of_row(key, words, width, hang=self.HANG)
        )
