"""Everything that lies on straight lines between two heads, measured from A to B, before any rule judges it (LOS-01).

A is the end that comes first by x, y and floor, so that a line is the same from either end.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, Self

import numpy as np

from squadlog.base.records import value
from squadlog.facts.concealment import ContourStep, Profile
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.chains import Bools, Floats, Ints, Meetings, meetings
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SOLID, Plan, PlanThing
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import Point
from squadlog.ground.sight.land_crossed import LandCrossed, Stretch


@value
class Section:
    """The part of a line that runs on one floor, from `t0` to `t1`."""

    floor: int
    t0: float
    t1: float


@value
class Contact:
    """One edge of a feature on the line, or an end of the line within the feature (`inside`)."""

    plan: Plan
    place: int
    t0: float
    t1: float
    inside: bool = False

    @property
    def thing(self) -> PlanThing:
        """The feature."""
        return self.plan.things[self.place]


@value
class SightTrace:
    """One line, measured. Spans and contacts are given in `t`; `grown` are patches of woods and marsh."""

    a: Spot
    b: Spot
    solid: tuple[Contact, ...]
    soft: tuple[Contact, ...]
    grown: tuple[Stretch, ...]
    profile: Profile
    ceilings: tuple[float, ...]
    """Where the line goes through floors of storeys and roofs, from A on; nowhere if it passes outside (MAP-08)."""

    @property
    def length_m(self) -> float:
        """Metres from head to head, in plan."""
        return self.profile.length_m

    def at(self, t: float) -> Point:
        """The point at `t`."""
        return self.a.x + (self.b.x - self.a.x) * t, self.a.y + (self.b.y - self.a.y) * t

    def depth_m(self, kind: str) -> float:
        """Metres of one kind of growth on the line."""
        return sum(t1 - t0 for _, grown, (t0, t1) in self.grown if grown == kind) * self.length_m


def in_order(one: Spot, other: Spot) -> tuple[Spot, Spot]:
    """Two spots as A and B of their line."""
    return (one, other) if (one.x, one.y, one.floor) <= (other.x, other.y, other.floor) else (other, one)


def sections(a: int, b: int) -> tuple[Section, ...]:
    """The sections of a line from floor `a` to floor `b`, one for each floor: it climbs evenly from head to head."""
    if a == b:
        return (Section(a, 0.0, 1.0),)
    floors = range(a, b + 1) if b > a else range(a, b - 1, -1)
    count = abs(b - a)
    bounds = [0.0, *((step + 0.5) / count for step in range(count)), 1.0]
    return tuple(Section(floor, bounds[i], bounds[i + 1]) for i, floor in enumerate(floors))


def trace(ground: Ground, one: Spot, other: Spot, readings: Readings) -> SightTrace:
    """The trace of one line."""
    return traces(ground, [in_order(one, other)], readings)[0]


def traces(ground: Ground, pairs: Sequence[tuple[Spot, Spot]], readings: Readings) -> tuple[SightTrace, ...]:
    """Lines measured together, each from its first spot, A, to its second, B: all A on one floor, and all B."""
    if not pairs:
        return ()
    lines = np.array([(a.x, a.y, b.x, b.y) for a, b in pairs], dtype=np.float64).reshape(-1, 4)
    floors = pairs[0][0].floor, pairs[0][1].floor
    return tuple(one for _, one in trace_lines(ground, lines, floors, readings, bare=True))


def trace_lines(
    ground: Ground, lines: Floats, floors: tuple[int, int], readings: Readings, *, bare: bool
) -> Iterator[tuple[int, SightTrace]]:
    """The traces of lines between two floors, measured together; each with its row in `lines` (`ax, ay, bx, by`).

    Without `bare`, lines with nothing on them are left out.
    """
    met, crossed = ThingsMet.by(ground, lines, floors, readings), LandCrossed(ground.land, lines)
    left_out = not bare and floors[0] == floors[1]
    rows = np.flatnonzero(met.touched | crossed.touched).tolist() if left_out else range(len(lines))
    yield from zip(rows, traces_of(ground, met, crossed, rows, readings), strict=True)


class _OnFloor(NamedTuple):
    """Where lines meet the edges of one floor, and which begin or end within a feature: row, place of it, t."""

    plan: Plan
    met: Meetings
    within: tuple[tuple[int, int, float], ...]


@dataclass(frozen=True, slots=True, eq=False)
class ThingsMet:
    """The features on each of many `lines` between two `floors`, for each floor that the lines run on, from A on."""

    lines: Floats
    floors: tuple[int, int]
    parts: tuple[_OnFloor, ...]

    @classmethod
    def by(cls, ground: Ground, lines: Floats, floors: tuple[int, int], readings: Readings) -> Self:
        """What these lines meet."""
        parts, many = [], len(lines)
        for section in sections(*floors):
            plan, part = ground.plan(section.floor, readings), _part(lines, section)
            met, width = meetings(part, plan.edges), section.t1 - section.t0
            ends = plan.around(np.concatenate([part[:, :2], part[:, 2:]]))
            within = tuple(
                (row % many, place, section.t0 if row < many else section.t1) for row, place in ends
            )
            t0, t1 = section.t0 + met.t0 * width, section.t0 + met.t1 * width
            parts.append(_OnFloor(plan, Meetings(met.line, met.owner, t0, t1), within))
        return cls(lines, floors, tuple(parts))

    @property
    def touched(self) -> Bools:
        """Which lines have anything on them."""
        found = np.zeros(len(self.lines), dtype=np.bool_)
        for part in self.parts:
            found[part.met.line] = True
            found[[row for row, _, _ in part.within]] = True
        return found

    def only(self, rows: Ints) -> Self:
        """Some of the lines, by new rows in the order given."""
        number = np.full(len(self.lines), -1)
        number[rows] = np.arange(len(rows))
        parts = []
        for plan, met, within in self.parts:
            line = number[met.line]
            here = line >= 0
            left = Meetings(line[here], met.owner[here], met.t0[here], met.t1[here])
            still = ((int(number[row]), place, t) for row, place, t in within)
            parts.append(_OnFloor(plan, left, tuple(one for one in still if one[0] >= 0)))
        return type(self)(self.lines[rows], self.floors, tuple(parts))

    def contacts(self) -> Iterator[tuple[int, Contact]]:
        """Every contact, with the row of its line."""
        for plan, met, within in self.parts:
            columns = (column.tolist() for column in (met.line, met.owner, met.t0, met.t1))
            for row, owner, t0, t1 in zip(*columns, strict=True):
                yield row, Contact(plan, owner, t0, t1)
            for row, place, t in within:
                yield row, Contact(plan, place, t, t, inside=True)


def traces_of(
    ground: Ground, met: ThingsMet, crossed: LandCrossed, rows: Sequence[int], readings: Readings
) -> Iterator[SightTrace]:
    """The traces of some of the lines that were measured, by what they met and crossed."""
    solid: dict[int, list[Contact]] = defaultdict(list)
    soft: dict[int, list[Contact]] = defaultdict(list)
    for place, contact in met.only(np.array(rows, dtype=np.int64)).contacts():
        (solid if contact.thing.role in SOLID else soft)[place].append(contact)
    grown, steps = crossed.grown(rows), crossed.steps(rows)
    one, other = met.floors
    for place, (row, (ax, ay, bx, by)) in enumerate(zip(rows, met.lines[rows].tolist(), strict=True)):
        a, b = Spot(ax, ay, one), Spot(bx, by, other)
        low = soft.get(place, ())
        yield SightTrace(
            a=a,
            b=b,
            solid=tuple(sorted(solid.get(place, ()), key=_drawing_order)),
            soft=tuple(sorted(low, key=_drawing_order)),
            grown=grown.get(row, ()),
            profile=profile_of(ground, a, b, steps.get(row, ()), _raised_levels(low, readings)),
            ceilings=() if one == other else tuple(_ceilings(ground, a, b)),
        )


def _drawing_order(contact: Contact) -> tuple[int, int, float, float]:
    """In the order of the map: of two things met at one place the one drawn first is met first, from either end."""
    return contact.plan.floor, contact.place, contact.t0, contact.t1


def _part(lines: Floats, section: Section) -> Floats:
    if (section.t0, section.t1) == (0.0, 1.0):
        return lines
    a, b = lines[:, :2], lines[:, 2:]
    return np.hstack([a + (b - a) * section.t0, a + (b - a) * section.t1])


def _raised_levels(soft: Sequence[Contact], readings: Readings) -> tuple[int, int]:
    """By how many levels A and B are raised by the low obstacle they stand on (AMB-139)."""
    if readings.onto_obstacle == "same_level":
        return 0, 0
    on = {contact.t0 for contact in soft if contact.inside}
    return int(0.0 in on), int(1.0 in on)


def profile_of(
    ground: Ground, a: Spot, b: Spot, steps: tuple[ContourStep, ...], raised: tuple[int, int] = (0, 0)
) -> Profile:
    """The ground under a line that crosses contour lines at `steps`, its heads `raised` by so many levels."""
    drawn = ground.drawn
    return Profile(
        length_m=distance_m(b, a),
        steps=steps,
        height_a_m=(a.floor - 1) * drawn.storey_m + raised[0] * drawn.contour_step_m,
        height_b_m=(b.floor - 1) * drawn.storey_m
        + (sum(step.up for step in steps) + raised[1]) * drawn.contour_step_m,
        level_m=drawn.contour_step_m,
    )


def _ceilings(ground: Ground, a: Spot, b: Spot) -> Iterator[float]:
    for below, above in pairwise(sections(a.floor, b.floor)):
        t = below.t1
        x, y = a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t
        if ground.land.shut_off(max(below.floor, above.floor), x, y):
            yield t
