"""Who is strongest by all battles together: Bradley and Terry, against a slow twin and against planted strengths."""

import random
from math import exp, log

import pytest

from squadlog.extras.lab.deciding.strengths import rate_strengths


def meet(strengths, pairs, seed):
    """So many pairs of each two, battles won by their chances; both of a pair have the same die half of the time."""
    dice = random.Random(seed)
    names = list(strengths)
    for _ in range(pairs):
        for at, first in enumerate(names):
            for second in names[at + 1 :]:
                chance = 1 / (1 + exp(strengths[second] - strengths[first]))
                one = dice.random()
                other = one if dice.random() < 0.5 else dice.random()
                yield first, second, ((one < chance) + (other < chance)) / 2


def test_the_likeliest_strengths_are_those_of_a_slow_search():
    values = [
        ("a", "b", 1.0),
        ("a", "b", 0.5),
        ("b", "c", 0.5),
        ("b", "c", 0.0),
        ("a", "c", 0.5),
        ("c", "a", 0.5),
    ]

    def likely(strengths):
        told = 0.0
        for first, second, got in values:
            share = 1 / (1 + exp(strengths[second] - strengths[first]))
            told += got * log(share) + (1 - got) * log(1 - share)
        for one in strengths.values():  # half a pair drawn with the average by each
            share = 1 / (1 + exp(-one))
            told += 0.5 * (log(share) + log(1 - share))
        return told

    best, step = dict.fromkeys("abc", 0.0), 0.5
    while step > 1e-6:
        tried = [{**best, name: best[name] + sign * step} for name in best for sign in (1, -1)]
        better = max(tried, key=likely)
        best, step = (better, step) if likely(better) > likely(best) else (best, step / 2)
    mean = sum(best.values()) / 3
    found = {one.name: one.share for one in rate_strengths(values)}
    assert found == pytest.approx({name: 1 / (1 + exp(mean - one)) for name, one in best.items()}, abs=1e-4)


def test_the_order_of_the_battles_and_of_the_two_does_not_matter():
    values = list(meet({"a": 0.0, "b": 0.5, "c": -0.5}, 20, 3))
    turned = [(second, first, 1 - got) for first, second, got in reversed(values)]
    for one, other in zip(rate_strengths(values), rate_strengths(turned), strict=True):
        assert one.name == other.name
        assert (one.low, one.share, one.high) == pytest.approx((other.low, other.share, other.high))


def test_whoever_wins_all_is_not_beyond_measure():
    best, last = rate_strengths([("a", "b", 1.0)] * 30)
    assert (best.name, last.name) == ("a", "b")
    assert 0.8 < best.low < best.share < best.high < 1


def test_limits_hold_planted_strengths_as_often_as_they_say():
    planted = {"a": 0.6, "b": 0.0, "c": -0.6}
    held = 0
    for seed in range(150):
        for one in rate_strengths(list(meet(planted, 40, seed))):
            held += one.low <= 1 / (1 + exp(-planted[one.name])) <= one.high
    assert 0.91 <= held / 450 <= 0.99, held / 450


def test_fewer_than_two_contend_for_nothing():
    assert rate_strengths([]) == ()
