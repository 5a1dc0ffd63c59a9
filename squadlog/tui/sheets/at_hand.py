"""What the action panel proposes to do an action at: what is within reach, not the first of its kind on the list."""

from squadlog.battle.commands import Command, Continue, Declare, Engage, Hold
from squadlog.tui.sheets.orders import ENGAGE, GO_ON, HOLD, Order, command, fields, filled
from squadlog.tui.sheets.quotes import QuotedRules

PLACES = frozenset({"feature", "target"})
FAR = frozenset({"out-of-reach", "something-between"})
"""Refusals that another door, stair or enemy would not meet."""


def at_hand(rules: QuotedRules, order: Order) -> Order:
    """The order filled in, at the first door, stairs or enemy that is not refused; else at the first within reach.

    It stays as it is where nothing fits better, and where it need not be about such a thing.
    """
    first = filled(rules, order)
    if not PLACES & first.slots:
        return first
    places = (entry for entry in fields(rules, first) if entry.name in PLACES)
    place = next((entry for entry in places if entry.options[0] != "none"), None)
    if place is None or (refused := rules.refusal(command(first))) is None:
        return first
    near = None if refused.code in FAR else first
    for option in place.options:
        if option != "none":
            tried = filled(rules, order.having(place.name, option))
            if (refused := rules.refusal(command(tried))) is None:
                return tried
            if near is None and refused.code not in FAR:
                near = tried
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
