"""Directions in words: the points of the compass, and where something lies for somebody who faces that way."""

COMPASS = (
    "north", "north-north-east", "north-east", "east-north-east", "east", "east-south-east", "south-east",
    "south-south-east", "south", "south-south-west", "south-west", "west-south-west", "west", "west-north-west",
    "north-west", "north-north-west",
)  # fmt: skip
"""The sixteen points of the compass, clockwise from north."""
SIDES = ("ahead", "ahead right", "right", "behind right", "behind", "behind left", "left", "ahead left")
"""Eight directions clockwise from straight ahead."""


def compass(degrees: float) -> str:
    """The nearest of the sixteen points of the compass."""
    return COMPASS[int((degrees % 360.0) / 22.5 + 0.5) % 16]


def side_of(facing_deg: float, bearing: float) -> str:
    """Where a bearing lies for somebody facing that way: ahead, ahead right, right and so on, each 45 degrees wide."""
    return SIDES[int(((bearing - facing_deg) % 360.0) / 45.0 + 0.5) % 8]
