"""A building at random: corridors and rooms, doors between them, windows outward, furniture; often a second storey.

It stands in a yard that is deep enough at two ends for the sides to set up in, with something to go behind.
"""

import shapely

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.floor_plan import CORRIDOR, OUTSIDE, FloorPlan, Rect, Stretch, plan_in
from squadlog.ground.random_maps.furniture import furnish, stairs_at
from squadlog.ground.random_maps.sketch import Box, Pt, Sketch, around, rectangle

_YARD_M, _SIDE_M = 6, 2
_UPPER_LEAST_M2 = 250
_LEAST_M = 2
_LOOPS = 3
"""One in this many pairs of neighbouring parts gets a door that is not needed to reach them."""
_PIECES_TRIED = 9
"""How many pieces are tried at most."""
Border = tuple[Stretch, tuple[int, int]]


def building(sketch: Sketch) -> None:
    """Lay a building and its yard on the sketch."""
    wide, high = int(sketch.width_m), int(sketch.height_m)
    ends, sides = (_YARD_M, _SIDE_M) if wide >= high else (_SIDE_M, _YARD_M)
    outer = (
        ends + sketch.whole(0, 1),
        sides + sketch.whole(0, 2),
        wide - ends - sketch.whole(0, 1),
        high - sides - sketch.whole(0, 2),
    )
    plans = [plan_in(sketch, outer, _notch(sketch, outer))]
    if (outer[2] - outer[0]) * (outer[3] - outer[1]) >= _UPPER_LEAST_M2 and not sketch.one_in(3):
        upper = _upper(sketch, outer)
        plans.append(plan_in(sketch, upper, None))
        sketch.floors = 2
    for level, plan in enumerate(plans, 1):
        _build(sketch, plan, level)
    if len(plans) > 1 and stairs_at(sketch, plans[0], plans[1]) < 1:
        sketch.floors = 3  # nobody gets up there: the check says so, and the map is drawn anew
    for level, plan in enumerate(plans, 1):
        furnish(sketch, plan, level)
    _yard(sketch, outer)


