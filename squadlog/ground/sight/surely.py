"""What is sure of many lines at once, by arithmetic over all of them, from what they meet and cross (LOS).

A line that is nearer to a limit than numbers are exact is not among those that are sure.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from squadlog.facts.concealment import JudgeOfSlopes
from squadlog.ground.compiled.chains import Bools, Floats, Ints
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.land_crossed import LandCrossed
from squadlog.ground.sight.ray_trace import ThingsMet, profile_of, sections
from squadlog.ground.sight.woods_on_line import surely_deep, surely_thin

CLEAR, PENALTY, BLOCKED, UNSURE = 0, 1, 2, 9
SLACK_M = 1e-6
"""What the arithmetic over many may be off by."""


def settle(ground: Ground, met: ThingsMet, crossed: LandCrossed, readings: Readings, *, alone: Bools) -> Ints:
    """The verdict on each of many lines that no wall ends, `UNSURE` where only the one judge can tell.

    `alone`: nobody stands near the line. Whoever is in stairs or an elevator is asked elsewhere.
    """
    found = np.full(len(met.lines), UNSURE, dtype=np.int64)
    if met.floors[0] == met.floors[1]:
        bare = alone & ~met.touched & (crossed.lengths_m > SLACK_M)
        found[bare & ~crossed.grown_over] = CLEAR
        found[bare & _find_covered(crossed, readings)] = PENALTY
    found[_find_hidden(ground, met, crossed, readings)] = BLOCKED
    return found


def may_touch(lines: Floats, spots: Sequence[Spot]) -> Bools:
    """Which lines (rows) may touch who stands on which of these spots (columns), whatever the floor (AMB-82)."""
    at = np.array([(spot.x, spot.y) for spot in spots], dtype=np.float64).reshape(-1, 2)
    along = lines[:, 2:] - lines[:, :2]
    length2 = np.maximum((along**2).sum(axis=1), 1e-18)
    off = at[None] - lines[:, None, :2]
    share = np.clip((off * along[:, None]).sum(axis=2) / length2[:, None], 0.0, 1.0)
    gap = np.hypot(*np.moveaxis(off - share[:, :, None] * along[:, None], 2, 0))
    near: Bools = gap <= FIGURE_RADIUS_M + SLACK_M
    return near


def find_walled(ground: Ground, met: ThingsMet, readings: Readings) -> Bools:
    """Which lines end at something solid that nobody leans round, or at a floor or roof (LOS-03..05, MAP-08).

    Whoever is in stairs or an elevator is asked elsewhere.
    """
    blocked = np.zeros(len(met.lines), dtype=np.bool_)
    for plan, touches, within in met.parts:
        here = np.flatnonzero(plan.is_solid[touches.owner])
        line, owner = touches.line[here], touches.owner[here]
        t = np.stack([touches.t0[here], touches.t1[here]])
        ends = (met.floors[0] == plan.floor, met.floors[1] == plan.floor)
        sure = ~plan.is_leant_round[owner] | _out_of_lean(met.lines[line], t, ends, readings)
        blocked[line[sure]] = True
        blocked[[row for row, place, _ in within if plan.is_solid[place]]] = True
    for below, above in pairwise(sections(*met.floors)):
        through = met.lines[:, :2] + (met.lines[:, 2:] - met.lines[:, :2]) * below.t1
        blocked |= ground.land.shuts_off(max(below.floor, above.floor), through)
    return blocked


def _find_hidden(ground: Ground, met: ThingsMet, crossed: LandCrossed, readings: Readings) -> Bools:
    """Which lines run through too much of woods, or where the ground between hides (LOS-06, LOS-07, LOS-18..23)."""
    hidden = np.zeros(len(met.lines), dtype=np.bool_)
    if crossed.wooded.any():
        hidden |= surely_deep(crossed.depths_m, readings.judge.woods, SLACK_M)
    rows = crossed.uneven & ~hidden
    if (
        readings.onto_obstacle != "same_level"
    ):  # who is raised by what he stands on is asked elsewhere (AMB-139)
        rows[[row for part in met.parts for row, _, _ in part.within]] = False
    if rows.any():
        hidden |= _below_ground(ground, met, crossed, rows, readings.judge.slopes)
    return hidden


def _find_covered(crossed: LandCrossed, readings: Readings) -> Bools:
    """On which lines woods cover, and no marsh (LOS-12, LOS-13)."""
    covered = crossed.wooded & ~crossed.marshy
    return (
        covered & surely_thin(crossed.depths_m, readings.judge.woods, SLACK_M) if covered.any() else covered
    )


def _below_ground(
    ground: Ground, met: ThingsMet, crossed: LandCrossed, rows: Bools, judge: JudgeOfSlopes
) -> Bools:
    """Which of these lines the ground between hides; those that go up and down in one order are judged once."""
    alike: dict[tuple[int, ...], list[int]] = defaultdict(list)
    alone = rows.copy()
    for row, order in crossed.orders(rows, judge.apart_m + SLACK_M):
        alike[order].append(row)
        alone[row] = False
    groups = [*alike.values(), *([row] for row in np.flatnonzero(alone).tolist())]
    steps = crossed.steps([group[0] for group in groups])
    hidden = np.zeros(len(rows), dtype=np.bool_)
    (one, other), lines = met.floors, met.lines
    for group in groups:
        ax, ay, bx, by = lines[group[0]].tolist()
        a, b = Spot(ax, ay, one), Spot(bx, by, other)
        if judge.hides(profile_of(ground, a, b, steps.get(group[0], ()))):
            hidden[group] = True
    return hidden


def _out_of_lean(lines: Floats, t: Floats, here: tuple[bool, bool], readings: Readings) -> Bools:
    """Which contacts nobody leans round: too far from either head, or as the table rules it (AMB-76)."""
    count = len(lines)
    if readings.wall_peek == "block":
        return np.ones(count, dtype=np.bool_)
    if readings.wall_peek == "adjacent":
        return np.zeros(count, dtype=np.bool_)
    reach_m = readings.peek_from_m + readings.peek_edge_m + SLACK_M
    lengths = np.hypot(*(lines[:, 2:] - lines[:, :2]).T)
    low, high = t.min(axis=0), t.max(axis=0)
    far = np.ones(count, dtype=np.bool_)
    if here[0]:
        far &= high * lengths > reach_m
    if here[1]:
        far &= (1 - low) * lengths > reach_m
    return far
