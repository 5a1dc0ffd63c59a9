"""Ground that hides: what rises between two units, and the dead zones below steep slopes (LOS-18..24)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf

from squadlog.base.lengths import in_metres
from squadlog.base.records import value
from squadlog.facts.concealment import ContourStep, Hidden, Profile, SlopeZone
from squadlog.rules.common.context import BookReading

EPSILON = 1e-9


@value
class Slope:
    """A steep slope: contour lines near each other, where the ground falls from `top` to `foot`.

    `top_m` is the height of the ground above it, over A's ground. `low_is_b` tells whether B is the one below.
    """

    lines: int
    top: float
    foot: float
    top_m: float
    low_is_b: bool


@value
class Slopes:
    """What the ground hides, by the figures of the book and the readings in force.

    `fewest` contour lines within `steep_m` along the line make one steep slope (LOS-19, AMB-80), whose dead zone
    reaches `reach_m` for each of them (LOS-21), from its foot or from its top (AMB-81). A unit within `foot_m` of the
    foot sees nothing across it (LOS-23); two units within `beside_m` see each other across any (LOS-22). Ground
    between hides if it is higher than the higher, or than the lower, of the two (AMB-79).
    """

    steep_m: float
    reach_m: float
    foot_m: float
    beside_m: float
    fewest: int
    from_foot: bool
    over_both: bool

    @property
    def apart_m(self) -> float:
        """Contour lines that are all farther apart make no steep slope: what they hide hangs on their order alone."""
        return self.steep_m + EPSILON if self.fewest > 1 else inf

    def hides(self, profile: Profile) -> bool:
        """Whether any part of the ground hides A and B from each other: nothing after the first is looked at."""
        return next(self._all_hiding(profile), None) is not None

    def hiding(self, profile: Profile) -> tuple[Hidden, ...]:
        """Every part of the ground that hides A and B from each other; it holds in both directions."""
        return tuple(self._all_hiding(profile))

    def steep(self, profile: Profile) -> Iterator[Slope]:
        """The steep slopes under the line (LOS-19, LOS-24, AMB-80)."""
        steps = profile.steps
        heights = [0.0, *(height for _, height in profile.grounds())]
        for first, last in self._runs(steps, profile.length_m):
            falls = steps[first].up < 0
            top, foot = (first, last) if falls else (last, first)
            yield Slope(
                lines=last - first + 1,
                top=steps[top].t,
                foot=steps[foot].t,
                top_m=heights[first] if falls else heights[last + 1],
                low_is_b=falls,
            )

    def reach_of(self, slope: Slope) -> float:
        """How far its dead zone reaches, in metres (LOS-21)."""
        return self.reach_m * slope.lines

    def zones(self, profile: Profile) -> Iterator[SlopeZone]:
        """The dead zone of each slope: from its foot as far as its lines reach, or as nothing is seen across it.

        LOS-20..23.
        """
        length = profile.length_m
        rules = {round(slope.foot, 9): hidden.rule for slope, hidden in self._dead_zones(profile)}
        for slope in self.steep(profile):
            way = 1 if slope.low_is_b else -1
            foot, end = slope.foot * length, self._edge(slope) * length + way * self.reach_of(slope)
            end = max(end, foot + self.foot_m) if slope.low_is_b else min(end, foot - self.foot_m)
            low, far = sorted((foot, min(max(end, 0.0), length)))
            yield SlopeZone(round(low, 6), round(far, 6), slope.lines, rules.get(round(slope.foot, 9), ""))

    def may_turn(self, steps: Sequence[tuple[float, float]], length_m: float, within_m: float) -> bool:
        """Whether contour lines may come to be steep or not, or a unit to the end of a dead zone (LOS-19..23)."""
        apart = [(abs(at - other), moved + more) for (at, moved), (other, more) in combinations(steps, 2)]
        if all(metres > self.steep_m + sway for metres, sway in apart):
            return False  # nothing steep
        if abs(length_m - self.beside_m) <= 2 * within_m or any(
            metres <= sway or abs(metres - self.steep_m) <= sway for metres, sway in apart
        ):
            return True
        marks = [self.foot_m, *(self.reach_m * lines for lines in range(1, len(steps) + 1))]
        return any(
            abs(away - mark) <= moved + within_m
            for at, moved in steps
            for away in (at, length_m - at)
            for mark in marks
        )

    def _all_hiding(self, profile: Profile) -> Iterator[Hidden]:
        if profile.steps:
            yield from self._rises(profile)
            yield from (hidden for _, hidden in self._dead_zones(profile))

    def _rises(self, profile: Profile) -> Iterator[Hidden]:
        """Ground between the first and the last step that is higher than the units (LOS-18)."""
        both = (profile.height_a_m, profile.height_b_m)
        bar, who = (max(both), "both units") if self.over_both else (min(both), "the lower unit")
        between = list(profile.grounds())[:-1]
        highest = max((height for _, height in between), default=bar)
        for t, height in between:
            if height > bar + EPSILON:
                yield Hidden(t, "LOS-18", f"the ground between rises {highest - bar:g} m above {who}")

    def _runs(self, steps: Sequence[ContourStep], length_m: float) -> Iterator[tuple[int, int]]:
        """The first and last place of every run of steps in one direction, with `fewest` at a time near enough."""
        begin, end = 0, -1
        for first in range(len(steps) - self.fewest + 1):
            last = first + self.fewest - 1
            one_way = all(step.up == steps[first].up for step in steps[first : last + 1])
            if one_way and (steps[last].t - steps[first].t) * length_m <= self.steep_m + EPSILON:
                if first > end:
                    if end >= 0:
                        yield begin, end
                    begin = first
                end = last
        if end >= 0:
            yield begin, end

    def _edge(self, slope: Slope) -> float:
        """Where a dead zone is measured from (AMB-81)."""
        return slope.foot if self.from_foot else slope.top

    def _dead_zones(self, profile: Profile) -> Iterator[tuple[Slope, Hidden]]:
        """Steep slopes between a unit and another that lies in the dead zone below them (LOS-19..23, AMB-81)."""
        if profile.length_m <= self.beside_m + EPSILON:
            return  # LOS-22: both are then as near to the lines between them
        rise = sum(step.up for step in profile.steps) * profile.level_m
        for slope in self.steep(profile):
            if (rise if slope.low_is_b else 0.0) >= slope.top_m - EPSILON:
                continue  # the ground rises again: the unit beyond the foot is not on the low side (AMB-81)
            low_end = 1.0 if slope.low_is_b else 0.0
            low_m = profile.height_b_m if slope.low_is_b else profile.height_a_m
            from_foot = abs(low_end - slope.foot) * profile.length_m
            deep = abs(low_end - self._edge(slope)) * profile.length_m
            reach = self.reach_of(slope)
            near = "a metre" if self.steep_m == 1 else f"{self.steep_m:g} m"
            lines = f"{slope.lines} contour lines within {near}"
            if from_foot <= self.foot_m + EPSILON:
                away = f"{in_metres(from_foot, 1)} from the foot of {lines}"
                yield (
                    slope,
                    Hidden(slope.foot, "LOS-23", f"the lower unit is {away} and sees nothing across them"),
                )
            elif deep <= reach + EPSILON and low_m < slope.top_m - EPSILON:
                zone = f"{in_metres(deep, 1)} into the dead zone of {reach:g} m below {lines}"
                yield slope, Hidden(slope.foot, "LOS-20", f"the lower unit is {zone}")


def slopes_of(reading: BookReading) -> Slopes:
    """What the ground hides under this reading of the book."""
    figures, rulings = reading.book.figures, reading.rulings
    return Slopes(
        steep_m=figures["steep_slope"].value,
        reach_m=figures["dead_zone"].value,
        foot_m=figures["foot_of_slope"].value,
        beside_m=figures["beside_slope"].value,
        fewest=int(rulings.number("los.deadZoneMinLines")),
        from_foot=rulings.is_("los.deadZoneGeometry", "lowest_line"),
        over_both=rulings.is_("los.elevationCompare", "higher"),
    )


def dead_zone_m(lines: int, reading: BookReading) -> float:
    """How far a dead zone reaches below `lines` contour lines in one place; 0 when they make none (LOS-19, LOS-24)."""
    slopes = slopes_of(reading)
    profile = Profile(1.0, (ContourStep(0.5, -1),) * lines, 0.0, 0.0, 1.0)
    return next((slopes.reach_of(slope) for slope in slopes.steep(profile)), 0.0)
