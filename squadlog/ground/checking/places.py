"""Obstacles, rooms and start zones: cover that fits the height, rooms closed, zones where a unit can stand."""

from collections.abc import Iterator
from itertools import islice
from math import pi
from operator import itemgetter

import shapely

from squadlog.base.lengths import in_metres
from squadlog.ground.checking.remark import MOST_PAIRS, MapRemark, fault, warning
from squadlog.ground.compiled import outlines
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M
from squadlog.ground.map.model import Map

_DEEP = ("river", "lake")
_NOTHING = shapely.Polygon()
_FOOTPRINT_M2 = 0.99 * pi * FIGURE_RADIUS_M**2


def place_remarks(drawn: Map) -> Iterator[MapRemark]:
    """Everything about obstacles, rooms and zones."""
    for obstacle in drawn.obstacles:
        if obstacle.high != obstacle.cover.startswith("full"):
            height, class_ = ("high", "half") if obstacle.high else ("low", "full")
            sentence = (
                f"Obstacle {obstacle.id} is {height} but gives {class_} cover; one of the two is wrong."
            )
            yield warning("cover-and-height", obstacle.id, sentence, "MAP-15" if obstacle.high else "MAP-14")
    yield from _rooms(drawn)
    yield from _zones(drawn)


def _rooms(drawn: Map) -> Iterator[MapRemark]:
    for floor in sorted({room.floor for room in drawn.rooms}):
        rooms = [room for room in drawn.rooms if room.floor == floor]
        closing = outlines.wall_sides(drawn, floor) + outlines.shaft_sides(
            (*drawn.stairs, *drawn.elevators), floor
        )
        for room, gaps in zip(
            rooms,
            outlines.bare([outlines.line((*room.points, room.points[0])) for room in rooms], closing),
            strict=True,
        ):
            if gaps.length > outlines.TOUCH_M:
                widest = max(shapely.get_parts(gaps), key=shapely.length)
                x, y = shapely.get_coordinates(widest.interpolate(0.5, normalized=True))[0]
                open_m = f"{in_metres(gaps.length, 1)} of its outline, by ({x:.1f}, {y:.1f}), has no wall"
                yield warning("open-room", room.name, f"Room {room.name} is not closed: {open_m}.")
        yield from islice(
            _find_shared_rooms([(room.name, outlines.ring(room.points)) for room in rooms]), MOST_PAIRS
        )


def _find_shared_rooms(rooms: list[tuple[str, outlines.Geometry]]) -> Iterator[MapRemark]:
    shapes = [shape for _, shape in rooms]
    for first, second in outlines.meetings(shapes, shapes):
        if first < second and shapes[first].intersection(shapes[second]).area > outlines.TOUCH_M:
            yield warning(
                "rooms-overlap", rooms[first][0], f"Rooms {rooms[first][0]} and {rooms[second][0]} overlap."
            )


def _zones(drawn: Map) -> Iterator[MapRemark]:
    whole = outlines.area(drawn)
    for floor in sorted({zone.floor for zone in drawn.zones}):
        zones = [zone for zone in drawn.zones if zone.floor == floor]
        grounds = [outlines.zone_area(zone).intersection(whole) for zone in zones]
        solid = [outlines.ring(obstacle.points) for obstacle in drawn.obstacles if obstacle.floor == floor]
        solid += outlines.wall_sides(drawn, floor)
        near: list[list[int]] = [[] for _ in zones]
        for place, piece in outlines.meetings(grounds, solid, FIGURE_RADIUS_M):
            near[place].append(piece)
        wet = _deep(drawn, grounds) if floor == 1 else [_NOTHING] * len(zones)
        for zone, ground, found, water in zip(zones, grounds, near, wet, strict=True):
            taken = shapely.union_all(shapely.buffer([solid[piece] for piece in found], FIGURE_RADIUS_M))
            if ground.area < _FOOTPRINT_M2:
                sentence = (
                    f"Zone {zone.id} of {zone.side} has no room for one unit, "
                    "which takes half a metre; draw it larger."
                )
                yield fault("zone-small", zone.id, sentence)
            elif ground.difference(taken).difference(water).is_empty:
                sentence = f"No unit can stand anywhere in zone {zone.id} of {zone.side}; move it off water and walls."
                yield fault("zone-full", zone.id, sentence)


def _areas(shape: outlines.Geometry) -> outlines.Geometry:
    """What of a shape has an inside: of two areas that also touch along an edge, not that edge."""
    return shapely.union_all([part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"])


def _deep(drawn: Map, grounds: list[outlines.Geometry]) -> list[outlines.Geometry]:
    """The deep water in each of some areas: of two patches on one spot the later one hides the earlier."""
    patches = [outlines.ring(patch.points) for patch in drawn.terrain]
    water = [_NOTHING for _ in grounds]
    for place, patch in sorted(outlines.meetings(grounds, patches), key=itemgetter(1)):
        piece = _areas(patches[patch].intersection(grounds[place]))
        wet = drawn.terrain[patch].kind in _DEEP
        water[place] = water[place].union(piece) if wet else water[place].difference(piece)
    return water
