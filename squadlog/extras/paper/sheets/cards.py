"""Soldier cards, eight to a page with lines to cut along: what one has at hand of a soldier on the table."""

from collections.abc import Iterator, Sequence

from squadlog.base.lengths import length_unit
from squadlog.battle.terms import Environment
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.laying import PageLayout, leading
from squadlog.extras.paper.marks import BLACK, GREY, PALE, Outline, PaperPage, PaperSize, Printed
from squadlog.extras.paper.sheets.squad_log import logs_of
from squadlog.extras.paper.sheets.tick_boxes import draw_boxes, wound_boxes
from squadlog.reports.handouts.soldier_cards import PaceRow, SoldierFacts, soldier_cards
from squadlog.squads.log_values import signed

ACROSS, DOWN = 2, 4
"""Cards on a page, beside and below one another."""
_PAD = 3.0
"""Millimetres between the edge of a card and what stands on it."""
_BLANK = 8
"""Blank cards that are printed where there are no soldiers."""
_WEAPONS = 9
"""Weapons and modes that have a line each; where there are more the card says how many."""
_ROW, _ROOMY = 3.9, 6
"""Millimetres from one line to the next, and the lines up to which that holds; more stand closer."""


def document(asked: PrintOrder) -> Printed:
    """A card for each soldier of the squads, of the battle as it stands, or eight empty ones."""
    logs = logs_of(asked)
    around = Environment() if asked.battle is None else asked.battle.setup.environment
    cards = [card for log in logs for card in soldier_cards(log, asked.book, asked.rulings, around)]
    return Printed(title="Soldier cards", pages=tuple(_pages(cards or [None] * _BLANK, asked.size)))


