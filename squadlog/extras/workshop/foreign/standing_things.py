"""What stands on a foreign map and is no wall, as outlines: what a line goes round, or a line as thick as a fence."""

from collections.abc import Callable, Iterator, Sequence

import shapely

from squadlog.base.records import value
from squadlog.extras.workshop.foreign.drawing import ForeignObject, Place
from squadlog.extras.workshop.foreign.joined_walls import CURVES_M, check_tangle
from squadlog.ground.compiled.outlines import Geometry

_HALF_M = 0.1
"""Half of how thick a fence is."""
_LEAST_M2 = 0.01
_EXACT = 0.001


@value
class StandingThing:
    """An outline on a floor, `high` where it is as high as a room."""

    outline: tuple[Place, ...]
    floor: int
    high: bool


def find_standing_things(
    objects: Sequence[ForeignObject], on_map: Callable[[Place], Place], size: Place
) -> Iterator[StandingThing]:
    """The things of a map within its edges, where `on_map` gives the metres of a place of theirs.

    Raises MapError for lines that meet more often than on any map.
    """
    box = shapely.box(0, 0, *size)
    floors = sorted({thing.floor for thing in objects})
    for floor in floors:
        for kind in ("tall", "terrain", "rail"):
            lines = [
                shapely.LineString([on_map(place) for place in thing.line]).simplify(CURVES_M[0])
                for thing in objects
                if thing.floor == floor and thing.kind == kind and len(thing.line) > 1
            ]
            for shape, high in _shapes(kind, [line for line in lines if line.length > _HALF_M]):
                for outline in _outlines(shape, box):
                    yield StandingThing(outline, floor, high)


def _shapes(kind: str, lines: list[Geometry]) -> Iterator[tuple[Geometry, bool]]:
    """The areas of lines of a kind, and whether each is high."""
    if kind == "tall":
        yield from ((_gone_round(line) or _fence(line), True) for line in lines)
        return
    if not lines:
        return
    check_tangle([shapely.get_coordinates(line).tolist() for line in lines])
    net = shapely.union_all(lines, grid_size=_EXACT)
    if kind == "terrain":  # what it goes round is high, what is left of it is a low line
        faces = [face for face in shapely.get_parts(shapely.polygonize([net])) if face.area >= _LEAST_M2]
        if faces:
            solid = shapely.union_all(faces, grid_size=_EXACT)
            yield from ((part, True) for part in shapely.get_parts(solid))
            net = net.difference(solid.buffer(_EXACT))
    merged = shapely.line_merge(net) if net.geom_type == "MultiLineString" else net
    for line in shapely.get_parts(merged):
        if line.geom_type == "LineString" and line.length > _HALF_M:
            yield from ((_fence(half), False) for half in _halves(line))


def _gone_round(line: Geometry) -> Geometry | None:
    ring = shapely.get_coordinates(line).tolist()
    if len(ring) < 3 or (len(ring) == 3 and ring[0] == ring[-1]):
        return None
    shape = shapely.Polygon(ring)
    return shape if shape.area >= _LEAST_M2 else None


def _fence(line: Geometry) -> Geometry:
    return line.buffer(_HALF_M, cap_style="flat", join_style="mitre")


def _halves(line: Geometry) -> Iterator[Geometry]:
    """A line that goes round in two pieces, for a fence with an inside has no one outline."""
    places = shapely.get_coordinates(line).tolist()
    if places[0] != places[-1] or len(places) < 4:
        yield line
        return
    middle = len(places) // 2
    yield shapely.LineString(places[: middle + 1])
    yield shapely.LineString(places[middle:])


def _outlines(shape: Geometry, box: Geometry) -> Iterator[tuple[Place, ...]]:
    """The outlines of a shape within a box, none of which crosses itself."""
    whole = shapely.make_valid(shapely.set_precision(shapely.make_valid(shape), _EXACT))
    for part in shapely.get_parts(shapely.intersection(whole, box)):
        for piece in shapely.get_parts(shapely.make_valid(part)):
            if piece.geom_type == "Polygon" and piece.area >= _LEAST_M2:
                places = shapely.get_coordinates(piece.exterior)[:-1].tolist()
                outline = tuple((round(x, 3) + 0.0, round(y, 3) + 0.0) for x, y in places)
                if shapely.is_valid(shapely.Polygon(outline)):
                    yield outline
