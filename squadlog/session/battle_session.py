"""The shell round the rules: load, decide, append, save, undo. Screens and commands come in by `Session.seat`.

Store, engine and pydantic's core are loaded when they are used: the home screen and `--help` wait for none of them.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, replace
from time import monotonic
from typing import TYPE_CHECKING, assert_never

from squadlog import __version__
from squadlog.base.dice import DieNeeded, read_face
from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import NOTHING, Accepted, DieAsked, Outcome
from squadlog.battle.record.upcasting import has_key
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import NOBODY, REFEREE, key_of
from squadlog.session.judging import SealedPlay
from squadlog.session.kept import is_gone_on

with lazy_imports():
    from squadlog.battle import commands, opening, rights
    from squadlog.battle.record import codec, timeline
    from squadlog.book import fingerprint, in_force
    from squadlog.language import parse
    from squadlog.reports import audit
    from squadlog.rules.common import chapter_states, refusing
    from squadlog.rules.desk import engine
    from squadlog.session import repeating
    from squadlog.session import sealed as sealing
    from squadlog.session import seat as seats
    from squadlog.session.secrecy import chosen
    from squadlog.session.sitting import noting
    from squadlog.store import bodies, records
    from squadlog.store import record_file as files
    from squadlog.survey import drawn

_LATE = "The die that this face was typed for is no longer waited for; the face was not used."

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from squadlog.battle.commands import Command, Orders
    from squadlog.battle.events.union import Event
    from squadlog.battle.record.steps import Step
    from squadlog.battle.terms import Setup
    from squadlog.facts.ground_facts import Target
    from squadlog.facts.seats import Speaker
    from squadlog.language.words import Meta
    from squadlog.rules.common.once_more import Repeatable
    from squadlog.store.record_file import Store


def open_store(path: Path | None = None) -> files.Store:
    """The file of battles and squads; None is the file of this user. Raises StoreError."""
    return files.Store(path)


class Session(SealedPlay):
    """One battle being played: its record, and the rules that decide what comes next."""

    @classmethod
    def create(
        cls, store: Store, setup: Setup, *, by: str = "", words: Mapping[str, str] | None = None
    ) -> Session:
        """Open the record of a new battle. Raises SquadlogError when the set-up cannot be played.

        With `words`, by seat, it is sealed: every side has one, the referee may.
        """
        mark = fingerprint.fingerprint()
        salt = secrets.token_hex(16) if chapter_states.keeps_secrets(setup) else ""
        event = opening.opened(
            replace(setup, tables_hash=mark.tables, rulings_hash=mark.rulings, version=__version__, salt=salt)
        )
        if setup.map:
            drawn.require_sound(setup.map)
        in_force.rulings_with(event.setup.rulings)
        stored = bodies.written([event])
        bodies.read([event.body.encode() for event in stored])
        at, end = records.now(), None
        if words is not None:
            (opens,) = bodies.read([one.body.encode() for one in stored])
            stored, end = sealing.created(opens, words, by=by, at=at)
        number = store.create_record(
            setup.title, stored, moment="set-up", tables_hash=mark.tables, rulings_hash=mark.rulings, by=by,
            at=at, end=end,
        )  # fmt: skip
        cls._begins(store, number)
        return cls(store, number)

    @classmethod
    def open(cls, store: Store, battle_id: int) -> Session:
        """Go on with a battle where it was left, in the middle of a prompt too. Raises StoreError."""
        return cls(store, battle_id)

    def seat(self, who: Speaker, asks: Callable[[str], str] | None = None) -> seats.Seat:
        """The door for whoever speaks from a seat: all that a screen or a command needs. ValueError for no seat.

        StoreError for a seat of a sealed battle whose word was not given in this process; `asks` asks for it, by name.
        """
        if asks is not None:
            self.open_seat(who.seat, asks)
        if not self.may_sit(who.seat):
            raise sealing.not_opened(self.id, self.seen(NOBODY).setup, who.seat)
        self._judge()
        return seats.Seat(self, who)

    # What is said

    def submit(
        self, command: Command, *, by: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Outcome:
        """Decide a command and keep what comes of it. A refusal changes nothing, in memory or in the file.

        `at` is the log entry at which the speaker saw the battle stand: on another nothing is decided. What is said
        again with the `key` of a command that was kept is not done again, and answered with what came of it then. A key
        is of the side that speaks: nobody else comes by what was said with it.
        """
        if done := self._done(key, seat):
            return done
        located = noting.from_seat(self, command, seat)
        if isinstance(located, Refusal):
            return located
        command = located
        if refused := self._not_now(command, at, seat) or self.not_for(seat, command):
            return refused
        kept = noting.kept_as(command, by, key, seat, self._took(command))
        if isinstance(kept, Refusal):
            return kept
        text, command = kept
        outcome = self._decide(command, text, by, (), seat)
        if self._beside(command) and is_gone_on(outcome):
            outcome = self._decide(command, text, by, (), seat)  # it means the same however things stand
        if self._battle.held and isinstance(outcome, Accepted):
            return self._granted() or outcome
        # Whoever was quicker may have been the same speaker.
        return (self._done(key, seat) if is_gone_on(outcome) else None) or outcome

    def _done(self, key: str, seat: str) -> Outcome | None:
        """What came of the command that was kept with this key; None when there is none."""
        if key and self._half is not None and has_key(self._half.command, key, key_of(seat)):
            return self._waiting() if self.waits else DieAsked(roll=self._half_roll(self._half))
        step = self._kept_with(key, key_of(seat), seat)
        return step if step is None or isinstance(step, Refusal) else self._accepted(step, seat)

    def answer(self, face_text: str, *, die: str = "", seat: str = REFEREE) -> Outcome:
        """The face of the die that is awaited; `0` is the highest. Refused when it is no face, or none is awaited.

        Several faces with blanks between are a row, which answers one die after the other as far as it goes; what is
        not a face stops it, and so does a die that is rolled for something else between those of a row. Those before
        it are kept. `die` is the `die_awaited` for which it was rolled: it never falls to another.
        """
        face_text, *row = face_text.split() or [face_text]
        first = self.awaiting
        outcome = self._answer(face_text, die=die, seat=seat)
        while row and isinstance(outcome, DieAsked) and first is not None:
            if first.row and outcome.roll.name != first.name:
                break
            outcome = self._answer(row.pop(0), die="", seat=seat)
        if row and isinstance(outcome, Accepted | DieAsked):
            return replace(outcome, lines=(*outcome.lines, f"Not asked for, and not used: {' '.join(row)}."))
        return outcome

    def _answer(self, face_text: str, *, die: str, seat: str) -> Outcome:
        half, roll = self._half, self.awaiting
        if die and die != self.die_awaited:
            self.changed()
            return replace(self._elsewhere(), sentence=_LATE)
        if half is None or roll is None:
            return Refusal(code="no-die-awaited", sentence="No die is waited for.", rule="DIE-07")
        if refused := self.not_your_word(seat, "die"):
            return refused
        try:
            face = read_face(face_text, roll.die)
        except ValueError as error:
            return Refusal(code="no-such-face", sentence=f"{error}.", rule="DIE-07")
        if not self._decides:
            return self._faces_left(face, seat)
        command = codec.command_from_json(half.command)
        outcome = self._decide(command, half.command, half.by, (*half.faces, face), seat)
        return replace(outcome, sentence=_LATE) if is_gone_on(outcome) else outcome

    def _decide(self, command: Command, text: str, by: str, faces: tuple[int, ...], seat: str) -> Outcome:
        if not self._decides:
            return self._left_to_a_judge(command, text, by, faces, seat)
        head = self._tree.head
        try:
            told = engine.decide(self._battle, command, self._table(faces))
        except DieNeeded as needed:
            roll = json.dumps(asdict(needed.roll))
            half = records.Half(command=text, by=by, faces=faces, roll=roll)
            if self._seal is not None:
                self._half_seat = seat if self._half is None else self._half_seat
                half = self._seal.half_asks(head, half, self._half_seat)
            try:
                with self._signs(half.stored) as end:
                    self._half = self._store.keep_half(self.id, head.last, half, awaited=self._half, end=end)
            except StoreError as error:
                return self._not_saved(error)
            if self._seal is not None:
                chosen.remember(self._seal.opened, self._tree, command, self._half_seat)
            return DieAsked(roll=needed.roll)
        if isinstance(told, Refusal):
            return self._as_known(told, seat)
        if not told:
            return Accepted(events=(), lines=NOTHING)
        try:
            return self._accepted(self._keep(head, command, text, told, by), seat)
        except StoreError as error:
            return self._not_saved(error)

    def _keep(self, head: Step, command: Command, text: str, told: Sequence[Event], by: str) -> Step:
        stored = bodies.written(told)
        # What goes on is what a reader of the file will get: a battle that could not be read again is never written.
        events = tuple(bodies.read([event.body.encode() for event in stored]))
        battle = timeline.folded(self._battle, events)
        if self._seal is not None:
            decided = sealing.Decided(
                command=command, text=text, by=by, events=events, before=self._battle, after=battle, at=records.now()
            )  # fmt: skip
            return self._keep_sealed(head, decided)
        step = self._appended(head, command, text, stored, by=by, label=command.kind, after=battle)
        self._tree.add(step, events, battle, beside=self._beside(command))
        return step

    def _accepted(self, step: Step, seat: str) -> Accepted:
        """What came of a step, as a seat may know it, with what the disk had to say while it was kept."""
        remark = self._store.remark()
        events = tuple(seen for seen in self._logbook.seen(step.id, seat) if seen)
        lines = self._logbook.told(step.id, seat)
        return Accepted(events=events, lines=(*lines, remark) if remark else lines)

    def say(
        self,
        sentence: str,
        *,
        by: str = "",
        seat: str = REFEREE,
        at: int | None = None,
        key: str = "",
        die: str = "",
        patience_s: float = 0.0,
    ) -> Outcome:
        """A sentence of the command language: a command, a die face, or a word to the record such as `undo 2`.

        `at` and `key` as for `submit`, `die` as for `answer`; a word to the record takes no key. When somebody else was
        quicker, a command is read and decided anew on what stands then, for at most `patience_s` and not with `at`.
        Not so a word to the record: it means what was there when it was said.
        """
        if done := self._done(key, seat):
            return done
        if refused := self.not_there(at, seat):
            return refused
        until: float | None = None
        while True:
            said = parse.parse(sentence, self.seen(seat), load_rulebook())
            if isinstance(said, parse.Misread):
                near = f"Did you mean {' or '.join(said.near)}?" if said.near else ""
                instead = " ".join(part for part in (said.instead, near) if part)
                return Refusal(code="misread", sentence=said.problem, rule="", instead=instead)
            if isinstance(said, parse.Meta) and said.kind in ("again", "before"):
                once_more = self.repeated(said.units, before=said.kind == "before", seat=seat)
                if isinstance(once_more, Refusal):
                    return once_more
                said = once_more
            if isinstance(said, parse.Meta):
                return self._no_key(key) or self._record(said, by, seat, die)
            head = self._tree.head.id
            outcome = self.submit(said, by=by, seat=seat, at=at, key=key)
            if self.waits and isinstance(outcome, Accepted):
                outcome = self._patiently(outcome, head, seat, patience_s)
            if at is not None or not is_gone_on(outcome):
                return outcome
            # Counted from here: what it took to load the rules before was nobody's patience.
            until = monotonic() + patience_s if until is None else until
            if monotonic() >= until:
                return outcome

    @staticmethod
    def _no_key(key: str) -> Refusal | None:
        told = "A word to the record takes no key: say where the record stands, or for which die the face is."
        return Refusal(code="no-key", sentence=told, rule="") if key else None

    def _record(self, word: Meta, by: str, seat: str, die: str) -> Outcome:
        """A word to the record."""
        if refused := self.not_your_word(seat, word.kind):
            return refused
        match word.kind:
            case "undo":
                return self.undo(word.number, by=by, why=word.why, seat=seat)
            case "redo":
                return self.redo(word.number, by=by, why=word.why, seat=seat)
            case "jump" if word.name and word.name not in self._branches:
                return Refusal(code="no-such-branch", sentence=f"No place is called {word.name}.", rule="")
            case "jump":
                entry = self.branches(seat)[word.name] if word.name else word.number
                return self.jump(entry, by=by, why=word.why, seat=seat)
            case "branch":
                return self.name_branch(word.name)
            case "die":
                return self.answer(" ".join(map(str, (word.number, *word.row))), die=die, seat=seat)
            case "withdraw":
                return self.withdraw()
            case "log":
                lines = tuple(line for entry in self.log(seat) for line in entry.lines)
                return Accepted(events=(), lines=lines[-word.number :] if word.number else lines)
            case "onward":
                return self.go_on(by=by, seat=seat)
            case "again" | "before":  # an order like any other, which `say` has made of it
                raise TypeError(f"{word.kind} is no word to the record")
            case _:
                assert_never(word.kind)

    def repeated(
        self, units: tuple[int, ...] = (), *, before: bool = False, seat: str = REFEREE
    ) -> Orders | Refusal:
        """What these units were told last, once more, as orders that can be said; of nobody named all of the slot.

        `before`: what they did in the subphase before, and of them those who lack orders.
        """
        return (repeating.as_before if before else repeating.again)(self._tree, self.seen(seat), units)

    def told_last(self, unit: int, *, at_most: int = 10) -> Repeatable | None:
        """The last order of a unit, no more than so many subphases ago; None if it has none."""
        told = repeating.last_told(self._tree, (unit,), at_most=at_most).get(unit)
        return told.order if told is not None else None

    def shot_at_last(self, unit: int) -> Target | None:
        """Whom or what a unit shot at last; None if it has not shot of late."""
        return repeating.last_target(self._tree, unit)

    def go_on(self, *, by: str = "", seat: str = REFEREE, at: int | None = None) -> Outcome:
        """Resolve slot after slot, each a step of its own, until somebody is asked something.

        That is a roll, a question, a die, or orders of somebody who has something to decide and neither orders nor a
        standing order. Refused where somebody is asked already.
        """
        events: list[Event] = []
        lines: list[str] = []
        while (refused := self.asks_somebody(seat)) is None:
            outcome = self.submit(commands.Done(), by=by, seat=seat, at=at)
            at = None
            if not isinstance(outcome, Accepted):
                if events:  # such as another side's slot; a die is asked for whatever has been told before it
                    break
                return outcome
            events += outcome.events
            lines += outcome.lines
        return (
            refused
            if refused is not None and not events
            else Accepted(events=tuple(events), lines=tuple(lines))
        )

    def asks_somebody(self, seat: str = REFEREE) -> Refusal | None:
        """Who has a word to say before the battle can go on; None where it can."""
        if waits := self._awaits():
            return waits
        ask = self.ask(seat)
        if ask.kind != "declare":
            return Refusal(code="asked", sentence=ask.sentence, rule="ACT-16")
        # Who of another side has no orders would tell who has a standing order.
        if not_yours := rights.not_yours(self._battle, seat, commands.Done()):
            return not_yours
        if asked := self.undecided(seat):
            names = ", ".join(refusing.named(self._battle.units[number]) for number in asked)
            lack = f"{names} {'has' if len(asked) == 1 else 'have'} no orders"
            if all(self._battle.units[number].dazed(self._battle.now) for number in asked):
                # They are asked about all the same: a daze leaves them that one choice.
                return Refusal(
                    code="asked", sentence=f"{lack}: dazed, they may only go down.", rule="WND-04",
                    instead="Say kneel or prone, or done.",
                )  # fmt: skip
            return Refusal(
                code="asked", sentence=f"{lack}.", rule="ACT-16", instead="Say what they do, or done."
            )
        return None

    def audit(self, *, whole: bool = False) -> tuple[audit.Difference, ...]:
        """Decide every command of the line again with the faces it had, and say where that leads elsewhere.

        `whole`: of all lines. Before that: the first step of the record, undone ones too, whose hash does not fit.
        """
        changed: tuple[audit.Difference, ...] = ()
        if broken := self._store.first_broken(self.id):
            moment = self._tree.state(broken.step).now
            changed = (audit.Difference(step=broken.entry, moment=moment, what=broken.what),)
        return (*changed, *audit.audit(self._tree, self._table_for, whole=whole))
