"""A farm at random: a farmhouse and a barn on a yard by a track, an orchard, fields between hedges, a pond, bales."""

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.clearing import lying, stand_piece
from squadlog.ground.random_maps.floor_plan import Rect
from squadlog.ground.random_maps.indoors import built
from squadlog.ground.random_maps.indoors.at_home import AT_HOME, FLOORS
from squadlog.ground.random_maps.indoors.house import lay_house
from squadlog.ground.random_maps.lots import run_fence
from squadlog.ground.random_maps.names import farm_title
from squadlog.ground.random_maps.reasons import FARM, Prize
from squadlog.ground.random_maps.scenery import plant
from squadlog.ground.random_maps.sketch import Box, Sketch, around, quarters, rectangle
from squadlog.ground.random_maps.zone_size import zone_size

_BOTH_SIDES_M = 32
"""From this depth on house and barn stand on both sides of the track."""
_FROM_TRACK_M, _LEAST_M = 3, 7
_HEDGE, _WALL = 1, 2
_LOOSE = ("hay bales", "cart", "sacks", "barrels", "hay bales", "crates", "hay bales")
_TRIES = 12


def farm(sketch: Sketch) -> None:
    """Lay a farm on the sketch, its track from west to east."""
    sketch.lie()
    sketch.title, sketch.surface = farm_title(sketch.chance), sketch.chance.pick(("grass", "meadow"))
    wide, high = int(sketch.width_m), int(sketch.height_m)
    deep = int(zone_size(wide, high)[0])
    track = high // 2 + sketch.whole(-1, 1) if high >= _BOTH_SIDES_M else 4 + sketch.whole(0, 1)
    house, barn = _places(sketch, (deep + 1, wide - deep - 1), track)
    built_on = [house] if barn is None else [house, barn]
    _grounds(sketch, track, built_on)
    storeys = 2 if house[2] - house[0] >= 9 and house[3] - house[1] >= 8 and sketch.one_in(2) else 1
    sound = lay_house(sketch, house, to_south=True, storeys=storeys, front_m=_FROM_TRACK_M - 2)
    sketch.rooms = [("parlour" if use == "shop" else use, box, level) for use, box, level in sketch.rooms]
    if barn is not None:
        sound &= _barn(sketch, barn, track)
    prize = Prize(sketch, FARM)
    prize.furnish_rooms(AT_HOME)
    for west, south, east, north in map(built.box_of, built_on):
        sketch.keep_clear((west, south, east, north), 0.75)
    _well(sketch, house, track)
    _fields(sketch, deep, track)
    _loose(sketch)
    sketch.reason = prize.tell(FLOORS, "boards") if sound else ""


def _places(sketch: Sketch, inner: tuple[int, int], track: int) -> tuple[Rect, Rect | None]:
    """Where the farmhouse stands, north of the track, and the barn: across it, beside the house, or nowhere."""
    low, far = inner
    both = sketch.height_m >= _BOTH_SIDES_M
    room = far - low
    wide = max(_LEAST_M, min(sketch.whole(9, 12), room if both else room - 11 if room >= 20 else room))
    south = track + _FROM_TRACK_M
    tall = max(_LEAST_M, min(sketch.whole(8, 9), int(sketch.height_m) - south - 2))
    x = low + (sketch.whole(0, max(0, room - wide)) if both else 0)
    house = (x, south, x + wide, south + tall)
    if both:
        long_, deep = sketch.whole(9, 12), sketch.whole(6, 8)
        long_ = min(long_, room)
        x = low + sketch.whole(0, max(0, room - long_))
        return house, (x, track - _FROM_TRACK_M - deep, x + long_, track - _FROM_TRACK_M)
    if room < 20:
        return house, None
    x = low + wide + sketch.whole(3, max(3, room - wide - 9))
    long_ = min(9, far - x)
    return house, ((x, south, x + long_, south + min(tall, 7)) if long_ >= 6 else None)


def _grounds(sketch: Sketch, track: int, built_on: list[Rect]) -> None:
    """Lay the track and the yard between the buildings."""
    wests, souths, easts, norths = zip(*built_on, strict=True)
    low, far = min(*souths, track - 4), max(*norths, track + 4)
    yard = (min(wests) - 2.0, max(0.0, low - 1.0), max(easts) + 2.0, min(sketch.height_m, far + 1.0))
    sketch.lay("terrain", "farmyard", kind="clear", points=rectangle(yard), surface="earth")
    line = nature.smooth(nature.course(sketch, (0.0, float(track)), (sketch.width_m, float(track)), 0.5))
    sketch.lay("terrain", "track", kind="clear", points=nature.band(line, 2.5), surface="gravel")
    sketch.decorate("path", line, 1.5)
    for _ in range(2):
        place = sketch.between(yard[0] + 1, yard[2] - 1), track + sketch.between(-2, 2)
        plant(sketch, "puddle", place, 0.75)


