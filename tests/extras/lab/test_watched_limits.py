"""Limits that may be looked at after every value: how often they miss, and that luck moves no mean."""

import random
from math import log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.session.trials.watched_limits import MOST_LUCK, WatchedLimits


def lucky_value(rng, chance):
    """A win with that chance on the average, and the luck in it: a coin that moves both."""
    luck = rng.choice((-2, 2))
    return float(rng.random() < chance + 0.175 * luck), luck


@pytest.mark.parametrize("chance", [0.4, 0.5, 0.62])
def test_limits_hold_at_every_look_and_luck_narrows_them(chance):
    rng, missed, plain_width, width = random.Random(11), 0, 0.0, 0.0
    for _ in range(12):
        limits, plain = WatchedLimits(), WatchedLimits()
        seen = True
        for _ in range(240):
            value, luck = lucky_value(rng, chance)
            limits.add(value, luck)
            plain.add(value)
            seen = seen and limits.low <= chance <= limits.high
        missed += not seen
        plain_width, width = plain_width + plain.half_width, width + limits.half_width
    assert missed <= 3  # one of 12 at most is expected; more than 3 come once in 400 runs at an error of 5 %
    assert width < 0.85 * plain_width


@given(
    st.lists(st.tuples(st.sampled_from((0.0, 0.25, 0.5, 1.0)), st.floats(-MOST_LUCK, MOST_LUCK)), max_size=12)
)
def test_limits_only_narrow_and_hold_the_estimate(values):
    limits, low, high = WatchedLimits(), 0.0, 1.0
    for value, luck in values:
        limits.add(value, luck)
        assert low <= limits.low <= limits.mean <= limits.high <= high
        low, high = limits.low, limits.high


def money_against(mean, values, error):
    """What the six players have together of what they had, reckoned one by one: a slow twin, without luck."""
    total = 0.0
    for expected in (25, 200, 1600):  # with more than 1,600 values the last expects as many
        for way in (1, -1):
            money, plain, spread = 1.0, 0.0, 0.25
            for count, value in enumerate(values, 1):
                bet = sqrt(2 * log(2 / error) * max(count - 1, 1) / (spread * expected))
                money *= 1 + way * min(bet, 0.9 / ((mean if way == 1 else 1 - mean) + 1e-9)) * (value - mean)
                plain += value
                spread += (value - plain / count) ** 2
            total += money / 6
    return total


@pytest.mark.parametrize("error", [0.05, 0.005])
def test_a_mean_is_ruled_out_where_the_money_against_it_has_grown_enough(error):
    rng = random.Random(5)
    values = [rng.choice((0.0, 0.5, 1.0, 1.0, 1.0)) for _ in range(60)]
    limits = WatchedLimits(error)
    for value in values:
        limits.add(value)
    most = [
        max(money_against(mean, values[:count], error) for count in range(1, 61))
        for mean in (limits.low - 0.003, limits.low + 0.003, limits.high - 0.003, limits.high + 0.003)
    ]
    assert [money >= 1 / error for money in most] == [True, False, False, True]


def test_limits_of_mirrored_values_are_mirrored():
    rng = random.Random(3)
    values = [lucky_value(rng, 0.6) for _ in range(60)]
    limits, mirrored = WatchedLimits(), WatchedLimits()
    for value, luck in values:
        limits.add(value, luck)
        mirrored.add(1 - value, -luck)
    assert mirrored.low == pytest.approx(1 - limits.high)
    assert mirrored.mean == pytest.approx(1 - limits.mean)


def test_a_smaller_error_makes_wider_limits():
    sure, usual = WatchedLimits(0.005), WatchedLimits()
    for number in range(80):
        sure.add(float(number % 2))
        usual.add(float(number % 2))
    assert sure.low < usual.low < 0.5 < usual.high < sure.high


@pytest.mark.parametrize(("value", "luck"), [(1.1, 0.0), (-0.1, 0.0), (0.5, 5.1)])
def test_what_is_no_value_is_refused(value, luck):
    with pytest.raises(ValueError, match="no such value"):
        WatchedLimits().add(value, luck)
