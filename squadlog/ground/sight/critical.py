"""What lies so near a sight line that a shift of its heads could touch it, leave it, or count it otherwise.

A line is judged by what it touches, by how far some of that is from a head, and by metres of woods and slopes. As
long as a shift passes no corner and no end, reaches none of those distances and no limit of a depth, the verdict
stays.

Everything is told in the frame of the line: metres ahead from A toward B, and metres to the left.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import asin, hypot, pi, sin

import numpy as np
import shapely

from squadlog.base.records import value
from squadlog.ground.compiled.chains import Chains, Floats, passages
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.cover_on_line import OWN_COVER_M
from squadlog.ground.sight.los_verdict import Pair
from squadlog.ground.sight.ray_trace import SightTrace, sections

MOST_CORNERS = 40
"""How many corners near a line are looked at, at most."""
MOST_PLACES = 16
"""How many shifts of a head are looked at, at most."""
_SAME_M = 1e-9
_SURELY_M = 1e-6
_GROWN = ("light", "heavy")
Edges = tuple[Floats, Floats]
"""The ends of straight pieces, a row for each."""


@value
class Frame:
    """A line's own north: `ahead` runs from A to B, `left` across."""

    x: float
    y: float
    ahead: tuple[float, float]
    length_m: float

    def of(self, points: Floats) -> Floats:
        """Points of the map as metres ahead and to the left."""
        (ux, uy), away = self.ahead, points - (self.x, self.y)
        return np.stack([away @ (ux, uy), away @ (-uy, ux)], axis=1)

    def on_map(self, vectors: Floats) -> Floats:
        """Shifts told as ahead and left as shifts east and north."""
        ux, uy = self.ahead
        return np.stack([vectors @ (ux, -uy), vectors @ (uy, ux)], axis=1)


def frame_of(line: SightTrace) -> Frame:
    """The frame of a line; that of two heads in one place looks east."""
    length = line.length_m
    ahead = ((line.b.x - line.a.x) / length, (line.b.y - line.a.y) / length) if length else (1.0, 0.0)
    return Frame(line.a.x, line.a.y, ahead, length)


@dataclass(frozen=True, slots=True, eq=False)
class Critical:
    """All that counts within some metres of a line, in its frame; the nearest first where there is too much.

    `corners` are points that the line may pass on the other side. `at_a` and `at_b` are the shifts of one head to
    where it meets something, or is no longer as near as counts; `aside` are shifts of both together. `least_m` is the
    least shift that reaches any of all this: less changes nothing. It is 0 where metres of woods or slopes are near a
    limit.
    """

    corners: Floats
    at_a: Floats
    at_b: Floats
    aside: Floats
    least_m: float


def critical(two: Pair, line: SightTrace, frame: Frame, within_m: float) -> Critical:
    """What counts within `within_m` metres of a line."""
    plans = [two.ground.plan(part.floor, two.readings) for part in sections(line.a.floor, line.b.floor)]
    land = two.ground.land
    solid = _near(_together(plan.solid_edges for plan in plans), frame, within_m)
    soft = _near(_together(plan.soft_edges for plan in plans), frame, within_m)
    grown = _near(land.edges, frame, within_m)
    every = _together([solid, soft, grown])
    b = np.array([frame.length_m, 0.0])
    aside = _to_ceilings(two, line, frame, within_m)
    discs = frame.of(
        np.array([(one.spot.x, one.spot.y) for one in two.others], dtype=np.float64).reshape(-1, 2)
    )
    at_a, at_b = (_places(two, head, every, (solid, soft, discs), within_m) for head in (0 * b, b))
    corners = [*every, *_corner_points(solid, two), _rims(discs, frame.length_m)]
    found, away = _nearest(np.concatenate(corners), frame.length_m, within_m)
    reached = np.concatenate([away, *(np.hypot(*shifts.T) for shifts in (at_a, at_b, aside))])
    least = 0.0 if _near_a_limit(two, line, frame, within_m) else float(reached.min(initial=np.inf))
    return Critical(found[:MOST_CORNERS], _first(at_a), _first(at_b), aside, least)


