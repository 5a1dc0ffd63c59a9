"""How close a verdict is: by how much the heads must be shifted before it changes.

A shift moves each of the two heads by itself, in any direction on its floor; it is as large as the larger of the two.
The margin is the least shift under which the line is judged otherwise; woods whose depth is no farther from its limit
count as well, for their edges are drawn by eye. The least shift is found by trying, to a centimetre or a hundredth of
itself: every way of passing one corner or two on the other side, of meeting something or leaving it with a head, and
both heads moved round in circles; a verdict that nothing near could change is settled without (`critical`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import pi

import numpy as np

from squadlog.base.records import value
from squadlog.facts.ground_facts import FAR_M
from squadlog.ground.compiled.chains import Bools, Floats, meetings
from squadlog.ground.sight.cover_on_line import units_hide
from squadlog.ground.sight.critical import critical, frame_of, is_all_clear, surely_blocked
from squadlog.ground.sight.land_crossed import LandCrossed
from squadlog.ground.sight.los_verdict import Nominal, Pair, SightJudged
from squadlog.ground.sight.ray_trace import SightTrace, ThingsMet, traces_of
from squadlog.ground.sight.shifts import BEYOND_M, candidates
from squadlog.ground.sight.surely import BLOCKED, CLEAR, PENALTY, may_touch, settle

TOLERANCE_M = 0.01
"""A shift that is smaller by no more than this is not looked for."""
_SCATTERED = 240
_STEP = 1.1673039782614187
"""The root of x^5 = x + 1: its powers scatter points evenly in four dimensions."""
_SHELLS = (0.55, 0.97)
_APART = (0.5, 0.25, 0.12, 0.06, 0.03)
_NEAR = 64
"""How many of the steps in all directions are tried where only a close call is asked about."""
_PARTS = 8
"""The parts that a shift is cut into to find the shortest."""
_AT_ONCE = 128
"""How many shifts are judged at a time."""
_CODES: dict[Nominal, int] = {"clear": CLEAR, "penalty": PENALTY, "blocked": BLOCKED}


@value
class Change:
    """The least shift that changes a verdict, in metres, and the verdict there; None if none does.

    `heads` are metres ahead and to the left for A, then for B, in the frame of the line; None where it is the depth of
    woods that changes it, `deeper` if there were more of them.
    """

    metres: float
    judged: SightJudged | None
    heads: tuple[float, float, float, float] | None = None
    deeper: bool = False


def margin(two: Pair, line: SightTrace, drawn: SightJudged, *, within_m: float = FAR_M) -> Change:
    """The least shift, or depth, that changes the verdict; those of `within_m` or more are not looked for."""
    if two.settled is not None:
        return Change(within_m, None)
    deep = _by_depth(two, line, drawn, within_m)
    found = _Search(two, line, drawn, deep.metres).least() if deep.metres > 0 else None
    if found is None:
        return deep
    ahead_a, left_a, ahead_b, left_b = found.shift.tolist()
    return Change(max(found.metres - BEYOND_M, 0.0), found.judged, (ahead_a, left_a, ahead_b, left_b))


def _by_depth(two: Pair, line: SightTrace, drawn: SightJudged, within_m: float) -> Change:
    """The change that woods a little deeper or thinner would make, if so much is enough."""
    found = Change(within_m, None)
    if not line.grown:
        return found
    for sign in (1, -1):
        least = 0.0
        if two.verdict(line, sign * found.metres) != drawn.verdict:
            for _ in range(12):
                middle = (least + found.metres) / 2
                if two.verdict(line, sign * middle) != drawn.verdict:
                    found = Change(middle, two.judged(line, sign * middle), deeper=sign > 0)
                else:
                    least = middle
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    """A shift that changes the verdict (ahead and left for A, then for B), and the verdict there."""

    shift: Floats
    judged: SightJudged

    @property
    def metres(self) -> float:
        return float(_sizes(self.shift[None])[0])


class _Search:
    """One line and the shifts of its heads that are tried."""

    def __init__(self, two: Pair, line: SightTrace, drawn: SightJudged, within_m: float) -> None:
        self.two, self.line, self.drawn, self.within_m = two, line, drawn, within_m
        self.frame = frame_of(line)
        # What lies near what is found is narrow where two corners must be passed at once: all steps find it.
        self.only_band = within_m <= two.readings.close_call_m
        self.steps = _EVERYWHERE[:_NEAR] if self.only_band else _EVERYWHERE

    def least(self) -> _Found | None:
        """The least shift, or None."""
        if self.drawn.verdict == "blocked" and surely_blocked(self.two, self.line, self.frame, self.within_m):
            return None
        if self.drawn.verdict == "clear" and is_all_clear(self.two, self.line, self.frame, self.within_m):
            return None
        near = critical(self.two, self.line, self.frame, self.within_m)
        if near.least_m >= self.within_m:
            return None
        enough_m = near.least_m + TOLERANCE_M
        found = self._first(_by_size(candidates(near, self.frame.length_m), self.within_m))
        while found is None or found.metres > enough_m:
            found = found if found is None else self._closer(found, enough_m)
            if found is not None and found.metres <= enough_m:
                break
            closer = self._first(self._anywhere(found))
            if closer is None:
                break
            found = closer
        return found

    def _anywhere(self, found: _Found | None) -> Floats:
        """Shifts of every kind that are smaller than what is found; a few if only the band is looked through."""
        bound = self.within_m if found is None else found.metres
        shells = _SHELLS[-1:] if self.only_band else _SHELLS
        return np.concatenate([self.steps * bound * share for share in shells])

    def _first(self, shifts: Floats) -> _Found | None:
        """The first of the shifts that changes the verdict."""
        for begin in range(0, len(shifts), _AT_ONCE):
            part = shifts[begin : begin + _AT_ONCE]
            for row, judged in self._changed(part):
                return _Found(part[row], judged)
        return None

    def _closer(self, found: _Found, enough_m: float) -> _Found:
        """The change by less: looked for nearer and nearer to the last, as long as that helps."""
        found = self._shorter(found)
        for apart in _APART:
            while found.metres > enough_m:
                most = found.metres - min(TOLERANCE_M, found.metres) / 2
                closer = self._first(_limit_shifts(found.shift + self.steps * apart * most, most))
                if closer is None:
                    break
                found = self._shorter(closer)
        return found

    def _shorter(self, found: _Found) -> _Found:
        """The shift by as little as changes the verdict."""
        low = 0.0
        for _ in range(3):
            shares = low + (1 - low) * np.arange(1, _PARTS) / _PARTS
            shorter = self._first(found.shift * shares[:, None])
            if shorter is None:
                low = float(shares[-1])
            else:
                share = shorter.metres / found.metres
                found, low = shorter, max(share - (1 - low) / _PARTS, 0.0) / share
        return found

    def _changed(self, shifts: Floats) -> Iterator[tuple[int, SightJudged]]:
        """The shifts that change the verdict, each with the new verdict."""
        two, (a, b) = self.two, (self.line.a, self.line.b)
        moved = np.hstack([self.frame.on_map(shifts[:, :2]), self.frame.on_map(shifts[:, 2:])])
        ends = np.array([(a.x, a.y, b.x, b.y)]) + moved
        rows = np.arange(len(ends))
        if self.drawn.verdict == "blocked":
            rows = rows[~_find_walled(two, self.line, ends)]
        met = ThingsMet.by(two.ground, ends[rows], (a.floor, b.floor), two.readings)
        crossed = LandCrossed(two.ground.land, met.lines)
        left = np.flatnonzero(~_stays(two, self.drawn, met, crossed)).tolist()
        traces = traces_of(two.ground, met, crossed, left, two.readings)
        for place, there in zip(left, traces, strict=True):
            if two.verdict(there) != self.drawn.verdict:
                yield int(rows[place]), two.judged(there)


def _sizes(shifts: Floats) -> Floats:
    sizes: Floats = np.maximum(np.hypot(shifts[:, 0], shifts[:, 1]), np.hypot(shifts[:, 2], shifts[:, 3]))
    return sizes


def _by_size(shifts: Floats, within_m: float) -> Floats:
    sizes = _sizes(shifts)
    order = np.argsort(sizes, kind="stable")
    return shifts[order][sizes[order] < within_m]


def _scatter_shifts() -> Floats:
    """Shifts of a metre: both heads straight ahead, back and aside, and others spread evenly among all there are.

    They are symmetrical, so that the result does not depend on the head that is called A.
    """
    evenly = (0.5 + np.outer(np.arange(1, _SCATTERED + 1), _STEP ** -np.arange(1.0, 5.0))) % 1
    angles = 2 * pi * evenly[:, :2]
    sizes = np.minimum(np.sqrt(2 * evenly[:, 2:]), 1.0)
    sizes /= sizes.max(axis=1, keepdims=True)
    ahead, left = sizes * np.cos(angles), sizes * np.sin(angles)
    straight = np.array([(1, 0), (0, 1), (-1, 0), (0, -1)], dtype=np.float64)
    both = np.hstack([np.repeat(straight, 4, axis=0), np.tile(straight, (4, 1))])
    some = np.stack([ahead[:, 0], left[:, 0], ahead[:, 1], left[:, 1]], axis=1)
    back = np.hstack([-some[:, 2:], -some[:, :2]])
    return np.concatenate([both, np.stack([some, back], axis=1).reshape(-1, 4)])


def _limit_shifts(shifts: Floats, most_m: float) -> Floats:
    """The shifts with each head moved by a number of metres at most."""
    heads = shifts.reshape(-1, 2)
    sizes = np.hypot(*heads.T)[:, None]
    drawn_in: Floats = (heads * np.minimum(1.0, most_m / np.maximum(sizes, most_m / 2))).reshape(-1, 4)
    return drawn_in


_EVERYWHERE = _scatter_shifts()


def _find_walled(two: Pair, line: SightTrace, ends: Floats) -> Bools:
    """Lines that meet something solid too far from both heads for anybody to lean round it: a quick look only."""
    readings = two.readings
    surely = np.zeros(len(ends), dtype=np.bool_)
    if line.a.floor == line.b.floor and two.near is two.far is None and readings.wall_peek != "adjacent":
        met = meetings(ends, two.ground.plan(line.a.floor, readings).solid)
        along = (ends[:, 2:] - ends[:, :2])[met.line]
        far = readings.peek_from_m + readings.peek_edge_m + 1e-6
        off_a = np.hypot(*(along * met.t0[:, None]).T) > far
        off_b = np.hypot(*(along * (1 - met.t0[:, None])).T) > far
        surely[met.line[off_a & off_b]] = True
    return surely


def _stays(two: Pair, drawn: SightJudged, met: ThingsMet, crossed: LandCrossed) -> Bools:
    """Lines on which the verdict is surely as it was drawn: a quick look only."""
    if not (two.near is two.far is None) or two.aimed_at is not None:
        return np.zeros(len(met.lines), dtype=np.bool_)
    alone = np.ones(len(met.lines), dtype=np.bool_)
    if drawn.verdict != "penalty" or units_hide(two.readings):
        alone &= ~may_touch(met.lines, [one.spot for one in two.others]).any(axis=1)
    stays: Bools = settle(two.ground, met, crossed, two.readings, alone=alone) == _CODES[drawn.verdict]
    return stays
