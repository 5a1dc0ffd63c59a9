"""Where something may lie that is put at a place: areas and spots, by what its chapter has against each spot.

No rule stands here twice: spots of a grid are judged, and squares at whose edge the verdict changes are divided.
"""

from __future__ import annotations

from itertools import product
from math import ceil, hypot, sqrt
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record, value
from squadlog.facts.ground_facts import Waypoint

with lazy_imports():
    from squadlog.ground.compiled import cells

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

MOST_SPOTS = 6_000
"""About how many spots of the whole map are judged at first."""
FEW_SPOTS = 200
"""As many where each takes long, as what is thrown does, whose line is measured; no square is divided then."""
LEAST_GRID_M = 0.5
FINEST_M = 0.12
_FEW_OF, _FEWEST = 100, 12
"""Where fewer legal spots than one of so many, or than these, are found, it is looked at again with half the grid."""
_PARTS = 4
"""A square at an edge is divided until its side is that part of the grid."""
_MOST_COMPARED = 500
"""Among how many spots samples are chosen."""


@value
class MapExtent:
    """How large a map is, in metres and floors."""

    width_m: float
    height_m: float
    floors: int = 1


@value
class PlaceArea:
    """An area of a floor where something may lie: its outline and those of its holes, in metres."""

    floor: int
    points: tuple[tuple[float, float], ...]
    holes: tuple[tuple[tuple[float, float], ...], ...]
    square_m: float


@record
class LegalPlaces:
    """Where something may lie: areas, the largest first, and spots in them far apart, the nearest to where it is first.

    Areas end up to a grid's width `grid_m` before they need to, and what is narrower may be left out.
    """

    areas: tuple[PlaceArea, ...] = ()
    samples: tuple[Waypoint, ...] = ()
    grid_m: float = 0.0


def find_places(
    legal: Callable[[Waypoint], bool],
    extent: MapExtent,
    near: Waypoint | None = None,
    *,
    samples: int = 24,
    most: int = MOST_SPOTS,
) -> LegalPlaces:
    """Judge the whole map by `legal`, which says of a spot whether nothing speaks against it.

    `near` is where it is now, or who puts it there. About `most` spots are judged of the whole map.
    """
    grid = _Grid(legal, extent, most)
    found = grid.look_over(near)
    areas = [
        PlaceArea(floor, one.points, one.holes, one.square_m)
        for floor in sorted({node[2] for node in found})
        for one in cells.join_cells(tuple(grid.squares(floor)))
    ]
    spots = [grid.waypoint(node) for node in found]
    if not spots and near is not None and legal(near):
        spots = [near]
    return LegalPlaces(
        areas=tuple(sorted(areas, key=lambda one: (-one.square_m, one.floor))),
        samples=tuple(_spread(spots, near, samples)),
        grid_m=grid.step_m,
    )


def first_place(
    legal: Callable[[Waypoint], bool], extent: MapExtent, near: Waypoint | None = None, *, tries: int = 600
) -> Waypoint | None:
    """The first legal spot that is met: where it is now, then strewn over the map; None where so many are refused."""
    if near is not None and legal(near):
        return near
    for turn in range(1, tries + 1):
        floor = 1 + turn % extent.floors
        number = turn // extent.floors
        spot = Waypoint(
            x=round(extent.width_m * ((number * 0.7548776662) % 1), 2),
            y=round(extent.height_m * ((number * 0.5698402910) % 1), 2),
            floor=floor,
        )
        if legal(spot):
            return spot
    return None


Node = tuple[int, int, int]
"""A spot by its steps east and north, each a part of the grid, and its floor."""


