"""Open ground at random: woods, a stream with its crossings, hills, marsh, rocks, walls and hedges, now and then a hut.

What is laid first lies beneath: hills, then marsh and woods, then water through them, then what stands there. Sizes and
numbers are for 48 by 36 m and grow with the ground.
"""

from collections.abc import Sequence

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.sketch import Box, Pt, Sketch, around, quarters, rectangle

_USUAL_M2 = 48 * 36
_APART_M = 1.25
_TRIES = 12
"""How many places are tried for a piece."""
_HILL_M = 1.75


def open_ground(sketch: Sketch) -> None:
    """Lay a stretch of country on the sketch."""
    much = sketch.width_m * sketch.height_m / _USUAL_M2
    water = _water(sketch) if not sketch.one_in(3) else []
    _hills(sketch, water, round((1 + sketch.whole(0, 1)) * much + 0.3))
    centres: list[Pt] = []
    for _ in range(sketch.whole(0, 2)):
        _patch(sketch, "marsh", "marsh", centres, (2.5, 4))
    for number in range(max(4, round(sketch.whole(7, 10) * much))):
        if number % 3 == 0:
            _patch(sketch, "light", "wood", centres, (3.5, 5.5))
        else:
            _patch(sketch, "heavy", "thicket", centres, (2, 3.75))
    _lay_water(sketch, water)
    for _ in range(round(sketch.whole(0, 2) * much)):
        _hut(sketch, water)
    for _ in range(max(2, round(sketch.whole(3, 5) * much))):
        _fence(sketch)
    for _ in range(max(3, round(sketch.whole(5, 9) * much))):
        _rocks(sketch)


def _spread(sketch: Sketch, others: Sequence[Pt], margin_m: float) -> Pt:
    """A place as far from the others as the best of a few drawn."""
    places = [
        (
            sketch.between(margin_m, sketch.width_m - margin_m),
            sketch.between(margin_m, sketch.height_m - margin_m),
        )
        for _ in range(4)
    ]
    return max(places, key=lambda p: min(((p[0] - x) ** 2 + (p[1] - y) ** 2 for x, y in others), default=0))


def _patch(sketch: Sketch, kind: str, word: str, centres: list[Pt], sizes: tuple[float, float]) -> None:
    centre = _spread(sketch, centres, 1.5)
    centres.append(centre)
    outline = nature.blob(sketch, centre, sketch.between(*sizes))
    sketch.lay("terrain", word, kind=kind, points=outline)
    if kind == "light" and sketch.one_in(2):
        heart = nature.shrunk(outline, centre, 0.5)
        sketch.lay("terrain", "thicket", kind="heavy", points=heart)


# Water


def _water(sketch: Sketch) -> list[Pt]:
    """The course of a stream from edge to edge: across the longer way of the map, or along it."""
    wide, high = sketch.width_m, sketch.height_m
    upright = (wide >= high) != sketch.one_in(4)
    if upright:
        start, end = (sketch.between(wide * 0.35, wide * 0.65) for _ in range(2))
        return nature.course(sketch, (quarters(start), 0.0), (quarters(end), high), 4)
    start, end = (sketch.between(high * 0.35, high * 0.65) for _ in range(2))
    return nature.course(sketch, (0.0, quarters(start)), (wide, quarters(end)), 4)


def _lay_water(sketch: Sketch, water: list[Pt]) -> None:
    if not water:
        return
    river = sketch.one_in(3)
    width = sketch.between(2, 3) if river else sketch.between(1, 1.75)
    sketch.lay("terrain", "river" if river else "stream", kind="river" if river else "stream",
              points=nature.band(water, width))  # fmt: skip
    upright = abs(water[-1][1] - water[0][1]) > abs(water[-1][0] - water[0][0])
    for number in range(3 if river else 1):
        share = (number + 0.5) / (3 if river else 1)
        x, y = nature.at(water, share + sketch.between(-0.25, 0.25) / 3)
        across, along = (width / 2 + 1.5, sketch.between(0.75, 1.5))
        half = (across, along) if upright else (along, across)
        kind = "stream" if river and number != 1 else "clear"
        crossing = rectangle(
            (quarters(x - half[0]), quarters(y - half[1]), quarters(x + half[0]), quarters(y + half[1]))
        )
        sketch.keep_clear(around(crossing))
        sketch.lay("terrain", "ford" if kind == "stream" else "bridge", kind=kind, points=crossing)


# Hills


def _hills(sketch: Sketch, water: list[Pt], many: int) -> None:
    """Hills of one or two levels that keep out of the water and of each other."""
    done: list[tuple[Pt, float]] = []
    for _ in range(many * 3):
        if len(done) == many:
            return
        radius = sketch.between(3.5, 6.5)
        reach = radius * 1.75
        centre = sketch.between(0, sketch.width_m), sketch.between(0, sketch.height_m)
        clear_of_water = all(
            _apart(centre, nature.at(water, share / 16)) > reach for share in range(17 if water else 0)
        )
        inside = (
            radius < centre[0] < sketch.width_m - radius and radius < centre[1] < sketch.height_m - radius
        )
        if not (inside and clear_of_water and all(_apart(centre, c) > reach + r for c, r in done)):
            continue
        done.append((centre, reach))
        outline = nature.blob(sketch, centre, radius, rough=25)
        sketch.lay("contours", "hill", points=outline)
        if radius * 0.45 > _HILL_M and not sketch.one_in(3):
            sketch.lay("contours", "top", points=nature.shrunk(outline, centre, 0.5))


