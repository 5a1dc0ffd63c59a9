"""About which facts of an order somebody is asked before it is given, and what some orders mean."""

from collections.abc import Iterable

from squadlog.battle.refusal import Refusal
from squadlog.session.view.fields import Form
from squadlog.session.view.orders import order as orders

IN_WORDS, SHOT, AIM = "in_words", "shot", "aim"
"""Facts that are stated on a line or on a card of their own: a move, a shot, the place that something is aimed at."""
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


def asks_where(order: orders.Order) -> bool:
    """Whether it is to be said yet at what place it is aimed."""
    return AIM in order.slots and order.plan is None


def what_lacks(order: orders.Order) -> tuple[str, ...]:
    """The facts that must be said yet, so that the order can be said at all."""
    if asks_where(order):
        return (AIM,)
    return ("target",) if order.action == orders.ENGAGE and order.value("target") in ("", "none") else ()


def to_be_asked(order: orders.Order, refused: Refusal | None) -> bool:
    """Whether nothing speaks against an order but that it is not said yet at what place it is aimed."""
    return refused is not None and asks_where(order) and refused.code in UNAIMED


def open_choices(name: str, options: Iterable[str], held: str) -> tuple[str, ...]:
    """What else could be meant where somebody must be asked which; nothing where there is no choice to make."""
    named = [one for one in dict.fromkeys(options) if one != "none"]
    if name not in CHOICES or len(named) < 2:
        return ()
    return tuple(one for one in named if one != held)


def first_fact(entries: Iterable[tuple[str, Iterable[str], str]]) -> str:
    """The fact about which somebody is asked before a letter gives the order; empty where it does so at once.

    One of several things is meant, or what is done with it could be something else, such as disarming a charge.
    `entries` are the facts: their names, their options, and what they hold.
    """
    for name, options, held in entries:
        if open_choices(name, options, held) or (name == "extras" and held not in ("", "none")):
            return name
    return ""


def first_asked(form: Form) -> str:
    """The fact of a form about which somebody is asked before a letter gives the order, as `first_fact`."""
    return first_fact(
        (one.name, tuple(choice.value for choice in one.choices), one.value) for one in form.fields
    )
