"""What lies about houses: gardens behind their fences, a square, a builder's yard, and cover where a street ends."""

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.clearing import lying, stand_piece
from squadlog.ground.random_maps.pieces import RoomPiece
from squadlog.ground.random_maps.scenery import plant
from squadlog.ground.random_maps.sketch import Box, Sketch, around, quarters, rectangle

_FENCES = (
    ("garden fence", RoomPiece("fence", "other", "half_soft", 3.0, 0.25)),
    ("hedge", RoomPiece("hedge", "other", "half_soft", 3.0, 0.75)),
    ("garden wall", RoomPiece("fence", "other", "half_hard", 3.0, 0.25)),
)
_GATE_M = 1.5
_TRIES = 10
_AT_THE_ENDS = ("crates", "car", "cart", "barrels", "sandbags", "bench", "container", "pallet", "car")


def run_fence(sketch: Sketch, start: tuple[float, float], long_m: float, sort: int, *, upright: bool) -> None:
    """Lay a fence, with a gate in the middle of one that is long; no piece where something stands."""
    name, piece = _FENCES[sort]
    x, y = start
    half = quarters((long_m - _GATE_M) / 2)
    spans = [(0.0, long_m)] if long_m < 5 else [(0.0, half), (half + _GATE_M, long_m)]
    for low, far in spans:
        box = (x, y + low, x + piece.deep_m, y + far) if upright else (x + low, y, x + far, y + piece.deep_m)
        if far - low >= 1 and sketch.free(box, 0.0):
            sketch.keep_clear(box)
            sketch.stand(name, piece, rectangle(box))


def lay_garden(sketch: Sketch, lot: tuple[int, int, int, int], house: Box, *, to_south: bool) -> None:
    """Lay the garden behind a house: fences on the edges of its lot, a tree or two, a shed, flower beds, a path."""
    west, south, east, north = map(float, lot)
    low, far = (house[3], north) if to_south else (south, house[1])
    if far - low < 2.5:
        return
    sort = sketch.whole(0, 2)
    deep = _FENCES[sort][1].deep_m
    far, low = (min(far, low + 9), low) if to_south else (far, max(low, far - 9))
    inner_low, inner_far = (low + 1.25, far) if to_south else (low, far - 1.25)
    for x in (west, east - deep):
        run_fence(sketch, (x, inner_low), inner_far - inner_low, sort, upright=True)
    rear = far - deep - 0.25 if to_south else low + 0.25
    if far - low >= 4:
        run_fence(sketch, (west + 1, rear), east - west - 2, sort, upright=False)
    shed = (
        (east - 3.0, far - 3, east - 1.0, far - 1.5)
        if to_south
        else (east - 3.0, low + 1.5, east - 1.0, low + 3)
    )
    if far - low >= 5 and sketch.one_in(2) and sketch.free(shed, 0.5):
        sketch.keep_clear(shed)
        sketch.stand("shed", RoomPiece("crate", "other", "full_hard", 2.0, 1.5), rectangle(shed))
    for _ in range(5):
        place = sketch.between(west + 1.5, east - 1.5), sketch.between(low + 1, max(low + 1, far - 1))
        plant(sketch, sketch.chance.pick(("tree", "flowers", "bush", "flowers")), place)
    if far - low >= 3.5 and sketch.one_in(2):
        box = lying(sketch, "bench", (sketch.between(west + 2, east - 2), quarters((low + far) / 2)))
        if sketch.free(box, 0.75):
            stand_piece(sketch, "bench", box, "garden bench")


def _by_the_street(lot: tuple[int, int, int, int], deep_m: int, *, to_south: bool) -> Box:
    """The part of a lot that is no farther from the street."""
    west, south, east, north = map(float, lot)
    if to_south:
        return west, south, east, min(north, south + deep_m)
    return west, max(south, north - deep_m), east, north


