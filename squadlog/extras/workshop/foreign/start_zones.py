"""Two start zones for a map that came without: the fairest pair along its edges, else at the two ends of its inside."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import cos, sin, tau

import numpy as np
import shapely

from squadlog.base.errors import MapError
from squadlog.extras.workshop.foreign.drawing import Place
from squadlog.extras.workshop.foreign.joined_walls import find_spaces
from squadlog.ground.compiled.chains import Bools
from squadlog.ground.compiled.outlines import area, wall_sides
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.fairness.fair import MIRRORED_MOST, LookedOver, fairness
from squadlog.ground.map.model import Map
from squadlog.ground.map.zones import Zone
from squadlog.ground.moving.moves_stops import Cost
from squadlog.ground.random_maps.zones import fair_zones

SIDES = ("Red", "Blue")
_DEEP_M, _LONG_M, _BESIDE_M = 6.0, 12.0, 8.0
_RADII_M = (3.0, 4.0, 5.0, 6.0, 8.0)
_ENOUGH_M2 = 25.0
"""As much ground as a squad takes, a metre apart, with room to spare."""
_CLEAR_M = 0.1
_WAYS, _MOST_PAIRS = 12, 6
"""In how many directions outlying places are looked for, and how many pairs of them are judged."""
_IDS = ("zone-red", "zone-blue")
_INSIDE_SHARE = 0.5
"""From this share of the places within walls, the fight is within them, and so are the zones."""
_MOST_M = 80.0
"""On longer maps the pairs along the edges are too many to be judged."""


def draw_zones(drawn: Map, readings: Readings, cost: Cost) -> tuple[Map, str]:
    """The map with a zone for each of two sides, and a sentence about them; the map as it is where there is no room."""
    bare = drawn.model_copy(update={"zones": ()})
    try:
        over = LookedOver(bare, readings, cost)
    except MapError:
        return drawn.model_copy(update={"zones": _plain_edges(drawn)}), (
            "Drew start zones for Red and Blue along two edges; the map is too large to be judged, so look whether "
            "they are fair."
        )
    if len(over.marks) < 2:
        return drawn, "There is no room for start zones: nobody can stand anywhere on this map."
    inside = _within_walls(bare, over)
    zones = None
    outdoors = float(inside.mean()) < _INSIDE_SHARE and over.image <= MIRRORED_MOST
    if outdoors and max(drawn.width_m, drawn.height_m) <= _MOST_M:
        least = min(drawn.width_m, drawn.height_m)
        zones = fair_zones(
            over, SIDES, min(_DEEP_M, least / 4), max(min(_LONG_M, least - _BESIDE_M), least / 2)
        )
    if zones is not None:
        return drawn.model_copy(update={"zones": zones}), (
            "Drew start zones for Red and Blue on two edges, fair as squadlog map fair has it."
        )
    zones = max(_far_pairs(over, inside), key=lambda pair: _holding(over, pair))
    found = drawn.model_copy(update={"zones": zones})
    unlike = [question.key for question in fairness(found, readings, cost).questions if not question.holds]
    fair = f"says no to {' and '.join(unlike)}, and why" if unlike else "says yes to every question"
    return found, (
        f"Drew start zones for Red and Blue at two ends of the ground. squadlog map fair {fair}; "
        "z on the map table draws others."
    )


def _holding(over: LookedOver, zones: Sequence[Zone]) -> int:
    """How many questions of fairness two zones stand; none where they are too small to be asked."""
    if not all(bool(over.within([zone]).any()) for zone in zones):
        return 0
    return sum(question.holds for question in over.between(zones).questions)


def _within_walls(drawn: Map, over: LookedOver) -> Bools:
    found = np.zeros(len(over.marks), dtype=np.bool_)
    for ring in find_spaces([wall.line for wall in drawn.walls if wall.floor == 1]):
        found |= shapely.contains_xy(shapely.Polygon(ring), over.xy) & (over.floors == 1)
    return found


def _far_pairs(over: LookedOver, inside: Bools) -> list[tuple[Zone, ...]]:
    """Pairs of zones about outlying places of the ground floor, those farthest from each other on foot first."""
    ground = over.floors == 1
    within = ground & inside if float(inside.mean()) >= _INSIDE_SHARE else ground
    within = within if within.sum() >= 2 else ground
    xy, marks = over.xy[within], over.marks[within]
    ways = ((tau * way / _WAYS) for way in range(_WAYS))
    ends = sorted({int(marks[np.argmax(xy @ np.array([cos(way), sin(way)]))]) for way in ways})
    steps = {one: over.net.steps_from([one]) for one in ends}
    pairs = [(steps[one].get(other, 0), one, other) for one, other in combinations(ends, 2)]
    farthest = sorted(pairs, key=lambda pair: (-pair[0], *pair[1:]))[:_MOST_PAIRS]
    if not farthest:  # one place is all there is
        farthest = [(0, int(marks[0]), int(marks[-1]))]
    return [_zones_about(over, one, other) for far, one, other in farthest if 2 * far >= farthest[0][0]]


def _zones_about(over: LookedOver, *marks: int) -> tuple[Zone, ...]:
    spots = map(over.net.spot, marks)
    return tuple(
        Zone(id=name, side=side, points=_ground_about(over.drawn, (spot.x, spot.y)))
        for name, side, spot in zip(_IDS, SIDES, spots, strict=True)
    )


def _ground_about(drawn: Map, place: Place) -> tuple[Place, ...]:
    """The ground about a place that no wall parts from it, large enough for a squad where there is so much."""
    walls = shapely.union_all([side.buffer(_CLEAR_M) for side in wall_sides(drawn, 1)])
    point = shapely.Point(place)
    for radius_m in _RADII_M:
        round_it = point.buffer(radius_m).intersection(area(drawn)).difference(walls)
        parts = [part for part in shapely.get_parts(round_it) if part.distance(point) < _CLEAR_M]
        found = max(parts, key=shapely.area, default=point.buffer(radius_m))
        if found.area >= _ENOUGH_M2:
            break
    outline = shapely.get_coordinates(found.exterior.simplify(_CLEAR_M))[:-1].tolist()
    return tuple((round(x, 2) + 0.0, round(y, 2) + 0.0) for x, y in outline)


def _plain_edges(drawn: Map) -> tuple[Zone, ...]:
    wide, high = drawn.width_m, drawn.height_m
    boxes: Iterator[tuple[float, float, float, float]]
    if wide >= high:
        boxes = iter(((0, 0, _DEEP_M, high), (wide - _DEEP_M, 0, wide, high)))
    else:
        boxes = iter(((0, 0, wide, _DEEP_M), (0, high - _DEEP_M, wide, high)))
    return tuple(
        Zone(id=name, side=side, points=((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
        for name, side, (x0, y0, x1, y1) in zip(_IDS, SIDES, boxes, strict=True)
    )
