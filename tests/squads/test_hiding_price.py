"""What hiding costs a side, by the engine's own function and the calculator's: HID-04, HID-05, A-05, A-06."""

from fractions import Fraction

import pytest

from squadlog.calc.answering import answered
from squadlog.squads.hiding import hiding_price, prices_for_choice


@pytest.mark.parametrize(
    ("values", "price", "points"),
    [([46] * 8, "percent", 92), ([46] * 3, "percent", 35), ([46] * 8, "flat", 150), ([], "flat", 0)],
)
def test_a_quarter_of_what_hides_or_one_price_for_all(values, price, points, book, rulings):
    """HID-04, HID-05, NX-21."""
    assert hiding_price(values, price, book, rulings) == points


@pytest.mark.parametrize(
    ("option", "points"), [("ceil_total", 34), ("ceil_unit", 36), ("exact", Fraction(135, 4))]
)
def test_a_table_reads_how_a_quarter_is_rounded(option, points, book, rulings):
    """A-06."""
    read = rulings.with_choice("hiding.rounding", option)
    assert hiding_price([45, 45, 45], "percent", book, read) == points


@pytest.mark.parametrize(
    ("option", "prices"), [("choice", ("percent", "flat")), ("percent", ("percent",)), ("flat", ("flat",))]
)
def test_a_table_reads_which_price_is_paid(option, prices, book, rulings):
    """A-05."""
    read = rulings.with_choice("hiding.price", option)
    assert prices_for_choice(read) == prices
    asked = [
        {"id": 1, "fn": "hide_cost", "in": {"values": [46], "policy": price}} for price in ("percent", "flat")
    ]
    refused = [answer["error"] for answer in answered(asked, book, read) if "error" in answer]
    assert [("A-05" in told) for told in refused] == [True] * (2 - len(prices))