def _apart(one: Pt, other: Pt) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


# What stands there


def _stand(sketch: Sketch, word: str, name: str, cover: str, points: tuple[Pt, ...]) -> None:
    sketch.keep_clear(around(points))
    high = cover.startswith("full")
    sketch.lay("obstacles", word, name=name, kind="other", cover=cover, high=high, points=points)


def _rocks(sketch: Sketch) -> None:
    """Lay a boulder taller than a man, or a low one to kneel behind, sometimes two together."""
    for _ in range(_TRIES):
        centre = sketch.between(1.5, sketch.width_m - 1.5), sketch.between(1.5, sketch.height_m - 1.5)
        tall = sketch.one_in(2)
        points = nature.blob(
            sketch, centre, sketch.between(1, 1.5) if tall else sketch.between(0.75, 1), rough=20
        )
        if sketch.free(around(points), _APART_M):
            if tall:
                _stand(sketch, "boulder", "boulder", "full_hard", points)
            else:
                _stand(sketch, "rock", "rock", "half_hard", points)
            return


def _fence(sketch: Sketch) -> None:
    """Lay a dry wall, a hedge or a tall hedge, straight or with one corner, with a gap where it is long."""
    word, name, cover, thick = sketch.chance.pick(
        (("drywall", "stone wall", "half_hard", 0.5), ("hedge", "hedge", "half_soft", 0.75),
         ("tall_hedge", "tall hedge", "full_soft", 1.0))
    )  # fmt: skip
    for _ in range(_TRIES):
        x, y = sketch.between(1, sketch.width_m - 1), sketch.between(1, sketch.height_m - 1)
        long_ = sketch.between(4, 9)
        upright = sketch.one_in(2)
        boxes = _in_pieces((x, y), long_, thick, upright=upright)
        if sketch.one_in(2):
            corner = (x, y) if sketch.one_in(2) else (x, y + long_) if upright else (x + long_, y)
            boxes += _fence_arm(corner, sketch.between(2.5, 5), thick, upright=not upright)
        if all(sketch.free(box, _APART_M) for box in boxes):
            for box in boxes:
                _stand(sketch, word, name, cover, rectangle(box))
            return


def _in_pieces(start: Pt, long_: float, thick: float, *, upright: bool) -> list[Box]:
    """A straight fence as boxes, with a gap of a metre and a half in the middle of a long one."""
    x, y = start
    spans = (
        [(0.0, long_)]
        if long_ < 6
        else [(0.0, quarters(long_ / 2 - 0.75)), (quarters(long_ / 2 + 0.75), long_)]
    )
    return [
        (x, y + low, x + thick, y + far) if upright else (x + low, y, x + far, y + thick)
        for low, far in spans
    ]


def _fence_arm(corner: Pt, long_: float, thick: float, *, upright: bool) -> list[Box]:
    """The other arm of a fence, a gap beside the corner of it."""
    x, y = corner
    return [
        (x, y + 1.75, x + thick, y + 1.75 + long_) if upright else (x + 1.75, y, x + 1.75 + long_, y + thick)
    ]


def _in(place: Pt, box: Box, gap_m: float) -> bool:
    west, south, east, north = box
    return west - gap_m < place[0] < east + gap_m and south - gap_m < place[1] < north + gap_m


def _hut(sketch: Sketch, water: list[Pt]) -> None:
    """Lay a hut of one room with a door and a window, or the ruin of one that lies open at two corners."""
    for _ in range(_TRIES):
        x, y = sketch.whole(3, int(sketch.width_m) - 9), sketch.whole(3, int(sketch.height_m) - 8)
        wide, high = sketch.whole(4, 6), sketch.whole(3, 5)
        box = (float(x), float(y), float(x + wide), float(y + high))
        wet = any(_in(nature.at(water, share / 32), box, 3) for share in range(33 if water else 0))
        if wet or not sketch.free(box, 2):
            continue
        sketch.keep_clear(box)
        sketch.lay(
            "terrain",
            "yard",
            kind="clear",
            points=rectangle((box[0] - 0.5, box[1] - 0.5, box[2] + 0.5, box[3] + 0.5)),
        )
        west, south, east, north = box
        walls: list[tuple[Pt, ...]]
        if sketch.one_in(2):
            walls = [((west, south + 1.5), (west, north), (east - 1.5, north)),
                     ((east, north - 1.5), (east, south), (west + 1.5, south))]  # fmt: skip
        else:
            walls = [(*rectangle(box), (west, south))]
            door, other = (south, north) if sketch.one_in(2) else (north, south)
            at = sketch.whole(1, wide - 2)
            state = "open" if sketch.one_in(2) else "closed"
            sketch.lay("doors", "hut_door", kind="external_door", state=state,
                      ends=((west + at, door), (west + at + 1, door)))  # fmt: skip
            sketch.lay("windows", "hut_window", ends=((west + 1.5, other), (west + 2.5, other)))
            sketch.lay("windows", "hut_window", ends=((west, south + 1), (west, south + 2)))
        for wall in walls:
            sketch.lay("walls", "hut_wall", kind="external_wall", line=wall)
        return
