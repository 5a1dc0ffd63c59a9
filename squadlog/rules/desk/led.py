"""Units that a chapter leads: what it has them do is said and judged as an ordinary order, second by second."""

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.battle.story import Story
from squadlog.rules.common.chapter import Lead
from squadlog.rules.common.table import Table
from squadlog.rules.desk.chapters import desk
from squadlog.rules.desk.told import TOLD, at_once


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
        answer = TOLD[type(order)]
        refused = next(iter(answer.objections(story.battle, order, table)), None)
        first = first or refused
        if refused is None:
            answer.resolve(story, order, table)
            if answer.at_once:
                at_once(story, order, table)
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
