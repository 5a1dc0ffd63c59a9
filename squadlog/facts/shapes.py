"""Areas that the book measures from a point: rings around it, a square, a wedge beyond a hole. Metres and degrees.

Nothing but arithmetic: the map asks here, and so does whoever only has numbers. What no ruler tells (`ground_facts.GRACE_M`)
is within everywhere: 8.01 m are within 8 m, 8.02 m are not (GEN-06, A-63). Whether something is within, and in which
band of a table it is, is one question: what has come just within so many metres is in the band that ends there.
"""

from math import ceil, cos, hypot, radians, sin

from squadlog.facts.ground_facts import GRACE_M

_NEARLY_M = 1e-9
_DUST_M = 1e-6
"""Places are kept to a ten-millionth of a metre: two of them may be apart by so much more or less than they were."""

Point = tuple[float, float]


def metres_apart(east_m: float, north_m: float, *, bases_m: float = 0.0, up_m: float = 0.0) -> float:
    """Metres between two places or figures: centre to centre, or from edge to edge of bases (AMB-145).

    `bases_m` is what the radii of their bases come to, 0 where centres are measured or neither has a base. Bases that
    overlap are 0 m apart. Bases lie flat, so that a height `up_m` between them counts whole.
    """
    if not bases_m:
        return hypot(east_m, north_m, up_m)
    return hypot(max(0.0, hypot(east_m, north_m) - bases_m), up_m)


def say_ends(one_m: float, other_m: float = 0.0) -> str:
    """What a distance between bases of these radii runs from and to, behind its metres; empty for centres (AMB-145)."""
    if one_m and other_m:
        return " from base edge to base edge"
    return " from the edge of the base" if one_m or other_m else ""


def within(apart_m: float, metres: float) -> bool:
    """Whether something is that near, but for less than a ruler tells."""
    return apart_m <= metres + GRACE_M + _DUST_M


def at_least(apart_m: float, metres: float) -> bool:
    """Whether something is that far away, but for less than a ruler tells."""
    return apart_m >= metres - GRACE_M - _DUST_M


def whole_m(apart_m: float) -> int:
    """The whole metre whose row of a table counts at a distance: the first within which it is (A-63)."""
    return max(0, ceil(apart_m - GRACE_M - _DUST_M))


def in_band(apart_m: float, band_m: tuple[float, float]) -> bool:
    """Whether a distance is beyond the one and within the other; a band that begins at 0 has 0 in it (A-63)."""
    begin, end = band_m
    return within(apart_m, end) and (begin <= 0 <= apart_m + _NEARLY_M or not within(apart_m, begin))


def beyond(point: Point, hole: Point, axis_deg: float) -> Point:
    """How deep a point lies beyond a hole along an axis, below 0 on the near side, and how far aside of it."""
    east, north = point[0] - hole[0], point[1] - hole[1]
    ahead_x, ahead_y = sin(radians(axis_deg)), cos(radians(axis_deg))
    return east * ahead_x + north * ahead_y, abs(east * ahead_y - north * ahead_x)


def in_wedge(
    point: Point, hole: Point, axis_deg: float, depth_m: tuple[float, float], half_width_m: float
) -> bool:
    """Whether a point lies from the one to the other depth beyond a hole, so far to each side of the axis (SHP-09).

    Nothing on the near side does.
    """
    deep_m, aside_m = beyond(point, hole, axis_deg)
    return in_band(deep_m, depth_m) and within(aside_m, half_width_m)


def in_square(point: Point, centre: Point, half_m: float) -> bool:
    """Whether a point lies in the square with sides so far from its centre, which run as those of the map (HOL-03)."""
    return within(abs(point[0] - centre[0]), half_m) and within(abs(point[1] - centre[1]), half_m)
