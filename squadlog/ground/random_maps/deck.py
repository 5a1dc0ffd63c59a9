"""A ship's deck at random: engines astern, the bridge in the bow, a spine between cabins, a hold, and space around."""

from math import ceil, sqrt
from typing import NamedTuple

from squadlog.ground.random_maps.floor_plan import CORRIDOR, OUTSIDE, FloorPlan, Rect
from squadlog.ground.random_maps.indoors import built
from squadlog.ground.random_maps.indoors.on_duty import FLOORS, ON_DUTY
from squadlog.ground.random_maps.names import deck_title
from squadlog.ground.random_maps.pieces import PIECES
from squadlog.ground.random_maps.reasons import DECK, Prize
from squadlog.ground.random_maps.sketch import Box, Pt, Sketch, around, rectangle
from squadlog.ground.random_maps.zone_size import zone_size

_AFT = ("workshop", "bunk room", "store", "washroom", "locker room", "bunk room", "store")
_FORE = ("mess", "captain's cabin", "infirmary", "cabin", "comm room", "cabin", "washroom", "cabin", "cabin")
_HOLD_FROM_M = 24
"""From how long a body on a ship has a hold."""
_BRIDGE_M, _LOCK_M = 3, 2


class _Hull(NamedTuple):
    """The ship: where its stern, its bridge and its bow lie, its two sides, and how much of its bow is cut off.

    `low_fore` is its one side from the hold on: a long ship is narrower there.
    """

    stern: int
    bridge: int
    bow: int
    low: int
    low_fore: int
    far: int
    cut: int
    spine: int

    def outline_of_bow(self) -> tuple[Pt, ...]:
        """The bridge, from its wall to the spine round the bow and back."""
        side = self.bow - self.cut
        return (
            (self.bridge, self.low_fore), (side, self.low_fore), (self.bow, self.low_fore + self.cut),
            (self.bow, self.far - self.cut), (side, self.far), (self.bridge, self.far),
        )  # fmt: skip


def deck(sketch: Sketch) -> None:
    """Lay a ship's deck on the sketch."""
    sketch.lie()
    sketch.title, sketch.ground = deck_title(sketch.chance), "space"
    hull = _hull(sketch)
    plan, uses, locks = _rooms(sketch, hull)
    borders = [one for one in built.borders_of(plan) if not _at_the_bridge(one, hull)]
    built.raise_walls(sketch, borders, 1, "external_bulkhead", "internal_bulkhead")
    sound = _doors(sketch, borders, locks, uses) and _bow(sketch, hull)
    built.lay_windows(sketch, [one for one in borders if not set(one[1]) & set(locks)], 1, ship=True)
    for number, use in uses.items():
        sketch.rooms.append((use, built.box_of(plan.rooms[number]), 1))
    inside: Box = (
        float(hull.bridge),
        float(hull.low_fore + 1),
        float(hull.bow - hull.cut),
        float(hull.far - 1),
    )
    sketch.rooms.append(("bridge", inside, 1))
    prize = Prize(sketch, DECK)
    prize.furnish_rooms(ON_DUTY)
    built.lay_floor(sketch, plan, hull.outline_of_bow(), "metal")
    built.lay_corridors(sketch, plan, 1, "metal")
    _outside(sketch, hull, plan)
    sketch.reason = prize.tell(FLOORS, "metal", {(inside, 1): hull.outline_of_bow()}) if sound else ""
    sketch.starts = _starts(sketch, hull)


