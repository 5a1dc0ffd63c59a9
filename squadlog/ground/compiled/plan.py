"""One floor as it stands now: what blocks the line, what only covers, and the ways through.

LOS-03..05, LOS-14, LOS-15.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import atan2, hypot
from typing import Literal

import numpy as np
import shapely

from squadlog.base.names import of_kind
from squadlog.ground.compiled.chains import Bools, Chains, Floats
from squadlog.ground.compiled.stretches import SAME_M, Point, to_edge

Role = Literal["wall", "door", "sealed", "high", "stairs", "elevator", "window", "low", "open"]

SOLID: tuple[Role, ...] = ("wall", "door", "sealed", "high", "stairs", "elevator")
"""What blocks the line; a `sealed` window is one of a ship (MAP-13)."""
SHAFTS: tuple[Role, ...] = ("stairs", "elevator")
LEANT_ROUND: tuple[Role, ...] = ("wall", "door", "high", "sealed")
"""What somebody can lean round (AMB-76)."""


@dataclass(frozen=True, eq=False)
class PlanThing:
    """A feature as it stands. `key` is its name in the cover table, `kind` what it is to a mover.

    `paths` are its lines, closed for a `ring`; `sides` the walls of a shaft between its doors, None if it has no
    doors and is open all round. `called` is the name people gave it, `state` that of a door. An open door, the gap of
    a lost window and a breach are `open`.
    """

    id: str
    key: str
    kind: str
    role: Role
    paths: tuple[tuple[Point, ...], ...]
    ring: bool = False
    sides: tuple[tuple[Point, ...], ...] | None = None
    called: str = ""
    state: str = ""

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north end of it."""
        xs, ys = zip(*self.corners(), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def name(self) -> str:
        """What it is called in a sentence."""
        return of_kind(self.key, self.id)

    def holds(self, point: Point) -> bool:
        """Whether a point lies within its outline, edge included; never in a wall, door or window."""
        if not self.ring or self._beyond(point, SAME_M):
            return False
        if self.distance(point) <= SAME_M:
            return True
        x, y = point
        inside = False
        for (px, py), (qx, qy) in self._edges():
            if (py > y) != (qy > y) and x < px + (qx - px) * (y - py) / (qy - py):
                inside = not inside
        return inside

    def within(self, point: Point, metres: float) -> bool:
        """Whether a point is no farther than that from the nearest of its lines."""
        return not self._beyond(point, metres) and self.distance(point) <= metres

    def _beyond(self, point: Point, metres: float) -> bool:
        """Whether a point is farther than that from the box around it, which is soon said."""
        west, south, east, north = self.box
        x, y = point
        return x < west - metres or x > east + metres or y < south - metres or y > north + metres

    def distance(self, point: Point) -> float:
        """Metres from a point to the nearest of its lines."""
        return min(to_edge(point, p, q) for p, q in self._edges())

    def corners(self) -> Iterator[Point]:
        """Every point where one of the thing's lines bends, begins or ends."""
        for path in self.paths:
            yield from path

    def _edges(self) -> Iterator[tuple[Point, Point]]:
        for path in self.paths:
            yield from pairwise(path)


@dataclass(frozen=True, eq=False)
class Plan:
    """One floor, compiled. `solid` and `soft` are owned by places in `things`; `ways` are open to all."""

    floor: int
    things: tuple[PlanThing, ...]
    solid: Chains
    soft: Chains
    ways: tuple[PlanThing, ...] = ()
    _arms: dict[Point, tuple[float, ...]] = field(default_factory=dict, repr=False)

    def around(self, points: Floats) -> Iterator[tuple[int, int]]:
        """Which points lie within which things: row of the point, place of the thing."""
        places, boxes = self._boxes
        if not places:
            return
        x, y = points[:, :1], points[:, 1:]
        boxed = (boxes[0] <= x) & (x <= boxes[2]) & (boxes[1] <= y) & (y <= boxes[3])
        for row, column in zip(*(found.tolist() for found in np.nonzero(boxed)), strict=True):
            place = places[column]
            if self.things[place].holds((float(points[row, 0]), float(points[row, 1]))):
                yield row, place

    @cached_property
    def _boxes(self) -> tuple[tuple[int, ...], Floats]:
        """The things with an inside, and the boxes around them."""
        places = tuple(place for place, thing in enumerate(self.things) if thing.ring)
        boxes = np.array([self.things[place].box for place in places], dtype=np.float64).reshape(-1, 4).T
        return places, boxes + np.array([[-SAME_M], [-SAME_M], [SAME_M], [SAME_M]])

    @cached_property
    def edges(self) -> Chains:
        """All that blocks the line or covers, in one row."""
        return self.solid.and_also(self.soft)

    @cached_property
    def is_solid(self) -> Bools:
        """Which of the things block the line."""
        return np.array([thing.role in SOLID for thing in self.things], dtype=np.bool_)

    @cached_property
    def is_leant_round(self) -> Bools:
        """Which of the things somebody can lean round."""
        return np.array([thing.role in LEANT_ROUND for thing in self.things], dtype=np.bool_)

    @cached_property
    def has_shafts(self) -> bool:
        """Whether stairs or an elevator are among the things."""
        return any(thing.role in SHAFTS for thing in self.things)

    @cached_property
    def solid_edges(self) -> tuple[Floats, Floats]:
        """The ends of every piece that blocks the line."""
        return self.solid.edges()[:2]

    @cached_property
    def soft_edges(self) -> tuple[Floats, Floats]:
        """The ends of every piece that only covers."""
        return self.soft.edges()[:2]

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
        """The directions of the walls and the like that run away from a point, in radians and sorted."""
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
