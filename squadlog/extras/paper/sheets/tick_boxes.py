"""Boxes of a soldier that are crossed with a pencil: magazines, grenades, rounds, shots of a turn, a jam."""

from collections.abc import Iterable

from squadlog.battle.state import WOUNDS
from squadlog.extras.paper.faces import width_of
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import BLACK, GREY
from squadlog.reports.squad_log import TRACK_TURNS
from squadlog.rules.common.words import PaperBoxes

_MANY = 1.3
"""Boxes of rounds, which are many, are that small."""


def draw_boxes(
    sheet: PageLayout, boxes: Iterable[PaperBoxes], left: float, at: float, room: float, foot: float
) -> float:
    """Magazines and grenades in a row, rounds, which are many, small and in fives beneath (LOG-09, LOG-13)."""
    x = left
    for one in (one for one in boxes if not one.many):
        label = f"{one.label} {one.note}".strip()
        wide = 3.6 * one.of + 4.2 + len(label) * 1.15
        if x + wide > left + room and x > left:
            x, at = left, at + 4.2
        x += sheet.text(x, at, label, 6.5) + 0.8
        x = sheet.ticks(x, at + 0.2, one.of, one.crossed, size=2.8, gap=0.7) + 1.6
    if x > left:
        at += 4.0
    rounds, x = [one for one in boxes if one.many], left
    for one in rounds:
        # Beside those before it where all of it goes there.
        wide = width_of(one.label, 6.5) + 1.0 + one.of * (_MANY + 0.25) + one.of // 5 * 0.65
        if x > left and x + 2.0 + wide > left + room:
            x, at = left, at + 3.0
        elif x > left:
            x += 2.0
        if at > foot - 1:
            return at
        x += sheet.text(x, at, one.label, 6.5) + 1.0
        begin = x
        for place in range(one.of):
            if x + _MANY > left + room:
                x, at = begin, at + _MANY + 0.8
            if at > foot - 1:
                break
            fill = BLACK if place < one.crossed else None
            sheet.box(x, at - _MANY, _MANY, _MANY, line_width=0.12, fill=fill)
            x += _MANY + (0.9 if place % 5 == 4 else 0.25)
    return at + 3.0 if rounds else at


def shot_boxes(
    sheet: PageLayout, rate: int, fired: int, turn: int, left: float, at: float, *, jammed: bool = False
) -> float:
    """Boxes for the shots of each turn of the loop (FIR-38), those of this one crossed, and for a jam (FIR-41)."""
    x = left + sheet.text(left, at, "shots, turn", 6.5) + 1.2
    for place in range(TRACK_TURNS):
        x += sheet.text(x, at, str(place + 1), 6.5, ink=GREY) + 0.7
        x = sheet.ticks(x, at + 0.2, rate, min(fired, rate) if place == turn else 0, size=2.8, gap=0.7) + 1.6
    x += sheet.text(x + 1.0, at, "jam", 6.5) + 1.8
    sheet.ticks(x, at + 0.2, 1, int(jammed), size=2.8)
    return at + 4.0


def wound_boxes(
    sheet: PageLayout, x: float, y: float, wounds: int = 0, *, aside: float = 4.8, up: float = 0.8
) -> None:
    """Draw five wound boxes above the baseline `y`, ticked from left to right (LOG-10).

    Their letters stand `aside` millimetres to the side and `up` above the baseline.
    """
    for place, letter in enumerate(WOUNDS[1:]):
        sheet.ticks(x, y, 1, int(place < wounds), size=4.0)
        sheet.text(x + aside, y - up, letter, 7.5, bold=True)
        x += 8.6