class _Grid:
    """A grid over a map, and what was judged on it."""

    def __init__(self, legal: Callable[[Waypoint], bool], extent: MapExtent, most: int) -> None:
        self._legal, self._extent = legal, extent
        spots_m = sqrt(extent.width_m * extent.height_m * extent.floors / most)
        self._most, self._parts = most, _PARTS if most >= MOST_SPOTS else 1
        self._fine_m = ceil(max(LEAST_GRID_M, spots_m) * 100 / self._parts) / 100
        self._judged: dict[Node, bool] = {}
        self._boxes: dict[int, tuple[int, int, int, int]] = {}

    @property
    def step_m(self) -> float:
        """The width of the grid."""
        return round(self._fine_m * self._parts, 2)

    def waypoint(self, node: Node) -> Waypoint:
        """The spot of a node."""
        x, y, floor = node
        return Waypoint(x=round(x * self._fine_m, 2), y=round(y * self._fine_m, 2), floor=floor)

    def look_over(self, near: Waypoint | None) -> list[Node]:
        """The legal spots: of the whole map, and where they are few once more, more closely."""
        extent = self._extent
        last = int(extent.width_m / self._fine_m), int(extent.height_m / self._fine_m)
        self._boxes = dict.fromkeys(range(1, extent.floors + 1), (0, 0, *last))
        while True:
            found = [node for node in self._coarse() if self._judge(node)]
            known = [*found, *self._around(near)]
            if len(found) >= max(_FEWEST, self._most // _FEW_OF) or not known or self.step_m / 2 < FINEST_M:
                return found
            self._look_closer(known)

    def _around(self, near: Waypoint | None) -> Iterator[Node]:
        """The nodes about where it is now, if it may lie there."""
        if near is not None and self._legal(near):
            at = round(near.x / self._fine_m), round(near.y / self._fine_m)
            yield *at, near.floor or 1

    def _look_closer(self, known: Collection[Node]) -> None:
        """Half the grid, about the spots that are legal."""
        old_m, self._fine_m = self._fine_m, ceil(self._fine_m * 50) / 100
        ratio, self._boxes, self._judged = old_m / self._fine_m, {}, {}
        last = int(self._extent.width_m / self._fine_m), int(self._extent.height_m / self._fine_m)
        for floor in {node[2] for node in known}:
            x, y = zip(*((x, y) for x, y, on in known if on == floor), strict=True)
            low = (max(0, int((min(one) - self._parts) * ratio)) for one in (x, y))
            high = (
                min(end, ceil((max(one) + self._parts) * ratio))
                for one, end in zip((x, y), last, strict=True)
            )
            self._boxes[floor] = (*low, *high)

    def _coarse(self) -> Iterator[Node]:
        for floor, (left, bottom, right, top) in self._boxes.items():
            for x, y in product(range(left, right + 1, self._parts), range(bottom, top + 1, self._parts)):
                yield x, y, floor

    def _judge(self, node: Node) -> bool:
        if node not in self._judged:
            self._judged[node] = self._legal(self.waypoint(node))
        return self._judged[node]

    def squares(self, floor: int) -> Iterator[tuple[float, float, float]]:
        """The squares of a floor that are legal at their corners and in their middle, large ones first."""
        left, bottom, right, top = self._boxes[floor]
        for x, y in product(range(left, right, self._parts), range(bottom, top, self._parts)):
            yield from self._divide(x, y, floor, self._parts)

    def _divide(self, x: int, y: int, floor: int, side: int) -> Iterator[tuple[float, float, float]]:
        corners = [self._judge((x + i, y + j, floor)) for i in (0, side) for j in (0, side)]
        half = side // 2
        if half:
            corners.append(self._judge((x + half, y + half, floor)))
        if all(corners):
            fine_m = self._fine_m
            yield round(x * fine_m, 2), round(y * fine_m, 2), round(side * fine_m, 2)
        elif half and any(corners):
            for i, j in product((0, half), (0, half)):
                yield from self._divide(x + i, y + j, floor, half)


def _spread(spots: list[Waypoint], near: Waypoint | None, count: int) -> Iterator[Waypoint]:
    """So many of these spots, each as far from the others as can be; the first is the nearest to where it is."""
    left = spots[:: max(1, len(spots) // _MOST_COMPARED)]
    if not left:
        return
    if near is None:
        near = Waypoint(x=sum(one.x for one in left) / len(left), y=sum(one.y for one in left) / len(left))
    away = [_apart(one, near) for one in left]
    chosen = left[away.index(min(away))]
    away = [float("inf")] * len(left)
    for _ in range(min(count, len(left))):
        yield chosen
        away = [min(far, _apart(one, chosen)) for far, one in zip(away, left, strict=True)]
        chosen = left[away.index(max(away))]


def _apart(one: Waypoint, other: Waypoint) -> float:
    floors = 0 if other.floor is None else abs((one.floor or 1) - other.floor)
    return hypot(one.x - other.x, one.y - other.y) + 3.0 * floors
