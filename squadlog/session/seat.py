"""A battle, entered from a seat: what screens and commands know, ask and say goes through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.outcome import DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import may_ever
from squadlog.book.in_force import scale_of
from squadlog.rules.common.refusing import in_names
from squadlog.session.record import is_gone_on
from squadlog.session.said import persons
from squadlog.session.said.answers import Voice, keys_of
from squadlog.session.said.who_sits import others_sit
from squadlog.session.seat_access import RecordInUse, SeatAccess

with lazy_imports():
    from squadlog.battle.whose import seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.base.lengths import LengthScale
    from squadlog.battle.commands import Command, Orders
    from squadlog.battle.outcome import Moved, Outcome
    from squadlog.battle.rights import Word
    from squadlog.battle.state import Known
    from squadlog.facts.seats import Speaker
    from squadlog.session.asking.blasts import Blasts
    from squadlog.session.asking.clock import ClockOfSeat
    from squadlog.session.asking.die import DieOfSeat
    from squadlog.session.asking.due import Due
    from squadlog.session.asking.rules import RulesAsked
    from squadlog.session.asking.sentences import Sentences
    from squadlog.session.asking.victory import VictoryCount
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.decider import Decider
    from squadlog.session.repeating import EarlierOrders
    from squadlog.session.said.to_record import WordsToRecord
    from squadlog.session.seat_access import Eyes, SaidT
    from squadlog.session.seat_views import BySeat, SeatViews
    from squadlog.session.secrecy.state import SealState
    from squadlog.session.telling.exports import Exports
    from squadlog.session.telling.log import SeatLog


_MEANWHILE = "Somebody else has spoken meanwhile; nothing changed here."
"""What is told where a battle has gone on at which commanders sit: it need not have been in another window."""


class BattleInUse(RecordInUse, Protocol):
    """A battle in use: its parts, most of them by seat, and what a seat says to it."""

    views: SeatViews
    decider: Decider
    awaited: AwaitedDie
    words: WordsToRecord
    seal: SealState
    rules: BySeat[RulesAsked]
    due: BySeat[Due]
    die: BySeat[DieOfSeat]
    blasts: BySeat[Blasts]
    victory: BySeat[VictoryCount]
    log: BySeat[SeatLog]
    exports: BySeat[Exports]
    earlier: BySeat[EarlierOrders]
    sentences: BySeat[Sentences]
    clock: BySeat[ClockOfSeat]

    @property
    def record(self) -> RecordOfBattle:
        """The record that the battle is kept in."""

    def submit(self, command: Command, *, by: str, seat: str, at: int | None, key: str) -> Outcome:
        """A command, decided and kept."""

    def say(
        self, sentence: str, *, by: str, seat: str, at: int | None, key: str, die: str, patience_s: float
    ) -> Outcome:
        """A sentence of the command language."""

    def go_on(self, *, by: str, seat: str, at: int | None, key: str) -> Outcome:
        """Resolve slot after slot until a player is asked something."""

    def answer(self, face_text: str, *, die: str, by: str, seat: str, at: int | None, key: str) -> Outcome:
        """The face of the die that is awaited."""


class Seat(SeatAccess[BattleInUse]):
    """A seat at a battle. ValueError for one that the battle does not have.

    Its parts answer the questions: what is due and may be done, by which rules; what is told and exported.
    """

    def __init__(self, session: BattleInUse, who: Speaker, eyes: Eyes | None = None) -> None:
        session.views.seen(who.seat)
        super().__init__(session, who, eyes)
        seat = who.seat
        self.rules, self.due, self.die = session.rules[seat], session.due[seat], session.die[seat]
        if who.name:
            self.rules = self.rules.of_person(who.name)
            self.due = self.due.of_person(self.rules)
        self.blasts, self.victory = session.blasts[seat], session.victory[seat]
        self.log, self.exports, self.seal = session.log[seat], session.exports[seat], session.seal
        self.earlier, self.sentences = session.earlier[seat], session.sentences[seat]
        self.clock = session.clock[seat]

    def of(self, who: Speaker) -> Seat:
        """Another seat at the same battle, for whoever has the keyboard now."""
        return Seat(self._played, self._played.views.speaker(who), self._eyes)

    @property
    def known(self) -> Known:
        """The battle as this seat knows it; one and the same while nothing changes."""
        return self._played.views.seen(self.who.seat)

    def scale(self) -> LengthScale:
        """The unit in which this table says and reads lengths, as things stand."""
        return scale_of(self.known)

    @property
    def apart(self) -> bool:
        """Whether the sides of the battle sit at homes of their own."""
        return self._played.record.orders is not None

    def for_other_home(self, asked: str) -> str:
        """What waits for the other home, where the side `asked` has the next word; empty for nothing."""
        return self._played.record.for_other_home(self.who.seat, asked)

    def may(self, kind: type | Word) -> bool:
        """Whether such a thing may be said from here at all; where no referee sits, what all must agree to as well."""
        return not self.who.looks and (may_ever(self.who.seat, kind) or not seats.referee_sits(self.known))

    def asked(self) -> bool:
        """Whether what is awaited, a die or an answer, is for this seat."""
        if self._played.record.waits:
            return False
        return persons.is_asked_at(self.who, self.rules, self.due, self.die.roll)

    def people_asked(self) -> tuple[str, ...]:
        """Who of its side is asked, by name, where several people play it; nobody named: whoever of it likes."""
        return persons.people_asked(self.rules, self.due.ask(), self.die.roll) if self.who.name else ()

    # What it says

    def submit(
        self, command: Command, *, name: str | None = None, at: int | None = None, key: str = ""
    ) -> Outcome:
        """Say a command; see `Session.submit`. `name` is who says it, if not the one who sits here."""
        by = self.who.name if name is None else name
        return self._looks() or self._spoken(
            self._played.submit(command, by=by, seat=self.who.seat, at=at, key=key)
        )

    def say(
        self, sentence: str, *, at: int | None = None, key: str = "", die: str = "", patience_s: float = 0.0
    ) -> Outcome:
        """A sentence of the command language; see `Session.say`."""
        who = self.who
        return self._looks() or self._spoken(
            self._played.say(
                sentence, by=who.name, seat=who.seat, at=at, key=key, die=die, patience_s=patience_s
            )
        )

    def say_all(self, line: str, *, at: int | None = None, key: str = "") -> tuple[Outcome, str]:
        """The sentences of a line up to the first that is refused: what came of the last, and what is left to say.

        `at` is for the first of them; each has a key of its own, made of this `key`.
        """
        left, keys = self.sentences.one_by_one(line), keys_of(key)
        while True:
            outcome = self.say(left[0], at=at, key=next(keys))
            at = None
            if isinstance(outcome, Refusal):
                return outcome, "; ".join(left)
            left = left[1:]
            if not left:
                return outcome, ""

    def again(self, *units: int, at: int | None = None, key: str = "") -> Outcome:
        """Repeat the last order of each of these units; with no units, of all whose slot it is."""
        return self._repeat(self.earlier.again, units, Voice(**self._voice(at, key)))

    def as_before(self, *units: int, at: int | None = None, key: str = "") -> Outcome:
        """Whoever of them lacks orders does what it did in the subphase before; nobody named: all of the slot."""
        return self._repeat(self.earlier.as_before, units, Voice(**self._voice(at, key)))

    def _repeat(
        self, find: Callable[[tuple[int, ...]], Orders | Refusal], units: tuple[int, ...], voice: Voice
    ) -> Outcome:
        if done := self._played.decider.done(voice):
            return done
        orders = find(units or persons.own_in_slot(self.rules))
        return orders if isinstance(orders, Refusal) else self.submit(orders, at=voice.at, key=voice.key)

    def go_on(self, *, at: int | None = None, key: str = "") -> Outcome:
        """Resolve slot after slot until a player is asked something; see `Session.go_on`."""
        return self._looks() or self._spoken(self._played.go_on(**self._voice(at, key)))

    def answer(self, face: str, *, die: str = "", at: int | None = None, key: str = "") -> Outcome:
        """The face of the die that is awaited, or of the very `die` that it was rolled for."""
        return self._looks() or self._spoken(self._played.answer(face, die=die, **self._voice(at, key)))

    def withdraw(self, *, die: str = "", at: int | None = None, key: str = "") -> Moved | Refusal:
        """Drop the half-answered command with the faces typed for it, of that very `die` where one is named."""
        voice = Voice(**self._voice(at, key))
        return self._looks() or self._spoken(self._played.words.withdraw(voice, die))

    def time_out(self, unit: int | None = None, *, name: str | None = None) -> Outcome | None:
        """Say that the time is up of what is asked of this seat, if it is; of that unit, where its choice is awaited.

        None: it is not up, or for another terminal to say. What the rules can do nothing for is said once.
        """
        clock, timing = self.clock.now, self.clock.timing()
        if clock is None or timing is None or not (timing.up and self.asked()):
            return None
        units = timing.decision.units
        command = clock.ends(unit if unit is not None and unit in units else units[0])
        outcome = self.submit(command, name=name, at=self.head)
        if isinstance(outcome, Refusal) and not is_gone_on(outcome):
            self.clock.let_pass(timing.decision)
        return outcome

    # Inside

    def _looks(self) -> Refusal | None:
        """Why nothing is said from here: also where the side of this seat sits at another home."""
        return super()._looks() or self._played.record.kept_apart(self.who.seat)

    def _not_my_word(self, word: str) -> Refusal | None:
        return self._played.awaited.not_your_word(self.who.seat, word)

    def _spoken(self, outcome: SaidT) -> SaidT:
        """What is awaited from now on has its own time; a refusal calls by name whom this seat knows."""
        outcome = super()._spoken(outcome)
        if isinstance(outcome, Refusal):
            meanwhile = is_gone_on(outcome) and others_sit(self)
            told = replace(outcome, sentence=_MEANWHILE) if meanwhile else outcome
            return cast("SaidT", in_names(told, self.known.units))
        if isinstance(outcome, DieAsked) and (roll := self.die.roll) is not None:
            outcome = replace(outcome, roll=roll)
        self.clock.timing()
        return outcome
