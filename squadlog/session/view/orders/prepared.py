"""Orders prepared while others act: kept as sentences, judged as things stand, said when the slot comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.battle import rights
from squadlog.battle.commands import Cancel, Continue, Declare, Engage, FaceAttacker, Hold, Orders
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder
from squadlog.session.asking.rules_ahead import rules_ahead
from squadlog.session.view.orders.order_words import order_words
from squadlog.session.view.questions.read_sentence import read_sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.commands import Command
    from squadlog.session.asking.rules import RulesAsked
    from squadlog.session.seat import Seat

MOST = 40
"""Orders that are kept for one seat."""


@record
class PreparedOrder:
    """An order that is prepared: its sentence, whose it is, and why it does not stand any more, as things are now.

    `means` is the order in the words of the menu, the sentence where that is none any more. `now`: the slot of all of
    them is there, and it can be said.
    """

    say: str
    means: str = ""
    units: tuple[int, ...] = ()
    now: bool = False
    refusal: Refusal | None = None


def is_ahead(seat: Seat, units: Iterable[int]) -> bool:
    """Whether orders to these soldiers can only be prepared: their slot is not there, and play has begun."""
    if seat.known.stage in ("setup", "over"):
        return False
    ask = seat.due.ask()
    return not (
        ask.kind == "declare" and seat.asked() and seat.die.roll is None and set(units) <= set(ask.units)
    )


def order_rules(seat: Seat, units: Iterable[int]) -> RulesAsked:
    """Whom menus, forms and plans of shots ask about these soldiers: the rules, or those as if their slot had come."""
    whom = tuple(units)
    return rules_ahead(seat.rules, whom[0]) if is_ahead(seat, whom) else seat.rules


class PreparedOrders:
    """What one seat has prepared; at most one order for each soldier. It is told to nobody else."""

    def __init__(self) -> None:
        self._kept: list[PreparedOrder] = []

    def keep(self, seat: Seat, sentence: str) -> Refusal | None:
        """Keep an order, in the place of what these soldiers were to do; why not, where it is none."""
        command, wrong = read_sentence(seat.known, sentence)
        units = () if command is None else _units_of(command)
        if command is None or not units:
            return nonsense("not-prepared", wrong or "Only orders to soldiers can be prepared.")
        if refused := rights.not_yours(seat.known, seat.who.seat, command) or seat.rules.not_mine(command):
            return refused
        left = [one for one in self._kept if not set(one.units) & set(units)]
        self._kept = [*left, PreparedOrder(say=sentence, units=units)][-MOST:]
        return None

    def drop(self, sentence: str) -> None:
        """Forget an order, or what was said of it at once with others."""
        self._kept = [
            one for one in self._kept if one.say != sentence and one.say not in sentence.split("; ")
        ]

    def listed(self, seat: Seat) -> tuple[PreparedOrder, ...]:
        """All of them as things stand."""
        return tuple(_judged(seat, one) for one in self._kept)


def _judged(seat: Seat, one: PreparedOrder) -> PreparedOrder:
    command, wrong = read_sentence(seat.known, one.say)
    if command is None:
        return replace(one, means=one.say, refusal=nonsense("misread", wrong))
    refusal = order_rules(seat, one.units).refusal(command)
    means = order_words(seat.known, command)
    return replace(one, means=means, now=not is_ahead(seat, one.units), refusal=refusal)


def _units_of(command: Command) -> tuple[int, ...]:
    """Whom an order is for; nobody for what is no order."""
    if isinstance(command, Orders):
        return tuple(one.unit for one in command.orders)
    if isinstance(command, GiveStandingOrder | EndStandingOrder):
        return command.units
    return (
        (command.unit,)
        if isinstance(command, Declare | Continue | Hold | Cancel | Engage | FaceAttacker)
        else ()
    )
