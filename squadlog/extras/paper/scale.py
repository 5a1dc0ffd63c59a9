"""Drawings at a scale: how a scale is said, and how what is larger than a page is cut over pages that are glued.

Every piece lies exactly beside the next. To the right and beneath it the drawing goes on a little, for the next page to
be glued on; there a line tells where, and which page it is. Lengths are millimetres.
"""

import re
from collections.abc import Iterator, Sequence
from math import ceil
from string import ascii_uppercase

from squadlog.base.lengths import scale_in_force
from squadlog.base.names import clean_text
from squadlog.base.records import record
from squadlog.extras.paper.asked import PaperError
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import (
    GREY,
    Lettering,
    Looped,
    Mark,
    Opening,
    Outline,
    PaperPage,
    PaperSize,
    Photograph,
    RoundMark,
    moved,
)

WHOLE_PAGE = "page"
TABLE_MM = 25.0
"""Millimetres to the metre for counters of the box and figures as large."""
MOST_PAGES = 150
"""Pages that one map may be cut into."""
_UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "inch": 25.4}
_LENGTH = re.compile(r"(\d{1,4}(?:\.\d{1,4})?) ?(mm|cm|in|inch)")
_SHARE = re.compile(r"1 ?: ?(\d{1,4}(?:\.\d{1,4})?)")
_LEAST_MM, _MOST_MM = 0.5, 100.0
"""Millimetres to the metre, at least and at most."""
_HEAD = 5.0
"""Millimetres of the head of a page."""
_FLAP = 8.0
"""Millimetres of a page that lie under the next one."""
_TICK = 4.0
"""Millimetres from a corner to the end of its tick."""


@record
class PagePiece:
    """What of a drawing stands on one page: its letter and number, its row and column, and where it lies."""

    name: str
    row: int
    column: int
    x: float
    y: float
    width: float
    height: float


@record
class CutUp:
    """A drawing cut over pages: how the sheets lie, and the pieces, row by row."""

    size: PaperSize
    pieces: tuple[PagePiece, ...]

    @property
    def rows(self) -> int:
        """How many rows of pages."""
        return self.pieces[-1].row + 1

    @property
    def columns(self) -> int:
        """How many pages side by side."""
        return self.pieces[-1].column + 1


def millimetres(text: str) -> float:
    """How many millimetres a metre of the ground is. Raises PaperError, in one sentence."""
    said = text.strip().lower()
    length, share = _LENGTH.fullmatch(said), _SHARE.fullmatch(said)
    found = 0.0
    if length is not None:
        found = float(length[1]) * _UNITS[length[2]]
    elif share is not None and float(share[1]):
        found = 1000 / float(share[1])
    else:
        shown = clean_text(text, limit=40)
        raise PaperError(f"scale wants what a metre is on paper, such as 25mm, 1in or 1:40, not {shown!r}.")
    if not _LEAST_MM <= found <= _MOST_MM:
        raise PaperError(f"scale wants {_LEAST_MM:g} to {_MOST_MM:g} mm to the metre, not {found:g} mm.")
    return found


def table_mm() -> float:
    """Millimetres to the metre on the table: as its inches and centimetres say, else as counters of the box want it."""
    scale = scale_in_force()
    return TABLE_MM if scale.unit == "m" else _UNITS["in"] / scale.inch_m


def scale_words(scale_mm: float) -> str:
    """The scale as people say it."""
    inches = scale_mm / 25.4
    if abs(inches - round(inches * 4) / 4) < 1e-6:
        return f"{inches:g} {'inch' if inches <= 1 else 'inches'} to the metre"
    return f"{scale_mm:.3g} mm to the metre"


def cut_up(width: float, height: float, size: PaperSize) -> CutUp:
    """A drawing over as few pages as it takes, upright or on their side. Raises PaperError for too many."""
    count, sheet, columns, rows = _best(width, height, size)
    if count > MOST_PAGES:
        raise PaperError(
            f"That would be {count} pages, and {MOST_PAGES} at most are printed: take a smaller scale."
        )
    # Even pieces: none is a sliver, and what is round is cut through its middle.
    wide, high = (
        min(most, long / many)
        for most, long, many in zip(_core(sheet), (width, height), (columns, rows), strict=True)
    )
    pieces = tuple(
        PagePiece(
            name=f"{_letters(row)}{column + 1}",
            row=row,
            column=column,
            x=column * wide,
            y=row * high,
            width=wide if column + 1 < columns else width - column * wide,
            height=high if row + 1 < rows else height - row * high,
        )
        for row in range(rows)
        for column in range(columns)
    )
    return CutUp(size=sheet, pieces=pieces)


def page_count(width: float, height: float, size: PaperSize) -> int:
    """How many pages a drawing takes."""
    return _best(width, height, size)[0]


def _best(width: float, height: float, size: PaperSize) -> tuple[int, PaperSize, int, int]:
    """How many pages, how they lie, how many side by side and beneath each other."""
    ways = []
    for sheet in (size, size.across):
        columns, rows = _pages(width, height, sheet)
        ways.append((columns * rows, sheet, columns, rows))
    return min(ways, key=lambda way: way[0])


def _core(sheet: PaperSize) -> tuple[float, float]:
    """What of a drawing stands on one page without what goes on beyond it."""
    inside = 2 * sheet.margin + _FLAP
    return sheet.width - inside, sheet.height - inside - _HEAD


def _pages(width: float, height: float, sheet: PaperSize) -> tuple[int, int]:
    wide, high = _core(sheet)
    # What needs no page beside it needs no room to glue one on.
    columns, rows = ceil((width - _FLAP) / wide - 1e-9), ceil((height - _FLAP) / high - 1e-9)
    return max(columns, 1), max(rows, 1)