def surely_blocked(two: Pair, line: SightTrace, frame: Frame, within_m: float) -> bool:
    """Whether a floor or roof, or one piece of wall that nobody can lean round, is in the way of every line so near."""
    readings = two.readings
    if line.a.floor != line.b.floor:
        return _through_floor(two, line, within_m)
    if not (two.near is two.far is None):
        return False
    plan = two.ground.plan(line.a.floor, readings)
    (p, q), owners = plan.solid_edges, plan.solid.edges()[2]
    p, q = frame.of(p), frame.of(q)
    with np.errstate(divide="ignore", invalid="ignore"):
        meets = p[:, 0] + (q[:, 0] - p[:, 0]) * p[:, 1] / (p[:, 1] - q[:, 1])
    aside = np.minimum(np.abs(p[:, 1]), np.abs(q[:, 1])) > within_m
    crossed = aside & (p[:, 1] * q[:, 1] < 0) & (meets > within_m) & (meets < frame.length_m - within_m)
    heads = [(line.a.x, line.a.y), (line.b.x, line.b.y)]
    for row in np.flatnonzero(crossed):
        thing = plan.things[owners[row]]
        if thing.id != two.aimed_at and _out_of_lean(p[row], q[row], frame.length_m, within_m, readings):
            return True
        ends = (p[row : row + 1], q[row : row + 1])
        off = [np.hypot(*_to_edges(head, ends)[0]) for head in (np.zeros(2), np.array([frame.length_m, 0.0]))]
        clear_m = min(thing.distance(head) for head in heads) - readings.peek_from_m
        if min(off) > within_m and clear_m > within_m and thing.id != two.aimed_at:
            return True
    return False


def is_all_clear(two: Pair, line: SightTrace, frame: Frame, within_m: float) -> bool:
    """Whether nothing at all lies on any line so near, neither feature nor growth nor slope nor soldier."""
    if line.a.floor != line.b.floor or two.others or line.grown or not (two.near is two.far is None):
        return False
    plan = two.ground.plan(line.a.floor, two.readings)
    around = (plan.solid_edges, plan.soft_edges, two.ground.land.edges)
    return not any(len(_in_strip(edges, frame, within_m + _SURELY_M)[0]) for edges in around)


def _through_floor(two: Pair, line: SightTrace, within_m: float) -> bool:
    """Whether all lines so near go through the same floor or roof (MAP-08)."""
    for below, above in pairwise(sections(line.a.floor, line.b.floor)):
        if below.t1 in line.ceilings:
            edge = two.ground.land.floor_edge(max(below.floor, above.floor))
            here = shapely.points(*line.at(below.t1))
            if not shapely.is_empty(edge) and shapely.distance(here, edge) > within_m + _SURELY_M:
                return True
    return False


def _out_of_lean(p: Floats, q: Floats, length_m: float, within_m: float, readings: Readings) -> bool:
    """Whether a piece of wall crosses all lines so near, and meets each too far from its heads to be leant round.

    AMB-76.
    """
    if readings.wall_peek == "adjacent":
        return False
    far = within_m + readings.peek_from_m + readings.peek_edge_m + _SURELY_M
    rise = (q[0] - p[0]) / (q[1] - p[1])
    ends = [(p[0] + rise * (left - p[1]), left) for left in (-within_m, within_m)]
    if min(ends)[0] <= within_m or max(ends)[0] >= length_m - within_m:
        return False
    between = np.array([ends[0]]), np.array([ends[1]])
    heads = (np.zeros(2), np.array([length_m, 0.0]))
    return all(float(np.hypot(*_to_edges(head, between)[0])) > far for head in heads)


def _near(edges: Edges, frame: Frame, within_m: float) -> Edges:
    """The edges that reach into a box round the line."""
    return _in_strip(edges, frame, within_m + OWN_COVER_M)


