"""A battle in use: load, decide, append, save, undo. Screens and commands come in by `Session.seat`.

Store, engine and pydantic's core are loaded when they are used: the home screen and `--help` wait for none of them.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic, sleep
from typing import TYPE_CHECKING, assert_never

from squadlog import __version__
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.folds.turn import first_state
from squadlog.battle.outcome import Accepted, Moved, Outcome
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import REFEREE
from squadlog.session.asking.timer import Timer
from squadlog.session.awaited import AwaitedDie
from squadlog.session.battle_record import RecordOfBattle, moment_of
from squadlog.session.decider import Decider
from squadlog.session.judge import SealJudge
from squadlog.session.record import is_gone_on
from squadlog.session.said.answers import Voice, keys_of
from squadlog.session.said.faces import Faces
from squadlog.session.said.to_record import WordsToRecord
from squadlog.session.seat_views import BySeat, SeatViews
from squadlog.session.secrecy.passwords import Passwords
from squadlog.session.secrecy.state import SealState
from squadlog.session.secrecy.terminals import OpenTerminals
from squadlog.session.undo_agreement import UndoAgreement
from squadlog.session.undo_redo import UndoRedo
from squadlog.session.writer import Statement, Writer

with lazy_imports():
    import secrets

    from squadlog.battle import commands, opening
    from squadlog.book import fingerprint, in_force, load
    from squadlog.language import parse
    from squadlog.rules.common import chapter_states
    from squadlog.session import repeating
    from squadlog.session import sealed as sealing
    from squadlog.session import seat as seats
    from squadlog.session.asking import blasts, clock, die, due, rules, sentences, victory
    from squadlog.session.said import persons
    from squadlog.session.secrecy import memory, sealable
    from squadlog.session.telling import exports, log, noting
    from squadlog.store import bodies, records
    from squadlog.store import record_file as files
    from squadlog.survey import drawn

_PAUSE_S = 0.05

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from squadlog.battle.commands import Command
    from squadlog.battle.events.union import Event
    from squadlog.battle.terms import Setup
    from squadlog.facts.seats import Speaker
    from squadlog.language.words import Meta
    from squadlog.store.record_file import Store


def open_store(path: Path | None = None) -> files.Store:
    """The file of battles and squads; None is the file of this user. Raises StoreError."""
    return files.Store(path)


class Session:
    """One battle being played: its parts, and what comes of what is said.

    The parts of a seat are asked by its name, `session.rules["red"]`; screens and commands get them from a `Seat`.
    """

    def __init__(self, store: Store, number: int) -> None:
        record = RecordOfBattle(store, number)
        views = SeatViews(record)
        awaited = AwaitedDie(record, views)
        self.id, self.record, self.views, self.awaited = number, record, views, awaited
        self.die = BySeat(lambda seat: die.DieOfSeat(record, awaited, seat))
        self.rules = BySeat(lambda seat: rules.RulesAsked(record, views, awaited, seat))
        self.due = BySeat(lambda seat: due.Due(record, views, awaited, self.rules[seat]))
        self.blasts = BySeat(lambda seat: blasts.Blasts(views, seat))
        self.victory = BySeat(lambda seat: victory.VictoryCount(record, views, seat))
        self.log = BySeat(lambda seat: log.SeatLog(record, views, seat))
        self.exports = BySeat(
            lambda seat: exports.Exports(record, views, self.log[seat], self.victory[seat], seat)
        )
        self.earlier = BySeat(lambda seat: repeating.EarlierOrders(record, views, seat))
        self.sentences = BySeat(lambda seat: sentences.Sentences(views, seat))
        self.timer = Timer()
        self.clock = BySeat(lambda seat: clock.ClockOfSeat(self.timer, views, awaited, self.due[seat], seat))
        self.passwords, self.seal = Passwords(record, views), SealState(record)
        self._terminals, self._writer, self._undo_redo = (
            OpenTerminals(record),
            Writer(record),
            UndoRedo(record),
        )
        self._agreement = UndoAgreement(record, self._undo_redo)
        self.decider = Decider(record, awaited, self.rules, self._writer, self._terminals)
        self.sealed_judge = SealJudge(record, awaited, self.rules, self.decider, self._agreement)
        self.faces = Faces(record, awaited, self.decider, self.changed)
        self.words = WordsToRecord(
            record, awaited, self._undo_redo, self._agreement, submit=self._submit, done=self.decider.done
        )

    @classmethod
    def create(
        cls, store: Store, setup: Setup, *, by: str = "", words: Mapping[str, str] | None = None
    ) -> Session:
        """Open the record of a new battle. Raises SquadlogError when the set-up cannot be played.

        With `words`, by seat, it is sealed: every side has one, the referee may.
        """
        mark = fingerprint.fingerprint()
        salt = secrets.token_hex(16) if chapter_states.keeps_secrets(setup) else ""
        event = opening.open_battle(
            replace(setup, tables_hash=mark.tables, rulings_hash=mark.rulings, version=__version__, salt=salt)
        )
        if words is not None:
            sealable.require_sealable(setup)
        if setup.map:
            drawn.require_sound(setup.map)
        in_force.rulings_with(event.setup.rulings)
        stored = bodies.events_to_rows([event])
        bodies.read([event.body.encode() for event in stored])
        at, end = records.now(), None
        if words is not None:
            (opens,) = bodies.read([one.body.encode() for one in stored])
            stored, end = sealing.seal_first_step(opens, words, by=by, at=at)
        number = store.create_record(
            setup.title, stored, moment=moment_of(first_state(event.setup)), tables_hash=mark.tables,
            rulings_hash=mark.rulings, by=by, at=at, end=end,
        )  # fmt: skip
        memory.keep_place(store.path, number, "")  # whatever was sealed under its number before is no more
        return cls(store, number)

    @classmethod
    def open(cls, store: Store, battle_id: int) -> Session:
        """Go on with a battle where it was left, in the middle of a prompt too. Raises StoreError."""
        return cls(store, battle_id)

    def seat(self, who: Speaker, asks: Callable[[str], str] | None = None) -> seats.Seat:
        """The battle for whoever speaks from a seat: all that a screen or a command needs. ValueError for no seat.

        A person's own seat is named like him: he speaks for his side, or as the referee, or is a display.
        StoreError for a seat of a sealed battle whose word was not given in this process; `asks` asks for it, by name.
        """
        who = self.record.at_home(self.views.speaker(who))
        if asks is not None:
            self.passwords.open_seat(who.seat, asks)
        self.passwords.require(who.seat)
        self.sealed_judge.judge()
        return seats.Seat(self, who)

    def agree_on_undo(self, agreed: str) -> None:
        """Have this session take back by another rule than the battle's: `own` or `consent`; empty: by the battle's."""
        self._agreement.agreed = agreed

    def changed(self) -> bool:
        """Whether somebody else has gone on, see `Record.changed`; what waits is decided meanwhile where this may."""
        record, gone_on = self.record, self.record.changed()
        if record.replaced:
            record.look_at_place()
        if record.seal is None:
            return gone_on
        if self._terminals.lend():
            record.refresh()
            gone_on = True
        if record.seal.far.doubted:
            record.seal.far.compare()
        return self.sealed_judge.judge() or gone_on

    # What is said

    def submit(
        self, command: Command, *, by: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Outcome:
        """Decide a command and record the result. A refusal changes nothing, in memory or in the file.

        `at` is the log entry where the speaker saw the battle stand: at another nothing is decided. A command repeated
        with the `key` of one that was kept is not done again; its answer is what came of it then. A key belongs to the
        side that speaks: other sides cannot use it.
        """
        return self._submit(command, Voice(by, seat, at, key))

    def _submit(self, command: Command, voice: Voice) -> Outcome:
        by, seat, at, key = voice.by, voice.seat, voice.at, voice.key
        if done := self.decider.done(voice):
            return done
        located = noting.from_seat(self.record, command, seat, by)
        if isinstance(located, Refusal):
            return located
        command = located
        beside = noting.stands_aside(self.record, command)
        waiting = self.record.half if self.awaited.goes_on_waiting(command) else None
        own = persons.as_person(self.rules[seat].of_person(by), command)
        if refused := self._not_now(at, seat, beside=beside or waiting is not None):
            return refused
        if isinstance(own, Refusal):
            return own
        command = own
        if refused := self.rules[seat].not_for(command):
            return refused
        if self.rules[seat].is_wish(command):
            if waiting is not None and (refused := self.awaited.first()):
                return refused
            asks = self._agreement.ask_all(command, seat, by=by)
            if isinstance(asks, Refusal):
                return asks
            command = asks
        took_s = self.timer.took(command, seat)
        kept = noting.kept_as(command, by, key, seat, took_s)
        if isinstance(kept, Refusal):
            return kept
        text, command = kept
        said = Statement(command, text, by, seat, beside=beside, waits_on=waiting is not None)
        half_seat = self.record.half_seat
        outcome = self.decider.decide(said)
        if waiting is not None and isinstance(outcome, Accepted) and self.record.half is None:
            self.decider.ask_again(waiting, half_seat)
        if beside and is_gone_on(outcome):
            outcome = self.decider.decide(said)  # it means the same however things stand
        if self.record.battle.held and isinstance(outcome, Accepted):
            return self._agreement.granted() or outcome
        # Whoever was quicker may have been the same speaker.
        return (self.decider.done(voice) if is_gone_on(outcome) else None) or outcome

    def _not_now(self, at: int | None, seat: str, *, beside: bool) -> Refusal | None:
        """Why nothing is said as things stand: the record stands elsewhere, or waits for a die."""
        gone_on = self.record.not_there(at, seat)
        return gone_on or (self.record.another() if beside else self.awaited.first())

    def answer(
        self, face_text: str, *, die: str = "", by: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Outcome:  # fmt: skip
        """Give the face of the awaited die; `0` is the highest. Refused when it is no face, or none is awaited.

        Several faces with blanks between are a row, which answers one die after the other as far as it goes; what is
        not a face stops it, and so does a die that is rolled for something else between those of a row. Those before it
        are kept. `die` is the name of the die that was rolled: the face never goes to another. Said again for that die,
        or with that `key`, a face is answered with what came of it.
        """
        return self.faces.answer(face_text, die, Voice(by, seat, at, key))

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

        `at` and `key` as for `submit`, `die` as for `answer`. When somebody else was
        quicker, a command is read and decided anew on what stands then, for at most `patience_s` and not with `at`.
        Not so a word to the record: it means what was there when it was said.
        """
        voice = Voice(by, seat, at, key)
        if done := self.decider.done(voice):
            return done
        if not die and (refused := self.record.not_there(at, seat)):
            return refused
        until: float | None = None
        while True:
            seen = self.views.seen(seat)
            said = parse.parse(sentence, seen, load.book_of(seen.setup))
            if isinstance(said, parse.Misread):
                near = f"Did you mean {' or '.join(said.near)}?" if said.near else ""
                instead = " ".join(part for part in (said.instead, near) if part)
                return Refusal(code="misread", sentence=said.problem, rule="", instead=instead)
            if isinstance(said, parse.Meta) and said.kind in ("again", "before"):
                earlier = self.earlier[seat]
                meant = said.units or persons.own_in_slot(self.rules[seat].of_person(by))
                once_more = (earlier.as_before if said.kind == "before" else earlier.again)(meant)
                if isinstance(once_more, Refusal):
                    return once_more
                said = once_more
            if isinstance(said, parse.Meta):
                return self._word(said, voice, die)
            head = self.record.tree.head.id
            outcome = self.submit(said, by=by, seat=seat, at=at, key=key)
            if self.record.waits and isinstance(outcome, Accepted):
                outcome = self._patiently(outcome, head, seat, patience_s)
            if at is not None or not is_gone_on(outcome):
                return outcome
            # Counted from here: what it took to load the rules before was nobody's patience.
            until = monotonic() + patience_s if until is None else until
            if monotonic() >= until:
                return outcome

    def _patiently(self, outcome: Outcome, head: int, seat: str, patience_s: float) -> Outcome:
        """What came of it after a while, if an open terminal has decided it meanwhile."""
        until, record = monotonic() + patience_s, self.record
        while record.waits and monotonic() < until:
            sleep(_PAUSE_S)
            self.changed()
        if record.half is not None:
            return outcome
        if record.tree.head.id == head:
            told = "It was not carried out: it was withdrawn, or a secret of another side forbids it."
            return Refusal(
                code="not-done", sentence=told, rule="", instead="Look at the battle, and try again."
            )
        return self.decider.accepted(record.tree.head, seat)

    def _word(self, word: Meta, voice: Voice, die: str) -> Outcome:
        """A word to the record."""
        if word.kind == "die":
            return self.faces.answer(" ".join(map(str, (word.number, *word.row))), die, voice)
        if word.kind == "withdraw":
            return self.words.withdraw(voice, die)
        if refused := self.awaited.not_your_word(voice.seat, word.kind):
            return refused
        match word.kind:
            case "undo":
                return self.words.undo(word.number, voice, word.why)
            case "redo":
                return self.words.redo(word.number, voice, word.why)
            case "jump" if word.name and word.name not in self.record.named:
                return Refusal(code="no-such-branch", sentence=f"No step is called {word.name}.", rule="")
            case "jump":
                entry = self.record.branches(voice.seat)[word.name] if word.name else word.number
                return self.words.jump(entry, voice, word.why)
            case "branch":
                return self.record.name_branch(word.name, voice)
            case "log":
                lines = tuple(line for entry in self.log[voice.seat].entries() for line in entry.lines)
                return Accepted(events=(), lines=lines[-word.number :] if word.number else lines)
            case "onward":
                return self._go_on(voice)
            case "again" | "before":  # an order like any other, which `say` has made of it
                raise TypeError(f"{word.kind} is no word to the record")
            case _:
                assert_never(word.kind)

    def go_on(self, *, by: str = "", seat: str = REFEREE, at: int | None = None, key: str = "") -> Outcome:
        """Resolve slot after slot, each a step of its own, until somebody is asked something.

        That is a roll, a question, a die, or orders of somebody who has something to decide and neither orders nor a
        standing order. Refused where somebody is asked already. Said again with its `key` it is answered with all that
        came of it, and goes no further.
        """
        return self._go_on(Voice(by, seat, at, key))

    def _go_on(self, voice: Voice) -> Outcome:
        events: list[Event] = []
        lines: list[str] = []
        keys, again = keys_of(voice.key), self.decider.done(voice) is not None
        while True:
            said = replace(voice, key=next(keys))
            if again:
                outcome = self.decider.done(said)
                if outcome is None:
                    break
            elif (refused := self.due[voice.seat].somebody()) is not None:
                if not events:
                    return self.record.not_there(voice.at, voice.seat) or refused
                break
            else:
                outcome = self._submit(commands.Done(), said)
            voice = replace(voice, at=None)
            if not isinstance(outcome, Accepted):
                if events:  # such as another side's slot; a die is asked for whatever has been told before it
                    break
                return outcome
            events += outcome.events
            lines += outcome.lines
        return Accepted(events=tuple(events), lines=tuple(lines))

    # Back and forth

    def undo(
        self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Moved | Refusal:  # fmt: skip
        """Go back by commands, dice and turns included; a half-answered command is withdrawn instead."""
        return self.words.undo(steps, Voice(by, seat, at, key), why)

    def redo(
        self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Moved | Refusal:  # fmt: skip
        """Go forward along the line that was left last."""
        return self.words.redo(steps, Voice(by, seat, at, key), why)

    def jump(
        self, entry: int, *, by: str = "", why: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Moved | Refusal:  # fmt: skip
        """Stand at any entry of the log, undone or not; whatever was half said is dropped."""
        return self.words.jump(entry, Voice(by, seat, at, key), why)
