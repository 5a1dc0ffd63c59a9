"""A wood at random: thickets round a clearing, a path that leads through it, a brook with its bridge, rocks and logs.

Something stands in the clearing that somebody would come for: a hut, a camp, a wreck or old stones.
"""

from math import sqrt

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.clearing import fill_clearing
from squadlog.ground.random_maps.names import wood_title
from squadlog.ground.random_maps.pieces import PIECES
from squadlog.ground.random_maps.scenery import scatter
from squadlog.ground.random_maps.sketch import Pt, Sketch, around, quarters, rectangle

_USUAL_M2 = 48 * 36
_TRIES = 12
_LOGS: tuple[Pt, ...] = ((3.0, 0.0), (0.0, 3.0), (2.25, 2.25), (2.25, -2.25), (2.75, 1.25), (1.25, 2.75))
"""How a fallen log lies: its whole length east and north."""


def wood(sketch: Sketch) -> None:
    """Lay a wood with a clearing on the sketch."""
    sketch.lie()
    sketch.title = wood_title(sketch.chance)
    sketch.ground, sketch.surface = "light", sketch.chance.pick(("grass", "grass", "earth"))
    wide, high = sketch.width_m, sketch.height_m
    much = wide * high / _USUAL_M2
    radius = max(4.0, min(quarters(min(wide, high) * sketch.chance.pick((0.15, 0.17, 0.19))), 8.0))
    sway = min(wide, high) / 12
    centre = (
        quarters(wide / 2 + sketch.between(-1, 1) * sway),
        quarters(high / 2 + sketch.between(-1, 1) * sway),
    )
    brook = _brook(sketch, centre, radius) if wide >= 24 and not sketch.one_in(4) else []
    _hill(sketch, centre, radius, brook)
    _thickets(sketch, centre, radius, much)
    _glades(sketch, much)
    clearing = nature.blob(sketch, centre, radius, rough=25)
    sketch.lay("terrain", "clearing", kind="clear", points=clearing, surface="meadow")
    path = _path(sketch, centre)
    _lay_path(sketch, path, brook)
    sketch.reason = fill_clearing(sketch, centre, radius, path)
    _cover(sketch, centre, radius, much)
    scatter(sketch, much, brook)


def _apart(one: Pt, other: Pt) -> float:
    return sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def _hill(sketch: Sketch, centre: Pt, radius: float, brook: list[Pt]) -> None:
    """Lay a low hill in a corner, clear of the clearing and the brook, now and then with a second level."""
    size = sketch.between(3.5, 5)
    x = sketch.chance.pick((size * 1.6, sketch.width_m - size * 1.6))
    y = sketch.chance.pick((size * 1.6, sketch.height_m - size * 1.6))
    wet = any(_apart((x, y), point) < size * 2 for point in brook)
    if wet or sketch.one_in(3) or _apart((x, y), centre) < radius + size * 1.8:
        return
    place = quarters(x), quarters(y)
    outline = nature.blob(sketch, place, size, rough=25)
    sketch.lay("contours", "hill", points=outline)
    if size > 4 and sketch.one_in(2):
        sketch.lay("contours", "top", points=nature.shrunk(outline, place, 0.5))


def _thickets(sketch: Sketch, centre: Pt, radius: float, much: float) -> None:
    """Lay thickets all over the wood, as far apart as they come, none of them on the clearing."""
    others: list[Pt] = []
    for _ in range(max(5, round(sketch.whole(8, 11) * much))):
        places = [
            (sketch.between(1, sketch.width_m - 1), sketch.between(1, sketch.height_m - 1)) for _ in range(5)
        ]
        size = sketch.between(2, 4)
        places = [place for place in places if _apart(place, centre) > radius + size * 0.6]
        if places:
            best = max(places, key=lambda p: min((_apart(p, other) for other in others), default=0.0))
            others.append(best)
            sketch.lay("terrain", "thicket", kind="heavy", points=nature.blob(sketch, best, size))


def _glades(sketch: Sketch, much: float) -> None:
    """Lay small glades, of which each end of the map has one at least, so that one sees something from there."""
    ends = [sketch.between(3, 6), sketch.width_m - sketch.between(3, 6)]
    for number in range(2 + round(sketch.whole(1, 3) * much)):
        x = ends[number] if number < len(ends) else sketch.between(3, sketch.width_m - 3)
        place = quarters(x), sketch.between(4, sketch.height_m - 4)
        glade = nature.blob(sketch, place, sketch.between(2, 3.25))
        sketch.lay("terrain", "glade", kind="clear", points=glade, surface="meadow")


