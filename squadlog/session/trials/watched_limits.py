"""Limits about a mean that may be looked at after every value, and used to stop: they hold at all times together.

A confidence sequence by betting (Waudby-Smith and Ramdas): for every mean that there could be, six players bet against
it with what the values before have taught, three that it is greater and three that it is less. Of three each expects
another number of values and bets about what is best for so many. A mean against which their money together has grown to
1/`error` of what they had is ruled out. Nothing is assumed of the values but that they lie from 0 to 1 and come
independently with one mean.

The luck of a value, whose mean is 0 whatever is played, may be taken out of it (a control variate): what it counts for
is learned from the values before, so the mean stays as it is while the spread falls.
"""

from __future__ import annotations

from math import log

import numpy as np

ERROR = 0.05
"""How often the limits miss the mean at any time."""
MOST_LUCK = 5.0
"""The luck of a value at most, either way."""
_STEPS = 1000
"""The means that are told apart: thousandths."""
_MOST_BET = 0.9
"""What a value may take of a player's money at most."""
_EXPECTED = (25, 200, 1600)
"""The numbers of values that the players expect; the last expects as many as there are, so that limits narrow on."""
_ALL = log(2 * len(_EXPECTED))
"""The logarithm of what they all had, one each."""
_NOTHING = 1e-9
_MOST_FOR_LUCK = 0.4
"""What one of luck may count for at most."""
_DOUBT = 10.0
"""Squares of luck that are imagined to have counted for nothing, so that few values teach little."""


class WatchedLimits:
    """The limits, which only narrow as values come in."""

    def __init__(self, error: float = ERROR) -> None:
        self.count = 0
        self._bound, self._boldness = log(1 / error), 2 * log(2 / error)
        self._means = np.arange(_STEPS + 1) / _STEPS  # those that are not ruled out
        # logarithms of the money of those who bet that the mean is greater, and of the others
        self._up = np.zeros((len(_EXPECTED), _STEPS + 1))
        self._down = np.zeros((len(_EXPECTED), _STEPS + 1))
        self._plain = self._without_luck = 0.0  # sums of values, as they came and with their luck taken out
        self._spread, self._with_luck, self._luck = 0.25, 0.0, _DOUBT

    @property
    def low(self) -> float:
        """The least mean that is not ruled out, from 0 to 1."""
        return max(float(self._means[0]) - 1 / _STEPS, 0.0)

    @property
    def high(self) -> float:
        """The greatest mean that is not ruled out."""
        return min(float(self._means[-1]) + 1 / _STEPS, 1.0)

    @property
    def mean(self) -> float:
        """The mean of the values without their luck, within the limits; a half before the first."""
        return min(max(self._without_luck / self.count, self.low), self.high) if self.count else 0.5

    @property
    def plain_mean(self) -> float:
        """The mean of the values as they came; a half before the first."""
        return self._plain / self.count if self.count else 0.5

    @property
    def half_width(self) -> float:
        """Half of what lies between the limits."""
        return (self.high - self.low) / 2

    def add(self, value: float, luck: float = 0.0) -> None:
        """Take in a value from 0 to 1, and what luck there was in it. ValueError for more than there can be."""
        if not 0 <= value <= 1 or abs(luck) > MOST_LUCK:
            raise ValueError(f"{value} with luck of {luck} is no such value")
        counts_for = max(-_MOST_FOR_LUCK, min(self._with_luck / self._luck, _MOST_FOR_LUCK))
        most = abs(counts_for) * MOST_LUCK
        without = value - counts_for * luck
        self.count += 1
        *few, many = _EXPECTED
        expected = np.array([*few, max(many, self.count)])[:, np.newaxis]
        bets = np.sqrt(self._boldness * max(self.count - 1, 1) / (self._spread * expected))
        off = without - self._means
        self._up += np.log1p(np.minimum(bets, _MOST_BET / (self._means + most + _NOTHING)) * off)
        self._down += np.log1p(np.minimum(bets, _MOST_BET / (1 - self._means + most + _NOTHING)) * -off)
        money = np.logaddexp(*(np.logaddexp.reduce(side) for side in (self._up, self._down)))
        left = money < self._bound + _ALL
        # none is left where the values have no one mean: what was known stands
        if left.any() and not left.all():
            self._means, self._up, self._down = self._means[left], self._up[:, left], self._down[:, left]
        self._learn(value, luck, without)

    def _learn(self, value: float, luck: float, without: float) -> None:
        self._plain += value
        self._without_luck += without
        self._spread += (without - self._without_luck / self.count) ** 2
        self._with_luck += (value - self._plain / self.count) * luck
        self._luck += luck**2
