"""The log beside the units: the latest lines of the record, and refusals that left no line."""

from collections.abc import Sequence
from typing import ClassVar, Protocol

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.battle.state import Known
from squadlog.records import record
from squadlog.tui.battle.log_words import log_line
from squadlog.tui.chrome.folding_list import lines_of_row
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines, unit_words

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


@record
class JournalStep:
    """A step as it is shown: its key, what was said of it, and that in colours. A remark is one too."""

    key: str
    said: tuple[str, ...]
    words: tuple[Content, ...]


class Journal(StripList):
    """The latest steps, newest at the bottom, each folded into the width. Enter opens the whole log at that step."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Whole log there")]
    points = False

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, classes="panel")
        self.border_title = "log"
        self._told: list[JournalStep] = []
        self._folded: dict[str, tuple[JournalStep, list[ListRow]]] = {}
        self._folded_for = 0
        self._remarks = 0

    def show(self, entries: Sequence[JournalEntry], battle: Known) -> None:
        """Show these steps, but not those of which nothing is told."""
        known = {(step.key, step.said): step for step in self._told}
        self._told = [
            known.get((str(entry.id), entry.lines)) or _step(entry.id, entry.lines, battle)
            for entry in entries[-LATEST:]
            if any(entry.lines)
        ]
        self._refill()

    def add(self, number: int, told: Sequence[str], battle: Known) -> None:
        """Add the step that was just taken."""
        self._more(_step(number, tuple(told), battle))

    def remark(self, text: Content) -> None:
        """Add a line that is not in the record, but not once more below itself."""
        if self._told and self._told[-1].words == (text,) and self.entry_of(self._told[-1].key) is None:
            return
        self._remarks += 1
        self._more(JournalStep(key=f"remark {self._remarks}", said=(text.plain,), words=(text,)))

    @property
    def told(self) -> tuple[JournalStep, ...]:
        """What is shown, oldest first."""
        return tuple(self._told)

    def about(self, battle: Known, unit: int) -> list[Content]:
        """What the record tells of a soldier, oldest first; remarks changed nothing for it."""
        name = unit_words(battle, unit)
        return [
            words
            for step in self._told
            if self.entry_of(step.key) is not None
            for said, words in zip(step.said, step.words, strict=True)
            if name in said
        ]

    def entry_of(self, key: str) -> str | None:
        """The step that a row tells of; None for a remark."""
        return key if key.isdigit() else None

    def on_resize(self) -> None:
        """Another width folds otherwise."""
        if self.scrollable_content_region.width != self._folded_for:
            self._refill()

    def _more(self, step: JournalStep) -> None:
        self._told.append(step)
        if len(self._told) > 2 * LATEST:
            del self._told[:LATEST]
            self._refill()
        elif self._folded_for:
            self._shown((*self.rows, *self._rows_of(step)))

    def _refill(self) -> None:
        width = self.scrollable_content_region.width
        if width != self._folded_for:
            self._folded.clear()
        self._folded_for = width
        if width:
            self._shown(tuple(row for step in self._told for row in self._rows_of(step)))
            self._folded = {step.key: self._folded[step.key] for step in self._told}

    def _rows_of(self, step: JournalStep) -> list[ListRow]:
        """The rows of a step: folded once for a width."""
        known = self._folded.get(step.key)
        if known is None or known[0] is not step:
            known = self._folded[step.key] = (
                step,
                list(lines_of_row(step.key, lines(step.words), max(4, self._folded_for - 1))),
            )
        return known[1]

    def _shown(self, rows: tuple[ListRow, ...]) -> None:
        keep = next((row.key for row in reversed(rows) if row.stops), None)
        # Nobody waits for its cursor.
        with self.prevent(StripList.Highlighted):
            self.fill(rows, keep=keep)
        self.scroll_to(y=len(rows), animate=False, force=True, immediate=True)


def _step(number: int, said: tuple[str, ...], battle: Known) -> JournalStep:
    return JournalStep(key=str(number), said=said, words=tuple(log_line(line, battle) for line in said))
