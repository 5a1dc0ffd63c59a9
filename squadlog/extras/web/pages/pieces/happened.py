"""What happened: just now, while somebody was away; that play pauses; whose time runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import whole_number
from squadlog.extras.web.pages.pieces.toned import side_html, words_html
from squadlog.extras.web.pages.templates_of import render
from squadlog.session.view.words.recent_lines import missed_lines, pause_words, recent_lines
from squadlog.session.view.words.status import clock_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.clock import Timing
    from squadlog.session.seat import Seat


def last(seat: Seat, most: int) -> str:
    """What happened last, the newest first, in large words."""
    return render("last", lines=[words_html(one.words, seat.known) for one in recent_lines(seat, most)])


def missed_piece(seat: Seat, _place: SeatPlace, asked: Mapping[str, str]) -> str:
    """What happened `since` an entry, in five lines; empty where nothing did."""
    missed = missed_lines(seat, whole_number(asked.get("since", "")) or 0)
    lines = [words_html(one.words, seat.known) for one in missed.lines]
    return render("missed", lines=lines, more=missed.more) if lines else ""


def paused(seat: Seat) -> str:
    """That play pauses, and why; empty while it goes on."""
    why = pause_words(seat)
    return "" if why is None else render("paused", why=why)


def clock(seat: Seat, timing: Timing | None, beside: str = "") -> str:
    """Whose time runs and what is left of it, large; and how those stand who are no people and play `beside`."""
    words = None if timing is None else clock_of(timing)
    if words is None and not beside:
        return ""
    side = "" if words is None else side_html(seat.known, words.side)
    return render("clock", clock=words, side=side, beside=beside)
