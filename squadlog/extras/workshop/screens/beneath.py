"""A picture beneath the map: read with care, cut to what the screen shows, and drawn in halves of cells."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.util import find_spec
from io import BytesIO

import numpy as np
from rich.color import Color as Rich
from rich.style import Style
from textual.color import Color

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named, read_file
from squadlog.extras.workshop.maps.beneath import PictureBeneath
from squadlog.tui.chrome.pictures.sending import Pixels, Rgb
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILLS, INK_MASK, INKS, NUMBER
from squadlog.tui.map.paint import SIGN, Paint, outstanding

with lazy_imports():
    from PIL import Image

_MOST_BYTES = 40_000_000
_MOST_PIXELS = 60_000_000
"""Pixels of the largest picture that is read."""
_KEPT = 2_000
"""Pixels that a picture is kept wide and high at most: a screen shows no more."""
_BARE = frozenset(
    NUMBER[ink] for ink in INKS if ink in ("blank", "texture", "woods", "heavy", "water", "marsh", "space")
)
_FADED = 0.5
"""How much of a faded picture shows, from 0 to 1."""
_COLOURS = 96
"""Colours of the picture, where a terminal shows real ones: beside those of the map there are 256 in all."""
_BARE_FILLS = [FILLS.index(fill) for fill in FILLS if fill in ("void", "ground", "floor")]


def read_picture(path: str) -> tuple[Pixels, int, int]:
    """The picture in a file, no larger than it needs to be, and its size in pixels as the file has it.

    Raises SquadlogError, in one sentence, for a file that is no PNG, JPEG or WebP, or is too large.
    """
    shown = clean_text(path, limit=120)
    if find_spec("PIL") is None:
        raise SquadlogError(
            'To lay a picture beneath the map, install the extra: pip install "squadlog[pictures]".'
        )
    content = read_file(file_named(path), _MOST_BYTES, shown)
    if len(content) > _MOST_BYTES:
        raise SquadlogError(f"{shown} is too large: a picture has at most 40 MB.")
    try:
        with Image.open(BytesIO(content), formats=("PNG", "JPEG", "WEBP")) as found:
            wide, high = found.size
            pixels = _small(found) if wide * high <= _MOST_PIXELS else None
    except Exception:  # noqa: BLE001 - a picture of a stranger breaks its reader in ways that nobody has listed
        raise SquadlogError(f"{shown} is not a readable PNG, JPEG or WebP picture.") from None
    if pixels is None:
        raise SquadlogError(f"{shown} is too large: {wide} x {high} pixels; at most 60 million.")
    return pixels, wide, high


def _small(found: "Image.Image") -> Pixels:
    found.draft("RGB", (_KEPT, _KEPT))
    found.thumbnail((_KEPT, _KEPT))
    return np.asarray(found.convert("RGB"))


class _Same:
    """A picture as a key: one array is the same as itself alone."""

    def __init__(self, pixels: Pixels) -> None:
        self.pixels = pixels

    def __hash__(self) -> int:
        return id(self.pixels)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.pixels is self.pixels


def picture_in_frame(pixels: Pixels, laid: PictureBeneath, frame: MapFrame) -> Pixels:
    """The picture in a frame: two rows of colours for each row of cells; black where there is none."""
    place = (laid.west, laid.south, laid.pixel_m, laid.wide, laid.high)
    return _sample_frame(_Same(pixels), place, frame)


@lru_cache(maxsize=4)
def _sample_frame(same: _Same, place: tuple[float, float, float, int, int], frame: MapFrame) -> Pixels:
    return sample(same.pixels, place, frame, (frame.cols, frame.rows * 2))


def sample(
    pixels: Pixels, place: tuple[float, float, float, int, int], frame: MapFrame, size: tuple[int, int]
) -> Pixels:
    """The picture over a whole frame, `size` pixels across and down."""
    west, south, pixel_m, wide, high = place
    across, down = pixels.shape[1] / wide / pixel_m, pixels.shape[0] / high / pixel_m
    left = (frame.left * frame.scale_m - west) * across
    right = left + frame.cols * frame.scale_m * across
    north_m = frame.height_m - frame.top * 2 * frame.scale_m
    top = (south + high * pixel_m - north_m) * down
    bottom = top + frame.rows * 2 * frame.scale_m * down
    image = Image.fromarray(pixels)
    # Far fewer pixels than the picture has: each is what lies about it, not one grain of the photograph.
    coarse = max(int(min((right - left) / size[0], (bottom - top) / size[1])), 1)
    if coarse > 1:
        image = image.reduce(coarse)
    box = (left / coarse, top / coarse, right / coarse, bottom / coarse)
    found = np.array(image.transform(size, Image.Transform.EXTENT, box, Image.Resampling.BILINEAR))
    _cut(found, frame)
    return found


def _cut(found: Pixels, frame: MapFrame) -> None:
    """Leave nothing of the picture beyond the map."""
    down, across = found.shape[0] / frame.rows, found.shape[1] / frame.cols
    found[: max(round(-frame.top * down), 0)] = 0
    found[max(round((frame.map_rows - frame.top) * down), 0) :] = 0
    found[:, : max(round(-frame.left * across), 0)] = 0
    found[:, max(round((frame.map_cols - frame.left) * across), 0) :] = 0


def compose_pixels(
    pixels: Pixels, palette: list[Rgb], picture: Pixels, laid: PictureBeneath, frame: MapFrame
) -> tuple[Pixels, list[Rgb]]:
    """The ground as pixels of a palette, the picture seen wherever it is bare; its colours come behind the others."""
    place = (laid.west, laid.south, laid.pixel_m, laid.wide, laid.high)
    photo = sample(picture, place, frame, (pixels.shape[1], pixels.shape[0]))
    few = Image.fromarray(photo).quantize(_COLOURS)
    places = np.asarray(few)
    colours = np.array(few.getpalette() or [], dtype=np.uint8).reshape(-1, 3)[: int(places.max()) + 1]
    share = 1.0 if laid.shown == "whole" else _FADED
    behind = Color(*palette[FILLS.index("ground")])
    more = [_mix(behind, colour, share).rgb for colour in colours]
    bare = np.isin(pixels, _BARE_FILLS) & photo.any(axis=2)
    found = np.where(bare, places.astype(np.uint8) + len(palette), pixels).astype(np.uint8)
    return found, [*palette, *more]


def row_styles(
    text: str, codes: Sequence[str], lower: Pixels, y: int, paint: Paint, *, shown: str
) -> Iterator[tuple[str, Style]]:
    """The cells of a row: bare ground is the picture in two halves, signs stand on it and stand out from it."""
    share = 1.0 if shown == "whole" else _FADED
    upper, under = lower[2 * y], lower[2 * y + 1]
    for col, (char, code) in enumerate(zip(text, codes, strict=True)):
        style = paint.style(code)
        top, bottom = upper[col], under[col]
        own = style.bgcolor
        behind = Color.from_rich_color(own) if own is not None else Color(0, 0, 0)
        if not (top.any() or bottom.any()) or paint.stands_alone(code):
            yield char, style
        elif char == " " and ord(code) & INK_MASK in _BARE:
            first, second = _mix(behind, top, share), _mix(behind, bottom, share)
            yield "▀", _halves(first.rgb, second.rgb)
        elif ord(code) & INK_MASK < len(INKS):
            ground = _mix(behind, (top // 2 + bottom // 2), share)
            front = Color.from_rich_color(style.color) if style.color is not None else behind
            seen = outstanding(front, ground, SIGN)
            yield char, Style(color=seen.rich_color, bgcolor=ground.rich_color, bold=style.bold)
        else:
            yield char, style


@lru_cache(maxsize=4096)
def _halves(top: tuple[int, int, int], bottom: tuple[int, int, int]) -> Style:
    return Style(color=Rich.from_rgb(*top), bgcolor=Rich.from_rgb(*bottom))


def _mix(behind: Color, pixel: Pixels, share: float) -> Color:
    return behind.blend(Color(int(pixel[0]), int(pixel[1]), int(pixel[2])), share)
