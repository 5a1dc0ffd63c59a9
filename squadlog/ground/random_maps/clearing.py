"""What stands in the clearing of a wood, and why somebody would fight for it."""

from collections.abc import Callable

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.indoors.room_space import RoomSpace
from squadlog.ground.random_maps.pieces import PIECES
from squadlog.ground.random_maps.sketch import Box, Pt, Sketch, around, quarters, rectangle

_RING: tuple[Pt, ...] = ((1, 0), (0.5, 0.875), (-0.5, 0.875), (-1, 0), (-0.5, -0.875), (0.5, -0.875))
"""Six places round a circle."""


def fill_clearing(sketch: Sketch, centre: Pt, radius: float, path: list[Pt]) -> str:
    """Lay what stands in the clearing; why it is fought for, empty if there was no room for that."""
    lay: Callable[[Sketch, Pt, float, list[Pt]], str] = sketch.chance.pick(
        (_hut, _hut, _camp, _wreck, _stones)
    )
    return lay(sketch, centre, radius, path)


def stand_piece(sketch: Sketch, name: str, box: Box, called: str = "") -> None:
    """Stand a thing in the open, and let nothing else stand there."""
    piece = PIECES[name]
    sketch.keep_clear(box)
    sketch.stand(called or name, piece, rectangle(box))


def lying(sketch: Sketch, name: str, place: Pt) -> Box:
    """The box of a thing round a place, along the map or across it."""
    piece = PIECES[name]
    long_, deep = (piece.long_m, piece.deep_m) if sketch.one_in(2) else (piece.deep_m, piece.long_m)
    x, y = quarters(place[0] - long_ / 2), quarters(place[1] - deep / 2)
    return x, y, x + long_, y + deep


def _round(centre: Pt, radius: float, at: int) -> Pt:
    x, y = _RING[at % len(_RING)]
    return quarters(centre[0] + x * radius), quarters(centre[1] + y * radius)


