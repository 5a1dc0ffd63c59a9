"""The record of one battle: where it stands, going back and forth in it, its log. Decides nothing.

What the store, the rules and pydantic's adapters cost to import is paid when a battle is opened, not before.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

from squadlog import __version__
from squadlog.battle.outcome import Moved
from squadlog.battle.record.upcasting import NewerError
from squadlog.battle.refusal import Refusal
from squadlog.dice import Roll
from squadlog.errors import SquadlogError, StoreError
from squadlog.lasting import uncollected
from squadlog.lazily import lazily
from squadlog.records import replace
from squadlog.seats import NOBODY, REFEREE
from squadlog.shell.kept import Kept

with lazily():
    from squadlog.battle import known, saying
    from squadlog.battle.record import codec, timeline
    from squadlog.reports import entries as log_entries
    from squadlog.reports import export, logbook, proving, wording
    from squadlog.reports.flat import tables
    from squadlog.reports.soldier import health, notes
    from squadlog.shell import scripts, sealed
    from squadlog.shell.packets import paper
    from squadlog.shell.sitting import noting
    from squadlog.store import bodies

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from contextlib import AbstractContextManager

    from squadlog.battle.events.referee import NoteWritten
    from squadlog.battle.events.union import Event
    from squadlog.battle.holding import Proof
    from squadlog.battle.record.steps import Step
    from squadlog.battle.record.timeline import Timeline
    from squadlog.battle.saying import Noting
    from squadlog.battle.state import Battle, Known
    from squadlog.reports.entries import LogEntries, LogEntry
    from squadlog.reports.logbook import Logbook
    from squadlog.reports.soldier.health import HealthLine, StepTold
    from squadlog.reports.soldier.notes import NoteKept
    from squadlog.shell.clock import Stopwatch
    from squadlog.shell.sealed import Sealed
    from squadlog.store.hashes import Broken
    from squadlog.store.records import BattleRecord, EndMark, Half


NotingT = TypeVar("NotingT", bound="Noting")
_WITHDRAWN = "The command that waited for a die is withdrawn; its faces are gone."


class Recorded(Kept["Event", "Battle"]):
    """A battle as it is kept. `id` is its number in the store, `title` its name in the list."""

    _what, _step = "battle", "command"
    _tree: Timeline
    _logbook: Logbook
    _seal: Sealed | None = None
    _half_seat: str = ""
    _seen_of: Battle | None = None
    watch: Stopwatch | None = None
    """What measures the time of decisions at this terminal; None: nobody does."""
    _seen: dict[str, Known]
    _lived: tuple[int, str, tuple[HealthLine, ...]] | None = None

    def refresh(self) -> None:
        """Read the battle again, in case somebody else has gone on with it. Raises StoreError."""
        with uncollected(), self.sound():
            record = self._store.load(self.id)
            self._half: Half | None = record.half
            if record.sealed:
                self._unseal(record)
            else:
                self._seal = None
                self._tree = timeline.Timeline(
                    record.steps, record.head, record.moves, partial(bodies.read_steps, record)
                )
                self._logbook = logbook.Logbook(self._tree)
            if self._half is not None and (fault := _unreadable(self._half)):
                raise record.damaged(f"the command that waits for a die {fault}")
        self._lived = None  # of a sealed battle a seat may read more than before
        self.title = record.title
        self._branches = dict(record.branches)

    def _unseal(self, record: BattleRecord) -> None:
        """Read a sealed battle as far as it can be opened here."""
        self._seal = sealed.Sealed(record, self._store.settings.all())
        self._tree = self._seal.timeline()
        self._seal.try_sides(self._tree)
        self._logbook = self._seal.logbook(self._tree)
        if self._half is not None:
            self._half, self._half_seat = self._seal.half_read(self._tree.head, self._half)

    @property
    def _decides(self) -> bool:
        """Whether all that decides is known here, as it is but in a sealed battle."""
        return self._seal is None or self._seal.judges

    @property
    def waits(self) -> bool:
        """Whether what was said waits for a terminal that can decide it."""
        return self._half is not None and not self._half.roll

    @property
    def _battle(self) -> Battle:
        """The battle as it stands, secrets and all: for the rules alone."""
        return self._tree.battle()

    def seen(self, seat: str) -> Known:
        """The battle as a seat knows it; one and the same while nothing changes. ValueError for no seat of it."""
        if self._seen_of is not self._battle:
            self._seen_of, self._seen = self._battle, {}
        if seat not in self._seen:
            self._seen[seat] = known.known(self._battle, seat)
        return self._seen[seat]

    @property
    def awaiting(self) -> Roll | None:
        """The die somebody must roll and type, or None."""
        return None if self._half is None or self.waits else self._half_roll(self._half)

    @staticmethod
    def _half_roll(half: Half) -> Roll:
        return Roll(**json.loads(half.roll))

    @property
    def die_awaited(self) -> str:
        """A name for that very die, so that a face typed for it falls to no other; empty when none is awaited."""
        if self._half is None:
            return ""
        told = self._half.stored
        if self._seal is None:  # what a seal keeps tells nothing, and lies alike at all seats
            said = codec.command_from_json(self._half.command)
            if not known.may_read(said, self._battle, NOBODY):  # nor may it tell by its name what was chosen
                told = f"{said.kind} {self._half.faces} {self._half.roll}"
        return f"{crc32(f'{self.head_of(NOBODY)} {told}'.encode()):08x}"

    # Where the battle stands

    def undo(self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Go back by commands, dice and turns included; a half-answered command is withdrawn instead."""
        if self._half is None:
            return super().undo(steps, by=by, why=why, seat=seat)
        return self.not_your_word(seat, "withdraw") or self.withdraw()

    def withdraw(self) -> Moved | Refusal:
        """Drop the half-answered command with the faces typed for it."""
        if self._half is None:
            return Refusal(code="no-die-awaited", sentence="No command waits for a die.", rule="")
        try:
            with self._signs(None) as end:
                self._store.keep_half(self.id, self._tree.head.last, None, awaited=self._half, end=end)
        except StoreError as error:
            return self._not_saved(error)
        waited, self._half = self.waits, None
        told = "What waited is withdrawn." if waited else _WITHDRAWN
        return Moved(sentence=told)

    # What was said

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
                    found.append(
                        notes.kept(event, step, at, on, self._tree.state(step.id).now, undone=undone)
                    )
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
        return paper.written(self._store.packed(self.id), __version__)

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

        None where a seal hides from this process what they are about.
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

    # Inside

    def _signs(self, half: str | None, *, beside: bool = False) -> AbstractContextManager[EndMark | None]:
        if self._seal is None:
            return super()._signs(half, beside=beside)
        return self._seal.signs(self._tree, half, beside=beside)

    def _number(self, step: int, seat: str) -> int:
        return self._logbook.counted(seat).number(step)

    def _numbered(self, number: int, seat: str) -> Step | None:
        return self._logbook.counted(seat).numbered(number)

    def _counted(self, steps: Sequence[Step], seat: str) -> Sequence[Step]:
        return self._logbook.counted(seat).counted(steps)

    def _said(self, step: Step) -> str:
        """A step in the words an onlooker hears, so that no secret is told by taking it back."""
        first = wording.main_line(self._logbook.told(step.id, NOBODY)) or "what was done in secret"
        opened = first.strip("— ") if first.startswith("—") else ""
        return f"start of second {opened.partition('.s')[2]}" if opened else first.rstrip(".")

    def _awaits(self) -> Refusal | None:
        roll = self.awaiting
        if roll is None:
            return sealed.awaited(self._seal, self.seen(NOBODY)) if self._seal and self.waits else None
        return Refusal(
            code="die-awaited",
            sentence=f"A d{roll.die} is waited for: {roll.name} {roll.who}".rstrip() + ".",
            rule="DIE-07",
            instead="Type its face, or withdraw the command.",
        )

    def _moment(self, step: Step) -> str:
        return moment_of(self._tree.state(step.id))

    def _awaited(self) -> Half | None:
        return self._half

    def _dropped(self) -> None:
        self._half = None


def _unreadable(half: Half) -> str:
    """What is wrong with a half-answered command, or with the die it waits for; empty for nothing."""
    try:
        if half.command:
            codec.command_from_json(half.command)
        if not half.roll:
            return ""
        roll = Roll(**json.loads(half.roll))
    except NewerError:
        return "was said in a newer squadlog; upgrade squadlog to go on"
    except (ValueError, TypeError, RecursionError):
        return "cannot be read"
    words = (roll.name, roll.who, roll.side, roll.needed)
    sound = isinstance(roll.die, int) and roll.die > 0 and all(isinstance(word, str) for word in words)
    return "" if sound else "cannot be read"


def moment_of(battle: Battle) -> str:
    """When a step was taken, as the log shows it."""
    if battle.stage == "setup":
        return "set-up"
    return "over" if battle.stage == "over" else str(battle.now)
