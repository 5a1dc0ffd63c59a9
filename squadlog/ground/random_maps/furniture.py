"""What stands in the rooms of a building, by what each is used for; and the stairs to the storey above."""

from collections.abc import Iterator

from squadlog.ground.random_maps.floor_plan import FloorPlan, Rect
from squadlog.ground.random_maps.sketch import Box, Sketch, quarters, rectangle

_AISLE_M = 1.0
_STAIRS_M = (1.5, 2.5)
_TRIES = 30
"""How many places are tried for furniture."""
_Piece = tuple[str, str, str, bool, Box]
"""Name, kind, cover, whether it reaches the ceiling, and where."""


def furnish(sketch: Sketch, plan: FloorPlan, level: int) -> None:
    """Give each room a name and the furniture for it; keep doors and stairs free."""
    for number in sorted(plan.rooms):
        room = plan.rooms[number]
        use = _use(sketch, room)
        sketch.room(use, rectangle(_box(room)), level)
        for name, kind, cover, high, box in _PIECES[use](sketch, room):
            if sketch.free(box, 0.0, level):
                sketch.keep_clear(_with_aisle(box), level=level)
                word, there = name.replace(" ", "_"), {"points": rectangle(box), "floor": level}
                sketch.lay("obstacles", word, name=name, kind=kind, cover=cover, high=high, **there)


def stairs_at(sketch: Sketch, lower: FloorPlan, upper: FloorPlan) -> int:
    """Lay one or two stairs where a room of each of the two storeys has room for them; how many it laid."""
    wide, deep = _STAIRS_M
    laid: list[Box] = []
    rooms = sketch.chance.shuffled([room for plan in (lower, upper) for room in plan.rooms.values()])
    for west, south, east, north in rooms:
        for turned in (False, True):
            w, d = (deep, wide) if turned else (wide, deep)
            for x in (west + 0.5, east - w - 0.5):
                for y in (south + 0.5, north - d - 0.5):
                    box = (x, y, x + w, y + d)
                    apart = all(abs(x - one[0]) + abs(y - one[1]) > 10 for one in laid)
                    if (
                        len(laid) < 2
                        and apart
                        and all(
                            _room_for(sketch, plan, box, floor) for floor, plan in ((1, lower), (2, upper))
                        )
                    ):
                        laid.append(box)
                        sketch.taken += [(1, _with_aisle(box)), (2, _with_aisle(box))]
                        sketch.lay("stairs", "S", points=rectangle(box), floors=(1, 2))
    return len(laid)


def _room_for(sketch: Sketch, plan: FloorPlan, box: Box, level: int) -> bool:
    """Whether stairs stand within one room, off its walls, with a way round them and clear of its doors."""
    west, south, east, north = box
    for room in plan.rooms.values():
        inside = room[0] < west and east < room[2] and room[1] < south and north < room[3]
        roomy = (room[2] - room[0]) >= (east - west) + 1.75 and (room[3] - room[1]) >= (north - south) + 1.75
        if inside:
            return roomy and sketch.free(box, 0.5, level)
    return False


def _box(room: Rect) -> Box:
    west, south, east, north = room
    return float(west), float(south), float(east), float(north)


def _with_aisle(box: Box) -> Box:
    """A piece with the aisle round it."""
    west, south, east, north = box
    return west - _AISLE_M, south - _AISLE_M, east + _AISLE_M, north + _AISLE_M


def _use(sketch: Sketch, room: Rect) -> str:
    area = (room[2] - room[0]) * (room[3] - room[1])
    if area < 12:
        return sketch.chance.pick(("closet", "office", "washroom"))
    if area < 22:
        return sketch.chance.pick(("office", "office", "laboratory", "washroom", "archive"))
    return sketch.chance.pick(
        ("store", "workshop", "canteen", "meeting room", "archive", "laboratory", "open office")
    )


def _middle(room: Rect, wide: float, deep: float) -> Box:
    west, south, east, north = room
    x, y = quarters((west + east - wide) / 2), quarters((south + north - deep) / 2)
    return x, y, x + wide, y + deep


def _corner(sketch: Sketch, room: Rect, wide: float, deep: float) -> Box:
    """A place in a corner of a room, against its walls."""
    west, south, east, north = room
    x = float(west) if sketch.one_in(2) else east - wide
    y = float(south) if sketch.one_in(2) else north - deep
    return x, y, x + wide, y + deep


def _office(sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    """A desk near the middle, a cupboard in a corner."""
    wide, deep = (1.75, 1.0) if sketch.one_in(2) else (1.0, 1.75)
    yield "desk", "furniture", "half_soft", False, _middle(room, wide, deep)
    yield "cupboard", "shelving", "full_hard", True, _corner(sketch, room, 1.0, 0.5)


def _rows(sketch: Sketch, room: Rect, deep: float, gap: float) -> Iterator[Box]:
    """Boxes in rows across the shorter way of a room, an aisle round all of them."""
    west, south, east, north = room
    upright = (east - west) >= (north - south)
    low, far, near, end = (west, east, south, north) if upright else (south, north, west, east)
    at = low + gap + sketch.between(0, 0.5)
    while at + deep + gap <= far:
        if end - near - 2 * _AISLE_M >= 1:
            yield (at, near + _AISLE_M, at + deep, end - _AISLE_M) if upright else (
                near + _AISLE_M, at, end - _AISLE_M, at + deep)  # fmt: skip
        at += deep + gap + 0.25


def _store(sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    for box in _rows(sketch, room, 0.75, 1.25):
        yield "shelves", "shelving", "full_hard", True, box


def _workshop(sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    for _ in range(_TRIES // 5):
        west, south, east, north = room
        wide, deep = sketch.chance.pick(((1.5, 1.5), (2.0, 1.0), (1.0, 2.0)))
        if east - west > wide + 2 and north - south > deep + 2:
            x, y = sketch.between(west + 1, east - 1 - wide), sketch.between(south + 1, north - 1 - deep)
            yield "machine", "machinery", "half_hard", False, (x, y, x + wide, y + deep)
    yield "tool rack", "shelving", "full_hard", True, _corner(sketch, room, 1.5, 0.5)


def _canteen(sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    west, south, east, north = room
    x = west + 1.25
    while x + 1 <= east - 1:
        y = south + 1.25
        while y + 1 <= north - 1:
            if not sketch.one_in(5):
                yield "table", "furniture", "half_soft", False, (x, y, x + 1, y + 1)
            y += 2.25
        x += 2.25


def _meeting(_sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    wide, deep = room[2] - room[0] - 2.5, room[3] - room[1] - 2.5
    table = _middle(room, max(1.0, min(wide, 4.0)), max(1.0, min(deep, 1.5)))
    yield "long table", "furniture", "half_soft", False, table


def _laboratory(sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    for box in _rows(sketch, room, 1.0, 1.25):
        yield "bench", "counter", "half_hard", False, box


def _washroom(sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    yield "basins", "counter", "half_hard", False, _corner(sketch, room, 1.5, 0.5)


def _open_office(sketch: Sketch, room: Rect) -> Iterator[_Piece]:
    for name, kind, cover, high, box in _canteen(sketch, room):
        yield name.replace("table", "desk"), kind, cover, high, box
    yield "column", "column", "full_hard", True, _middle(room, 0.5, 0.5)


_PIECES = {
    "office": _office, "closet": _washroom, "washroom": _washroom, "laboratory": _laboratory, "archive": _store,
    "store": _store, "workshop": _workshop, "canteen": _canteen, "meeting room": _meeting, "open office": _open_office,
}  # fmt: skip
"""Use of a room, to what stands in it."""
