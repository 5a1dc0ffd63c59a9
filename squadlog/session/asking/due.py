"""What is due in a battle, as a seat may hear it: whose word is needed next, and what may be said beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, TABLE

with lazy_imports():
    from squadlog.battle import commands, known, rights
    from squadlog.battle.whose import seats
    from squadlog.reports import reminders
    from squadlog.rules.common import ask as asking
    from squadlog.rules.common.kept import readiness
    from squadlog.rules.desk import asking as waiting
    from squadlog.rules.desk import chapters, engine, flow, onward
    from squadlog.session import deciding
    from squadlog.session.asking import beginning, put_off

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.rules.common.ask import AskOption, DieAhead, Placeable
    from squadlog.session.asking.rules import RulesAsked
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.seat_views import SeatViews


class Due:
    """What is asked of a seat, and what it may say of itself."""

    def __init__(self, record: RecordOfBattle, views: SeatViews, die: AwaitedDie, rules: RulesAsked) -> None:
        self._record, self._views, self._die, self._rules = record, views, die, rules
        self.seat = rules.seat

    def of_person(self, rules: RulesAsked) -> Due:
        """What is asked of that person at the seat."""
        return self if rules is self._rules else Due(self._record, self._views, self._die, rules)

    @property
    def _put_off(self) -> put_off.PutOff:
        return put_off.PutOff(self._record, self.seat)

    def ask(self) -> asking.Ask:
        """Whose word is needed next, and about what."""
        if self._record.waits and (refused := self._die.first()) is not None:
            return asking.Ask(kind="judge", sentence=refused.sentence)
        ask = waiting.ask(self._rules.known)
        if ask.kind == "begin" and (ready := beginning.say_ready(self._rules.known)):
            ask = replace(ask, sentence=ready, typed="")
        if ask.kind != "over" and (more := self._record.for_other_home(self.seat, ask.side)):
            return replace(ask, sentence=f"{ask.sentence} {more}")
        return ask

    def opens(self) -> Command:
        """What opens play from here, before it: that it begins, or that this side is ready."""
        return beginning.opens(self._rules.known, self.seat, apart=self._record.orders is not None)

    def ahead(self, answer: Command) -> tuple[DieAhead, ...]:
        """The dice that an answer to what is asked would have rolled, in their order, with what counts for each."""
        seen = self._rules.known
        return engine.ahead(seen, answer, deciding.table_at(seen))

    def foretold(self) -> tuple[str, ...]:
        """What is about to be rolled in this step, with its reasons as far as this seat may know, a sentence each.

        Nothing where a seal hides from this process what counts.
        """
        record = self._record
        if not record.decides:
            return ()
        return engine.foretold(record.battle, deciding.table_at(record.battle), self.seat)

    def undecided(self) -> tuple[int, ...]:
        """The units of the slot whose owner still has something to decide, as far as this seat knows of them."""
        seen = self._rules.known
        return onward.units_undecided(seen, deciding.table_at(seen))

    def somebody(self) -> Refusal | None:
        """Who has a word to say before the battle can go on; None where it can."""
        if waits := self._die.first():
            return waits
        ask = self.ask()
        if ask.kind != "declare":
            return Refusal(code="asked", sentence=ask.sentence, rule="ACT-16")
        battle = self._record.battle
        # Who of another side has no orders would tell who has a standing order.
        if not_yours := rights.not_yours(battle, self.seat, commands.Done()):
            return not_yours
        if asked := self.undecided():
            names = ", ".join(battle.units[number].called for number in asked)
            lack = f"{names} {'has' if len(asked) == 1 else 'have'} no orders"
            if all(battle.units[number].dazed(battle.now) for number in asked):
                # They are asked about all the same: a daze leaves them that one choice.
                return Refusal(
                    code="asked", sentence=f"{lack}: dazed, they may only go down.", rule="WND-04",
                    instead="Order kneel or prone, or write done.",
                )  # fmt: skip
            return Refusal(
                code="asked", sentence=f"{lack}.", rule="ACT-16", instead="Give them orders, or write done."
            )
        return None

    def sides_gone(self) -> tuple[str, ...]:
        """The names of the sides with no unit left in action (END-02); none where a seat may not know of all units."""
        seen = self._rules.known
        return () if self.seat != REFEREE and known.keeps_secrets(seen) else tuple(flow.sides_gone(seen))

    def reminders(self) -> tuple[str, ...]:
        """What the table should not forget in this subphase, each with its cause; not what this seat has put off."""
        return tuple(one.sentence for one in self.reminded() if one.told)

    def reminded(self) -> tuple[put_off.Reminded, ...]:
        """All reminders of this subphase, those too that this seat has dismissed or put off."""
        found = reminders.reminders(self._rules.known, self._rules.reading, self.seat)
        return self._put_off.sort(found, self._rules.known.now) if found else ()

    def put_off(self, number: int, until: str | None) -> put_off.Reminded:
        """Put a reminder off `until` a moment in words (None: dismiss it): that of this number among those told, from 1.

        Raises SquadlogError where there is none of that number, or for no moment to come.
        """
        present = self.reminded()
        told = [one for one in present if one.told]
        if not 1 <= number <= len(told):
            there = (
                f"there are {len(told)}"
                if len(told) > 1
                else "there is one"
                if told
                else "there are none now"
            )
            raise SquadlogError(f"There is no reminder {number}: {there}.")
        moment = None if until is None else put_off.read_until(until, self._rules.known.now)
        self._put_off.put_off(told[number - 1], present, moment)
        return replace(told[number - 1], told=False, until="" if moment is None else str(moment))

    def remind_again(self) -> int:
        """Tell all reminders again; how many of the present ones were not told."""
        hidden = sum(not one.told for one in self.reminded())
        self._put_off.take_back()
        return hidden

    def offers(self) -> tuple[AskOption, ...]:
        """What may be said from here beside what is asked, as chapters have it: who leads, who takes charge."""
        if self.seat == NOBODY:
            return ()
        seen = self._rules.known
        found = chapters.offers_of_chapters(seen, deciding.table_at(seen))
        return tuple(one for one in found if self._rules.refusal(one.says) is None)

    def ends(self) -> tuple[AskOption, ...]:
        """How the battle may be ended from here by the players' word, or played on after its end."""
        if self.seat == NOBODY:
            return ()
        seen = self._rules.known
        found = chapters.ends_of_chapters(seen, deciding.table_at(seen))
        return tuple(one for one in found if self._rules.refusal(one.says) is None)

    def directs(self) -> tuple[AskOption, ...]:
        """What may be done from here with what the scenario lays down: the referee's, and the whole table's."""
        seen = self._rules.known
        if self.seat not in (REFEREE, TABLE) and (self.seat == NOBODY or seats.referee_sits(seen)):
            return ()
        found = chapters.referee_offers(seen, deciding.table_at(seen))
        return tuple(one for one in found if one.asks or self._rules.refusal(one.says) is None)

    def placeables(self) -> tuple[Placeable, ...]:
        """What the side that sits here may lay down in secret before play, and last that all of it is laid.

        Of several people of it each lays the soldiers that he commands.
        """
        return tuple(one for one in self._placeables_of(self.seat) if self._is_mine(one))

    def _is_mine(self, one: Placeable) -> bool:
        says = one.says if one.lays is None else one.lays(None, None, "")
        return says is None or self._rules.not_mine(says) is None

    def placeables_directed(self) -> tuple[Placeable, ...]:
        """What the referee may set up of the side whose turn it is to be set up; nothing at any other seat."""
        return self._placeables_of(asking.side_setting_up(self.ask())) if self.seat == REFEREE else ()

    def _placeables_of(self, side: str) -> tuple[Placeable, ...]:
        battle = self._record.battle
        if not battle.chapters or side not in battle.side_ids():
            return ()
        seen = self._rules.known
        return tuple(chapters.placeables(seen, side, deciding.table_at(seen)))

    @property
    def is_ready(self) -> bool:
        """Whether this side has said before play that it is ready, and waits for others alone (SET-05)."""
        battle = self._record.battle
        return battle.stage == "setup" and self.seat in readiness.ready_sides(battle)

    @property
    def has_secrets(self) -> bool:
        """Whether sides lay things down in secret, so that at one machine there is a curtain to be drawn."""
        battle = self._record.battle
        return bool(battle.chapters) and chapters.places_in_secret(battle)
