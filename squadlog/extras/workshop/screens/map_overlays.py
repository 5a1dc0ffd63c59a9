"""What lies over a map under work: the piece under way as it would be, and what is chosen."""

from collections.abc import Iterator

from squadlog.base.lengths import in_metres
from squadlog.extras.workshop.maps import laying, pieces
from squadlog.extras.workshop.maps.bench import Bench
from squadlog.extras.workshop.maps.placing import preset_of
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Area, Overlay, PathLine, Pointed
from squadlog.tui.map import glyphs

_SMALL_CELLS = 3


def overlays(bench: Bench, cell_m: float) -> tuple[Overlay, ...]:
    """Everything that lies over the map, a cell being `cell_m` metres wide."""
    return (*_under_way(bench, cell_m), *_overlay_chosen(bench, cell_m))


def _under_way(bench: Bench, cell_m: float) -> Iterator[Overlay]:
    """The piece that enter would lay."""
    if bench.rooms:
        yield Area((bench.rooms[0],), bench.floor)
        return
    at, tool = bench.cursor, bench.tool
    if bench.laid and bench.boxed and tool.shape in ("area", "line", "thing", "room"):
        yield from _shape(pieces.corners(bench.laid[0], at), bench.floor, cell_m)
        yield Pointed(((_spot(at, bench.floor), "+", _size(bench.laid[0], at)),))
    elif bench.laid:
        points = tuple(_spot(point, bench.floor) for point in (*bench.laid, at))
        length = (
            in_metres(pieces.apart(bench.laid[-1], at), 2) if pieces.apart(bench.laid[-1], at) > 0 else ""
        )
        yield PathLine(points, ("",) * (len(points) - 2) + (length,))
    elif tool.shape == "thing" and bench.boxed and bench.asked is None:
        yield from _shape(laying.thing_at(preset_of(bench), at, turned=bench.turned), bench.floor, cell_m)
    elif tool.shape == "opening" and bench.asked is None:
        found = laying.jambs(bench.drawn, tool.table, bench.kind, at, bench.floor)
        if not isinstance(found, pieces.Refused):
            yield PathLine(tuple(_spot(end, bench.floor) for end in found[0]))


def _overlay_chosen(bench: Bench, cell_m: float) -> Iterator[Overlay]:
    carried = bench.carried
    by = (bench.cursor[0] - carried.begun[0], bench.cursor[1] - carried.begun[1]) if carried else (0.0, 0.0)
    for at, one in bench.chosen[:50]:
        moved: pieces.Piece | pieces.Refused = one
        if carried is not None:
            moved = pieces.reshape_piece(one, at.table, lambda point: (point[0] + by[0], point[1] + by[1]))
        if isinstance(moved, pieces.Refused):
            continue
        if pieces.is_closed(moved):
            yield from _shape(pieces.outline(moved), bench.floor, cell_m)
        else:
            yield PathLine(tuple(_spot(point, bench.floor) for point in pieces.outline(moved)))


def _shape(ring: pieces.Points, floor: int, cell_m: float) -> Iterator[Overlay]:
    """The edge of an area; of a very small one a sign in its middle."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    if max(xs) - min(xs) < cell_m * _SMALL_CELLS or max(ys) - min(ys) < 2 * cell_m * 2:
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        yield Pointed(((_spot(middle, floor), glyphs.AIM, ""),))
    else:
        yield Area((ring,), floor)


def _size(one: pieces.Point, other: pieces.Point) -> str:
    return f"{abs(other[0] - one[0]):g}x{abs(other[1] - one[1]):g}"


def _spot(point: pieces.Point, floor: int) -> Spot:
    return Spot(*point, floor)
