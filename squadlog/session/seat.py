"""The door to a battle, bound to a seat: what screens and commands know, ask and say goes through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.known import may_read
from squadlog.battle.outcome import DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import may_ever
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE, TABLE, for_all
from squadlog.rules.common.refusing import in_names
from squadlog.session.kept import is_gone_on
from squadlog.session.sitting.reading import ReadingSeat

with lazy_imports():
    from squadlog.language import parse, suggest
    from squadlog.rules.common import checks
    from squadlog.rules.desk.considered import values
    from squadlog.rules.timed_play import record as timed_play
    from squadlog.session import clock

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from squadlog.base.dice import Roll
    from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot, Order, Orders
    from squadlog.battle.detail import Detail, FiringManner
    from squadlog.battle.ledger import Ledger
    from squadlog.battle.outcome import Moved, Outcome
    from squadlog.battle.rights import Word
    from squadlog.battle.scored import CasualtyPoints, SideScore, VictoryReckoning
    from squadlog.facts.ground_facts import Position, StatedSighting, Target, Waypoint
    from squadlog.facts.seats import Speaker
    from squadlog.rules.common.ask import Ask, AskOption, DieAhead, Placeable
    from squadlog.rules.common.explosive import Fused, GoneOff
    from squadlog.rules.common.foreseen import Foreseen
    from squadlog.rules.common.once_more import Repeatable
    from squadlog.rules.common.previews import ActionChoice, Quote, ShotPreview
    from squadlog.rules.desk.considered.values import OddsTable
    from squadlog.session.seat_access import SaidT
    from squadlog.survey.seat_survey import Survey


class Seat(ReadingSeat):
    """A seat at a battle. ValueError for one that the battle has not."""

    def of(self, who: Speaker) -> Seat:
        """Another seat at the same battle, for whoever has the keyboard now."""
        return Seat(self._record, who, self._eyes)

    # What it knows

    @property
    def awaiting(self) -> Roll | None:
        """The die somebody must roll and type, or None; what counts for it in secret, its own side reads."""
        roll = self._record.awaiting
        if roll is None or roll.needed != checks.UNTOLD or (own := self.reasons()) is None:
            return roll
        return replace(roll, needed=checks.needed(own))

    @property
    def die_awaited(self) -> str:
        """A name for that very die; empty when none is awaited."""
        return self._record.die_awaited

    # What it asks

    def ask(self) -> Ask:
        """Whose word is needed next, and about what."""
        return self._record.ask(self.who.seat)

    def ahead(self, answer: Command) -> tuple[DieAhead, ...]:
        """The dice that an answer to what is asked would have rolled, in their order, with what counts for each."""
        return self._record.ahead(answer, self.who.seat)

    def foretold(self) -> tuple[str, ...]:
        """What is about to be rolled in this step, with its reasons, a sentence each."""
        return self._record.foretold(self.who.seat)

    def may(self, kind: type | Word) -> bool:
        """Whether such a thing may be said from here at all."""
        return not self.who.looks and may_ever(self.who.seat, kind)

    def asked(self) -> bool:
        """Whether what is waited for, a die or an answer, is for whoever speaks from here."""
        whose = self.ask().side if self.awaiting is None else self.awaiting.side
        return (
            not self.who.looks
            and not self._record.waits
            and (for_all(self.who.seat) or whose in ("", self.who.seat))
        )

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command would be refused now, or None."""
        refused = self._record.refusal(command, self.who.seat)
        return None if refused is None else self._called(refused)

    def quote(self, command: Declare) -> Quote:
        """What an action would cost and when it would end, with the reasons."""
        return self._record.quote(command, self.who.seat)

    def choices(self, unit: int) -> tuple[ActionChoice, ...]:
        """Every action of the action table for a unit, with its cost, or why not."""
        found = self._record.choices(unit, self.who.seat)
        return tuple(
            one if one.refusal is None else replace(one, refusal=self._called(one.refusal)) for one in found
        )

    def details(self, command: Order) -> tuple[Detail, ...]:
        """What can be said with an order besides what is said already, in the order in which it is asked."""
        return self._record.details(command, self.who.seat)

    def targets(self, unit: int) -> tuple[Target, ...]:
        """Whom and what a unit can aim at, enemies in initiative order before the features of the table."""
        return self._record.targets(unit, self.who.seat)

    def preview(self, command: Fire | OpportunityShot, *, margin: bool = False) -> ShotPreview:
        """A shot before it is rolled: modifiers with reasons, what blocks it, the exact odds."""
        shown = self._record.preview(command, self.who.seat, margin=margin)
        return shown if shown.blocked is None else replace(shown, blocked=self._called(shown.blocked))

    def odds(
        self,
        unit: int,
        targets: Sequence[int] = (),
        *,
        stated: Mapping[int, StatedSighting] | None = None,
        at: Position | None = None,
        floor: int = 1,
        weapons: Sequence[str] = (),
    ) -> OddsTable:
        """What a unit could do to these enemies, weapon by stance by aim, and what they could do back; says nothing.

        Without targets: five at most, in sight first. `stated` is what the table says of the lines to them,
        `at` a place where the unit would stand. KeyError for a unit that this seat does not know.
        """
        asked = values.OddsAsked(
            unit=unit,
            targets=tuple(targets),
            stated=tuple((stated or {}).items()),
            at=at,
            floor=floor,
            weapons=tuple(weapons),
        )
        return self._record.odds(asked, self.who.seat)

    def aimings(self, unit: int) -> tuple[Declare, ...]:
        """The orders of a unit that aim at a place, each without its aim, the likeliest first."""
        return self._record.aimings(unit, self.who.seat)

    def foreseen(self, command: Declare) -> Foreseen | None:
        """What an order that aims at a place would come to: rings, where it may fall, whom it would reach there."""
        return self._record.foreseen(command, self.who.seat)

    def blast(self, what: str, spot: Waypoint, *, count: int = 1) -> Foreseen | None:
        """What something of a kind would come to that went off at a place now; None for no kind in force."""
        return self._record.blast(what, spot, count=count, seat=self.who.seat)

    def blasts(self) -> tuple[str, ...]:
        """The kinds of explosions in force, by their words."""
        return self._record.blasts(self.who.seat)

    def burning(self) -> tuple[tuple[Fused, Foreseen], ...]:
        """What is about to go off as far as this seat knows of it, with what it would come to as things stand."""
        return self._record.burning(self.who.seat)

    def gone_off(self) -> tuple[tuple[GoneOff, Foreseen], ...]:
        """What went off in this subphase or the one before, with whom it struck."""
        return self._record.gone_off(self.who.seat)

    def placeables(self) -> tuple[Placeable, ...]:
        """What the side that sits here may lay down in secret before play, and last that all of it is laid."""
        return self._record.placeables(self.who.seat)

    @property
    def has_secrets(self) -> bool:
        """Whether sides lay things down in secret in this battle."""
        return self._record.has_secrets

    def manners(self, unit: int, weapon: str) -> tuple[FiringManner, ...]:
        """The ways in which a weapon can be fired beyond the ordinary shot."""
        return self._record.manners(unit, weapon, self.who.seat)

    def score(self) -> tuple[SideScore, ...]:
        """The victory count as it stands."""
        return self._record.score(self.who.seat)

    def reckoning(self) -> VictoryReckoning:
        """What the battle comes to as far as this seat knows: if it ended now, or as it was told at its end."""
        return self._record.reckoning(self.who.seat)

    def tolls(self) -> tuple[CasualtyPoints, ...]:
        """How the victory count came about: every wound, who inflicted it and what it brought; all may know."""
        return self._record.tolls(self.who.seat)

    def survey(self) -> Survey | None:
        """What this seat knows, measured on the map; None where there is no map."""
        return self._record.survey(self.who.seat)

    def reminders(self) -> tuple[str, ...]:
        """What the table should not forget in this subphase, each with its cause."""
        return self._record.reminders(self.who.seat)

    def offers(self) -> tuple[AskOption, ...]:
        """What may be said from here beside what is asked, as chapters have it: who leads, who takes charge."""
        return () if self.who.looks else self._record.offers(self.who.seat)

    def directs(self) -> tuple[AskOption, ...]:
        """What may be done from here with what the scenario lays down: the referee's, and the whole table's."""
        referees = self.who.seat in (REFEREE, TABLE)
        return self._record.directs(self.who.seat) if referees and not self.who.looks else ()

    def counsels(self) -> tuple[str, ...]:
        """What this seat should know as it gives orders, a sentence each."""
        return self._record.counsels(self.who.seat)

    def sides_gone(self) -> tuple[str, ...]:
        """The sides, by name, of whom this seat knows that nobody is in action any more (END-02)."""
        return self._record.sides_gone(self.who.seat)

    def shots_left(self, *numbers: int) -> Mapping[int, int]:
        """How many more shots the rate of fire leaves these units, or each that this seat knows (FIR-38, AMB-87)."""
        return self._record.shots_left(self.who.seat, *numbers)

    def half_said(self) -> Command | None:
        """The command that waits for the die, if this seat may know it."""
        return self._record.half_said(self.who.seat)

    def die_after(self, faces: Sequence[int]) -> Roll | None:
        """The die of the awaited row that these faces, not yet given, leave to be rolled; None: no more of them."""
        return self._record.die_after(faces)

    def reasons(self, faces: Sequence[int] = ()) -> Ledger | None:
        """The modifiers behind the die that is awaited, or after these faces of its row; None where it has none."""
        return self._record.reasons(faces, self.who.seat)

    def completions(self, prefix: str) -> tuple[str, ...]:
        """How a sentence may go on, in the names of what this seat knows."""
        return suggest.suggestions(prefix, self.known)

    def misread(self, sentence: str) -> parse.Misread | None:
        """Where and why the reading of a sentence stops; None for one that is understood."""
        said = parse.parse(sentence, self.known, load_rulebook())
        return said if isinstance(said, parse.Misread) else None

    def sentences(self, line: str) -> tuple[str, ...]:
        """What is said in one line, with semicolons between: each is said on what the one before has led to."""
        return parse.one_by_one(line, self.known, load_rulebook())

    # The time it has, where play is timed

    @property
    def is_timed(self) -> bool:
        """Whether play is timed."""
        return timed_play.clock_of(self.known) is not None

    def measure(self, now: Callable[[], float]) -> None:
        """Measure from here on, at this terminal; `now` are seconds from any point on."""
        self._record.watch = clock.Stopwatch(now)
        self.timing()

    def timing(self) -> clock.Timing | None:
        """How it stands with the time of what is awaited; None where nothing is measured, or nothing timed."""
        watch = self._record.watch
        if watch is None or not self.is_timed:
            return None
        stopped = self.awaiting is not None or self.ask().kind not in clock.TIMED
        return watch.look(self.known, stopped=stopped)

    def time_out(self, unit: int | None = None, *, name: str | None = None) -> Outcome | None:
        """Say that the time is up of what is asked of this seat, if it is; of that unit, where its choice is awaited.

        None: it is not up, or for another terminal to say. What the rules can do nothing for is said once.
        """
        timing, watch = self.timing(), self._record.watch
        if timing is None or watch is None or not (timing.up and self.asked()):
            return None
        units = timing.decision.units
        command = timed_play.TimeOut(unit=unit if unit in units else units[0])
        outcome = self.submit(command, name=name, at=self.head)
        if isinstance(outcome, Refusal) and not is_gone_on(outcome):
            watch.moot = timing.decision
        return outcome

    def pause_clock(self) -> Outcome:
        """Stop the clock of timed play, or let it go on."""
        kept = timed_play.clock_of(self.known) or timed_play.Clock()
        return self.submit(timed_play.PauseClock(paused=not kept.paused))

    # What it says

    def submit(
        self, command: Command, *, name: str | None = None, at: int | None = None, key: str = ""
    ) -> Outcome:
        """Say a command; see `Session.submit`. `name` is who says it, if not the one who sits here."""
        return self._looks() or self._spoken(
            self._record.submit(command, by=self._name(name), seat=self.who.seat, at=at, key=key)
        )

    def say(
        self, sentence: str, *, at: int | None = None, key: str = "", die: str = "", patience_s: float = 0.0
    ) -> Outcome:
        """A sentence of the command language; see `Session.say`."""
        who = self.who
        return self._looks() or self._spoken(
            self._record.say(
                sentence, by=who.name, seat=who.seat, at=at, key=key, die=die, patience_s=patience_s
            )
        )

    def say_all(self, line: str) -> tuple[Outcome, str]:
        """The sentences of a line up to the first that is refused: what came of the last, and what is left to say."""
        left = self.sentences(line)
        while True:
            outcome = self.say(left[0])
            if isinstance(outcome, Refusal):
                return outcome, "; ".join(left)
            left = left[1:]
            if not left:
                return outcome, ""

    def again(self, *units: int) -> Outcome:
        """These units do once more what each was told last; nobody named: all whose slot it is."""
        return self._repeat(self._record.repeated(units, seat=self.who.seat))

    def as_before(self, *units: int) -> Outcome:
        """Whoever of them lacks orders does what it did in the subphase before; nobody named: all of the slot."""
        return self._repeat(self._record.repeated(units, before=True, seat=self.who.seat))

    def _repeat(self, orders: Orders | Refusal) -> Outcome:
        return orders if isinstance(orders, Refusal) else self.submit(orders)

    def told_last(self, unit: int) -> Repeatable | None:
        """The last order of a unit in this turn or the one before, if this seat may know it."""
        told = self._record.told_last(unit) if self._commands(unit) else None
        return told if told is None or may_read(told, self.known, self.who.seat) else None

    def shot_at_last(self, unit: int) -> Target | None:
        """Whom or what a unit shot at last, if this seat may know it."""
        return self._record.shot_at_last(unit) if self._commands(unit) else None

    def _commands(self, unit: int) -> bool:
        known = self.known.units.get(unit)
        return known is not None and (for_all(self.who.seat) or known.side == self.who.seat)

    def go_on(self, *, at: int | None = None) -> Outcome:
        """Resolve slot after slot until somebody is asked something; see `Session.go_on`."""
        return self._looks() or self._spoken(self._record.go_on(by=self.who.name, seat=self.who.seat, at=at))

    def asks_somebody(self) -> Refusal | None:
        """Who has a word to say before the battle can go on; None where `go_on` would resolve a slot."""
        return self._looks() or self._record.asks_somebody(self.who.seat)

    def undecided(self) -> tuple[int, ...]:
        """Those of the slot whose owner has something to decide and has not, as far as this seat knows of them."""
        return self._record.undecided(self.who.seat)

    def answer(self, face: str, *, die: str = "") -> Outcome:
        """The face of the die that is awaited, or of the very `die` that it was rolled for."""
        return self._looks() or self._spoken(self._record.answer(face, die=die, seat=self.who.seat))

    def withdraw(self) -> Moved | Refusal:
        """Drop the half-answered command with the faces typed for it."""
        return self._refused("withdraw") or self._spoken(self._record.withdraw())

    # Inside

    def _spoken(self, outcome: SaidT) -> SaidT:
        """What is awaited from now on has its own time."""
        outcome = super()._spoken(outcome)
        if isinstance(outcome, Refusal):
            return cast("SaidT", self._called(outcome))
        if isinstance(outcome, DieAsked) and (roll := self.awaiting) is not None:
            outcome = replace(outcome, roll=roll)
        self.timing()
        return outcome

    def _called(self, refused: Refusal) -> Refusal:
        """A refusal with the soldiers that are known here called by number and name; of others it says the number."""
        return in_names(refused, self.known.units)

    def _name(self, name: str | None) -> str:
        return self.who.name if name is None else name
