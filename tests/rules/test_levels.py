"""Levels of victory: VIC-08..VIC-12, A-113."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.laws import law

from squadlog.rules.common.scoring.levels import level_of

points = st.integers(-200, 600).map(lambda tenths: Fraction(tenths, 10))


@pytest.mark.parametrize(
    ("scores", "rule"),
    [
        ((100, 300), "VIC-09"),
        ((299, 100), "VIC-10"),
        ((100, 200), "VIC-10"),
        ((150, 100), "VIC-11"),
        ((149, 100), "VIC-12"),
    ],
)
def test_the_level_is_the_higher_score_divided_by_the_lower_vic_08_to_12(scores, rule):
    """VIC-08, VIC-09, VIC-10, VIC-11, VIC-12."""
    assert level_of(*map(Fraction, scores), table()).row.rule == rule


@given(points, points)
@law(50)
def test_who_is_named_first_does_not_matter_vic_08(one, other):
    """VIC-08, A-113."""
    for option in ("decisive", "clamp_1"):
        board = table(rulings={"victory.zero": option})
        assert level_of(one, other, board) == level_of(other, one, board)


@pytest.mark.parametrize(("option", "rule"), [("decisive", "VIC-09"), ("clamp_1", "VIC-12")])
def test_a_low_score_of_nothing_a_113(option, rule):
    """A-113: each option."""
    found = level_of(Fraction(0), Fraction("1.2"), table(rulings={"victory.zero": option}))
    assert found.row.rule == rule
