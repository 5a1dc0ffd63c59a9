"""Units that a chapter leads: what it has them do is said and judged as an ordinary order, second by second."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from squadlog.battle.commands import Continue, Declare, FaceAttacker, Hold
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.battle.story import Story
from squadlog.rules.chapter import Lead
from squadlog.rules.desk import declaring, orders
from squadlog.rules.desk.chapters import desk
from squadlog.rules.table import Table

_Said = tuple[Callable[[Battle, Any, Table], Iterator[Refusal]], Callable[[Story, Any, Table], None]]
_SAID: Mapping[type, _Said] = {
    Declare: (declaring.objections_declare, declaring.resolve_declare),
    Continue: (orders.objections_continue, orders.resolve_continue),
    Hold: (orders.objections_hold, orders.resolve_hold),
    FaceAttacker: (orders.objections_face, orders.resolve_face),
}


def led(story: Story, table: Table) -> bool:
    """Give those their orders whose slot it is and whom a chapter leads; whether anything came of it."""
    before = story.battle
    leads, grouping = desk(before.chapters).leads, before.active
    for number in () if grouping is None else grouping.units:
        unit = story.battle.units[number]
        lead = _of(unit, leads)
        if lead is not None and not unit.performed and unit.declaration is None:
            _carry_out(story, number, lead, table.at(story.battle))
            if story.battle.resolving:
                return True
    return story.battle is not before


def _of(unit: Unit, leads: tuple[Lead, ...]) -> Lead | None:
    return next((lead for lead in leads if lead.leads(unit)), None) if unit.held else None


def _carry_out(story: Story, number: int, lead: Lead, table: Table) -> None:
    """The first of the orders against which nothing speaks; nobody has let anything stand here."""
    first: Refusal | None = None
    for order in lead.orders(story, number, table):
        objections, resolve = _SAID[type(order)]
        refused = next(objections(story.battle, order, table), None)
        first = first or refused
        if refused is None:
            resolve(story, order, table)
            if table.rulings.is_("action.groupingMode", "unit_by_unit"):
                story.tell(ResolutionOrdered(order=(number,)))
            return
    if first is not None:
        lead.refused(story, number, first)


def overtaken(story: Story, number: int) -> None:
    """Somebody gives a unit an order by hand: whoever leads it gives way."""
    unit = story.battle.units.get(number)
    lead = None if unit is None else _of(unit, desk(story.battle.chapters).leads)
    if lead is not None:
        lead.overtaken(story, number)


def is_led(battle: Battle, unit: Unit) -> bool:
    """Whether a chapter has a word for this unit."""
    return _of(unit, desk(battle.chapters).leads) is not None
