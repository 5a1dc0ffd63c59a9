"""Whether the first of two commanders is better, by pairs: a sequential test, and an interval that may be watched."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record

if TYPE_CHECKING:
    from collections.abc import Sequence

EVEN, BETTER = 0.5, 0.6
"""The shares that are told apart: as good as the other, and better by what a level is worth."""
ERROR = 0.05
"""How often either may be said wrongly."""
_95_PERCENT = 1.959963984540054
_PRIOR = 8
"""Imaginary pairs, half won and half lost, with which the variance begins: few pairs do not tell it, least those alike.

With fewer of them more than 5 in 100 equals are called better (benchmarks/lab_truth.py).
"""
Decision = Literal["better", "not better", "open"]


@record
class PairsTold:
    """What pairs have shown: the share of the first, from 0 to 1, the limits about it, and what is decided."""

    pairs: int
    share: float
    low: float
    high: float
    decided: Decision
    ratio: float


def decide_pairs(shares: Sequence[float]) -> PairsTold:
    """What pairs show whose first player got these shares of them (0, 1/4 ... 1), in the order they were played.

    By the generalised sequential probability ratio test: the log-likelihood `ratio` of the two shares that are told
    apart, by the mean and the variance of whole pairs, since the two battles of a pair are not independent.
    """
    count = len(shares)
    if not count:
        return PairsTold(pairs=0, share=0.5, low=0.0, high=1.0, decided="open", ratio=0.0)
    mean = sum(shares) / count
    variance = (sum((one - mean) ** 2 for one in shares) + _PRIOR / 4) / (count + _PRIOR)
    ratio = count * (BETTER - EVEN) * (2 * mean - BETTER - EVEN) / (2 * variance)
    bound = log((1 - ERROR) / ERROR)
    decided: Decision = "better" if ratio >= bound else "not better" if ratio <= -bound else "open"
    half = _95_PERCENT * sqrt(variance / count)
    return PairsTold(
        pairs=count, share=mean, low=max(0.0, mean - half), high=min(1.0, mean + half), decided=decided, ratio=ratio
    )  # fmt: skip
