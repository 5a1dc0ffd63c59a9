"""What a soldier was told last, read from the record, and the same once more as the battle stands now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle import known
from squadlog.battle.commands import Command, Orders
from squadlog.battle.events.action import OrderLeftOut, UnitMoved
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.events.turn import SubphaseOpened
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import STANDING
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import for_all
from squadlog.rules.common.ask import lacks_orders
from squadlog.rules.common.once_more import LastOrder, Repeatable, once_more
from squadlog.rules.common.slot import of_the_slot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from squadlog.battle.record.timeline import Timeline
    from squadlog.battle.state import Battle
    from squadlog.facts.ground_facts import Target
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.seat_views import SeatViews

_LABELS = frozenset({"declare", "continue", "hold", "engage", "orders"})
_NOTHING = Refusal(
    code="nothing-to-repeat",
    sentence="There is no earlier order to repeat.",
    rule="ACT-16",
    instead="Give an order first.",
)


_FAR = 10
"""Subphases ago, at most, that somebody was told what is still offered as an order."""


class EarlierOrders:
    """What soldiers were told before, as far as a seat may know it."""

    def __init__(self, record: RecordOfBattle, views: SeatViews, seat: str) -> None:
        self._record, self._views, self._seat = record, views, seat

    def again(self, units: tuple[int, ...]) -> Orders | Refusal:
        """What these units were told last, once more, as orders that can be said; of nobody named all of the slot."""
        return again(self._record.tree, self._views.seen(self._seat), units)

    def as_before(self, units: tuple[int, ...]) -> Orders | Refusal:
        """What the units did in the subphase before, for those without orders; with no units, all of the slot."""
        return as_before(self._record.tree, self._views.seen(self._seat), units)

    def told_last(self, unit: int) -> Repeatable | None:
        """The last order of a unit in this turn or the one before, if this seat may know it."""
        told = last_told(self._record.tree, (unit,), at_most=_FAR).get(unit) if self._commands(unit) else None
        if told is None or not known.may_read(told.order, self._views.seen(self._seat), self._seat):
            return None
        return told.order

    def shot_at_last(self, unit: int) -> Target | None:
        """Whom or what a unit shot at last, if this seat may know it; None if it has not shot of late."""
        return last_target(self._record.tree, unit) if self._commands(unit) else None

    def _commands(self, unit: int) -> bool:
        seen = self._views.seen(self._seat).units.get(unit)
        return seen is not None and (for_all(self._seat) or seen.side == self._seat)


def last_told(
    timeline: Timeline, units: Iterable[int], *, at_most: int | None = None
) -> Mapping[int, LastOrder]:
    """The last order of each of these units on the line that stands, at most `at_most` subphases ago."""
    wanted, found, ago = set(units), dict[int, LastOrder](), 0
    set_out = {number: unit.position for number, unit in timeline.battle().units.items()}
    for step in reversed(timeline.line()):
        if not wanted - found.keys() or (at_most is not None and ago > at_most):
            break
        told = timeline.events(step)
        for event in reversed(told):
            if isinstance(event, SubphaseOpened):
                ago += 1
            elif isinstance(event, UnitMoved) and event.facts is not None and event.facts.way:
                # Where the first move since began is where the unit stood as it was told.
                start = event.facts.way[0]
                set_out[event.unit] = Position(x=start.x, y=start.y)
        kept = timeline.step(step)
        if kept.command and kept.label in _LABELS and (at_most is None or ago <= at_most):
            left_out = {event.unit for event in told if isinstance(event, OrderLeftOut)}
            for order in _orders(command_from_json(kept.command)):
                if order.unit in wanted - found.keys() - left_out:
                    found[order.unit] = LastOrder(order, set_out[order.unit], ago)
    return found


def last_target(timeline: Timeline, unit: int, *, at_most: int = 400) -> Target | None:
    """The last target a unit shot at, at most `at_most` steps ago; None if it did not shoot."""
    for step in reversed(timeline.line()[-at_most:]):
        for event in timeline.events(step):
            if isinstance(event, ShotFired) and event.unit == unit:
                return event.target
    return None


def _orders(command: Command) -> Iterator[Repeatable]:
    told = command.orders if isinstance(command, Orders) else (command,)
    yield from (one for one in told if isinstance(one, Repeatable))


def again(timeline: Timeline, battle: Battle, units: tuple[int, ...]) -> Orders | Refusal:
    """The last order of each of these units once more; nobody named: of all of the slot without a standing order."""
    units = units or tuple(
        number for number in of_the_slot(battle) if not battle.units[number].holds(STANDING)
    )
    return _repeat(battle, last_told(timeline, units), units)


def as_before(timeline: Timeline, battle: Battle, units: tuple[int, ...]) -> Orders | Refusal:
    """What each did in the subphase before, once more, of those of the slot who have not been told anything yet."""
    units = tuple(number for number in units or of_the_slot(battle) if _open(battle, number))
    told = last_told(timeline, units, at_most=1)
    return _repeat(battle, {unit: one for unit, one in told.items() if one.ago == 1}, units)


def _open(battle: Battle, number: int) -> bool:
    """Whether a unit is to be told something: not yet told, nor watching, led, or busy with what needs no word."""
    unit = battle.units.get(number)
    return unit is not None and unit.opportunity is None and lacks_orders(unit)


def _repeat(battle: Battle, told: Mapping[int, LastOrder], units: Iterable[int]) -> Orders | Refusal:
    known = [unit for unit in dict.fromkeys(units) if unit in told and unit in battle.units]
    once = [once_more(told[unit], battle.units[unit]) for unit in known]
    orders = tuple(order for order in once if order is not None)
    return Orders(orders=orders) if orders else _NOTHING
