"""What is told of the record of a battle: its log, the notes and wounds in it, what is exported and proved of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE
from squadlog.session.recorded import Recorded

with lazy_imports():
    from squadlog.battle import known, saying
    from squadlog.reports import entries as log_entries
    from squadlog.reports import export, proving
    from squadlog.reports.flat import tables
    from squadlog.reports.soldier import health, notes
    from squadlog.session import scripts
    from squadlog.session.battle_archive import paper
    from squadlog.session.sitting import noting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.chapter_state import Proof
    from squadlog.battle.events.referee import NoteWritten
    from squadlog.battle.events.union import Event
    from squadlog.battle.record.steps import Step
    from squadlog.battle.saying import Noting
    from squadlog.battle.state import Known
    from squadlog.reports.entries import LogEntries, LogEntry
    from squadlog.reports.soldier.health import HealthLine, StepTold
    from squadlog.reports.soldier.notes import NoteKept
    from squadlog.store.hashes import Broken

NotingT = TypeVar("NotingT", bound="Noting")


class Telling(Recorded):
    """A battle that is told, to each seat what it may read."""

    _lived: tuple[int, str, tuple[HealthLine, ...]] | None = None

    def refresh(self) -> None:
        """Read the battle again, see `Recorded.refresh`."""
        super().refresh()
        self._lived = None  # of a sealed battle a seat may read more than before

    def log(self, seat: str = REFEREE, *, undone: bool = False) -> LogEntries:
        """The log as a seat may read it, oldest first; with `undone`, the lines left as well."""
        with self.sound():
            entries = self._logbook.entries(self.branches(seat), seat, undone=undone)

        def soundly(place: int) -> LogEntry:
            with self.sound():
                return entries[place]

        return log_entries.LogEntries(len(entries), soundly, undone=entries.undone)

    def stood_at(self, entry: int, seat: str = REFEREE) -> Known | None:
        """The battle as it stood after a line of the log, as a seat knows it; None: there is no such line."""
        step = self._numbered(entry, seat)
        return None if step is None else known.known(self._tree.state(step.id), seat)

    def _told_each(self, entry: int, seat: str) -> Sequence[tuple[Event | None, tuple[str, ...]]]:
        """The events of a line of the log as a seat may read them, each with its words."""
        step = self._numbered(entry, seat)
        return () if step is None else self._logbook.told_each(step.id, seat)

    def latest(self, steps: int, seat: str = REFEREE) -> tuple[str, ...]:
        """The words of the last steps that stand, oldest first, as a seat may read them."""
        line = self._tree.read_line()
        known_of = self._logbook.counted(seat).counted(line)[-steps:]
        return tuple(told for step in known_of for told in self._logbook.told(step.id, seat))

    def newest(self, seat: str = REFEREE) -> LogEntry | None:
        """The last step that stands, as a seat may read it; None where it knows of none."""
        counted = self._logbook.counted(seat)
        known_of = counted.counted(self._tree.read_line())
        if not known_of:
            return None
        step = known_of[-1]
        return self._logbook.entry(step, counted.number(step.id), seat)

    def health(self, seat: str = REFEREE) -> tuple[HealthLine, ...]:
        """What befell everybody on the line that stands, as a seat may read it, oldest first."""
        if self._lived is None or self._lived[:2] != (self._tree.head.id, seat):
            with self.sound():
                first = self._tree.state(self._tree.line()[0]).units
                begins = {number: unit.wound for number, unit in first.items()}
                self._lived = (self._tree.head.id, seat, tuple(health.health(self._of_health(seat), begins)))
        return self._lived[2]

    def notes(self, seat: str = REFEREE, *, line: int | None = None) -> tuple[NoteKept, ...]:
        """The notes of the whole record that a seat may read, oldest first, wherever the battle stands by now.

        With `line` those on that line of its log alone, which all stand beside the line of the record.
        """
        found: list[NoteKept] = []
        with self.sound():
            written = self._noted(seat, on_lines=line is not None)
            stands = frozenset(step.id for step in self._tree.read_line()) if written else frozenset()
            for step, event in written:
                of = None if event.entry is None else self._numbered(event.entry, event.seat or NOBODY)
                on = None if of is None else self._number(of.id, seat)
                if line in (None, on):
                    at, undone = self._number(step.id, seat), step.id not in stands
                    by, moment = self._logbook.said_by(step), self._tree.state(step.id).now
                    found.append(notes.kept(event, step, at, on, moment, by=by, undone=undone))
        return tuple(found)

    def _noted(self, seat: str, *, on_lines: bool) -> list[tuple[Step, NoteWritten]]:
        """The steps that wrote notes with what this seat reads of them; `on_lines`: of those beside the line alone."""
        tree = self._tree
        steps = map(tree.step, sorted(tree.aside)) if on_lines else tree.steps
        return [
            (step, event)
            for step in steps
            if step.label in saying.NOTES
            for event in self._logbook.seen(step.id, seat)
            if isinstance(event, notes.NoteWritten)
        ]

    def on_a_line(self, note: NotingT, seat: str, reads: str) -> NotingT | Refusal:
        """A note on a line that `seat` calls so, as those count and hear it who may read it (`reads`)."""
        step = self._numbered(note.entry or 0, seat)
        if step is None:
            return Refusal(code="no-such-entry", sentence=f"The log has no line {note.entry}.", rule="")
        entry = self._number(step.id, reads)
        if self._numbered(entry, reads) is not step:
            told = f"Not everybody knows of line {note.entry}: this note would tell of it."
            return Refusal(code="note-tells", sentence=told, rule="", instead="Write it privately.")
        with self.sound():
            words = noting.quoted(self._logbook.told(step.id, reads), step.label)
        return replace(note, entry=entry, quoted=words)

    def _of_health(self, seat: str) -> Iterator[StepTold]:
        """The steps that have a say about it."""
        tree, numbers = self._tree, self._logbook.counted(seat)
        for step in tree.line():
            if health.matters(tree.events(step)) and (before := tree.before(step)) is not None:
                seen = tuple(event for event in self._logbook.seen(step, seat) if event is not None)
                yield numbers.number(step), before.now, seen

    def export(self, form: str, *, seat: str = REFEREE, as_json: bool = False) -> str:
        """The record as `json`, `csv` or `story`; for the referee as `sql`, `battle` (a file) or `test` (`scripts`).

        Its `attacks` and `moves` are flat tables, CSV or JSON. SquadlogError otherwise.
        """
        if form in tables.TABLES:
            return self._flat_table(form, seat, as_json=as_json)
        if form == "battle":
            return self._packet(seat)
        if form == "sql" and seat == REFEREE:
            return self._store.dump(self.id)
        if form == "test" and seat == REFEREE:
            return scripts.script_of(self._tree)
        entries = self.log(seat, undone=True)
        return export.export(
            form,
            title=self.title,
            battle=self.seen(seat),
            entries=entries,
            branches=self.branches(seat),
            seat=None if seat == REFEREE else seat,
        )

    def _packet(self, seat: str) -> str:
        if seat != REFEREE:
            raise SquadlogError(
                "The whole record tells every secret: --seat referee alone exports the battle."
            )
        return paper.written(self._store.packed(self.id))

    def _flat_table(self, what: str, seat: str, *, as_json: bool) -> str:
        with self.sound():
            told = tables.table(
                what,
                self._tree,
                self._logbook,
                title=self.title,
                seat=None if seat == REFEREE else seat,
                read_by=seat,
            )
        return tables.as_json(told) if as_json else tables.as_csv(told)

    def proofs(self, seat: str = REFEREE) -> tuple[Proof, ...]:
        """What the commitments of the line come to; before the end only the referee reads what was placed.

        Empty where a seal hides from this process what they are about.
        """
        if not self._decides:
            return ()
        with self.sound():
            found = tuple(proving.proofs(self._tree))
        if seat == REFEREE or self._battle.stage == "over":
            return found
        return tuple(replace(one, salt="", placed="") for one in found)

    def strange_aside(self) -> int | None:
        """The first step that never stood in a line and is no note, by its number; None: there is none."""
        steps = (self._tree.step(one) for one in sorted(self._tree.aside))
        return next((self._tree.number(step.id) for step in steps if step.label not in saying.NOTES), None)

    def broken(self) -> Broken | None:
        """The first step of the record that was changed from outside, or None."""
        return self._store.first_broken(self.id)
