"""A street at random: houses with gardens, pavements and parked cars, a square or a yard between the houses."""

import itertools

from squadlog.ground.random_maps.clearing import stand_piece
from squadlog.ground.random_maps.indoors.at_home import AT_HOME, FLOORS
from squadlog.ground.random_maps.indoors.house import lay_house
from squadlog.ground.random_maps.lots import LOTS, lay_ends, lay_garden
from squadlog.ground.random_maps.names import street_title
from squadlog.ground.random_maps.pieces import PIECES
from squadlog.ground.random_maps.reasons import STREET, Prize
from squadlog.ground.random_maps.sketch import Box, Sketch, quarters, rectangle
from squadlog.ground.random_maps.zone_size import zone_size

_TWO_SIDED_M = 32
"""From this depth on there are houses on both sides."""
_LOT_M, _HOUSE_MOST = 15, (12, 10)
_LEAST_HOUSE_M = 7


def street(sketch: Sketch) -> None:
    """Lay a street on the sketch, from west to east."""
    sketch.lie()
    sketch.title, sketch.surface = (
        street_title(sketch.chance),
        sketch.chance.pick(("grass", "grass", "meadow", "earth")),
    )
    wide, high = int(sketch.width_m), int(sketch.height_m)
    two_sided = high >= _TWO_SIDED_M
    road, pave = (6, 2) if two_sided else (5, 1)
    middle = high // 2 + sketch.whole(-2, 2) if two_sided else road // 2 + pave + 2 + sketch.whole(0, 1)
    low, far = middle - road // 2 - pave, middle - road // 2 + road + pave
    _roadway(sketch, low, far, pave)
    deep = int(zone_size(wide, high)[0])
    rows = [(far, high, True)] + ([(0, low, False)] if two_sided else [])
    lots = [(*lot, row) for row in rows for lot in _lots(deep + 1, wide - deep - 1)]
    houses = _which(sketch, len(lots))
    sound, prize = True, Prize(sketch, STREET)
    empty = sketch.chance.shuffled(LOTS)
    for number, (west, east, (south, north, to_south)) in enumerate(lots):
        lot = (west, south, east, north)
        if number in houses:
            sound &= _house_on(sketch, lot, to_south=to_south)
        else:
            empty = empty or sketch.chance.shuffled(LOTS)
            empty.pop()(sketch, lot, to_south=to_south)
    prize.furnish_rooms(AT_HOME)
    _park(sketch, low + pave, far - pave, deep)
    lay_ends(sketch, deep, (low, far))
    sketch.reason = prize.tell(FLOORS, "boards") if sound else ""


def _lots(west: int, east: int) -> list[tuple[int, int]]:
    many = max(1, round((east - west) / _LOT_M))
    cuts = [west + (east - west) * number // many for number in range(many + 1)]
    return list(itertools.pairwise(cuts))


def _which(sketch: Sketch, lots: int) -> set[int]:
    """Which lots have a house: two or three of four, as many of more."""
    most = lots if lots <= 2 else max(2, min(lots - 1, round(lots * 0.6) + sketch.whole(0, 1)))
    return set(sketch.chance.shuffled(range(lots))[:most])


def _house_on(sketch: Sketch, lot: tuple[int, int, int, int], *, to_south: bool) -> bool:
    """Lay a house on a lot, a little back from the pavement, a garden behind it; whether all its rooms are reached."""
    west, south, east, north = lot
    wide = min(_HOUSE_MOST[0], east - west - sketch.whole(2, 4) if east - west > 11 else east - west)
    deep = max(_LEAST_HOUSE_M, min(_HOUSE_MOST[1], north - south - 3 - sketch.whole(0, 1)))
    wide = max(_LEAST_HOUSE_M, wide)
    x = west + sketch.whole(0, max(0, east - west - wide))
    back = min(sketch.whole(0, 2), max(0, north - south - deep - 3))
    y = south + back if to_south else north - back - deep
    outer = (x, y, x + wide, y + deep)
    if outer[1] < 0 or outer[3] > sketch.height_m:
        return False
    storeys = 2 if wide >= 9 and deep >= 8 and sketch.one_in(2) else 1
    sound = lay_house(sketch, outer, to_south=to_south, storeys=storeys, front_m=back)
    box: Box = (float(x), float(y), float(x + wide), float(y + deep))
    lay_garden(sketch, lot, box, to_south=to_south)
    sketch.keep_clear(box, 0.75)
    return sound


def _roadway(sketch: Sketch, low: int, far: int, pave: int) -> None:
    """Lay the road with its kerbs and marks, and the pavements along it."""
    wide = sketch.width_m
    surface = sketch.chance.pick(("asphalt", "asphalt", "cobbles"))
    sketch.lay("terrain", "pavement", kind="clear", points=rectangle((0, low, wide, far)), surface="paving")
    road = (0.0, float(low + pave), wide, float(far - pave))
    sketch.lay("terrain", "road", kind="clear", points=rectangle(road), surface=surface)
    for y in (road[1], road[3]):
        sketch.decorate("kerb", ((0.0, y), (wide, y)), 0.25)
    middle = (road[1] + road[3]) / 2
    if surface == "asphalt":
        x = 1.0
        while x + 2 <= wide:
            sketch.decorate("marking", ((x, middle), (x + 2, middle)), 0.15)
            x += 5
    x = quarters(wide / 2 + sketch.between(-4, 4))
    for y in (road[1], road[3] - 2.0):
        sketch.keep_clear((x - 1.5, y, x + 1.5, y + 2.0))
    for stripe in range(int((road[3] - road[1] - 0.5) / 1)):
        y = road[1] + 0.5 + stripe
        sketch.decorate("marking", ((x - 1.25, y), (x + 1.25, y)), 0.5)
    x = 4.0
    while x < wide - 3:
        y = low + 0.25 if sketch.one_in(2) else far - 0.75
        sketch.decorate("lamp", rectangle((x, y, x + 0.5, y + 0.5)))
        sketch.decorate("drain", rectangle((x + 2, road[1] + 0.25, x + 2.75, road[1] + 0.5)))
        x += sketch.between(9, 13)


def _park(sketch: Sketch, low: int, far: int, deep: int) -> None:
    """Park cars along both kerbs, now and then a truck, and leave a barricade in the road."""
    for at_far in (False, True):
        x = sketch.between(1, 4)
        while x + 4 < sketch.width_m:
            name = "truck" if sketch.one_in(9) else "car"
            long_, across = PIECES[name].long_m, PIECES[name].deep_m
            y = far - across - 0.25 if at_far else low + 0.25
            box = (x, y, x + long_, y + across)
            if not sketch.one_in(3) and sketch.free(box, 0.75):
                stand_piece(sketch, name, box)
            x += long_ + sketch.between(1.5, 6)
    middle = (low + far) / 2
    for _ in range(2):
        x = sketch.between(deep + 1, sketch.width_m - deep - 3)
        name = sketch.chance.pick(("sandbags", "crates", "cart", "barrels"))
        piece = PIECES[name]
        turned = (piece.deep_m, piece.long_m)
        y = quarters(middle - turned[1] / 2 + sketch.between(-0.5, 0.5))
        box = (x, y, x + turned[0], y + turned[1])
        if sketch.free(box, 0.75):
            stand_piece(sketch, name, box)
