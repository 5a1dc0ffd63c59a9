"""Where on a feature a shot goes: the point named, or the one that is seen best (OBS-02, AMB-135)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot
from operator import itemgetter

from squadlog.base.records import value
from squadlog.battle.feature import ELEVATOR
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.stretches import to_edge
from squadlog.ground.moving.chambers import elevator_doors
from squadlog.ground.sight.arcs import in_front
from squadlog.ground.sight.los_verdict import pair
from squadlog.ground.sight.ray_trace import in_order, trace, traces
from squadlog.survey.figures import placeholder
from squadlog.survey.measured_battle import MeasuredBattle

Point = tuple[float, float]
_EVERY_M = 0.5
_MEANT_M = 0.5
_MOST_POINTS = 60
"""How many points of a line are tried at most."""
_OFF_THE_EDGE = 0.2
"""Metres off the ends of what is aimed at: nearer, the wall beside a door would be too close to call."""
_IN_FRONT_M = 0.01
_BESIDE_M = (0.1, 0.25, 0.4, 0.0)
"""How far beside a feature is tried."""
_MOST_EDGES = 4
_DIGITS = 3
"""Decimal places of metres that are kept."""
_RANKS = {"clear": 0, "penalty": 1, "blocked": 2}


@value
class Aimed:
    """A feature of the map that is aimed at, and the point of it. `id` is that of what is drawn."""

    id: str
    spot: Spot


@value
class Shape:
    """A feature as a target: its id on the map, its floor and its lines; `solid` for one that nobody sees into."""

    id: str
    floor: int
    lines: tuple[tuple[Point, ...], ...]
    solid: bool = False


def shape_of(world: MeasuredBattle, feature: str, floor: int) -> Shape | None:
    """The feature as drawn; of an elevator or stairs the part on that floor. None for one that is not on the map."""
    known = world.battle.features.get(feature)
    drawn, name = world.map, (known.part_of if known is not None and known.part_of else feature)
    for wall in drawn.walls:
        if wall.id == name:
            return Shape(name, wall.floor, (wall.line,))
    for door in drawn.doors:
        if door.id == name:
            return Shape(name, door.floor, (door.ends,))
    for window in drawn.windows:
        if window.id == name:
            return Shape(name, window.floor, (window.ends,))
    for obstacle in drawn.obstacles:
        if obstacle.id == name:
            return Shape(name, obstacle.floor, (_close_ring(obstacle.points),), solid=True)
    for shaft in (*drawn.stairs, *drawn.elevators):
        if shaft.id == name:
            fronts = [door for door in elevator_doors(drawn, shaft) if door.floor == floor]
            if known is not None and known.kind == ELEVATOR and fronts:
                return Shape(fronts[0].id, floor, tuple(door.ends for door in fronts), solid=True)
            return Shape(name, floor, (_close_ring(shaft.points),), solid=True)
    return None


def best_point(world: MeasuredBattle, viewer: Figure, feature: str, said: Point | None) -> Aimed | None:
    """The point of a feature that a unit sees best: in its arc, with the least in the way, then the nearest.

    What was hit first is aimed at again: a stretch of a wall at its middle. `said` is a point named at the table, or
    the nearest to it that the feature has. None for a feature that is not on the map.
    """
    shape = shape_of(world, feature, viewer.spot.floor)
    if shape is None:
        return None
    known = world.battle.features.get(feature)
    fixed = said or (known.at if known is not None else None)
    if fixed is not None:
        return Aimed(shape.id, _before(_nearest(shape, fixed), viewer, shape))
    spots = [_before(point, viewer, shape) for point in _points(shape, viewer)]
    return Aimed(
        shape.id, min(zip(_ranks(world, viewer, shape, spots), spots, strict=True), key=itemgetter(0))[1]
    )


def _ranks(
    world: MeasuredBattle, viewer: Figure, shape: Shape, spots: Sequence[Spot]
) -> Iterator[tuple[bool, int, float]]:
    """How well each point is seen, the best first: behind the viewer or not, what the line meets, how far it is."""
    pairs = [in_order(viewer.spot, spot) for spot in spots]
    if viewer.spot.floor == shape.floor:
        lines = traces(world.ground, pairs, world.readings)
    else:
        lines = tuple(trace(world.ground, *ends, world.readings) for ends in pairs)
    for spot, line in zip(spots, lines, strict=True):
        two = pair(world.ground, viewer, placeholder(spot), world.readings, aimed_at=shape.id)
        behind = not in_front(viewer, spot, world.readings, radius_m=0.0)
        yield behind, _RANKS[two.verdict(line)], distance_m(spot, viewer.spot)


def point_of(world: MeasuredBattle, feature: str, at: Point) -> Point | None:
    """The point of a feature nearest to another, to the centimetre, None if that is not within half a metre of it."""
    shape = shape_of(world, feature, 1)
    if shape is None:
        return None
    x, y = _nearest(shape, at)
    return (round(x, 2), round(y, 2)) if hypot(x - at[0], y - at[1]) <= _MEANT_M else None


def beside(world: MeasuredBattle, feature: str) -> Iterator[Spot]:
    """Spots right beside a feature, on either side of the middle of its longest edges; none of what is on no map."""
    shape = shape_of(world, feature, 1)
    edges = [] if shape is None else [(p, q) for line in shape.lines for p, q in pairwise(line) if p != q]
    for (x, y), (to_x, to_y) in sorted(edges, key=lambda edge: -hypot(*_along(*edge)))[:_MOST_EDGES]:
        along_x, along_y = _along((x, y), (to_x, to_y))
        length_m = hypot(along_x, along_y)
        for off_m in (away_m * side for away_m in _BESIDE_M for side in (1, -1)):
            east, north = along_y * off_m / length_m, -along_x * off_m / length_m
            spot = round((x + to_x) / 2 + east, 2), round((y + to_y) / 2 + north, 2)
            yield Spot(*spot, shape.floor if shape is not None else 1)


def _along(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def across(world: MeasuredBattle, feature: str, at: Point | None, by: Spot) -> float | None:
    """The direction straight through a feature at a point of it, away from whoever is at `by`, in degrees (SHP-09).

    `at` None: where it was hit, or where it is nearest to him. Of two edges that meet at the point it is the one before
    which he stands more squarely. None for a feature that is not on the map.
    """
    shape = shape_of(world, feature, by.floor)
    if shape is None:
        return None
    known = world.battle.features.get(feature)
    here = (by.x, by.y)
    point = at or (known.at if known is not None else None) or here
    edges = [(p, q) for line in shape.lines for p, q in pairwise(line) if p != q]
    p, q = min(edges, key=lambda edge: (round(to_edge(point, *edge), _DIGITS), -abs(_aside(here, *edge))))
    east, north = (q[1] - p[1], p[0] - q[0]) if _aside(here, p, q) > 0 else (p[1] - q[1], q[0] - p[0])
    return degrees(atan2(east, north)) % 360.0


def _aside(point: Point, p: Point, q: Point) -> float:
    """How far to the left of the endless line from `p` to `q` a point lies, in metres."""
    wide, high = q[0] - p[0], q[1] - p[1]
    return (wide * (point[1] - p[1]) - high * (point[0] - p[0])) / hypot(wide, high)


def _nearest(shape: Shape, point: Point) -> Point:
    """The point of a feature nearest to another."""
    found = [_on_edge(point, p, q) for line in shape.lines for p, q in pairwise(line)]
    return min(found, key=lambda near: hypot(near[0] - point[0], near[1] - point[1]), default=point)


def _on_edge(point: Point, p: Point, q: Point, *, inner_m: float = 0.0) -> Point:
    """The point of an edge nearest to another, `inner_m` from its ends at least."""
    wide, high = q[0] - p[0], q[1] - p[1]
    length = hypot(wide, high)
    if length <= 0:
        return p
    inner = min(inner_m / length, 0.5)
    share = ((point[0] - p[0]) * wide + (point[1] - p[1]) * high) / length**2
    along = min(max(share, inner), 1 - inner)
    return p[0] + wide * along, p[1] + high * along


def _points(shape: Shape, viewer: Figure) -> Iterator[Point]:
    """The place of every line nearest to the viewer, and others along it, its very ends left out."""
    length = sum(hypot(qx - px, qy - py) for line in shape.lines for (px, py), (qx, qy) in pairwise(line))
    step = max(_EVERY_M, length / _MOST_POINTS)
    for line in shape.lines:
        for p, q in pairwise(line):
            metres = hypot(q[0] - p[0], q[1] - p[1])
            if metres <= 0:
                continue
            yield _on_edge((viewer.spot.x, viewer.spot.y), p, q, inner_m=_OFF_THE_EDGE)
            parts = max(2, round(metres / step))
            for part in range(parts + 1):
                share = part / parts
                there = (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)
                yield _on_edge(there, p, q, inner_m=_OFF_THE_EDGE)


def _before(point: Point, viewer: Figure, shape: Shape) -> Spot:
    """The point, or for what has an inside a place just before it, so that nobody takes it for somebody inside."""
    x, y = point
    away = hypot(viewer.spot.x - x, viewer.spot.y - y)
    share = min(_IN_FRONT_M / away, 1.0) if shape.solid and away > 0 else 0.0
    x, y = x + (viewer.spot.x - x) * share, y + (viewer.spot.y - y) * share
    return Spot(round(x, _DIGITS), round(y, _DIGITS), shape.floor)


def _close_ring(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return (*points, points[0])