def _in_strip(edges: Edges, frame: Frame, far: float) -> Edges:
    """The edges that reach into a box that is so much wider and longer than the line."""
    p, q = frame.of(edges[0]), frame.of(edges[1])
    low, high = np.minimum(p, q), np.maximum(p, q)
    kept = (low <= (frame.length_m + far, far)).all(axis=1) & (high >= (-far, -far)).all(axis=1)
    return p[kept], q[kept]


def _together(several: Iterable[Edges]) -> Edges:
    p, q = zip(*several, strict=True)
    return np.concatenate(p), np.concatenate(q)


def _nearest(points: Floats, length_m: float, within_m: float) -> tuple[Floats, Floats]:
    """Points by their distance from the line, each once, and these distances."""
    beyond = np.maximum(np.maximum(-points[:, 0], points[:, 0] - length_m), 0.0)
    away = np.hypot(beyond, points[:, 1])
    kept = away <= within_m
    rounded, first = np.unique(np.round(points[kept], 7), axis=0, return_index=True)
    away = away[kept][first]
    order = np.argsort(away, kind="stable")
    return rounded[order], away[order]


def _first(shifts: Floats) -> Floats:
    lengths = np.hypot(*shifts.T)
    return shifts[np.argsort(lengths, kind="stable")[:MOST_PLACES]]


def _to_edges(head: Floats, edges: Edges) -> Floats:
    """From a head to the nearest point of every edge."""
    p, q = edges
    along = q - p
    length2 = np.maximum((along**2).sum(axis=1), _SAME_M**2)
    share = np.clip(((head - p) * along).sum(axis=1) / length2, 0, 1)
    vectors: Floats = p + share[:, None] * along - head
    return vectors


def _places(
    two: Pair, head: Floats, every: Edges, near: tuple[Edges, Edges, Floats], within_m: float
) -> Floats:
    """The shifts of one head that count: onto an edge, a metre from a corner or low cover, past the line of a wall."""
    readings, (solid, soft, discs) = two.readings, near
    found = [_to_edges(head, every), _to_circle(discs - head, FIGURE_RADIUS_M)]
    corners = np.concatenate(solid)
    aside = np.abs(corners[:, 1]) <= readings.peek_edge_m + 2 * within_m
    close = aside & (np.hypot(*(corners - head).T) <= readings.peek_from_m + within_m)
    found += _round_about(corners[close] - head, readings.peek_from_m)
    if readings.wall_peek == "adjacent":
        found += _round_about(_to_edges(head, solid), readings.peek_from_m)
    if readings.firer_side == "ignored":
        beside = np.minimum(soft[0][:, 1], soft[1][:, 1]) <= within_m
        beside &= np.maximum(soft[0][:, 1], soft[1][:, 1]) >= -within_m
        found += _round_about(_to_edges(head, (soft[0][beside], soft[1][beside])), OWN_COVER_M)
    p, q = solid
    here = close[: len(p)] | close[len(p) :]
    along = q[here] - p[here]
    length2 = np.maximum((along**2).sum(axis=1), _SAME_M**2)
    share = ((head - p[here]) * along).sum(axis=1) / length2
    feet = p[here] + share[:, None] * along - head
    found += [feet, _to_circle(feet, -readings.peek_from_m)]
    shifts = np.concatenate(found)
    kept = np.hypot(*shifts.T) <= within_m
    return shifts[kept] if kept.sum() <= MOST_PLACES else np.unique(np.round(shifts[kept], 7), axis=0)


def _round_about(vectors: Floats, radius_m: float) -> list[Floats]:
    """Shifts that bring a head to that distance from what the vectors point at, on this side of it or the other."""
    return [_to_circle(vectors, radius_m), _to_circle(vectors, -radius_m)]


def _to_circle(vectors: Floats, radius_m: float) -> Floats:
    """Shifts that bring a head to that distance from what the vectors point at; beyond it if negative."""
    away = np.hypot(*vectors.T)
    kept = away > _SAME_M
    moved: Floats = vectors[kept] * (1 - radius_m / away[kept])[:, None]
    return moved


