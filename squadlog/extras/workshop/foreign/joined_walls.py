"""The walls of a foreign map made fit: straight through their doors, joined where they nearly meet, none drawn twice.

All is metres, y to the north. What is outermost, but for a frame along the edge of the map, is external.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot

import shapely

from squadlog.base.errors import MapError
from squadlog.base.records import record
from squadlog.extras.workshop.foreign.drawing import Place
from squadlog.ground.compiled.outlines import TOUCH_M, Geometry

JOINS_M = 0.05
"""Ends of walls no farther apart than this are one joint."""
REACHES_M = 0.3
"""A jamb is carried to a wall that ends no farther from it than this."""
JAMB_M = 0.25
"""How long the wall is to each side of a door that stands alone."""
_EXACT_M = 0.001
_EDGE_M = 0.5
"""A wall within this of the edge of the map, along it, is its frame."""
_ON_M = 0.02
_CORNER_M = 1.05 * TOUCH_M
_MOST_MEETINGS = 100_000
"""Pairs of straight stretches that meet or nearly do: each crossing has points, and of these a map has far fewer."""
_AT_ONCE = 64
CURVES_M = (0.02, 0.05, 0.1, 0.2)
"""How far a line may be from the curve that it stands for: the first, and more where there are too many points."""


@record
class JoinedWalls:
    """The walls of a floor, which of them are external, and the openings between their jambs, in the order given."""

    external: tuple[tuple[Place, ...], ...]
    internal: tuple[tuple[Place, ...], ...]
    openings: tuple[tuple[Place, Place], ...]
    on_external: tuple[bool, ...]
    """Of each opening: whether it is in an external wall."""
    jambs: int
    """How many openings got jambs, having no wall of their own."""
    joined: int
    """How many ends of walls were moved to meet another."""


def join_walls(
    lines: Sequence[Sequence[Place]],
    openings: Sequence[tuple[Place, Place]],
    size: Place,
    tolerance_m: float = CURVES_M[0],
) -> JoinedWalls:
    """The walls along these lines and through these openings, on a map of that size.

    Raises MapError for a tangle: lines that meet each other more often than on any map.
    """
    straight = dict.fromkeys(_one_way(_simplify(line, tolerance_m)) for line in lines)
    check_tangle([*straight, *openings])
    corners = _Corners([line for line in straight if line])
    walls = corners.join()
    ends, bridges, jambs = _through(openings, walls)
    net = _net([*walls, *bridges], size)
    outer = _outer(net, size)
    external = [line for line, out in zip(net, outer, strict=True) if out]
    internal = [line for line, out in zip(net, outer, strict=True) if not out]
    drawn = tuple(map(_points, external)), tuple(map(_points, internal))
    return JoinedWalls(
        external=drawn[0],
        internal=drawn[1],
        openings=tuple(_settle(ends, [*drawn[0], *drawn[1]])),
        on_external=tuple(_lie_on(ends, external)),
        jambs=jambs,
        joined=corners.moved,
    )


def count_points(lines: Sequence[Sequence[Place]], tolerance_m: float) -> int:
    """How many points these lines have once they are as straight as that."""
    return sum(len(_simplify(line, tolerance_m)) for line in lines)


def _simplify(line: Sequence[Place], tolerance_m: float) -> tuple[Place, ...]:
    kept = [place for number, place in enumerate(line) if not number or place != line[number - 1]]
    if len(kept) < 2:
        return ()
    found = shapely.LineString(kept).simplify(tolerance_m)
    if found.length < _EXACT_M * 10:
        return ()
    return tuple((float(x), float(y)) for x, y in shapely.get_coordinates(found))


def _one_way(line: tuple[Place, ...]) -> tuple[Place, ...]:
    """A line in one of its two directions, by which a wall that is drawn twice is known."""
    return min(line, line[::-1])


def check_tangle(lines: Sequence[Sequence[Place]]) -> None:
    """Raise MapError, in words that go on after the name of a file, for lines that meet more often than on any map."""
    stretches = shapely.linestrings([pair for line in lines for pair in pairwise(line)] or [((0, 0), (0, 0))])
    tree, left = shapely.STRtree(stretches), len(stretches) + 2 * _MOST_MEETINGS
    for start in range(0, len(stretches), _AT_ONCE):
        some = stretches[start : start + _AT_ONCE]
        left -= tree.query(some, predicate="dwithin", distance=JOINS_M).shape[1]
        if left < 0:
            raise MapError(
                f"lines of it meet or cross more than {_MOST_MEETINGS} times, and a map could not hold so many corners"
            )


class _Corners:
    """The ends of lines, brought together where they nearly meet each other or nearly lie on another line."""

    def __init__(self, lines: Sequence[tuple[Place, ...]]) -> None:
        self._lines = lines
        self.moved = 0

    def join(self) -> list[tuple[Place, ...]]:
        """The lines with their ends moved."""
        if not self._lines:
            return []
        ends = [place for line in self._lines for place in (line[0], line[-1])]
        met = self._meet_ends(ends)
        lines = [
            (met[2 * number], *line[1:-1], met[2 * number + 1]) for number, line in enumerate(self._lines)
        ]
        return self._meet_lines(lines)

    def _meet_ends(self, ends: list[Place]) -> list[Place]:
        """Of all ends within a joint the first one, for each."""
        points = shapely.points(ends)
        tree = shapely.STRtree(points)
        leader = list(range(len(ends)))
        for one, other in tree.query(points, predicate="dwithin", distance=JOINS_M).T.tolist():
            if other < one and leader[other] == other:
                leader[one] = min(leader[one], other)
        met = [ends[leader[place]] for place in range(len(ends))]
        apart = (hypot(x - px, y - py) for (x, y), (px, py) in zip(ends, met, strict=True))
        self.moved += sum(gap > _EXACT_M for gap in apart)
        return met

    def _meet_lines(self, lines: list[tuple[Place, ...]]) -> list[tuple[Place, ...]]:
        """Carry each end that nearly lies on another line onto it."""
        shapes = [shapely.LineString(line) for line in lines]
        tree = shapely.STRtree(shapes)
        found = []
        for number, line in enumerate(lines):
            moved = list(line)
            for place in (0, -1):
                point = shapely.Point(line[place])
                near = [
                    int(other)
                    for other in tree.query(point, predicate="dwithin", distance=JOINS_M)
                    if other != number
                ]
                apart = {other: float(shapes[other].distance(point)) for other in near}
                if apart and min(apart.values()) > _EXACT_M / 10:
                    on = shapes[min(apart, key=lambda other: apart[other])]
                    foot = on.interpolate(on.project(point))
                    self.moved += min(apart.values()) > _EXACT_M
                    moved[place] = (float(foot.x), float(foot.y))
            if hypot(moved[0][0] - moved[-1][0], moved[0][1] - moved[-1][1]) > _EXACT_M or len(moved) > 2:
                found.append(tuple(moved))
        return found


def _through(
    openings: Sequence[tuple[Place, Place]], walls: Sequence[tuple[Place, ...]]
) -> tuple[list[tuple[Place, Place]], list[tuple[Place, ...]], int]:
    """The openings, the walls that go through them, and how many of them got jambs of their own."""
    shapes = [shapely.LineString(line) for line in walls]
    tree = shapely.STRtree(shapes) if shapes else None
    ends, bridges, jambs = [], list[tuple[Place, ...]](), 0
    for drawn in openings:
        (x, y), (x2, y2) = drawn
        length = hypot(x2 - x, y2 - y)
        if length < _ON_M:
            ends.append(drawn)
            continue
        feet = [_wall_near(end, shapes, tree) for end in drawn]
        jambs += feet == [None, None]
        one, other = _on_walls(drawn, feet)
        jamb = JAMB_M * (x2 - x) / length, JAMB_M * (y2 - y) / length
        before = feet[0] or (one[0] - jamb[0], one[1] - jamb[1])
        beyond = feet[1] or (other[0] + jamb[0], other[1] + jamb[1])
        bridge = [before, one, other, beyond]
        bridges.append(tuple(place for number, place in enumerate(bridge) if place != bridge[number - 1]))
        ends.append((one, other))
    return ends, bridges, jambs


def _on_walls(drawn: tuple[Place, Place], feet: Sequence[Place | None]) -> tuple[Place, Place]:
    """The jambs on the walls that they nearly lie on, where the opening stays about as wide."""
    (one, other), (first, last) = drawn, feet
    if first is None or last is None:
        return one, other
    width = hypot(other[0] - one[0], other[1] - one[1])
    apart = hypot(last[0] - first[0], last[1] - first[1])
    return (first, last) if 0.9 * width <= apart <= 1.1 * width else (one, other)


def _wall_near(end: Place, shapes: Sequence[Geometry], tree: Geometry) -> Place | None:
    """The place of a wall that a jamb is carried to; None where there is none near."""
    if tree is None:
        return None
    point = shapely.Point(end)
    near = tree.query(point, predicate="dwithin", distance=REACHES_M)
    if not len(near):
        return None
    on = shapes[min(near, key=lambda number: shapes[number].distance(point))]
    foot = on.interpolate(on.project(point))
    return float(foot.x), float(foot.y)


def _net(lines: Sequence[tuple[Place, ...]], size: Place) -> list[Geometry]:
    """The lines within the map, each stretch once, from joint to joint; none that comes to nothing once it is drawn."""
    if not lines:
        return []
    whole = shapely.union_all([shapely.LineString(line) for line in lines], grid_size=_EXACT_M)
    inside = shapely.intersection(whole, shapely.box(0, 0, *size), grid_size=_EXACT_M)
    merged = shapely.line_merge(inside) if inside.geom_type == "MultiLineString" else inside
    parts = [part for part in shapely.get_parts(merged) if part.geom_type == "LineString"]
    found = [part.simplify(_EXACT_M) for part in parts]
    found = [part for part in found if shapely.LineString(_points(part)).length > _ON_M]
    return sorted(found, key=lambda line: (-round(line.bounds[3], 3), round(line.bounds[0], 3), -line.length))


def _outer(net: Sequence[Geometry], size: Place) -> list[bool]:
    """Which lines are outermost: along the outside of what walls enclose, the frame of the map left out."""
    if not net:
        return []
    frame = shapely.box(0, 0, *size).exterior.buffer(_EDGE_M)
    framing = shapely.covers(frame, net).tolist()
    within = [line for line, out in zip(net, framing, strict=True) if not out]
    # What leans on the frame is closed by it: without the frame a house at the edge would have a side too few.
    closed = shapely.get_parts(shapely.polygonize(list(net)))
    if any(framing) and within:
        rest = shapely.get_parts(shapely.polygonize(within))
        closed = rest if len(rest) else closed
    if not len(closed):
        return [bool(one) for one in framing]
    outside = shapely.union_all(closed).boundary.buffer(_ON_M)
    shapely.prepare(outside)
    on = shapely.covers(outside, net).tolist()
    return [bool(one or other) for one, other in zip(framing, on, strict=True)]


def _settle(
    ends: Sequence[tuple[Place, Place]], walls: Sequence[tuple[Place, ...]]
) -> Iterator[tuple[Place, Place]]:
    """The openings with each jamb on the wall as it is drawn in the end: rounded, and without its nearest corners."""
    shapes = [shapely.LineString(line) for line in walls]
    tree = shapely.STRtree(shapes) if shapes else None
    for one, other in ends:
        yield _wall_near(one, shapes, tree) or one, _wall_near(other, shapes, tree) or other


def _lie_on(ends: Sequence[tuple[Place, Place]], lines: Sequence[Geometry]) -> Iterator[bool]:
    tree = shapely.STRtree(list(lines)) if lines else None
    for one, other in ends:
        middle = shapely.Point((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        yield tree is not None and bool(len(tree.query(middle, predicate="dwithin", distance=_ON_M)))


def _points(line: Geometry) -> tuple[Place, ...]:
    """The corners of a line to the millimetre, none of them so near to the last that the wall would stand still.

    A sliver of a space has none.
    """
    places = [(round(float(x), 3) + 0.0, round(float(y), 3) + 0.0) for x, y in shapely.get_coordinates(line)]
    if not places:
        return ()
    kept = places[:1]
    for place in places[1:-1]:
        if min(hypot(place[0] - x, place[1] - y) for x, y in (kept[-1], places[-1])) > _CORNER_M:
            kept.append(place)
    return (*kept, places[-1])


def find_spaces(walls: Iterable[Sequence[Place]]) -> list[tuple[Place, ...]]:
    """The outlines of what joined walls enclose, from north to south; each without the corners that are none."""
    faces = shapely.get_parts(shapely.polygonize([shapely.LineString(line) for line in walls]))
    rings = [_points(shapely.simplify(face.exterior, _EXACT_M))[:-1] for face in faces]
    return sorted(
        (ring for ring in rings if len(ring) > 2),
        key=lambda ring: (-max(y for _, y in ring), min(x for x, _ in ring)),
    )
