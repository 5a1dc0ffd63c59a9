"""A route cut into metres: the effects in each, what the mover may choose, and the ground that stops it.

MOV-05..11.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

from squadlog.base.lengths import in_metres
from squadlog.base.records import record, replace, value
from squadlog.facts.ground_facts import metres_begun
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.moves_ground import DEEP
from squadlog.ground.moving.moves_lines import NEARLY_M
from squadlog.ground.moving.moves_route import Route
from squadlog.ground.moving.moves_stops import Climb, Cost, Stop, stop_at
from squadlog.ground.moving.moves_terrain import Stretch, TerrainCrossing

_THIN_M = 1e-6
_SHORT_OF_M = 1e-3
_WORDS = {DEEP: ("Deep water", "TER-05"), "slope2plus": ("A slope of two levels in a metre", "TER-09")}

KeyT = TypeVar("KeyT", bound=Hashable)
PriceT = TypeVar("PriceT")


@record
class Metre:
    """One metre of a move, shorter where the move ends.

    Terrain is that of the full metre straight on, which is what is charged; slopes and climbs are those behind the
    mover. `present` are the kinds of terrain in it, in the order met; `always` the slope, window and low obstacle
    that cannot be chosen away (MOV-08). `choices` are the ways to charge it, cheapest first: one kind of terrain with
    all of `always` (MOV-07). `crossings` are its contour lines.
    """

    from_m: float
    to_m: float
    present: tuple[str, ...]
    always: tuple[str, ...]
    choices: tuple[tuple[str, ...], ...]
    crossings: tuple[TerrainCrossing, ...]

    @property
    def effects(self) -> tuple[str, ...]:
        """What the mover has charged if it chooses the cheapest."""
        return self.choices[0] if self.choices else (*self.present, *self.always)


@record
class Lie:
    """All that lies on a route, as positions along it; `leaps` says that its climbs are leapt over and cost nothing."""

    stretches: Sequence[Stretch]
    crossings: Sequence[TerrainCrossing]
    climbs: Sequence[Climb]
    leaps: bool = False


def metres_of(
    route: Route, lie: Lie, until_m: float, cost: Cost, readings: Readings
) -> tuple[tuple[Metre, ...], Stop | None]:
    """The metres of a route up to `until_m`, and the ground that ends them earlier, if any (TER-05, TER-09)."""
    cutter = _Cutter(route, lie, asked_once(cost), readings)
    metres: list[Metre] = []
    marks = [*map(float, range(metres_begun(until_m))), until_m]
    if len(marks) > 1 and (alike := cutter.alike()) is not None:
        return tuple(replace(alike, from_m=low, to_m=far) for low, far in pairwise(marks)), None
    for low, far in pairwise(marks):
        metre = cutter.metre(low, far)
        stop = cutter.stopped(metre)
        if stop is None:
            metres.append(metre)
            continue
        if stop.at_m > low + NEARLY_M:
            metres.append(cutter.metre(low, stop.at_m))
        return _dry(metres, stop, cutter)
    ends = cutter.ends_in_it(until_m)
    return (tuple(metres), None) if ends is None else _dry(metres, ends, cutter)


def _dry(metres: list[Metre], stop: Stop, cutter: "_Cutter") -> tuple[tuple[Metre, ...], Stop]:
    """Cut back to where the mover can stand: water hopped in part is no place to end (AMB-47)."""
    earlier = cutter.ends_in_it(stop.at_m)
    while earlier is not None and earlier.at_m < stop.at_m:
        stop = earlier
        earlier = cutter.ends_in_it(stop.at_m)
    kept = [metre for metre in metres if metre.to_m <= stop.at_m + NEARLY_M]
    low = kept[-1].to_m if kept else 0.0
    if stop.at_m > low + NEARLY_M:
        kept.append(cutter.metre(low, stop.at_m))
    return tuple(kept), stop


def asked_once(price: Callable[[KeyT], PriceT]) -> Callable[[KeyT], PriceT]:
    """A cache in front of `price`, which asks only once for the same ground.

    It is quicker for a short move than `functools.cache`.
    """
    known: dict[KeyT, PriceT] = {}

    def asked(ground: KeyT) -> PriceT:
        if ground not in known:
            known[ground] = price(ground)
        return known[ground]

    return asked


@value
class _Cutter:
    route: Route
    lie: Lie
    cost: Cost
    readings: Readings

    def alike(self) -> Metre | None:
        """A metre like all of them, if the whole way leads over one passable ground and nothing else; else None."""
        if len(self.lie.stretches) != 1 or self.lie.crossings or self.lie.climbs:
            return None
        metre = self.metre(0.0, 1.0)
        return metre if metre.choices and not self._barred(self.lie.stretches[0]) else None

    def metre(self, low: float, far: float) -> Metre:
        crossings = tuple(self._crossings(low, far))
        ahead = self._ahead_m(low, far)
        present = tuple(dict.fromkeys(kind for kind, _patch in self._kinds(low, ahead)))
        always = (*slopes(crossings), *self._climbed(low, far))
        return Metre(
            from_m=low,
            to_m=far,
            present=present or ("clear",),
            always=always,
            choices=self._choices(present or ("clear",), always, over_water=self._over_water(far)),
            crossings=crossings,
        )

    def _ahead_m(self, low: float, far: float) -> float:
        """Where the metre ends that is charged.

        A metre entered is a full one, up to ground that bars the way (MOV-06).
        """
        full = low + 1.0
        if self.readings.mixed_meter == "any":
            return full
        bars = (stretch.from_m for stretch in self._within(low, full) if self._barred(stretch))
        return max(min(far, full), next(bars, full))

    def _over_water(self, at_m: float) -> bool:
        """Whether a move that ended here would end over deep water."""
        here = (
            one for one in self.lie.stretches if one.from_m < at_m - NEARLY_M and at_m <= one.to_m + NEARLY_M
        )
        return any(all(kind == DEEP for kind, _patch in one.kinds) for one in here)

    def _choices(
        self, present: Sequence[str], always: tuple[str, ...], *, over_water: bool = False
    ) -> tuple[tuple[str, ...], ...]:
        priced = [
            (float(price), (kind, *always))
            for kind in present
            if (price := self.cost((kind, *always))) is not None
        ]
        # Of equal prices marsh comes last: after its metre the move ends (TER-06, AMB-49). Whoever flies has deep water
        # charged where it ends over it, and only there: that is what the rules ask about (BNC-02, AMB-60).
        priced.sort(key=lambda one: (one[0], one[1][0] == "marsh", (one[1][0] == DEEP) != over_water))
        return tuple(effects for _price, effects in priced)

    def _within(self, low: float, far: float) -> Iterator[Stretch]:
        for stretch in self.lie.stretches:
            if min(far, stretch.to_m) - max(low, stretch.from_m) > _THIN_M:
                yield stretch

    def _kinds(self, low: float, far: float) -> Iterator[tuple[str, str]]:
        for stretch in self._within(low, far):
            yield from stretch.kinds

    def _crossings(self, low: float, far: float) -> Iterator[TerrainCrossing]:
        for crossing in self.lie.crossings:
            at = crossing.at_m
            if self.readings.contour_boundary == "next_meter":
                inside = low - NEARLY_M <= at < far - NEARLY_M
            else:
                inside = low + NEARLY_M < at <= far + NEARLY_M or (low == 0.0 and at <= NEARLY_M)
            if inside:
                yield crossing

    def _climbed(self, low: float, far: float) -> tuple[str, ...]:
        if self.lie.leaps:
            return ()
        found = [
            climb.kind
            for climb in self.lie.climbs
            if (
                climb.to_m - climb.from_m > _THIN_M
                and min(far, climb.to_m) - max(low, climb.from_m) > _THIN_M
            )
            or (climb.kind == "window" and low - NEARLY_M <= climb.from_m < far - NEARLY_M)
        ]
        return tuple(dict.fromkeys(found))

    def _barred(self, stretch: Stretch) -> bool:
        return all(self.cost((kind,)) is None for kind, _patch in stretch.kinds)

    def stopped(self, metre: Metre) -> Stop | None:
        """What in this metre cannot be passed, or None."""
        barred = next(
            (stretch for stretch in self._within(metre.from_m, metre.to_m) if self._barred(stretch)), None
        )
        if barred is not None and (self.readings.mixed_meter == "passable_only" or not metre.choices):
            return self._at_ground(barred, max(metre.from_m, barred.from_m))
        if metre.choices:
            return None
        return self._at_slope(metre) or stop_at(
            self.route, metre.from_m, "ground", "", "MOV-05", "The ground ahead cannot be passed."
        )

    def _at_ground(self, stretch: Stretch, at_m: float) -> Stop:
        kind, patch = stretch.kinds[0]
        words, rule = _WORDS.get(kind, (f"{kind.capitalize()} ground that bars the way", "MOV-11"))
        return stop_at(self.route, at_m, kind, patch, rule, f"{words} begins after {in_metres(at_m, 2)}.")

    def _at_slope(self, metre: Metre) -> Stop | None:
        """The contour line in the metre that is one too many (TER-09)."""
        rest = tuple(effect for effect in metre.always if effect not in slopes(metre.crossings))
        for number, crossing in enumerate(metre.crossings, 1):
            if self._choices(metre.present, (*slopes(metre.crossings[:number]), *rest)):
                continue
            late = self.readings.contour_boundary == "previous_meter"
            at_m = max(metre.from_m, crossing.at_m - (_SHORT_OF_M if late else 0.0))
            words, rule = _WORDS["slope2plus"]
            sentence = f"{words} is too steep after {in_metres(at_m, 2)}."
            return stop_at(self.route, at_m, "slope2plus", crossing.contour, rule, sentence)
        return None

    def ends_in_it(self, at_m: float) -> Stop | None:
        """The stop at the near bank if a move to `at_m` would end in ground it may only hop over, or None."""
        for stretch in reversed(self.lie.stretches):
            if stretch.from_m < at_m - NEARLY_M and at_m < stretch.to_m - NEARLY_M and self._barred(stretch):
                return self._at_ground(stretch, stretch.from_m)
        return None


def slopes(crossings: Sequence[TerrainCrossing]) -> tuple[str, ...]:
    """The slope effects of the contour lines crossed in one metre (TER-07..09, AMB-50)."""
    ways = tuple("up1" if crossing.up else "down1" for crossing in crossings)
    if len(ways) < 2 or (len(ways) == 2 and len({crossing.contour for crossing in crossings}) == 1):
        return ways
    return ("slope2plus",)
