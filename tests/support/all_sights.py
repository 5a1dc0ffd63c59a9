"""Every unit's line to every other at once: what blocks it, and how deep the woods on it are.

Each line is measured once and holds both ways. Posture, corners and the lie of the ground are left to `sight.look`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from squadlog.ground.compiled.chains import Bools, Floats, Ints, meetings
from squadlog.ground.compiled.conditions import Figure
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SOLID, Plan
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.fairness.sights import woods_metres
from squadlog.ground.sight.ray_trace import sections

_SAME = 1e9
"""Contacts nearer to each other than one part in this of a line are one place: the feature drawn first comes first."""


@dataclass(frozen=True, slots=True, eq=False)
class Sights:
    """Lines from viewers (rows) to targets (columns), in the order given.

    `blocked`: a wall, closed door, high obstacle, staircase, elevator or floor stands in the line. `first` is the place
    in `names` of what the viewer's look meets first of these, -1 if nothing. Nobody blocks the view of itself.
    """

    blocked: Bools
    light_m: Floats
    heavy_m: Floats
    first: Ints
    names: tuple[str, ...]

    def first_id(self, viewer: int, target: int) -> str | None:
        """The id of what blocks a line first, seen from the viewer; None if it is open."""
        place = int(self.first[viewer, target])
        return None if place < 0 else self.names[place]


def many(ground: Ground, figures: Sequence[Figure], readings: Readings) -> Sights:
    """All ordered pairs of units."""
    count = len(figures)
    rows, columns = np.triu_indices(count, 1)
    half = _Lines(ground, figures, rows, columns, readings)
    shape = (count, count)
    blocked, first = np.zeros(shape, dtype=np.bool_), np.full(shape, -1, dtype=np.int64)
    light, heavy = np.zeros(shape), np.zeros(shape)
    for one, other, seen in ((rows, columns, half.first), (columns, rows, half.last)):
        blocked[one, other], first[one, other] = seen >= 0, seen
        light[one, other], heavy[one, other] = half.light_m, half.heavy_m
    return Sights(blocked, light, heavy, first, half.names)


class _Lines:
    """One line for each pair of `rows` and `columns`: what is first met from either end, and the metres of woods."""

    def __init__(
        self, ground: Ground, figures: Sequence[Figure], rows: Ints, columns: Ints, readings: Readings
    ) -> None:
        places = np.array([(f.spot.x, f.spot.y, f.spot.floor) for f in figures], dtype=np.float64).reshape(
            -1, 3
        )
        points = places[:, :2]
        self._floors = places[:, 2].astype(np.int64)
        rank = np.zeros(len(places), dtype=np.int64)
        rank[np.lexsort(places.T[::-1])] = range(len(places))
        turned = rank[rows] > rank[columns]
        self._rows, self._columns = np.where(turned, columns, rows), np.where(turned, rows, columns)
        self._lines = np.hstack([points[self._rows], points[self._columns]])
        self._none = np.iinfo(np.int64).max
        self._from_start = np.full(len(rows), self._none)
        self._from_end = np.full(len(rows), self._none)
        plans = {floor: ground.plan(floor, readings) for floor in _floors_between(self._floors)}
        offsets = self._numbered(plans)
        self._shafts = self._in_shafts(plans, offsets, points)
        for one, other in np.unique(
            self._floors[np.stack([self._rows, self._columns], axis=1)], axis=0
        ).tolist():
            self._meet_between(ground, plans, offsets, one, other)
        size = len(self.names)
        first = np.where(self._from_start == self._none, -1, self._from_start % size)
        last = np.where(self._from_end == self._none, -1, self._from_end % size)
        self.first, self.last = np.where(turned, last, first), np.where(turned, first, last)
        self.light_m, self.heavy_m = woods_metres(self._lines, ground)

    def _numbered(self, plans: dict[int, Plan]) -> dict[int, Ints]:
        """Names of all things, and for each plan the places of its things among them; a shaft has one name."""
        names: dict[str, int] = {}
        offsets = {
            floor: np.array([names.setdefault(thing.id, len(names)) for thing in plan.things], dtype=np.int64)
            for floor, plan in plans.items()
        }
        self._floor = names.setdefault("floor", len(names))
        self.names = tuple(names)
        return offsets

    def _in_shafts(self, plans: dict[int, Plan], offsets: dict[int, Ints], points: Floats) -> Ints:
        """The stairs or elevator that each figure is in, -1 for none; figures inside things are noted by floor."""
        shafts = np.full(len(points), -1, dtype=np.int64)
        self._inside: list[tuple[int, int]] = []
        for floor, plan in plans.items():
            mine = np.flatnonzero(self._floors == floor)
            for row, place in plan.around(points[mine]):
                if plan.things[place].role in ("stairs", "elevator") and shafts[mine[row]] < 0:
                    shafts[mine[row]] = offsets[floor][place]
                if plan.things[place].role in SOLID:
                    self._inside.append((int(mine[row]), int(offsets[floor][place])))
        return shafts

    def _meet_between(
        self, ground: Ground, plans: dict[int, Plan], offsets: dict[int, Ints], one: int, other: int
    ) -> None:
        mine = np.flatnonzero((self._floors[self._rows] == one) & (self._floors[self._columns] == other))
        lines = self._lines[mine]
        parts = sections(one, other)
        for part in parts:
            cut, width = lines, part.t1 - part.t0
            if len(parts) > 1:
                along = lines[:, 2:] - lines[:, :2]
                cut = np.hstack([lines[:, :2] + along * part.t0, lines[:, :2] + along * part.t1])
            met = meetings(cut, plans[part.floor].solid)
            things = offsets[part.floor][met.owner]
            self._note(mine[met.line], things, part.t0 + met.t0 * width, part.t0 + met.t1 * width)
        for figure, thing in self._inside:
            for ends, t in ((self._rows, 0.0), (self._columns, 1.0)):
                there = mine[ends[mine] == figure]
                self._note(there, np.full(len(there), thing), np.full(len(there), t), np.full(len(there), t))
        for below, above in pairwise(parts):
            for row in mine:
                x, y = self._lines[row, :2] + (self._lines[row, 2:] - self._lines[row, :2]) * below.t1
                if ground.land.shut_off(max(below.floor, above.floor), float(x), float(y)):
                    self._note(
                        np.array([row]), np.array([self._floor], dtype=np.int64), *[np.array([below.t1])] * 2
                    )

    def _note(self, line: Ints, thing: Ints, t0: Floats, t1: Floats) -> None:
        """Keep what is met first from either end; a shaft is in nobody's way who shares it."""
        near, far = self._shafts[self._rows[line]], self._shafts[self._columns[line]]
        together = (near >= 0) & (near == far)
        climbing = self._floors[self._rows[line]] != self._floors[self._columns[line]]
        kept = ~(together & (climbing | (thing == near)))
        if not kept.all():
            line, thing, t0, t1 = line[kept], thing[kept], t0[kept], t1[kept]
        size = len(self.names)
        np.minimum.at(self._from_start, line, np.rint(t0 * _SAME).astype(np.int64) * size + thing)
        np.minimum.at(self._from_end, line, np.rint((1 - t1) * _SAME).astype(np.int64) * size + thing)


def _floors_between(floors: Ints) -> range:
    return range(int(floors.min()), int(floors.max()) + 1) if len(floors) else range(0)
