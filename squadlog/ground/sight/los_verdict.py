"""The verdict on one line between two units, as drawn (LOS)."""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from math import hypot
from typing import Literal

from squadlog.base.names import as_sentence
from squadlog.base.records import replace, value
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import PlanThing
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.cover_on_line import effects
from squadlog.ground.sight.los_query import Looking, SightEffect
from squadlog.ground.sight.ray_trace import SightTrace, in_order, trace, traces

Nominal = Literal["clear", "penalty", "blocked"]
_BESIDE_M = 0.01


@value
class SightJudged:
    """A verdict on one line as drawn, what decides it, and everything that covers the target, nearest first."""

    verdict: Nominal
    decides: SightEffect | None
    covers: tuple[SightEffect, ...]

    @property
    def reason(self) -> str:
        """The reason of the verdict, in one sentence."""
        if self.decides is None:
            return "Nothing is on the line."
        if not self.covers or self.verdict == "blocked":
            return as_sentence(self.decides.sentence)
        return as_sentence("; ".join(dict.fromkeys(effect.sentence for effect in self.covers)))

    @property
    def rule(self) -> str:
        """The rule that decides."""
        return self.decides.rule if self.decides else "LOS-01"


@value
class Pair:
    """Two units that may look at each other, the stairs or elevators they are in, and others who may stand between."""

    ground: Ground
    viewer: Figure
    target: Figure
    looks_out: bool
    readings: Readings
    near: PlanThing | None
    far: PlanThing | None
    others: tuple[Figure, ...]
    aimed_at: str | None = None

    def beside(self, within_m: float) -> "Pair":
        """The two with only those others who may be on the line between them if its heads move by so much."""
        one, other = self.viewer.spot, self.target.spot
        near_m = FIGURE_RADIUS_M + within_m + _BESIDE_M
        near = tuple(figure for figure in self.others if off_line_m(figure.spot, one, other) <= near_m)
        return self if len(near) == len(self.others) else replace(self, others=near)

    def judged(self, line: SightTrace, deeper_m: float = 0.0) -> SightJudged:
        """The verdict on a line between the two, which may be shifted, with its woods `deeper_m` metres deeper."""
        if (settled := self.settled) is not None:
            return settled
        found = sorted(self._effects(line, deeper_m), key=lambda effect: round(effect.t, 9))
        covers = tuple(effect for effect in found if not effect.blocks)
        blocks = next((effect for effect in found if effect.blocks), None)
        if blocks is not None:
            return SightJudged("blocked", blocks, covers)
        return SightJudged("penalty", covers[0], covers) if covers else SightJudged("clear", None, ())

    def verdict(self, line: SightTrace, deeper_m: float = 0.0) -> Nominal:
        """Only the verdict on a line: nothing after the first thing that blocks is looked at."""
        if (settled := self.settled) is not None:
            return settled.verdict
        found: Nominal = "clear"
        for effect in self._effects(line, deeper_m):
            if effect.blocks:
                return "blocked"
            found = "penalty"
        return found

    def covers(self, line: SightTrace) -> tuple[SightEffect, ...] | None:
        """What covers the target on a line, nearest first, as `judged` has it; None where something hides it.

        Nothing after that is looked at.
        """
        if (settled := self.settled) is not None:
            return None if settled.verdict == "blocked" else ()
        found = []
        for effect in self._effects(line, 0.0):
            if effect.blocks:
                return None
            found.append(effect)
        return tuple(sorted(found, key=lambda effect: round(effect.t, 9)))

    def _effects(self, line: SightTrace, deeper_m: float) -> Iterator[SightEffect]:
        from_a = in_order(self.viewer.spot, self.target.spot)[0] == self.viewer.spot
        looking = Looking(
            line=line,
            viewer=self.viewer,
            target=self.target,
            others=self.others,
            looks_out=self.looks_out,
            from_a=from_a,
            readings=self.readings,
            deeper_m=deeper_m,
        )
        yield from effects(looking, self.near, self.aimed_at)
        yield from _of_ground(looking)

    @property
    def settled(self) -> SightJudged | None:
        """The verdict where stairs or an elevator settle it, whatever lies on the line; None otherwise."""
        if (apart := self._isolated()) is not None:
            return SightJudged("blocked", apart, ())
        shared = self.near
        if shared is None or self.far is None or self.viewer.spot.floor == self.target.spot.floor:
            return None
        together = SightEffect(0.0, "STO-05", "both are in the same stairway", shared.id, shared.key)
        return SightJudged("clear", together, ())

    def _isolated(self) -> SightEffect | None:
        """Nobody outside a stairway or elevator fights those in it, nor they those outside (STO-06, AMB-36)."""
        if (self.near and self.near.id) == (self.far and self.far.id):
            return None
        if self.far is None and self.readings.stairs_isolation == "one_way":
            return None
        inner, who = (self.far, "target") if self.far is not None else (self.near, "viewer")
        if inner is None:
            return None
        rule = "STO-06" if inner.role == "stairs" else "STO-13"
        return SightEffect(
            0.0, rule, f"the {who} is in the {inner.role} {inner.id}, the other is not", inner.id
        )


