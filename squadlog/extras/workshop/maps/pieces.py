"""The pieces of a map under work: where each stands in it, what it looks like, and maps with other pieces.

A piece is named by its table and its place there, for rooms have no id. Points are metres.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Any, TypeAlias

from pydantic import ValidationError

from squadlog.base.names import clean_text
from squadlog.base.records import value
from squadlog.base.validation_errors import first_fault
from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.shape import MOST_POINTS
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Wall, Window
from squadlog.ground.map.tables import TABLES, right
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.ground.map.zones import Zone

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]
Piece: TypeAlias = Patch | Contour | Wall | Door | Window | Obstacle | Shaft | Room | Zone | Decoration
_FINE = 3
"""Coordinates are kept to the millimetre."""


@value
class PieceAt:
    """A piece of a map: its table, as the file has it, and its place there."""

    table: str
    place: int


@value
class Refused:
    """What speaks against a change of the map, in one sentence."""

    sentence: str


def pieces(drawn: Map, table: str) -> tuple[Piece, ...]:
    """All pieces of one table."""
    found: tuple[Piece, ...] = getattr(drawn, TABLES[table][0])
    return found


def piece(drawn: Map, at: PieceAt) -> Piece:
    """The piece at a place that there is."""
    return pieces(drawn, at.table)[at.place]


def everything(drawn: Map) -> Iterator[tuple[PieceAt, Piece]]:
    """Every piece, in the order of the file."""
    for table in TABLES:
        for place, one in enumerate(pieces(drawn, table)):
            yield PieceAt(table, place), one


def on_floor(drawn: Map, floor: int) -> Iterator[tuple[PieceAt, Piece]]:
    """The pieces that stand on a floor; ground and contours are on the first."""
    return ((at, one) for at, one in everything(drawn) if floor in floors_of(one))


def floors_of(one: Piece) -> tuple[int, ...]:
    """The floors that a piece stands on."""
    if isinstance(one, Shaft):
        return one.floors
    return (1,) if isinstance(one, Patch | Contour) else (one.floor,)


def with_pieces(drawn: Map, table: str, found: Sequence[Piece]) -> Map:
    """The map with other pieces in one table."""
    return drawn.model_copy(update={TABLES[table][0]: tuple(found)})


def with_piece(drawn: Map, at: PieceAt, one: Piece) -> Map:
    """The map with another piece in a place."""
    there = pieces(drawn, at.table)
    return with_pieces(drawn, at.table, (*there[: at.place], one, *there[at.place + 1 :]))


def add_pieces(drawn: Map, table: str, *more: Piece) -> tuple[Map, tuple[PieceAt, ...]]:
    """The map with pieces at the end of a table, and where they stand."""
    there = pieces(drawn, table)
    places = tuple(PieceAt(table, len(there) + place) for place in range(len(more)))
    return with_pieces(drawn, table, (*there, *more)), places


def without(drawn: Map, gone: Iterable[PieceAt]) -> Map:
    """The map without some pieces."""
    lost = set(gone)
    for table in {at.table for at in lost}:
        kept = [one for place, one in enumerate(pieces(drawn, table)) if PieceAt(table, place) not in lost]
        drawn = with_pieces(drawn, table, kept)
    return drawn


def check_size(drawn: Map) -> Map | Refused:
    """The map, unless it has more points than a map may have; then why it is refused."""
    if drawn.points_drawn() > MOST_POINTS:
        return Refused(f"A map has {MOST_POINTS} points at most; this would be {drawn.points_drawn()}.")
    return drawn


def outline(one: Piece) -> Points:
    """The points that a piece is drawn through; a round zone as a polygon."""
    match one:
        case Wall():
            return one.line
        case Door() | Window():
            return one.ends
        case Zone():
            return one.outline()
        case _:
            return one.points


def is_closed(one: Piece) -> bool:
    """Whether the last point of a piece is joined to the first without being it."""
    match one:
        case Contour():
            return one.closed
        case Decoration():
            return one.width_m is None
    return not isinstance(one, Wall | Door | Window)


def edges(one: Piece) -> Iterator[tuple[Point, Point]]:
    """The straight stretches of a piece."""
    points = outline(one)
    yield from pairwise((*points, points[0]) if is_closed(one) else points)


def make_piece(table: str, **fields: Any) -> Piece | Refused:  # noqa: ANN401 - what the format has under its keys
    """A piece of those fields, or what is wrong with the first of them, in a sentence."""
    kind: Any = TABLES[table][1]
    try:
        return kind(**fields)  # type: ignore[no-any-return]
    except ValidationError as error:
        fault = first_fault(error)
        key = str(fault["loc"][0]) if fault["loc"] else ""
        wrong = clean_text(str(fields.get(key, "")), limit=40)
        if not key:
            return Refused(f"That makes no {table}: {fault['msg'].removeprefix('Value error, ')}.")
        return Refused(f"{key} of a {table} should be {right(table, key)}, not {wrong!r}.")


def remade(one: Piece, table: str, **fields: Any) -> Piece | Refused:  # noqa: ANN401 - likewise
    """A piece with some fields changed, or what is wrong with them."""
    return make_piece(table, **({name: getattr(one, name) for name in type(one).model_fields} | fields))


def reshape_piece(one: Piece, table: str, way: Callable[[Point], Point]) -> Piece | Refused:
    """A piece with every point brought elsewhere."""

    def along(points: Iterable[Point]) -> Points:
        return tuple(exact(way(point)) for point in points)

    match one:
        case Wall():
            return remade(one, table, line=along(one.line))
        case Door() | Window():
            return remade(one, table, ends=along(one.ends))
        case Zone() if one.circle is not None:
            circle = {"centre": along([one.circle.centre])[0], "radius_m": one.circle.radius_m}
            return remade(one, table, circle=circle)
        case _:
            return remade(one, table, points=along(outline(one)))


def exact(point: Point) -> Point:
    """A point to the millimetre, and never minus nothing."""
    return round(point[0], _FINE) + 0.0, round(point[1], _FINE) + 0.0


def apart(one: Point, other: Point) -> float:
    """Metres between two points."""
    return hypot(one[0] - other[0], one[1] - other[1])


def nearest_on(point: Point, start: Point, end: Point) -> Point:
    """The point of a stretch that is nearest to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = dx * dx + dy * dy
    if not long:
        return start
    share = min(max(((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / long, 0.0), 1.0)
    return start[0] + dx * share, start[1] + dy * share


def holds(ring: Points, point: Point) -> bool:
    """Whether a point lies within a polygon (even-odd)."""
    x, y = point
    inside = False
    for (px, py), (qx, qy) in pairwise((*ring, ring[0])):
        if (py > y) != (qy > y) and x < px + (y - py) * (qx - px) / (qy - py):
            inside = not inside
    return inside


def distance_to(one: Piece, point: Point) -> float:
    """Metres from a point to the drawing of a piece; 0 within one that is closed."""
    if is_closed(one) and len(outline(one)) > 2 and holds(outline(one), point):
        return 0.0
    return min(apart(point, nearest_on(point, *edge)) for edge in edges(one))


def box_of(one: Piece) -> tuple[float, float, float, float]:
    """West, south, east and north edge of a piece."""
    xs, ys = zip(*outline(one), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def corners(one: Point, other: Point) -> Points:
    """The rectangle between two opposite corners, from its south-west one."""
    (west, east), (south, north) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    return exact((west, south)), exact((east, south)), exact((east, north)), exact((west, north))


def title_of(one: Piece) -> str:
    """What a piece is called in a sentence."""
    return one.name if isinstance(one, Room) else one.id
