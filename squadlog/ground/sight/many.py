"""Every unit's line to every other at once: what blocks it, and how deep the woods on it are.

Each line is measured once and holds both ways. Posture, corners and the lie of the ground are left to `sight.look`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np
import shapely

from squadlog.ground.compiled.chains import Bools, Floats, Ints, meetings, passages
from squadlog.ground.compiled.conditions import Figure
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SHAFTS, SOLID, Plan
from squadlog.ground.compiled.readings import Readings
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


def one_to_all(ground: Ground, viewer: Figure, targets: Sequence[Figure], readings: Readings) -> Sights:
    """One unit's lines to others: a single row."""
    figures = (viewer, *targets)
    columns = np.arange(1, len(figures))
    half = _Lines(ground, figures, np.zeros_like(columns), columns, readings)
    return Sights(
        (half.first >= 0)[None], half.light_m[None], half.heavy_m[None], half.first[None], half.names
    )


def find_blocked(ground: Ground, figures: Sequence[Figure], readings: Readings) -> Bools:
    """Only whether something stands in the line, for all ordered pairs."""
    pairs, places = _pairs(len(figures))
    rows, columns = pairs.T
    if len({figure.spot.floor for figure in figures}) > 1:
        half = _Lines(ground, figures, rows, columns, readings).first >= 0
    else:
        half = _touching(ground, figures, pairs, readings)
    return np.append(half, False)[places]


@lru_cache(maxsize=8)
def _pairs(count: int) -> tuple[Ints, Ints]:
    """Every two of so many units, a row each.

    And for any two of them which row is theirs, the last plus one for nobody.
    """
    rows, columns = np.triu_indices(count, 1)
    places = np.full((count, count), len(rows), dtype=np.int64)
    places[rows, columns] = places[columns, rows] = np.arange(len(rows))
    return np.stack([rows, columns], axis=1), places


def _touching(ground: Ground, figures: Sequence[Figure], pairs: Ints, readings: Readings) -> Bools:
    """Pairs on one floor, by one question to the prepared geometry of everything solid."""
    if not len(pairs):
        return np.zeros(0, dtype=np.bool_)
    points = np.array([(figure.spot.x, figure.spot.y) for figure in figures])
    plan = ground.plan(figures[0].spot.floor, readings)
    inside = [(row, plan.things[place].role) for row, place in plan.around(points)]
    shut = [row for row, role in inside if role in SOLID and role not in SHAFTS]
    climbing = [row for row, role in inside if role in SHAFTS]
    ends, (rows, columns) = points[pairs], pairs.T
    if shut:  # where no unit should be
        half = _either(shut, len(points), rows, columns)
        free = np.flatnonzero(~half)
        half[free] = shapely.intersects(plan.barrier, shapely.linestrings(ends[free]))
    else:
        half = shapely.intersects(plan.barrier, shapely.linestrings(ends))
    if climbing:
        odd = np.flatnonzero(_either(climbing, len(points), rows, columns))
        half[odd] = _Lines(ground, figures, rows[odd], columns[odd], readings).first >= 0
    return half


def _either(these: Sequence[int], count: int, rows: Ints, columns: Ints) -> Bools:
    """Which pairs have one of these in them."""
    named = np.zeros(count, dtype=np.bool_)
    named[these] = True
    return named[rows] | named[columns]


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


def woods_metres(lines: Floats, ground: Ground) -> tuple[Floats, Floats]:
    """Metres of light and of heavy woods on each line."""
    passed = passages(lines, ground.land.growth)
    lengths = np.hypot(*(lines[:, 2:] - lines[:, :2]).T)
    inside = passed.leaving * np.clip(passed.t, 0, 1)
    kinds = np.array([kind for _, kind in ground.land.patches], dtype=np.str_)
    found = []
    for kind in ("light", "heavy"):
        mine = (kinds == kind)[passed.owner] if len(kinds) else np.zeros(0, dtype=np.bool_)
        share = np.bincount(passed.line[mine], weights=inside[mine], minlength=len(lengths))
        found.append(np.maximum(share, 0.0) * lengths)
    return found[0], found[1]


def _floors_between(floors: Ints) -> range:
    return range(int(floors.min()), int(floors.max()) + 1) if len(floors) else range(0)