def _hull(sketch: Sketch) -> _Hull:
    wide, high = int(sketch.width_m), int(sketch.height_m)
    beam = 2 * (max(12, min(18, round(high * 0.4), high - 6)) // 2)
    stern, bow = 2, wide - 1 - sketch.whole(0, 1)
    inset = 2 if bow - stern >= _HOLD_FROM_M + 10 else 0
    cut = (beam - inset) // 4
    spine = int(_row_in_the_middle(sketch) + 0.5) - 1
    low = spine + 1 - beam // 2 - (sketch.whole(0, 1) if inset else sketch.whole(-1, 1))
    low = max(2, min(low, high - 2 - beam))
    return _Hull(stern, bow - cut - _BRIDGE_M, bow, low, low + inset, low + beam, cut, spine)


def _row_in_the_middle(sketch: Sketch) -> float:
    """The row of places of the measure of fairness that is nearest to the middle.

    The spine runs along it: a corridor of two metres between two rows would seem to lead nowhere.
    """
    step = ceil(max(2.0, sqrt(sketch.width_m * sketch.height_m / 150)) * 2) / 2
    rows = [
        (max(int(step * 2) // 2 - 1, 0) + 1) / 2 + step * number
        for number in range(int(sketch.height_m / step))
    ]
    if sketch.mirrored[1]:
        rows = [sketch.height_m - row for row in rows]
    return min(rows, key=lambda row: abs(row - sketch.height_m / 2))


def _rooms(sketch: Sketch, hull: _Hull) -> tuple[FloorPlan, dict[int, str], dict[int, int]]:
    """The body of the ship: engine room, hold, cabins along the spine, airlocks from it to both sides."""
    plan = FloorPlan({}, {})
    uses: dict[int, str] = {}
    locks: dict[int, int] = {}

    def room(use: str, rect: Rect) -> int:
        number = CORRIDOR + 1 + len(plan.rooms)
        plan.rooms[number], uses[number] = rect, use
        plan.squares.update(
            ((x, y), number) for x in range(rect[0], rect[2]) for y in range(rect[1], rect[3])
        )
        return number

    body = hull.bridge - hull.stern
    engines = hull.stern + (4 if body < 14 else sketch.whole(5, 7))
    room("engine room", (hull.stern, hull.low, engines, hull.far))
    parts: list[tuple[int, int, tuple[str, ...]]] = [
        (engines, hull.bridge, (*_FORE[:3], *_AFT[:3], *_FORE[3:]))
    ]
    if body >= _HOLD_FROM_M:
        long_ = sketch.whole(7, 9)
        start = (engines + hull.bridge - long_) // 2 + sketch.whole(-2, 2)
        hold = (start, hull.low, start + long_, hull.far)
        room("cargo hold", hold)
        _annex(sketch, hull, hold, room)
        parts = [(engines, start, _AFT), (start + long_, hull.bridge, _FORE)]
    port = sketch.one_in(2)
    for west, east, words in parts:
        spine = [(x, y) for x in range(west, east) for y in (hull.spine, hull.spine + 1)]
        plan.squares.update(dict.fromkeys(spine, CORRIDOR))
        left = list(words)
        for side in (False, True):
            outer = hull.low if east < hull.bridge or len(parts) == 1 else hull.low_fore
            low, far = (hull.spine + 2, hull.far) if side else (outer, hull.spine)
            at = west
            if side == port and len(locks) < 2 and east - west >= 5:
                at = west + _LOCK_M
                locks[room("airlock", (west, low, at, far))] = len(locks) + 1
            for start, end in _cut(sketch, at, east):
                room(left.pop(0) if left else "store", (start, low, end, far))
        port = not port
    return plan, uses, locks


def _annex(sketch: Sketch, hull: _Hull, hold: Rect, room: "built.LaysRoom") -> None:
    """Lay a side hold that stands out from the hull, where the map has room for it."""
    side = sketch.one_in(2)
    deep = 3
    if (hull.low - deep < 2) if side else (hull.far + deep > sketch.height_m - 2):
        return
    low, far = (hull.low - deep, hull.low) if side else (hull.far, hull.far + deep)
    room("side hold", (hold[0], low, hold[2] - sketch.whole(0, 2), far))


def _cut(sketch: Sketch, west: int, east: int) -> list[tuple[int, int]]:
    """A row of cabins of three to five metres."""
    found = []
    while east - west >= 6:
        long_ = sketch.whole(3, min(5, east - west - 3))
        found.append((west, west + long_))
        west += long_
    return [*found, (west, east)]


def _at_the_bridge(border: built.Border, hull: _Hull) -> bool:
    """Whether a piece of wall lies between the body and the bridge, which is drawn by itself."""
    (x, _, far_x, _), _ = border
    return x == far_x == hull.bridge


def _doors(sketch: Sketch, borders: list[built.Border], locks: dict[int, int], uses: dict[int, str]) -> bool:
    """Lay the doors of airlocks, those of the large rooms to each end of the spine, and one to each cabin."""
    laid = 0
    for stretch, between in borders:
        chamber = next((one for one in between if one in locks), None)
        if chamber is not None and (OUTSIDE in between or CORRIDOR in between):
            lock = f"lock{locks[chamber]}"
            laid += built.lay_door(sketch, stretch, "airlock_door", 1, state="closed", airlock=lock)
    large = {number for number, use in uses.items() if use in ("engine room", "cargo hold")}
    for stretch, between in borders:
        if CORRIDOR in between and set(between) & large:
            state = "closed" if sketch.one_in(3) else "open"
            laid += built.lay_door(sketch, stretch, "bulkhead_door", 1, state=state)
    cabins = [
        one
        for one in borders
        if not set(one[1]) & set(locks) and not (CORRIDOR in one[1] and set(one[1]) & large)
    ]
    kinds = ("sliding_door", "sliding_door", "bulkhead_door")
    return built.join_rooms(sketch, cabins, 1, kinds, reached=large) and laid >= 2 * len(locks) + 1


def _bow(sketch: Sketch, hull: _Hull) -> bool:
    """Lay the bridge: its wall and door to the spine, the hull round the bow with windows in it."""
    line = hull.outline_of_bow()
    sketch.lay("walls", "hull", kind="external_bulkhead", line=line)
    sketch.lay("walls", "w1_", kind="internal_bulkhead", line=(line[0], line[-1]))
    half = (hull.far - hull.low_fore) / 2 - hull.cut
    middle = hull.low_fore + hull.cut + half
    for low, far in ((middle - half + 0.5, middle - 0.5), (middle + 0.5, middle + half - 0.5)):
        if far - low >= 1:
            sketch.lay("windows", "G1_", ends=((hull.bow, low), (hull.bow, far)), ship=True)
    side = hull.bow - hull.cut
    for start, up in ((hull.low_fore, 1), (hull.far, -1)):
        near, past = 0.75, hull.cut - 0.75
        ends = ((side + near, start + up * near), (side + past, start + up * past))
        sketch.lay("windows", "G1_", ends=ends, ship=True)
    stretch = (hull.bridge, hull.spine, hull.bridge, hull.spine + 2)
    state = "closed" if sketch.one_in(3) else "open"
    return built.lay_door(sketch, stretch, "bulkhead_door", 1, state=state, name="bridge door")


def _outside(sketch: Sketch, hull: _Hull, plan: FloorPlan) -> None:
    """Lay the nozzles of the engines astern, a stripe along the spine, and crates adrift."""
    third = (hull.far - hull.low) / 3
    for number in range(3):
        y = round(hull.low + third * (number + 0.5)) - 1
        box = (hull.stern - 1.5, y + 0.25, float(hull.stern), y + 1.75)
        sketch.stand("engine nozzle", PIECES["engine"], rectangle(box))
    middle = hull.spine + 1.0
    runs = [x for (x, y), region in plan.squares.items() if region == CORRIDOR and y == hull.spine]
    for x in runs[1::2]:
        sketch.decorate("marking", ((float(x), middle), (x + 0.75, middle)), 0.15)
    taken = (hull.stern - 2.0, hull.low - 3.5, hull.bow + 0.5, hull.far + 3.5)
    for _ in range(round(6 + sketch.height_m / 6)):
        west, south = sketch.between(1, sketch.width_m - 3), sketch.between(1, sketch.height_m - 3)
        name = sketch.chance.pick(("crate", "container", "crates", "barrels"))
        box = (west, south, west + PIECES[name].long_m, south + PIECES[name].deep_m)
        apart = box[3] < taken[1] or box[1] > taken[3]
        if apart and sketch.free(box, 1.5):
            sketch.keep_clear(box)
            sketch.stand(f"drifting {name}", PIECES[name], rectangle(box))


def _starts(sketch: Sketch, hull: _Hull) -> dict[str, list[Box]]:
    """Where the sides may set up: from the stern forward, and from the bridge aft, each to several depths."""
    side, low, far = float(hull.bow - hull.cut), float(hull.low), float(hull.far)
    least = zone_size(sketch.width_m, sketch.height_m)[0] - 2
    most = max(least + 3, (hull.bow - hull.stern) / 2.75)
    depths = [least + step for step in range(int(most - least) + 1)]
    offs = [(off, 0.0) for off in range(0, int(far - low) // 2, 2)]
    sides = [(low + one, far - other) for pair in offs for one, other in dict.fromkeys((pair, pair[::-1]))]
    wests = [
        (float(hull.stern), south, hull.stern + deep, north) for deep in depths for south, north in sides
    ]
    easts = [(side - deep, south, side, north) for deep in depths for south, north in sides]
    return {
        word: [around([sketch.on_map((one[0], one[1])), sketch.on_map((one[2], one[3]))]) for one in boxes]
        for word, boxes in (("stern", wests), ("bow", easts))
    }
