"""What hiding costs a side, by the engine's own function and the calculator's: HID-04, HID-05, A-05, A-06."""

from fractions import Fraction

import pytest

from squadlog.extras.calc.answering import answer_all
from squadlog.setup.doubts import doubts
from squadlog.setup.plan import Force
from squadlog.squads.cost import bills, unit_value
from squadlog.squads.hiding import hiding_price, prices_for_choice
from squadlog.squads.plan import SoldierPlan, SquadPlan


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
    refused = [answer["error"] for answer in answer_all(asked, book, read) if "error" in answer]
    assert [("A-05" in told) for told in refused] == [True] * (2 - len(prices))


def _of_one(name, hidden=True):
    """A squad of one soldier of 45 points, who hides."""
    begins = ("hidden",) if hidden else ()
    man = SoldierPlan(name=name, armour="BI", weapons=("SR",), begins=begins)
    return SquadPlan(name=name, soldiers=(man,), budget=400)


def test_hiding_is_rounded_once_a_side_and_the_last_squads_bill_has_the_difference(book, rulings):
    """A-06, HID-04: a quarter of 45 and 45 is 23, where each by itself would pay 12."""
    plans = [_of_one("Alpha"), _of_one("Bravo")]
    assert [unit_value(plan, 0, book, rulings) for plan in plans] == [45, 45]
    alpha, bravo = bills(plans, book, rulings)
    assert (alpha.total, bravo.total) == (57, 56)
    assert [(one.what, one.points, one.rule) for one in bravo.items][-1] == (
        "hiding rounded once a side",
        -1,
        "A-06",
    )
    apart = rulings.with_choice("hiding.rounding", "ceil_unit")
    assert [one.total for one in bills(plans, book, apart)] == [57, 57]


def test_the_table_is_told_who_pays_less(book, rulings):
    """A-06."""
    forces = [Force("red", "Red", _of_one("Alpha")), Force("red", "Red", _of_one("Bravo"))]
    told = [one.sentence for _, one in doubts(forces, book, rulings, chapters=("hiding",))]
    assert "The price of hiding is rounded once for Red: Bravo pays 1 point less than by itself." in told