def _barn(sketch: Sketch, barn: Rect, track: int) -> bool:
    """Lay a barn of one room with a door to the track and one away from it; whether both found room."""
    west, south, east, north = barn
    box = built.box_of(barn)
    sketch.lay("walls", "B", kind="external_wall", line=(*rectangle(box), (box[0], box[1])))
    sides = ((west, south, east, south), (west, north, east, north))
    names = ("barn door", "back door") if south > track else ("back door", "barn door")
    laid = [
        built.lay_door(sketch, side, "external_door", 1, name=name)
        for side, name in zip(sides, names, strict=True)
    ]
    middle = quarters((box[1] + box[3]) / 2)
    for x in (box[0], box[2]):
        ends = ((x, middle - 0.5), (x, middle + 0.5))
        sketch.lay("windows", "G1_", ends=ends)
        sketch.windows.append((1, around(ends)))
    sketch.rooms.append(("barn", box, 1))
    return all(laid)


def _well(sketch: Sketch, house: Rect, track: int) -> None:
    """Lay a well in the yard, between the house and the track or a little way along it."""
    for aside in (-2.5, 2.5, -4.0, 4.0):
        x = house[0] + aside if aside < 0 else house[2] + aside
        box = (x - 0.75, track + 2.0, x + 0.75, track + 3.5)
        if sketch.free(box, 0.75):
            stand_piece(sketch, "well", box)
            return


def _fields(sketch: Sketch, deep: int, track: int) -> None:
    """Lay fields in the four corners of the farm: crops in rows behind hedges, an orchard, a pond, a paddock."""
    wide, high = sketch.width_m, sketch.height_m
    halves = [(0.5, deep + 2.5), (wide - deep - 2.5, wide - 0.5)]
    spans = [(track + 3.0, high - 0.5), (0.5, track - 3.0)]
    fields = [(low, south, far, north) for low, far in halves for south, north in spans if north - south >= 5]
    kinds = sketch.chance.shuffled((_crops, _orchard, _pond, _crops))
    for field, lay in zip(fields, kinds, strict=False):
        west, south, east, north = field
        lay(sketch, (west, south, east, min(north, south + 14)))


def _crops(sketch: Sketch, field: Box) -> None:
    west, south, east, north = field
    sketch.lay("terrain", "field", kind="clear", points=rectangle(field), surface="earth")
    y = south + 1.0
    while y < north - 1.5:
        sketch.decorate("grass", rectangle((west + 0.5, y, east - 0.5, y + 0.75)))
        y += 1.5
    run_fence(sketch, (west, south), east - west, _HEDGE, upright=False)
    run_fence(sketch, (west, north - 0.75), east - west, _HEDGE, upright=False)


def _orchard(sketch: Sketch, field: Box) -> None:
    west, south, east, _ = field
    sketch.lay("terrain", "orchard", kind="light", points=rectangle(field), surface="meadow")
    run_fence(sketch, (west, south), east - west, _WALL, upright=False)


def _pond(sketch: Sketch, field: Box) -> None:
    west, south, east, north = field
    centre = quarters((west + east) / 2), quarters((south + north) / 2)
    size = min(east - west, north - south) / 2.75
    sketch.lay("terrain", "pond", kind="marsh", points=nature.blob(sketch, centre, quarters(size), rough=20))
    for _ in range(5):
        place = centre[0] + sketch.between(-size, size), centre[1] + sketch.between(-size, size)
        plant(
            sketch,
            sketch.chance.pick(("reeds", "bush", "reeds")),
            (quarters(place[0]), quarters(place[1])),
            0.5,
        )
    run_fence(sketch, (west, south), east - west, _WALL, upright=False)


def _loose(sketch: Sketch) -> None:
    """Lay bales, carts and sacks all over the farm, to go behind, and what grows there."""
    wide, high = sketch.width_m, sketch.height_m
    much = wide * high / 1728
    for _ in range(max(6, round(16 * much))):
        for _ in range(_TRIES):
            name = sketch.chance.pick(_LOOSE)
            box = lying(sketch, name, (sketch.between(1, wide - 1), sketch.between(1, high - 1)))
            if sketch.free(box, 1):
                stand_piece(sketch, name, box)
                break
    for _ in range(round(8 * min(much, 2.5))):
        place = sketch.between(1.5, wide - 1.5), sketch.between(1.5, high - 1.5)
        plant(sketch, sketch.chance.pick(("tree", "bush", "flowers", "grass")), place)
    for _ in range(max(2, round(4 * much))):
        place = sketch.between(2, wide - 2), sketch.between(2, high - 2)
        copse = nature.blob(sketch, place, sketch.between(1.5, 2.5))
        if sketch.free(around(copse), 0.5):
            sketch.lay("terrain", "copse", kind="heavy" if sketch.one_in(2) else "light", points=copse)
