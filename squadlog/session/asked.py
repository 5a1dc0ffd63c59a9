"""What is asked of the rules about a battle: what is due, what may be done, at what price and with which odds.

Decides and changes nothing. The rules judge the whole battle; what comes back goes to the seat that asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.dice import MixedDice
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.session.sitting.telling import Telling

with lazy_imports():
    from squadlog.battle import commands, known, rights
    from squadlog.book import in_force
    from squadlog.reports import reminders
    from squadlog.reports.fought import following
    from squadlog.reports.story import chronicle as chronicles
    from squadlog.rules.common import advanced, context
    from squadlog.rules.common import ask as asking
    from squadlog.rules.desk import (
        actions,
        chapters,
        choices,
        details,
        engine,
        flow,
        foreseeing,
        onward,
        preview,
    )
    from squadlog.rules.desk import asking as waiting
    from squadlog.rules.desk.considered import table as side_by_side
    from squadlog.rules.fire import aiming, gunnery
    from squadlog.rules.turn import victory
    from squadlog.session import deciding
    from squadlog.session.sitting import beginning
    from squadlog.survey import seat_survey as surveys

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot, Order
    from squadlog.battle.detail import Detail, FiringManner
    from squadlog.battle.scored import CasualtyPoints, SideScore, VictoryReckoning
    from squadlog.battle.state import Battle
    from squadlog.book.rulings import Rulings
    from squadlog.facts.ground_facts import Target, Waypoint
    from squadlog.rules.common.ask import AskOption, DieAhead, Placeable
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.common.explosive import Fused, GoneOff
    from squadlog.rules.common.foreseen import Foreseen
    from squadlog.rules.common.previews import ActionChoice, Quote, ShotPreview
    from squadlog.rules.desk.considered.values import OddsAsked, OddsTable
    from squadlog.survey.seat_survey import Survey


class Asked(Telling):
    """A battle that can be asked about. `seat` says who asks; without it the referee does."""

    _survey: Survey | None = None
    _reckoning: tuple[Battle, VictoryReckoning] | None = None

    @property
    def rulings(self) -> Rulings:
        """The readings in force in this battle."""
        return in_force.rulings_of(self._battle.rulings, self._battle.setup.version)

    def ask(self, seat: str = REFEREE) -> asking.Ask:
        """Whose word is needed next, and about what, as a seat may hear it."""
        if self.waits and (refused := self._awaits()) is not None:
            return asking.Ask(kind="judge", sentence=refused.sentence)
        return waiting.ask(self.seen(seat))

    def ahead(self, answer: Command, seat: str = REFEREE) -> tuple[DieAhead, ...]:
        """The dice that an answer to what is asked would have rolled, as far as a seat knows what counts."""
        seen = self.seen(seat)
        return engine.ahead(seen, answer, self._table_for(seen))

    def foretold(self, seat: str = REFEREE) -> tuple[str, ...]:
        """What is about to be rolled in this step, with its reasons as far as a seat may know, a sentence each.

        Nothing where a seal hides from this process what counts.
        """
        return engine.foretold(self._battle, self._table(), seat) if self._decides else ()

    def refusal(self, command: Command, seat: str = REFEREE) -> Refusal | None:
        """Why a command would be refused now, or None. Rolls no dice and changes nothing."""
        if refused := self._awaits() or self.not_for(seat, command):
            return refused
        refused = engine.refusal(self._battle, command, self._table())
        return None if refused is None else self._as_known(refused, seat)

    def not_for(self, seat: str, command: Command) -> Refusal | None:
        """Why it is not for this seat to say, or is refused for what this seat knows, whatever it does not know.

        At the table, words that only a side can answer for are judged by what that side knows: its owner has the
        keyboard.
        """
        first = beginning.waits(command, seat, self.seen, self._table)
        if first or isinstance(command, commands.Begin):
            return first
        if seat == REFEREE or not known.keeps_secrets(self._battle):
            return rights.not_yours(self._battle, seat, command)
        seen, battle = self.seen(seat), self._battle
        if refused := rights.not_yours(seen, seat, command):
            return refused
        if seat == TABLE and (command.kind in rights.SECRET or getattr(command, "by_owner", False)):
            whose = rights.owner(seen, command)
            seen = self.seen(whose) if whose in battle.side_ids() else seen
        if seen.units is battle.units and (seen.held, seen.things) == (battle.held, battle.things):
            return None
        refused = engine.refusal(seen, command, self._table_for(seen))
        return None if refused is None else self._as_known(refused, seat)

    def sides_gone(self, seat: str = REFEREE) -> tuple[str, ...]:
        """The sides, by name, of whom nobody is in action (END-02); none where a seat may not know of all units."""
        seen = self.seen(seat)
        return () if seat != REFEREE and known.keeps_secrets(seen) else tuple(flow.sides_gone(seen))

    def undecided(self, seat: str = REFEREE) -> tuple[int, ...]:
        """Those of the slot whose owner has something to decide and has not, as far as a seat knows of them."""
        seen = self.seen(seat)
        return onward.undecided(seen, self._table_for(seen))

    def quote(self, command: Declare, seat: str = REFEREE) -> Quote:
        """What an action would cost and when it would end, with the reasons."""
        return actions.quote(self.seen(seat), command, self._table())

    def choices(self, unit: int, seat: str = REFEREE) -> tuple[ActionChoice, ...]:
        """Every action of the action table for a unit, with its cost, or why not."""
        return choices.choices(self.seen(seat), unit, self._table())

    def details(self, command: Order, seat: str = REFEREE) -> tuple[Detail, ...]:
        """What can be said with an order besides what is said already, in the order in which it is asked."""
        return tuple(details.details(self.seen(seat), command, self._table()))

    def targets(self, unit: int, seat: str = REFEREE) -> tuple[Target, ...]:
        """Whom and what a unit can aim at, enemies in initiative order before the features of the table."""
        seen = self.seen(seat)
        return aiming.targets(seen, unit, chapters.laid(self._table_for(seen), seen))

    def preview(
        self, command: Fire | OpportunityShot, seat: str = REFEREE, *, margin: bool = False
    ) -> ShotPreview:
        """A shot before it is rolled: modifiers with reasons, what blocks it, the exact odds.

        `margin` asks for that of a measured line too, which takes longer than all the rest.
        """
        battle = self.seen(seat)
        return preview.preview(battle, command, self._table_for(battle, margins=margin))

    def odds(self, asked: OddsAsked, seat: str = REFEREE) -> OddsTable:
        """What a unit could do, laid side by side, as far as a seat knows; nothing is said by it."""
        seen = self.seen(seat)
        return side_by_side.odds_table(seen, asked, chapters.laid(self._table_for(seen), seen))

    def aimings(self, unit: int, seat: str = REFEREE) -> tuple[Declare, ...]:
        """The orders of a unit that aim at a place, each without its aim, the likeliest first."""
        if not self._battle.chapters:
            return ()
        seen = self.seen(seat)
        return tuple(foreseeing.aimings(seen, unit, self._table_for(seen)))

    def foreseen(self, command: Declare, seat: str = REFEREE) -> Foreseen | None:
        """What an order that aims at a place would come to, as far as a seat knows; None for any other."""
        seen = self.seen(seat)
        return foreseeing.foreseen(seen, command, self._table_for(seen))

    def blast(self, what: str, spot: Waypoint, *, count: int = 1, seat: str = REFEREE) -> Foreseen | None:
        """What something of a kind would come to that went off at a place now; None for no kind in force."""
        seen = self.seen(seat)
        if what not in self.blasts(seat):
            return None
        return foreseeing.blast(seen, what, spot, self._table_for(seen), count)

    def blasts(self, seat: str = REFEREE) -> tuple[str, ...]:
        """The kinds of explosions in force, by their words."""
        return foreseeing.kinds(self.seen(seat), self._table()) if self._battle.chapters else ()

    def burning(self, seat: str = REFEREE) -> tuple[tuple[Fused, Foreseen], ...]:
        """What is about to go off as far as a seat knows of it, with what it would come to as things stand."""
        seen = self.seen(seat)
        return foreseeing.burning(seen, self._table_for(seen)) if seen.held else ()

    def gone_off(self, seat: str = REFEREE) -> tuple[tuple[GoneOff, Foreseen], ...]:
        """What went off in this subphase or the one before, with whom it struck."""
        seen = self.seen(seat)
        return foreseeing.over(seen, self._table_for(seen)) if seen.held else ()

    def placeables(self, seat: str) -> tuple[Placeable, ...]:
        """What the side that sits there may lay down in secret; nothing for whoever sits elsewhere."""
        if not self._battle.chapters or seat not in self._battle.side_ids():
            return ()
        seen = self.seen(seat)
        return tuple(chapters.placeables(seen, seat, self._table_for(seen)))

    @property
    def has_secrets(self) -> bool:
        """Whether sides lay things down in secret, so that at one machine there is a curtain to be drawn."""
        return bool(self._battle.chapters) and chapters.places_in_secret(self._battle)

    def manners(self, unit: int, weapon: str, seat: str = REFEREE) -> tuple[FiringManner, ...]:
        """The ways in which a weapon can be fired beyond the ordinary shot."""
        return preview.manners(self.seen(seat), unit, weapon, self._table())

    def score(self, seat: str = REFEREE) -> tuple[SideScore, ...]:
        """The victory count as it stands, of what a seat knows to be there."""
        return self.reckoning(seat).scores

    def reckoning(self, seat: str = REFEREE) -> VictoryReckoning:
        """What the battle comes to, if it ended now or as it was told at its end, by what a seat knows."""
        seen = self.seen(seat)
        if self._reckoning is None or self._reckoning[0] is not seen:
            table = self._table_for(seen)
            if (
                seen.chapters or seen.held
            ):  # which need not be loaded where none is played and nothing is kept
                table = chapters.laid(table, seen)
            self._reckoning = (seen, victory.reckoning(seen, table))
        return self._reckoning[1]

    def tolls(self, seat: str = REFEREE) -> tuple[CasualtyPoints, ...]:
        """The wounds that led to the victory count, oldest first; only the steps that hold one are gone into."""
        tree, reading, known_of = self._tree, self._table(), {*self.seen(seat).units}
        known_of |= {line.unit for side in self.score(seat) for line in side.lines if line.gone}
        return tuple(
            toll
            for step in tree.line()
            if victory.wounding(tree.events(step)) and (before := tree.before(step)) is not None
            for toll in victory.tolls(before, tree.events(step), reading)
            if toll.unit in known_of
        )

    def chronicle(self, seat: str = REFEREE) -> chronicles.Chronicle:
        """How the battle came about as far as a seat knows: what its report is made of."""

        def reckoned(entry: int) -> VictoryReckoning:
            seen = self.stood_at(entry, seat) or self.seen(seat)
            return victory.reckoning(seen, chapters.laid(self._table_for(seen), seen))

        return chronicles.Chronicle(
            title=self.title,
            seat=seat,
            battle=self.seen(seat),
            entries=self.log(seat),
            tolls=self.tolls(seat),
            follow=lambda: following.followed(self._tree, self._logbook, seat),
            told=lambda entry: self._told_each(entry, seat),
            stood_at=lambda entry: self.stood_at(entry, seat),
            reckoned_at=reckoned,
        )

    def survey(self, seat: str = REFEREE) -> surveys.Survey | None:
        """The battle as a seat knows it, measured on its map; None where there is no map."""
        if not self._battle.setup.map:
            return None
        seen = self.seen(seat)
        if self._survey is None or self._survey.battle is not seen:
            self._survey = surveys.Survey(seen, load_rulebook(), self.rulings)
        return self._survey

    def reminders(self, seat: str = REFEREE) -> tuple[str, ...]:
        """What the table should not forget in this subphase, each with its cause."""
        return reminders.reminders(self.seen(seat), self._reading, seat)

    def offers(self, seat: str = REFEREE) -> tuple[AskOption, ...]:
        """What this seat may say beside what is asked, as chapters have it: who leads, who takes charge."""
        seen = self.seen(seat)
        found = chapters.offered(seen, self._table_for(seen))
        return tuple(one for one in found if self.refusal(one.says, seat) is None)

    def directs(self, seat: str = REFEREE) -> tuple[AskOption, ...]:
        """What the referee may do with what chapters lay down, where this seat may."""
        seen = self.seen(seat)
        found = chapters.directed(seen, self._table_for(seen))
        return tuple(one for one in found if one.asks or self.refusal(one.says, seat) is None)

    def counsels(self, seat: str = REFEREE) -> tuple[str, ...]:
        """What the chapters in force would have a seat know as it gives orders, a sentence each."""
        return advanced.counselled(self.seen(seat), seat, self.rulings)

    def shots_left(self, seat: str = REFEREE, *numbers: int) -> Mapping[int, int]:
        """How many more shots the rate of fire leaves these units, or each that a seat knows (FIR-38, AMB-87)."""
        seen, reading, left = self.seen(seat), self._reading, dict[int, int]()
        for one in numbers or seen.units:
            unit = seen.units[one]
            other = advanced.fires_left(unit, seen.now, *reading) if unit.held else None
            left[one] = gunnery.shots_left(unit.shots, seen.now, reading) if other is None else other.count
        return left

    @property
    def _reading(self) -> context.BookReading:
        """The book with the readings in force."""
        return context.BookReading(load_rulebook(), self.rulings)

    def _as_known(self, refusal: Refusal, seat: str) -> Refusal:
        """A refusal of the rules as a seat may read it: of the units there are it names those it knows."""
        if refusal.code != "unknown-unit":
            return refusal
        units = f"Units: {', '.join(map(str, self.seen(seat).units))}."
        if seat != TABLE or not chapters.hides_anybody(self._battle):
            return replace(refusal, instead=units)
        seats = " or ".join(f"--seat {side}" for side in self._battle.side_ids())
        return replace(refusal, instead=f"{units} Of one that hides speak at the seat of its side: {seats}.")

    # Inside

    def _took(self, command: Command) -> float | None:
        """The seconds that a decision took, where this terminal measures them."""
        return None if self.watch is None else self.watch.took(command)

    def _table_for(
        self, battle: Battle, faces: Sequence[int] = (), *, margins: bool = False
    ) -> context.RulesContext:
        dice = MixedDice(
            seed=battle.setup.seed,
            used=battle.rolls,
            typed_sides=battle.typed_dice,
            sides=battle.side_ids(),
            entered=faces,
        )
        return deciding.table_for(battle, dice, margins=margins)

    def _table(self, faces: Sequence[int] = ()) -> RulesContext:
        return self._table_for(self._battle, faces)
