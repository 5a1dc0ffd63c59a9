"""Spheres of smoke on a line of sight: which it goes through, how deep, and where it meets them (SMK-01, SMK-02).

They stand round points of the ground and are as high as they are wide; heads are level with the ground of their floor.
Walls and floors do not hold smoke back. What it does to a look is for the rules.
"""

from collections.abc import Iterable, Iterator
from math import hypot, sqrt

from squadlog.base.records import value
from squadlog.facts.ground_facts import GRACE_M, Cloud
from squadlog.ground.compiled.conditions import Spot


@value
class Puff:
    """A stretch of a line in one cloud: how many metres of it, and how far from the viewer it begins."""

    name: str
    metres: float
    at_m: float


@value
class Veil:
    """The smoke that lies about, on a map with storeys so high; `hides`: nobody is seen through it (A-71)."""

    clouds: tuple[Cloud, ...] = ()
    storey_m: float = 3.0
    hides: bool = False

    def on(self, viewer: Spot, target: Spot) -> bool:
        """Whether any of it is on a line."""
        return (
            bool(self.clouds) and next(_puffs(viewer, target, self.clouds, self.storey_m), None) is not None
        )


def puffs(viewer: Spot, target: Spot, clouds: Iterable[Cloud], storey_m: float) -> tuple[Puff, ...]:
    """The clouds on a line, nearest first; one that is touched by no more than a centimetre is not on it."""
    return tuple(sorted(_puffs(viewer, target, clouds, storey_m), key=lambda one: (one.at_m, one.name)))


def _puffs(viewer: Spot, target: Spot, clouds: Iterable[Cloud], storey_m: float) -> Iterator[Puff]:
    dx, dy, dz = target.x - viewer.x, target.y - viewer.y, (target.floor - viewer.floor) * storey_m
    squared = dx * dx + dy * dy + dz * dz
    if not squared:
        return
    length, flat = sqrt(squared), hypot(dx, dy)
    for cloud in clouds:
        x, y, z = cloud.x - viewer.x, cloud.y - viewer.y, (cloud.floor - viewer.floor) * storey_m
        middle = (x * dx + y * dy + z * dz) / squared
        half2 = middle * middle - (x * x + y * y + z * z - cloud.radius_m**2) / squared
        if half2 <= 0:
            continue
        half = sqrt(half2)
        begin, end = max(middle - half, 0.0), min(middle + half, 1.0)
        if (deep_m := (end - begin) * length) > GRACE_M:
            yield Puff(cloud.name, round(deep_m, 3), round(begin * flat, 3))
