"""Arcs of view and fire, and who stands further left (FOV-01..05, ACT-53).

Bearings and facings are degrees clockwise from north. An arc counts what touches its edge (FOV-03).
"""

from collections.abc import Iterable
from math import asin, cos, degrees, radians, sin

from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.compiled.readings import Readings

FRONT_DEG = 180.0
OPPORTUNITY_DEG = 90.0
NARROW_DEG = 45.0
_EPSILON = 1e-6
"""Positions are kept to a ten-millionth of a metre: what touches the edge by the drawing may miss it by as much."""


def turned_deg(facing_deg: float, toward_deg: float) -> float:
    """How far to turn from a facing to a direction: over -180 to 180, negative to the left."""
    turn = (toward_deg - facing_deg) % 360
    return turn - 360 if turn > 180 else turn


def left_to_right(viewer: Figure, spots: Iterable[Spot]) -> tuple[Spot, ...]:
    """Spots in the order the viewer sees them, from left to right of its facing.

    The nearer first where they line up.
    """
    return tuple(
        sorted(
            spots,
            key=lambda spot: (
                round(turned_deg(viewer.facing_deg, bearing_deg(viewer.spot, spot)), 6),
                distance_m(spot, viewer.spot),
            ),
        )
    )


def in_front(viewer: Figure, target: Spot, readings: Readings, *, radius_m: float = FIGURE_RADIUS_M) -> bool:
    """Whether a target is in the 180 degree arc of view and fire (FOV-01..03, AMB-69).

    `radius_m` is that of its footprint, 0 for a mere point. Measured from head to head, its head must not lie behind;
    measured from the front edge, its footprint must reach as far forward as that edge.
    """
    forward = _forward(viewer, target)
    if readings.fov_anchor == "head":
        return forward >= -_EPSILON
    return forward + radius_m >= FIGURE_RADIUS_M - _EPSILON


def in_opportunity_arc(
    viewer: Figure, target: Spot, readings: Readings, *, radius_m: float = FIGURE_RADIUS_M
) -> bool:
    """Whether a target is in the 90 degree arc of opportunity fire (FOV-05, ACT-53, AMB-130)."""
    ahead = FIGURE_RADIUS_M if readings.opportunity_anchor == "front_edge" else 0.0
    return touches_arc(viewer, target, OPPORTUNITY_DEG, radius_m=radius_m, ahead_m=ahead)


def faces(viewer: Figure, target: Spot, width_deg: float, readings: Readings) -> bool:
    """Whether a unit has another before it: in its half plane at 180 degrees, else touching the arc.

    FOV-03, AMB-102.
    """
    if width_deg >= FRONT_DEG:
        return in_front(viewer, target, readings)
    ahead = FIGURE_RADIUS_M if readings.opportunity_anchor == "front_edge" else 0.0
    return touches_arc(viewer, target, width_deg, ahead_m=ahead)


def touches_arc(
    viewer: Figure, target: Spot, width_deg: float, *, radius_m: float = FIGURE_RADIUS_M, ahead_m: float = 0.0
) -> bool:
    """Whether a footprint touches the arc of `width_deg` in front of a viewer, its point `ahead_m` before the head."""
    facing = radians(viewer.facing_deg)
    point = Spot(viewer.spot.x + ahead_m * sin(facing), viewer.spot.y + ahead_m * cos(facing))
    distance = distance_m(target, point)
    outside = abs(turned_deg(viewer.facing_deg, bearing_deg(point, target))) - width_deg / 2
    if distance <= radius_m + _EPSILON or outside <= 0:
        return True
    gap = distance * sin(radians(outside)) if outside < 90 else distance
    return gap <= radius_m + _EPSILON


def just_touching(viewer: Figure, target: Spot, width_deg: float) -> tuple[float, ...]:
    """Where the middle of an arc is, in degrees from the facing, when a footprint just touches it on either side.

    None for one that is so near that it touches the arc however that lies.
    """
    distance = distance_m(target, viewer.spot)
    if distance <= FIGURE_RADIUS_M:
        return ()
    middle = turned_deg(viewer.facing_deg, bearing_deg(viewer.spot, target))
    half = width_deg / 2 + degrees(asin(FIGURE_RADIUS_M / distance))
    return tuple(turned_deg(0.0, edge) for edge in (middle - half, middle + half))


def _forward(viewer: Figure, target: Spot) -> float:
    """How many metres a target lies forward of the viewer's head, negative behind."""
    facing = radians(viewer.facing_deg)
    return (target.x - viewer.spot.x) * sin(facing) + (target.y - viewer.spot.y) * cos(facing)
