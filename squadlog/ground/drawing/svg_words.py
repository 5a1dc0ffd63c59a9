"""Words on a drawn map: each in free space, in a size of its own, and left out where there is none.

Places are metres east and north, as on the map.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import cos, radians, sin

import numpy as np
import shapely

from squadlog.base.records import replace, value
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Conditions, Figure, MapCounter
from squadlog.ground.compiled.outlines import Geometry, ring, zone_area
from squadlog.ground.drawing.boxes import Box
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door

LETTER = 0.62
"""How wide a letter is at most, on the whole, against its height."""
SERIF = "Georgia,'DejaVu Serif',serif"
SERIF_LETTER = 0.56
"""The letters of the ground in a look, and how wide they are on the whole against their height."""
_NAMED_WITHIN_M = 45.0
_STEPS = 9
"""Rows and columns of places that are tried for a name in its room."""
_AT_ONCE = (1, 16)
"""Where the places that are tried for a name are parted: the first is free more often than not."""
_AROUND = ((0, 1), (1, 0), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))


def _as_letters(text: str) -> float:
    return len(text) * LETTER


@value
class Lettered:
    """How high words are in metres: numbers beside tokens, names (the larger where there is room), ids of doors.

    `doors_m` None: doors have no words. `grows`: names are larger on a map wider than 45 m. `wide` is how wide a text
    is against its height, `token_m` how far a token reaches about its place, `leaf_m` how far
    a door reaches to each side of its line. Without `people` nobody on the map has a number or is in the way of words:
    chips are, to which words give way.
    """

    number_m: float = 0.5
    names_m: tuple[float, ...] = (0.6, 0.45)
    doors_m: float | None = None
    grows: bool = True
    token_m: float = FIGURE_RADIUS_M
    leaf_m: float = 0.0
    people: bool = True
    wide: Callable[[str], float] = _as_letters


AS_ON_SCREEN = Lettered()


@value
class MapWord:
    """Words in the middle of a box: metres east and north of its middle, its height and its width.

    `upwards`: they run from south to north, the height is across. `goes_on`: the next words are the next line of the
    same name. `light`: what is beneath is dark.
    """

    text: str
    x: float
    y: float
    size_m: float
    wide_m: float
    upwards: bool = False
    goes_on: bool = False
    light: bool = False

    @property
    def bounds(self) -> Box:
        """What it takes up."""
        half, high = self.wide_m / 2, self.size_m / 2
        if self.upwards:
            half, high = high, half
        return self.x - half, self.y - high, self.x + half, self.y + high

    @property
    def box(self) -> Geometry:
        """What it takes up, as a shape."""
        return shapely.box(*self.bounds)


def words_on(
    drawn: Map,
    floor: int,
    conditions: Conditions,
    counters: Sequence[MapCounter] = (),
    letters: Lettered = AS_ON_SCREEN,
) -> tuple[MapWord, ...]:
    """Numbers of units and counters first, then doors, names of rooms and start zones.

    None lies over another or a figure.
    """
    if not letters.people:
        conditions, counters = replace(conditions, figures=(), bodies=()), ()
    figures = (*conditions.figures, *conditions.bodies)
    people = [
        at for at in (*(one.spot for one in figures), *(one.spot for one in counters)) if at.floor == floor
    ]
    taken = [shapely.Point(at.x, at.y).buffer(letters.token_m) for at in people]
    if letters.doors_m is not None:
        looking = (one for one in conditions.figures if one.spot.floor == floor)
        taken += [shapely.LineString(_nose(one, letters.token_m)) for one in looking]
    tokens = shapely.union_all(taken)
    page = _Page(drawn, tokens, letters)
    for figure in conditions.figures:
        if figure.spot.floor == floor:
            page.beside(str(figure.number), (figure.spot.x, figure.spot.y))
    for counter in counters:
        if counter.spot.floor == floor:
            page.beside(counter.text, (counter.spot.x, counter.spot.y))
    standing = [ring(thing.points) for thing in drawn.obstacles if thing.floor == floor]
    standing += [ring(shaft.points) for shaft in (*drawn.stairs, *drawn.elevators) if floor in shaft.floors]
    standing = [shape for shape in standing if shape.is_valid]
    furniture = standing
    zoned: tuple[str, ...] = ("{}",)
    built: Geometry = shapely.MultiPolygon()
    if letters.doors_m is not None:
        walls = shapely.union_all([shapely.LineString(one.line) for one in drawn.walls if one.floor == floor])
        for door in drawn.doors:
            if door.floor == floor:
                state = conditions.door_state(door)
                page.at_door(door, (walls, shapely.union_all(standing)), "" if state == "closed" else state)
        leaves = [shapely.LineString(one.ends) for one in drawn.doors if one.floor == floor]
        leaves += [shapely.LineString(one.ends) for one in drawn.windows if one.floor == floor]
        built = shapely.union_all([walls, *leaves]).buffer(letters.leaf_m)
        furniture, zoned = [*standing, built], ("start: {}", "{}")
    barred = shapely.STRtree(furniture), shapely.STRtree([built])
    for room in drawn.rooms:
        if room.floor == floor:
            page.within(room.name, ring(room.points), *barred)
    for zone in drawn.zones:
        if zone.floor == floor:
            any(page.within(said.format(zone.side), zone_area(zone), *barred) for said in zoned)
    return tuple(page.words)


def _nose(figure: Figure, token_m: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The line that tells where somebody looks."""
    at, facing = figure.spot, radians(figure.facing_deg)
    return (at.x, at.y), (at.x + 2 * token_m * sin(facing), at.y + 2 * token_m * cos(facing))


