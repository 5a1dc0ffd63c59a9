"""Orders to one unit: who judges each and carries it out, whether somebody gives it or a chapter leads the unit."""

from collections.abc import Mapping
from typing import Any

from squadlog.battle import commands as say
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.story import Story
from squadlog.rules.common.chapter import Answer
from squadlog.rules.common.table import Table
from squadlog.rules.desk import declaring, orders

Told = say.Declare | say.Continue | say.Hold | say.Cancel | say.Engage | say.FaceAttacker
"""What a unit is told to do now, in place of what it would have done by itself."""
TOLD: Mapping[type, Answer] = {
    say.Declare: Answer(declaring.objections_declare, declaring.resolve_declare, at_once=True),
    say.Continue: Answer(orders.objections_continue, orders.resolve_continue, at_once=True),
    say.Hold: Answer(orders.objections_hold, orders.resolve_hold, at_once=True),
    say.Cancel: Answer(orders.objections_cancel, orders.resolve_cancel),
    say.Engage: Answer(orders.objections_engage, orders.resolve_engage),
    say.FaceAttacker: Answer(orders.objections_face, orders.resolve_face, at_once=True),
}


def at_once(story: Story, command: Any, table: Table) -> None:  # noqa: ANN401 - an order, which names its unit
    """When units act one by one, what is declared is performed at once (AMB-13)."""
    one_by_one = table.rulings.is_("action.groupingMode", "unit_by_unit")
    if one_by_one and not story.battle.units[command.unit].performed:
        story.tell(ResolutionOrdered(order=(command.unit,)))
