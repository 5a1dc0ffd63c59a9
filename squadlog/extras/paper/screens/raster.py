"""A page as a picture of points, and the picture in half blocks of a terminal."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from io import BytesIO
from math import ceil

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import cells
from squadlog.base.records import replace
from squadlog.extras.paper.faces import FONTS, MM_PER_PT, runs, width_of
from squadlog.extras.paper.marks import (
    Lettering,
    Looped,
    Mark,
    Opening,
    Outline,
    PaperPage,
    Photograph,
    RoundMark,
)

with lazy_imports():
    from PIL import Image, ImageDraw, ImageFont

_FINER = 3
"""How many times larger a page is drawn before it is made smaller: lines become shades."""
_LEAST_PX = 3
"""Letters smaller than that are a bar of the width that they take."""
_HALF = "▀"
_CLOSER = 1.3
"""How many times more letters than have room may be written as letters of the terminal."""
_READ = b"\x00\x00\x00\xff\xff\xff"
"""Letters are black on white."""


def page_strips(page: PaperPage, cols: int) -> list[Strip]:
    """The page `cols` cells wide, a strip for each line; a cell is two points high."""
    rows = max(1, round(cols * page.height / page.width / 2))
    width, height = cols * _FINER, rows * 2 * _FINER
    image = Image.new("RGB", (width, height), "#ffffff")
    letters = _letters(page, cols, rows)
    as_letters = {id(mark) for mark, _, _ in letters}
    _draw(image, [mark for mark in page.marks if id(mark) not in as_letters], width / page.width)
    small = image.resize((cols, rows * 2), Image.Resampling.BOX).tobytes()
    written: dict[int, dict[int, str]] = {}
    for mark, row, col in letters:
        written.setdefault(row, {}).update(enumerate(mark.text, col))
    return [_strip(small, row, cols, written.get(row, {})) for row in range(rows)]


def _letters(page: PaperPage, cols: int, rows: int) -> list[tuple[Lettering, int, int]]:
    """The texts that have room for letters of the terminal, each with its line and its first cell."""
    found, taken = [], set[tuple[int, int]]()
    for mark in page.marks:
        if not isinstance(mark, Lettering) or mark.turned_deg or cells(mark.text) != len(mark.text):
            continue
        room, many = mark.width / page.width * cols, len(mark.text)
        if many > room * _CLOSER or many >= cols:
            continue
        left = mark.x - {"left": 0.0, "middle": 0.5, "right": 1.0}[mark.align] * mark.width
        col = min(cols - many, max(0, round(left / page.width * cols)))
        row = min(rows - 1, max(0, int((mark.y - 0.3 * mark.size_pt * MM_PER_PT) / page.height * rows)))
        places = {(row, at) for at in range(col - 1, col + many + 1)}
        if not places & taken:
            taken |= places
            found.append((mark, row, col))
    return found


def _strip(points: bytes, row: int, cols: int, written: Mapping[int, str]) -> Strip:
    """A line of cells, as few parts as it can be told in."""
    wide = 3 * cols
    upper = points[2 * row * wide : (2 * row + 1) * wide]
    lower = points[(2 * row + 1) * wide : (2 * row + 2) * wide]
    segments: list[Segment] = []
    text, before = "", b""
    for col in range(cols):
        at = 3 * col
        letter = written.get(col)
        look = upper[at : at + 3] + lower[at : at + 3] if letter is None else _READ
        if look != before and text:
            segments.append(Segment(text, _style(before)))
            text = ""
        text, before = text + (letter or _HALF), look
    return Strip([*segments, Segment(text, _style(before))], cols)


@lru_cache(maxsize=4096)
def _style(look: bytes) -> Style:
    """The style of a cell, from the red, green and blue of its upper point and its lower one."""
    return Style(color=Color.from_rgb(*look[:3]), bgcolor=Color.from_rgb(*look[3:]))


def _draw(image: "Image.Image", marks: Iterable[Mark], scale: float) -> None:
    pen = ImageDraw.Draw(image)
    for mark in marks:
        match mark:
            case Outline():
                places = [(x * scale, y * scale) for x, y in mark.places]
                if mark.closed and mark.fill and len(places) > 2:
                    pen.polygon(places, fill=mark.fill)
                if mark.width and len(places) > 1:
                    line = [*places, places[0]] if mark.closed else places
                    pen.line(line, fill=mark.ink, width=max(1, round(mark.width * scale)))
            case RoundMark():
                x, y, radius = mark.x * scale, mark.y * scale, mark.radius * scale
                width = max(1, round(mark.width * scale)) if mark.width else 0
                box = (x - radius, y - radius, x + radius, y + radius)
                pen.ellipse(box, fill=mark.fill, outline=mark.ink if width else None, width=width)
            case Photograph():
                _paste(image, mark, scale)
            case Looped():
                _draw(image, mark.marks if mark.still else (), scale)
            case Opening():
                _through(image, mark, scale)
            case Lettering() if mark.turned_deg:
                _say_turned(image, mark, scale)
            case Lettering():
                _say(pen, mark, scale)


def _paste(image: "Image.Image", photo: Photograph, scale: float) -> None:
    size = max(round(photo.width * scale), 1), max(round(photo.height * scale), 1)
    with Image.open(BytesIO(photo.picture.data), formats=("JPEG",)) as found:
        image.paste(found.convert("RGB").resize(size), (round(photo.x * scale), round(photo.y * scale)))


def _through(image: "Image.Image", mark: Opening, scale: float) -> None:
    beneath = image.copy()
    _draw(beneath, mark.marks, scale)
    x, y = round(mark.x * scale), round(mark.y * scale)
    box = (x, y, round((mark.x + mark.width) * scale), round((mark.y + mark.height) * scale))
    image.paste(beneath.crop(box), (x, y))


def _say(pen: "ImageDraw.ImageDraw", words: Lettering, scale: float) -> None:
    size = words.size_pt * MM_PER_PT * scale
    shift = {"left": 0.0, "middle": 0.5, "right": 1.0}[words.align]
    x, y = (words.x - shift * words.width) * scale, words.y * scale
    if size < _LEAST_PX:
        pen.rectangle((x, y - size * 0.5, x + words.width * scale, y - size * 0.2), fill="#c0c0c0")
        return
    for face, part in runs(words.text, bold=words.bold):
        pen.text((x, y), part, fill=words.ink, font=_font(face, round(size)), anchor="ls")
        x += width_of(part, words.size_pt, bold=words.bold) * scale


def _say_turned(image: "Image.Image", words: Lettering, scale: float) -> None:
    """Draw the words upright on a slip of their own, which is then turned about the place where they stand."""
    reach = ceil((words.width + words.size_pt) * scale) + 2
    slip = Image.new("L", (2 * reach, 2 * reach), 0)
    upright = replace(words, x=reach / scale, y=reach / scale, ink="#ffffff", turned_deg=0.0)
    _say(ImageDraw.Draw(slip), upright, scale)
    turned = slip.rotate(-words.turned_deg)
    place = round(words.x * scale) - reach, round(words.y * scale) - reach
    image.paste(Image.new("RGB", turned.size, words.ink), place, turned)


@lru_cache(maxsize=64)
def _font(face: str, size: int) -> "ImageFont.FreeTypeFont":
    return ImageFont.truetype(str(FONTS / (face if "." in face else f"{face}.ttf")), size)
