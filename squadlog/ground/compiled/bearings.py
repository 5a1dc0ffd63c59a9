"""Directions, in degrees clockwise from north and in words.

The compass, and where something lies for who faces that way.
"""

from math import atan2, degrees, hypot

from squadlog.facts.ground_facts import Position
from squadlog.facts.shapes import metres_apart
from squadlog.ground.compiled.conditions import Figure, Spot

COMPASS = (
    "north", "north-north-east", "north-east", "east-north-east", "east", "east-south-east", "south-east",
    "south-south-east", "south", "south-south-west", "south-west", "west-south-west", "west", "west-north-west",
    "north-west", "north-north-west",
)  # fmt: skip
"""The sixteen points of the compass, clockwise from north."""
SIDES = ("ahead", "ahead right", "right", "behind right", "behind", "behind left", "left", "ahead left")
"""Eight directions clockwise from straight ahead."""


def apart_m(one: Figure, other: Figure, storey_m: float = 0.0) -> float:
    """Metres between two figures as distances are measured: by their centres or their bases (AMB-145).

    What stands for a mere place has no base. Storeys count only where `storey_m` says how high they are.
    """
    here, there = one.spot, other.spot
    up_m = (there.floor - here.floor) * storey_m
    return metres_apart(there.x - here.x, there.y - here.y, bases_m=one.base_m + other.base_m, up_m=up_m)


def distance_m(one: Spot | Position, other: Spot | Position) -> float:
    """Metres from head to head, whatever the floors (MOV-02)."""
    return hypot(other.x - one.x, other.y - one.y)


def bearing_deg(origin: Spot, other: Spot) -> float:
    """The direction from one spot to another, from 0 up to but not including 360; 0 if they are one spot."""
    turned = degrees(atan2(other.x - origin.x, other.y - origin.y)) % 360.0
    return 0.0 if turned == 360.0 else turned


def between_deg(one_deg: float, other_deg: float) -> float:
    """How far apart two directions are: 0 to 180 degrees."""
    apart = abs(one_deg - other_deg) % 360.0
    return min(apart, 360.0 - apart)


def compass(bearing: float) -> str:
    """The nearest of the sixteen points of the compass."""
    return COMPASS[int((bearing % 360.0) / 22.5 + 0.5) % 16]


def side_of(facing_deg: float, bearing: float) -> str:
    """The side of a bearing for a unit facing that way: ahead, ahead right, right and so on, each 45 degrees wide."""
    return SIDES[int(((bearing - facing_deg) % 360.0) / 45.0 + 0.5) % 8]