def _path(sketch: Sketch, centre: Pt) -> list[Pt]:
    """The way from end to end through the clearing."""
    high = sketch.height_m
    west = (0.0, quarters(high * 0.3 + sketch.between(0, high * 0.4)))
    east = (sketch.width_m, quarters(high * 0.3 + sketch.between(0, high * 0.4)))
    first = nature.course(sketch, west, centre, 2)
    return nature.smooth([*first, *nature.course(sketch, centre, east, 2)[1:]])


def _brook(sketch: Sketch, centre: Pt, radius: float) -> list[Pt]:
    """The course of a brook across the wood, to one side of the clearing."""
    side = 1 if sketch.one_in(2) else -1
    off = radius * 1.5 + 2.5
    start = quarters(centre[0] + side * (off + sketch.between(0, 3)))
    end = quarters(centre[0] + side * (off + sketch.between(0, 3)))
    if not all(4 < x < sketch.width_m - 4 for x in (start, end)):
        return []
    return nature.smooth(nature.course(sketch, (start, 0.0), (end, sketch.height_m), 2))


def _lay_path(sketch: Sketch, path: list[Pt], brook: list[Pt]) -> None:
    """Lay the trodden path, the brook across it, and planks where they cross."""
    sketch.lay("terrain", "path", kind="clear", points=nature.band(path, 1.5), surface="earth")
    sketch.decorate("path", path, 1.0)
    for x, y in path:
        sketch.keep_clear((x - 1.25, y - 1.25, x + 1.25, y + 1.25))
    if not brook:
        return
    width = sketch.between(1.25, 2)
    sketch.lay("terrain", "brook", kind="stream", points=nature.band(brook, width))
    for x, y in brook:
        sketch.keep_clear((x - 1.5, y - 1.5, x + 1.5, y + 1.5))
    x, y = nature.at(brook, 0.5)
    for step in range(400):  # where the path meets the brook
        share = step / 400
        px, py = nature.at(path, share)
        x, y = nature.at(brook, min(1.0, max(0.0, py / sketch.height_m)))
        if px >= x if brook[0][0] < sketch.width_m else px <= x:
            break
    half = width / 2 + 1
    bridge = rectangle((quarters(x - half), quarters(y - 1), quarters(x + half), quarters(y + 1)))
    sketch.lay("terrain", "bridge", kind="clear", points=bridge, surface="planks")
    sketch.keep_clear(around(bridge))


def _cover(sketch: Sketch, centre: Pt, radius: float, much: float) -> None:
    """Lay boulders, rocks and fallen logs all over the wood, and some at the edge of the clearing."""
    for number in range(max(8, round(sketch.whole(13, 18) * much))):
        for _ in range(_TRIES):
            if number < 5:
                x, y = (centre[at] + sketch.between(-1, 1) * radius * 1.25 for at in (0, 1))
                place = quarters(x), quarters(y)
            else:
                place = sketch.between(2, sketch.width_m - 2), sketch.between(2, sketch.height_m - 2)
            if _lay_cover(sketch, place):
                break


def _lay_cover(sketch: Sketch, place: Pt) -> bool:
    sort = sketch.whole(0, 4)
    if sort < 2:
        long_x, long_y = sketch.chance.pick(_LOGS)
        x, y = place
        across = (
            (-0.25 if long_y > 0 else 0.25, 0.25)
            if long_x and long_y
            else (0.0, 0.5)
            if long_x
            else (0.5, 0.0)
        )
        points: tuple[Pt, ...] = ((x, y), (x + long_x, y + long_y), (x + long_x + across[0], y + long_y + across[1]),
                  (x + across[0], y + across[1]))  # fmt: skip
        name = "log"
    else:
        tall = sort == 4
        points = nature.blob(
            sketch, place, sketch.between(1, 1.5) if tall else sketch.between(0.75, 1), rough=20
        )
        name = "boulder" if tall else "rock"
    if not sketch.free(around(points), 1.0):
        return False
    sketch.keep_clear(around(points))
    sketch.stand("fallen log" if name == "log" else name, PIECES[name], points)
    return True
