"""What is left of a way on the map once somebody has gone some of it."""

from collections.abc import Sequence
from math import hypot

from squadlog.facts.ground_facts import Position, Waypoint

THERE_M = 0.05
"""Who is as near to a place has come to it."""


def rest_of_way(path: Sequence[Waypoint], start: Position, here: Position) -> tuple[Waypoint, ...]:
    """The places still ahead of a unit that set out from `start` and has come to `here`; none at the end of the way.

    On a way that comes by a place twice it is the later time.
    """
    corners = [(start.x, start.y), *((point.x, point.y) for point in path)]
    legs = range(len(path))
    if not path or _apart_m(corners[-1], (here.x, here.y)) <= THERE_M:
        return ()
    at = min(
        reversed(legs), key=lambda leg: round(_off_m(corners[leg], corners[leg + 1], (here.x, here.y)), 3)
    )
    reached = _apart_m(corners[at + 1], (here.x, here.y)) <= THERE_M
    return tuple(path[at + reached :])


def shift_way(path: Sequence[Waypoint], start: Position, here: Position) -> tuple[Waypoint, ...]:
    """The way as it leads from `here` instead of `start`."""
    east, north = here.x - start.x, here.y - start.y
    return tuple(Waypoint(x=point.x + east, y=point.y + north, floor=point.floor) for point in path)


_Spot = tuple[float, float]


def _apart_m(one: _Spot, other: _Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _off_m(begins: _Spot, ends: _Spot, spot: _Spot) -> float:
    """How far a spot lies from a leg."""
    east, north = ends[0] - begins[0], ends[1] - begins[1]
    long = east * east + north * north
    along = ((spot[0] - begins[0]) * east + (spot[1] - begins[1]) * north) / long if long else 0.0
    share = min(1.0, max(0.0, along))
    return _apart_m((begins[0] + share * east, begins[1] + share * north), spot)
