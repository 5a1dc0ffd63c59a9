"""A page as a picture of so many points, and the picture in half blocks of a terminal."""

from collections.abc import Iterable
from functools import lru_cache

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from squadlog.lazily import lazily
from squadlog.paper.faces import FONTS, MM_PER_PT, runs, width_of
from squadlog.paper.marks import Lettering, Mark, Opening, Outline, PaperPage, RoundMark

with lazily():
    from PIL import Image, ImageDraw, ImageFont

_FINER = 3
"""So many times larger it is drawn before it is made smaller: lines become shades."""
_LEAST_PX = 3
"""Letters smaller than that are a bar of the width that they take."""
_HALF = "▀"


def page_strips(page: PaperPage, cols: int) -> list[Strip]:
    """The page so many cells wide, a strip for each line; a cell is two points high."""
    rows = max(1, round(cols * page.height / page.width / 2))
    width, height = cols * _FINER, rows * 2 * _FINER
    image = Image.new("RGB", (width, height), "#ffffff")
    _draw(image, page.marks, width / page.width)
    small = image.resize((cols, rows * 2), Image.Resampling.BOX)
    return [_strip(small, row, cols) for row in range(rows)]


def _strip(image: "Image.Image", row: int, cols: int) -> Strip:
    segments: list[Segment] = []
    before, many = None, 0
    for col in range(cols):
        points = (image.getpixel((col, 2 * row)), image.getpixel((col, 2 * row + 1)))
        if points != before and before is not None:
            segments.append(Segment(_HALF * many, _style(*before)))
            many = 0
        before, many = points, many + 1
    if before is not None:
        segments.append(Segment(_HALF * many, _style(*before)))
    return Strip(segments, cols)


@lru_cache(maxsize=4096)
def _style(upper: tuple[int, int, int], lower: tuple[int, int, int]) -> Style:
    return Style(color=Color.from_rgb(*upper), bgcolor=Color.from_rgb(*lower))


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
            case Opening():
                _through(image, mark, scale)
            case Lettering():
                _say(pen, mark, scale)


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
    if words.turned_deg:
        return
    if size < _LEAST_PX:
        pen.rectangle((x, y - size * 0.5, x + words.width * scale, y - size * 0.2), fill="#c0c0c0")
        return
    for face, part in runs(words.text, bold=words.bold):
        pen.text((x, y), part, fill=words.ink, font=_font(face, round(size)), anchor="ls")
        x += width_of(part, words.size_pt, bold=words.bold) * scale


@lru_cache(maxsize=64)
def _font(face: str, size: int) -> "ImageFont.FreeTypeFont":
    return ImageFont.truetype(str(FONTS / (face if "." in face else f"{face}.ttf")), size)
