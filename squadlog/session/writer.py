"""How a step is written: at the head of the record or beside it, in the clear or under a seal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace, value
from squadlog.session.battle_record import moment_of

with lazy_imports():
    from squadlog.battle import known
    from squadlog.battle.record import timeline
    from squadlog.session import sealed as sealing
    from squadlog.store import bodies, records
    from squadlog.store.seal import pages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.events.union import Event
    from squadlog.battle.record.steps import Step
    from squadlog.battle.state import Battle
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.sealed import Sealed
    from squadlog.store.records import StoredEvent


@value
class Statement:
    """A command as it is kept, in `text` too: who gave it from which seat, with the faces typed for it so far.

    `beside`: it is written beside the line of the record, and what waits goes on waiting. `answer` is kept with it, see
    `said.answers`. `waits_on`: it stands on the line, and what waits goes on waiting nevertheless.
    """

    command: Command
    text: str
    by: str
    seat: str
    faces: tuple[int, ...] = ()
    beside: bool = False
    answer: str = ""
    waits_on: bool = False


class Writer:
    """Writes the steps of a battle. StoreError for what cannot be written."""

    def __init__(self, record: RecordOfBattle) -> None:
        self._record = record

    def write(
        self, said: Statement, told: Sequence[Event], *, at: str = "", shown: Battle | None = None
    ) -> Step:
        """Write what was decided here, now or `at` that time.

        Under a seal every seat knows the battle by it as `shown`, where that is not as it stands after it.
        """
        record = self._record
        stored = bodies.events_to_rows(told)
        # What goes on is what a reader of the file will get: a battle that could not be read again is never written.
        events = tuple(bodies.read([event.body.encode() for event in stored]))
        after = timeline.apply_all(record.battle, events)
        if record.seal is not None:
            decided = replace(self._decided(said, events, after, at), shown=shown)
            return self._write_sealed(record.seal, said, decided)
        step = self._append(said, said.text, stored, label=said.command.kind, after=after, at=at)
        record.tree.add(step, events, after, beside=said.beside)
        return step

    def write_secretly(self, seal: Sealed, said: Statement, told: tuple[Event, ...]) -> Step:
        """Write a step that is said wholly in secret."""
        record = self._record
        decided = self._decided(said, told, timeline.apply_all(record.battle, told))
        rows, events = seal.secretly(record.tree, decided, said.seat, beside=said.beside)
        step = self._append_sealed(said, decided, rows, pages.UNHEARD)
        record.tree.add(step, events, known.known(decided.after, said.seat), beside=said.beside)
        return step

    def _write_sealed(self, seal: Sealed, said: Statement, decided: sealing.Decided) -> Step:
        """Write a step that was decided here for all eyes."""
        record = self._record
        rows, read = seal.judged(record.tree, decided, beside=said.beside)
        step = self._append_sealed(said, decided, rows, read[None].label)
        record.tree.add(step, decided.events, decided.after, beside=said.beside)
        seal.added(step, read)
        return step

    def _decided(
        self, said: Statement, told: tuple[Event, ...], after: Battle, at: str = ""
    ) -> sealing.Decided:
        return sealing.Decided(
            command=said.command, text=said.text, by=said.by, events=told, before=self._record.battle,
            after=after, at=at or records.now(),
        )  # fmt: skip

    def _append_sealed(
        self, said: Statement, decided: sealing.Decided, rows: Sequence[StoredEvent], label: str
    ) -> Step:
        step = self._append(said, sealing.SAID, rows, label=label, after=decided.after, at=decided.at)
        return step._replace(command=said.text, label=said.command.kind)

    def _append(
        self, said: Statement, text: str, rows: Sequence[StoredEvent], *, label: str, after: Battle, at: str = ""
    ) -> Step:  # fmt: skip
        """Write a step at the head, or beside the line: then what waits goes on waiting."""
        record, waits_on = self._record, said.waits_on and self._record.seal is None
        beside = record.tree.last if said.beside else None
        waits = record.half.stored if beside is not None and record.half is not None else None
        with record.signs(waits, beside=said.beside) as end:
            step = record.store.append(
                record.id, record.tree.head, text, rows, by=said.by, label=label, moment=moment_of(after),
                awaited=record.half, beside=beside, at=at, end=end, answer=said.answer,
                waits_on=waits_on,
            )  # fmt: skip
        if beside is None and not waits_on:
            record.half = None
        return step
