"""A plain picture of a floor from above, as a PNG, for programs that show a map as one."""

from collections.abc import Iterable
from importlib.util import find_spec
from io import BytesIO

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.workshop.foreign.drawing import Place
from squadlog.ground.map.model import Map

with lazy_imports():
    from PIL import Image, ImageDraw

EMPTY = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415478da63f8ffff3f0005"
    "fe02fe331295140000000049454e44ae426082"
)
"""A picture of one white pixel, for where none can be drawn."""
_USUAL, _LEAST, _MOST_PIXELS = 70, 4, 4_000
"""Pixels of a square, and of the whole picture across or down at most."""
_GROUND = {"clear": "#d9d2b6", "light": "#a9c08a", "heavy": "#6f9a63", "space": "#1b1d2a"}
_WATER = {"stream": "#9cc4dc", "river": "#7fb0d0", "lake": "#7fb0d0", "marsh": "#a8b88e"}
_FLOOR, _LOW, _HIGH, _STAIRS = "#c7b299", "#b08a5a", "#6b4f36", "#b9b9b9"
_WALL, _DOOR, _WINDOW, _CONTOUR = "#222222", "#8a4b18", "#4f9fd6", "#a08a5c"
_WALL_M, _DOOR_M = 0.2, 0.15


def pixels_of_a_square(wide: float, high: float) -> int:
    """How many pixels a square of the picture has, so that the whole does not grow too large."""
    return max(min(_USUAL, int(_MOST_PIXELS / max(wide, high))), _LEAST)


def draw_picture(drawn: Map, floor: int, metres: float, pixels: int) -> bytes | None:
    """The picture of a floor as a PNG; None where the library for it is not installed."""
    if find_spec("PIL") is None:
        return None
    scale = pixels / metres
    size = max(round(drawn.width_m * scale), 1), max(round(drawn.height_m * scale), 1)
    image = Image.new("RGB", size, _GROUND[drawn.ground] if floor == 1 else _GROUND["clear"])
    pen = ImageDraw.Draw(image)

    def at(places: Iterable[Place]) -> list[Place]:
        return [(x * scale, (drawn.height_m - y) * scale) for x, y in places]

    def line(places: Iterable[Place], colour: str, wide_m: float) -> None:
        pen.line(at(places), fill=colour, width=max(round(wide_m * scale), 1), joint="curve")

    for patch in drawn.terrain if floor == 1 else ():
        pen.polygon(at(patch.points), fill=(_GROUND | _WATER)[patch.kind])
    for contour in drawn.contours if floor == 1 else ():
        line((*contour.points, *contour.points[: int(contour.closed)]), _CONTOUR, _DOOR_M)
    for room in drawn.rooms:
        if room.floor == floor:
            pen.polygon(at(room.points), fill=_FLOOR)
    for shaft in (*drawn.stairs, *drawn.elevators):
        if floor in shaft.floors:
            pen.polygon(at(shaft.points), fill=_STAIRS, outline=_WALL)
    for thing in drawn.obstacles:
        if thing.floor == floor:
            pen.polygon(at(thing.points), fill=_HIGH if thing.high else _LOW, outline=_WALL)
    for wall in drawn.walls:
        if wall.floor == floor:
            line(wall.line, _WALL, _WALL_M)
    for ends, kind_floor, colour in (
        *((door.ends, door.floor, _DOOR) for door in drawn.doors),
        *((window.ends, window.floor, _WINDOW) for window in drawn.windows),
    ):
        if kind_floor == floor:
            line(ends, colour, _DOOR_M)
    written = BytesIO()
    image.quantize(32).save(written, "PNG", optimize=True)
    return written.getvalue()