def _hut(sketch: Sketch, centre: Pt, _radius: float, path: list[Pt]) -> str:
    """Lay a hut of one room beside the path, its door to the clearing."""
    whose = sketch.chance.pick(("ranger's hut", "hunter's hut", "charcoal burner's hut", "forester's hut"))
    wide, deep = sketch.whole(5, 6), sketch.whole(4, 5)
    west = float(round(centre[0]) - wide // 2)
    above = sketch.one_in(2)
    near = [y for x, y in path if abs(x - centre[0]) < wide / 2 + 3]
    south = float(round(max(near) + 2)) if above else float(round(min(near) - 2 - deep))
    south = min(max(south, 1.0), sketch.height_m - deep - 1)
    box = (west, south, west + wide, south + deep)
    east, north = box[2], box[3]
    yard = rectangle((west - 1, south - 1, east + 1, north + 1))
    sketch.lay("terrain", "yard", kind="clear", points=yard, surface="earth")
    sketch.lay("walls", "hut_wall", kind="external_wall", line=(*rectangle(box), (west, south)))
    door, far = (south, north) if above else (north, south)
    at = west + sketch.whole(1, wide - 2)
    state = "open" if sketch.one_in(2) else "closed"
    sketch.lay("doors", "hut_door", kind="external_door", state=state, ends=((at, door), (at + 1, door)),
              name="hut door")  # fmt: skip
    sketch.keep_clear((at - 0.25, door - 1.25, at + 1.25, door + 1.25))
    middle = quarters((west + east) / 2)
    for ends in (((middle - 0.5, far), (middle + 0.5, far)), ((west, south + 1.5), (west, south + 2.5)),
                 ((east, south + 1.5), (east, south + 2.5))):  # fmt: skip
        sketch.lay("windows", "hut_window", ends=ends)
        sketch.windows.append((1, around(ends)))
    space = RoomSpace(sketch, box)
    prize = sketch.chance.pick(("strongbox", "radio set", "map chest", "medicine chest"))
    space.against_wall("safe", prize, in_corner=True)
    space.against_wall("cot", "bed", in_corner=True)
    space.against_wall("stove", in_corner=True)
    table = space.against_wall("table")
    if table is not None:
        space.chairs_round(table)
    space.rug(0.4)
    sketch.name_room(whose, rectangle(box), 1, "boards")
    sketch.keep_clear((west, south, east, north), 0.5)
    beside = (east + 0.5, south + 1.5, east + 1.0, south + 3.5)
    sketch.decorate("log", ((beside[0], beside[1]), (beside[0], beside[3])), 0.5)
    return sketch.chance.pick((
        f"Whoever lived in the {whose} is gone, but the {prize} in it is not. Both patrols want it before dark.",
        f"A runner left the {prize} in the {whose} and never came back. Each side means to fetch it first.",
        f"The {whose} is the only roof for miles, and the {prize} in it is worth a fight of its own.",
    ))  # fmt: skip


def _camp(sketch: Sketch, centre: Pt, radius: float, _path: list[Pt]) -> str:
    """Lay a camp: a fire, benches of logs round it, crates and a cart, sandbags toward the wood."""
    prize = sketch.chance.pick(("ammunition crates", "ration crates", "survey crates", "signal crates"))
    x, y = quarters(centre[0]), quarters(centre[1] + 2 * (1 if sketch.one_in(2) else -1))
    sketch.decorate("fire", nature.blob(sketch, (x, y), 0.5, rough=10))
    sketch.decorate("stain", nature.blob(sketch, (x, y), 1.25, rough=20))
    first, there = sketch.whole(0, 5), False
    for at in range(6):
        box = lying(sketch, "crates", _round((x, y), radius * 0.6, first + at))
        if not there and sketch.free(box, 0.5):
            stand_piece(sketch, "crates", box, prize)
            there = True
    if not there:
        return ""
    for at, name in enumerate(("bench", "sandbags", "bench", "cart", "bench", "sandbags")):
        near = 1.75 if name == "bench" else radius * 0.6
        box = lying(sketch, name, _round((x, y), near, first + at))
        if sketch.free(box, 0.75):
            stand_piece(sketch, name, box, "log bench" if name == "bench" else "")
    for at in range(3):
        place = _round((x, y), radius * 0.75, first + 2 * at)
        tent = (place[0] - 1, place[1] - 0.75, place[0] + 1, place[1] + 0.75)
        if sketch.free(tent, 0.25):
            sketch.decorate("mat", rectangle(tent))
    return sketch.chance.pick((
        f"The fire is still warm and the {prize} stand unguarded. Two patrols smelled the smoke.",
        f"A supply party broke camp in a hurry and left the {prize} by the fire. Neither side can spare them.",
    ))  # fmt: skip


def _wreck(sketch: Sketch, centre: Pt, _radius: float, _path: list[Pt]) -> str:
    """Lay the wreck of a flyer in the scar that it tore, with pieces of it about."""
    what = sketch.chance.pick(("courier flyer", "drop pod", "survey drone", "ambulance flyer"))
    x, y = quarters(centre[0]), quarters(centre[1] + sketch.between(3, 4) * (1 if sketch.one_in(2) else -1))
    scar = ((x - 5, y - 0.5), (x - 2, y + 0.25), (x, y))
    sketch.decorate("stain", scar, 1.75)
    sketch.decorate("crater", nature.blob(sketch, (x, y), 2.5, rough=25))
    hull = (
        (x - 2, y - 0.5),
        (x - 1, y - 1),
        (x + 1, y - 0.75),
        (x + 2, y),
        (x + 1, y + 0.75),
        (x - 1, y + 1),
    )
    sketch.stand(f"wrecked {what}", PIECES["wreck"], hull)
    sketch.keep_clear(around(hull))
    for _ in range(5):
        place = x + sketch.between(-4, 4), y + sketch.between(-3, 3)
        piece = nature.blob(sketch, place, sketch.between(0.5, 0.75), rough=30)
        if sketch.free(around(piece), 0.75):
            sketch.keep_clear(around(piece))
            sketch.stand("debris", PIECES["debris"], piece)
    return sketch.chance.pick((
        f"The wrecked {what} came down an hour ago, and its recorder is still sending. Both sides have heard it.",
        f"The wrecked {what} lies in the clearing with its cargo door jammed. Whoever holds it has the cargo.",
    ))  # fmt: skip


def _stones(sketch: Sketch, centre: Pt, radius: float, _path: list[Pt]) -> str:
    """Lay a ring of standing stones about a flat one, and old graves outside it."""
    ring = max(2.75, radius * 0.5)
    x, y = quarters(centre[0]), quarters(centre[1] + (ring + 1.25) * (1 if sketch.one_in(2) else -1))
    around_it = nature.blob(sketch, (x, y), ring + 1.5, rough=15)
    sketch.lay("terrain", "ring", kind="clear", points=around_it, surface="grass")
    altar = (x - 1, y - 0.5, x + 1, y + 0.5)
    sketch.stand("flat stone", PIECES["flat stone"], rectangle(altar))
    sketch.keep_clear(altar)
    for at in range(6):
        place = _round((x, y), ring, at)
        stone = nature.blob(sketch, place, 0.75, rough=15)
        if sketch.free(around(stone), 0.75):
            sketch.keep_clear(around(stone))
            sketch.stand("standing stone", PIECES["boulder"], stone)
    for at in range(3):
        place = _round((x, y), ring + 1.75, 2 * at)
        grave = (place[0] - 0.5, place[1] - 1, place[0] + 0.5, place[1] + 1)
        if sketch.free(grave, 0.25):
            sketch.decorate("grave", rectangle(grave))
    return sketch.chance.pick((
        "The flat stone among the standing stones is where envoys have always met. Tonight two come, neither alone.",
        "Something was buried under the flat stone, and two patrols have the same map of the place.",
    ))  # fmt: skip
