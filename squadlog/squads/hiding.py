"""What a side pays to hide (HID-04, HID-05): a quarter of what it hides, or one price for all of it."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import Literal

from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings

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
