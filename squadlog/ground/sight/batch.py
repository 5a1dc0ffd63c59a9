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
from squadlog.ground.compiled.chains import Bools, Floats, Ints, meetings, passages
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SHAFTS, SOLID, PlanThing
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.corners import LEANT_ROUND
from squadlog.ground.sight.line_of_sight import Crossing, list_crossings, list_woods
from squadlog.ground.sight.los_verdict import Nominal, Pair, of_pair
from squadlog.ground.sight.ray_trace import in_order, sections, traces

CLEAR, PENALTY, BLOCKED = 0, 1, 2
_WORDS: tuple[Nominal, ...] = ("clear", "penalty", "blocked")
_UNSURE = 9
_SLACK_M = 1e-6
"""What the arithmetic over many may be off by: so near to a limit a line is judged by itself."""


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
    """`CLEAR`, `PENALTY` or `BLOCKED`."""
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
        codes = np.full(len(self.looks), _UNSURE, dtype=np.int64)
        floors = np.array([(a.floor, b.floor) for a, b in self._spots], dtype=np.int64).reshape(-1, 2)
        shafts = np.array([self._in_shaft(viewer, target) for viewer, target in self.looks], dtype=np.bool_)
        for one, other in np.unique(floors, axis=0).tolist():
            rows = np.flatnonzero((floors == (one, other)).all(axis=1) & ~shafts)
            if len(rows):
                codes[rows] = self._sure(self._ends[rows], rows, (one, other))
        ways: dict[int, OnTheWay] = {}
        for row, code, way in self._one_by_one(np.flatnonzero(codes == _UNSURE).tolist()):
            codes[row] = code
            if way != _NOTHING:
                ways[row] = way
        return JudgedLooks(codes, ways)

    # What is sure of many at once

    @cached_property
    def _spots(self) -> Sequence[tuple[Spot, Spot]]:
        """A and B of each line: along an edge of a wood it is told from A on which side of it the line runs."""
        return [in_order(viewer.spot, target.spot) for viewer, target in self.looks]

    @cached_property
    def _ends(self) -> Floats:
        """The lines, `ax, ay, bx, by` from A to B."""
        return np.array([(a.x, a.y, b.x, b.y) for a, b in self._spots], dtype=np.float64).reshape(-1, 4)

    def _sure(self, lines: Floats, rows: Ints, floors: tuple[int, int]) -> Ints:
        """Which lines between two floors are surely blocked or surely clear; the others are unsure."""
        blocked = np.zeros(len(lines), dtype=np.bool_)
        touched = np.zeros(len(lines), dtype=np.bool_)
        level = floors[0] == floors[1]
        for part in sections(*floors):
            plan = self.ground.plan(part.floor, self.readings)
            cut, width = lines, part.t1 - part.t0
            if not level:
                along = lines[:, 2:] - lines[:, :2]
                cut = np.hstack([lines[:, :2] + along * part.t0, lines[:, :2] + along * part.t1])
            met = meetings(cut, plan.solid)
            touched[met.line] = True
            leant = np.array([thing.role in LEANT_ROUND for thing in plan.things])
            t = part.t0 + np.stack([met.t0, met.t1]) * width
            sure = self._out_of_lean(lines[met.line], t, (floors[0] == part.floor, floors[1] == part.floor))
            if len(leant):
                sure |= ~leant[met.owner]
            blocked[met.line[sure]] = True
            touched[meetings(cut, plan.soft).line] = True
            for ends in (cut[:, :2], cut[:, 2:]):
                for row, place in plan.around(ends):
                    touched[row] = True
                    blocked[row] |= plan.things[place].role in SOLID
        found = np.where(blocked, BLOCKED, _UNSURE).astype(np.int64)
        if level:
            apart = np.hypot(*(lines[:, 2:] - lines[:, :2]).T) > _SLACK_M
            open_ones = np.flatnonzero(~blocked & ~touched & apart)
            if len(open_ones):
                free = ~(
                    self._grown(lines[open_ones]) | self._beside(lines[open_ones], rows[open_ones], floors[0])
                )
                found[open_ones[free]] = CLEAR
        return found

    def _out_of_lean(self, lines: Floats, t: Floats, here: tuple[bool, bool]) -> Bools:
        """Which contacts nobody leans round: too far from either head, or as the table rules it (AMB-76)."""
        count = len(lines)
        if self.readings.wall_peek == "block":
            return np.ones(count, dtype=np.bool_)
        if self.readings.wall_peek == "adjacent":
            return np.zeros(count, dtype=np.bool_)
        reach_m = self.readings.peek_from_m + self.readings.peek_edge_m + _SLACK_M
        lengths = np.hypot(*(lines[:, 2:] - lines[:, :2]).T)
        low, high = t.min(axis=0), t.max(axis=0)
        far = np.ones(count, dtype=np.bool_)
        if here[0]:
            far &= high * lengths > reach_m
        if here[1]:
            far &= (1 - low) * lengths > reach_m
        return far

    def _grown(self, lines: Floats) -> Bools:
        """Which lines may run through woods or marsh, or over a contour line."""
        land, found = self.ground.land, np.zeros(len(lines), dtype=np.bool_)
        for chains in (land.growth, land.contours):
            passed = passages(lines, chains)
            inside = (passed.t > -_SLACK_M) & (passed.t < 1 + _SLACK_M)
            found[passed.line[inside]] = True
            if chains is land.growth:
                within = passed.leaving * np.clip(passed.t, 0, 1)
                found |= np.bincount(passed.line, weights=within, minlength=len(lines)) > _SLACK_M
        return found

    def _beside(self, lines: Floats, rows: Ints, floor: int) -> Bools:
        """Which lines may touch somebody who stands or kneels between the two (AMB-82)."""
        standing = [one for one in self._standing if one.spot.floor == floor]
        found = np.zeros(len(lines), dtype=np.bool_)
        if not standing:
            return found
        at = np.array([(one.spot.x, one.spot.y) for one in standing])
        numbers = np.array([one.number for one in standing])
        two = np.array([(self.looks[row][0].number, self.looks[row][1].number) for row in rows])
        along = lines[:, 2:] - lines[:, :2]
        length2 = np.maximum((along**2).sum(axis=1), 1e-18)
        off = at[None] - lines[:, None, :2]
        share = np.clip((off * along[:, None]).sum(axis=2) / length2[:, None], 0.0, 1.0)
        gap = np.hypot(*np.moveaxis(off - share[:, :, None] * along[:, None], 2, 0))
        others = (numbers[None] != two[:, :1]) & (numbers[None] != two[:, 1:])
        found |= ((gap <= FIGURE_RADIUS_M + _SLACK_M) & others).any(axis=1)
        return found

    # What is left, by the one judge

    @cached_property
    def _standing(self) -> tuple[Figure, ...]:
        return tuple(one for one in self.ground.conditions.figures if one.posture != "prone")

    @cached_property
    def _shafts(self) -> dict[Spot, PlanThing | None]:
        return {}

    def _shaft(self, spot: Spot) -> PlanThing | None:
        """The stairs or elevator that a spot lies in, looked up once."""
        if spot not in self._shafts:
            plan = self.ground.plan(spot.floor, self.readings)
            some = any(thing.role in SHAFTS for thing in plan.things)
            self._shafts[spot] = self.ground.shaft(spot, self.readings) if some else None
        return self._shafts[spot]

    def _in_shaft(self, viewer: Figure, target: Figure) -> bool:
        return self._shaft(viewer.spot) is not None or self._shaft(target.spot) is not None

    def _one_by_one(self, rows: Sequence[int]) -> Iterator[tuple[int, int, OnTheWay]]:
        """The verdict on each of these looks, and what is on the way of one that sees."""
        left: dict[tuple[int, int], list[tuple[int, Pair, tuple[Spot, Spot]]]] = {}
        between = self._between(rows)
        for row in rows:
            two = self._pair(row, self._standing if row in between else ())
            if (settled := two.settled) is not None and settled.verdict == "blocked":
                yield row, BLOCKED, _NOTHING
                continue
            ends = self._spots[row]
            left.setdefault((ends[0].floor, ends[1].floor), []).append((row, two, ends))
        for some in left.values():
            lines = traces(self.ground, [ends for _, _, ends in some], self.readings)
            for (row, two, _), line in zip(some, lines, strict=True):
                covers = two.covers(line)
                if covers is None:
                    yield row, BLOCKED, _NOTHING
                else:
                    way = OnTheWay(list_crossings(line, covers), tuple(list_woods(line, two.viewer.spot)))
                    yield row, PENALTY if covers else CLEAR, way

    def _between(self, rows: Sequence[int]) -> frozenset[int]:
        """Which of these looks somebody may stand in: of the others nobody is asked."""
        level: dict[int, list[int]] = {}
        for row in rows:
            viewer, target = self.looks[row]
            level.setdefault(viewer.spot.floor if viewer.spot.floor == target.spot.floor else 0, []).append(
                row
            )
        found = set(level.pop(0, ()))
        for floor, some in level.items():
            places = np.array(some, dtype=np.int64)
            found.update(places[self._beside(self._ends[places], places, floor)].tolist())
        return frozenset(found)

    def _pair(self, row: int, standing: tuple[Figure, ...]) -> Pair:
        viewer, target = self.looks[row]
        near, far = self._shaft(viewer.spot), self._shaft(target.spot)
        looks_out = row in self.looking_out
        return of_pair(self.ground, viewer, target, self.readings, (near, far), standing, looks_out=looks_out)
