"""A picture of a floor from above, as a PNG, for programs that show a map as one: the look `table`, without words."""

import re
from importlib.util import find_spec
from io import BytesIO

from squadlog.base.lazy_imports import lazy_imports
from squadlog.ground.map.model import Map

with lazy_imports():
    import resvg_py
    from PIL import Image

    from squadlog.ground.drawing.looks import draw_look

EMPTY = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415478da63f8ffff3f0005"
    "fe02fe331295140000000049454e44ae426082"
)
"""A picture of one white pixel, for where none can be drawn."""
_USUAL, _LEAST, _MOST_PIXELS = 70, 4, 4_000
"""Pixels of a square, and of the whole picture across or down at most."""
_COLOURS = 128
_BOX = re.compile(r'viewBox="[^"]*"')
_CM = 100
"""Units of the drawing in a metre."""


def pixels_of_a_square(wide: float, high: float) -> int:
    """How many pixels a square of the picture has, so that the whole does not grow too large."""
    return max(min(_USUAL, int(_MOST_PIXELS / max(wide, high))), _LEAST)


def draw_picture(drawn: Map, floor: int, metres: float, pixels: int) -> bytes | None:
    """The picture of a floor as a PNG, so many pixels to a square; None where the libraries for it are absent."""
    if find_spec("resvg_py") is None or find_spec("PIL") is None:
        return None
    wide, high = (max(round(side * pixels / metres), 1) for side in (drawn.width_m, drawn.height_m))
    box = f'viewBox="0 0 {drawn.width_m * _CM:g} {drawn.height_m * _CM:g}" preserveAspectRatio="none"'
    svg = _BOX.sub(
        f'{box} width="{wide}" height="{high}"', draw_look.draw_look(drawn, "table", floor=floor), count=1
    )
    png = resvg_py.svg_to_bytes(svg_string=svg, width=wide, height=high, skip_system_fonts=True)
    written = BytesIO()
    image = Image.open(BytesIO(png)).convert("RGB")
    image.quantize(_COLOURS, dither=Image.Dither.NONE).save(written, "PNG", optimize=True)
    return written.getvalue()