def _pages(cards: Sequence[SoldierFacts | None], size: PaperSize) -> Iterator[PaperPage]:
    full = ACROSS * DOWN
    width, height = (size.width - 2 * size.margin) / ACROSS, (size.height - 2 * size.margin) / DOWN
    for first in range(0, len(cards), full):
        sheet = PageLayout(size)
        here = cards[first : first + full]
        _cut_lines(sheet, -(-len(here) // ACROSS), width, height)
        for place, card in enumerate(here):
            x, y = size.margin + place % ACROSS * width, size.margin + place // ACROSS * height
            if card is None:
                _empty(sheet, x + _PAD, y + _PAD, width - 2 * _PAD)
            else:
                _card(sheet, card, x + _PAD, y + _PAD, width - 2 * _PAD, height - 2 * _PAD)
        yield sheet.page()


def _cut_lines(sheet: PageLayout, rows: int, width: float, height: float) -> None:
    """Draw each line to cut along once, from edge to edge of the cards."""
    left = top = sheet.size.margin
    right, foot = left + ACROSS * width, top + rows * height
    across = [((left, top + row * height), (right, top + row * height)) for row in range(rows + 1)]
    down = [((left + at * width, top), (left + at * width, foot)) for at in range(ACROSS + 1)]
    for ends in (*across, *down):
        sheet.marks.append(Outline(places=ends, width=0.15, ink=GREY, dash=(1.2, 1.2)))


def _card(sheet: PageLayout, card: SoldierFacts, x: float, y: float, room: float, height: float) -> None:
    unit, right, foot = card.unit, x + room, y + height
    values = unit.values
    sheet.box(x, y, 11, 8, line_width=0.4)
    sheet.text(x + 5.5, y + 6.0, str(unit.number), 14, bold=True, align="middle", room=10.4, least_pt=6)
    points = sheet.text(right, y + 3.4, f"{unit.points} points", 7, align="right")
    star = "" if unit.leader is None else f"★ {signed(unit.leader)}"
    starred = sheet.text(right - points - 2, y + 3.4, star, 7.5, bold=True, align="right")
    free = room - 13 - points - starred - 4
    sheet.name(x + 13, y + 3.6, unit.soldier.name, 10.5, room=free)
    who = f"{unit.troop}, {values.race}"
    taken = sheet.text(x + 13, y + 7.4, who, 7, room=room * 0.5, least_pt=5)
    squad = f"{card.squad}, {card.side}"
    sheet.text(right, y + 7.4, squad, 6.5, align="right", ink=GREY, room=room - taken - 16, least_pt=4.5)
    at = y + 13.2
    suit = f"{values.armour}  AF {values.af.value}" + ("  bounce pack" if values.pack else "")
    taken = sheet.text(x, at, suit, 9, bold=True)
    sheet.text(right, at, " · ".join(card.rolls), 7, align="right", room=room - taken - 3, least_pt=5)
    half = room * 0.52
    left_foot = _weapons(sheet, card, x, at + 4.4, half - 3)
    right_foot = _paces(sheet, card, x + half, at + 4.4, room - half)
    at = max(left_foot, right_foot) + 1.4
    at = _state(sheet, card, x, at, right)
    at = draw_boxes(sheet, unit.boxes, x, at, room, foot)
    told = " · ".join((*unit.equipment, *unit.remarks, *card.own))
    lines = int((foot - at) / leading(6.5)) + 1
    if told and lines > 0:
        sheet.paragraph(x, at, told, room, 6.5, most=lines)


def _weapons(sheet: PageLayout, card: SoldierFacts, x: float, y: float, room: float) -> float:
    """One weapon or mode to a line: its modifier, penetration and rounds; melee beneath (LOG-07, LOG-08)."""
    values, columns = card.unit.values, (room - 24, room - 12, room)
    for column, head in zip(columns, ("to hit", "PF", "rounds"), strict=True):
        sheet.text(x + column, y, head, 5.5, ink=GREY, align="right")
    figures, more = values.figures[:_WEAPONS], len(values.figures) - _WEAPONS
    step = _ROW * min(1.0, _ROOMY / max(1, len(figures) + (more > 0)))
    for figure in figures:
        y += step
        magazine = "∞" if figure.magazine is None else str(figure.magazine)
        told = (signed(figure.ranged.value), str(figure.pf), magazine)
        sheet.text(x, y, figure.label, 8.5, bold=True, room=room - 32, least_pt=6)
        for column, one in zip(columns, told, strict=True):
            sheet.text(x + column, y, one, 8.5, align="right")
        sheet.line(x, y + 0.9, x + room, y + 0.9, 0.1, PALE)
    if more > 0:
        y += step
        sheet.text(x, y, f"and {more} more: on the squad's log", 6.5, room=room, least_pt=5)
    y += step
    sheet.text(x, y, "melee", 8.5, bold=True)
    sheet.text(x + columns[0], y, signed(values.melee.value), 8.5, align="right")
    return y + 2.0


def _paces(sheet: PageLayout, card: SoldierFacts, x: float, y: float, room: float) -> float:
    """How far in a subphase by wound, with its unit where that is not metres; the row that holds now is bold."""
    if length_unit() != "m":
        sheet.text(x, y, length_unit(), 5.5, ink=GREY)
    columns = (room - 24, room - 12, room)
    for column, head in zip(columns, ("walk", "run", "sprint"), strict=True):
        sheet.text(x + column, y, head, 5.5, ink=GREY, align="right")
    rows = [*card.paces, *([PaceRow(wounds="pack", metres=card.pack)] if card.pack else [])]
    for row in rows:
        y += 3.9
        sheet.text(x, y, row.wounds, 8, bold=row.now)
        for column, one in zip(columns, row.metres, strict=True):
            sheet.text(x + column, y, one, 8.5, bold=row.now, align="right")
        sheet.line(x, y + 0.9, x + room, y + 0.9, 0.1, PALE)
    return y + 2.0


def _state(sheet: PageLayout, card: SoldierFacts, x: float, at: float, right: float) -> float:
    """Wounds to be ticked from left to right (LOG-10), and the posture (LOG-11)."""
    wound_boxes(sheet, x, at + 3.2, card.unit.wounds)
    sheet.box(right - 24, at - 0.8, 24, 4.2, line_width=0.2)
    told = card.unit.position
    sheet.text(right - 23.2, at + 2.2, told or "position", 6.5, ink=BLACK if told else GREY)
    return at + 7.2


def _empty(sheet: PageLayout, x: float, y: float, room: float) -> None:
    right = x + room
    sheet.box(x, y, 11, 8, line_width=0.4)
    for words, left, at, until in (
        ("name", x + 13, y + 7.4, right - 22),
        ("points", right - 20, y + 7.4, right),
        ("race, troop", x, y + 14, x + room / 2 - 2),
        ("suit, AF", x + room / 2, y + 14, right),
        ("weapons: to hit, PF, rounds", x, y + 21, right),
        ("", x, y + 27, right),
        ("", x, y + 33, right),
        ("melee", x, y + 39, x + room / 2 - 2),
        ("walk, run, sprint", x + room / 2, y + 39, right),
        ("equipment", x, y + 53, right),
    ):
        sheet.line(left, at, until, at, 0.15, PALE)
        sheet.text(left, at - 3.4 if words else at, words, 5, ink=GREY)
    wound_boxes(sheet, x, y + 46)
