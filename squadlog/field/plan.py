"""One floor as sight meets it: what blocks the line, and what only covers (LOS-03..05, LOS-14, LOS-15)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import atan2, hypot
from typing import Literal

import numpy as np
import shapely  # type: ignore[import-untyped]

from squadlog.field.chains import Chains, Floats, Path
from squadlog.field.conditions import Breach, Conditions
from squadlog.field.model import Map
from squadlog.field.stretches import SAME_M, Point, gaps, hole, pieces, to_edge
from squadlog.field.structures import Obstacle

Role = Literal["wall", "door", "sealed", "high", "stairs", "elevator", "window", "low"]

SOLID: tuple[Role, ...] = ("wall", "door", "sealed", "high", "stairs", "elevator")
"""What blocks the line; a `sealed` window is one of a ship (MAP-13)."""
_LOW = {"half_soft": "furniture", "half_hard": "counter"}
_BY_KIND = {"machinery": "machinery"}
_HIGH = {"column": "column", "shelving": "shelving"}


@dataclass(frozen=True, eq=False)
class Thing:
    """A feature as sight meets it. `key` is its name in the cover table; `paths` are its lines, closed for a `ring`."""

    id: str
    key: str
    role: Role
    paths: tuple[tuple[Point, ...], ...]
    ring: bool = False

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north end of it."""
        xs, ys = zip(*self.corners(), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def name(self) -> str:
        """What it is called in a sentence."""
        return f"{self.key.replace('_', ' ')} {self.id}"

    def holds(self, point: Point) -> bool:
        """Whether a point lies within its outline, edge included; never in a wall, door or window."""
        if not self.ring:
            return False
        if self.distance(point) <= SAME_M:
            return True
        x, y = point
        inside = False
        for (px, py), (qx, qy) in self._edges():
            if (py > y) != (qy > y) and x < px + (qx - px) * (y - py) / (qy - py):
                inside = not inside
        return inside

    def distance(self, point: Point) -> float:
        """Metres from a point to the nearest of its lines."""
        return min(to_edge(point, p, q) for p, q in self._edges())

    def corners(self) -> Iterator[Point]:
        """Every point at which one of its lines bends, begins or ends."""
        for path in self.paths:
            yield from path

    def _edges(self) -> Iterator[tuple[Point, Point]]:
        for path in self.paths:
            yield from pairwise(path)


@dataclass(frozen=True, eq=False)
class Plan:
    """One floor, compiled. `solid` and `soft` are owned by places in `things`."""

    floor: int
    things: tuple[Thing, ...]
    solid: Chains
    soft: Chains
    _arms: dict[Point, tuple[float, ...]] = field(default_factory=dict, repr=False)

    def around(self, points: Floats) -> Iterator[tuple[int, int]]:
        """Which points lie within which things: row of the point, place of the thing."""
        places, boxes = self._boxes
        x, y = points[:, :1], points[:, 1:]
        boxed = (boxes[0] <= x) & (x <= boxes[2]) & (boxes[1] <= y) & (y <= boxes[3])
        for row, column in zip(*np.nonzero(boxed), strict=True):
            place = places[column]
            if self.things[place].holds((float(points[row, 0]), float(points[row, 1]))):
                yield int(row), place

    @cached_property
    def _boxes(self) -> tuple[tuple[int, ...], Floats]:
        """The things with an inside, and the boxes around them."""
        places = tuple(place for place, thing in enumerate(self.things) if thing.ring)
        boxes = np.array([self.things[place].box for place in places], dtype=np.float64).reshape(-1, 4).T
        return places, boxes + np.array([[-SAME_M], [-SAME_M], [SAME_M], [SAME_M]])

    @cached_property
    def barrier(self) -> object:
        """Everything solid as one prepared geometry."""
        p, q, _ = self.solid.edges()
        lines = shapely.multilinestrings(shapely.linestrings(np.stack([p, q], axis=1).reshape(-1, 2, 2)))
        shapely.prepare(lines)
        return lines

    @cached_property
    def _frame(self) -> tuple[Floats, Floats]:
        """Ends of all edges that make up walls, their doors and windows, and high things."""
        windows = Chains.of(
            (0, path) for thing in self.things if thing.role == "window" for path in thing.paths
        )
        ends = (self.solid.edges(), windows.edges())
        return np.concatenate([e[0] for e in ends]), np.concatenate([e[1] for e in ends])

    def arms(self, corner: Point) -> tuple[float, ...]:
        """The directions, in radians and sorted, in which walls and the like run away from a point."""
        if corner not in self._arms:
            self._arms[corner] = tuple(sorted(self._found_arms(corner)))
        return self._arms[corner]

    def _found_arms(self, corner: Point) -> Iterator[float]:
        p, q = self._frame
        place = np.array(corner)
        along = q - p
        length2 = np.maximum((along**2).sum(axis=1), SAME_M**2)
        share = np.clip(((place - p) * along).sum(axis=1) / length2, 0, 1)
        near = np.flatnonzero(np.hypot(*(p + share[:, None] * along - place).T) <= SAME_M)
        for row in near:
            for x, y in (p[row], q[row]):
                if hypot(x - corner[0], y - corner[1]) > SAME_M:
                    yield atan2(y - corner[1], x - corner[0])


def compile_plan(drawn: Map, conditions: Conditions, floor: int, *, through_breaches: bool) -> Plan:
    """One floor under the given conditions; `through_breaches` False leaves breaches closed to sight (AMB-119)."""
    breaches = conditions.breaches if through_breaches else ()
    things = [
        *_walls(drawn, floor, breaches),
        *_openings(drawn, conditions, floor),
        *_furnishing(drawn, conditions, floor),
    ]
    paths = [(place, path) for place, thing in enumerate(things) for path in thing.paths]
    return Plan(
        floor=floor,
        things=tuple(things),
        solid=Chains.of((place, path) for place, path in paths if things[place].role in SOLID),
        soft=Chains.of((place, path) for place, path in paths if things[place].role not in SOLID),
    )


def _walls(drawn: Map, floor: int, breaches: tuple[Breach, ...]) -> Iterator[Thing]:
    openings = [door.ends for door in drawn.doors if door.floor == floor]
    openings += [window.ends for window in drawn.windows if window.floor == floor]
    for wall in drawn.walls:
        if wall.floor == floor:
            holes = [gap for ends in openings for gap in gaps(wall.line, ends)]
            holes += [hole(wall.line, breach) for breach in breaches if breach.wall == wall.id]
            if paths := tuple(pieces(wall.line, holes)):
                yield Thing(id=wall.id, key=wall.kind, role="wall", paths=paths)


def _openings(drawn: Map, conditions: Conditions, floor: int) -> Iterator[Thing]:
    for door in drawn.doors:
        if door.floor == floor and conditions.door_state(door) in ("closed", "locked"):
            yield Thing(id=door.id, key=door.kind, role="door", paths=(door.ends,))
    for window in drawn.windows:
        if window.floor == floor and window.id not in conditions.destroyed:
            role: Role = "sealed" if window.ship else "window"
            yield Thing(id=window.id, key="window", role=role, paths=(window.ends,))


def _furnishing(drawn: Map, conditions: Conditions, floor: int) -> Iterator[Thing]:
    for obstacle in drawn.obstacles:
        if obstacle.floor == floor and obstacle.id not in conditions.destroyed:
            role: Role = "high" if obstacle.high else "low"
            yield Thing(
                id=obstacle.id, key=_key(obstacle), role=role, paths=(_closed(obstacle.points),), ring=True
            )
    for shaft in drawn.stairs:
        if floor in shaft.floors:
            yield Thing(id=shaft.id, key="stairs", role="stairs", paths=(_closed(shaft.points),), ring=True)
    for shaft in drawn.elevators:
        if floor in shaft.floors:
            yield Thing(
                id=shaft.id, key="elevator", role="elevator", paths=(_closed(shaft.points),), ring=True
            )


def _key(obstacle: Obstacle) -> str:
    """Its name in the cover table, or its bare class when its kind has another (T-08)."""
    if obstacle.high:
        return _HIGH.get(obstacle.kind, "high") if obstacle.cover == "full_hard" else obstacle.cover
    if obstacle.cover == "half_hard" and obstacle.kind in _BY_KIND:
        return _BY_KIND[obstacle.kind]
    return _LOW.get(obstacle.cover, obstacle.cover)


def _closed(points: Path) -> tuple[Point, ...]:
    ring = tuple((float(x), float(y)) for x, y in points)
    return ring if ring[0] == ring[-1] else (*ring, ring[0])
