"""What is proposed to do an action at: what is within reach, not the first of its kind on the list."""

import re

from squadlog.base.lengths import read_length
from squadlog.battle.commands import Command, Continue, Declare, Engage, Hold
from squadlog.battle.refusal import Refusal
from squadlog.session.view.asked_rules import OrderRules
from squadlog.session.view.orders.order import ENGAGE, GO_ON, HOLD, Order, command, fields, fill_defaults

PLACES = ("feature", "target")
FAR = frozenset({"out-of-reach", "something-between", "other-floor"})
"""Refusals that another door, stair or enemy would not meet."""
AWAY = re.compile(r"(?P<what>.+) is (?P<far>\d+(?:\.\d+)? (?:m|in|cm)) away, farther than ")
"""What a map says of something that is out of reach (AMB-127)."""


def at_hand(rules: OrderRules, order: Order) -> Order:
    """The order filled in, at the first door, stairs or enemy that is not refused; else at the first within reach.

    Where nothing is, it is at the nearest, as far as that is measured. It stays as it is where nothing fits better,
    where it is said what it is about, and where it need not be about such a thing.
    """
    first = fill_defaults(rules, order)
    name = next((slot for slot in PLACES if slot in first.slots and first.value(slot) != "none"), None)
    if name is None or name in order.values or (refused := rules.refusal(command(first))) is None:
        return first
    near = None if refused.code in FAR else first
    far: dict[str, float] = {}
    options = next(entry.options for entry in fields(rules, first) if entry.name == name)
    for option in options:
        refused = rules.refusal(command(first.having(name, option)))
        if option != "none" and (refused is None or refused.code not in FAR):
            # What else is said may hang on the place: a closed door is opened, an open one closed.
            tried = fill_defaults(rules, order.having(name, option))
            if rules.refusal(command(tried)) is None:
                return tried
            near = near or tried
        elif refused is not None and (apart_m := metres_away(refused)) is not None:
            far[option] = apart_m
    if near is None and far:
        return fill_defaults(rules, order.having(name, min(far, key=far.__getitem__)))
    return near or first


def metres_away(refused: Refusal) -> float | None:
    """How far that is away which is out of reach; None where it is something else, or on another floor."""
    found = AWAY.match(refused.sentence) if refused.code in FAR else None
    read = read_length(found["far"]) if found else None
    return None if read is None else read.metres


def nearest_words(refused: Refusal) -> str:
    """What is said of the nearest thing that is out of reach, in few cells; empty where that is not measured."""
    found = AWAY.match(refused.sentence) if refused.code in FAR else None
    return f"the nearest, {found['what']}, is {found['far']} away: go there first" if found else ""


def action_of(told: Command | None) -> str:
    """The action of an order, as its key on the menu; empty where there is none."""
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
