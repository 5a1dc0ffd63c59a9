"""The cards of groups without a mind: ten to a page to cut out, and a page with them as a table for a d10."""

from collections.abc import Iterator, Sequence

from squadlog.base.names import clean_text
from squadlog.extras.commander.automa.decks import HOW_TO_PLAY, AutomaCard, decks
from squadlog.extras.commander.mind.tempers import STEADY, TEMPERS
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import GREY, PALE, Outline, PaperPage, PaperSize, Place, Printed

ACROSS, DOWN = 2, 5
"""Cards on a page, beside and below one another."""
_PAD = 4.0
"""Millimetres between the edge of a card and what stands on it."""
_ALL = "all"


def document(asked: PrintOrder) -> Printed:
    """The deck of a temper, or of all, each on a page of cards and a page of its table. Raises PaperError."""
    temper = asked.options.get("temper", STEADY).strip().casefold()
    if temper not in (*TEMPERS, _ALL):
        shown = clean_text(temper, limit=40)
        raise PaperError(f"temper is {', '.join(TEMPERS)} or {_ALL}, not {shown!r}.")
    chosen = tuple(TEMPERS) if temper == _ALL else (temper,)
    pages = [page for one in chosen for page in (_cards(one, asked.size), _table(one, asked.size))]
    return Printed(title="Enemies without a mind", pages=tuple(pages))


def _cards(temper: str, size: PaperSize) -> PaperPage:
    sheet = PageLayout(size)
    width, height = (size.width - 2 * size.margin) / ACROSS, (size.height - 2 * size.margin) / DOWN
    _cut_lines(sheet, width, height)
    for place, card in enumerate(decks()[temper]):
        x = size.margin + place % ACROSS * width + _PAD
        y = size.margin + place // ACROSS * height + _PAD
        _card(sheet, temper, (place + 1, card), (x, y), (width - 2 * _PAD, height - 2 * _PAD))
    return sheet.page()


def _cut_lines(sheet: PageLayout, width: float, height: float) -> None:
    left = top = sheet.size.margin
    right, foot = left + ACROSS * width, top + DOWN * height
    across = [((left, top + row * height), (right, top + row * height)) for row in range(DOWN + 1)]
    down = [((left + at * width, top), (left + at * width, foot)) for at in range(ACROSS + 1)]
    for ends in (*across, *down):
        sheet.marks.append(Outline(places=ends, width=0.15, ink=GREY, dash=(1.2, 1.2)))


def _card(
    sheet: PageLayout, temper: str, numbered: tuple[int, AutomaCard], at: Place, room: tuple[float, float]
) -> None:
    (x, y), (wide, high), (face, card) = at, room, numbered
    sheet.box(x, y, 11, 8, line_width=0.4)
    sheet.text(x + 5.5, y + 6.0, str(face), 14, bold=True, align="middle")
    sheet.text(x + 14, y + 6.0, card.name, 13, bold=True, room=wide - 34)
    sheet.text(x + wide, y + 3.4, temper, 7.5, align="right", ink=GREY)
    below = _part(sheet, "Who sees an enemy", card.sees, (x, y + 13.5), wide)
    _part(sheet, "The others", card.others, (x, below + 1.0), wide)
    if card.shuffles:
        sheet.text(x, y + high, "Then shuffle the deck.", 8, bold=True)


def _part(sheet: PageLayout, head: str, told: str, at: Place, room: float) -> float:
    x, y = at
    sheet.text(x, y, head, 7, ink=GREY)
    return sheet.paragraph(x, y + 4.8, told, room, 10.5)


def _table(temper: str, size: PaperSize) -> PaperPage:
    """How the cards are played, and all of them as a table for a d10."""
    sheet = PageLayout(size)
    left, wide = sheet.left, sheet.room
    sheet.text(left, size.margin + 6, f"Enemies without a mind: {temper}", 16, bold=True, room=wide)
    told = f"A group that {TEMPERS[temper].words}."
    y = sheet.paragraph(left, size.margin + 13, told, wide, 10, ink=GREY) + 2
    for line in HOW_TO_PLAY:
        y = sheet.paragraph(left, y, line, wide, 10) + 0.8
    y += 4
    columns = (left, left + 10, left + 48, left + 48 + (wide - 48) / 2)
    for x, head in zip(columns, ("d10", "", "who sees an enemy", "the others"), strict=True):
        sheet.text(x, y, head, 7, ink=GREY)
    y += 6
    for numbered in enumerate(decks()[temper], start=1):
        y = max(_row(sheet, numbered, columns, y, left + wide))
        sheet.line(left, y - 2.4, left + wide, y - 2.4, 0.15, PALE)
        y += 2.6
    return sheet.page()


def _row(
    sheet: PageLayout, numbered: tuple[int, AutomaCard], columns: Sequence[float], y: float, right: float
) -> Iterator[float]:
    """A row of the table; how far down each of its columns goes."""
    face, card = numbered
    sheet.text(columns[0], y, str(face), 10, bold=True)
    yield sheet.paragraph(columns[1], y, card.name, columns[2] - columns[1] - 2, 10, bold=True)
    yield sheet.paragraph(columns[2], y, card.sees, columns[3] - columns[2] - 3, 10)
    others = f"{card.others} Then shuffle the deck." if card.shuffles else card.others
    yield sheet.paragraph(columns[3], y, others, right - columns[3], 10)
