"""What the action panel proposes to do an action at: what is within reach, not the first of its kind on the list."""

from collections.abc import Callable

from squadlog.battle.commands import Command, Continue, Declare, Engage, Hold
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, Unit
from squadlog.tui.sheets.orders import ENGAGE, GO_ON, HOLD, NEXT, STEPS, Order, command, fields

FAR = frozenset({"out-of-reach", "something-between"})
"""Refusals that another door, stair or enemy would not meet."""


def at_hand(battle: Known, unit: Unit, order: Order, refuses: Callable[[Command], Refusal | None]) -> Order:
    """The order at the first door, elevator, stairs or enemy that is not refused; else at the first within reach.

    It stays as it is where nothing fits better, and where it is not about such a thing.
    """
    name = "target" if order.action == ENGAGE else "feature"
    if order.action != ENGAGE and order.action not in STEPS and not order.action.endswith("_floor"):
        return order
    if not (refused := refuses(command(order))):
        return order
    near = None if refused.code in FAR else order
    entry = next((entry for entry in fields(battle, unit, order) if entry.name == name), None)
    for option in entry.options if entry else ():
        tried = order.having(name, option)
        if (door := battle.features.get(option)) is not None and order.action == "open_close_door":
            tried = tried.having("extras", NEXT.get(door.state, "none"))
        refused = refuses(command(tried)) if option != "none" else refused
        if refused is None:
            return tried
        if near is None and option != "none" and refused.code not in FAR:
            near = tried
    return near or order


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
