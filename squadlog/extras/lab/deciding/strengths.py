"""How strong each contender is by all battles together: Bradley and Terry's model, with its covariance.

Every contender has a strength; the share that one gets of another is 1 / (1 + exp(-(difference of their strengths))).
The covariance is the robust one (a sandwich), by pairs of battles with sides exchanged, which are not independent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from squadlog.base.records import record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    _Numbers = NDArray[np.float64]

_95_PERCENT = 1.959963984540054
_STEPS = 60
_NEAR = 1e-10
_PRIOR = 0.5
"""Pairs that each contender is imagined to have drawn with the average, so that who wins all is not beyond measure."""


@record
class ContenderStrength:
    """A contender's share against the average of all, from 0 to 1, and the limits about it for one look."""

    name: str
    share: float
    low: float
    high: float
    values: int


def rate_strengths(values: Sequence[tuple[str, str, float]]) -> tuple[ContenderStrength, ...]:
    """The contenders, the strongest first, by what the first of two got of each pair of battles, from 0 to 1.

    Empty for fewer than two contenders.
    """
    names = list(dict.fromkeys(name for first, second, _ in values for name in (first, second)))
    if len(names) < 2:
        return ()
    place = {name: at for at, name in enumerate(names)}
    design = np.zeros((len(values), len(names)))
    rows = np.arange(len(values))
    design[rows, [place[first] for first, _, _ in values]] = 1
    design[rows, [place[second] for _, second, _ in values]] = -1
    got = np.array([value for _, _, value in values])
    strengths, covariance = _fit(design, got)
    met = np.abs(design).sum(axis=0)
    found = [
        _strength(name, strengths[at], float(np.sqrt(covariance[at, at])), int(met[at])) for name, at in place.items()
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda one: (-one.share, one.name)))


def _fit(design: _Numbers, got: _Numbers) -> tuple[_Numbers, _Numbers]:
    """The strengths, whose mean is 0, and their covariance."""
    many = design.shape[1]
    centre = np.eye(many) - 1 / many
    strengths = np.zeros(many)
    bread = np.eye(many)
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(-design @ strengths))
        weight = expected * (1 - expected)
        toward = 1 / (1 + np.exp(-strengths)) - 0.5
        slope = design.T @ (got - expected) - 2 * _PRIOR * toward
        bread = (design.T * weight) @ design + np.diag(2 * _PRIOR * (0.25 - toward**2))
        step = np.linalg.solve(bread, slope)
        strengths += np.clip(step, -1.0, 1.0)
        if float(np.abs(step).max()) < _NEAR:
            break
    expected = 1 / (1 + np.exp(-design @ strengths))
    pulls = design * (got - expected)[:, None]
    inverse = np.linalg.inv(bread)
    covariance = inverse @ (pulls.T @ pulls + np.diag(np.full(many, _PRIOR / 4))) @ inverse
    return centre @ strengths, centre @ covariance @ centre


def _strength(name: str, strength: float, error: float, values: int) -> ContenderStrength:
    low, share, high = (
        float(1 / (1 + np.exp(-(strength + off)))) for off in (-_95_PERCENT * error, 0.0, _95_PERCENT * error)
    )
    return ContenderStrength(name=name, share=share, low=low, high=high, values=values)
