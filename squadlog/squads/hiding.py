"""Hiding on paper: who begins hidden, and what that costs (HID-04, HID-05).

A side pays a quarter of what it hides, or one price for all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, Literal

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings

if TYPE_CHECKING:  # start-up cost: pydantic, which a battle that is under way does without
    from squadlog.squads.plan import SquadPlan

KEY = "hiding"
"""The advanced chapter."""
HIDDEN = "hidden"
"""The word for a soldier on paper who begins hidden (HID-01)."""
Price = Literal["percent", "flat"]
PERCENT, FLAT = "hide_unit_percent", "defender_forces_undetected"
"""The rows of the cost table that the two are."""


def prices_for_choice(rulings: Rulings) -> tuple[Price, ...]:
    """The prices among which the buyer may choose, the one that the table reads or both (A-05)."""
    every: tuple[Price, ...] = ("percent", "flat")
    return tuple(one for one in every if rulings.choice("hiding.price") in ("choice", one))


def hiding_price(values: Sequence[int], price: Price, book: Rulebook, rulings: Rulings) -> Fraction:
    """What a side pays that hides units of these values (VIC-07), rounded as the table reads it (A-06).

    Who hides nobody pays nothing.
    """
    if not values:
        return Fraction(0)
    if price == "flat":
        return Fraction(book.costs[FLAT].cost)
    share = Fraction(book.costs[PERCENT].cost, 100)
    if rulings.is_("hiding.rounding", "ceil_unit"):
        return Fraction(sum(ceil(value * share) for value in values))
    exact = sum(values) * share
    return exact if rulings.is_("hiding.rounding", "exact") else Fraction(ceil(exact))


def hidden_places(plan: SquadPlan) -> tuple[int, ...]:
    """The places of the soldiers who begin hidden, from 0 on."""
    return tuple(place for place, soldier in enumerate(plan.soldiers) if HIDDEN in soldier.begins)


def pays_flat(plan: SquadPlan) -> bool:
    """Whether the squad has bought the price for all (HID-05)."""
    return any(thing.item == FLAT for thing in plan.equipment)


def price_on_paper(plan: SquadPlan, rulings: Rulings) -> Price | None:
    """How a squad pays for those who begin hidden; None where nobody does, and once the price for all is bought."""
    if pays_flat(plan) or not hidden_places(plan):
        return None
    return prices_for_choice(rulings)[0]


def with_hidden(plan: SquadPlan, place: int, *, hides: bool) -> SquadPlan:
    """The squad with the soldier at that place beginning hidden, or not."""
    soldiers = tuple(
        one if at != place
        else one.model_copy(update={"begins": (*(word for word in one.begins if word != HIDDEN), *[HIDDEN] * hides)})
        for at, one in enumerate(plan.soldiers)
    )  # fmt: skip
    return plan.model_copy(update={"soldiers": soldiers})


def nobody_hidden(plan: SquadPlan) -> SquadPlan:
    """The squad in a battle without hiding: nobody begins hidden, and nothing is paid for it (ADV-01)."""
    for place in hidden_places(plan):
        plan = with_hidden(plan, place, hides=False)
    return plan.model_copy(update={"equipment": tuple(one for one in plan.equipment if one.item != FLAT)})
