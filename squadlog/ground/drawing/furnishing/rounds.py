"""What is drawn about a middle: places round it, the shadow beneath, the way that it is turned."""

from math import cos, sin, tau

from squadlog.ground.drawing.furnishing.shapes import FurnishingShape, Spot, Spots, disc


def places_round(
    middle: Spot, radius_m: float, corners: int, *, begun: float = 0.0, inner: float = 1.0
) -> Spots:
    """Places round a middle; with `inner`, every second lies nearer to it by that share."""
    turns = ((begun + tau * corner / corners, inner if corner % 2 else 1.0) for corner in range(corners))
    return tuple(
        (middle[0] + radius_m * far * cos(turn), middle[1] + radius_m * far * sin(turn))
        for turn, far in turns
    )


def shadow(radius_m: float, *middles: Spot) -> FurnishingShape:
    """A shadow beneath discs: light falls from the north-west."""
    by = radius_m * 0.18
    return disc("shade", radius_m, *((x + by, y - by) for x, y in middles))


def begin_at(middle: Spot) -> float:
    """Where a thing begins to turn: no two stand alike."""
    return (middle[0] * 1.7 + middle[1] * 2.3) % tau
