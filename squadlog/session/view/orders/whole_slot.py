"""What may be said of a whole slot: as before, once more, the rest holds, done, on to the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import numbers
from squadlog.battle import commands
from squadlog.battle.refusal import Refusal
from squadlog.language.say import say
from squadlog.rules.common.ask import units_awaited
from squadlog.rules.common.slot import without_orders
from squadlog.session.said import persons
from squadlog.session.view.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.session.seat import Seat


def slot_answers(seat: Seat) -> Iterator[Answer]:
    """The orders of all whose slot it is that stand as they are; nothing where this seat is not asked for orders."""
    ask, refusal = seat.due.ask(), seat.rules.refusal
    if ask.kind != "declare" or ask.grouping is None or not seat.asked() or seat.die.roll is not None:
        return
    own = persons.own_in_slot(seat.rules)
    lacking = tuple(one for one in without_orders(seat.known) if not own or one in own)
    before, last = seat.earlier.as_before(own), seat.earlier.again(own)
    if not isinstance(before, Refusal) and refusal(before) is None:
        others = [one for one in lacking if one not in {order.unit for order in before.orders}]
        still = f"; {numbers(others)} without orders" if others else ""
        yield Answer("as before; done", f"as before: {_whom(before)}, then done{still}")
        yield Answer("as before", f"as before: {_whom(before)}", says=before)
    if (
        not isinstance(last, Refusal)
        and last != before
        and {one.unit for one in last.orders} & {*lacking}
        and refusal(last) is None
    ):
        yield Answer("again", f"the last order again: {_whom(last)}", says=last)
    holds = commands.Orders(orders=tuple(commands.Hold(unit=one) for one in lacking))
    if lacking and refusal(holds) is None:
        yield Answer(say(holds), f"the rest holds: {numbers(lacking)}", says=holds)
    if refusal(commands.Done()) is None:
        still = f"; {numbers(lacking)} without orders" if lacking else ""
        yield Answer("done", f"done{still}", enter=not lacking, says=commands.Done())
    elif seat.due.somebody() is None:
        yield Answer("go on", "go on to the next question")


def list_awaited(seat: Seat) -> tuple[int, ...]:
    """The soldiers of this seat who await an order, in their order; nobody where it is not asked for any."""
    ask = seat.due.ask()
    if ask.kind != "declare" or not seat.asked() or seat.die.roll is not None:
        return ()
    own, able = persons.own_in_slot(seat.rules), seat.due.undecided()
    return tuple(one for one in units_awaited(seat.known, ask) if one in able and (not own or one in own))


def _whom(orders: commands.Orders) -> str:
    return numbers([one.unit for one in orders.orders])
