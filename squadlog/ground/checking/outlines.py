"""Ids, outlines and places of everything drawn: what every further question takes for granted."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import hypot

import shapely

from squadlog.ground.checking.remark import MapRemark, fault, warning
from squadlog.ground.compiled.outlines import TOUCH_M, Geometry, area, crosses_itself, line, ring, zone_area
from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.shape import MapFeature
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Wall, Window
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.ground.map.zones import Zone

_OVERHANGING = (Patch, Contour, Zone, Decoration)
"""Terrain, zones and scenery may reach over the edge of the map: what is outside does not count."""


def outline_remarks(drawn: Map) -> Iterator[MapRemark]:
    """Duplicate ids, outlines that cross themselves or have no length, floors that do not exist, places outside."""
    for word, times in Counter(one.id for one in (*drawn.features(), *drawn.decorations)).items():
        if times > 1:
            yield fault("duplicate-id", word, f"{times} features are called {word}; give each its own id.")
    for (room, floor), times in Counter((room.name, room.floor) for room in drawn.rooms).items():
        if times > 1:
            yield warning("duplicate-room", room, f"{times} rooms of floor {floor} are called {room}.")
    edge = area(drawn).buffer(TOUCH_M)
    shapely.prepare(edge)
    pieces: list[MapFeature | Room] = [*drawn.features(), *drawn.rooms, *drawn.decorations]
    shapes = [None if _is_too_short(piece) else shape_of(piece) for piece in pieces]
    within = shapely.covers(edge, shapes)
    for piece, shape, inside in zip(pieces, shapes, within.tolist(), strict=True):
        name = piece.id if isinstance(piece, MapFeature) else piece.name
        found = tuple(_shape_remarks(piece, shape, name))
        yield from found
        yield from _floor_remarks(drawn, piece, name)
        if not found and not inside:
            yield from _place_remarks(edge, piece, shape, name)


def kind_of(piece: MapFeature | Room) -> str:
    """What people call a piece of the map."""
    return {Patch: "terrain", Shaft: "shaft"}.get(type(piece), type(piece).__name__.lower())


def shape_of(piece: MapFeature | Room) -> Geometry:
    """The geometry of anything drawn: a polygon for what has an inside, else a line."""
    match piece:
        case Wall():
            return line(piece.line)
        case Door() | Window():
            return line(piece.ends)
        case Contour(closed=False):
            return line(piece.points)
        case Zone():
            return zone_area(piece)
        case Decoration(width_m=wide) if wide is not None:
            return line(piece.points)
        case Patch() | Contour() | Obstacle() | Shaft() | Room() | Decoration():
            return ring(piece.points)
    raise TypeError(f"{type(piece).__name__} has no outline")


def _is_too_short(piece: MapFeature | Room) -> bool:
    return isinstance(piece, Contour) and piece.closed and len(piece.points) < 3


def _shape_remarks(piece: MapFeature | Room, shape: Geometry, name: str) -> Iterator[MapRemark]:
    kind = kind_of(piece)
    if shape is None:
        yield fault("too-few-points", name, f"Contour {name} is closed but has two points; it needs three.")
        return
    if isinstance(piece, Wall | Contour) and shape.geom_type == "LineString":
        points = piece.line if isinstance(piece, Wall) else piece.points
        for start, end in pairwise(points):
            if hypot(end[0] - start[0], end[1] - start[1]) < TOUCH_M:
                there = f"({start[0]:g}, {start[1]:g})"
                sentence = f"{kind.capitalize()} {name} stands still at {there}; leave that point out."
                yield fault("zero-length", name, sentence)
                return
    elif shape.geom_type == "LineString":
        if shape.length < TOUCH_M:
            yield fault(
                "zero-length", name, f"{kind.capitalize()} {name} has no width; its two ends should be apart."
            )
    elif where := crosses_itself(shape):
        sentence = f"The outline of {kind} {name} crosses itself at {where}; list its points in order round the edge."
        yield fault("self-crossing", name, sentence)
    elif shape.area < TOUCH_M * TOUCH_M:
        yield fault("no-area", name, f"The outline of {kind} {name} encloses nothing; give it an inside.")
    if (
        isinstance(piece, Contour)
        and piece.closed
        and shape.geom_type == "Polygon"
        and piece.up in ("left", "right")
    ):
        sentence = f'Contour {name} is closed, so up should be "inside" or "outside", not "{piece.up}".'
        yield fault("contour-side", name, sentence, "MAP-07")
    if isinstance(piece, Contour) and not piece.closed:
        if piece.up in ("inside", "outside"):
            sentence = f'Contour {name} is open, so up should be "left" or "right", not "{piece.up}".'
            yield fault("contour-side", name, sentence, "MAP-07")
        if not shapely.is_simple(shape):
            sentence = f"Contour {name} crosses itself, so neither side of it is up; draw it without loops."
            yield fault("self-crossing", name, sentence, "MAP-07")


def _floor_remarks(drawn: Map, piece: MapFeature | Room, name: str) -> Iterator[MapRemark]:
    floors = piece.floors if isinstance(piece, Shaft) else (getattr(piece, "floor", 1),)
    if max(floors) > drawn.floors:
        storeys = "1 floor" if drawn.floors == 1 else f"{drawn.floors} floors"
        yield fault("no-such-floor", name, f"{name} is on floor {max(floors)}, but the map has {storeys}.")


def _place_remarks(
    edge: Geometry, piece: MapFeature | Room, shape: Geometry, name: str
) -> Iterator[MapRemark]:
    """Of something that does not lie within the map as a whole."""
    kind = kind_of(piece)
    if not shapely.intersects(edge, shape):
        yield fault("outside", name, f"{kind.capitalize()} {name} lies outside the map.")
    elif not isinstance(piece, _OVERHANGING):
        yield warning("overhanging", name, f"{kind.capitalize()} {name} reaches over the edge of the map.")
