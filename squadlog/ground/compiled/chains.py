"""Where straight lines meet many drawn edges at once: the arithmetic under every sight line.

Lines are rows `ax, ay, bx, by`. A parameter `t` runs from 0 at A to 1 at B. Touching counts as meeting (LOS-02).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Path = Sequence[tuple[float, float]]

_ROUNDED = 1e-7
"""Square metres by which the side of a vertex, computed for many at once, may be off: how, hangs on how many."""
_ON_IT = 1e-11
"""So few square metres between a line and a vertex are the rounding of numbers: the vertex is on the line."""
_CELLS = 1 << 17
"""Lines times vertices that are looked at in one go, so that the numbers stay in the cache of the processor."""


@dataclass(frozen=True, slots=True, eq=False)
class Chains:
    """Polylines written end to end: edge `k` runs from vertex `k` to vertex `k + 1` unless `joined[k]` is False.

    `owner[k]` is the place of the feature that edge `k` belongs to.
    """

    xy: Floats
    joined: Bools
    owner: Ints
    columns: Floats
    """The vertices as columns x, y, 1: what the sides of all of them are computed from."""

    @classmethod
    def of(cls, paths: Iterable[tuple[int, Path]]) -> Self:
        """Chains of `(owner, points)`; a ring repeats its first point."""
        points: list[tuple[float, float]] = []
        joined: list[bool] = []
        owner: list[int] = []
        for who, path in paths:
            points += path
            joined += [True] * (len(path) - 1) + [False]
            owner += [who] * len(path)
        xy = np.array(points, dtype=np.float64).reshape(-1, 2)
        return cls(
            xy=xy,
            joined=np.array(joined[:-1], dtype=np.bool_),
            owner=np.array(owner[:-1], dtype=np.int64),
            columns=np.vstack([xy.T, np.ones(len(xy))]),
        )

    def only(self, present: Bools, numbers: Ints) -> Self:
        """The chains of those owners that are `present`, each owner by its new number."""
        owner = np.append(self.owner, self.owner[-1:])
        kept = present[owner]
        xy = self.xy[kept]
        return type(self)(
            xy=xy,
            joined=np.append(self.joined, [False] * bool(len(self.xy)))[kept][:-1].astype(np.bool_),
            owner=numbers[owner[kept][:-1]],
            columns=self.columns[:, kept],
        )

    def and_also(self, other: Self) -> Self:
        """The chains with the `other` ones behind them."""
        if not len(self.xy) or not len(other.xy):
            return self if len(self.xy) else other
        return type(self)(
            xy=np.vstack([self.xy, other.xy]),
            joined=np.concatenate([self.joined, [False], other.joined]),
            owner=np.concatenate([self.owner, self.owner[-1:], other.owner]),
            columns=np.hstack([self.columns, other.columns]),
        )

    def edges(self) -> tuple[Floats, Floats, Ints]:
        """The two ends of every edge, and its owner."""
        return self.xy[:-1][self.joined], self.xy[1:][self.joined], self.owner[self.joined]


@dataclass(frozen=True, slots=True, eq=False)
class Meetings:
    """Where lines touch edges: from `t0` to `t1` of the line, which differ only where both run on top of each other."""

    line: Ints
    owner: Ints
    t0: Floats
    t1: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Passages:
    """Where the endless lines through A and B pass over edges, at any `t`.

    `leaving` is +1 where the line leaves what lies on the left of the edge, -1 where it enters it; `along` leads from
    the beginning of the edge to its end.
    """

    line: Ints
    owner: Ints
    t: Floats
    leaving: Ints
    along: Floats

    def only(self, kept: Bools) -> Self:
        """Those that are kept."""
        return type(self)(
            self.line[kept], self.owner[kept], self.t[kept], self.leaving[kept], self.along[kept]
        )


def meetings(lines: Floats, chains: Chains) -> Meetings:
    """Every edge that a line touches, be it only with an end, and where."""
    line, edge, (a, b, p, q) = _candidates(lines, chains, touching=True)
    along = q - p
    from_a = _cross(along, a - p)
    from_b = _cross(along, b - p)
    level = (from_a == 0) & (from_b == 0)
    met = (np.minimum(from_a, from_b) <= 0) & (np.maximum(from_a, from_b) >= 0)
    with np.errstate(divide="ignore", invalid="ignore"):
        t0 = from_a / (from_a - from_b)
    t1 = t0.copy()
    rows = np.flatnonzero(level)
    if len(rows):
        t0[rows], t1[rows], met[rows] = _on_top(a[rows], b[rows], p[rows], q[rows])
    return Meetings(line=line[met], owner=chains.owner[edge[met]], t0=t0[met], t1=t1[met])


def passages(lines: Floats, chains: Chains) -> Passages:
    """Every edge that the endless line passes over; a vertex on the line counts as lying to its left."""
    line, edge, (a, b, p, q) = _candidates(lines, chains, touching=False)
    along, sight = q - p, b - a
    from_a = _cross(along, a - p)
    steep = _cross(sight, along)
    with np.errstate(divide="ignore", invalid="ignore"):
        t = from_a / steep
    kept = np.isfinite(t)  # an edge that lies on the line but for a rounding error is not passed over
    return Passages(
        line=line[kept],
        owner=chains.owner[edge[kept]],
        t=t[kept],
        leaving=np.where(steep[kept] > 0, 1, -1).astype(np.int64),
        along=along[kept],
    )


def turns_left(ring: Path) -> bool:
    """Whether a ring, its first point repeated, has its inside to the left of a walker along it."""
    return sum(px * qy - qx * py for (px, py), (qx, qy) in pairwise(ring)) > 0


def _candidates(
    lines: Floats, chains: Chains, *, touching: bool
) -> tuple[Ints, Ints, tuple[Floats, Floats, Floats, Floats]]:
    """Lines and edges whose ends are not on one side of the line, with the ends of both: A and B, then the edge's.

    Found for many at once, which rounds as it likes, and then by each line and vertex alone: a line is measured
    alike in any company, and a vertex where it begins or ends is on it.
    """
    vertices = len(chains.xy)
    if vertices < 2 or not len(lines):
        none, nowhere = np.zeros(0, dtype=np.int64), np.zeros((0, 2))
        return none, none, (nowhere, nowhere, nowhere, nowhere)
    ax, ay, bx, by = lines.T
    wide, high = bx - ax, by - ay
    rows = np.array([-high, wide, high * ax - wide * ay]).T
    step = max(1, _CELLS // vertices)
    found = []
    for first in range(0, len(lines), step):
        side = rows[first : first + step] @ chains.columns
        if touching:
            sign = (side > _ROUNDED).view(np.int8) - (side < -_ROUNDED).view(np.int8)
            places = np.flatnonzero(sign[:, :-1] * sign[:, 1:] <= 0)
        else:
            left, right = side >= -_ROUNDED, side <= _ROUNDED
            places = np.flatnonzero((left[:, :-1] & right[:, 1:]) | (right[:, :-1] & left[:, 1:]))
        found.append(places + first * (vertices - 1))
    line, edge = np.divmod(np.concatenate(found), vertices - 1)
    joined = chains.joined[edge]
    line, edge = line[joined], edge[joined]
    ends = lines.take(line, axis=0)
    a, b, p, q = ends[:, :2], ends[:, 2:], chains.xy.take(edge, axis=0), chains.xy.take(edge + 1, axis=0)
    sight = b - a
    begins, ends_at = _cross(sight, p - a), _cross(sight, q - a)
    begins[np.abs(begins) < _ON_IT] = ends_at[np.abs(ends_at) < _ON_IT] = 0.0
    if touching:
        kept = (np.minimum(begins, ends_at) <= 0) & (np.maximum(begins, ends_at) >= 0)
    else:
        kept = (begins >= 0) != (ends_at >= 0)
    if kept.all():
        return line, edge, (a, b, p, q)
    here = np.flatnonzero(kept)
    return line[here], edge[here], (a[here], b[here], p[here], q[here])


def _cross(u: Floats, v: Floats) -> Floats:
    crossed: Floats = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    return crossed


def _on_top(a: Floats, b: Floats, p: Floats, q: Floats) -> tuple[Floats, Floats, Bools]:
    """Lines on top of their edges: from where to where. A line or an edge may be a single point."""
    sight = b - a
    length2 = (sight**2).sum(axis=1)
    point = length2 == 0
    length2[point] = 1.0
    tp = ((p - a) * sight).sum(axis=1) / length2
    tq = ((q - a) * sight).sum(axis=1) / length2
    t0 = np.maximum(np.minimum(tp, tq), 0.0)
    t1 = np.minimum(np.maximum(tp, tq), 1.0)
    boxed = ((np.minimum(p, q) <= a) & (a <= np.maximum(p, q))).all(axis=1)
    return t0, t1, np.where(point, boxed, t0 <= t1)
