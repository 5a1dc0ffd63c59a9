"""Each order of a battle beside what a mind would have said there, with what its side knew then.

A decision is what a side knew as the order was asked for, and what it said. To end a slot is to hold with everybody who
had no order. The last word counts: an order that was changed before the slot ended was none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.battle.commands import Declare, Done, Hold, Orders
from squadlog.battle.record.codec import command_from_json
from squadlog.extras.commander.mind.given import weigh_given
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.memory.remembered import NOTHING_YET, EnemiesRemembered
from squadlog.extras.commander.mind.memory.steps import stood_lately
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.commander.seated.remembering import remembered_by_line, stood_by_second
from squadlog.extras.commander.told.kept import keep_choice
from squadlog.extras.commander.told.weighed import OrderJudged
from squadlog.facts.seats import Speaker
from squadlog.rules.common import (
    chapter_states,  # noqa: F401 - what a battle keeps of its chapters is read in processes of its own
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.moment import Moment
    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.memory.steps import StoodThen
    from squadlog.extras.commander.mind.posed import Mind
    from squadlog.session.seat import Seat

PIECE = 8
"""Decisions that are weighed as one piece of work."""
_ORDERS = frozenset({"declare", "hold", "orders", "done"})


@record
class OrderSaid:
    """What a side said at a line of its log, and what it knew before; `when` it was said tells the line from others."""

    side: str
    entry: int
    when: str
    by: str
    known: Known
    command: Command
    remembered: EnemiesRemembered = NOTHING_YET
    stood: tuple[StoodThen, ...] = ()


@record
class PieceJudged:
    """What came of a piece of work: the orders that were weighed, and how many it had no idea of."""

    orders: tuple[OrderJudged, ...]
    unknown: int = 0


def decisions(seat: Seat) -> Iterator[OrderSaid]:
    """What each side of a battle said in the line that stands, side by side, oldest first. Raises StoreError."""
    for side in seat.known.side_ids():
        own = seat.of(Speaker(seat=side))
        by_line, kept, stood = remembered_by_line(own), NOTHING_YET, stood_by_second(own, side)
        for entry in own.log.entries():
            kept = by_line.get(entry.parent or 0, kept)
            if entry.kind not in _ORDERS or not entry.command or entry.parent is None:
                continue
            before = own.log.stood_at(entry.parent)
            if before is not None:
                said = command_from_json(entry.command)
                yield OrderSaid(
                    side=side, entry=entry.id, when=entry.when, by=entry.by, known=before, command=said,
                    remembered=kept, stood=stood_lately(stood, before.now.index),
                )  # fmt: skip


def judge_piece(
    level: str, said: tuple[OrderSaid, ...], number: int, _made: Callable[[int], None]
) -> PieceJudged:
    """Weigh the decisions of the piece of that number by a commander of a level."""
    mind, orders, unknown = commander_of(level), list[OrderJudged](), 0
    for one in said[PIECE * number : PIECE * (number + 1)]:
        view = MindView(Posed(known=one.known, side=one.side))
        if view.now.due.ask().kind != "declare":
            continue
        for command in _orders_in(view, one):
            judged = judge_order(mind, one, command)
            if judged is None:
                unknown += 1
            else:
                orders.append(judged)
    return PieceJudged(orders=tuple(orders), unknown=unknown)


def judge_order(mind: Mind, at: OrderSaid, command: Declare | Hold) -> OrderJudged | None:
    """An order of a decision beside the best that the mind sees there; None where it has no idea of the order."""
    posed = Posed(known=at.known, side=at.side, remembered=at.remembered, stood=at.stood)
    choices = mind.weigh(posed, command.unit)
    said = weigh_given(mind, posed, command, choices)
    if said is None or not choices:
        return None
    best = max(choices, key=lambda one: one.worth)
    return OrderJudged(
        side=at.side, entry=at.entry, when=at.when, by=at.by, unit=command.unit, moment=at.known.now,
        said=keep_choice(said, at.known),
        best=keep_choice(best if best.worth > said.worth else said, at.known),
    )  # fmt: skip


def _orders_in(view: MindView, one: OrderSaid) -> Iterator[Declare | Hold]:
    """The orders of own soldiers in what was said; whoever has none as the slot ends holds."""
    units = view.known.units
    match one.command:
        case Done():
            left = (unit for unit in view.now.due.undecided() if units[unit].side == one.side)
            yield from (Hold(unit=unit) for unit in left)
        case Orders(orders=several):
            yield from (one for one in several if isinstance(one, Declare | Hold) and _is_own(view, one))
        case Declare() | Hold() as order if _is_own(view, order):
            yield order


def _is_own(view: MindView, order: Declare | Hold) -> bool:
    unit = view.known.units.get(order.unit)
    return unit is not None and unit.side == view.posed.side


def last_words(found: Iterable[OrderJudged]) -> tuple[OrderJudged, ...]:
    """The orders that counted: of each soldier the last in its subphase."""
    latest: dict[tuple[int, Moment], OrderJudged] = {}
    for one in sorted(found, key=lambda one: one.entry):
        latest[one.unit, one.moment] = one
    return tuple(latest.values())
