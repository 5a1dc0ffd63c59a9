"""The secret sheet of a side: folded it shows a cover alone, at the end what was written (HID-14, MIN-09)."""

from collections.abc import Iterator

from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.faces import printable, wrapped
from squadlog.extras.paper.laying import PageLayout, leading
from squadlog.extras.paper.marks import GREY, PALE, Outline, PaperPage, PaperSize, Printed
from squadlog.facts.seats import REFEREE
from squadlog.reports.handouts.secret_sheet import SecretPart, SecretSheet, secret_sheet

_FREE_ROWS = 3
"""Empty rows of each part, for what is written by hand."""
_SHARES = {4: (0.12, 0.3, 0.33, 0.25), 3: (0.2, 0.25, 0.55), 1: (1.0,)}
_TEXT = 8.0
"""Size of the text in points."""
_PAD = 1.2
"""Millimetres between two columns."""


def document(asked: PrintOrder) -> Printed:
    """A sheet for the side that asks, or one for each side for the referee.

    Raises PaperError for everybody else: the screen of the whole table keeps no secrets.
    """
    battle = asked.fought()
    sides = battle.side_ids()
    if asked.seat not in (REFEREE, *sides):
        raise PaperError(
            f"A secret sheet is for one side alone: --seat {' or --seat '.join(sides)}, or --seat {REFEREE}."
        )
    whose = [side for side in sides if asked.seat in (REFEREE, side)]
    sheets = [secret_sheet(battle, side, asked.seat, asked.book, asked.rulings) for side in whose]
    pages = tuple(
        page for sheet in sheets for page in _pages(sheet, asked.size, referee=asked.seat == REFEREE)
    )
    return Printed(title="Secret sheet", pages=pages)


def _pages(secret: SecretSheet, size: PaperSize, *, referee: bool) -> Iterator[PaperPage]:
    """The pages of a paper, its parts in the two lower thirds to be folded over each other, the upper the cover."""
    third = size.height / 3
    top, foot = third + 6.0, size.height - size.margin
    sheet = _begun(size, secret, referee=referee)
    y, fresh = top, True
    for part in secret.parts:
        rows = [*part.rows, *([("",) * len(part.head)] * _FREE_ROWS)]
        need = 11.0 + sum(_height(row, sheet.room) for row in rows[:2])
        if y + need > foot and not fresh:
            yield sheet.page()
            sheet, y = _begun(size, secret, referee=referee), top
        y = _head(sheet, part, y)
        for row in rows:
            high = _height(row, sheet.room)
            if y + high > foot:
                yield sheet.page()
                sheet = _begun(size, secret, referee=referee)
                y = _head(sheet, part, top)
            y = _row(sheet, row, y, high)
        y, fresh = y + 3.0, False
    yield sheet.page()


def _begun(size: PaperSize, secret: SecretSheet, *, referee: bool) -> PageLayout:
    """A page with its cover."""
    sheet = PageLayout(size)
    room, third, middle = sheet.room, size.height / 3, size.width / 2
    sheet.text(middle, 28, "SECRET", 26, bold=True, align="middle")
    sheet.text(middle, 38, secret.name, 15, bold=True, align="middle", room=room, least_pt=7)
    sheet.text(middle, 45, secret.title, 10, align="middle", room=room, least_pt=6, ink=GREY)
    whose = "The referee's copy" if referee else f"For {secret.name} alone"
    sheet.text(middle, 52, f"{whose}, {secret.now}", 9, align="middle", room=room, least_pt=6)
    how = "Fold the lowest third up over the middle one, then this third backwards. Shown at the end by:"
    y = third - 18
    sheet.text(middle, y, how, 7.5, align="middle", room=room, least_pt=5, ink=GREY)
    sheet.line(middle - 40, y + 9, middle + 40, y + 9)
    for at in (third, 2 * third):
        # Short marks at the edges: what is written goes on over the fold.
        for ends in (((0.0, at), (8.0, at)), ((size.width - 8.0, at), (size.width, at))):
            sheet.marks.append(Outline(places=ends, width=0.15, ink=GREY, dash=(2.0, 2.0)))
    return sheet


def _head(sheet: PageLayout, part: SecretPart, y: float) -> float:
    y += 4.0
    sheet.text(sheet.left, y, part.title, 9.5, bold=True, room=sheet.room, least_pt=6)
    y += 4.2
    for x, width, words in _columns(part.head, sheet.left, sheet.room):
        sheet.text(x, y, words, 6, ink=GREY, room=width)
    sheet.line(sheet.left, y + 1.0, sheet.left + sheet.room, y + 1.0, 0.3)
    return y + 1.0


def _columns(row: tuple[str, ...], left: float, room: float) -> Iterator[tuple[float, float, str]]:
    x = left
    for share, words in zip(_SHARES[len(row)], row, strict=True):
        yield x, share * room - _PAD, words
        x += share * room


def _height(row: tuple[str, ...], room: float) -> float:
    lines = [len(wrapped(printable(words), width, _TEXT)) for _, width, words in _columns(row, 0.0, room)]
    return max(1, *lines) * leading(_TEXT) + 1.6


def _row(sheet: PageLayout, row: tuple[str, ...], y: float, high: float) -> float:
    for x, width, words in _columns(row, sheet.left, sheet.room):
        sheet.paragraph(x, y + leading(_TEXT), words, width, _TEXT)
    sheet.line(sheet.left, y + high, sheet.left + sheet.room, y + high, 0.12, PALE)
    return y + high
