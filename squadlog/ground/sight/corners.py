"""Leaning round a corner: when a wall, closed door or high obstacle lets fire pass by its edge (AMB-76)."""

from math import atan2, hypot, pi

from squadlog.ground.compiled.plan import LEANT_ROUND
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import SAME_M, Point
from squadlog.ground.sight.ray_trace import Contact, SightTrace

_EPSILON = 1e-9
_STRAIGHT_RAD = 0.01
"""Walls, doors and windows that meet at an angle of so little less or more than half a turn run straight on."""


def leans(contact: Contact, line: SightTrace, head: Point | None, readings: Readings) -> bool:
    """Whether a unit whose head is at `head`, None if on another floor, leans round the obstacle that the line meets.

    It does if it stands within reach of an edge, corner, doorway or breach that the line passes closely enough, and on
    the outer side of it: nobody leans round a corner from inside a room.
    """
    thing = contact.thing
    if head is None or readings.wall_peek == "block" or thing.role not in LEANT_ROUND or contact.inside:
        return False
    if readings.wall_peek == "adjacent":
        return thing.distance(head) <= readings.peek_from_m + _EPSILON
    meets = (line.at(contact.t0), line.at(contact.t1))
    if _apart(meets[0], head) > readings.peek_from_m + readings.peek_edge_m + _EPSILON:
        return False  # no corner can be near both
    for corner in set(thing.corners()):
        met = all(_apart(corner, point) <= readings.peek_edge_m + _EPSILON for point in meets)
        near = met and _apart(corner, head) <= readings.peek_from_m + _EPSILON
        if near and _open_round(contact, corner, head):
            return True
    return False


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _open_round(contact: Contact, corner: Point, head: Point) -> bool:
    """Whether more than half of what surrounds the corner is open on the side of the head."""
    arms = contact.plan.arms(corner)
    if len(arms) < 2 or _apart(corner, head) <= SAME_M:
        return True
    toward = atan2(head[1] - corner[1], head[0] - corner[0])
    for first, last in zip(arms, (*arms[1:], arms[0] + 2 * pi), strict=True):
        within = (toward - first) % (2 * pi) <= last - first + _EPSILON
        if within and last - first > pi + _STRAIGHT_RAD:
            return True
    return False
