"""The map of a battle as the language needs it: which features it has, and where they are.

Measures no more than that.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.errors import MapError
from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.ground.checking import load as map_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from squadlog.battle.state import Known
    from squadlog.ground.map.model import Map
    from squadlog.ground.map.structures import Door, Shaft, Window
    from squadlog.ground.map.zones import Zone

    Point = tuple[float, float]


class ChartPlace(NamedTuple):
    """A point of the map in metres; `floor` None where it belongs to no floor in particular."""

    x: float
    y: float
    floor: int | None = None


class Goal(NamedTuple):
    """What a sentence points at: where it is, and what to call it."""

    place: ChartPlace
    called: str


def chart(battle: Known) -> Map | None:
    """The map of a battle without its scenery; None without one, or if its text is no map."""
    if not battle.setup.map:
        return None
    try:
        return map_files.ground_agreed_on(battle.setup.map)
    except MapError:
        return None


def structures(battle: Known) -> dict[str, str]:
    """What is built on the map and can be shot at, opened or climbed: id to name."""
    drawn = chart(battle)
    if drawn is None:
        return {}
    doors = [
        door for door in drawn.doors if door.kind != "elevator_door"
    ]  # their elevator answers to their names
    built = (*drawn.walls, *doors, *drawn.windows, *drawn.obstacles, *drawn.stairs, *drawn.elevators)
    return {feature.id: getattr(feature, "name", "") or feature.id for feature in built}


def landmarks(battle: Known) -> dict[str, str]:
    """Everything on the map that a unit can walk toward: id to name; rooms go by their name."""
    drawn = chart(battle)
    if drawn is None:
        return {}
    named = {feature.id: getattr(feature, "name", "") or feature.id for feature in drawn.features()}
    return named | {room.name: room.name for room in drawn.rooms if room.name not in named}


def place_of(battle: Known, feature: str, near: Point) -> ChartPlace | None:
    """Where a feature is: the middle of a door, window or outline, the nearest point of a wall. None: nowhere drawn."""
    drawn = chart(battle)
    known = battle.features.get(feature)
    if known is not None and known.at is not None:
        return ChartPlace(*known.at)
    return None if drawn is None else _find_drawn(drawn, feature, near)


def _find_drawn(drawn: Map, feature: str, near: Point) -> ChartPlace | None:
    openings: tuple[Door | Window, ...] = (*drawn.doors, *drawn.windows)
    for opening in openings:
        if opening.id == feature:
            (west, south), (east, north) = opening.ends
            return ChartPlace((west + east) / 2, (south + north) / 2, opening.floor)
    for wall in drawn.walls:
        if wall.id == feature:
            return ChartPlace(*_nearest(wall.line, near), wall.floor)
    for contour in drawn.contours:
        if contour.id == feature:
            line = (*contour.points, contour.points[0]) if contour.closed else contour.points
            return ChartPlace(*_nearest(line, near), 1)
    for shaft in (*drawn.stairs, *drawn.elevators):
        if shaft.id == feature:
            return _in_shaft(shaft)
    for zone in drawn.zones:
        if zone.id == feature:
            return _in_zone(zone)
    for obstacle in drawn.obstacles:
        if obstacle.id == feature:
            return ChartPlace(*_middle(obstacle.points), obstacle.floor)
    for room in drawn.rooms:
        if room.name == feature:
            return ChartPlace(*_middle(room.points), room.floor)
    for patch in drawn.terrain:
        if patch.id == feature:
            return ChartPlace(*_middle(patch.points), 1)
    return None


def _in_shaft(shaft: Shaft) -> ChartPlace:
    return ChartPlace(*_middle(shaft.points), shaft.floors[0] if len(shaft.floors) == 1 else None)


def _in_zone(zone: Zone) -> ChartPlace:
    if zone.circle is not None:
        return ChartPlace(*zone.circle.centre, zone.floor)
    return ChartPlace(*_middle(zone.points or ((0.0, 0.0),)), zone.floor)


def _middle(points: Sequence[Point]) -> Point:
    """The centre of an outline; of one without area, the mean of its corners."""
    double = east = north = 0.0
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        cross = ax * by - bx * ay
        double, east, north = double + cross, east + (ax + bx) * cross, north + (ay + by) * cross
    if abs(double) < 1e-9:
        return _mean(x for x, _y in points), _mean(y for _x, y in points)
    return tidy(east / (3 * double)), tidy(north / (3 * double))


def _mean(values: Iterable[float]) -> float:
    numbers = tuple(values)
    return tidy(sum(numbers) / len(numbers))


def _nearest(line: Sequence[Point], near: Point) -> Point:
    """The point of a line that is nearest to `near`."""

    def onto(leg: tuple[Point, Point]) -> Point:
        (ax, ay), (bx, by) = leg
        length = (bx - ax) ** 2 + (by - ay) ** 2
        share = ((near[0] - ax) * (bx - ax) + (near[1] - ay) * (by - ay)) / length if length else 0.0
        share = min(max(share, 0.0), 1.0)
        return ax + (bx - ax) * share, ay + (by - ay) * share

    found = min((onto(leg) for leg in pairwise(line)), key=lambda point: math.dist(point, near))
    return tidy(found[0]), tidy(found[1])


def tidy(value: float) -> float:
    """A coordinate without the dust of arithmetic, so that it can be said."""
    return round(value, 9) + 0.0
