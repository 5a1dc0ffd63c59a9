"""The drawn map in pixels of few colours: the SVG of its ground, rasterised once for a scale, cut to what is seen."""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from io import BytesIO

import numpy as np

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import value
from squadlog.ground.drawing.figures.draw_standing import draw_breaches, draw_doors
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.looks.draw_ground import draw_ground
from squadlog.tui.chrome.pictures.sending import Pixels, Rgb
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.picture.drawing import veil

with lazy_imports():
    import resvg_py
    from PIL import Image

COLOURS = 112
"""Colours of the picture: as many quieter ones, and what is beside the map, fit a terminal's 256 with them."""
_MOST_PIXELS = 4_000_000
"""A map of more pixels than that is rasterised as far as it is seen; any other once, whatever is seen of it."""
_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'width="{}" height="{}" viewBox="{}" preserveAspectRatio="none">'
)


@value
class DrawnPicture:
    """A frame as places in a palette; `beside` is the place of what lies beside the map, the last of the palette."""

    pixels: Pixels
    palette: tuple[Rgb, ...]
    beside: int


@cache
def is_installed() -> bool:
    """Whether the library that turns an SVG into pixels is here."""
    return find_spec("resvg_py") is not None


def picture_of(
    scene: MapScene, floor: int, frame: MapFrame, *, cell: tuple[int, int], beside: Rgb
) -> DrawnPicture:
    """The map in the look `table` as a frame shows it, each cell `cell` pixels across and down."""
    across, down = cell[0] / frame.scale_m, cell[1] / (2 * frame.scale_m)
    wide, high = frame.cols * cell[0], frame.rows * cell[1]
    whole = round(frame.across_m * across), round(frame.down_m * down)
    left, top = frame.left * cell[0], frame.top * cell[1]
    shown = (0.0, 0.0, frame.across_m, frame.down_m), whole
    if whole[0] * whole[1] > _MOST_PIXELS:
        shown, left, top = ((left / across, top / down, wide / across, high / down), (wide, high)), 0, 0
    pixels, palette = _rasterise(_draw(scene, floor), *shown, frame.turn, (frame.width_m, frame.height_m))
    found = np.full((high, wide), len(palette), dtype=np.uint8)
    seen = pixels[max(top, 0) : max(top + high, 0), max(left, 0) : max(left + wide, 0)]
    y, x = max(-top, 0), max(-left, 0)
    found[y : y + seen.shape[0], x : x + seen.shape[1]] = seen
    return DrawnPicture(found, (*palette, beside), len(palette))


def _draw(scene: MapScene, floor: int) -> str:
    """The ground with doors and holes as they are now."""
    drawn, now = scene.drawn, scene.conditions
    ground = draw_ground(drawn, "table", floor, "night" in now.around).text
    plot = FigurePlotter(drawn.height_m, 1.0)
    breaches, doors = (draw(drawn, now, plot, "table", floor) for draw in (draw_breaches, draw_doors))
    return "".join((ground, *breaches, *doors))


@lru_cache(maxsize=4)
def _rasterise(
    drawn: str, box: tuple[float, ...], size: tuple[int, int], turn: int, map_m: tuple[float, float]
) -> tuple[Pixels, tuple[Rgb, ...]]:
    """What is drawn in a box of metres, from the upper left as it is seen, as so many pixels.

    It is rasterised as it lies and turned afterwards, which is quicker. Letters are left to the cells: no font is read.
    """
    x, y, wide, high = box
    (width_m, height_m), (across, down) = map_m, size
    lying = {
        0: (x, y, wide, high),
        1: (y, height_m - x - wide, high, wide),
        2: (width_m - x - wide, height_m - y - high, wide, high),
        3: (width_m - y - high, x, high, wide),
    }[turn]
    size = (down, across) if turn % 2 else size
    view = " ".join(f"{metres * 100:.1f}" for metres in lying)
    svg = f"{_HEAD.format(*size, view)}{drawn}</svg>"
    png = resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True)
    image = Image.open(BytesIO(png)).convert("RGB")
    few = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    pixels = np.asarray(few)
    colours = np.array(few.getpalette() or [], dtype=np.uint8).reshape(-1, 3)[: int(pixels.max()) + 1]
    return np.rot90(pixels, -turn), tuple((int(red), int(green), int(blue)) for red, green, blue in colours)


def veil_picture(
    found: DrawnPicture, rows: Sequence[bytes] | None, cell: tuple[int, int]
) -> tuple[Pixels, list[Rgb]]:
    """The picture, quiet and hatched where rows of cells are not seen, dotted where they are through smoke alone.

    Without rows everything is shown alike.
    """
    if rows is None:
        return found.pixels, list(found.palette)
    beside = found.palette[found.beside]
    quiet = [_mix(colour, beside) for colour in found.palette]
    hatch = _mix(beside, (128, 128, 128))
    many = len(found.palette)
    pixels = veil(found.pixels, rows, cell, quiet=many, hatch=2 * many)
    return pixels, [*found.palette, *quiet, hatch]


def _mix(colour: Rgb, other: Rgb) -> Rgb:
    red, green, blue = ((one + two) // 2 for one, two in zip(colour, other, strict=True))
    return red, green, blue
