"""Every counter of the box to cut out (T-13, GEN-10 to GEN-14); backs lie mirrored on the page after their fronts."""

from collections.abc import Iterator, Sequence

from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import BLACK, GREY, PALE, WHITE, Ink, PaperPage, PaperSize, Printed
from squadlog.extras.paper.signs import draw_sign
from squadlog.reports.handouts.box_counters import CounterFace, CutCounter, box_counters

_USUAL_MM, _LEAST_MM, _MOST_MM = 16.0, 12.0, 30.0
"""How wide a counter is: usually, at least and at most."""
_HEAD = 7.0
"""Millimetres of the head of a page."""
_INKS: dict[str, Ink] = {
    "blue": "#1d4f91",
    "red": "#b3261e",
    "green": "#2e7d32",
    "yellow": "#f4c60b",
    "light blue": "#8cc9ec",
    "brown": "#7a4a21",
}
_BARS = {"blue": 0, "red": 1, "green": 2, "yellow": 1, "light blue": 0, "brown": 3}
"""Bars at each end of the front edge, which tell a colour where there is none."""
_DARK_ON = ("yellow", "light blue")
"""On these the letters are black, on the others white."""


def document(asked: PrintOrder) -> Printed:
    """The counters on as many sheets as they need. Raises PaperError for a size or a kind that there is not."""
    side = _side(asked.options.get("mm", ""))
    found = _choose(box_counters(asked.book), asked.options.get("only", ""))
    return Printed(title="Counters", pages=tuple(_pages(found, side, asked.size)))


def _side(told: str) -> float:
    try:
        side = float(told or _USUAL_MM)
    except ValueError:
        side = 0.0
    if not _LEAST_MM <= side <= _MOST_MM:
        raise PaperError(
            f"A counter is {_LEAST_MM:g} to {_MOST_MM:g} mm wide, not {told!r}: mm={_USUAL_MM:g}."
        )
    return side


def _choose(found: Sequence[CutCounter], told: str) -> list[CutCounter]:
    kinds = dict.fromkeys(one.kind for one in found)
    asked = [word.strip() for word in told.split(",") if word.strip()]
    for word in asked:
        if word not in kinds:
            raise PaperError(f"There are no counters called {word!r}; there are {', '.join(kinds)}.")
    return [one for one in found if not asked or one.kind in asked]


def _pages(found: Sequence[CutCounter], side: float, size: PaperSize) -> Iterator[PaperPage]:
    across = int((size.width - 2 * size.margin) // side)
    down = int((size.height - 2 * size.margin - _HEAD) // side)
    full = across * down
    sheets = [found[first : first + full] for first in range(0, len(found), full)]
    for number, here in enumerate(sheets, 1):
        yield _front(here, across, side, size, f"Counters, sheet {number} of {len(sheets)}")
        backs = any(one.back is not None for one in here)
        if backs or number < len(sheets):
            told = "" if backs else ": nothing is on it"
            yield _back(here, across, side, size, f"Counters, back of sheet {number}{told}")


def _places(
    here: Sequence[CutCounter], across: int, side: float, size: PaperSize, *, mirrored: bool
) -> Iterator[tuple[CutCounter, float, float]]:
    """Each counter with its upper left corner; the grid stands in the middle, so that the backs meet the fronts."""
    left, top = (size.width - across * side) / 2, size.margin + _HEAD
    for place, one in enumerate(here):
        column = across - 1 - place % across if mirrored else place % across
        yield one, left + column * side, top + place // across * side


def _front(here: Sequence[CutCounter], across: int, side: float, size: PaperSize, title: str) -> PaperPage:
    sheet = PageLayout(size)
    how = "print at full size, both sides, turned over the long edge; cut along the lines"
    taken = sheet.text(sheet.left, size.margin + 3.5, title, 9, bold=True)
    sheet.text(
        sheet.left + taken + 4, size.margin + 3.5, how, 7.5, ink=GREY, room=sheet.room - taken - 4, least_pt=5
    )
    for one, x, y in _places(here, across, side, size, mirrored=False):
        _face(sheet, one.front, x, y, side)
        sheet.box(x, y, side, side, line_width=0.15, ink=GREY)
    return sheet.page()


def _back(here: Sequence[CutCounter], across: int, side: float, size: PaperSize, title: str) -> PaperPage:
    sheet = PageLayout(size)
    sheet.text(sheet.left, size.margin + 3.5, title, 9, ink=GREY, room=sheet.room)
    for one, x, y in _places(here, across, side, size, mirrored=True):
        if one.back is not None:
            _face(sheet, one.back, x, y, side)
            sheet.box(x, y, side, side, line_width=0.1, ink=PALE)
    return sheet.page()


def _face(sheet: PageLayout, face: CounterFace, x: float, y: float, side: float) -> None:
    middle, words_pt = x + side / 2, side * 0.38
    if face.sign == "unit":
        _unit(sheet, face, x, y, side)
        return
    sheet.text(middle, y + side * 0.93, face.words, words_pt, room=side * 0.9, least_pt=3.5, align="middle")
    if face.number is None:
        draw_sign(sheet, face.sign, middle, y + side * 0.41, side * 0.3)
        return
    draw_sign(sheet, face.sign, middle, y + side * 0.22, side * 0.16)
    sheet.text(middle, y + side * 0.7, str(face.number), side * 0.95, bold=True, align="middle")


def _unit(sheet: PageLayout, face: CounterFace, x: float, y: float, side: float) -> None:
    """Draw a unit: its front edge coloured, with an arrow; the dot in the middle is the head (FOV-02, MOV-02)."""
    middle, band = x + side / 2, side * 0.3
    ink = _INKS[face.colour]
    letters = BLACK if face.colour in _DARK_ON else WHITE
    sheet.box(x, y, side, band, line_width=0.0, fill=ink)
    for place in range(_BARS[face.colour]):
        inward = side * (0.04 + 0.07 * place)
        for left in (x + inward, x + side - inward - side * 0.035):
            sheet.box(left, y, side * 0.035, band, line_width=0.0, fill=letters)
    tip, foot, wide = y + side * 0.04, y + side * 0.14, side * 0.1
    sheet.shape([(middle, tip), (middle + wide, foot), (middle - wide, foot)], width=0.0, fill=letters)
    sheet.text(
        middle,
        y + side * 0.265,
        face.words,
        side * 0.32,
        bold=True,
        align="middle",
        ink=letters,
        room=side * 0.9,
    )
    sheet.ring(middle, y + side / 2, side * 0.045, width=0.0, fill=BLACK)
    sheet.text(middle, y + side * 0.92, str(face.number), side * 1.0, bold=True, align="middle")
