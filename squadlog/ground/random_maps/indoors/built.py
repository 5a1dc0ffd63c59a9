"""Walls, doors and windows of a storey whose plan is known, and its stairs."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable

import shapely

from squadlog.ground.random_maps.floor_plan import CORRIDOR, OUTSIDE, FloorPlan, Rect, Stretch
from squadlog.ground.random_maps.sketch import Box, Pt, Sketch, around, rectangle

Border = tuple[Stretch, tuple[int, int]]
LaysRoom = Callable[[str, Rect], int]
"""Lays a room of a use; its region."""
_LOOPS = 4
"""One in this many pairs of neighbouring rooms gets a door that nobody needs to get in."""


def raise_walls(sketch: Sketch, borders: Iterable[Border], level: int, outer: str, inner: str) -> None:
    """Lay walls where regions meet, each as long as it runs straight on."""
    lines = defaultdict[tuple[str, bool, int], list[tuple[int, int]]](list)
    for (x, y, far_x, far_y), between in borders:
        kind, upright = outer if OUTSIDE in between else inner, x == far_x
        lines[kind, upright, x if upright else y].append((y, far_y) if upright else (x, far_x))
    for (kind, upright, line), pieces in sorted(lines.items()):
        for low, far in _join(sorted(pieces)):
            ends = ((line, low), (line, far)) if upright else ((low, line), (far, line))
            sketch.lay(
                "walls",
                f"{'W' if kind == outer else 'w'}{level}_",
                kind=kind,
                line=_floats(ends),
                floor=level,
            )


def _join(pieces: list[tuple[int, int]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for low, far in pieces:
        if found and found[-1][1] == low:
            found[-1] = found[-1][0], far
        else:
            found.append((low, far))
    return found


def _floats(points: Iterable[tuple[int, int]]) -> tuple[Pt, ...]:
    return tuple((float(x), float(y)) for x, y in points)


def length_of(stretch: Stretch) -> int:
    """How long a stretch of wall is."""
    return stretch[2] - stretch[0] + stretch[3] - stretch[1]


def lay_door(
    sketch: Sketch,
    stretch: Stretch,
    kind: str,
    level: int,
    *,
    state: str = "",
    name: str = "",
    airlock: str | None = None,
) -> bool:
    """Lay a door in a stretch of wall, near its middle if that is free; whether there was room for it."""
    long_, upright = length_of(stretch), stretch[0] == stretch[2]
    places = [step / 2 for step in range(1, 2 * long_ - 2)] or [0.0] * (long_ == 1)
    places.sort(key=lambda at: (abs(at + 0.5 - long_ / 2), at))
    for at in places:
        x, y = stretch[0] + (0.0 if upright else at), stretch[1] + (at if upright else 0.0)
        door = (x, y, x, y + 1) if upright else (x, y, x + 1, y)
        if sketch.free(door, 0.25, level):
            state = state or ("open" if sketch.one_in(4) else "closed")
            ends = ((door[0], door[1]), (door[2], door[3]))
            sketch.lay("doors", f"D{level}_", kind=kind, ends=ends, floor=level, state=state, name=name,
                       airlock=airlock)  # fmt: skip
            deep = (1.0, 0.25) if upright else (0.25, 1.0)
            around_door = door[0] - deep[0], door[1] - deep[1], door[2] + deep[0], door[3] + deep[1]
            sketch.keep_clear(around_door, level=level)
            return True
    return False


def join_rooms(
    sketch: Sketch, borders: list[Border], level: int, kinds: tuple[str, ...], reached: Collection[int] = ()
) -> bool:
    """Lay a door into every room, from the corridor where it lies on it, and a few more; whether all are reached.

    `reached` are rooms that have their door.
    """
    inner = [border for border in borders if OUTSIDE not in border[1]]
    inner.sort(key=lambda border: (CORRIDOR not in border[1], -length_of(border[0])))
    rooms = {region for _, between in borders for region in between} - {OUTSIDE}
    reached, joined = {CORRIDOR, *reached}, set[frozenset[int]]()
    left = list(inner)
    while todo := next((one for one in left if len(reached & set(one[1])) == 1), None):
        left.remove(todo)
        if lay_door(sketch, todo[0], sketch.chance.pick(kinds), level):
            reached |= set(todo[1])
            joined.add(frozenset(todo[1]))
    for stretch, between in left:
        if frozenset(between) not in joined and length_of(stretch) >= 3 and sketch.one_in(_LOOPS):
            joined.add(frozenset(between))
            lay_door(sketch, stretch, sketch.chance.pick(kinds), level)
    return rooms <= reached


def lay_windows(sketch: Sketch, borders: Iterable[Border], level: int, *, ship: bool = False) -> None:
    """Lay a window or two in each outer wall, in the middle of it where no door is."""
    for stretch, between in borders:
        long_ = length_of(stretch)
        if OUTSIDE not in between or (CORRIDOR in between and long_ < 3) or sketch.one_in(6):
            continue
        many, wide = (2, 1.5) if long_ >= 6 else (1, 1.5 if long_ >= 3 else 1.0)
        for number in range(many):
            at = round((long_ * (number + 0.5) / many - wide / 2) * 4) / 4
            x, y = stretch[:2]
            ends: tuple[Pt, Pt] = ((x + at, float(y)), (x + at + wide, float(y)))
            if stretch[0] == stretch[2]:
                ends = ((float(x), y + at), (float(x), y + at + wide))
            box = around(ends)
            if at >= 0.25 and sketch.free(box, 0.0, level):
                sketch.lay("windows", f"G{level}_", ends=ends, floor=level, ship=ship)
                sketch.windows.append((level, box))


def lay_stairs(sketch: Sketch, hall: Rect) -> None:
    """Lay stairs to the second floor along one wall of a hall, as far from its ends as may be."""
    west, south, east, north = map(float, hall)
    upright = north - south >= east - west
    if upright:
        x, y = (west if sketch.one_in(2) else east - 1), (south + north) / 2 - 1.25
        box: Box = (x, round(y * 2) / 2, x + 1, round(y * 2) / 2 + 2.5)
    else:
        x, y = (west + east) / 2 - 1.25, (south if sketch.one_in(2) else north - 1)
        box = (round(x * 2) / 2, y, round(x * 2) / 2 + 2.5, y + 1)
    sketch.lay("stairs", "S", points=rectangle(box), floors=(1, 2))
    for level in (1, 2):
        sketch.keep_clear(box, 0.5, level)


def lay_corridors(sketch: Sketch, plan: FloorPlan, level: int, surface: str) -> None:
    """Lay the corridors of a storey as rooms, each that runs round no other."""
    squares = [
        shapely.box(x, y, x + 1, y + 1) for (x, y), region in plan.squares.items() if region == CORRIDOR
    ]
    parts = [
        part
        for part in shapely.get_parts(shapely.union_all(squares))
        if not shapely.get_num_interior_rings(part)
    ]
    for number, part in enumerate(parts, 1):
        ring = shapely.get_coordinates(shapely.get_exterior_ring(shapely.simplify(part, 0)))[:-1].tolist()
        name = "corridor" if len(parts) == 1 else f"corridor {number}"
        sketch.name_room(name, [(x, y) for x, y in ring], level, surface)


def lay_floor(sketch: Sketch, plan: FloorPlan, beside: tuple[Pt, ...], surface: str) -> None:
    """Lay the floor beneath a storey, and beneath what stands beside it outside the plan."""
    squares = [shapely.box(x, y, x + 1, y + 1) for x, y in plan.squares]
    whole = shapely.union_all([*squares, shapely.Polygon(beside)])
    for part in shapely.get_parts(whole):
        ring = shapely.get_coordinates(shapely.get_exterior_ring(shapely.simplify(part, 0)))[:-1].tolist()
        sketch.lay("terrain", "floor", kind="clear", points=tuple((x, y) for x, y in ring), surface=surface)


def box_of(room: Rect) -> Box:
    """A room as a box."""
    west, south, east, north = map(float, room)
    return west, south, east, north


def borders_of(plan: FloorPlan) -> list[Border]:
    """The pieces of wall of a storey."""
    return list(plan.borders())
