"""A map of ours from what another program's says: metres from the south-west corner, and what became of each thing."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, sin, tau
from typing import Any

import shapely

from squadlog.base.errors import MapError
from squadlog.base.lengths import in_metres
from squadlog.base.names import safe_name, so_many
from squadlog.base.records import record
from squadlog.extras.workshop.foreign.drawing import (
    ForeignMap,
    ForeignOpening,
    Objects,
    Place,
)
from squadlog.extras.workshop.foreign.joined_walls import (
    CURVES_M,
    JoinedWalls,
    count_points,
    find_spaces,
    join_walls,
)
from squadlog.extras.workshop.foreign.standing_things import find_standing_things
from squadlog.ground.checking.load import map_of
from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.map.model import Map
from squadlog.ground.map.shape import MOST_POINTS
from squadlog.ground.map.tables import TABLES

_LEAST_M2 = 0.01
_SAME_M = 0.05
_ENOUGH_POINTS = MOST_POINTS // 2
_INSIDE_M = 0.01
_CAVE_CORNERS, _CAVE_SHARE, _SHORT_SQUARES = 12, 0.7, 0.3
"""A line of so many corners, most of them so near to each other, was drawn by hand: a cave."""
_LAMP_M = 0.2
_LEAST_ROOM_M2, _MOST_ROOMS = 4.0, 200
_Tables = dict[str, list[dict[str, Any]]]


@record
class BuiltMap:
    """The map, and what was taken for what, or left out, in sentences."""

    map: Map
    told: tuple[str, ...]


def build_map(foreign: ForeignMap, metres: float, shown: str, objects: Objects = "full") -> BuiltMap:
    """The map that a foreign one is, where a square is that many metres long; `shown` is what messages call its file.

    Raises MapError where the map would be larger than a map may be, has more points, or is a tangle of lines.
    """
    width, height = foreign.width * metres, foreign.height * metres
    if not (min(width, height) >= 1 and max(width, height) <= 1_000):
        raise MapError(
            f"{shown}: with {in_metres(metres)} a square the map is {in_metres(width)} by {in_metres(height)}, and "
            "should be from 1 to 1000. Give the metres of a square with --metres."
        )
    building = _Building(foreign, metres, (round(width, 3), round(height, 3)), objects)
    try:
        building.build()
    except MapError as error:
        raise MapError(f"{shown}: {error}.") from None
    points = sum(len(wall["line"]) for wall in building.tables["wall"])
    if points > MOST_POINTS:
        raise MapError(f"{shown}: its walls have {points} points; a map has {MOST_POINTS} at most.")
    building.build_rooms()
    document: dict[str, Any] = {
        "map": {
            "title": _title(foreign.title),
            "width_m": building.size[0],
            "height_m": building.size[1],
            "floors": foreign.floors,
        },
        **{table: entries for table, entries in building.tables.items() if entries},
    }
    return BuiltMap(map=map_of(document, shown), told=(*foreign.told, *building.told))


def _title(text: str) -> str:
    try:
        return safe_name(text[:40].strip())
    except ValueError:
        return "A map from elsewhere"


@dataclass
class _Building:
    """The tables of the map as they fill."""

    foreign: ForeignMap
    metres: float
    size: Place
    objects: Objects
    tables: _Tables = field(default_factory=lambda: {name: [] for name in TABLES})
    told: list[str] = field(default_factory=list)

    def build(self) -> None:
        """Fill them, floor by floor."""
        for floor in range(1, self.foreign.floors + 1):
            self._build_walls(floor)
        self._build_objects()
        self._build_lights()
        if not self.tables["wall"]:
            self.told.append("There are no walls in the file: the map is open ground.")
        if self.foreign.floors > 1:
            self.told.append(
                "The file does not say where its stairs are: draw them with squadlog map edit, or nobody gets upstairs."
            )

    def _place(self, place: Place) -> Place:
        return place[0] * self.metres, self.size[1] - place[1] * self.metres

    def _line(self, line: Sequence[Place]) -> tuple[Place, ...]:
        return tuple(map(self._place, line))

    def _build_walls(self, floor: int) -> None:
        lines = [self._line(wall.line) for wall in self.foreign.walls if wall.floor == floor]
        openings = list(self._openings(floor))
        ends = [(self._place(one.ends[0]), self._place(one.ends[1])) for one in openings]
        few = _ENOUGH_POINTS // self.foreign.floors
        tolerance_m = next((far for far in CURVES_M if count_points(lines, far) <= few), CURVES_M[-1])
        if tolerance_m != CURVES_M[0]:
            centimetres = f"{tolerance_m * 100:.0f} cm"
            self.told.append(f"Made the curves straighter, within {centimetres}: there were too many points.")
        joined = join_walls(lines, ends, self.size, tolerance_m)
        self._add_walls(joined, floor)
        self._add_openings(openings, joined, floor)
        self._say_of_walls(joined, floor)

    def _add_walls(self, joined: JoinedWalls, floor: int) -> None:
        for kind, lines in (("external_wall", joined.external), ("internal_wall", joined.internal)):
            for line in lines:
                self._add("wall", "W", floor, kind=kind, line=_listed(line))

    def _say_of_walls(self, joined: JoinedWalls, floor: int) -> None:
        where = f" on floor {floor}" if self.foreign.floors > 1 else ""
        outer, inner = len(joined.external), len(joined.internal)
        if outer:
            self.told.append(
                f"Took {so_many(outer, 'wall')}{where} for external, being outermost, and {inner} for internal."
            )
        elif inner:
            self.told.append(f"Took {so_many(inner, 'wall')}{where} for internal: they close no space.")
        if joined.joined:
            self.told.append(
                f"Joined {so_many(joined.joined, 'end')} of walls{where} that nearly met, within 5 cm."
            )
        if joined.jambs:
            self.told.append(
                f"Drew a short wall to both sides of {so_many(joined.jambs, 'opening')}{where} that had none."
            )
        squares = _SHORT_SQUARES
        caves = sum(_is_cave(wall.line, squares) for wall in self.foreign.walls if wall.floor == floor)
        if caves:
            self.told.append(f"{so_many(caves, 'winding line')}{where}: taken for rock, as walls.")

    def _openings(self, floor: int) -> Iterator[ForeignOpening]:
        """The openings of a floor that lie on the map, each once."""
        kept: list[Geometry] = []
        outside = doubled = 0
        box = shapely.box(0, 0, *self.size).buffer(_INSIDE_M)
        for opening in self.foreign.openings:
            if opening.floor != floor:
                continue
            line = shapely.LineString([self._place(end) for end in opening.ends])
            if not box.covers(line):
                outside += 1
            elif line.length < _SAME_M or any(
                line.distance(one) < _SAME_M and line.intersection(one.buffer(_SAME_M)).length > 2.5 * _SAME_M
                for one in kept
            ):
                doubled += 1
            else:
                kept.append(line)
                yield opening
        if outside:
            self.told.append(f"Left out {so_many(outside, 'opening')} beyond the edge of the map.")
        if doubled:
            self.told.append(f"Left out {so_many(doubled, 'opening')} without width, or drawn over another.")

    def _add_openings(self, openings: Sequence[ForeignOpening], joined: JoinedWalls, floor: int) -> None:
        for opening, ends, out in zip(openings, joined.openings, joined.on_external, strict=True):
            if opening.kind == "window":
                self._add("window", "G", floor, ends=_listed(ends))
                continue
            kind = "external_door" if out else "internal_door"
            state = {} if opening.state == "closed" else {"state": opening.state}
            name = {"name": opening.name} if opening.name else {}
            self._add("door", "D", floor, **name, kind=kind, ends=_listed(ends), **state)

    def _build_objects(self) -> None:
        if self.objects == "out":
            if many := len(self.foreign.objects):
                self.told.append(f"Left out {so_many(many, 'object')}, as you said.")
            return
        high = low = 0
        for thing in find_standing_things(self.foreign.objects, self._place, self.size):
            is_high = thing.high and self.objects == "full"
            cover: dict[str, Any] = (
                {"cover": "full_hard", "high": True} if is_high else {"cover": "half_hard"}
            )
            self._add("obstacle", "O", thing.floor, kind="other", **cover, points=_listed(thing.outline))
            high, low = high + is_high, low + (not is_high)
        if high:
            self.told.append(f"Took {so_many(high, 'object')} to be as high as a room, with full cover.")
        if low:
            self.told.append(f"Took {so_many(low, 'object')} to be waist high, with half cover.")

    def _build_lights(self) -> None:
        many = 0
        for light in self.foreign.lights:
            place = self._place(light.place)
            if _is_within(place, self.size):
                many += 1
                self._add(
                    "decoration", "L", light.floor, kind="lamp", points=_listed(_lamp(place, self.size))
                )
        if many:
            self.told.append(
                f"Drew {so_many(many, 'lamp')} where the file has lights; they change no rule. By night it is dark "
                "outdoors and light under a roof (ENV-06), lamp or no lamp."
            )

    def build_rooms(self) -> None:
        """Give a name to what walls enclose, so that zones and commands can name it."""
        for floor in range(1, self.foreign.floors + 1):
            known: list[Geometry] = []
            walls = [wall["line"] for wall in self.tables["wall"] if wall.get("floor", 1) == floor]
            for ring in find_spaces(walls):
                shape = shapely.Polygon(ring)
                if (
                    not shape.is_valid
                    or shape.area < _LEAST_ROOM_M2
                    or len(self.tables["room"]) == _MOST_ROOMS
                ):
                    continue
                if any(shapely.intersection(shape, one).area > _LEAST_M2 for one in known):
                    continue
                known.append(shape)
                room: dict[str, Any] = {
                    "name": f"Room {len(self.tables['room']) + 1}",
                    "points": _listed(ring),
                }
                self.tables["room"].append(room | ({"floor": floor} if floor != 1 else {}))
        many = len(self.tables["room"])
        if many and not self.tables["door"]:
            self.told.append(
                "There are no doors in the file: draw them with squadlog map edit, or nobody gets inside."
            )
        if many:
            self.told.append(f"Named {so_many(many, 'space')} that walls enclose: Room 1 and so on.")

    def _add(self, table: str, letter: str, floor: int, **says: Any) -> None:  # noqa: ANN401 - as in a file
        entry = {"id": f"{letter}{len(self.tables[table]) + 1}", **says}
        if floor != 1:
            entry["floor"] = floor
        self.tables[table].append(entry)


def _listed(line: Iterable[Place]) -> list[list[float]]:
    return [[round(x, 3) + 0.0, round(y, 3) + 0.0] for x, y in line]


def _is_within(place: Place, size: Place) -> bool:
    return 0 <= place[0] <= size[0] and 0 <= place[1] <= size[1]


def _is_cave(line: Sequence[Place], short: float) -> bool:
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    return len(line) >= _CAVE_CORNERS and sum(step < short for step in steps) >= _CAVE_SHARE * len(steps)


def _lamp(place: Place, size: Place) -> Iterator[Place]:
    """The outline of a lamp on the floor, none of it beyond the edge of the map."""
    for corner in range(8):
        x, y = place[0] + _LAMP_M * cos(tau * corner / 8), place[1] + _LAMP_M * sin(tau * corner / 8)
        yield min(max(x, 0.0), size[0]), min(max(y, 0.0), size[1])