class _Page:
    """What has been set so far."""

    def __init__(self, drawn: Map, tokens: Geometry, letters: Lettered) -> None:
        self.words: list[MapWord] = []
        self._letters = letters
        self._whole = shapely.box(0, 0, drawn.width_m, drawn.height_m)
        self._tokens = tokens
        self._taken: list[Geometry] = []

    def beside(self, text: str, at: tuple[float, float]) -> None:
        """Next to a token, on the first side that is free."""
        size, token = self._letters.number_m, self._letters.token_m
        word = self._word(text, at, size)
        away = token + size / 2 + 0.05
        aside = token + word.wide_m / 2 + 0.05
        self._first(replace(word, x=at[0] + dx * aside, y=at[1] + dy * away) for dx, dy in _AROUND)

    def at_door(self, door: Door, full: tuple[Geometry, Geometry], state: str) -> None:
        """Its id beside a door, with its state if that is out of the ordinary.

        Clear of walls and of what stands there, where there is room.
        """
        size = self._letters.doors_m or 0.0
        middle = (door.ends[0][0] + door.ends[1][0]) / 2, (door.ends[0][1] + door.ends[1][1]) / 2
        said = [
            self._word(one, middle, size) for one in dict.fromkeys((f"{door.id} {state}".strip(), door.id))
        ]
        places = [
            replace(word, x=middle[0] + dx * (word.wide_m / 2 + gap), y=middle[1] + dy * (size / 2 + gap))
            for word in said
            for gap in (0.3 * size, 0.6 * size, 1.2 * size, 2.0 * size)
            for dx, dy in _AROUND
        ]
        leaf = shapely.LineString(door.ends).buffer(self._letters.leaf_m)
        walls, standing = full
        beside = [word for word in places if not leaf.intersects(word.box)]
        clear = [word for word in beside if not walls.intersects(word.box)]
        free = [word for word in clear if not standing.intersects(word.box)]
        for those in (free, clear, beside):
            if self._first(those):
                return

    def _word(self, text: str, at: tuple[float, float], size_m: float) -> MapWord:
        return MapWord(text, at[0], at[1], size_m, self._letters.wide(text) * size_m)

    def within(self, text: str, area: Geometry, standing: Geometry, built: Geometry) -> bool:
        """In an area, as near to its middle as can be: beside what stands in it, else over that; else not at all.

        Never over what is `built`. Both are trees of shapes. Whether it is set.
        """
        if not area.is_valid or area.is_empty:
            return False
        shapely.prepare(area)
        places = np.array(list(_places(area)))
        grown = max(1.0, max(self._whole.bounds) / _NAMED_WITHIN_M) if self._letters.grows else 1.0
        sizes = [one * share for share in dict.fromkeys((grown, 1.0)) for one in self._letters.names_m]
        tries = [(size, clear, False) for size in sizes for clear in (True, False)]
        if self._letters.doors_m is not None:  # rather small or upwards than over furniture
            tries += [(size, clear, True) for size, clear, _ in tries]
            tries.sort(key=lambda one: not one[1])
        for size, clear, upwards in tries:
            word = replace(self._word(text, (0.0, 0.0), size), upwards=upwards)
            for few in np.split(places, _AT_ONCE):
                free = _free_places(word, few, area, standing if clear else built)
                if self._first(replace(word, x=x, y=y) for x, y in free):
                    return True
        return False

    def _first(self, words: Iterable[MapWord]) -> bool:
        for word in words:
            box = word.box
            free = not self._tokens.intersects(box) and not any(box.intersects(one) for one in self._taken)
            if free and self._whole.contains(box):
                self.words.append(word)
                self._taken.append(box)
                return True
        return False


def _free_places(
    word: MapWord,
    places: "np.ndarray[tuple[int, int], np.dtype[np.float64]]",
    area: Geometry,
    barred: Geometry,
) -> list[tuple[float, float]]:
    """The places at which all of a word lies in an area and on nothing that is barred, a tree of shapes."""
    half, high = word.wide_m / 2, word.size_m / 2
    if word.upwards:
        half, high = high, half
    x, y = places[:, 0], places[:, 1]
    boxes = shapely.box(x - half, y - high, x + half, y + high)
    free = shapely.contains(area, boxes)
    met, _ = barred.query(boxes, "intersects")
    free[met] = False
    return [(float(east), float(north)) for east, north in places[free].tolist()]


def _places(area: Geometry) -> Iterator[tuple[float, float]]:
    """Places in an area, those near its middle first."""
    middle = area.representative_point() if not area.contains(area.centroid) else area.centroid
    west, south, east, north = area.bounds
    grid = [
        (west + (east - west) * (col + 1) / (_STEPS + 1), south + (north - south) * (row + 1) / (_STEPS + 1))
        for row in range(_STEPS)
        for col in range(_STEPS)
    ]
    x, y = middle.x, middle.y
    yield x, y
    yield from sorted(grid, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
