"""Words on a drawn map: each in free space, in a size of its own, and left out where there is none.

Places are metres east and north, as on the map.
"""

from collections.abc import Iterable, Iterator, Sequence

import shapely

from squadlog.field.ground.conditions import FIGURE_RADIUS_M, Conditions, MapCounter
from squadlog.field.ground.outlines import Geometry, ring, zone_area
from squadlog.field.map.model import Map
from squadlog.records import value

LETTER = 0.62
"""How wide a letter is at most, on the whole, against its height."""
_NUMBER_M = 0.5
_NAMES_M = (0.6, 0.45)
"""Names on a map of up to 45 m, the larger where there is room; on a wider one they are larger."""
_NAMED_WITHIN_M = 45.0
_STEPS = 9
"""Rows and columns of places that are tried for a name in its room."""
_NOSE_M = 0.5
_AROUND = ((0, 1), (1, 0), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))


@value
class MapWord:
    """Words in the middle of a box: metres east and north of its middle, its height."""

    text: str
    x: float
    y: float
    size_m: float

    @property
    def box(self) -> Geometry:
        """What it takes up."""
        half = len(self.text) * LETTER * self.size_m / 2
        return shapely.box(self.x - half, self.y - self.size_m / 2, self.x + half, self.y + self.size_m / 2)


def words_on(
    drawn: Map, floor: int, conditions: Conditions, counters: Sequence[MapCounter] = ()
) -> tuple[MapWord, ...]:
    """Numbers of units and counters first, then names of rooms and start zones; none lies over another or a figure."""
    figures = (*conditions.figures, *conditions.bodies)
    people = [
        at for at in (*(one.spot for one in figures), *(one.spot for one in counters)) if at.floor == floor
    ]
    tokens = shapely.union_all([shapely.Point(at.x, at.y).buffer(FIGURE_RADIUS_M) for at in people])
    page = _Page(drawn, tokens)
    for figure in conditions.figures:
        if figure.spot.floor == floor:
            page.beside(str(figure.number), (figure.spot.x, figure.spot.y))
    for counter in counters:
        if counter.spot.floor == floor:
            page.beside(counter.text, (counter.spot.x, counter.spot.y))
    standing = [ring(thing.points) for thing in drawn.obstacles if thing.floor == floor]
    standing += [ring(shaft.points) for shaft in (*drawn.stairs, *drawn.elevators) if floor in shaft.floors]
    furniture = shapely.union_all([shape for shape in standing if shape.is_valid])
    for room in drawn.rooms:
        if room.floor == floor:
            page.within(room.name, ring(room.points), furniture)
    for zone in drawn.zones:
        if zone.floor == floor:
            page.within(zone.side, zone_area(zone), furniture)
    return tuple(page.words)


class _Page:
    """What has been set so far."""

    def __init__(self, drawn: Map, tokens: Geometry) -> None:
        self.words: list[MapWord] = []
        self._whole = shapely.box(0, 0, drawn.width_m, drawn.height_m)
        self._tokens = tokens
        self._taken: list[Geometry] = []

    def beside(self, text: str, at: tuple[float, float]) -> None:
        """Next to a token, on the first side that is free."""
        away = FIGURE_RADIUS_M + _NUMBER_M / 2 + 0.05
        half = len(text) * LETTER * _NUMBER_M / 2
        self._first(
            MapWord(text, at[0] + dx * (FIGURE_RADIUS_M + half + 0.05), at[1] + dy * away, _NUMBER_M)
            for dx, dy in _AROUND
        )

    def within(self, text: str, area: Geometry, standing: Geometry) -> None:
        """In an area, as near to its middle as can be: beside what stands in it, else over that; else not at all."""
        if not area.is_valid or area.is_empty:
            return
        places = list(_places(area))
        wide = max(1.0, max(self._whole.bounds) / _NAMED_WITHIN_M)
        for size in (one * share for share in dict.fromkeys((wide, 1.0)) for one in _NAMES_M):
            words = [MapWord(text, x, y, size) for x, y in places]
            inside = [word for word in words if area.contains(word.box)]
            if self._first(word for word in inside if not standing.intersects(word.box)):
                return
            if self._first(inside):
                return

    def _first(self, words: Iterable[MapWord]) -> bool:
        for word in words:
            box = word.box
            free = not self._tokens.intersects(box) and not any(box.intersects(one) for one in self._taken)
            if free and self._whole.contains(box):
                self.words.append(word)
                self._taken.append(box)
                return True
        return False


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
