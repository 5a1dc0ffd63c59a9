"""How close a verdict is: by how much the heads must be shifted before it changes.

The two heads are shifted together, apart and one by one, across the line and along it, and toward the nearest features;
woods are taken as deeper or thinner.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from squadlog.facts import FAR_M
from squadlog.field.chains import Bools, Floats, meetings
from squadlog.field.conditions import FIGURE_RADIUS_M, Spot
from squadlog.field.ground import Ground
from squadlog.field.judging import Judged, Pair
from squadlog.field.readings import Readings
from squadlog.field.trace import Trace, sections, traces

_NEAREST = 40
_STEPS = (0.1, 0.2, 0.4, 0.8, 1.4, FAR_M)
_PARTS = 8
_ACROSS = ((1, 1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
_ALONG = ((1, 0), (-1, 0), (0, 1), (0, -1))
Shift = tuple[float, float, float, float]
"""By how much A and B are moved: ax, ay, bx, by."""


@dataclass(frozen=True, slots=True)
class Change:
    """The least shift found that changes a verdict, in metres, and the verdict there; None if none was found."""

    metres: float
    judged: Judged | None


def margin(two: Pair, line: Trace, drawn: Judged, *, within_m: float = FAR_M) -> Change:
    """The least shift that changes the verdict, up to `within_m`: no more is looked for, and `FAR_M` is told."""
    found = _by_depth(two, line, drawn, _by_steps(two, line, drawn, within_m))
    if drawn.verdict == "blocked":
        return found  # touching one thing more opens no line
    nearer = list(_toward_nearest(two, line, found.metres))
    changed = next(_changed(two, line, drawn, [shift for _, shift in nearer]), None)
    return found if changed is None else Change(nearer[changed[0]][0], changed[1])


def _by_depth(two: Pair, line: Trace, drawn: Judged, found: Change) -> Change:
    """The change that woods a little deeper or thinner would make, if it takes less than the one already found."""
    if not line.grown:
        return found
    for sign in (1, -1):
        least = 0.0
        if two.verdict(line, sign * found.metres) != drawn.verdict:
            for _ in range(12):
                middle = (least + found.metres) / 2
                if two.verdict(line, sign * middle) != drawn.verdict:
                    found = Change(middle, two.judged(line, sign * middle))
                else:
                    least = middle
    return found


def _by_steps(two: Pair, line: Trace, drawn: Judged, within_m: float) -> Change:
    band = two.readings.close_call_m
    ring = [band * share for share in (0.25, 0.5, 0.75, 1.0)] if band > 0 else []
    before = 0.0
    for steps in (ring, [step for step in _STEPS if band < step <= within_m]):
        patterns = tuple(_patterns(line))
        shifts = [tuple(step * part for part in pattern) for step in steps for pattern in patterns]
        rows = _changed(two, line, drawn, [(s[0], s[1], s[2], s[3]) for s in shifts])
        if (changed := next(rows, None)) is not None:
            row, judged = changed
            turn, place = divmod(row, len(patterns))
            lower = steps[turn - 1] if turn else before
            return _closer(
                two, line, drawn, pattern=patterns[place], found=Change(steps[turn], judged), lower=lower
            )
        before = band
    return Change(within_m, None)


def _closer(two: Pair, line: Trace, drawn: Judged, *, pattern: Shift, found: Change, lower: float) -> Change:
    """The same shift, narrowed down between a length that changes nothing and one that does."""
    for _ in range(2):
        lengths = [lower + (found.metres - lower) * part / _PARTS for part in range(1, _PARTS)]
        shifts = [(m * pattern[0], m * pattern[1], m * pattern[2], m * pattern[3]) for m in lengths]
        if (changed := next(_changed(two, line, drawn, shifts), None)) is None:
            lower = lengths[-1]
        else:
            row, judged = changed
            found, lower = Change(lengths[row], judged), lengths[row - 1] if row else lower
    return found


def _patterns(line: Trace) -> Iterator[Shift]:
    """Shifts by one metre."""
    length = line.length_m
    ux, uy = ((line.b.x - line.a.x) / length, (line.b.y - line.a.y) / length) if length else (1.0, 0.0)
    for at_a, at_b in _ACROSS:
        yield -uy * at_a, ux * at_a, -uy * at_b, ux * at_b
    for at_a, at_b in _ALONG:
        yield ux * at_a, uy * at_a, ux * at_b, uy * at_b


def _changed(two: Pair, line: Trace, drawn: Judged, shifts: list[Shift]) -> Iterator[tuple[int, Judged]]:
    """The shifts under which the verdict is another: which of them, and the verdict."""
    a, b = line.a, line.b
    ends = np.array([(a.x, a.y, b.x, b.y)]) + np.array(shifts, dtype=np.float64).reshape(-1, 4)
    rows = np.arange(len(ends))
    if drawn.verdict == "blocked":
        rows = rows[~_surely_blocked(two, line, ends)]
    pairs = [(Spot(ax, ay, a.floor), Spot(bx, by, b.floor)) for ax, ay, bx, by in ends[rows].tolist()]
    for row, there in zip(rows.tolist(), traces(two.ground, pairs, two.readings), strict=True):
        if two.verdict(there) != drawn.verdict:
            yield row, two.judged(there)


def _surely_blocked(two: Pair, line: Trace, ends: Floats) -> Bools:
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


def _toward_nearest(two: Pair, line: Trace, limit: float) -> Iterator[tuple[float, Shift]]:
    """Shifts of the whole line, or of its nearer end, that just touch the nearest features, nearest first."""
    p, q = _edges_near(two.ground, line, two.readings)
    rows = [(*_nearest(line, p, q), 0.0)]
    for figure in two.others:
        spot = np.array([[figure.spot.x, figure.spot.y]])
        rows.append((*_nearest(line, spot, spot), FIGURE_RADIUS_M))
    away = np.concatenate([np.maximum(row[0] - row[2], 0.0) for row in rows])
    vectors = np.concatenate([row[1] for row in rows])
    full = np.concatenate([row[0] for row in rows])
    for row in np.argsort(away, kind="stable")[:_NEAREST]:
        metres = float(away[row])
        if metres >= limit:
            return
        if metres > 1e-9:
            share = metres / float(full[row]) * (1 + 1e-6)
            x, y = float(vectors[row, 0]) * share, float(vectors[row, 1]) * share
            yield metres, (x, y, x, y)


def _edges_near(ground: Ground, line: Trace, readings: Readings) -> tuple[Floats, Floats]:
    chains = [ground.land.growth]
    for part in sections(line.a.floor, line.b.floor):
        plan = ground.plan(part.floor, readings)
        chains += [plan.solid, plan.soft]
    ends = [chain.edges() for chain in chains]
    return np.concatenate([e[0] for e in ends]), np.concatenate([e[1] for e in ends])


def _nearest(line: Trace, p: Floats, q: Floats) -> tuple[Floats, Floats]:
    """From the line to each edge: the least distance, and the vector that spans it. Of crossed edges, that to an end."""
    a, b = np.array([[line.a.x, line.a.y]]), np.array([[line.b.x, line.b.y]])
    ways = [_to_point(a, b, p), _to_point(a, b, q), -_to_point(p, q, a), -_to_point(p, q, b)]
    lengths = np.stack([np.hypot(way[:, 0], way[:, 1]) for way in ways])
    best = lengths.argmin(axis=0)
    columns = np.arange(len(p))
    return lengths[best, columns], np.stack(ways)[best, columns]


def _to_point(a: Floats, b: Floats, point: Floats) -> Floats:
    """The vectors from the edges a-b to points."""
    along = b - a
    length2 = np.maximum((along**2).sum(axis=1, keepdims=True), 1e-18)
    share = np.clip(((point - a) * along).sum(axis=1, keepdims=True) / length2, 0, 1)
    vectors: Floats = point - (a + share * along)
    return vectors
