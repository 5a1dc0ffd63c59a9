"""What is told: how the battle stands, the score, the log with what stands behind a line, the rules that are cited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import whole_number
from squadlog.book.load import load_paragraphs
from squadlog.extras.web.pages.templates_of import render
from squadlog.session.view.words.battle_report import report_lines
from squadlog.session.view.words.entry import open_entry, place_lines
from squadlog.session.view.words.score import score_count
from squadlog.session.view.words.status import status_line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat

_LINES = 20
"""Steps of the log that are shown."""


def status(seat: Seat) -> str:
    """When it is, which step, and how the sides stand."""
    return render("status", status=status_line(seat), battle=seat.known)


def score(seat: Seat) -> str:
    """The score, and what it comes from."""
    return render("score", score=score_count(seat), battle=seat.known)


def log(seat: Seat) -> str:
    """The last lines, the newest first, each with what stands behind it."""
    last = seat.log.entries()[-_LINES:]
    return render("log", entries=[one for one in reversed(last) if one.lines])


def entry_piece(seat: Seat, place: SeatPlace, asked_for: Mapping[str, str]) -> str:
    """A line of the log in full. ValueError for one that there is not."""
    del place
    number = whole_number(asked_for.get("entry", ""))
    opened = None if number is None else open_entry(seat, number)
    if opened is None:
        raise ValueError("There is no such line of the log.")
    return render("entry", opened=opened, places=tuple(place_lines(opened)))


def report_piece(seat: Seat, place: SeatPlace, asked_for: Mapping[str, str]) -> str:
    """The report of the battle, as far as this seat may know it."""
    del place, asked_for
    return render("report", lines=tuple(filter(None, report_lines(seat))))


def rule_piece(seat: Seat, place: SeatPlace, asked_for: Mapping[str, str]) -> str:
    """The rules of a citation in our words."""
    del seat, place
    cited = asked_for.get("rule", "")[:60]
    try:
        found = load_paragraphs().expand(cited)
    except (ValueError, KeyError):
        found = ()
    return render("rule", rules=found, asked=cited)
