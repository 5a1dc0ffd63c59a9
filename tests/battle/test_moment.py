"""The clock: ten subphases to a turn, actions that include their first subphase (GEN-04, ACT-06, ACT-07, ACT-10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.battle.by_hand import read_moment
from squadlog.battle.moment import Moment, end_of


@pytest.mark.parametrize(
    ("start", "cost", "end"),
    [((1, 5), 3, (1, 7)), ((1, 4), 1, (1, 4)), ((1, 8), 5, (2, 2)), ((1, 7), 5, (2, 1)), ((3, 1), 8, (3, 8))],
)
def test_an_action_ends_in_start_plus_cost_less_one_across_turns_act_06_act_07_act_10(start, cost, end):
    """ACT-06, ACT-07, ACT-10."""
    assert end_of(Moment(*start), cost) == Moment(*end)


@given(st.integers(0, 10_000), st.integers(-50, 50))
def test_moments_count_ten_to_a_turn_gen_04(index, steps):
    """GEN-04."""
    moment = Moment.at(index)
    assert moment.index == index
    assert 1 <= moment.subphase <= 10
    if index + steps >= 0:
        assert moment.later(steps).index == index + steps


@pytest.mark.parametrize(("text", "moment"), [("T2.s7", (2, 7)), ("3.10", (3, 10)), ("t1.S1", (1, 1))])
def test_moments_are_read_as_people_write_them(text, moment):
    assert read_moment(text) == Moment(*moment)


@pytest.mark.parametrize("text", ["", "7", "0.1", "1.0", "1.11", "T1.s", "1.2.3", "x.y"])
def test_what_is_no_moment_is_refused(text):
    with pytest.raises(ValueError, match="not a moment"):
        read_moment(text)
