"""The track: what everybody is about in the seconds from now on, on a wall and in the hand; and the score on a wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.moment import SUBPHASES
from squadlog.extras.web.pages.pieces.toned import side_class, side_html
from squadlog.extras.web.pages.templates_of import render
from squadlog.reports.track import track_lines
from squadlog.session.view.sides import side_sign
from squadlog.session.view.words.score import standing_line
from squadlog.session.view.words.status import status_line
from squadlog.session.view.words.track_table import track_table

if TYPE_CHECKING:
    from squadlog.session.seat import Seat


def track_piece(seat: Seat) -> str:
    """The track of all whom this seat knows and who are about something, to be opened; in sentences for the ear."""
    return render("track", table=track_table(seat), told=track_lines(seat.known, seat.who.seat))


def track(seat: Seat, most: int = 0, seconds: int = SUBPHASES) -> str:
    """The track of so many seconds, the one that is played lit; `most` rows, 0 for all."""
    battle = seat.known
    return render(
        "display_track",
        table=track_table(seat, most=most, seconds=seconds),
        status=status_line(seat),
        side_of=lambda side: side_class(battle, side),
        sign_of=lambda side: side_sign(battle, side) if side else "",
    )


def score(seat: Seat) -> str:
    """The points of the sides and who is ahead; nothing where nobody is told to be."""
    stands = standing_line(seat)
    points = [(side_html(seat.known, one.side), one.told) for one in status_line(seat).score]
    return render("display_score", score=points, stands=stands) if stands else ""
