"""Many looks at once, each judged as a single one is: posture, looking out, cover, corners, woods and slopes (LOS).

Most lines are settled by arithmetic over all of them: a wall stands in the line and nobody is near enough to lean round
it, or nothing at all is on it. Whatever is left is judged one by one by `los_verdict`; no rule is told a second time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from squadlog.base.records import value
from squadlog.facts.concealment import Grown
from squadlog.ground.compiled.chains import Bools, Floats, Ints
from squadlog.ground.compiled.conditions import Figure
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SHAFTS, PlanThing
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.land_crossed import LandCrossed
from squadlog.ground.sight.line_of_sight import Crossing, list_crossings, list_woods
from squadlog.ground.sight.los_verdict import Nominal, Pair, of_pair
from squadlog.ground.sight.ray_trace import SightTrace, ThingsMet, traces_of
from squadlog.ground.sight.surely import (
    BLOCKED,
    CLEAR,
    PENALTY,
    UNSURE,
    find_walled,
    may_touch,
    settle,
)

_WORDS: tuple[Nominal, ...] = ("clear", "penalty", "blocked")


@value
class OnTheWay:
    """What covers a target that is seen: features with their places, and woods by their metres; or nothing."""

    crossings: tuple[Crossing, ...] = ()
    woods: tuple[Grown, ...] = ()


_NOTHING = OnTheWay()


@dataclass(frozen=True, slots=True, eq=False)
class JudgedLooks:
    """One look for each pair asked, in order: the verdict as drawn, and what is on the way of those who see."""

    codes: Ints
    """`CLEAR`, `PENALTY` or `BLOCKED` of `surely`."""
    _ways: Mapping[int, OnTheWay]

    @property
    def seen(self) -> Bools:
        """Which targets are seen, as drawn."""
        found: Bools = self.codes != BLOCKED
        return found

    def verdict(self, row: int) -> Nominal:
        """The verdict on one of them, in a word."""
        return _WORDS[int(self.codes[row])]

    def on_the_way(self, row: int) -> OnTheWay:
        """What covers the target of one look; nothing where it is clear or blocked."""
        return self._ways.get(row, _NOTHING)


def look_at_many(
    ground: Ground,
    looks: Sequence[tuple[Figure, Figure]],
    readings: Readings,
    *,
    looking_out: Iterable[int] = (),
) -> JudgedLooks:
    """How every viewer sees its target (viewer first), as drawn: nobody asks whether a line is too close to call.

    `looking_out` are the rows whose target fires or detects toward its viewer (AMB-77). It is the viewers' arcs that
    are left to who asks.
    """
    return _Batch(ground, looks, readings, frozenset(looking_out)).judged()


@dataclass(frozen=True, eq=False)
class _Batch:
    """The looks, and what of them is worked out together."""

    ground: Ground
    looks: Sequence[tuple[Figure, Figure]]
    readings: Readings
    looking_out: frozenset[int]

    def judged(self) -> JudgedLooks:
        codes = np.full(len(self.looks), UNSURE, dtype=np.int64)
        codes[[row for row in self._in_shafts if self._is_cut_off(row)]] = BLOCKED
        ways: dict[int, OnTheWay] = {}
        left = np.flatnonzero(codes == UNSURE)
        floors = [tuple(two) for two in self._floors[left].tolist()]
        for two in sorted(set(floors)):
            rows = left[[one == two for one in floors]]
            ways |= self._look_between(two, rows, codes)
        return JudgedLooks(codes, ways)

    @cached_property
    def _places(self) -> Floats:
        """Where each viewer and its target are, `x, y, floor` of the one and of the other."""
        spots = ((viewer.spot, target.spot) for viewer, target in self.looks)
        places = [(a.x, a.y, a.floor, b.x, b.y, b.floor) for a, b in spots]
        return np.array(places, dtype=np.float64).reshape(-1, 6)

    @cached_property
    def _from_target(self) -> Bools:
        """Which lines begin at the target: on which side of the edge of a wood one runs is told from A (`in_order`)."""
        viewers, targets = self._places[:, :3].T, self._places[:, 3:].T
        turned = np.zeros(len(self.looks), dtype=np.bool_)
        for one, other in zip(viewers[::-1], targets[::-1], strict=True):
            turned = (one > other) | ((one == other) & turned)
        return turned

    @cached_property
    def _ends(self) -> Floats:
        """The lines, `ax, ay, bx, by` from A to B."""
        places = self._places
        return np.where(self._from_target[:, None], places[:, [3, 4, 0, 1]], places[:, [0, 1, 3, 4]])

    @cached_property
    def _floors(self) -> Ints:
        """The floors of A and B."""
        floors = self._places[:, [2, 5]].astype(np.int64)
        return np.where(self._from_target[:, None], floors[:, ::-1], floors)

    def _look_between(
        self, floors: tuple[int, int], rows: Ints, codes: Ints
    ) -> Iterator[tuple[int, OnTheWay]]:
        """Settle the looks between two floors: what is on the way of those that see, if anything is."""
        ground, readings = self.ground, self.readings
        met = ThingsMet.by(ground, self._ends[rows], floors, readings)
        sure = np.array([row not in self._in_shafts for row in rows.tolist()], dtype=np.bool_)
        walled = find_walled(ground, met, readings) & sure
        codes[rows[walled]] = BLOCKED
        left = np.flatnonzero(~walled)
        rows, met, sure = rows[left], met.only(left), sure[left]
        crossed = LandCrossed(ground.land, met.lines)
        beside = self._beside(met.lines, rows, floors)
        found = settle(ground, met, crossed, readings, alone=~beside)
        codes[rows] = np.where(sure, found, UNSURE)
        left = np.flatnonzero((codes[rows] == PENALTY) | (codes[rows] == UNSURE))
        lines = traces_of(ground, met, crossed, left.tolist(), readings)
        for row, between, line in zip(rows[left].tolist(), beside[left].tolist(), lines, strict=True):
            if codes[row] == PENALTY:
                yield row, OnTheWay(woods=tuple(list_woods(line, self.looks[row][0].spot)))
            else:
                codes[row], way = self._judge(row, line, self._standing if between else ())
                if way != _NOTHING:
                    yield row, way

    def _judge(self, row: int, line: SightTrace, standing: Sequence[Figure]) -> tuple[int, OnTheWay]:
        """The one judge on a look about which nothing is sure."""
        two = self._pair(row, standing)
        if (covers := two.covers(line)) is None:
            return BLOCKED, _NOTHING
        way = OnTheWay(list_crossings(line, covers), tuple(list_woods(line, two.viewer.spot)))
        return (PENALTY if covers else CLEAR), way

    def _beside(self, lines: Floats, rows: Ints, floors: tuple[int, int]) -> Bools:
        """Which lines may touch somebody who stands or kneels between the two (AMB-82)."""
        standing = [one for one in self._standing if one.spot.floor in range(min(floors), max(floors) + 1)]
        if not standing:
            return np.zeros(len(lines), dtype=np.bool_)
        numbers = np.array([one.number for one in standing])
        two = np.array([(self.looks[row][0].number, self.looks[row][1].number) for row in rows]).reshape(
            -1, 2
        )
        others = (numbers[None] != two[:, :1]) & (numbers[None] != two[:, 1:])
        found: Bools = (may_touch(lines, [one.spot for one in standing]) & others).any(axis=1)
        return found

    @cached_property
    def _standing(self) -> tuple[Figure, ...]:
        return tuple(one for one in self.ground.conditions.figures if one.posture != "prone")

    @cached_property
    def _in_shafts(self) -> Mapping[int, tuple[PlanThing | None, PlanThing | None]]:
        """The stairs or elevators that viewer and target are in, by the rows of looks where either is in any."""
        near, far = dict[int, PlanThing](), dict[int, PlanThing]()
        for floor in sorted(set(self._floors.flat)):
            plan = self.ground.plan(int(floor), self.readings)
            for found, columns in (
                ((near, self._places[:, :3]), (far, self._places[:, 3:])) if plan.has_shafts else ()
            ):
                rows = np.flatnonzero(columns[:, 2] == floor)
                for place, number in plan.around(columns[rows, :2]):
                    if plan.things[number].role in SHAFTS:
                        found.setdefault(int(rows[place]), plan.things[number])
        return {row: (near.get(row), far.get(row)) for row in sorted({*near, *far})}

    def _is_cut_off(self, row: int) -> bool:
        """Whether stairs or an elevator settle that nothing is seen, whatever is on the line."""
        settled = self._pair(row, ()).settled
        return settled is not None and settled.verdict == "blocked"

    def _pair(self, row: int, standing: Sequence[Figure]) -> Pair:
        viewer, target = self.looks[row]
        shafts = self._in_shafts.get(row, (None, None))
        looks_out = row in self.looking_out
        return of_pair(self.ground, viewer, target, self.readings, shafts, standing, looks_out=looks_out)
