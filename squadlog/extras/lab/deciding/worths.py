"""What a thing is worth in points: what it changes in battle, by the rod of what some points of soldiers change.

Both are measured against the same plain squad. The limits hold at any time, since those of both cells do together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record

if TYPE_CHECKING:
    from squadlog.extras.lab.deciding.claims import Claim

WorthVerdict = Literal["worth more", "worth less", "as priced", "not settled"]
AS_PRICED = 2.0
"""Points for each soldier by which a price may be off and is called right."""
_EVEN = 0.5


@record
class ThingWorth:
    """What a thing is worth for each soldier, in points: `estimate` and limits, None as long as the rod tells nothing.

    `price` is what it costs more than what it replaces.
    """

    price: float
    verdict: WorthVerdict
    estimate: float | None = None
    low: float | None = None
    high: float | None = None


def judge_worth(price: float, rod_points: float, thing: Claim, rod: Claim) -> ThingWorth:
    """What is known of a thing by its cell and by that of a rod that costs `rod_points` more for each soldier."""
    sign = 1 if rod_points > 0 else -1
    least, most = sorted(sign * (end - _EVEN) for end in (rod.low, rod.high))
    middle = sign * (rod.estimate - _EVEN)
    if least <= 0 or not middle:
        return ThingWorth(price=price, verdict="not settled")
    each = abs(rod_points)
    ends = [each * (end - _EVEN) / strength for end in (thing.low, thing.high) for strength in (least, most)]
    low, high = min(ends), max(ends)
    return ThingWorth(
        price=price, verdict=_judge(price, low, high), estimate=each * (thing.estimate - _EVEN) / middle, low=low,
        high=high,
    )  # fmt: skip


def _judge(price: float, low: float, high: float) -> WorthVerdict:
    if low > price:
        return "worth more"
    if high < price:
        return "worth less"
    return "as priced" if price - AS_PRICED <= low and high <= price + AS_PRICED else "not settled"
