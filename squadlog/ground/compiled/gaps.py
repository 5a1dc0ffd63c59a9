"""Which stretches of which walls doors and windows take up: each opens the wall it stands in (MAP-10..13)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

import shapely

from squadlog.base.records import record
from squadlog.ground.compiled.chains import Path

Holes: TypeAlias = list[tuple[float, float]]
"""Stretches of a wall, in metres along it."""

JAMB_M = 0.1
"""A door or window belongs to a wall if both its ends lie within this distance of the wall's line."""
EXACTLY_M = 1e-3
"""Walls nearer than this coincide: coordinates are kept to the millimetre."""


@record
class _Gap:
    """What an opening would take of one edge of a wall, and what of the opening that is.

    `aside_m` tells how far each end of the opening lies to the left of the edge, as one walks along the opening.
    """

    wall: str
    in_wall: tuple[float, float]
    in_opening: tuple[float, float]
    aside_m: tuple[float, float]

    @property
    def off_m(self) -> float:
        return max(map(abs, self.aside_m))

    def lies_with(self, other: "_Gap") -> bool:
        """Whether the two edges coincide."""
        return all(abs(one - two) <= EXACTLY_M for one, two in zip(self.aside_m, other.aside_m, strict=True))

    def lies_behind(self, other: "_Gap") -> bool:
        """Whether most of it is what the opening takes of another wall, which is not this one."""
        (low, far), (first, last) = self.in_opening, other.in_opening
        return min(far, last) - max(low, first) > (far - low) / 2 and not self.lies_with(other)


def gaps_of(walls: Mapping[str, Path], openings: Sequence[Path]) -> dict[str, Holes]:
    """The gaps of every wall.

    An opening opens the wall it stands in, the nearest, and those that coincide with that; it may reach over the
    joint of two walls. A second wall beside it, such as the lining of a hull, stays shut.
    """
    found: dict[str, Holes] = {name: [] for name in walls}
    edges = [(name, begin, p, q) for name, line in walls.items() for begin, p, q in _edges(line)]
    near: list[list[_Gap]] = [[] for _ in openings]
    if edges and openings:
        tree = shapely.STRtree(shapely.linestrings([(p, q) for _name, _begin, p, q in edges]))
        pairs = tree.query(shapely.linestrings(list(openings)), predicate="dwithin", distance=JAMB_M)
        for place, edge in pairs.T.tolist():
            near[place] += _gap(openings[place], *edges[edge])
    for opening in near:
        for gap in _drop_hidden(opening):
            found[gap.wall].append(gap.in_wall)
    return found


def gaps(line: Path, openings: Iterable[Path], within_m: float) -> Iterator[tuple[float, float]]:
    """Which stretches of one line, in metres along it, openings that lie on it take up."""
    edges = list(_edges(line))
    for ends in openings:
        for begin, p, q in edges:
            yield from (gap.in_wall for gap in _gap(ends, "", begin, p, q) if gap.off_m <= within_m)


def _drop_hidden(near: list[_Gap]) -> Iterator[_Gap]:
    kept: list[_Gap] = []
    for gap in sorted(near, key=lambda one: one.off_m):
        if not any(gap.lies_behind(other) for other in kept):
            kept.append(gap)
            yield gap


def _edges(line: Path) -> Iterator[tuple[float, tuple[float, float], tuple[float, float]]]:
    begin = 0.0
    for p, q in pairwise(line):
        yield begin, p, q
        begin += hypot(q[0] - p[0], q[1] - p[1])


def _gap(
    ends: Path, wall: str, begin: float, p: tuple[float, float], q: tuple[float, float]
) -> Iterator[_Gap]:
    (px, py), (qx, qy) = p, q
    length = hypot(qx - px, qy - py)
    if length <= 0:
        return
    ux, uy = (qx - px) / length, (qy - py) / length
    one, two = ((x - px) * ux + (y - py) * uy for x, y in ends)
    way = 1.0 if two >= one else -1.0
    aside = [((y - py) * ux - (x - px) * uy) * way for x, y in ends]
    first, last = max(0.0, min(one, two)), min(length, max(one, two))
    if max(map(abs, aside)) <= JAMB_M and last > first:
        at = sorted(((first - one) * way, (last - one) * way))
        yield _Gap(
            wall=wall,
            in_wall=(begin + first, begin + last),
            in_opening=(at[0], at[1]),
            aside_m=(aside[0], aside[1]),
        )
