"""The log beside the units: the latest lines of the record, a heading over those of each second."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Protocol

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.records import record
from squadlog.battle.state import Known
from squadlog.reports.wording import unit_words
from squadlog.session.view.words.log_lines import LogStep
from squadlog.tui.battle.log_words import LogLine, format_deed, step_lines
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.wrapped_list import wrap_words

LATEST = 120
"""Steps that are shown."""


class JournalEntry(LogStep, Protocol):
    """One step of the record, in words."""

    @property
    def id(self) -> int:
        """The number of the entry."""
        ...


@record
class JournalStep:
    """A step as it is shown: its key, what was said of it, and its lines in colours."""

    key: str
    said: tuple[str, ...]
    lines: tuple[LogLine, ...]


class Journal(StripList):
    """The latest steps, newest at the bottom, each folded into the width. Enter opens the whole log at that step."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Open the log")]
    points = False

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, classes="panel")
        self.border_title = "log"
        self._told: list[JournalStep] = []
        self._folded: dict[str, tuple[JournalStep, list[tuple[str, ListRow]]]] = {}
        self._folded_for = 0
        self._moment = ""
        self._did: dict[int, Content] = {}

    def show(self, entries: Sequence[JournalEntry], battle: Known) -> None:
        """Show the latest of these steps, leaving out those that tell nothing."""
        known = {(step.key, step.said): step for step in self._told}
        self._told = [
            known.get((str(entry.id), entry.lines)) or _step(entry, battle)
            for entry in entries[-LATEST:]
            if any(entry.lines)
        ]
        self._did = {}
        for step in self._told:
            self._did.update(last_deeds(step))
        self._refill()

    def add(self, entry: JournalEntry, battle: Known) -> None:
        """Add the step that was just taken."""
        step = _step(entry, battle)
        self._told.append(step)
        self._did.update(last_deeds(step))
        if len(self._told) > 2 * LATEST:
            del self._told[:LATEST]
            self._refill()
        elif self._folded_for:
            self._shown((*self.rows, *self._headed(step)))

    @property
    def told(self) -> tuple[JournalStep, ...]:
        """What is shown, oldest first."""
        return tuple(self._told)

    def about(self, battle: Known, unit: int) -> list[Content]:
        """What the record tells of a soldier, oldest first, each line with its moment."""
        name = unit_words(battle, unit)
        return [
            Content.assemble((f"{line.moment} ", "$quiet"), line.words) if line.moment else line.words
            for step in self._told
            for line in step.lines
            if name in line.said
        ]

    def shots_before_the_last(self) -> list[Content]:
        """The other shots fired in the same second as the last one, oldest first, in brief."""
        fired = [line for step in self._told for line in step.lines if line.brief.plain]
        return [line.brief for line in fired[:-1] if line.moment == fired[-1].moment]

    @property
    def did(self) -> Mapping[int, Content]:
        """The latest line of each soldier, under its number."""
        return self._did

    def entry_of(self, key: str) -> str | None:
        """The step that a row tells of; None for a heading."""
        return key if key.isdigit() else None

    def on_resize(self) -> None:
        """Fold the lines again if the width is another."""
        if self.scrollable_content_region.width != self._folded_for:
            self._refill()

    def _refill(self) -> None:
        width = self.scrollable_content_region.width
        if width != self._folded_for:
            self._folded.clear()
        self._folded_for, self._moment = width, ""
        if width:
            self._shown(tuple(row for step in self._told for row in self._headed(step)))
            self._folded = {step.key: self._folded[step.key] for step in self._told}

    def _headed(self, step: JournalStep) -> Iterator[ListRow]:
        """The rows of a step, with a heading where another second begins."""
        for moment, row in self._rows_of(step):
            if moment and moment != self._moment:
                self._moment = moment
                yield ListRow(f"at {moment}", heading(moment, self._folded_for - 1), stops=False)
            yield row

    def _rows_of(self, step: JournalStep) -> list[tuple[str, ListRow]]:
        """The rows of a step, each with its moment: folded once for a width."""
        known = self._folded.get(step.key)
        if known is None or known[0] is not step:
            width, rows = max(4, self._folded_for - 1), list[tuple[str, ListRow]]()
            for line in step.lines:
                for words in wrap_words(line.words, width, hang=HANG):
                    rows.append((line.moment, ListRow(step.key, words, stops=not rows)))
            known = self._folded[step.key] = (step, rows)
        return known[1]

    def _shown(self, rows: tuple[ListRow, ...]) -> None:
        keep = next((row.key for row in reversed(rows) if row.stops), None)
        # Nobody waits for its cursor.
        with self.prevent(StripList.Highlighted):
            self.fill(rows, keep=keep)
        self.scroll_to(y=len(rows), animate=False, force=True, immediate=True)


HANG = 2
"""Cells by which a line that goes on stands further in."""


def heading(moment: str, width: int) -> Content:
    """The heading over what happened in a second: `── turn 1, second 6 ──`."""
    turn, _, second = moment.partition(".")
    words = f"turn {turn[1:]}, subphase {second[1:]}"
    return Content.assemble(
        ("── ", "$panel-line"), (words, "$quiet bold"), (f" {'─' * (width - len(words) - 4)}", "$panel-line")
    )


LEVELS = re.compile(r"(?<=: )\d wound levels?, (?=\w)")
"""The levels of a wound, left out of a row of the roster: what it was and what it has become say as much."""


def last_deeds(step: JournalStep) -> dict[int, Content]:
    """What the lines of a step tell, by the unit each begins with: without its name, in fewer words for a wound."""
    did = {}
    for line in step.lines:
        words = format_deed(line)
        if levels := LEVELS.search(words.plain):
            words = Content.assemble(words[: levels.start()], words[levels.end() :])
        did[line.unit] = words
    return did


def _step(entry: JournalEntry, battle: Known) -> JournalStep:
    return JournalStep(key=str(entry.id), said=entry.lines, lines=step_lines(entry, battle))
