"""The units of a slot that have orders, what was typed for them in vain, and what is asked before the slot ends."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from time import monotonic

from textual.binding import Binding

from squadlog.base.names import numbers
from squadlog.battle.commands import Command, Order, Orders
from squadlog.battle.outcome import Outcome
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import GiveStandingOrder
from squadlog.battle.state import Known
from squadlog.session.view.orders.unordered import (
    UnheardOrders,
    Unordered,
    nobody_ordered,
    slot_of,
    some_unordered,
)
from squadlog.session.view.words.asked_line import units_awaited
from squadlog.tui.battle.late_keys import GIVEN, LateKeys
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.meant_units import MeantUnits
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.places import ask_sure

NUMBER = re.compile(r"\b\d+\b")
ASKED_NOW = "To act now: {units}. A number chooses one, Enter takes the next."


class SlotOrders:
    """No order that was typed is dropped without a word: whoever ends the slot is told of it first, once."""

    def __init__(self, chair: Chair, late: LateKeys, meant: MeantUnits, roster: Roster) -> None:
        self._chair, self._late, self._meant, self._roster = chair, late, meant, roster
        self._unheard, self._unordered = UnheardOrders(), Unordered()
        self.whom: tuple[int, ...] = ()
        """Whom the order is for that is being said."""

    def say(self, *commands: Command) -> None:
        """Note whom these commands are for before they are said; with orders for several marks, that the rest get none.

        Whoever marks some has the others in view.
        """
        self.whom = tuple(number for command in commands for number in _units_ordered(command))
        for command in commands:
            if isinstance(command, Orders) and len(self._meant.marks()) > 1:
                self.all_said(self._chair.seat.known)

    def all_said(self, battle: Known) -> None:
        """Note that whoever has no order in the slot of that battle is to have none."""
        self._unordered.said(battle)

    def keep_key(self, key: str, units: Iterable[int]) -> None:
        """Keep that a key, with the order it gives, came to nothing for these units."""
        self._keep(key, units, by_key=True)

    def _keep(self, why: str, units: Iterable[int], *, by_key: bool = False) -> None:
        seat = self._chair.seat
        self._unheard.keep(seat.known, seat.due.ask(), why, units, by_key=by_key)

    def named_in(self, sentence: str) -> tuple[int, ...]:
        """The units of the slot that a sentence names; all that still wait for a word where it names none."""
        ask = self._chair.seat.due.ask()
        named = {int(digits) for digits in NUMBER.findall(sentence)}
        return tuple(n for n in ask.units if n in named) or self.waiting()

    def waiting(self) -> tuple[int, ...]:
        """The units of the slot that still wait for a word."""
        return units_awaited(self._chair.seat.known, self._chair.seat.due.ask())

    def heard(self, outcome: Outcome) -> Outcome:
        """What came of an order: a refusal is kept in mind until the slot ends; the marks of those who have theirs go.

        A refusal of one whose slot it is not says besides who is asked now.
        """
        if isinstance(outcome, Refusal) and outcome.code == "not-its-slot" and (asked := self.waiting()):
            outcome = replace(outcome, instead=ASKED_NOW.format(units=numbers(asked)))
        whom, self.whom = self.whom, ()
        if whom and isinstance(outcome, Refusal):
            if self._chair.seat.due.ask().kind == "declare":
                self._keep(outcome.sentence, whom)
        elif whom:
            self._roster.unmark(whom)
        return outcome

    def asks_before(self, end: Callable[[], object]) -> bool:
        """Whether somebody is asked before the slot ends, as something was refused in it; `end` ends it then."""
        told = self._unheard.told(self._chair.seat.known, self._lacking())
        if told:
            ask_sure(self._roster.app, told, end)
        return bool(told)

    def asks_once(self) -> str:
        """What is said instead of ending the slot, until the key is pressed again: whatever there is, asked once."""
        seat, late, lacking = self._chair.seat, self._late, self._lacking()
        given = late.given_by(monotonic()) if late.last == "enter" else ""
        told = GIVEN.format(key=self._roster.app.get_key_display(Binding(given, ""))) if given else ""
        told = told or nobody_ordered(seat.known, seat.due.ask(), seat.due.undecided())
        told = told or some_unordered(seat.known, seat.due.ask(), lacking)
        if told and late.meant(slot_of(seat.known)):
            self._unordered.meant(lacking)
            return ""
        return told

    def _lacking(self) -> tuple[int, ...]:
        """The units of the slot that got no order while others did, unless somebody has said that this is meant."""
        seat = self._chair.seat
        return self._unordered.lacking(seat.known, seat.due.ask(), seat.due.undecided())


def _units_ordered(command: Command) -> tuple[int, ...]:
    """The units that are given an order by a command."""
    if isinstance(command, GiveStandingOrder):
        return command.units
    orders = command.orders if isinstance(command, Orders) else (command,)
    return tuple(order.unit for order in orders if isinstance(order, Order))