def _notch(sketch: Sketch, outer: Rect) -> Rect | None:
    """A corner that the building does not fill, more often than not."""
    if sketch.one_in(3):
        return None
    west, south, east, north = outer
    wide, high = sketch.whole(4, max(4, (east - west) // 3)), sketch.whole(3, max(3, (north - south) // 3))
    x = west if sketch.one_in(2) else east - wide
    y = south if sketch.one_in(2) else north - high
    return x, y, x + wide, y + high


def _upper(sketch: Sketch, outer: Rect) -> Rect:
    """The storey above: a part of the one below, as long or as wide as it."""
    west, south, east, north = outer
    if east - west >= north - south:
        long_ = max(10, (east - west) // 2)
        x = west + sketch.whole(0, east - west - long_)
        return x, south, x + long_, north
    long_ = max(10, (north - south) // 2)
    y = south + sketch.whole(0, north - south - long_)
    return west, y, east, y + long_


def _build(sketch: Sketch, plan: FloorPlan, level: int) -> None:
    """Walls where regions meet, the doors and windows in them, and what the rooms are called."""
    borders = list(plan.borders())
    for stretch, between in borders:
        outer = OUTSIDE in between
        kind, word = ("external_wall", "W") if outer else ("internal_wall", "w")
        sketch.lay("walls", f"{word}{level}_", kind=kind, line=(stretch[:2], stretch[2:]), floor=level)
    hallway = shapely.union_all(
        [shapely.box(x, y, x + 1, y + 1) for (x, y), region in plan.squares.items() if region == CORRIDOR]
    )
    for part in shapely.get_parts(hallway):
        if not shapely.get_num_interior_rings(part):
            ring = shapely.get_coordinates(shapely.get_exterior_ring(shapely.simplify(part, 0)))[:-1]
            sketch.room("corridor", [(float(x), float(y)) for x, y in ring], level)
    _doors(sketch, borders, level)
    for stretch, between in borders:
        if OUTSIDE in between and CORRIDOR not in between:
            _windows(sketch, stretch, level)


def _threshold(stretch: Stretch) -> Box:
    """What must be kept free on both sides of a door."""
    west, south, east, north = (float(metres) for metres in stretch)
    if west == east:
        return west - 1.25, south - 0.25, east + 1.25, north + 0.25
    return west - 0.25, south - 1.25, east + 0.25, north + 1.25


def _doors(sketch: Sketch, borders: list[Border], level: int) -> None:
    """Lay a door into every room, from the corridor where it can be, and some more so that there are ways round.

    The ground floor has doors to the outside: from the corridors, and here and there from a room.
    """
    inner = [
        (stretch, between)
        for stretch, between in borders
        if OUTSIDE not in between and _long(stretch) >= _LEAST_M
    ]
    reached, joined, left = {CORRIDOR}, set[frozenset[int]](), sketch.chance.shuffled(inner)
    left.sort(key=lambda border: CORRIDOR not in border[1])
    while todo := next((border for border in left if len(reached & set(border[1])) == 1), None):
        left.remove(todo)
        if _door(sketch, todo[0], "internal_door", level):
            reached |= set(todo[1])
            joined.add(frozenset(todo[1]))
    for stretch, between in left:
        if frozenset(between) not in joined and sketch.one_in(_LOOPS):
            joined.add(frozenset(between))
            _door(
                sketch, stretch, sketch.chance.pick(("internal_door", "internal_door", "sliding_door")), level
            )
    for stretch, between in borders if level == 1 else ():
        if OUTSIDE in between and _long(stretch) >= _LEAST_M and (CORRIDOR in between or sketch.one_in(4)):
            _door(sketch, stretch, "external_door", level)


def _long(stretch: Stretch) -> int:
    return stretch[2] - stretch[0] + stretch[3] - stretch[1]


def _door(sketch: Sketch, stretch: Stretch, kind: str, level: int) -> bool:
    """Lay a door somewhere in a stretch of wall, half a metre or more from any other; whether there was room."""
    least = 1 if _long(stretch) > 3 else 0
    for at in sketch.chance.shuffled(range(least, _long(stretch) - least)):
        x, y = stretch[:2]
        door = (x, y + at, x, y + at + 1) if stretch[0] == stretch[2] else (x + at, y, x + at + 1, y)
        if sketch.free((*map(float, door),), 0.0, level):  # type: ignore[arg-type]  # four of them
            state = "open" if sketch.one_in(4) else "closed"
            sketch.lay("doors", f"D{level}_", kind=kind, ends=(door[:2], door[2:]), floor=level, state=state)
            sketch.keep_clear(_threshold(door), level=level)
            return True
    return False


def _windows(sketch: Sketch, stretch: Stretch, level: int) -> None:
    """Windows of a metre or two along the outer wall of a room, where no door is."""
    long_, upright = _long(stretch), stretch[0] == stretch[2]
    at = sketch.between(0.75, 1.5)
    while at + 1 <= long_ - 0.5:
        wide = sketch.chance.pick((1.0, 1.5, 2.0))
        wide = wide if at + wide <= long_ - 0.5 else 1.0
        x, y = (stretch[0], stretch[1] + at) if upright else (stretch[0] + at, stretch[1])
        ends = ((x, y), (x, y + wide)) if upright else ((x, y), (x + wide, y))
        if not sketch.one_in(3) and sketch.free(around(ends), 0.25, level):
            sketch.lay("windows", f"G{level}_", ends=ends, floor=level)
        at += wide + sketch.between(1, 2.5)


def _yard(sketch: Sketch, outer: Rect) -> None:
    """Bushes, cars, crates and low walls at both ends of the yard, so that whoever sets up there can go behind them."""
    west, south, east, north = (float(metres) for metres in outer)
    sketch.keep_clear((west, south, east, north), 0.25)
    wide, high = sketch.width_m, sketch.height_m
    ends = [(0.0, 0.0, west, high), (east, 0.0, wide, high)]
    if wide < high:
        ends = [(0.0, 0.0, wide, south), (0.0, north, wide, high)]
    for end in ends:
        for _ in range(sketch.whole(1, 3)):
            bush = nature.blob(sketch, _within(sketch, end), sketch.between(1.25, 2.25))
            if sketch.free(around(bush), 0.5):
                sketch.lay("terrain", "bushes", kind="heavy" if sketch.one_in(3) else "light", points=bush)
        for _ in range(_PIECES_TRIED):
            x, y = _within(sketch, end)
            word, name, kind, cover, long_, deep = sketch.chance.pick(_IN_THE_YARD)
            box = (x, y, x + long_, y + deep) if sketch.one_in(2) else (x, y, x + deep, y + long_)
            if sketch.free(box, 1):
                sketch.keep_clear(box)
                high_ = cover.startswith("full")
                sketch.lay(
                    "obstacles", word, name=name, kind=kind, cover=cover, high=high_, points=rectangle(box)
                )


def _within(sketch: Sketch, box: Box) -> Pt:
    west, south, east, north = box
    return sketch.between(west + 0.5, east - 0.5), sketch.between(south + 0.5, north - 0.5)


_IN_THE_YARD = (
    ("crates", "crates", "other", "half_hard", 1.5, 1.0),
    ("car", "car", "machinery", "half_hard", 4.0, 2.0),
    ("wall", "low wall", "other", "half_hard", 3.0, 0.5),
    ("hedge", "hedge", "other", "half_soft", 3.5, 0.75),
    ("container", "container", "other", "full_hard", 3.0, 2.0),
    ("skip", "skip", "other", "half_hard", 2.5, 1.5),
)
"""What stands in a yard: id, name, kind, cover, and how long and deep it is."""
