"""Units that a chapter leads: what it has them do is said and judged as an ordinary order, second by second."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import Autopilot
from squadlog.rules.desk.chapters import desk
from squadlog.rules.desk.told import TOLD, at_once


def lead_units(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Give those their orders whose slot it is and whom a chapter leads; whether anything came of it."""
    before = recorder.battle
    leads, grouping = desk(before.chapters).actions.autopilots, before.active
    for number in () if grouping is None else grouping.units:
        unit = recorder.battle.units[number]
        lead = _of(unit, leads)
        if lead is not None and not unit.performed and unit.declaration is None:
            _carry_out(recorder, number, lead, ctx.at(recorder.battle))
            if recorder.battle.resolving:
                return True
    return recorder.battle is not before


def _of(unit: Unit, leads: tuple[Autopilot[RulesContext], ...]) -> Autopilot[RulesContext] | None:
    return next((lead for lead in leads if lead.leads(unit)), None) if unit.held else None


def _carry_out(
    recorder: EventRecorder, number: int, lead: Autopilot[RulesContext], ctx: RulesContext
) -> None:
    """Carry out the first of the autopilot's orders that has no objection; nobody has let anything stand here."""
    first: Refusal | None = None
    for order in lead.orders(recorder, number, ctx):
        answer = TOLD[type(order)]
        refused = next(iter(answer.objections(recorder.battle, order, ctx)), None)
        first = first or refused
        if refused is None:
            answer.resolve(recorder, order, ctx)
            if answer.at_once:
                at_once(recorder, order, ctx)
            return
    if first is not None:
        lead.refused(recorder, number, first)


def overtaken(recorder: EventRecorder, number: int) -> None:
    """End the autopilot of a unit that is given an order by hand."""
    unit = recorder.battle.units.get(number)
    lead = None if unit is None else _of(unit, desk(recorder.battle.chapters).actions.autopilots)
    if lead is not None:
        lead.overtaken(recorder, number)


def is_led(battle: Battle, unit: Unit) -> bool:
    """Whether a chapter has a word for this unit."""
    return _of(unit, desk(battle.chapters).actions.autopilots) is not None
