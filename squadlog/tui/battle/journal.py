"""The log beside the units: the latest lines of the record, and refusals that left no line."""

from collections.abc import Sequence
from typing import ClassVar, Protocol

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.state import Known
from squadlog.tui.battle.log_words import log_line
from squadlog.tui.chrome.strip_list import ListRow, StripList

LATEST = 120
"""Steps that are shown."""


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


class Journal(StripList):
    """The latest steps, newest at the bottom, each folded into the width. Enter opens the whole log at that step."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Whole log there")]
    points = False

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, classes="panel")
        self.border_title = "log"
        self._told: list[tuple[str, tuple[Content, ...]]] = []
        self._folded_for = 0
        self._remarks = 0

    def show(self, entries: Sequence[JournalEntry], battle: Known) -> None:
        """Show these steps."""
        self._told = [(str(entry.id), _told(entry.lines, battle)) for entry in entries[-LATEST:]]
        self._refill()

    def add(self, number: int, told: Sequence[str], battle: Known) -> None:
        """Add the step that was just taken."""
        self._more(str(number), _told(told, battle))

    def remark(self, text: Content) -> None:
        """Add a line that is not in the record."""
        self._remarks += 1
        self._more(f"remark {self._remarks}", (text,))

    def entry_of(self, key: str) -> str | None:
        """The step that a row tells of; None for a remark."""
        return key if key.isdigit() else None

    def on_resize(self) -> None:
        """Another width folds otherwise."""
        if self.scrollable_content_region.width != self._folded_for:
            self._refill()

    def _more(self, key: str, lines: tuple[Content, ...]) -> None:
        self._told.append((key, lines))
        if len(self._told) > 2 * LATEST:
            del self._told[:LATEST]
            self._refill()
        elif self._folded_for:
            self._shown((*self.rows, *_folded(key, lines, self._folded_for)))

    def _refill(self) -> None:
        self._folded_for = self.scrollable_content_region.width
        if self._folded_for:
            width = self._folded_for
            self._shown(tuple(row for key, lines in self._told for row in _folded(key, lines, width)))

    def _shown(self, rows: tuple[ListRow, ...]) -> None:
        keep = next((row.key for row in reversed(rows) if row.stops), None)
        self.fill(rows, keep=keep)
        self.scroll_to(y=len(rows), animate=False, force=True, immediate=True)


def _told(told: Sequence[str], battle: Known) -> tuple[Content, ...]:
    return tuple(log_line(line, battle) for line in told)


def _folded(key: str, lines: tuple[Content, ...], width: int) -> list[ListRow]:
    """A step as rows of so many cells: the cursor stands on its first."""
    room = max(4, width - 1)
    folded = [part for line in lines for part in (line.wrap(room) if line.plain else [line])]
    return [ListRow(key, part, stops=place == 0) for place, part in enumerate(folded)]
