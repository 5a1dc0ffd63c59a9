"""The log of a battle as a seat may read it: its lines, the notes on them, and what befell whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import value
from squadlog.facts.seats import NOBODY, TABLE

with lazy_imports():
    from squadlog.battle import rights, saying
    from squadlog.battle.pictures import note_picture
    from squadlog.battle.record import codec, upcasting
    from squadlog.reports import entries as log_entries
    from squadlog.reports.soldier import health, notes
    from squadlog.reports.story import minutes
    from squadlog.session.replaying import frames

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.events.referee import NoteWritten
    from squadlog.battle.events.union import Event
    from squadlog.battle.pictures.jpeg import JpegRead
    from squadlog.battle.record.steps import Step
    from squadlog.battle.state import Known
    from squadlog.reports.entries import LogEntries, LogEntry
    from squadlog.reports.logbook import Logbook
    from squadlog.reports.soldier.health import HealthLine, StepTold
    from squadlog.reports.soldier.notes import NoteKept
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.replaying.frames import BattleReplay
    from squadlog.session.seat_views import SeatViews

EventT = TypeVar("EventT")


@value
class LogMark:
    """A place in the log of a seat, from which it is read on: the step, and how much of a sealed record was open."""

    step: int
    read_as: object


class SeatLog:
    """What is told of a battle at a seat."""

    def __init__(self, record: RecordOfBattle, views: SeatViews, seat: str) -> None:
        self._record, self._views, self._seat = record, views, seat
        self._times: dict[int, minutes.TimedStep] = {}
        self._lived: tuple[Logbook, int, tuple[HealthLine, ...]] | None = None

    def entries(self, *, undone: bool = False) -> LogEntries:
        """The log as this seat may read it, oldest first; with `undone`, the lines left as well."""
        record = self._record
        with record.sound():
            entries = record.logbook.entries(record.branches(self._seat), self._seat, undone=undone)

        def soundly(place: int) -> LogEntry:
            with record.sound():
                return entries[place]

        return log_entries.LogEntries(len(entries), soundly, undone=entries.undone)

    def latest(self, steps: int) -> tuple[str, ...]:
        """The words of the last steps that stand, oldest first: less than the log costs."""
        logbook, line = self._record.logbook, self._record.tree.read_line()
        known_of = logbook.counted(self._seat).counted(line)[-steps:]
        return tuple(told for step in known_of for told in logbook.told(step.id, self._seat))

    def in_all(self) -> int:
        """How many lines this seat may read, undone ones too: it grows with everything that is said."""
        return self._record.logbook.counted(self._seat).in_all

    def newest(self) -> LogEntry | None:
        """The last step that stands, as this seat may read it, or None where it knows of none: less than the log."""
        counted = self._record.logbook.counted(self._seat)
        known_of = counted.counted(self._record.tree.read_line())
        if not known_of:
            return None
        step = known_of[-1]
        return self._record.logbook.entry(step, counted.number(step.id), self._seat)

    def stood_at(self, entry: int) -> Known | None:
        """The battle as it stood after a line of the log, as this seat knows it; None: there is no such line."""
        return self._views.stood_at(entry, self._seat)

    def stood_before(self, entry: int) -> Known | None:
        """The battle as it stood before a line of the log, as this seat knows it; None: there is no such line."""
        return self._views.stood_before(entry, self._seat)

    def line_at(self, entry: int, seat: str) -> int | None:
        """What another seat calls a line of this log; None where it knows of none."""
        step = self._record.numbered(entry, self._seat)
        number = None if step is None else self._record.number(step.id, seat)
        return number if number and self._record.numbered(number, seat) is step else None

    def told_each(self, entry: int) -> Sequence[tuple[Event | None, tuple[str, ...]]]:
        """The events of a line of the log as this seat may read them, each with its words."""
        step = self._record.numbered(entry, self._seat)
        return () if step is None else self._record.logbook.told_each(step.id, self._seat)

    def mark(self) -> LogMark:
        """The place where the log stands, from which it can be read on."""
        return LogMark(self._record.tree.head.id, self._read_as())

    def goes_on_from(self, mark: LogMark) -> bool:
        """Whether the log goes on from a place as it was read there: nothing was undone, or opened with a password."""
        return mark.read_as is self._read_as() and self._record.tree.line_after(mark.step) is not None

    def _read_as(self) -> object:
        """What changes when a sealed record may tell more than before: then all of it is read anew."""
        return None if self._record.seal is None else self._record.logbook

    def lines_with(
        self, *kinds: type[Event], after: LogMark | None = None, to: int | None = None
    ) -> tuple[int, ...]:
        """The lines of the log that stand in which such events came about, even if this seat may not read the events.

        For whoever compares what the seat knew before and after. Those `after` a place alone, none where that does not
        stand any more; `goes_on_from` tells. With `to` those on the way to a line, it among them, whether it stands or
        not.
        """
        tree, numbers = self._record.tree, self._record.logbook.counted(self._seat)
        if to is None:
            steps = tree.line() if after is None else tree.line_after(after.step) or ()
        else:
            last = self._record.numbered(to, self._seat)
            steps = () if last is None else tree.line(last.id)
        found = [one for one in steps if any(isinstance(event, kinds) for event in tree.events(one))]
        return tuple(numbers.number(step.id) for step in numbers.counted(list(map(tree.step, found))))

    def happened(self, *kinds: type[EventT]) -> Iterator[tuple[int, EventT]]:
        """The events of these kinds that stand, as this seat may read them, in order, each with its line of the log."""
        tree, logbook = self._record.tree, self._record.logbook
        numbers = logbook.counted(self._seat)
        for step in tree.line():
            if any(isinstance(event, kinds) for event in tree.events(step)):
                with self._record.sound():
                    seen = logbook.seen(step, self._seat)
                number = numbers.number(step)
                yield from ((number, event) for event in seen if isinstance(event, kinds))

    def replay(self, *, whole: bool = False) -> BattleReplay:
        """The line that stands, watched again as this seat knew it then; `whole`: with all secrets, once it is over."""
        return frames.read_replay(self._record, self._seat, whole=whole)

    def is_told_whole(self) -> bool:
        """Whether a replay is usually told with all secrets here: at the table of all, once the battle is over."""
        return self._seat == TABLE and self.why_not_whole() is None

    def why_not_whole(self) -> str | None:
        """The sentence why the replay is not told with all that is secret; None where it may be."""
        return frames.why_not_whole(self._record)

    def time_played(self, gap_s: int = 0) -> minutes.TimePlayed:
        """How long was played, by turn, side and player, as far as this seat knows what was said; undone words too.

        `gap_s` are the seconds without a word from which on it was a pause; 0: as usual.
        """
        tree, logbook = self._record.tree, self._record.logbook
        known_of = logbook.counted(self._seat).counted(tree.steps)
        return minutes.time_played(map(self._timed, known_of), gap_s or minutes.USUAL_GAP_S)

    def minutes_played(self) -> minutes.MinutesPlayed:
        """Whole minutes so far, in all and in this turn, as `time_played` counts them: without the states between."""
        tree, turns, before = self._record.tree, dict[int, int](), dict[int, int]()
        with self._record.sound():
            for step in tree.steps:
                before[step.id] = turns.get(step.parent or 0, 0)
                if step.parent is None:
                    begun = tree.state(step.id)
                    turns[step.id] = 0 if begun.stage == "setup" else begun.now.turn
                else:
                    turns[step.id] = minutes.turn_after(tree.events(step.id), before[step.id])
            known_of = self._record.logbook.counted(self._seat).counted(tree.steps)
        told = (
            minutes.TimedStep(at=step.at, turn=before[step.id], pauses=_pauses(step)) for step in known_of
        )
        return minutes.minutes_played(told, turns[tree.head.id])

    def _timed(self, step: Step) -> minutes.TimedStep:
        """A step with whose word it was: that of the seat that said it, else that of the side it is about."""
        if (found := self._times.get(step.id)) is not None:
            return found
        before = self._record.tree.before(step.id)
        side = upcasting.seat_of(step.command)
        if before is not None and not side and step.command and step.label not in rights.SECRET:
            whose = rights.owner(before, codec.command_from_json(step.command))
            side = whose if whose in before.side_ids() else ""
        started = before is not None and before.stage != "setup"
        found = minutes.TimedStep(
            at=step.at,
            turn=before.now.turn if before is not None and started else 0,
            side=side,
            by=self._record.logbook.said_by(step),
            pauses=_pauses(step),
        )
        self._times[step.id] = found
        return found

    # What befell whom

    def health(self, unit: int | None = None) -> tuple[HealthLine, ...]:
        """What befell a soldier, or everybody, as this seat may read it: wounds, dazes, lost nerves; oldest first."""
        lines = self._health()
        return lines if unit is None else tuple(line for line in lines if line.unit == unit)

    def _health(self) -> tuple[HealthLine, ...]:
        tree, logbook = self._record.tree, self._record.logbook
        # Read anew, a sealed battle may tell a seat more than before.
        if self._lived is None or self._lived[0] is not logbook or self._lived[1] != tree.head.id:
            with self._record.sound():
                first = tree.state(tree.line()[0]).units
                begins = {number: unit.wound for number, unit in first.items()}
                self._lived = (logbook, tree.head.id, tuple(health.health(self._of_health(), begins)))
        return self._lived[2]

    def _of_health(self) -> Iterator[StepTold]:
        """The steps that have a say about it."""
        tree, logbook = self._record.tree, self._record.logbook
        numbers = logbook.counted(self._seat)
        for step in tree.line():
            if health.matters(tree.events(step)) and (before := tree.before(step)) is not None:
                seen = tuple(event for event in logbook.seen(step, self._seat) if event is not None)
                yield numbers.number(step), before.now, seen

    # Notes

    def notes(self) -> tuple[NoteKept, ...]:
        """The notes of the whole record that this seat may read, oldest first, wherever the battle stands by now."""
        return self._notes(None)

    def notes_on(self, line: int) -> tuple[NoteKept, ...]:
        """The notes on one line of its log, which stand beside the line of the record: cheaper than all notes."""
        return self._notes(line)

    def picture_at(self, line: int) -> JpegRead | None:
        """The picture of the note that this line wrote, else of the first that is about it; None for none."""
        about = (note.entry for note in self.notes() if note.line == line and note.picture is not None)
        return next(filter(None, map(self.picture, (line, *about))), None)

    def picture(self, entry: int) -> JpegRead | None:
        """The JPEG of the note that this line of its log wrote; None where there is no such note or no picture."""
        record = self._record
        with record.sound():
            for step, event in self._noted(on_lines=False):
                if event.picture is not None and record.number(step.id, self._seat) == entry:
                    said = codec.command_from_json(step.command)
                    return note_picture.find_picture(said.picture if isinstance(said, saying.Noting) else "")
        return None

    def _notes(self, line: int | None) -> tuple[NoteKept, ...]:
        record, seat, found = self._record, self._seat, list["NoteKept"]()
        with record.sound():
            written = self._noted(on_lines=line is not None)
            stands = frozenset(step.id for step in record.tree.read_line()) if written else frozenset()
            for step, event in written:
                of = None if event.entry is None else record.numbered(event.entry, event.seat or NOBODY)
                on = None if of is None else record.number(of.id, seat)
                if line in (None, on):
                    at, undone = record.number(step.id, seat), step.id not in stands
                    by, moment = record.logbook.said_by(step), record.tree.state(step.id).now
                    found.append(notes.keep_note(event, step, at, on, moment, by=by, undone=undone))
        return tuple(found)

    def _noted(self, *, on_lines: bool) -> list[tuple[Step, NoteWritten]]:
        """The steps that wrote notes with what this seat reads of them; `on_lines`: of those beside the line alone."""
        tree = self._record.tree
        steps = map(tree.step, sorted(tree.aside)) if on_lines else tree.steps
        return [
            (step, event)
            for step in steps
            if step.label in saying.NOTES
            for event in self._record.logbook.seen(step.id, self._seat)
            if isinstance(event, notes.NoteWritten)
        ]


def _pauses(step: Step) -> bool:
    """Whether the time after it is none of play."""
    return step.label == "pause" or (step.label == "pause_clock" and '"paused":true' in step.command)
