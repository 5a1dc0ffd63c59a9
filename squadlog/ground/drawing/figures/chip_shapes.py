"""The shapes of chips as points, in hundredths of a chip about its middle, y downward: SVG and paper draw the same."""

from math import cos, radians, sin

from squadlog.ground.drawing.figures.chip import DAZED, IN_MELEE, WATCHING, Chip

Points = tuple[tuple[float, float], ...]
ROUND = 31.0
"""The radius of a chip of somebody who stands."""
LETTERS = {
    "standing": (40, 14),
    "kneeling": (38, 18),
    "prone": (34, 12),
    "body": (38, 13),
    "marker": (30, 11),
}
"""How high numbers are, and how far their foot lies below the middle."""
NUMBER_ROOM = {"body": 56, "marker": 50, "prone": 60, "standing": 50, "kneeling": 50}
"""How wide a number is at most, by shape."""
BODY_ASIDE = 14
"""How far right of the middle of a body its number stands: a cross is on the left."""
BEAK: Points = ((0, -49), (26, -20), (0, -29), (-26, -20))
"""The notch that points where a soldier looks, northward."""
CROSS: tuple[Points, ...] = (((-34, -11), (-14, 11)), ((-14, -11), (-34, 11)))
"""What lies on a body."""
PIPS_BELOW, PIP, PIP_APART = 36.0, 7.0, 17.0
"""How far below the middle the pips of a wound are, their radius, and how far they are apart."""
SIGN_RING = 17.0
CORNERS = ((31, -31), (-31, -31), (31, 31), (-31, 31))
"""Where signs stand: the upper corners, the lower ones."""
SIGNS: dict[str, tuple[Points, ...]] = {
    DAZED: (((-7, -7), (7, -7), (-7, 7), (7, 7)),),
    WATCHING: (((0, -11), (0, -4)), ((0, 4), (0, 11)), ((-11, 0), (-4, 0)), ((4, 0), (11, 0))),
    IN_MELEE: (((-8, -8), (8, 8)), ((8, -8), (-8, 8)), ((-10, 4), (-4, 10)), ((10, 4), (4, 10))),
    "⚑": (((-5, 10), (-5, -10), (9, -5), (-5, 0)),),
    "f": (((0, -10), (0, 10)), ((-9, -5), (9, 5)), ((-9, 5), (9, -5))),
    "!": (((0, -10), (0, 3)), ((0, 8), (0, 10))),
}
"""The strokes of the signs that are drawn; any other is written."""
WOUNDS = {"L": 1, "M": 2, "S": 3, "U": 4, "D": 5}
"""The pips of each wound."""
MOST_SIGNS = 2
"""Signs that a chip shows; all of them are in its words."""


def shape_of(chip: Chip) -> str:
    """What it looks like: a posture, a body or a marker."""
    return chip.posture if chip.kind == "unit" else chip.kind


def outline_of(shape: str) -> Points:
    """The edge of a chip: a ring, a dome, a flat bar, a box, a diamond."""
    match shape:
        case "standing":
            return _bow((0, 0), (ROUND, ROUND), 0, 360)
        case "kneeling":
            return (*_bow((0, 2), (33, 29), 180, 360), (33, 29), (-33, 29))
        case "prone":
            return (*_bow((15, 0), (19, 19), -90, 90), *_bow((-15, 0), (19, 19), 90, 270))
        case "body":
            return (-47, -25), (47, -25), (47, 25), (-47, 25)
        case _:
            return (0, -38), (38, 0), (0, 38), (-38, 0)


def turn_points(points: Points, degrees: float) -> Points:
    """Turn points clockwise about the middle."""
    along, across = cos(radians(degrees)), sin(radians(degrees))
    return tuple((x * along - y * across, x * across + y * along) for x, y in points)


def pips_at(chip: Chip) -> float:
    """How far below the middle its pips are: above it where it looks down there."""
    facing = (chip.facing_deg or 0.0) % 360
    return -PIPS_BELOW if chip.wound in WOUNDS and 115 < facing < 245 else PIPS_BELOW


def signs_at(chip: Chip) -> tuple[tuple[str, tuple[int, int]], ...]:
    """The signs that a chip shows and where, none where it looks and none on its pips."""
    shown = (*(("!",) if chip.asked else ()), *chip.signs)[:MOST_SIGNS]
    facing = (chip.facing_deg or 0.0) % 360
    corners = CORNERS[2:] if pips_at(chip) < 0 else CORNERS[:2]
    free = sorted(corners, key=lambda at: _looks_to(at, facing))
    return tuple(zip(shown, free, strict=False))


def _looks_to(corner: tuple[int, int], facing_deg: float) -> bool:
    """Whether a soldier looks over a corner of his chip."""
    bearing = {(True, True): 45, (True, False): 135, (False, False): 225, (False, True): 315}
    away = abs(bearing[corner[0] > 0, corner[1] < 0] - facing_deg)
    return min(away, 360 - away) < 35


def letter_size(chip: Chip) -> tuple[float, float]:
    """How high the number of a chip is so that it fits, and how far its foot lies below the middle."""
    shape = shape_of(chip)
    high, foot = LETTERS[shape]
    size = min(high, round(NUMBER_ROOM[shape] / (0.62 * max(len(chip.text), 1))))
    return size, foot - round((high - size) * 0.36)


def _bow(middle: tuple[float, float], reach: tuple[float, float], first: int, last: int) -> Points:
    """Points of a bow about a middle, clockwise from the east, every 15 degrees."""
    steps = max(1, (last - first) // 15)
    turns = (radians(first + (last - first) * step / steps) for step in range(steps + 1))
    return tuple(
        (round(middle[0] + reach[0] * cos(turn), 1), round(middle[1] + reach[1] * sin(turn), 1))
        for turn in turns
    )
