"""What can stand on a page, in millimetres from its upper left corner, and the pages."""

from collections.abc import Iterable, Iterator
from typing import Literal

from squadlog.base.records import record, replace, value
from squadlog.battle.pictures.jpeg import JpegRead

Ink = str
"""A colour as `#rrggbb`."""
BLACK: Ink = "#000000"
GREY: Ink = "#606060"
PALE: Ink = "#b8b8b8"
WHITE: Ink = "#ffffff"

Place = tuple[float, float]
Align = Literal["left", "middle", "right"]


@record
class Lettering:
    """A line of text, a right way up unless turned clockwise; `y` is its baseline, `width` what it takes."""

    x: float
    y: float
    text: str
    size_pt: float = 9.0
    bold: bool = False
    align: Align = "left"
    ink: Ink = BLACK
    width: float = 0.0
    turned_deg: float = 0.0


@record
class Outline:
    """Straight lines through places; closed and filled it is an area. A width of 0 draws no line."""

    places: tuple[Place, ...]
    width: float = 0.2
    ink: Ink = BLACK
    fill: Ink | None = None
    closed: bool = False
    dash: tuple[float, float] | None = None


@value
class RoundMark:
    """A circle."""

    x: float
    y: float
    radius: float
    width: float = 0.2
    ink: Ink = BLACK
    fill: Ink | None = None
    dash: tuple[float, float] | None = None


@record
class Opening:
    """An opening in the page onto other marks: nothing of them is seen beyond it."""

    x: float
    y: float
    width: float
    height: float
    marks: tuple["Mark", ...]


@record
class Photograph:
    """A photograph, in its colours also where the rest is grey."""

    x: float
    y: float
    width: float
    height: float
    picture: JpegRead


@record
class Looped:
    """Marks that move in a browser over and over; on paper, and for whoever wants no motion, they stand where they are.

    `ways` is how far from there they are at equal times, at (0, 0) from `until` on, which is a share of the loop of
    `seconds`. They are seen in the shares `seen`, first and last; what is not `still` is seen in the loop alone.
    """

    marks: tuple["Mark", ...]
    seconds: float
    ways: tuple[Place, ...] = ()
    until: float = 1.0
    seen: tuple[float, float] = (0.0, 1.0)
    still: bool = True


Mark = Lettering | Outline | RoundMark | Opening | Photograph | Looped


@record
class PaperPage:
    """A page and what stands on it, in the order it is laid down."""

    width: float
    height: float
    marks: tuple[Mark, ...]


@record
class PaperSize:
    """A sheet of paper, upright, and the margin that every printer can print within."""

    key: str
    width: float
    height: float
    margin: float = 10.0

    @property
    def across(self) -> "PaperSize":
        """The sheet laid on its side."""
        return replace(self, width=self.height, height=self.width)


A4 = PaperSize(key="a4", width=210.0, height=297.0)
LETTER = PaperSize(key="letter", width=215.9, height=279.4)
SIZES = {size.key: size for size in (A4, LETTER)}


@record
class Printed:
    """A whole document: its title and its pages."""

    title: str
    pages: tuple[PaperPage, ...]


def line(x1: float, y1: float, x2: float, y2: float, width: float = 0.2, ink: Ink = BLACK) -> Outline:
    """A straight line."""
    return Outline(places=((x1, y1), (x2, y2)), width=width, ink=ink)


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    line_width: float = 0.2,
    ink: Ink = BLACK,
    fill: Ink | None = None,
    dash: tuple[float, float] | None = None,
) -> Outline:
    """An upright rectangle, by its upper left corner."""
    places = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return Outline(places=places, width=line_width, ink=ink, fill=fill, closed=True, dash=dash)


def moved(mark: Mark, dx: float, dy: float, scale: float = 1.0) -> Mark:
    """The mark enlarged about the corner of the page, then moved; the size of text goes with it, lines stay as wide."""
    if isinstance(mark, Outline):
        return replace(mark, places=tuple((x * scale + dx, y * scale + dy) for x, y in mark.places))
    if isinstance(mark, Looped):
        ways = tuple((x * scale, y * scale) for x, y in mark.ways)
        return replace(mark, marks=tuple(moved(one, dx, dy, scale) for one in mark.marks), ways=ways)
    x, y = mark.x * scale + dx, mark.y * scale + dy
    match mark:
        case Lettering():
            return replace(mark, x=x, y=y, size_pt=mark.size_pt * scale, width=mark.width * scale)
        case RoundMark():
            return replace(mark, x=x, y=y, radius=mark.radius * scale)
        case Photograph():
            return replace(mark, x=x, y=y, width=mark.width * scale, height=mark.height * scale)
        case Opening():
            inner = tuple(moved(one, dx, dy, scale) for one in mark.marks)
            return replace(mark, x=x, y=y, width=mark.width * scale, height=mark.height * scale, marks=inner)


def greyed(page: PaperPage) -> PaperPage:
    """The page as a printer without colours prints it."""
    return replace(page, marks=tuple(map(greyed_mark, page.marks)))


def greyed_mark(mark: Mark) -> Mark:
    """The mark in grey."""
    match mark:
        case Opening() | Looped():
            return replace(mark, marks=tuple(map(greyed_mark, mark.marks)))
        case Photograph():
            return mark
        case Lettering():
            return replace(mark, ink=_grey(mark.ink))
        case Outline() | RoundMark():
            return replace(mark, ink=_grey(mark.ink), fill=None if mark.fill is None else _grey(mark.fill))


def _grey(ink: Ink) -> Ink:
    red, green, blue = (int(ink[at : at + 2], 16) for at in (1, 3, 5))
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"


def texts_of(pages: Iterable[Iterable[Mark]]) -> Iterator[str]:
    """What is written in the marks of some pages."""
    for marks in pages:
        for mark in marks:
            if isinstance(mark, Lettering):
                yield mark.text
            elif isinstance(mark, Opening | Looped):
                yield from texts_of((mark.marks,))
