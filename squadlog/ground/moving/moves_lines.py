"""Where a straight stretch meets drawn lines: arrays of edges, touches along a leg, sides of rings and lines."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from squadlog.base.records import value
from squadlog.ground.moving.moves_route import Leg

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Box: TypeAlias = tuple[float, float, float, float]
"""West, south, east and north end of something, in metres."""
NEARLY_M = 1e-7
"""Two places nearer to each other than this are one place."""
_FEW = 24
"""Up to this many sides plain numbers are quicker than arrays."""
_NOBODY: Ints = np.zeros(0, dtype=np.int64)


@dataclass(frozen=True, slots=True)
class Edges:
    """Straight pieces from a to b in metres; `owner` is the number of the feature each belongs to."""

    ax: Floats
    ay: Floats
    bx: Floats
    by: Floats
    owner: Ints
    west: Floats = field(init=False)
    south: Floats = field(init=False)
    east: Floats = field(init=False)
    north: Floats = field(init=False)

    def __post_init__(self) -> None:
        """Bound every piece, so that most are passed over at a glance."""
        object.__setattr__(self, "west", np.minimum(self.ax, self.bx))
        object.__setattr__(self, "south", np.minimum(self.ay, self.by))
        object.__setattr__(self, "east", np.maximum(self.ax, self.bx))
        object.__setattr__(self, "north", np.maximum(self.ay, self.by))

    def in_box(self, west: float, south: float, east: float, north: float) -> npt.NDArray[np.bool_]:
        """Which pieces may reach into a box."""
        found: npt.NDArray[np.bool_] = (
            (self.west <= east) & (self.east >= west) & (self.south <= north) & (self.north >= south)
        )
        return found

    def near(self, box: Box) -> "Edges":
        """The edges that may reach into a box, each still of its owner."""
        (kept,) = self.in_box(*box).nonzero()
        return self if kept.size == self.owner.size else self.those(kept)

    def those(self, kept: npt.NDArray[np.bool_] | npt.NDArray[np.intp]) -> "Edges":
        """The edges at some places, or where a mask says so, each still of its owner."""
        return Edges(self.ax[kept], self.ay[kept], self.bx[kept], self.by[kept], self.owner[kept])


def edges_of(lines: Sequence[tuple[Sequence[tuple[float, float]], bool]]) -> Edges:
    """The edges of several lines, numbered by line; each comes with whether it closes on itself."""
    ends: list[tuple[float, float, float, float]] = []
    owners: list[int] = []
    for number, (points, closed) in enumerate(lines):
        nexts = [*points[1:], points[0]] if closed else points[1:]
        for (ax, ay), (bx, by) in zip(points, nexts, strict=False):
            ends.append((ax, ay, bx, by))
            owners.append(number)
    return edges_from(ends, owners)


def edges_from(ends: Sequence[tuple[float, float, float, float]], owners: Sequence[int]) -> Edges:
    """Edges from their ends (ax, ay, bx, by) and the feature each belongs to."""
    table = np.array(ends, dtype=np.float64).reshape(-1, 4)
    ax, ay, bx, by = (np.ascontiguousarray(column) for column in table.T)
    return Edges(ax, ay, bx, by, np.array(owners, dtype=np.int64))


def touches(leg: Leg, edges: Edges) -> dict[int, list[float]]:
    """For each feature that the leg touches, the metres along the leg where it touches an edge, in order."""
    if not edges.owner.size or leg.length_m <= 0:
        return {}
    end = leg.at(leg.length_m)
    low_x, far_x = (leg.x, end.x) if leg.x < end.x else (end.x, leg.x)
    low_y, far_y = (leg.y, end.y) if leg.y < end.y else (end.y, leg.y)
    slack = NEARLY_M
    near = edges.in_box(low_x - slack, low_y - slack, far_x + slack, far_y + slack)
    found: dict[int, list[float]] = {}
    for edge in near.nonzero()[0]:
        ux, uy = float(edges.ax[edge]) - leg.x, float(edges.ay[edge]) - leg.y
        vx, vy = float(edges.bx[edge]) - leg.x, float(edges.by[edge]) - leg.y
        off_a, off_b = leg.dx * uy - leg.dy * ux, leg.dx * vy - leg.dy * vx
        if min(off_a, off_b) > NEARLY_M or max(off_a, off_b) < -NEARLY_M:
            continue
        to_a, to_b = leg.dx * ux + leg.dy * uy, leg.dx * vx + leg.dy * vy
        places = [to_a] if abs(off_a) <= NEARLY_M else []
        places += [to_b] if abs(off_b) <= NEARLY_M else []
        if not places:
            places = [to_a + (to_b - to_a) * off_a / (off_a - off_b)]
        owner = int(edges.owner[edge])
        for place in places:
            if -NEARLY_M <= place <= leg.length_m + NEARLY_M:
                found.setdefault(owner, []).append(min(max(place, 0.0), leg.length_m))
    return {owner: _apart(sorted(places)) for owner, places in found.items()}


def _apart(places: list[float]) -> list[float]:
    kept = places[:1]
    kept += [here for before, here in pairwise(places) if here - before > NEARLY_M]
    return kept


@value
class Ring:
    """A closed outline, ready to be asked for sides."""

    x: Floats
    y: Floats
    next_x: Floats
    next_y: Floats
    west: float
    south: float
    east: float
    north: float
    corners: tuple[tuple[float, float, float, float], ...] | None = None
    """Its sides in plain numbers, if they are few: those are sooner gone through one by one."""

    def side(self, x: float, y: float) -> int:
        """1 inside, -1 outside, 0 on the outline. Of a self-crossing outline the parts crossed twice are outside."""
        slack = NEARLY_M
        if not (
            self.west - slack <= x <= self.east + slack and self.south - slack <= y <= self.north + slack
        ):
            return -1
        if self.corners is not None:
            return _side_of(self.corners, x, y)
        if self._apart_m(x, y).min() <= slack:
            return 0
        above, next_above = self.y > y, self.next_y > y
        spans = above != next_above
        if not spans.any():
            return -1
        ax, ay, bx, by = self.x[spans], self.y[spans], self.next_x[spans], self.next_y[spans]
        crossed = int(np.count_nonzero(x < ax + (y - ay) / (by - ay) * (bx - ax)))
        return 1 if crossed % 2 else -1

    def distance_m(self, x: float, y: float) -> float:
        """Metres from a place to the outline, 0 inside."""
        if self.side(x, y) >= 0:
            return 0.0
        return float(self._apart_m(x, y).min())

    def touched(self, leg: Leg) -> list[float]:
        """The metres along a leg where it touches the outline, in order."""
        end, slack = leg.at(leg.length_m), NEARLY_M
        if min(leg.x, end.x) > self.east + slack or max(leg.x, end.x) < self.west - slack:
            return []
        if min(leg.y, end.y) > self.north + slack or max(leg.y, end.y) < self.south - slack:
            return []
        return touches(leg, self.edges).get(0, [])

    @property
    def edges(self) -> Edges:
        """The sides of the ring as edges, all of one owner, number 0."""
        return Edges(self.x, self.y, self.next_x, self.next_y, np.zeros(self.x.size, dtype=np.int64))

    def _apart_m(self, x: float, y: float) -> Floats:
        return distance_to_edges_m(Edges(self.x, self.y, self.next_x, self.next_y, _NOBODY), x, y)


def _side_of(sides: Sequence[tuple[float, float, float, float]], x: float, y: float) -> int:
    inside = False
    for ax, ay, bx, by in sides:
        wide, high = bx - ax, by - ay
        along = ((x - ax) * wide + (y - ay) * high) / max(wide * wide + high * high, 1e-30)
        along = 0.0 if along < 0 else min(along, 1.0)
        if math.hypot(ax + along * wide - x, ay + along * high - y) <= NEARLY_M:
            return 0
        if (ay > y) != (by > y) and x < ax + (y - ay) / high * wide:
            inside = not inside
    return 1 if inside else -1


def ring_of(points: Sequence[tuple[float, float]]) -> Ring:
    """The outline through the points, closed by itself."""
    table = np.array(points, dtype=np.float64).reshape(-1, 2)
    x, y = np.ascontiguousarray(table[:, 0]), np.ascontiguousarray(table[:, 1])
    next_x, next_y = np.roll(x, -1), np.roll(y, -1)
    box = float(x.min()), float(y.min()), float(x.max()), float(y.max())
    few = x.size <= _FEW
    sides = tuple(zip(x.tolist(), y.tolist(), next_x.tolist(), next_y.tolist(), strict=True)) if few else None
    return Ring(x, y, next_x, next_y, *box, sides)


def line_side(points: Sequence[tuple[float, float]], x: float, y: float) -> int:
    """The side of an open line that a place near it lies on.

    1 left of a walker along the line as drawn, -1 right, 0 on it.
    """
    table = np.array(points, dtype=np.float64)
    ax, ay, bx, by = table[:-1, 0], table[:-1, 1], table[1:, 0], table[1:, 1]
    apart = distance_to_edges_m(Edges(ax, ay, bx, by, _NOBODY), x, y)
    nearest = float(apart.min())
    if nearest <= NEARLY_M:
        return 0
    # At a corner two pieces are equally near; the one the place lies more squarely beside has the say.
    cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    length = np.maximum(np.hypot(bx - ax, by - ay), NEARLY_M)
    ties = apart <= nearest + NEARLY_M
    off = np.where(ties, cross / length, 0.0)
    return 1 if off[int(np.abs(off).argmax())] > 0 else -1


def distance_to_edge_m(edges: Edges, edge: int, x: float, y: float) -> float:
    """Metres from a place to one of the edges, in plain numbers."""
    ax, ay = float(edges.ax[edge]), float(edges.ay[edge])
    wide, high = float(edges.bx[edge]) - ax, float(edges.by[edge]) - ay
    square = max(wide * wide + high * high, 1e-30)
    along = min(max(((x - ax) * wide + (y - ay) * high) / square, 0.0), 1.0)
    return float(np.hypot(ax + along * wide - x, ay + along * high - y))


def distance_to_edges_m(edges: Edges, x: float, y: float) -> Floats:
    """Metres from a place to each of the edges."""
    wide, high = edges.bx - edges.ax, edges.by - edges.ay
    square = np.maximum(wide * wide + high * high, 1e-30)
    along = np.clip(((x - edges.ax) * wide + (y - edges.ay) * high) / square, 0.0, 1.0)
    apart: Floats = np.hypot(edges.ax + along * wide - x, edges.ay + along * high - y)
    return apart
