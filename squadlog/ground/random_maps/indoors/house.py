"""A house drawn at random: a hall that all rooms are reached from, rooms as people use them, often a second floor."""

import itertools

from squadlog.ground.random_maps.floor_plan import CORRIDOR, OUTSIDE, FloorPlan, Rect
from squadlog.ground.random_maps.indoors import built
from squadlog.ground.random_maps.sketch import Sketch

_NARROW, _WITH_STAIRS = 2, 3
"""How wide a hall is, and one with stairs."""
_LEAST = 3
_BACK = 4
"""How deep a room is that lies across the back of a house."""
_MORE_BELOW = ("dining room", "study", "workroom", "pantry")
_MORE_ABOVE = ("bedroom", "bedroom", "nursery", "study", "bedroom")


def lay_house(sketch: Sketch, outer: Rect, *, to_south: bool, storeys: int, front_m: int) -> bool:
    """Lay a house whose front lies to the south of the sketch or to the north; whether all its rooms are reached.

    `front_m` are the metres from its front door to the pavement.
    """
    hall, back = _hall_and_back(sketch, outer, to_south=to_south, storeys=storeys)
    if storeys == 2:
        sketch.floors = 2
        built.lay_stairs(sketch, hall)
    sound = True
    for level in range(1, storeys + 1):
        plan = _plan(sketch, outer, hall, back)
        borders = built.borders_of(plan)
        built.raise_walls(sketch, borders, level, "external_wall", "internal_wall")
        if level == 1:
            sound &= _outer_doors(sketch, borders, hall, back, to_south=to_south)
            _front_path(sketch, hall, front_m, to_south=to_south)
        sound &= built.join_rooms(sketch, borders, level, ("internal_door",))
        built.lay_windows(sketch, borders, level)
        uses = _uses(sketch, plan, level, to_south=to_south, storeys=storeys)
        sketch.rooms.append(("hall" if level == 1 else "landing", built.box_of(hall), level))
        sketch.rooms += [(use, built.box_of(plan.rooms[number]), level) for number, use in uses.items()]
    return sound


def _hall_and_back(sketch: Sketch, outer: Rect, *, to_south: bool, storeys: int) -> tuple[Rect, Rect | None]:
    """Where the hall runs from the front door inward: to the yard door, or to a room across the back of the house."""
    west, south, east, north = outer
    wide = _WITH_STAIRS if storeys == 2 else _NARROW
    rest = east - west - wide
    left = sketch.chance.pick((0, rest)) if rest < 2 * _LEAST else sketch.whole(_LEAST, rest - _LEAST)
    x = west + left
    if north - south >= _BACK + 4 and east - west <= 11 and sketch.one_in(2):
        if to_south:
            return (x, south, x + wide, north - _BACK), (west, north - _BACK, east, north)
        return (x, south + _BACK, x + wide, north), (west, south, east, south + _BACK)
    return (x, south, x + wide, north), None


def _plan(sketch: Sketch, outer: Rect, hall: Rect, back: Rect | None) -> FloorPlan:
    west, _, east, _ = outer
    plan = FloorPlan({(x, y): CORRIDOR for x in range(hall[0], hall[2]) for y in range(hall[1], hall[3])}, {})
    blocks = [(west, hall[1], hall[0], hall[3]), (hall[2], hall[1], east, hall[3])]
    rooms = [room for block in blocks if block[2] > block[0] for room in _split(sketch, block)]
    for room in [*rooms, *([back] if back else [])]:
        number = CORRIDOR + 1 + len(plan.rooms)
        plan.rooms[number] = room
        plan.squares.update(
            ((x, y), number) for x in range(room[0], room[2]) for y in range(room[1], room[3])
        )
    return plan


def _split(sketch: Sketch, block: Rect) -> list[Rect]:
    """A block beside the hall, cut across into one to three rooms that all lie on it."""
    west, south, east, north = block
    deep, wide = north - south, east - west
    many = 1 if deep < 2 * _LEAST - 1 else 3 if deep >= 9 and (wide >= 4 or sketch.one_in(2)) else 2
    if many == 2 and deep * wide <= 18 and sketch.one_in(4):
        many = 1
    cuts = [south]
    for part in range(many - 1):
        left = many - 1 - part
        most = north - cuts[-1] - left * _LEAST
        least = 2 if wide >= _LEAST and part == 0 and many > 1 and most >= 2 else _LEAST
        cuts.append(cuts[-1] + sketch.whole(min(least, most), max(least, min(most, deep // many + 1))))
    cuts.append(north)
    return [(west, low, east, far) for low, far in itertools.pairwise(cuts)]


def _outer_doors(
    sketch: Sketch, borders: list[built.Border], hall: Rect, back: Rect | None, *, to_south: bool
) -> bool:
    """Lay the front door, and one to the yard at the other end of the hall or in the room across the back."""
    front, rear = (hall[1], hall[3]) if to_south else (hall[3], hall[1])
    if back is not None:
        rear = back[3] if to_south else back[1]
    laid = 0
    for name, line in (("front door", front), ("yard door", rear)):
        for stretch, between in borders:
            if (
                OUTSIDE in between
                and stretch[1] == stretch[3] == line
                and (CORRIDOR in between or name == "yard door")
            ):
                if back is None and CORRIDOR not in between:
                    continue
                laid += built.lay_door(sketch, stretch, "external_door", 1, state="closed", name=name)
                break
    return laid == 2


def _front_path(sketch: Sketch, hall: Rect, front_m: int, *, to_south: bool) -> None:
    """Draw the path from the pavement to the front door."""
    x, y = (hall[0] + hall[2]) / 2, float(hall[1] if to_south else hall[3])
    if front_m:
        sketch.decorate("path", ((x, y), (x, y - front_m if to_south else y + front_m)), 1.0)
        sketch.keep_clear((x - 0.75, y - front_m, x + 0.75, y + front_m))


def _uses(sketch: Sketch, plan: FloorPlan, level: int, *, to_south: bool, storeys: int) -> dict[int, str]:
    """What each room is for: the kitchen at the back, the parlour in front, the bath small, then what is left."""
    rooms = sorted(plan.rooms, key=lambda number: -_area(plan.rooms[number]))
    uses: dict[int, str] = {}
    more = list(_MORE_ABOVE)
    if level == 1:
        back = {one: plan.rooms[one][3] if to_south else -plan.rooms[one][1] for one in rooms}
        front = {one: plan.rooms[one][1] if to_south else -plan.rooms[one][3] for one in rooms}
        kitchen = max(rooms, key=lambda one: (back[one], _area(plan.rooms[one])))
        uses[kitchen] = "kitchen"
        if others := [one for one in rooms if one != kitchen]:
            parlour = min(others, key=lambda one: (front[one], -_area(plan.rooms[one])))
            uses[parlour] = "shop" if sketch.one_in(5) else "parlour"
        more = ["bedroom", *_MORE_BELOW] if storeys == 1 else sketch.chance.shuffled(_MORE_BELOW)
    left = [number for number in rooms if number not in uses]
    if left and (len(left) > 1 or level == 2 or storeys == 2):
        uses[left.pop()] = "bath"
    for number, use in zip(left, [*more, *["bedroom"] * len(left)], strict=False):
        small = (
            min(plan.rooms[number][2] - plan.rooms[number][0], plan.rooms[number][3] - plan.rooms[number][1])
            < 3
        )
        uses[number] = "pantry" if small else use
    return uses


def _area(room: Rect) -> int:
    return (room[2] - room[0]) * (room[3] - room[1])
