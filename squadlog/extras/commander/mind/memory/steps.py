"""Where soldiers stood in the last seconds, so that nobody walks to and fro."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.battle.events.turn import SubphaseOpened, TurnBegun
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from squadlog.battle.state import Known

STEPS_S = 3
"""It is remembered where soldiers stood as each of so many seconds began, this one among them."""
_BACK_M = 1.0
"""Who was farther off than that has left where he stood; nearer than that, and than half of it, he is back."""


SECOND_BEGINS = (SubphaseOpened, TurnBegun)
"""The events with which a second begins."""


@record
class StoodThen:
    """Where a soldier stood on the map as a second began: `index` counts those since T1.s1, which is 0."""

    unit: int
    index: int
    spot: Spot


def where_stood(known: Known, side: str) -> tuple[StoodThen, ...]:
    """Where each soldier of a side stands on the map, as a second has just begun."""
    return tuple(
        StoodThen(unit=one.id, index=known.now.index, spot=Spot(one.position.x, one.position.y, one.floor))
        for one in known.units.values()
        if one.side == side and one.position is not None
    )


def stood_lately(by_second: Mapping[int, tuple[StoodThen, ...]], index: int) -> tuple[StoodThen, ...]:
    """Of where soldiers stood as each second began what is remembered in the second of that index."""
    return tuple(one for then in range(index - STEPS_S + 1, index + 1) for one in by_second.get(then, ()))


def leads_back(stood: Iterable[StoodThen], unit: int, here: Spot, way: Sequence[Spot]) -> bool:
    """Whether a soldier who goes such a way, spot after spot, comes back to where he stood lately.

    By the farthest that he was from there since, so that nobody is back in two steps either.
    """
    own = [one for one in stood if one.unit == unit and one.spot.floor == here.floor]
    for one in own:
        since = [here, *(then.spot for then in own if then.index > one.index)]
        passes = (distance_m(one.spot, spot) for spot in way if spot.floor == here.floor)
        left_m = min(passes, default=inf)
        if left_m >= distance_m(one.spot, here):
            continue  # he comes no nearer
        away_m = max(distance_m(one.spot, spot) for spot in since)
        if away_m > _BACK_M and left_m <= min(_BACK_M, away_m / 2):
            return True
    return False
