"""The track of all and the score, as a page shows them that is read from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.moment import SUBPHASES
from squadlog.extras.web.pages.pieces.toned import side_class, side_html
from squadlog.extras.web.pages.templates_of import render
from squadlog.session.view.sides import side_sign
from squadlog.session.view.words.score import standing_words
from squadlog.session.view.words.status import status_line
from squadlog.session.view.words.track_table import track_table

if TYPE_CHECKING:
    from squadlog.session.seat import Seat


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
    """The points of the sides and who is ahead; nothing before play."""
    battle = seat.known
    if battle.stage == "setup":
        return ""
    return render(
        "display_score",
        score=[(side_html(battle, one.side), one.told) for one in status_line(seat).score],
        stands=standing_words(battle, seat.victory.reckoning()),
    )
