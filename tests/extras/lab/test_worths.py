"""What a thing is worth in points: by a rod of soldiers, with limits that hold wherever those of the cells do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.extras.lab.deciding.claims import Claim
from squadlog.extras.lab.deciding.worths import judge_worth


def claim(low, estimate, high):
    return Claim(verdict="measured", estimate=estimate, low=low, high=high, count=100)


def test_a_thing_that_does_what_half_the_rod_does_is_worth_half_its_points():
    found = judge_worth(5, 12, claim(0.55, 0.55, 0.55), claim(0.6, 0.6, 0.6))
    assert (found.estimate, found.low, found.high) == pytest.approx((6, 6, 6))


def test_a_thing_that_costs_less_is_weighed_by_soldiers_fewer():
    found = judge_worth(-10, -12, claim(0.35, 0.4, 0.45), claim(0.35, 0.4, 0.45))
    assert found.estimate == pytest.approx(-12)
    assert (found.low, found.high) == pytest.approx((-12 * 0.15 / 0.05, -12 * 0.05 / 0.15))


def test_a_rod_that_tells_nothing_yet_weighs_nothing():
    for rod in (claim(0.45, 0.6, 0.75), claim(0.5, 0.6, 0.7), claim(0.3, 0.4, 0.45)):
        found = judge_worth(5, 12, claim(0.55, 0.6, 0.65), rod)
        assert (found.verdict, found.estimate, found.low) == ("not settled", None, None)


@pytest.mark.parametrize(
    ("thing", "verdict"),
    [
        ((0.60, 0.65, 0.70), "worth more"),
        ((0.49, 0.50, 0.52), "worth less"),
        ((0.535, 0.54, 0.55), "as priced"),
        ((0.53, 0.55, 0.60), "not settled"),
    ],
)
def test_a_price_is_judged_by_both_limits(thing, verdict):
    assert judge_worth(5, 12, claim(*thing), claim(0.6, 0.6, 0.6)).verdict == verdict


SHARE = st.floats(0.0, 1.0)


THREE = st.tuples(SHARE, SHARE, SHARE).map(sorted)


@given(THREE, THREE, st.sampled_from([-30.0, -11.25, 11.25, 40.0]))
def test_the_limits_hold_whatever_the_truth_within_those_of_the_cells(thing, soldiers, points):
    (low, true, high), (rod_low, rod, rod_high) = thing, soldiers
    found = judge_worth(0, points, claim(low, true, high), claim(rod_low, rod, rod_high))
    if found.low is not None:
        truth = points * (true - 0.5) / (rod - 0.5)
        assert found.low - 1e-6 * abs(found.low) <= truth <= found.high + 1e-6 * abs(found.high)
    else:
        sign = 1 if points > 0 else -1
        assert min(sign * (rod_low - 0.5), sign * (rod_high - 0.5)) <= 0