def _square(sketch: Sketch, lot: tuple[int, int, int, int], *, to_south: bool) -> None:
    """Lay a square of paving with a well or a statue, benches round it, hedges toward its neighbours."""
    west, south, east, north = _by_the_street(lot, 12, to_south=to_south)
    inner = (west + 0.5, south, east - 0.5, north)
    sketch.lay("terrain", "square", kind="clear", points=rectangle(inner), surface="cobbles")
    x, y = quarters((west + east) / 2), quarters((south + north) / 2)
    well = (x - 0.75, y - 0.75, x + 0.75, y + 0.75)
    stand_piece(sketch, "well", well, sketch.chance.pick(("well", "fountain")))
    for side in (-3.25, 2.75):
        box = (x - 0.75, y + side, x + 0.75, y + side + 0.5)
        if sketch.free(box, 0.5) and south + 0.5 < box[1] and box[3] < north - 0.5:
            stand_piece(sketch, "bench", box)
    for at in (west + 0.5, east - 1.25):
        run_fence(sketch, (at, south + 0.75), north - south - 1.5, 1, upright=True)
    for at in (west + 2.5, east - 2.5):
        for row in (south + 2, north - 2):
            plant(sketch, "tree", (quarters(at), quarters(row)))


def _orchard(sketch: Sketch, lot: tuple[int, int, int, int], *, to_south: bool) -> None:
    """Lay an orchard: light woods behind a hedge."""
    west, south, east, north = _by_the_street(lot, 14, to_south=to_south)
    trees = (west + 1, south + 1.5, east - 1, north - 1)
    sketch.lay("terrain", "orchard", kind="light", points=rectangle(trees), surface="meadow")
    run_fence(
        sketch, (west + 1, south + 0.5 if to_south else north - 1.25), east - west - 2, 1, upright=False
    )
    for _ in range(2):
        box = lying(
            sketch, "crates", (sketch.between(west + 2, east - 2), sketch.between(south + 3, north - 3))
        )
        if sketch.free(box, 1):
            stand_piece(sketch, "crates", box, "apple crates")


def _builders_yard(sketch: Sketch, lot: tuple[int, int, int, int], *, to_south: bool) -> None:
    """Lay a yard of gravel with crates, pallets, sacks and a truck, a wall along its back."""
    west, south, east, north = _by_the_street(lot, 12, to_south=to_south)
    sketch.lay(
        "terrain",
        "yard",
        kind="clear",
        points=rectangle((west + 0.5, south, east - 0.5, north)),
        surface="gravel",
    )
    rear = north - 0.75 if to_south else south + 0.5
    run_fence(sketch, (west + 0.5, rear), east - west - 1, 2, upright=False)
    for name in (
        "truck",
        "stack of crates",
        "pallet",
        "crates",
        "sacks",
        "stack of crates",
        "pallet",
        "barrels",
    ):
        for _ in range(_TRIES):
            place = sketch.between(west + 1.5, east - 1.5), sketch.between(south + 1.5, north - 1.5)
            box = lying(sketch, name, place)
            inside = (
                west + 0.5 <= box[0]
                and box[2] <= east - 0.5
                and south + 0.5 <= box[1]
                and box[3] <= north - 0.5
            )
            if inside and sketch.free(box, 1):
                stand_piece(sketch, name, box)
                break
    for _ in range(3):
        place = sketch.between(west + 2, east - 2), sketch.between(south + 2, north - 2)
        plant(sketch, sketch.chance.pick(("puddle", "boxes", "stain")), place, 0.5)


LOTS = (_square, _orchard, _builders_yard)
"""What a lot without a house is: a little square, an orchard, or a builder's yard."""


def lay_ends(sketch: Sketch, deep: int, road: tuple[int, int]) -> None:
    """Lay bushes, hedges, cars and crates at both ends of a street, for whoever sets up there to go behind."""
    wide, high = sketch.width_m, sketch.height_m
    for low, far in ((0.0, deep + 0.5), (wide - deep - 0.5, wide)):
        for _ in range(2 + int(high / 16)):
            place = sketch.between(low + 1, far - 1), sketch.between(1, high - 1)
            bush = nature.blob(sketch, place, sketch.between(1.25, 2.25))
            box = around(bush)
            if sketch.free(box, 0.25) and (box[3] < road[0] - 0.25 or box[1] > road[1] + 0.25):
                kind = "heavy" if sketch.one_in(3) else "light"
                sketch.lay("terrain", "bushes", kind=kind, points=bush)
                sketch.keep_clear(box)
        for _ in range(round(8 * high / 36) + 2):
            place = sketch.between(low + 1, far - 1), sketch.between(0.5, high - 0.5)
            name = sketch.chance.pick(_AT_THE_ENDS)
            box = lying(sketch, name, place)
            off_road = box[3] < road[0] or box[1] > road[1]
            if sketch.free(box, 1) and (off_road or name in ("sandbags", "crates", "barrels", "cart")):
                stand_piece(sketch, name, box)
