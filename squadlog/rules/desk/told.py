"""Orders to one unit: who judges each and carries it out, whether somebody gives it or a chapter leads the unit."""

from typing import Any

from squadlog.battle import commands as say
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, by_command
from squadlog.rules.desk import declaring, orders

Told = say.Declare | say.Continue | say.Hold | say.Cancel | say.Engage | say.FaceAttacker
"""What a unit is told to do now, in place of what it would have done by itself."""
TOLD = by_command(
    CommandHandler(declaring.objections_declare, declaring.resolve_declare, at_once=True),
    CommandHandler(orders.objections_continue, orders.resolve_continue, at_once=True),
    CommandHandler(orders.objections_hold, orders.resolve_hold, at_once=True),
    CommandHandler(orders.objections_cancel, orders.resolve_cancel),
    CommandHandler(orders.objections_engage, orders.resolve_engage),
    CommandHandler(orders.objections_face, orders.resolve_face, at_once=True),
)


def at_once(recorder: EventRecorder, command: Any, ctx: RulesContext) -> None:  # noqa: ANN401 - an order
    """Perform what the unit declared at once, where units act one by one (AMB-13)."""
    one_by_one = ctx.rulings.is_("action.groupingMode", "unit_by_unit")
    if one_by_one and not recorder.battle.units[command.unit].performed:
        recorder.emit(ResolutionOrdered(order=(command.unit,)))
