"""Areas laid over a map, for drawing alone: rings, clouds, squares, wedges, sectors. Metres, degrees."""

from math import cos, hypot, radians, sin
from typing import Literal, TypeAlias

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Spot

Look = Literal["ring", "cloud", "square", "circle", "sector", "past", "danger"]
"""How it looks: a ring of an explosion to come or that is over, smoke, a square, a mere circle, a sector, danger."""
Outline: TypeAlias = tuple[tuple[float, float], ...]
_CORNERS = 48
"""The corners of a circle drawn as a polygon."""
_STRONGEST = 4
"""The highest rank that a shape is drawn with."""


@value
class MapShape:
    """One area on one floor: its outline, what the legend calls all like it, and the word that stands at its edge.

    `rank` is the place of a ring from the middle outwards, from 1 on, or how weak danger is, 0 for all else. `word`
    stands at `at`; it is the penetration of a ring.
    """

    look: Look
    outline: Outline
    floor: int
    kind: str
    word: str = ""
    at: tuple[float, float] | None = None
    rank: int = 0

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies within its outline (even-odd)."""
        inside, last = False, self.outline[-1]
        for one in self.outline:
            if (one[1] > y) != (last[1] > y):
                across = last[0] + (y - last[1]) / (one[1] - last[1]) * (one[0] - last[0])
                inside ^= across > x
            last = one
        return inside


def disc(look: Look, middle: Spot, radius_m: float, kind: str, *, word: str = "", rank: int = 0) -> MapShape:
    """A circle about a spot; its word stands at its north-eastern edge."""
    points = tuple(
        (middle.x + radius_m * sin(turn), middle.y + radius_m * cos(turn))
        for turn in (radians(360 * step / _CORNERS) for step in range(_CORNERS))
    )
    north_east = radius_m * sin(radians(45))
    at = (middle.x + north_east, middle.y + north_east)
    return MapShape(look, points, middle.floor, kind, word, at, min(rank, _STRONGEST))


def square(look: Look, middle: Spot, half_m: float, kind: str, *, word: str = "") -> MapShape:
    """A square about a spot, with sides that run as those of the map."""
    x, y = middle.x, middle.y
    points = (
        (x - half_m, y - half_m),
        (x + half_m, y - half_m),
        (x + half_m, y + half_m),
        (x - half_m, y + half_m),
    )
    return MapShape(look, points, middle.floor, kind, word, points[2])


def wedge(
    hole: Spot, axis_deg: float, depth_m: tuple[float, float], half_width_m: float,
    *, word: str = "", rank: int = 1, past: bool = False,
) -> MapShape:  # fmt: skip
    """What lies from the one to the other depth beyond a hole, so far to each side of the axis (SHP-09)."""
    ahead = sin(radians(axis_deg)), cos(radians(axis_deg))
    corners = ((depth_m[0], -half_width_m), (depth_m[1], -half_width_m), (depth_m[1], half_width_m),
               (depth_m[0], half_width_m))  # fmt: skip
    points = tuple(
        (hole.x + deep * ahead[0] + aside * ahead[1], hole.y + deep * ahead[1] - aside * ahead[0])
        for deep, aside in corners
    )
    middle = sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4
    kind = "blast gone off" if past else "PF beyond a hole"
    return MapShape("past" if past else "ring", points, hole.floor, kind, word, middle, rank)


def sector(
    start: Spot, axis_deg: float, degrees: float, radius_m: float, kind: str, *, word: str = ""
) -> MapShape:
    """The sector of `degrees` about an axis, as far as a radius (AUT-08)."""
    steps = max(2, round(degrees / 5))
    bearings = [radians(axis_deg - degrees / 2 + degrees * step / steps) for step in range(steps + 1)]
    rim = tuple((start.x + radius_m * sin(turn), start.y + radius_m * cos(turn)) for turn in bearings)
    middle = start.x + radius_m / 2 * sin(radians(axis_deg)), start.y + radius_m / 2 * cos(radians(axis_deg))
    return MapShape("sector", ((start.x, start.y), *rim), start.floor, kind, word, middle)


def rings(middle: Spot, bands: tuple[tuple[int, int], ...], *, past: bool = False) -> tuple[MapShape, ...]:
    """The rings of an explosion, the outermost first: for each its reach in metres and its penetration there."""
    look: Look = "past" if past else "ring"
    kind = "blast gone off" if past else "PF of a blast"
    found = [
        disc(look, middle, reach_m, kind, word=str(pf), rank=rank)
        for rank, (reach_m, pf) in enumerate(bands, 1)
    ]
    return tuple(reversed(found))


def sector_reach_m(width_m: float, height_m: float) -> float:
    """How far a sector is drawn that has no end: over the whole map."""
    return hypot(width_m, height_m)
