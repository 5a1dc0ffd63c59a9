"""Where the names of rooms may stand: between the walls of the room and beside what stands in it.

Reckoned from the drawing alone, so that a name stays where it is while the view moves over it; whoever stands there
moves it to another row of its room.
"""

from collections.abc import Iterator, Sequence
from math import inf

from rich.cells import cell_len

from squadlog.base.records import value
from squadlog.ground.map.model import Map
from squadlog.tui.map.frame import SAME, MapFrame
from squadlog.tui.map.over.turned_map import turn_map

ROWS = 15
"""Rows of a room in which its name may stand, the nearest to its middle."""
Span = tuple[float, float]
Ring = Sequence[tuple[float, float]]


@value
class RoomName:
    """A name and where it may stand: rows with their first and next column, the best first."""

    name: str
    places: tuple[tuple[int, int, int], ...]


def names(
    drawn: Map, floor: int, frame: MapFrame, taken: frozenset[str] = frozenset()
) -> tuple[RoomName, ...]:
    """The name of each room that has space for all of it; `taken` are things that are gone."""
    drawn, frame = turn_map(drawn, frame), frame.flat()
    standing = [thing.points for thing in drawn.obstacles if thing.floor == floor and thing.id not in taken]
    standing += [shaft.points for shaft in (*drawn.stairs, *drawn.elevators) if floor in shaft.floors]
    found = []
    for room in drawn.rooms:
        if room.floor != floor or cell_len(room.name) != len(room.name):
            continue
        places = sorted(_places(room.points, _near(room.points, standing), frame, len(room.name)))
        if places:
            found.append(RoomName(room.name, tuple(place for _, place in places)))
    return tuple(found)


def _places(
    ring: Ring, standing: Sequence[Ring], frame: MapFrame, length: int
) -> Iterator[tuple[float, tuple[int, int, int]]]:
    """How far from the middle, and the place: row, first and next column; only where `length` letters have room."""
    ys = [y for _, y in ring]
    high = frame.scale_m * 2
    top = int((frame.height_m - max(ys)) / high - frame.top)
    bottom = int((frame.height_m - min(ys)) / high - frame.top)
    middle = (frame.height_m - (max(ys) + min(ys)) / 2) / high - frame.top - 0.5
    rows = sorted(range(top, bottom + 1), key=lambda row: (abs(row - middle), row))
    for row in rows[:ROWS]:
        y = frame.height_m - (frame.top + row + 0.5) * high
        taken = [spans(thing, height) for thing in standing for height in (y - high / 3, y, y + high / 3)]
        # The whole row lies in the room: a wall on its upper edge is drawn in it, one on its lower edge in the next.
        taken += [_beyond(spans(ring, height)) for height in (y - high / 2 + SAME, y + high / 2 + SAME)]
        for west, east in _free(spans(ring, y), taken):
            first = int(west / frame.scale_m - frame.left + 1.999)
            last = int(east / frame.scale_m - frame.left - 0.999)
            if last - first >= length:
                yield abs(row - middle), (row, first, last)


def _near(ring: Ring, things: Sequence[Ring]) -> list[Ring]:
    """The things that may lie in a polygon."""
    west, south, east, north = _box(ring)
    found = []
    for thing in things:
        left, low, right, high = _box(thing)
        if left <= east and west <= right and low <= north and south <= high:
            found.append(thing)
    return found


def _box(ring: Ring) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def spans(ring: Ring, y: float) -> list[Span]:
    """The stretches, from x to x, that a polygon has on the line at height `y`."""
    crossings = sorted(
        px + (y - py) * (qx - px) / (qy - py)
        for (px, py), (qx, qy) in zip(ring, (*ring[1:], ring[0]), strict=True)
        if (py > y) != (qy > y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def _beyond(own: list[Span]) -> list[Span]:
    """What lies between some spans, and on both sides of them."""
    ends = [-inf, *(end for span in own for end in span), inf]
    return list(zip(ends[::2], ends[1::2], strict=True))


def _free(own: list[Span], others: list[list[Span]]) -> Iterator[Span]:
    """What of some spans no other covers."""
    blocked = sorted(span for spans_ in others for span in spans_)
    for west, east in own:
        start = west
        for first, last in blocked:
            if last > start and first < east:
                if first > start:
                    yield start, first
                start = max(start, last)
        if start < east:
            yield start, east