def _letters(number: int) -> str:
    """A to Z, then AA."""
    first, last = divmod(number, len(ascii_uppercase))
    return (ascii_uppercase[first - 1] if first else "") + ascii_uppercase[last]


def piece_pages(cut: CutUp, marks: Sequence[Mark], told: str) -> Iterator[PaperPage]:
    """The pages of a drawing that is cut up; `told` stands at the head of each."""
    kept = [(mark, bounds(mark)) for mark in marks]
    for piece in cut.pieces:
        yield _piece_page(cut, piece, kept, told)


def _piece_page(
    cut: CutUp, piece: PagePiece, marks: Sequence[tuple[Mark, tuple[float, float, float, float]]], told: str
) -> PaperPage:
    sheet = PageLayout(cut.size)
    left, top = cut.size.margin, cut.size.margin + _HEAD
    more_right, more_down = piece.column + 1 < cut.columns, piece.row + 1 < cut.rows
    wide, high = piece.width + _FLAP * more_right, piece.height + _FLAP * more_down
    dx, dy = left - piece.x, top - piece.y
    inner = tuple(
        moved(mark, dx, dy)
        for mark, (west, north, east, south) in marks
        if west <= piece.x + wide and east >= piece.x and north <= piece.y + high and south >= piece.y
    )
    sheet.marks.append(Opening(x=left, y=top, width=wide, height=high, marks=inner))
    last = cut.pieces[-1].name
    head = cut.size.margin + 0.5
    taken = sheet.text(left, head, piece.name, 11, bold=True)
    of = f"of A1 to {last} · {told}" if len(cut.pieces) > 1 else told
    sheet.text(left + taken + 3, head, of, 7.5, ink=GREY, room=sheet.room - taken - 60)
    ruler(sheet, left + sheet.room - 50, head)
    _glue(sheet, cut, piece, left, top)
    return sheet.page()


def ruler(sheet: PageLayout, x: float, y: float) -> None:
    """Draw fifty millimetres, to see whether the printer has kept the scale."""
    sheet.line(x, y, x + 50, y, 0.2)
    for at in range(0, 51, 10):
        sheet.line(x + at, y - (1.6 if at % 50 == 0 else 0.9), x + at, y, 0.2)
    sheet.text(x + 25, y - 1.3, "50 mm: print at 100 %", 5.5, align="middle", ink=GREY)


def _glue(sheet: PageLayout, cut: CutUp, piece: PagePiece, left: float, top: float) -> None:
    """Draw where the page is cut, where the next is glued on, and ticks at the corners, in the margin."""
    right, foot = left + piece.width, top + piece.height
    names = {(one.row, one.column): one.name for one in cut.pieces}
    beside, beneath = names.get((piece.row, piece.column + 1)), names.get((piece.row + 1, piece.column))
    for x in (left, right):
        for y in (top, foot):
            out_x, out_y = (-1 if x == left else 1), (-1 if y == top else 1)
            begin_x = x if x == left or beside is None else x + _FLAP
            begin_y = y if y == top or beneath is None else y + _FLAP
            sheet.line(begin_x + out_x * 0.8, y, begin_x + out_x * _TICK, y, 0.15)
            sheet.line(x, begin_y + out_y * 0.8, x, begin_y + out_y * _TICK, 0.15)
    edges = (
        (piece.column > 0, (left, top), (left, foot)),
        (piece.row > 0, (left, top), (right, top)),
        (beside is not None, (right, top), (right, foot)),
        (beneath is not None, (left, foot), (right, foot)),
    )
    for shown, start, end in edges:
        if shown:
            sheet.marks.append(Outline(places=(start, end), width=0.15, ink=GREY, dash=(1.5, 1.5)))
    middle_x, middle_y = (left + right) / 2, (top + foot) / 2
    if piece.column > 0:
        sheet.text(left - 2.5, middle_y, f"cut here, glue on {names[piece.row, piece.column - 1]}", 6.5,
                   align="middle", ink=GREY, turned_deg=-90)  # fmt: skip
    if beside is not None:
        sheet.text(right + _FLAP + 2.5, middle_y, f"{beside} goes here, to the dashed line", 6.5,
                   align="middle", ink=GREY, turned_deg=90)  # fmt: skip
    if beneath is not None:
        sheet.text(middle_x, foot + _FLAP + 3.5, f"{beneath} goes here, to the dashed line", 6.5,
                   align="middle", ink=GREY)  # fmt: skip
    if piece.row > 0:
        above = names[piece.row - 1, piece.column]
        sheet.text(middle_x, top - 1.2, f"cut here, glue on {above}", 6.5, align="right", ink=GREY)


def bounds(mark: Mark) -> tuple[float, float, float, float]:
    """About what a mark covers: left, top, right, bottom."""
    match mark:
        case Lettering():
            reach = max(mark.width, mark.size_pt)
            return mark.x - reach, mark.y - reach, mark.x + reach, mark.y + reach
        case RoundMark():
            reach = mark.radius + mark.width
            return mark.x - reach, mark.y - reach, mark.x + reach, mark.y + reach
        case Opening() | Photograph():
            return mark.x, mark.y, mark.x + mark.width, mark.y + mark.height
        case Looped():
            each = [bounds(one) for one in mark.marks]
            lefts, tops, rights, feet = zip(*each, strict=True)
            return min(lefts), min(tops), max(rights), max(feet)
        case Outline():
            across, down = [x for x, _ in mark.places], [y for _, y in mark.places]
            wide = mark.width
            return min(across) - wide, min(down) - wide, max(across) + wide, max(down) + wide
