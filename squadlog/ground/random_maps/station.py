"""A station at random: corridors between bulkheads, rooms that a crew uses, airlocks, and a yard with a landing pad."""

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.clearing import lying, stand_piece
from squadlog.ground.random_maps.floor_plan import CORRIDOR, OUTSIDE, FloorPlan, Rect, plan_in
from squadlog.ground.random_maps.indoors import built
from squadlog.ground.random_maps.indoors.on_duty import FLOORS, ON_DUTY
from squadlog.ground.random_maps.names import station_title
from squadlog.ground.random_maps.pieces import PIECES
from squadlog.ground.random_maps.reasons import STATION, Prize
from squadlog.ground.random_maps.scenery import plant
from squadlog.ground.random_maps.sketch import Sketch, around, quarters, rectangle
from squadlog.ground.random_maps.zone_size import zone_size

_LANDS = (("rock", ("rock", "rock", "crater")), ("sand", ("rock", "grass", "crater")), ("snow", ("snowdrift", "rock")),
          ("earth", ("grass", "bush", "puddle")), ("gravel", ("bush", "grass", "rock")))  # fmt: skip
"""What the land about a station is, and what is scattered on it."""
_LARGE = ("control room", "generator room", "mess", "bunk room", "store")
_MIDDLING = (
    "comm room", "workshop", "infirmary", "laboratory", "bunk room", "store", "office", "briefing room", "armoury",
    "server room", "pump room", "greenhouse", "archive",
)  # fmt: skip
_SMALL = ("washroom", "locker room", "office", "pump room", "server room", "closet")
_PAD_M = 9
_PAD = (
    (-2.5, -4.5),
    (2.5, -4.5),
    (4.5, -2.5),
    (4.5, 2.5),
    (2.5, 4.5),
    (-2.5, 4.5),
    (-4.5, 2.5),
    (-4.5, -2.5),
)
"""The corners of a landing pad about its middle."""
_MOST_M = (44, 30)
_IN_THE_YARD = (
    "container",
    "crates",
    "tank",
    "truck",
    "sandbags",
    "pallet",
    "barrels",
    "crates",
    "sandbags",
    "pipes",
)
_TRIES = 10


def station(sketch: Sketch) -> None:
    """Lay a station and its yard on the sketch."""
    sketch.lie()
    land, scattered = sketch.chance.pick(_LANDS)
    sketch.title, sketch.surface = station_title(sketch.chance), land
    wide, high = int(sketch.width_m), int(sketch.height_m)
    deep = int(zone_size(wide, high)[0])
    outer, pad = _outer(sketch, wide, high, deep)
    _grounds(sketch, outer, pad)
    plan = plan_in(sketch, outer, pad)
    locks = _airlocks(plan)
    borders = built.borders_of(plan)
    built.raise_walls(sketch, borders, 1, "external_bulkhead", "internal_bulkhead")
    sound = _doors(sketch, borders, locks)
    built.lay_windows(sketch, borders, 1, ship=True)
    _name(sketch, plan, locks)
    prize = Prize(sketch, STATION)
    prize.furnish_rooms(ON_DUTY)
    built.lay_corridors(sketch, plan, 1, "metal")
    west, south, east, north = map(float, outer)
    sketch.keep_clear((west, south, east, north), 0.75)
    _yard(sketch, deep, scattered)
    sketch.reason = prize.tell(FLOORS, "metal") if sound else ""


def _outer(sketch: Sketch, wide: int, high: int, deep: int) -> tuple[Rect, Rect | None]:
    """Where the station stands, and the corner that it leaves to a landing pad where it is large enough."""
    margin = 2 if high < 30 else 3
    long_ = min(_MOST_M[0], wide - 2 * deep - 2 - sketch.whole(0, 2))
    tall = min(_MOST_M[1], high - 2 * margin - sketch.whole(0, 4))
    west = deep + 1 + sketch.whole(0, wide - 2 * deep - 2 - long_)
    south = margin + sketch.whole(0, high - 2 * margin - tall)
    east, north = west + long_, south + tall
    if long_ < 2 * _PAD_M or tall < 2 * _PAD_M or sketch.one_in(5):
        return (west, south, east, north), None
    x = west if sketch.one_in(2) else east - _PAD_M
    y = south if sketch.one_in(2) else north - _PAD_M
    return (west, south, east, north), (x, y, x + _PAD_M, y + _PAD_M)


def _grounds(sketch: Sketch, outer: Rect, pad: Rect | None) -> None:
    """Lay the apron about the station, the pad with its markings, and the way to it."""
    west, south, east, north = map(float, outer)
    apron = (west - 1.5, max(0.0, south - 1.5), east + 1.5, min(sketch.height_m, north + 1.5))
    sketch.lay("terrain", "apron", kind="clear", points=rectangle(apron), surface="concrete")
    if pad is None:
        return
    x, y = (pad[0] + pad[2]) / 2, (pad[1] + pad[3]) / 2
    corners = tuple((x + px, y + py) for px, py in _PAD)
    sketch.lay("terrain", "landing_pad", kind="clear", points=corners, surface="asphalt")
    inner = [(quarters(x + (px - x) * 0.85), quarters(y + (py - y) * 0.85)) for px, py in corners]
    sketch.decorate("marking", (*inner, inner[0]), 0.25)
    for line in (
        ((x - 1, y - 1.5), (x - 1, y + 1.5)),
        ((x + 1, y - 1.5), (x + 1, y + 1.5)),
        ((x - 1, y), (x + 1, y)),
    ):
        sketch.decorate("marking", line, 0.5)
    for px, py in corners[::2]:
        sketch.decorate("lamp", rectangle((px - 0.25, py - 0.25, px + 0.25, py + 0.25)))
    if sketch.one_in(2):
        flyer = (
            (x - 2.5, y),
            (x - 1, y - 1),
            (x + 2, y - 1.25),
            (x + 2.75, y),
            (x + 2, y + 1.25),
            (x - 1, y + 1),
        )
        sketch.stand("shuttle", PIECES["wreck"], flyer)
    sketch.keep_clear(built.box_of(pad))


