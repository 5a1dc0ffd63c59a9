"""Where the names of rooms stand: in the middle of the room, between its walls and beside what stands in it.

Reckoned from the drawing alone, so that a name stays where it is while the view moves over it.
"""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from squadlog.field.map.model import Map
from squadlog.tui.map.frame import SAME, MapFrame

LEAST = 3
"""A name cut shorter than this says nothing."""
Span = tuple[float, float]


def names(
    drawn: Map, floor: int, frame: MapFrame, taken: frozenset[str] = frozenset()
) -> Iterator[tuple[int, int, str]]:
    """Row, column and text of each name of a room that has space; `taken` are things that are gone."""
    standing = [thing.points for thing in drawn.obstacles if thing.floor == floor and thing.id not in taken]
    standing += [shaft.points for shaft in (*drawn.stairs, *drawn.elevators) if floor in shaft.floors]
    for room in drawn.rooms:
        if room.floor != floor or cell_len(room.name) != len(room.name):
            continue
        found = _place(room.points, standing, frame, len(room.name))
        if found is not None:
            row, first, last = found
            name = room.name if len(room.name) <= last - first else f"{room.name[: last - first - 1]}…"
            yield row, first + (last - first - len(name)) // 2, name


def _place(
    ring: Sequence[tuple[float, float]],
    standing: Sequence[Sequence[tuple[float, float]]],
    frame: MapFrame,
    length: int,
) -> tuple[int, int, int] | None:
    """The row nearest the middle with room for so many letters, or with the most; its first and next column."""
    ys = [y for _, y in ring]
    high = frame.scale_m * 2
    top = int((frame.height_m - max(ys)) / high - frame.top)
    bottom = int((frame.height_m - min(ys)) / high - frame.top)
    middle = (frame.height_m - (max(ys) + min(ys)) / 2) / high - frame.top - 0.5
    best: tuple[int, int, int] | None = None
    for row in sorted(range(top, bottom + 1), key=lambda row: (abs(row - middle), row)):
        y = frame.height_m - (frame.top + row + 0.5) * high
        if not min(ys) + high / 2 - SAME < y < max(ys) - high / 2 - SAME:
            continue  # a wall on the upper edge is drawn in this row, one on the lower edge in the next
        heights = (y - high / 3, y, y + high / 3)
        taken = [spans(thing, height) for thing in standing for height in heights]
        for west, east in _free(spans(ring, y), taken):
            first, last = (
                int(west / frame.scale_m - frame.left + 1.999),
                int(east / frame.scale_m - frame.left - 0.999),
            )
            if last - first >= min(length, LEAST) and (best is None or last - first > best[2] - best[1]):
                best = row, first, last
        if best is not None and best[2] - best[1] >= length:
            return best
    return best


def spans(ring: Sequence[tuple[float, float]], y: float) -> list[Span]:
    """From which x to which a polygon reaches at a height."""
    crossings = sorted(
        px + (y - py) * (qx - px) / (qy - py)
        for (px, py), (qx, qy) in zip(ring, (*ring[1:], ring[0]), strict=True)
        if (py > y) != (qy > y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


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
