"""What may be claimed by the limits about a share: fair or not, better or not, and what is ruled out.

Fair is shown by two one-sided tests, both limits within the margin; never by a difference that was not found.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record
from squadlog.session.trials.watched_limits import ERROR, WatchedLimits

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.extras.lab.asked.lab import LabQuestion

EVEN = 0.5
Verdict = Literal["fair", "unfair", "better", "worse", "as good", "measured", "not settled"]
_NEAR = 0.01
"""Shares that are nearer to what would settle are reckoned so far from it: nobody plays for ever."""


@record
class Claim:
    """What is claimed of the first contender's share: estimate and limits from 0 to 1, by so many values."""

    verdict: Verdict
    estimate: float
    low: float
    high: float
    count: int

    @property
    def most(self) -> float:
        """The share that the better contender has at most: anything more is ruled out."""
        return EVEN + max(self.high - EVEN, EVEN - self.low)


def judge_fair(limits: WatchedLimits, within: float) -> Claim:
    """Fair within a margin from 0 to 1, unfair by more than that, or not settled."""
    verdict: Verdict = "not settled"
    if EVEN - within <= limits.low and limits.high <= EVEN + within:
        verdict = "fair"
    elif limits.low > EVEN + within or limits.high < EVEN - within:
        verdict = "unfair"
    return _claim(verdict, limits)


def judge_better(limits: WatchedLimits, within: float) -> Claim:
    """Better, worse, or as good within a margin from 0 to 1; or not settled."""
    verdict: Verdict = "not settled"
    if limits.low > EVEN:
        verdict = "better"
    elif limits.high < EVEN:
        verdict = "worse"
    elif EVEN - within <= limits.low and limits.high <= EVEN + within:
        verdict = "as good"
    return _claim(verdict, limits)


def judge_measured(limits: WatchedLimits, within: float) -> Claim:
    """Measured once no limit is farther from the middle of both than a margin from 0 to 1; or not settled."""
    return _claim("measured" if limits.half_width <= within else "not settled", limits)


JUDGES: dict[LabQuestion, Callable[[WatchedLimits, float], Claim]] = {
    "fair": judge_fair, "levels": judge_better, "rank": judge_better, "worth": judge_measured,
}  # fmt: skip


def _claim(verdict: Verdict, limits: WatchedLimits) -> Claim:
    return Claim(verdict=verdict, estimate=limits.mean, low=limits.low, high=limits.high, count=limits.count)


def values_needed(claim: Claim, within: float, question: LabQuestion) -> int:
    """How many values in all would settle it, if the estimate is right; 0 where it is settled or nothing is known."""
    if claim.verdict != "not settled" or not claim.count:
        return 0
    up, down = claim.high - claim.estimate, claim.estimate - claim.low
    off, toward_even = abs(claim.estimate - EVEN), up if claim.estimate < EVEN else down
    apart, alike = (off - (within if question == "fair" else 0.0), toward_even), (within - off, max(up, down))
    ways = ((within, (up + down) / 2),) if question == "worth" else (apart, alike)
    least = min(half / max(wanted, _NEAR) for wanted, half in ways)
    return max(ceil(claim.count * least**2), claim.count + 1)  # limits narrow by the root of the number


def width_after(count: int, error: float = ERROR) -> float:
    """Half of what lies between the limits after so many values that are one as often as nought, no luck taken out."""
    limits = WatchedLimits(error)
    for number in range(count):
        limits.add(float(number % 2))
    return limits.half_width