def _corner_points(solid: Edges, two: Pair) -> list[Floats]:
    """The points of walls as far from their corners as a line may pass that somebody leans round (AMB-76)."""
    p, q = solid
    along = q - p
    length = np.hypot(*along.T)
    long = length > two.readings.peek_edge_m
    step = along[long] / length[long, None] * two.readings.peek_edge_m
    return [p[long] + step, q[long] - step]


def _rims(discs: Floats, length_m: float) -> Floats:
    """Where the line would just touch the others who stand beside it, on either side of them."""
    beside = discs[(discs[:, 0] >= 0) & (discs[:, 0] <= length_m)]
    rim = np.array([0.0, FIGURE_RADIUS_M])
    return np.concatenate([beside + rim, beside - rim])


def _to_ceilings(two: Pair, line: SightTrace, frame: Frame, within_m: float) -> Floats:
    """Shifts of both heads that bring the line to the edge of a floor or roof where it passes from storey to storey."""
    found = []
    parts = sections(line.a.floor, line.b.floor)
    for below, above in pairwise(parts):
        edge = two.ground.land.floor_edge(max(below.floor, above.floor))
        if not shapely.is_empty(edge):
            here = shapely.points(*line.at(below.t1))
            here_and_there = shapely.get_coordinates(shapely.shortest_line(here, edge))
            found.append(here_and_there[1] - here_and_there[0])
    origin = np.array([frame.x, frame.y])
    shifts: Floats = frame.of(np.array(found, dtype=np.float64).reshape(-1, 2) + origin)
    kept: Floats = shifts[np.hypot(*shifts.T) <= within_m]
    return kept


def _near_a_limit(two: Pair, line: SightTrace, frame: Frame, within_m: float) -> bool:
    """Whether metres of woods or slopes may come to a limit by such a shift without passing a corner."""
    land, tilt = two.ground.land, _tilt(frame, within_m)
    judge = two.readings.judge
    sway = dict.fromkeys(_GROWN, 2 * within_m)
    for owner, _, moved in _swaying(line, frame, land.growth, tilt, within_m):
        if (kind := land.patches[owner][1]) != "marsh":
            sway[kind] += moved
    deep = {kind: metres for kind in _GROWN if (metres := line.depth_m(kind))}
    least = {kind: metres - sway[kind] for kind, metres in deep.items()}
    most = {kind: metres + sway[kind] for kind, metres in deep.items()}
    if judge.woods.may_turn(least, most):
        return True
    steps = sorted((at_m, moved) for _, at_m, moved in _swaying(line, frame, land.contours, tilt, within_m))
    return bool(steps) and judge.slopes.may_turn(steps, frame.length_m, within_m)


def _tilt(frame: Frame, within_m: float) -> float:
    """By how much such a shift may turn the line, in radians."""
    return asin(min(1.0, 2 * within_m / frame.length_m)) if frame.length_m else pi / 2


def _swaying(
    line: SightTrace, frame: Frame, chains: Chains, tilt: float, within_m: float
) -> list[tuple[int, float, float]]:
    """Every edge that the line crosses: its owner, where, and how far along the line a shift may move that."""
    ends = np.array([[line.a.x, line.a.y, line.b.x, line.b.y]])
    passed = passages(ends, chains)
    ux, uy = frame.ahead
    found = []
    for owner, t, wide, high in zip(
        passed.owner.tolist(),
        passed.t.tolist(),
        passed.along[:, 0].tolist(),
        passed.along[:, 1].tolist(),
        strict=True,
    ):
        if 0 <= t <= 1:
            steep = asin(min(1.0, abs(ux * high - uy * wide) / max(hypot(wide, high), _SAME_M))) - tilt
            moved = within_m + (within_m / sin(steep) if steep > 0 else frame.length_m)
            found.append((owner, t * frame.length_m, moved))
    return found