def off_line_m(spot: Spot, one: Spot, other: Spot) -> float:
    """Metres in plan between a place and the straight line from one to the other."""
    wide, high = other.x - one.x, other.y - one.y
    x, y = spot.x - one.x, spot.y - one.y
    square = wide * wide + high * high
    share = min(max((x * wide + y * high) / square, 0.0), 1.0) if square else 0.0
    return hypot(x - share * wide, y - share * high)


def pair(
    ground: Ground,
    viewer: Figure,
    target: Figure,
    readings: Readings,
    *,
    looks_out: bool = False,
    aimed_at: str | None = None,
) -> Pair:
    """Two units, with the stairs or elevator each of them is in. `aimed_at` is a feature that the target stands for."""
    shafts = ground.shaft(viewer.spot, readings), ground.shaft(target.spot, readings)
    standing = (figure for figure in ground.conditions.figures if figure.posture != "prone")
    return of_pair(ground, viewer, target, readings, shafts, standing, looks_out=looks_out, aimed_at=aimed_at)


def of_pair(  # noqa: PLR0917 - who looks at whom, and what is known of where they are
    ground: Ground,
    viewer: Figure,
    target: Figure,
    readings: Readings,
    shafts: tuple[PlanThing | None, PlanThing | None],
    standing: Iterable[Figure],
    *,
    looks_out: bool = False,
    aimed_at: str | None = None,
) -> Pair:
    """Two units whose stairs or elevators are known; `standing` are all that may stand between, the two among them."""
    two = (viewer.number, target.number)
    others = tuple(figure for figure in standing if figure.number not in two)
    return Pair(ground, viewer, target, looks_out, readings, *shafts, others, aimed_at)


def judge_line(
    ground: Ground, viewer: Figure, target: Figure, readings: Readings, *, looks_out: bool = False
) -> SightJudged:
    """The verdict as drawn, without its margin: for many questions at once."""
    line = trace(ground, viewer.spot, target.spot, readings)
    return pair(ground, viewer, target, readings, looks_out=looks_out).judged(line)


def are_seen(
    ground: Ground, viewer: Figure, targets: Sequence[Figure], readings: Readings
) -> tuple[bool, ...]:
    """Which of several targets, or of one target in several places, are not blocked from view, in their order."""
    seen = [False] * len(targets)
    for number, line, two in pairs_at(ground, viewer, targets, readings):
        seen[number] = two.verdict(line) != "blocked"
    return tuple(seen)


def pairs_at(
    ground: Ground,
    viewer: Figure,
    targets: Sequence[Figure],
    readings: Readings,
    *,
    looking_out: Container[int] = (),
) -> Iterator[tuple[int, SightTrace, Pair]]:
    """The lines to several targets, measured together, each with the place of its target in the row.

    `looking_out` are the places of those that look out toward the viewer.
    """
    ends = [in_order(viewer.spot, target.spot) for target in targets]
    told: dict[tuple[int, int], list[int]] = defaultdict(list)
    for number, (one, other) in enumerate(ends):
        told[one.floor, other.floor].append(number)
    for numbers in told.values():
        lines = traces(ground, [ends[number] for number in numbers], readings)
        for number, line in zip(numbers, lines, strict=True):
            looks_out = number in looking_out
            yield number, line, pair(ground, viewer, targets[number], readings, looks_out=looks_out)


def _of_ground(looking: Looking) -> Iterator[SightEffect]:
    """Floors, rising ground and dead zones (LOS-11, MAP-08)."""
    line = looking.line
    for hidden in looking.readings.judge.slopes.hiding(line.profile):
        yield SightEffect(looking.from_viewer(hidden.t), hidden.rule, hidden.sentence, "contour")
    for t in line.ceilings:
        yield SightEffect(
            looking.from_viewer(t), "MAP-08", "the line goes through a floor or a roof", "floor"
        )
