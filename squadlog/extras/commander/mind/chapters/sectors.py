"""Sectors that an area burst might sweep: those with most of the enemies in sight, and fewest friends (AUT-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.ground.compiled.bearings import bearing_deg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.ground.compiled.conditions import Figure

_HALF_ARC_DEG = 45.0


def axis_of_sector(
    now: Situation, figure: Figure, targets: Sequence[int], wide_deg: float, fewest: int
) -> float | None:
    """The middle of the best sector that holds so many of these at least, in degrees from north; None for none.

    Each friend in it counts against two of them; of two that are as good, the one around those who stand farther apart.
    """
    offs = sorted(_off(now, figure, one) for one in targets)
    friends = [_off(now, figure, one.id) for one in now.friends if one.id != figure.number]
    found = list[tuple[int, float, float]]()
    for place, first in enumerate(offs):
        for last in offs[place + 1 :]:
            if last - first > wide_deg:
                break
            middle = round(min(max((first + last) / 2, -_HALF_ARC_DEG), _HALF_ARC_DEG))
            inside = sum(abs(one - middle) <= wide_deg / 2 for one in offs)
            own = sum(abs(one - middle) <= wide_deg / 2 for one in friends)
            if inside >= fewest and inside > own:
                found.append((inside - 2 * own, last - first, (figure.facing_deg + middle) % 360))
    return max(found)[-1] if found else None


def _off(now: Situation, figure: Figure, unit: int) -> float:
    """How far somebody is to the right of where he faces, in degrees; to the left with minus."""
    toward = bearing_deg(figure.spot, now.survey.figures[unit].spot)
    return (toward - figure.facing_deg + 180) % 360 - 180
