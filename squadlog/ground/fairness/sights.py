"""Who sees whom between many places of a map: hidden, under cover or bare, as the field's own judge has it (LOS)."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from squadlog.facts.concealment import Grown
from squadlog.ground.compiled.chains import Bools, Floats, Ints, meetings
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.los_verdict import Nominal, Pair
from squadlog.ground.sight.many import woods_metres
from squadlog.ground.sight.ray_trace import SightTrace, sections, trace_lines

HIDDEN, COVERED, BARE = 0, 1, 2
Seen = NDArray[np.uint8]
_NEARLY_M = 0.25
_AS: dict[Nominal, int] = {"blocked": HIDDEN, "penalty": COVERED, "clear": BARE}


class SeenBetween:
    """Who sees whom between some places, looked at when first asked: the places at the edge before all the others."""

    def __init__(self, ground: Ground, spots: Sequence[Spot], readings: Readings) -> None:
        self._ground, self._spots, self._readings = ground, spots, readings
        self._seen: Seen = np.full((len(spots), len(spots)), BARE, dtype=np.uint8)
        self._looked: Bools = np.zeros(len(spots), dtype=np.bool_)

    def of(self, places: Bools) -> Seen:
        """How all places see each other, complete for the lines from or to `places`."""
        new = places & ~self._looked
        if new.any():
            asked = np.logical_or.outer(new, new) & ~np.logical_or.outer(self._looked, self._looked)
            sights(self._ground, self._spots, self._readings, asked, self._seen)
            self._looked = self._looked | new
        return self._seen

    def all(self) -> Seen:
        """How everybody sees everybody."""
        return self.of(np.ones(len(self._spots), dtype=np.bool_))


def sights(ground: Ground, spots: Sequence[Spot], readings: Readings, asked: Bools, found: Seen) -> None:
    """Fill in how a viewer at each place (rows) sees a standing man at each other place (columns), where asked.

    Doors are as the map has them. A line that woods hide by far, or that something solid cuts beyond the reach of
    anybody who leans round a corner, is hidden without being traced; every other is judged as any line of the game.
    """
    order = sorted(range(len(spots)), key=lambda place: (spots[place].x, spots[place].y, spots[place].floor))
    ranks: Ints = np.array(order, dtype=np.int64)
    first, last = np.triu_indices(len(spots), 1)
    rows, columns = ranks[first], ranks[last]
    wanted: Bools = asked[rows, columns]
    rows, columns = rows[wanted], columns[wanted]
    floors = np.array([spot.floor for spot in spots], dtype=np.int64)
    xy: Floats = np.array([(spot.x, spot.y) for spot in spots], dtype=np.float64).reshape(-1, 2)
    between: dict[tuple[int, int], Ints] = defaultdict(lambda: np.zeros(0, dtype=np.int64))
    for one in np.unique(floors).tolist():
        for other in np.unique(floors).tolist():
            between[one, other] = np.flatnonzero((floors[rows] == one) & (floors[columns] == other))
    shafts = [ground.shaft(spot, readings) for spot in spots]
    judge = readings.judge.woods

    @cache
    def hides(light: int, heavy: int) -> bool:
        """Whether woods of `light` and `heavy` quarters of a metre hide; then all deeper ones do."""
        grown = [Grown("light", light * _NEARLY_M), Grown("heavy", heavy * _NEARLY_M)]
        return any(thicket.hides for thicket in judge.thickets([one for one in grown if one.metres], 1.0))

    for storeys, pairs in between.items():
        lines = np.hstack([xy[rows[pairs]], xy[columns[pairs]]])
        cut = _cut(ground, lines, storeys, readings)
        deep = np.floor(np.stack(woods_metres(lines, ground)) / _NEARLY_M).astype(int).T.tolist()
        cut |= np.array(
            [bool(light or heavy) and hides(light, heavy) for light, heavy in deep], dtype=np.bool_
        )
        cut &= ~_climbing(shafts, rows[pairs], columns[pairs])
        found[rows[pairs[cut]], columns[pairs[cut]]] = found[columns[pairs[cut]], rows[pairs[cut]]] = HIDDEN
        left = pairs[~cut]
        for place, line in trace_lines(ground, lines[~cut], storeys, readings, bare=False):
            one, other = int(rows[left[place]]), int(columns[left[place]])
            for viewer, target in ((one, other), (other, one)):
                two = Pair(
                    ground=ground, viewer=Figure(viewer, spots[viewer]), target=Figure(target, spots[target]),
                    looks_out=False, readings=readings, near=shafts[viewer], far=shafts[target], others=(),
                )  # fmt: skip
                found[viewer, target] = _AS[two.verdict(line)]
                if _alike_from_both(line, two):
                    found[target, viewer] = found[viewer, target]
                    break


def _alike_from_both(line: SightTrace, two: Pair) -> bool:
    """Whether there is nothing on a line but what hides and covers the same from either end: growth and slopes."""
    return not (line.solid or line.soft or two.near or two.far)


def _cut(ground: Ground, lines: Floats, floors: tuple[int, int], readings: Readings) -> Bools:
    """Which lines are cut for sure: by a floor, or by something solid too far from either end to lean round it."""
    cut: Bools = np.zeros(len(lines), dtype=np.bool_)
    if floors[0] == floors[1]:
        met = meetings(lines, ground.plan(floors[0], readings).solid)
        lengths = np.hypot(*(lines[:, 2:] - lines[:, :2]).T)[met.line]
        reach_m = readings.peek_from_m + 2 * readings.peek_edge_m
        far = np.minimum(met.t0 * lengths, (1 - met.t1) * lengths) > reach_m
        if readings.wall_peek != "adjacent":
            cut[met.line[far]] = True
        return cut
    for below, above in pairwise(sections(*floors)):
        through = lines[:, :2] + (lines[:, 2:] - lines[:, :2]) * below.t1
        cut |= ground.land.shuts_off(max(below.floor, above.floor), through)
    return cut


def _climbing(shafts: Sequence[object], rows: Ints, columns: Ints) -> Bools:
    """Which pairs have somebody in stairs or an elevator, where lines are judged otherwise."""
    within: Bools = np.array([shaft is not None for shaft in shafts], dtype=np.bool_)
    climbing: Bools = within[rows] | within[columns]
    return climbing
