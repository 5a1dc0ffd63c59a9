"""Everything that lies on straight lines between two heads, measured from A to B, before any rule judges it (LOS-01).

A is the end that comes first by x, y and floor, so that a line is the same from either end.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

import numpy as np

from squadlog.base.records import value
from squadlog.facts.concealment import ContourStep, Profile
from squadlog.ground.compiled.chains import Chains, Floats, meetings, passages
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SOLID, Plan, PlanThing
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import Point

Span = tuple[float, float]
_TOUCH = 1e-9
"""A patch with at most this share of the line is only touched, at a corner or along its edge."""


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
    grown: tuple[tuple[str, str, Span], ...]
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
    solid: dict[int, list[Contact]] = defaultdict(list)
    soft: dict[int, list[Contact]] = defaultdict(list)
    for section in sections(*floors):
        plan = ground.plan(section.floor, readings)
        part = _part(lines, section)
        for row, contact in (*_find_contacts(part, section, plan, plan.solid), *_within(part, section, plan)):
            (solid if contact.thing.role in SOLID else soft)[row].append(contact)
        for row, contact in _find_contacts(part, section, plan, plan.soft):
            soft[row].append(contact)
    grown = _find_growth(ground, lines)
    steps = _steps(ground, lines)
    level = floors[0] == floors[1]
    for row, (ax, ay, bx, by) in enumerate(lines.tolist()):
        if not bare and level and not (row in solid or row in soft or grown[row] or steps[row]):
            continue
        a, b = Spot(ax, ay, floors[0]), Spot(bx, by, floors[1])
        yield (
            row,
            SightTrace(
                a=a,
                b=b,
                solid=tuple(sorted(solid.get(row, ()), key=_drawing_order)),
                soft=tuple(sorted(soft.get(row, ()), key=_drawing_order)),
                grown=grown[row],
                profile=_profile(ground, a, b, steps[row], _raised_levels(soft.get(row, ()), readings)),
                ceilings=() if level else tuple(_ceilings(ground, a, b)),
            ),
        )


def _drawing_order(contact: Contact) -> tuple[int, int, float, float]:
    """In the order of the map: of two things met at one place the one drawn first is met first, from either end."""
    return contact.plan.floor, contact.place, contact.t0, contact.t1


def _part(lines: Floats, section: Section) -> Floats:
    if (section.t0, section.t1) == (0.0, 1.0):
        return lines
    a, b = lines[:, :2], lines[:, 2:]
    return np.hstack([a + (b - a) * section.t0, a + (b - a) * section.t1])


def _find_contacts(
    part: Floats, section: Section, plan: Plan, chains: Chains
) -> Iterator[tuple[int, Contact]]:
    met = meetings(part, chains)
    width = section.t1 - section.t0
    rows = zip(met.line.tolist(), met.owner.tolist(), met.t0.tolist(), met.t1.tolist(), strict=True)
    for row, owner, t0, t1 in rows:
        yield row, Contact(plan, owner, section.t0 + t0 * width, section.t0 + t1 * width)


def _within(part: Floats, section: Section, plan: Plan) -> Iterator[tuple[int, Contact]]:
    """Lines that begin or end inside a feature."""
    for ends, t in ((part[:, :2], section.t0), (part[:, 2:], section.t1)):
        for row, place in plan.around(ends):
            yield row, Contact(plan, place, t, t, inside=True)


def _find_growth(ground: Ground, lines: Floats) -> list[tuple[tuple[str, str, Span], ...]]:
    """The spans of every patch of growth on every line."""
    found: list[list[tuple[str, str, Span]]] = [[] for _ in lines]
    passed = passages(lines, ground.land.growth)
    order = np.lexsort((passed.t, passed.owner, passed.line))
    bounds: dict[tuple[int, int], list[float]] = defaultdict(list)
    for row, owner, t in zip(
        passed.line[order].tolist(), passed.owner[order].tolist(), passed.t[order].tolist(), strict=True
    ):
        bounds[row, owner].append(min(max(t, 0.0), 1.0))
    for (row, owner), ts in bounds.items():
        name, kind = ground.land.patches[owner]
        for t0, t1 in zip(ts[::2], ts[1::2], strict=False):
            if t1 - t0 > _TOUCH:
                found[row].append((name, kind, (t0, t1)))
    return [tuple(sorted(spans, key=lambda entry: entry[2])) for spans in found]


def _steps(ground: Ground, lines: Floats) -> list[tuple[ContourStep, ...]]:
    """The contour lines that every line crosses; one that runs through a head is not crossed (AMB-51)."""
    levels: list[dict[float, int]] = [defaultdict(int) for _ in lines]
    passed = passages(lines, ground.land.contours)
    for row, t, leaving in zip(passed.line.tolist(), passed.t.tolist(), passed.leaving.tolist(), strict=True):
        if 0 < t < 1:
            levels[row][round(t, 12)] -= leaving  # a line that only touches goes up and down at once
    return [
        tuple(
            ContourStep(t, 1 if up > 0 else -1) for t, up in sorted(crossed.items()) for _ in range(abs(up))
        )
        for crossed in levels
    ]


def _raised_levels(soft: Sequence[Contact], readings: Readings) -> tuple[int, int]:
    """By how many levels A and B are raised by the low obstacle they stand on (AMB-139)."""
    if readings.onto_obstacle == "same_level":
        return 0, 0
    on = {contact.t0 for contact in soft if contact.inside}
    return int(0.0 in on), int(1.0 in on)


def _profile(
    ground: Ground, a: Spot, b: Spot, steps: tuple[ContourStep, ...], raised: tuple[int, int]
) -> Profile:
    drawn = ground.drawn
    return Profile(
        length_m=hypot(b.x - a.x, b.y - a.y),
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
