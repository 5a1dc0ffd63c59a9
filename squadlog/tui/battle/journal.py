"""The log beside the units: the latest lines of the record, and refusals that left no line."""

from collections.abc import Sequence
from typing import Protocol

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from squadlog.tui.chrome.calm import CalmPages
from squadlog.tui.chrome.words import linked

LATEST = 120


class JournalEntry(Protocol):
    """One step of the record, in words."""

    @property
    def id(self) -> int:
        """Its number."""
        ...

    @property
    def lines(self) -> tuple[str, ...]:
        """What happened."""
        ...


class Journal(CalmPages, OptionList):
    """The latest steps, newest at the bottom. Enter opens the whole log at that step."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id)
        self._ids: tuple[int, ...] = ()

    def show(self, entries: Sequence[JournalEntry]) -> None:
        """Show these steps; what is already there is left alone when steps were only added."""
        latest = entries[-LATEST:]
        ids = tuple(entry.id for entry in latest)
        known = len(self._ids)
        if known and ids[:known] == self._ids:
            self.add_options([_option(entry) for entry in latest[known:]])
        else:
            self.set_options([_option(entry) for entry in latest])
        self._ids = ids
        self.call_after_refresh(self.scroll_end, animate=False)

    def add(self, number: int, told: Sequence[str]) -> None:
        """Add the step that was just taken."""
        self.add_option(Option(_told(told), id=str(number)))
        self._ids = (*self._ids, number)
        self.call_after_refresh(self.scroll_end, animate=False)

    def remark(self, text: Content) -> None:
        """Add a line that is not in the record."""
        self.add_option(Option(text))
        self.call_after_refresh(self.scroll_end, animate=False)


def _option(entry: JournalEntry) -> Option:
    return Option(_told(entry.lines), id=str(entry.id))


def _told(told: Sequence[str]) -> Content:
    return Content("\n").join([linked(line) for line in told])
