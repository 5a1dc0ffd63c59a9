"""What happened where on a map, as values: places, ways, looks. Drawn over the ground; metres east and north."""

from typing import Literal, TypeAlias

from squadlog.base.records import value

HeatKind = Literal["fired", "struck", "fell"]
"""Where shots were fired from, where those they were fired at stood, and where somebody fell."""
HEAT_KINDS: tuple[HeatKind, ...] = HeatKind.__args__  # type: ignore[attr-defined]  # a Literal lists its values there
Corners: TypeAlias = tuple[tuple[float, float], ...]


@value
class HeatSpot:
    """A place where something happened to a unit of a side (its name)."""

    kind: HeatKind
    side: str
    x: float
    y: float
    floor: int = 1


@value
class HeatWay:
    """A stretch that a unit of a side (its name) walked on one floor, through its corners."""

    side: str
    points: Corners
    floor: int = 1


@value
class HeatLook:
    """For how many seconds one unit had another in arc and in sight; each stood at these places on the average.

    `by` and `of` are the names of the units, the sides those of the sides.
    """

    by: str
    of: str
    by_side: str
    of_side: str
    seconds: int
    start: tuple[float, float]
    end: tuple[float, float]
    floor: int = 1


@value
class HeatSquare:
    """A square of the map with its south-west corner, and how often something of a kind happened in it to a side."""

    kind: HeatKind
    side: str
    x: int
    y: int
    floor: int
    times: int
