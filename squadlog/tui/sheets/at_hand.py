"""What the action panel proposes to do an action at: what is within reach, not the first of its kind on the list."""

from squadlog.battle.commands import Command, Continue, Declare, Engage, Hold
from squadlog.tui.sheets.orders import ENGAGE, GO_ON, HOLD, Order, command, fields, filled
from squadlog.tui.sheets.quotes import QuotedRules

PLACES = ("feature", "target")
FAR = frozenset({"out-of-reach", "something-between"})
"""Refusals that another door, stair or enemy would not meet."""


def at_hand(rules: QuotedRules, order: Order) -> Order:
    """The order filled in, at the first door, stairs or enemy that is not refused; else at the first within reach.

    It stays as it is where nothing fits better, and where it need not be about such a thing.
    """
    first = filled(rules, order)
    name = next((slot for slot in PLACES if slot in first.slots and first.value(slot) != "none"), None)
    if name is None or (refused := rules.refusal(command(first))) is None:
        return first
    near = None if refused.code in FAR else first
    options = next(entry.options for entry in fields(rules, first) if entry.name == name)
    for option in options:
        refused = rules.refusal(command(first.having(name, option)))
        if option != "none" and (refused is None or refused.code not in FAR):
            # What else is said may hang on the place: a closed door is opened, an open one closed.
            tried = filled(rules, order.having(name, option))
            if rules.refusal(command(tried)) is None:
                return tried
            near = near or tried
    return near or first


def action_of(told: Command | None) -> str:
    """The action of an order, as its key on the panel; empty where there is none."""
    match told:
        case Hold():
            return HOLD
        case Continue():
            return GO_ON
        case Engage():
            return ENGAGE
        case Declare(action="move"):
            return f"move:{told.mode or 'walk'}"
        case Declare(action="position_change"):
            return f"position:{told.posture}"
        case Declare():
            return told.action
    return ""
