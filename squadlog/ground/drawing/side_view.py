"""A sight line seen from the side: ground, storeys, what stands on it, woods, and dead zones (LOS-18..24, STO-01).

The rules compare levels only and ignore posture there (LOS-18, AMB-79); no rule prints how high a head, a table or a
window sill is. Those heights are for the picture: `EYE_M`, `LOW_M` and `LINTEL_M`. A low unit's eyes lie under the
top of low cover, as LOS-09 has it, and those of one that stands lie over it.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Literal

import numpy as np

from squadlog.base.records import record, value
from squadlog.facts.concealment import SlopeZone
from squadlog.ground.compiled.chains import Chains, meetings
from squadlog.ground.compiled.conditions import Figure, Posture
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SOLID, Role
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.ray_trace import Contact, Section, SightTrace, in_order, sections, trace

EYE_M: dict[Posture, float] = {"standing": 1.6, "kneeling": 0.9, "prone": 0.3}
"""Metres from the floor to the eyes."""
LOW_M = 1.0
"""Top of what is waist high (MAP-14), and of a window sill."""
LINTEL_M = 2.0
"""Top of a window."""
_SAME = 1e-9
"""How near two places may be, in metres or shares of the line, and still count as one."""

SideRole = Role | Literal["floor"]


@value
class SideThing:
    """Something that the line passes, in metres from the viewer; `base_m` and `top_m` are its heights.

    `kind` is the wall's or door's kind, the obstacle's name in the cover table, `window`, `stairs`, `elevator`,
    `breach`, or `floor` for the floor of a storey. `role` tells what it is to sight: an open door and a breach are
    `open`. Walls, doors, shafts and high obstacles reach the ceiling; a window is the opening between sill and
    lintel, with wall over and under it.
    """

    kind: str
    id: str
    from_m: float
    to_m: float
    base_m: float
    top_m: float
    role: SideRole

    @property
    def solid(self) -> bool:
        """Whether nothing is seen through it."""
        return self.role in SOLID or self.role == "floor"


@record
class SideView:
    """The line from the viewer, at 0, to the target, at `length_m`.

    Heights are metres over the ground under the viewer. `ground` pairs a distance with the height of the ground from
    there on; the first distance is 0. `eyes` are heights of the heads.
    """

    length_m: float
    ground: tuple[tuple[float, float], ...]
    viewer_eye_m: float
    target_eye_m: float
    walls: tuple[SideThing, ...]
    woods: tuple[tuple[str, float, float], ...]
    dead_zones: tuple[SlopeZone, ...]

    def ground_at(self, at_m: float) -> float:
        """The height of the ground `at_m` metres from the viewer; on a step, that beyond it."""
        return next(height for begin, height in reversed(self.ground) if begin <= at_m + _SAME or begin == 0)

    def sight_at(self, at_m: float) -> float:
        """The height of the straight line between the eyes, `at_m` metres from the viewer."""
        share = at_m / self.length_m if self.length_m else 0.0
        return self.viewer_eye_m + (self.target_eye_m - self.viewer_eye_m) * share


def side_view(ground: Ground, viewer: Figure, target: Figure, readings: Readings) -> SideView:
    """The line from `viewer` to `target` from the side; the same picture, turned round, from target to viewer."""
    line = trace(ground, viewer.spot, target.spot, readings)
    from_a = in_order(viewer.spot, target.spot)[0] == viewer.spot
    seen = _FromA(ground, line, readings).view(viewer if from_a else target, target if from_a else viewer)
    return seen if from_a else _turn_round(seen)


@value
class _FromA:
    """Makes the picture from end A of the line, over A's ground."""

    ground: Ground
    line: SightTrace
    readings: Readings

    def view(self, one: Figure, other: Figure) -> SideView:
        profile = self.line.profile
        return SideView(
            length_m=profile.length_m,
            ground=self._steps(),
            viewer_eye_m=profile.height_a_m + EYE_M[one.posture],
            target_eye_m=profile.height_b_m + EYE_M[other.posture],
            walls=tuple(sorted(self._things(), key=lambda thing: (thing.from_m, thing.to_m, thing.id))),
            woods=tuple((kind, self._m(t0), self._m(t1)) for _, kind, (t0, t1) in self.line.grown),
            dead_zones=tuple(self.readings.judge.slopes.zones(profile)),
        )

    def _m(self, t: float) -> float:
        return round(t * self.line.length_m, 6)

    def _steps(self) -> tuple[tuple[float, float], ...]:
        steps = {0.0: 0.0}
        for t, height in self.line.profile.grounds():
            steps[self._m(t)] = height
        heights = list(steps.items())
        return (heights[0], *(here for before, here in pairwise(heights) if here[1] != before[1]))

    def _base_m(self, section: Section, t: float) -> float:
        """The floor of a storey at `t`; where the ground steps there, the lower."""
        under, here = 0.0, 0.0
        for at, height in self.line.profile.grounds():
            if at > t + _SAME:
                break
            under, here = (min(here, height), height) if at >= t - _SAME else (height, height)
        return under + (section.floor - 1) * self.ground.drawn.storey_m

    def _things(self) -> Iterator[SideThing]:
        line = self.line
        for section in sections(line.a.floor, line.b.floor):
            met: dict[tuple[str, Role], list[Contact]] = {}
            for contact in (*line.solid, *line.soft):
                if contact.plan.floor == section.floor:
                    met.setdefault((contact.thing.id, contact.thing.role), []).append(contact)
            for contacts in met.values():
                yield from self._spans(contacts, section)
            yield from self._open_ways(section)
        yield from self._floors()

    def _open_ways(self, section: Section) -> Iterator[SideThing]:
        """Doors that stand open, and what has been shot out of its wall."""
        line = self.line
        ways = self.ground.plan(section.floor, self.readings).ways
        (ax, ay), (bx, by) = line.at(section.t0), line.at(section.t1)
        chains = Chains.of((place, path) for place, way in enumerate(ways) for path in way.paths)
        met = meetings(np.array([[ax, ay, bx, by]]), chains)
        width = section.t1 - section.t0
        for owner, t0, t1 in zip(met.owner.tolist(), met.t0.tolist(), met.t1.tolist(), strict=True):
            span = (section.t0 + t0 * width, section.t0 + t1 * width)
            yield self._thing(section, (ways[owner].kind, ways[owner].id, "open"), span)

    def _spans(self, contacts: list[Contact], section: Section) -> Iterator[SideThing]:
        """A wall wherever the line meets it.

        Something with an inside from where the line enters it to where it leaves.
        """
        thing = contacts[0].thing
        spans = sorted({(contact.t0, contact.t1) for contact in contacts})
        joined = spans[:1]
        for t0, t1 in spans[1:]:
            _, last = joined[-1]
            middle = self.line.at((last + t0) / 2)
            if t0 <= last + _SAME or (thing.ring and thing.holds(middle)):
                joined[-1] = (joined[-1][0], max(last, t1))
            else:
                joined.append((t0, t1))
        for span in joined:
            yield self._thing(section, (thing.key, thing.id, thing.role), span)

    def _thing(
        self, section: Section, named: tuple[str, str, SideRole], span: tuple[float, float]
    ) -> SideThing:
        kind, name, role = named
        base, top = self._base_m(section, span[0]), self.ground.drawn.storey_m
        low = min(LOW_M, top)
        bottom, height = {"low": (0.0, low), "window": (low, min(LINTEL_M, top))}.get(role, (0.0, top))
        return SideThing(kind, name, self._m(span[0]), self._m(span[1]), base + bottom, base + height, role)

    def _floors(self) -> Iterator[SideThing]:
        """The floors of storeys that the line runs over or through, without thickness."""
        line = self.line
        for floor in sorted(
            {line.a.floor, line.b.floor, *(s.floor for s in sections(line.a.floor, line.b.floor))}
        ):
            for t0, t1 in self.ground.land.floor_spans(floor, line.a, line.b) if floor > 1 else ():
                height = self._base_m(Section(floor, 0.0, 1.0), t0)
                yield SideThing("floor", str(floor), self._m(t0), self._m(t1), height, height, "floor")


def _turn_round(seen: SideView) -> SideView:
    """A line from its other end, with that end's ground at 0."""
    length, zero = seen.length_m, seen.ground[-1][1]

    def back(at_m: float) -> float:
        return round(length - at_m, 6)

    heights = [height for _, height in seen.ground]
    begins = [0.0, *(back(at) for at, _ in reversed(seen.ground[1:]))]
    return SideView(
        length_m=length,
        ground=tuple((at, height - zero) for at, height in zip(begins, reversed(heights), strict=True)),
        viewer_eye_m=seen.target_eye_m - zero,
        target_eye_m=seen.viewer_eye_m - zero,
        walls=tuple(
            replace(
                thing,
                from_m=back(thing.to_m),
                to_m=back(thing.from_m),
                base_m=thing.base_m - zero,
                top_m=thing.top_m - zero,
            )
            for thing in reversed(seen.walls)
        ),
        woods=tuple((kind, back(end), back(begin)) for kind, begin, end in reversed(seen.woods)),
        dead_zones=tuple(
            replace(zone, from_m=back(zone.to_m), to_m=back(zone.from_m))
            for zone in reversed(seen.dead_zones)
        ),
    )