def _airlocks(plan: FloorPlan) -> dict[int, int]:
    """Make chambers of the ends of corridors: region of the chamber, to the order of its making."""
    ends = [
        (stretch, between)
        for stretch, between in plan.borders()
        if set(between) == {OUTSIDE, CORRIDOR} and built.length_of(stretch) == 2
    ]
    found: dict[int, int] = {}
    for (x, y, far_x, far_y), between in ends[:2]:
        inward = -1 if between[1] == OUTSIDE else 1
        if x == far_x:
            box = (min(x, x + 2 * inward), y, max(x, x + 2 * inward), far_y)
        else:
            box = (x, min(y, y + 2 * inward), far_x, max(y, y + 2 * inward))
        squares = [(at, up) for at in range(box[0], box[2]) for up in range(box[1], box[3])]
        if all(plan.squares.get(square) == CORRIDOR for square in squares):
            number = CORRIDOR + 1 + len(plan.rooms)
            plan.rooms[number] = box
            plan.squares.update(dict.fromkeys(squares, number))
            found[number] = len(found) + 1
    return found


def _doors(sketch: Sketch, borders: list[built.Border], locks: dict[int, int]) -> bool:
    """Lay the two doors of each airlock, doors to all rooms, and a way out where a corridor ends; whether all fit."""
    laid = 0
    for stretch, between in borders:
        chamber = next((one for one in between if one in locks), None)
        if chamber is not None and (OUTSIDE in between or CORRIDOR in between):
            ends_here = OUTSIDE in between and built.length_of(stretch) == 2
            inside = CORRIDOR in between and built.length_of(stretch) == 2
            if ends_here or inside:
                laid += built.lay_door(
                    sketch, stretch, "airlock_door", 1, state="closed", airlock=f"lock{locks[chamber]}"
                )
    inner = [one for one in borders if not set(one[1]) & set(locks)]
    sound = built.join_rooms(sketch, inner, 1, ("sliding_door", "sliding_door", "bulkhead_door"))
    for stretch, between in inner:
        if set(between) == {OUTSIDE, CORRIDOR} and built.length_of(stretch) >= 2:
            built.lay_door(sketch, stretch, "bulkhead_door", 1)
    return sound and laid == 2 * len(locks)


def _name(sketch: Sketch, plan: FloorPlan, locks: dict[int, int]) -> None:
    """Give each room its use by its size: first what a station cannot be without."""
    rooms = sorted((one for one in plan.rooms if one not in locks), key=lambda one: -_area(plan.rooms[one]))
    large, middling, small = list(_LARGE), sketch.chance.shuffled(_MIDDLING), sketch.chance.shuffled(_SMALL)
    for place, number in enumerate(rooms):
        room = plan.rooms[number]
        if _area(room) < 12 and place >= 2:
            use = small.pop(0) if small else "store"
        else:
            use = large.pop(0) if large else middling.pop(0) if middling else "store"
        sketch.rooms.append((use, built.box_of(room), 1))
    sketch.rooms += [("airlock", built.box_of(plan.rooms[number]), 1) for number in locks]


def _area(room: Rect) -> int:
    return (room[2] - room[0]) * (room[3] - room[1])


def _yard(sketch: Sketch, deep: int, scattered: tuple[str, ...]) -> None:
    """Lay what stands about a station at both its ends, rocks to go behind, and what lies on the land."""
    wide, high = sketch.width_m, sketch.height_m
    for low, far in ((0.0, deep + 1.0), (wide - deep - 1.0, wide)):
        for _ in range(round(10 * high / 36) + 2):
            place = sketch.between(low + 1, far - 1), sketch.between(0.5, high - 0.5)
            if sketch.one_in(3):
                rock = nature.blob(sketch, place, sketch.between(0.75, 1.5), rough=20)
                if sketch.free(around(rock), 1):
                    sketch.keep_clear(around(rock))
                    sketch.stand("boulder", PIECES["boulder"], rock)
                continue
            name = sketch.chance.pick(_IN_THE_YARD)
            box = lying(sketch, name, place)
            if sketch.free(box, 1):
                stand_piece(sketch, name, box, {"tank": "fuel tank", "barrels": "fuel drum"}.get(name, ""))
    for _ in range(round(14 * min(2.5, wide * high / 1728))):
        place = sketch.between(1.5, wide - 1.5), sketch.between(1.5, high - 1.5)
        plant(sketch, sketch.chance.pick(scattered), place)
