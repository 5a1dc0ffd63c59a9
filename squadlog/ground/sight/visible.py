"""What somebody sees of a floor: the ground in squares, each judged as a line to whoever would stand in its middle."""

from math import ceil, sqrt

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.clouds import Veil
from squadlog.ground.sight.shades import CLEAR, shades

_FINEST_M = 0.5
_MOST_SQUARES = 4000
"""How many squares a floor is cut into at most."""
_NOBODY = -1
"""The number of the figure that stands at a mere place."""


@value
class SeenGround:
    """A floor in squares of `pitch_m`, `across` to a row, from the north-west on, each by its shade.

    1 for those that are seen, 2 through smoke alone, else 0.
    """

    floor: int
    pitch_m: float
    across: int
    squares: bytes

    @property
    def down(self) -> int:
        """How many rows of squares there are."""
        return len(self.squares) // self.across


def seen_ground(
    ground: Ground, viewer: Figure, floor: int, readings: Readings, veil: Veil = CLEAR
) -> SeenGround:
    """The part of a floor a viewer sees: woods, walls, slopes, smoke as for a line to a soldier (LOS-01)."""
    width, height = ground.drawn.width_m, ground.drawn.height_m
    pitch = max(_FINEST_M, sqrt(width * height / _MOST_SQUARES))
    across, down = ceil(width / pitch), ceil(height / pitch)
    there = [
        Figure(_NOBODY, _middle(ground, floor, pitch, (place % across, place // across)))
        for place in range(across * down)
    ]
    return SeenGround(floor, pitch, across, bytes(shades(ground, viewer, there, readings, veil)))


def _middle(ground: Ground, floor: int, pitch_m: float, square: tuple[int, int]) -> Spot:
    """The middle of a square; one that the edge of the map cuts is looked at on the map."""
    x = min((square[0] + 0.5) * pitch_m, ground.drawn.width_m)
    y = max(ground.drawn.height_m - (square[1] + 0.5) * pitch_m, 0.0)
    return Spot(x, y, floor)
