"""Names of rooms and start zones, each in free space: in its area, off walls and furniture, never cut.

A name keeps off scenery where it can. A long name is set in two lines where it fits no other way; a name that fits
nowhere is left out.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin

from squadlog.base.records import value
from squadlog.ground.drawing.boxes import Box, box_around, crosses, is_inside
from squadlog.ground.drawing.drawn_scene import Spots
from squadlog.ground.drawing.looks.look_scene import LookScene
from squadlog.ground.drawing.svg_words import SERIF_LETTER, MapWord

_WALL_M = 0.22
"""How far words keep from the line of a wall or door."""
_SIZES = (0.62, 0.5, 0.4)
_ROWS = 5
_GROWS_M = 30.0
_CORNERS = 24
_UNDERFOOT = (
    "grass", "flowers", "reeds", "path", "road", "shadow", "stain", "puddle", "marking", "snowdrift", "kerb",
)  # fmt: skip
"""Scenery that a name may lie on as well as on bare ground."""
Edge = tuple[tuple[float, float], tuple[float, float]]


@value
class _Area:
    """An area that has a name: its ring, its box, whether it is that box."""

    ring: Spots
    box: Box
    plain: bool

    @classmethod
    def of(cls, ring: Spots) -> "_Area":
        box = box_around(ring)
        plain = len(ring) == 4 and all(x in (box[0], box[2]) and y in (box[1], box[3]) for x, y in ring)
        return cls(ring, box, plain)

    def holds(self, box: Box) -> bool:
        """Whether a box lies within."""
        west, south, east, north = self.box
        if not (west <= box[0] and south <= box[1] and box[2] <= east and box[3] <= north):
            return False
        return self.plain or (
            not crosses((*self.ring, self.ring[0]), box) and is_inside(self.ring, box[0], box[1])
        )


def names_of(scene: LookScene, letters_m: float = 0.0) -> tuple[MapWord, ...]:
    """The names on a floor of a map: those of rooms first; none in letters that are less than `letters_m` high."""
    return tuple(_names(scene, letters_m))


def _names(scene: LookScene, letters_m: float) -> Iterator[MapWord]:
    drawn, floor = scene.drawn, scene.floor
    page = _Page(scene, letters_m)
    for room in drawn.rooms:
        if room.floor == floor:
            yield from page.place(room.name, _Area.of(room.points))
    for zone in drawn.zones:
        if zone.floor == floor:
            yield from page.place(f"start: {zone.side}", _Area.of(zone.points or _round(zone.outline())))


class _Page:
    """What stands in the way of names, those that are set among it."""

    def __init__(self, scene: LookScene, letters_m: float) -> None:
        drawn, floor = scene.drawn, scene.floor
        self._page = 0.0, 0.0, drawn.width_m, drawn.height_m
        grown = max(1.0, max(drawn.width_m, drawn.height_m) / _GROWS_M)
        sizes = [size * share for share in dict.fromkeys((grown, (grown + 1) / 2, 1.0)) for size in _SIZES]
        self._sizes = list(dict.fromkeys(max(size, letters_m) for size in sizes))
        lines: list[Spots] = [wall.line for wall in drawn.walls if wall.floor == floor]
        lines += scene.openings
        self._walls = [edge for line in lines for edge in pairwise(line)]
        self._standing = [box_around(one.points) for one in drawn.obstacles if one.floor == floor]
        self._standing += [
            box_around(one.points) for one in (*drawn.stairs, *drawn.elevators) if floor in one.floors
        ]
        self._about = [
            box_around(one.points)
            for one in drawn.decorations
            if one.floor == floor and one.width_m is None and one.kind not in _UNDERFOOT
        ]
        self._taken: list[Box] = []

    def place(self, text: str, area: _Area) -> tuple[MapWord, ...]:
        """The words of a name where they stand: in one line, or in two; nothing where there is no room."""
        middles = _Middles(area)
        walls = [edge for edge in self._walls if _near(edge, area.box)]
        barred = [box for box in (*self._standing, *self._taken) if _overlap(box, area.box)]
        about = [box for box in self._about if _overlap(box, area.box)]
        west, south, east, north = area.box
        for size, lines in self._tries(text):
            half_wide = max(map(len, lines)) * SERIF_LETTER * size / 2
            half_high = size * (0.5 + 0.62 * (len(lines) - 1))
            if 2 * half_wide > east - west or 2 * half_high > north - south:
                continue
            spot, least = None, float("inf")
            for x, y in middles.near_first():
                box = x - half_wide, y - half_high, x + half_wide, y + half_high
                hidden = sum(_shared_m2(box, one) for one in about) if about else 0.0
                if hidden < least and self._is_free(box, area, walls, barred):
                    spot, least = (x, y), hidden
                if not least:
                    break
            if spot:
                found = _set(lines, *spot, size)
                self._taken += map(_box, found)
                return found
        return ()

    def _tries(self, text: str) -> Iterator[tuple[float, tuple[str, ...]]]:
        """The sizes and settings of a name, the best first: whole and large, in two lines, then small."""
        for sizes in ([one for one in self._sizes if one >= _SIZES[0]], self._sizes):
            for lines in _lines(text):
                yield from ((size, lines) for size in sizes)

    def _is_free(self, box: Box, area: _Area, walls: list[Edge], barred: list[Box]) -> bool:
        west, south, east, north = box
        if west < 0 or south < 0 or east > self._page[2] or north > self._page[3] or not area.holds(box):
            return False
        if any(_overlap(box, one) for one in barred):
            return False
        wider = west - _WALL_M, south - _WALL_M, east + _WALL_M, north + _WALL_M
        return not any(crosses(edge, wider) for edge in walls)


def _set(lines: tuple[str, ...], x: float, y: float, size_m: float) -> tuple[MapWord, ...]:
    top = y + (len(lines) - 1) * 0.62 * size_m
    return tuple(
        MapWord(
            line,
            x,
            top - place * 1.24 * size_m,
            size_m,
            len(line) * SERIF_LETTER * size_m,
            goes_on=place + 1 < len(lines),
        )
        for place, line in enumerate(lines)
    )


def _lines(text: str) -> Iterator[tuple[str, ...]]:
    """A name in one line, or in two as even as can be."""
    yield (text,)
    words = text.split(" ")
    if len(words) > 1:
        cut = min(
            range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:])))
        )
        yield " ".join(words[:cut]), " ".join(words[cut:])


class _Middles:
    """Places in the box of an area, those near its middle first; most names need no more than the middle."""

    def __init__(self, area: _Area) -> None:
        self._area = area
        self._others: list[tuple[float, float]] = []
        west, south, east, north = area.box
        self._middle = (west + east) / 2, (south + north) / 2
        if not area.plain:
            xs, ys = zip(*area.ring, strict=True)
            self._middle = sum(xs) / len(xs), sum(ys) / len(ys)

    def near_first(self) -> Iterator[tuple[float, float]]:
        """All of them."""
        yield self._middle
        if not self._others:
            west, south, east, north = self._area.box
            x, y = self._middle
            steps = [place / (2 * _ROWS) for place in range(1, 2 * _ROWS)]
            grid = [
                (west + (east - west) * one, south + (north - south) * other)
                for one in steps
                for other in steps
            ]
            self._others = sorted(grid, key=lambda at: (at[0] - x) ** 2 + 1.4 * (at[1] - y) ** 2)
        yield from self._others


def _box(word: MapWord) -> Box:
    half, high = word.wide_m / 2 + word.size_m * 0.25, word.size_m * 0.7
    return word.x - half, word.y - high, word.x + half, word.y + high


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _shared_m2(one: Box, other: Box) -> float:
    """How much two boxes have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _near(edge: Edge, box: Box) -> bool:
    (px, py), (qx, qy) = edge
    return (
        min(px, qx) - _WALL_M < box[2] and max(px, qx) + _WALL_M > box[0]
        and min(py, qy) - _WALL_M < box[3] and max(py, qy) + _WALL_M > box[1]
    )  # fmt: skip


def _round(outline: Spots) -> Spots:
    """A circle with fewer corners."""
    west, south, east, north = box_around(outline)
    x, y, radius = (west + east) / 2, (south + north) / 2, (east - west) / 2
    turns = [2 * pi * corner / _CORNERS for corner in range(_CORNERS)]
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)
