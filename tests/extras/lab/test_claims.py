"""What is claimed by limits: fair by both of them, never by a difference that was not found."""

import pytest

from squadlog.extras.lab.deciding.claims import JUDGES, judge_better, judge_fair, values_needed, width_after


class Limits:
    def __init__(self, low, high, count=100, mean=None):
        self.low, self.high, self.count = low, high, count
        self.mean = (low + high) / 2 if mean is None else mean
        self.half_width = (high - low) / 2


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.45, 0.55, "fair"),
        (0.46, 0.49, "fair"),
        (0.44, 0.55, "not settled"),
        (0.45, 0.56, "not settled"),
        (0.551, 0.6, "unfair"),
        (0.3, 0.449, "unfair"),
        (0.55, 0.7, "not settled"),
        (0.0, 1.0, "not settled"),
    ],
)
def test_fair_takes_both_limits_within_the_margin(low, high, verdict):
    assert judge_fair(Limits(low, high), 0.05).verdict == verdict


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.501, 0.6, "better"), (0.4, 0.499, "worse"), (0.46, 0.54, "as good"), (0.44, 0.54, "not settled")],
)
def test_better_is_beyond_even(low, high, verdict):
    assert judge_better(Limits(low, high), 0.05).verdict == verdict


def test_what_is_ruled_out_is_beyond_the_farther_limit():
    assert judge_fair(Limits(0.40, 0.56), 0.05).most == pytest.approx(0.60)
    assert judge_fair(Limits(0.48, 0.58), 0.05).most == pytest.approx(0.58)


def test_what_would_settle_takes_more_values_the_nearer_it_is():
    far = values_needed(judge_fair(Limits(0.5, 0.9), 0.05), 0.05, "fair")
    even = values_needed(judge_fair(Limits(0.4, 0.6), 0.05), 0.05, "fair")
    near = values_needed(judge_fair(Limits(0.43, 0.65), 0.05), 0.05, "fair")
    assert 100 < far < even < near
    assert values_needed(judge_fair(Limits(0.47, 0.53), 0.05), 0.05, "fair") == 0


@pytest.mark.parametrize(
    ("limits", "question", "least", "most"),
    [
        (Limits(0.10, 0.456, 47, 0.272), "fair", 48, 55),  # the limit beside even has nearly come there
        (Limits(0.544, 0.90, 47, 0.728), "fair", 48, 55),
        (Limits(0.10, 0.51, 47, 0.272), "rank", 48, 60),
        (Limits(0.44, 0.52, 400, 0.49), "fair", 401, 800),  # fair by its farther limit
        (Limits(0.44, 0.52, 400, 0.49), "worth", 401, 500),
        (Limits(0.0, 1.0, 0, 0.5), "fair", 0, 0),
    ],
)
def test_what_would_settle_it_goes_by_the_limit_that_is_in_the_way(limits, question, least, most):
    within = 0.0375 if question == "worth" else 0.05
    assert least <= values_needed(JUDGES[question](limits, within), within, question) <= most


def test_limits_are_as_wide_as_was_reckoned():
    assert width_after(400) < 0.6 * width_after(100)
    assert width_after(200) == pytest.approx(0.1, abs=0.03)
    assert width_after(1100) < 0.05  # so many even battles are called fair within 5 in 100
    assert width_after(12_000) < 0.62 * width_after(3_000)  # limits never come to a stand
