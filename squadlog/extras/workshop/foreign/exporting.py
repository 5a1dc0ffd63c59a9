"""A floor of our map as a Universal VTT file of format 0.3: walls cut at their doors, and the doors as portals."""

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, hypot
from typing import Any

from squadlog.base.errors import MapError
from squadlog.base.lengths import in_metres
from squadlog.base.names import so_many
from squadlog.base.records import record
from squadlog.extras.workshop.foreign import picture_drawing
from squadlog.extras.workshop.foreign.drawing import Place
from squadlog.ground.compiled.outlines import TOUCH_M
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Window

FORMAT = 0.3
_OPEN = ("open", "destroyed")
_ON_M = 2 * TOUCH_M
"""How far an opening may lie from the wall that it is in."""
_LEAST_M = 0.001
_Ends = tuple[Place, Place]


@record
class ExportedMap:
    """The text of a Universal VTT file, and what is in it and what was left out, in sentences."""

    text: str
    told: tuple[str, ...]


def export_universal_vtt(drawn: Map, floor: int, metres: float, *, with_picture: bool = True) -> ExportedMap:
    """A floor of a map, in squares that are so many metres long. Raises MapError for squares that no program reads."""
    wide, high = drawn.width_m / metres, drawn.height_m / metres
    if max(wide, high) > 1_000 or min(wide, high) < 1:
        raise MapError(
            f"Squares of {in_metres(metres)} make the map {wide:.4g} by {high:.4g} of them; it should have 1 to 1000."
        )
    openings = _openings(drawn, floor)
    walls = [wall.line for wall in drawn.walls if wall.floor == floor]
    walls += [(*car.points, car.points[0]) for car in drawn.elevators if floor in car.floors]
    cut = [line for wall in walls for line in _cut(wall, [piece.ends for piece in openings])]
    tall = [piece.points for piece in drawn.obstacles if piece.floor == floor and piece.high]
    tall += [stairs.points for stairs in drawn.stairs if floor in stairs.floors]
    pixels = picture_drawing.pixels_of_a_square(wide, high)
    image = picture_drawing.draw_picture(drawn, floor, metres, pixels) if with_picture else None

    def place(at: Place) -> dict[str, float]:
        return {"x": round(at[0] / metres, 6) + 0.0, "y": round((drawn.height_m - at[1]) / metres, 6) + 0.0}

    document: dict[str, Any] = {
        "format": FORMAT,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": {"x": round(wide, 6), "y": round(high, 6)},
            "pixels_per_grid": pixels,
        },
        "line_of_sight": [[place(at) for at in line] for line in cut],
        "objects_line_of_sight": [[place(at) for at in (*points, points[0])] for points in tall],
        "portals": [_portal(piece, [place(at) for at in piece.ends]) for piece in openings],
        "environment": {"baked_lighting": False, "ambient_light": "ffffffff"},
        "lights": [],
        "squadlog": {"title": drawn.title, "metres": metres, "floor": floor},
        "image": b64encode(image or picture_drawing.EMPTY).decode(),
    }
    there = ", ".join(
        (
            so_many(len(cut), "line") + " of walls",
            so_many(len(openings), "portal"),
            so_many(len(tall), "object"),
        )
    )
    told = [
        f"{wide:.6g} x {high:.6g} squares of {in_metres(metres)}, {pixels} pixels each: {there}.",
        *_tell_lost(drawn, floor, openings),
    ]
    if image is None and with_picture:
        told.append('There is no picture in it; with pip install "squadlog[pictures]" there is.')
    return ExportedMap(text=json.dumps(document, separators=(",", ":")) + "\n", told=tuple(told))


def _openings(drawn: Map, floor: int) -> Sequence[Door | Window]:
    doors = [door for door in drawn.doors if door.floor == floor]
    return [*doors, *(window for window in drawn.windows if window.floor == floor)]


def _portal(piece: Door | Window, bounds: list[dict[str, float]]) -> dict[str, Any]:
    one, other = bounds
    is_window = isinstance(piece, Window)
    return {
        "position": {axis: round((one[axis] + other[axis]) / 2, 6) for axis in ("x", "y")},
        "bounds": bounds,
        "rotation": round(atan2(other["y"] - one["y"], other["x"] - one["x"]), 6),
        # Programs take "closed" for what stops light, which a window does not.
        "closed": not (is_window or (isinstance(piece, Door) and piece.state in _OPEN)),
        "freestanding": False,
        "squadlog": "window" if is_window else "door",
    }


def _cut(line: Sequence[Place], openings: Sequence[_Ends]) -> Iterator[list[Place]]:
    """What is left of a wall between the openings in it."""
    current: list[Place] = []
    for start, end in pairwise(line):
        for first, last in _left_of(start, end, openings):
            begins = start if first <= 0 else _along(start, end, first)
            if not current or current[-1] != begins or first > 0:
                if len(current) > 1:
                    yield current
                current = [begins]
            current.append(end if last >= 1 else _along(start, end, last))
    if len(current) > 1:
        yield current


def _left_of(start: Place, end: Place, openings: Sequence[_Ends]) -> Iterator[tuple[float, float]]:
    """The parts of a straight stretch that no opening takes, each from and to a share of its length."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < _LEAST_M:
        return
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    taken = []
    for ends in openings:
        along = sorted((x - start[0]) * ux + (y - start[1]) * uy for x, y in ends)
        beside = max(abs((y - start[1]) * ux - (x - start[0]) * uy) for x, y in ends)
        if beside <= _ON_M and min(along[1], length) - max(along[0], 0) > _LEAST_M:
            taken.append((max(along[0], 0) / length, min(along[1], length) / length))
    at = 0.0
    for first, last in sorted(taken):
        if (first - at) * length > _LEAST_M:
            yield at, first
        at = max(at, last)
    if (1 - at) * length > _LEAST_M:
        yield at, 1.0


def _along(start: Place, end: Place, share: float) -> Place:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _tell_lost(drawn: Map, floor: int, openings: Sequence[Door | Window]) -> Iterator[str]:
    """What the format has no words for."""
    low = sum(piece.floor == floor and not piece.high for piece in drawn.obstacles)
    if low:
        yield f"Left out {so_many(low, 'waist-high obstacle')}: the format knows only what stops sight."
    if floor == 1 and (drawn.terrain or drawn.contours):
        yield "Woods, water and hills are in the picture alone."
    if locked := sum(isinstance(piece, Door) and piece.state == "locked" for piece in openings):
        yield f"{so_many(locked, 'locked door')}: written as closed."
    if drawn.floors > 1:
        yield f"This is floor {floor} of {drawn.floors}; --floor writes another."
