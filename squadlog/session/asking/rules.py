"""What a seat may do, at what price and with which odds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Self, TypeVar

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.book.load import book_of
from squadlog.facts.seats import REFEREE, TABLE

with lazy_imports():
    from squadlog.battle import commands, known, rights
    from squadlog.battle.record import details as details_of
    from squadlog.battle.whose import seats
    from squadlog.battle.whose import words as whose_words
    from squadlog.book import in_force
    from squadlog.rules.common import advanced, context, refusing
    from squadlog.rules.desk import actions, chapters, choices, details, engine, paces, preview
    from squadlog.rules.desk.considered import cells, shot_there, values
    from squadlog.rules.desk.considered import table as side_by_side
    from squadlog.session import deciding
    from squadlog.session.asking import beginning, fires_left
    from squadlog.session.said import persons
    from squadlog.session.telling import noting
    from squadlog.survey import seat_survey as surveys

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot, Order
    from squadlog.battle.detail import Detail, FiringManner
    from squadlog.battle.state import Battle, Known, Posture, QueuedShot
    from squadlog.book.rulings import Rulings
    from squadlog.facts.ground_facts import Position, Sighting, StatedSighting, Target
    from squadlog.rules.common.chances import Odds
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.common.previews import ActionChoice, Quote, ShotPreview
    from squadlog.rules.desk.considered.values import OddsTable
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.seat_views import SeatViews
    from squadlog.survey.seat_survey import Survey

RulesT = TypeVar("RulesT")
AnswerT = TypeVar("AnswerT")


class RulesAsked:
    """The rules as a seat asks them."""

    def __init__(
        self, record: RecordOfBattle, views: SeatViews, die: AwaitedDie, seat: str, name: str = ""
    ) -> None:
        self._record, self._views, self._die, self.seat, self.name = record, views, die, seat, name
        self._people: dict[str, RulesAsked] = {}
        self._whole: RulesAsked | None = None
        self._survey: Survey | None = None
        self._table: tuple[Battle, RulesContext] | None = None
        self._previews: tuple[Known | None, dict[object, ShotPreview]] = (None, {})

    def of_person(self, name: str) -> RulesAsked:
        """The rules as that person at this seat asks them; empty: as the whole side does."""
        if name in ("", self.name):
            return self
        if name not in self._people:
            asked = self._people[name] = RulesAsked(self._record, self._views, self._die, self.seat, name)
            asked._whole = self
        return self._people[name]

    def measured_by(self, survey: Survey | None) -> Self:
        """Itself, with what measures the battle as it stands now; None: that is made when it is first asked."""
        self._survey = survey
        return self

    def as_kind(self, make: Callable[[RecordOfBattle, SeatViews, AwaitedDie, str, str], RulesT]) -> RulesT:
        """Rules of another kind for whoever asks these."""
        return make(self._record, self._views, self._die, self.seat, self.name)

    @property
    def known(self) -> Known:
        """The battle as this seat knows it; one and the same while nothing changes."""
        return self._views.seen(self.seat)

    @property
    def rulings(self) -> Rulings:
        """The readings in force in this battle."""
        battle = self._record.battle
        return in_force.rulings_of(battle.rulings, battle.setup.version)

    @property
    def reading(self) -> context.BookReading:
        """The book with the readings in force."""
        return context.BookReading(book_of(self._record.battle.setup), self.rulings)

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command would be refused now, or None. Rolls no dice and changes nothing."""
        if getattr(command, "of_seat", False) or getattr(command, "of_person", False):
            said = noting.from_seat(self._record, command, self.seat, self.name)
            if isinstance(said, Refusal):
                return said
            command = said
        beside = noting.stands_aside(self._record, command) or self._die.goes_on_waiting(command)
        waits = None if beside else self._die.first()
        own = persons.as_person(self, command)
        refused = waits or (own if isinstance(own, Refusal) else self.not_for(own))
        if refused is None and not isinstance(own, Refusal):
            command = own
            refused = engine.refusal(self._record.battle, command, self._whole_table())
            refused = None if refused is None else self.as_known(refused)
        return None if refused is None else self._called(refused)

    def not_mine(self, command: Command) -> Refusal | None:
        """Why a command of this side is for another person of it to say; None where it may be said from here."""
        return whose_words.not_yours(self.known, self.seat, self.name, command)

    def refuses_as_known(self) -> Callable[[Command], Refusal | None]:
        """What speaks against commands by what this seat knows and nothing else, for asking about many at once."""
        seen, seat = self.known, self.seat
        table = deciding.table_at(seen)

        def refuses(command: Command) -> Refusal | None:
            return rights.not_yours(seen, seat, command) or engine.refusal(seen, command, table)

        return refuses

    def not_for(self, command: Command) -> Refusal | None:
        """Why it is not for this seat to say, or is refused for what this seat knows, whatever it does not know.

        At the table, words that only a side can answer for are judged by what that side knows: its owner has the
        keyboard.
        """
        if (strange := details_of.refusal_of_details(command)) is not None:
            return strange
        battle, seat = self._record.battle, self.seat
        apart = self._record.orders is not None
        is_wish = self.is_wish(command)
        if not is_wish:
            first = beginning.waits(command, seat, self._views.seen, self._whole_table, apart=apart)
            if first or isinstance(command, commands.Begin):
                return first
        if is_wish:
            refused = engine.refusal(self.known, command, deciding.table_at(self.known))
            return None if refused is None else self.as_known(refused)
        if seat == REFEREE or not known.keeps_secrets(battle):
            return rights.not_yours(battle, seat, command)
        seen = self.known
        if refused := rights.not_yours(seen, seat, command):
            return refused
        if seat == TABLE and (command.kind in rights.SECRET or getattr(command, "by_owner", False)):
            whose = rights.owner(seen, command)
            seen = self._views.seen(whose) if whose in battle.side_ids() else seen
        if seen.units is battle.units and (seen.held, seen.things) == (battle.held, battle.things):
            return None
        refused = engine.refusal(seen, command, deciding.table_at(seen))
        return None if refused is None else self.as_known(refused)

    def is_wish(self, command: Command) -> bool:
        """Whether it is the whole table's, and no referee sits: then all are asked whether they say it."""
        seen = self.known
        if seats.referee_sits(seen) or self.seat not in seen.side_ids() or command.kind in rights.SECRET:
            return False
        return bool(getattr(command, "overrule", "")) or rights.owner(seen, command) == TABLE

    def as_known(self, refusal: Refusal) -> Refusal:
        """A refusal of the rules as this seat may read it: of the units there are it names those it knows."""
        if refusal.code != "unknown-unit":
            return refusing.in_unit_of_table(refusal)
        battle = self._record.battle
        units = f"Units: {', '.join(map(str, self.known.units))}."
        if self.seat != TABLE or not chapters.hides_anybody(battle):
            return replace(refusal, instead=units)
        seats = " or ".join(f"--seat {side}" for side in battle.side_ids())
        return replace(refusal, instead=f"{units} Of one that hides speak at the seat of its side: {seats}.")

    def quote(self, command: Declare) -> Quote:
        """What an action would cost and when it would end, with the reasons."""
        return actions.quote(self.known, command, self._whole_table())

    def choices(self, unit: int) -> tuple[ActionChoice, ...]:
        """Every action of the action table for a unit, with its cost, or why not."""
        found = choices.choices(self.known, unit, self._whole_table())
        return tuple(
            one if one.refusal is None else replace(one, refusal=self._called(one.refusal)) for one in found
        )

    def details(self, command: Order) -> tuple[Detail, ...]:
        """The details an order may still be given besides what is said already, in the order they are asked."""
        return tuple(details.details(self.known, command, self._whole_table()))

    def targets(self, unit: int) -> tuple[Target, ...]:
        """Whom and what a unit can aim at, enemies in initiative order before the features of the table."""
        seen = self.known
        return preview.targets(seen, unit, chapters.add_chapters(deciding.table_at(seen), seen))

    def preview(
        self, command: Fire | OpportunityShot, *, margin: bool = False, as_if: QueuedShot | None = None
    ) -> ShotPreview:
        """A shot before it is rolled: modifiers with reasons, what blocks it, the exact odds.

        `margin` asks for that of a measured line too, which takes longer than all the rest. `as_if` is the shot that
        the unit would have, where it is only planned. Worked out once while nothing changes, whoever asks for it.
        """
        seen, asked = self.known, (command, margin, as_if)
        if self._previews[0] is not seen:
            self._previews = seen, {}
        found = self._previews[1]
        if asked not in found:
            table = deciding.table_at(seen, margins=margin)
            found[asked] = preview.preview(seen, command, table, as_if)
        shown = found[asked]
        return shown if shown.blocked is None else replace(shown, blocked=self._called(shown.blocked))

    def sighting(self, command: Fire) -> Sighting | None:
        """How a unit would see what it is to shoot at, as the preview of the shot has it, which takes longer."""
        seen = self.known
        return preview.sighting_ahead(seen, command, deciding.table_at(seen))

    def manners(self, unit: int, weapon: str) -> tuple[FiringManner, ...]:
        """The special ways to fire a weapon, beyond the ordinary shot."""
        return preview.manners(self.known, unit, weapon, self._whole_table())

    def odds(
        self,
        unit: int,
        targets: Sequence[int] = (),
        *,
        stated: Mapping[int, StatedSighting] | None = None,
        at: Position | None = None,
        floor: int = 1,
        weapons: Sequence[str] = (),
        stances: Sequence[Posture] = (),
        back: bool = True,
    ) -> OddsTable:
        """What a unit could do to these enemies, weapon by stance by aim, and (`back`) they to it.

        Without targets: five at most, in sight first. `stated` is what the table says of the lines to them,
        `at` a place where the unit would stand; `stances` are those considered, none named: all. KeyError for a unit
        that this seat does not know.
        """
        asked = values.OddsAsked(
            unit=unit,
            targets=tuple(targets),
            stated=tuple((stated or {}).items()),
            at=at,
            floor=floor,
            weapons=tuple(weapons),
            stances=tuple(stances),
            back=back,
        )
        seen = self.known
        return side_by_side.odds_table(seen, asked, chapters.add_chapters(deciding.table_at(seen), seen))

    def share_taken(self, target: int, odds: Odds) -> float:
        """The share of a soldier's points that a shot of these odds takes on average (CAS-01..06)."""
        seen = self.known
        return float(cells.share_taken(seen.units[target], odds, deciding.table_at(seen)))

    def by_rules(self, asks: Callable[[Known, RulesContext], AnswerT]) -> AnswerT:
        """What some rule answers about the battle as this seat knows it, with all chapters in force."""
        seen = self.known
        return asks(seen, chapters.add_chapters(deciding.table_at(seen), seen))

    def chance_to_find(self, searcher: int, hidden: int, metres: float, cover: str) -> float:
        """The chance that a try of a unit finds another so far off, behind `half`, `full` or no cover (DET-09).

        0 where nobody hides.
        """
        chance = self.by_rules(lambda seen, ctx: ctx.chance_to_find(seen, searcher, hidden, metres, cover))
        return float(chance or 0)

    def farthest_m(self, unit: int, mode: str) -> float | None:
        """The most metres that a unit goes in this subphase in `mode`, on clear ground; None where it goes nowhere."""
        seen = self.known
        metres = paces.farthest(seen, unit, mode, chapters.add_chapters(deciding.table_at(seen), seen))
        return None if metres is None else float(metres)

    def shots_there(self) -> shot_there.ShotsThere:
        """Shots at and from places where nobody stands yet, in the battle as this seat knows it now."""
        seen = self.known
        return shot_there.ShotsThere(seen, chapters.add_chapters(deciding.table_at(seen), seen))

    def shots_left(self, *numbers: int) -> Mapping[int, int]:
        """How many more shots the rate of fire leaves these units, or each that this seat knows (FIR-38, AMB-87)."""
        return fires_left.count_shots_left(self.known, self.reading, numbers)

    def hints(self) -> tuple[str, ...]:
        """What the chapters in force would have this seat know as it gives orders, a sentence each."""
        return advanced.hints(self.known, self.seat, self.rulings)

    def survey(self) -> Survey | None:
        """The battle as this seat knows it, measured on its map; None where there is no map."""
        if self._whole is not None:
            return self._whole.survey()
        if not self._record.battle.setup.map:
            return None
        seen = self.known
        if self._survey is None or self._survey.battle is not seen:
            self._survey = surveys.Survey(seen, book_of(seen.setup), self.rulings)
        return self._survey

    def _whole_table(self) -> RulesContext:
        """What may be consulted about the whole battle; one and the same while nothing changes."""
        battle = self._record.battle
        if self._table is None or self._table[0] is not battle:
            self._table = battle, deciding.table_at(battle)
        return self._table[1]

    def _called(self, refused: Refusal) -> Refusal:
        """A refusal with the soldiers that are known here called by number and name; of others it says the number."""
        return refusing.in_names(refusing.in_unit_of_table(refused), self.known.units)
