"""Ground that hides: what rises between two units, and the dead zones below steep slopes (LOS-18..24)."""

from collections.abc import Iterator, Sequence

from squadlog.field.ground.readings import Readings
from squadlog.records import value

STEEP_M = 1.0
"""Contour lines within this distance along the line make one steep slope (LOS-19)."""
REACH_PER_LINE_M = 3.0
"""How far a dead zone reaches for each contour line of its slope (LOS-21)."""
FOOT_M = 2.0
"""A unit this near the foot of a steep slope sees nothing across it (LOS-23)."""
BESIDE_M = 1.0
"""Two units this near each other see each other across any slope (LOS-22)."""
EPSILON = 1e-9


@value
class Step:
    """A contour line crossed at `t` of the line: `up` is +1 where the ground rises from A to B, -1 where it falls."""

    t: float
    up: int


@value
class Slope:
    """A steep slope: `lines` contour lines within a metre of each other; the ground falls from `top` to `foot`.

    `top_m` is the height of the ground above it, over A's ground. `low_is_b` tells who of the two is below.
    """

    lines: int
    top: float
    foot: float
    top_m: float
    low_is_b: bool


@value
class Hidden:
    """What the ground hides: where on the line, by which rule, and the sentence."""

    t: float
    rule: str
    sentence: str


@value
class Profile:
    """The ground under a line, from A to B: its length, its steps, and the height of both units over A's ground.

    A unit on an upper floor is as much higher (AMB-79); posture is ignored. `level_m` is the height of one level.
    """

    length_m: float
    steps: tuple[Step, ...]
    height_a_m: float
    height_b_m: float
    level_m: float

    def grounds(self) -> Iterator[tuple[float, float]]:
        """The height of the ground behind each step over A's ground, and where it begins."""
        level = 0
        for step in self.steps:
            level += step.up
            yield step.t, level * self.level_m


def hiding(profile: Profile, readings: Readings) -> tuple[Hidden, ...]:
    """Everything by which the ground hides A and B from each other; the same from either end."""
    if not profile.steps:
        return ()
    return (*_rises(profile, readings), *_dead_zones(profile, readings))


def slopes(profile: Profile, readings: Readings) -> Iterator[Slope]:
    """The steep slopes under the line (LOS-19, LOS-24, AMB-80)."""
    steps = profile.steps
    heights = [0.0, *(height for _, height in profile.grounds())]
    for first, last in _steep_runs(steps, profile.length_m, readings.dead_zone_min_lines):
        falls = steps[first].up < 0
        top, foot = (first, last) if falls else (last, first)
        yield Slope(
            lines=last - first + 1,
            top=steps[top].t,
            foot=steps[foot].t,
            top_m=heights[first] if falls else heights[last + 1],
            low_is_b=falls,
        )


def _rises(profile: Profile, readings: Readings) -> Iterator[Hidden]:
    """Ground between the first and the last step that is higher than the units (LOS-18)."""
    both = (profile.height_a_m, profile.height_b_m)
    bar = max(both) if readings.elevation == "higher" else min(both)
    for t, height in list(profile.grounds())[:-1]:
        if height > bar + EPSILON:
            who = "both units" if readings.elevation == "higher" else "the lower unit"
            yield Hidden(
                t=t, rule="LOS-18", sentence=f"the ground between rises {height - bar:g} m above {who}"
            )


def _steep_runs(steps: Sequence[Step], length_m: float, fewest: int) -> Iterator[tuple[int, int]]:
    """First and last place of every run of steps in one direction of which `fewest` at a time lie within a metre."""
    begin, end = 0, -1
    for first in range(len(steps) - fewest + 1):
        last = first + fewest - 1
        one_way = all(step.up == steps[first].up for step in steps[first : last + 1])
        if one_way and (steps[last].t - steps[first].t) * length_m <= STEEP_M + EPSILON:
            if first > end:
                if end >= 0:
                    yield begin, end
                begin = first
            end = last
    if end >= 0:
        yield begin, end


def _dead_zones(profile: Profile, readings: Readings) -> Iterator[Hidden]:
    """Steep slopes between a unit and another that lies in the dead zone below them (LOS-19..23, AMB-81)."""
    if profile.length_m <= BESIDE_M + EPSILON:
        return  # LOS-22: both are then within a metre of the lines between them
    rise = sum(step.up for step in profile.steps) * profile.level_m
    for slope in slopes(profile, readings):
        if (rise if slope.low_is_b else 0.0) >= slope.top_m - EPSILON:
            continue  # the ground rises again: the unit beyond the foot is not on the low side (AMB-81)
        low_end = 1.0 if slope.low_is_b else 0.0
        low_m = profile.height_b_m if slope.low_is_b else profile.height_a_m
        from_foot = abs(low_end - slope.foot) * profile.length_m
        edge = slope.foot if readings.dead_zone_from == "lowest_line" else slope.top
        deep = abs(low_end - edge) * profile.length_m
        reach = REACH_PER_LINE_M * slope.lines
        lines = f"{slope.lines} contour lines within a metre"
        if from_foot <= FOOT_M + EPSILON:
            yield Hidden(
                t=slope.foot,
                rule="LOS-23",
                sentence=f"the lower unit is {from_foot:.1f} m from the foot of {lines} and sees nothing across them",
            )
        elif deep <= reach + EPSILON and low_m < slope.top_m - EPSILON:
            yield Hidden(
                t=slope.foot,
                rule="LOS-20",
                sentence=f"the lower unit is {deep:.1f} m into the dead zone of {reach:g} m below {lines}",
            )
