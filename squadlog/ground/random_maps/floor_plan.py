"""The plan of one storey in squares of a metre: corridors, and the rooms that the rest is cut into.

Every square is of one region: 0 outside, 1 the corridors (or the one hall), from 2 on a room each. Walls run where
regions meet.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from squadlog.ground.random_maps.sketch import Sketch

OUTSIDE, CORRIDOR = 0, 1
_WIDE = 2
"""The squares across a corridor."""
_LEAST, _NARROWEST = 3, 2
"""The least squares along a part that a line cuts off, and across a room."""
_LARGEST_M2, _LONGEST_M, _HALL_M2 = 44, 9, 120
"""Larger and longer rooms are cut in two; some halls are left as they are."""
Rect = tuple[int, int, int, int]
"""West, south, east and north end, in whole metres."""
Stretch = tuple[int, int, int, int]
"""A straight piece of wall between whole metres, from its west or south end to the other."""


@dataclass
class FloorPlan:
    """One storey: the region of each square by its south-west corner, and the rectangle of each room by its region."""

    squares: dict[tuple[int, int], int]
    rooms: dict[int, Rect]

    def region(self, x: int, y: int) -> int:
        """What a square belongs to."""
        return self.squares.get((x, y), OUTSIDE)

    def borders(self) -> Iterator[tuple[Stretch, tuple[int, int]]]:
        """The straight pieces along which two regions meet, each as long as both stay the same."""
        yield from _join_sides(self._sides(upright=True), upright=True)
        yield from _join_sides(self._sides(upright=False), upright=False)

    def _sides(self, *, upright: bool) -> dict[tuple[int, int], tuple[int, int]]:
        """Each side of a square where regions meet: the line, the place along it, and what lies on its two sides."""
        found = {}
        for x, y in self.squares:
            for line in (x, x + 1) if upright else (y, y + 1):
                low = self.region(line - 1, y) if upright else self.region(x, line - 1)
                high = self.region(line, y) if upright else self.region(x, line)
                if low != high:
                    found[line, y if upright else x] = (low, high)
        return found


def _join_sides(
    sides: dict[tuple[int, int], tuple[int, int]], *, upright: bool
) -> Iterator[tuple[Stretch, tuple[int, int]]]:
    start: tuple[int, int] | None = None
    for line, along in sorted(sides):
        start = (line, along) if start is None else start
        if sides.get((line, along + 1)) == sides[line, along]:
            continue
        low, far = start[1], along + 1
        yield ((line, low, line, far) if upright else (low, line, far, line)), sides[line, along]
        start = None


def plan_in(sketch: Sketch, outer: Rect, notch: Rect | None) -> FloorPlan:
    """A storey within a rectangle, without a corner (`notch`) if it has one: a main corridor, others off it, rooms."""
    squares = {(x, y): CORRIDOR for x in range(outer[0], outer[2]) for y in range(outer[1], outer[3])}
    if notch is not None:
        for x in range(notch[0], notch[2]):
            for y in range(notch[1], notch[3]):
                del squares[x, y]
    plan = FloorPlan(squares, {})
    for block in _blocks(sketch, outer):
        for room in _rooms(sketch, block):
            _lay(plan, room)
    return plan


def _lay(plan: FloorPlan, room: Rect) -> None:
    """Give a room its squares, as far as they are indoors; what is too small stays part of the corridor."""
    west, south, east, north = max(_cut_outdoors(plan, room), key=_area)
    if min(east - west, north - south) < _NARROWEST:
        return
    number = CORRIDOR + 1 + len(plan.rooms)
    plan.rooms[number] = (west, south, east, north)
    plan.squares.update(((x, y), number) for x in range(west, east) for y in range(south, north))


def _cut_outdoors(plan: FloorPlan, room: Rect) -> Iterator[Rect]:
    """What is left of a room when all columns are taken off it, or all rows, that reach out of doors."""
    west, south, east, north = room
    columns = [x for x in range(west, east) if all((x, y) in plan.squares for y in range(south, north))]
    rows = [y for y in range(south, north) if all((x, y) in plan.squares for x in range(west, east))]
    yield (columns[0], south, columns[-1] + 1, north) if columns else (west, south, west, south)
    yield (west, rows[0], east, rows[-1] + 1) if rows else (west, south, west, south)


def _area(room: Rect) -> int:
    return (room[2] - room[0]) * (room[3] - room[1])


def _blocks(sketch: Sketch, outer: Rect) -> Iterator[Rect]:
    """What a bent main corridor along the longer way, and one or two across, leave of a rectangle."""
    west, south, east, north = outer
    along = east - west >= north - south
    low, far, near, wide = (west, east, south, north) if along else (south, north, west, east)
    for piece, (start, end) in enumerate(_parts(sketch, low, far)):
        middle = (near + wide) // 2 - 1
        line = middle + sketch.whole(-2, 2) + (2 if piece % 2 else -1)
        line = max(near + _LEAST, min(line, wide - _LEAST - _WIDE))
        for first, last in ((near, line), (line + _WIDE, wide)):
            yield (start, first, end, last) if along else (first, start, last, end)


def _parts(sketch: Sketch, low: int, far: int) -> list[tuple[int, int]]:
    """The length of a building, cut by the corridors across: none in a small one, else one or two."""
    long_ = far - low
    cuts = 0 if long_ < 16 else 1 if long_ < 28 else sketch.whole(1, 2)
    parts, start = [], low
    for cut in range(cuts):
        ideal = low + long_ * (cut + 1) // (cuts + 1)
        at = max(start + 5, min(ideal + sketch.whole(-3, 3), far - 5 - _WIDE))
        parts.append((start, at))
        start = at + _WIDE
    return [*parts, (start, far)]


def _rooms(sketch: Sketch, block: Rect) -> Iterator[Rect]:
    """A block cut in two, and again, until its rooms are of a sensible size."""
    west, south, east, north = block
    wide, high = east - west, north - south
    large = wide * high > _LARGEST_M2 or max(wide, high) > _LONGEST_M
    hall = wide * high <= _HALL_M2 and sketch.one_in(3)
    if hall or not large:
        yield block
        return
    across = wide > high or (wide == high and sketch.one_in(2))
    long_ = wide if across else high
    if long_ < 2 * _LEAST:
        yield block
        return
    cut = sketch.whole(max(_LEAST, long_ // 3), long_ - max(_LEAST, long_ // 3))
    x, y = (west + cut, north) if across else (east, south + cut)
    yield from _rooms(sketch, (west, south, x, y))
    yield from _rooms(sketch, (x, south, east, north) if across else (west, y, east, north))
