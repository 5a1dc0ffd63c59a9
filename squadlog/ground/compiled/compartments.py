"""Compartments: what walls and shut doors enclose, and what joins them to each other and to the open (ENV-17, ENV-23).

A ship or a house is a shell of compartments. Openings join two of them, or one to the outside; whether they are open is
for the conditions of the moment.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil, hypot
from typing import Any

import shapely
import shapely.ops
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from squadlog.ground.compiled.conditions import Breach, Conditions
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Room, Wall

OUTSIDE = -1
"""The number of what no shell encloses."""
_CLOSES_M = 0.05
"""Walls with a gap of at most this are taken to meet."""
_BESIDE_M = 0.2
"""How far from an opening to look for what lies on either side of it."""
_STEP_M = 0.25
_AJAR = ("open", "destroyed")
Link = tuple[str, int, int]
"""What joins two compartments, by its id."""


@dataclass(frozen=True)
class Compartments:
    """The compartments of a map, numbered, each with a name: its room's, or else a number.

    `shells` says for each which ship or house it belongs to.
    """

    drawn: Map

    @cached_property
    def _parts(self) -> tuple[tuple[int, Polygon], ...]:
        """Floor and outline of each."""
        return tuple(
            (floor, part)
            for floor in range(1, self.drawn.floors + 1)
            for part in _find_enclosed(_barriers(self.drawn, floor), self.drawn)
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each is called: the widest room in it, or else a number; with its floor where that is called for."""
        rooms = sorted(
            ((room, Polygon(room.points)) for room in self.drawn.rooms), key=lambda one: -one[1].area
        )
        given: dict[str, None] = {}
        for number, (floor, part) in enumerate(self._parts, start=1):
            inside = (
                room.name
                for room, shape in rooms
                if room.floor == floor and part.contains(shape.representative_point())
            )
            name = next(inside, f"compartment {number}")
            for one in (name, f"{name} on floor {floor}", f"{name} {number}"):
                if one not in given:
                    given[one] = None
                    break
        return tuple(given)

    @cached_property
    def shells(self) -> tuple[int, ...]:
        """The ship or house of each compartment: parts that touch, or lie above one another, belong together."""
        whole = shapely.union_all([part.buffer(2 * _CLOSES_M) for _, part in self._parts])
        hulls = shapely.get_parts(whole)
        return tuple(
            next(place for place, hull in enumerate(hulls) if hull.intersects(part))
            for _, part in self._parts
        )

    def at(self, x: float, y: float, floor: int) -> int:
        """The compartment of a place; who stands in a doorway is in the nearest."""
        point = Point(x, y)
        near = (
            (part.distance(point), number) for number, (on, part) in enumerate(self._parts) if on == floor
        )
        away, number = min(near, default=(_BESIDE_M, OUTSIDE))
        return number if away <= 2 * _CLOSES_M else OUTSIDE

    def of_room(self, room: Room) -> int:
        """The compartment that a room lies in."""
        middle = Polygon(room.points).representative_point()
        return self.at(middle.x, middle.y, room.floor)

    def beside(self, door: Door) -> tuple[Link, ...]:
        """What a door joins when it is open."""
        return tuple(self._across(door.id, [door.ends], door.floor))

    def links(self, conditions: Conditions) -> Iterator[Link]:
        """What joins two of them, or one to the outside, as things stand (OBS-01)."""
        drawn = self.drawn
        for door in drawn.doors:
            if _is_open(door, conditions.doors):
                yield from self.beside(door)
        for window in drawn.windows:
            if window.id in conditions.destroyed:
                yield from self._across(window.id, [window.ends], window.floor)
        walls = {wall.id: wall for wall in drawn.walls}
        for breach in conditions.breaches:
            wall = walls[breach.wall]
            yield from self._across(wall.id, _hole(wall, breach), wall.floor)
        yield from self._upright

    def _across(self, name: str, holes: Iterable[Any], floor: int) -> Iterator[Link]:
        """What an opening from one point to another joins, looked at all along."""
        joined = set[tuple[int, int]]()
        for (px, py), (qx, qy) in holes:
            length = hypot(qx - px, qy - py)
            if not length:
                continue
            across = (qy - py) / length * _BESIDE_M, (px - qx) / length * _BESIDE_M
            steps = max(2, ceil(length / _STEP_M))
            for step in range(1, steps):
                x, y = px + (qx - px) * step / steps, py + (qy - py) * step / steps
                one = self.at(x + across[0], y + across[1], floor)
                other = self.at(x - across[0], y - across[1], floor)
                if one != other:
                    joined.add((min(one, other), max(one, other)))
        yield from ((name, one, other) for one, other in sorted(joined))

    @cached_property
    def _upright(self) -> tuple[Link, ...]:
        """Stairways, which are open, and shafts, from floor to floor (MAP-16, MAP-17)."""
        found = []
        for shaft in (*self.drawn.stairs, *self.drawn.elevators):
            middle = Polygon(shaft.points).representative_point()
            places = [self.at(middle.x, middle.y, floor) for floor in sorted(shaft.floors)]
            found += [(shaft.id, one, other) for one, other in pairwise(places) if one != other]
        return tuple(found)


def _is_open(door: Door, doors: Mapping[str, str]) -> bool:
    return doors.get(door.id, door.state) in _AJAR


def _barriers(drawn: Map, floor: int) -> list[BaseGeometry]:
    """What keeps air in on a floor while it is whole: walls, which run through their doors and windows, and shafts."""
    walls = [LineString(wall.line) for wall in drawn.walls if wall.floor == floor]
    shafts = [Polygon(one.points).exterior for one in drawn.elevators if floor in one.floors]
    return [*walls, *shafts]


def _find_enclosed(barriers: list[BaseGeometry], drawn: Map) -> Iterator[Polygon]:
    """What they enclose; what reaches beyond the map is the open."""
    edge = box(-1, -1, drawn.width_m + 1, drawn.height_m + 1)
    thick = shapely.buffer(shapely.union_all(barriers), _CLOSES_M)
    for part in shapely.get_parts(shapely.difference(edge, thick)):
        if not part.intersects(edge.boundary):
            yield part


def _hole(wall: Wall, breach: Breach) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """The parts of a wall that a breach has taken away."""
    line = LineString(wall.line)
    here, half = line.project(Point(breach.point)), breach.width_m / 2
    gone = shapely.ops.substring(line, max(0.0, here - half), min(line.length, here + half))
    yield from pairwise(gone.coords)
