"""The facts of an order: which can be changed, about which somebody is asked first, and what some orders mean."""

from collections.abc import Iterable

from squadlog.battle.refusal import Refusal
from squadlog.session.view.orders import order_form as orders
from squadlog.session.view.orders.quoted_rules import QuotedRules

SAID, PLAN, AIM = "said", "plan", "aim"
"""Facts that are stated on a line or on a card of their own."""
CHOICES = frozenset({"item", "feature", "target", "partner"})
"""Facts with a choice: where there are several, the letter of the action asks and does not give the order."""
UNAIMED = frozenset({"no-aim", "no-mission"})
"""Refusals of what is aimed at nothing yet."""
WHAT_IT_MEANS = {
    orders.GO_ON: "The soldier continues the action for another subphase.",
    orders.HOLD: "The soldier does nothing new in this subphase [ACT-20].",
    orders.FACE: "The soldier uses this subphase to turn to the attacker; the fight opens in the next one [MEL-07].",
    orders.ENGAGE: "Costs nothing; the fight opens in the next subphase [MEL-03].",
    orders.CANCEL: "The action points spent on it so far are lost [ACT-15].",
}


def form_of(rules: QuotedRules, order: orders.Order) -> list[orders.OrderField]:
    """The facts that can be changed; a move given in words says some of them itself."""
    return [
        entry
        for entry in orders.fields(rules, order)
        if order.said is None or entry.name not in orders.IN_WORDS
    ]


def to_be_asked(order: orders.Order, refused: Refusal | None) -> bool:
    """Whether nothing speaks against an order but that it is not said yet at what place it is aimed."""
    return refused is not None and order.plan is None and AIM in order.slots and refused.code in UNAIMED


def open_choices(entry: orders.OrderField, held: str) -> tuple[str, ...]:
    """What else could be meant where somebody must be asked which; nothing where there is no choice to make."""
    named = [one for one in dict.fromkeys(entry.options) if one != "none"]
    if entry.name not in CHOICES or len(named) < 2:
        return ()
    return tuple(one for one in named if one != held)


def asks_where(order: orders.Order) -> bool:
    """Whether Enter asks at what place it is aimed."""
    return AIM in order.slots and order.plan is None


def first_fact(entries: Iterable[orders.OrderField], order: orders.Order) -> str:
    """The fact about which somebody is asked before a letter gives the order; empty where it does so at once.

    One of several things is meant, or what is done with it could be something else, such as disarming a charge.
    """
    for entry in entries:
        held = order.value(entry.name)
        if open_choices(entry, held) or (entry.name == "extras" and held not in ("", "none")):
            return entry.name
    return ""
