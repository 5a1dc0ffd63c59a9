"""The display: what all may know, to be read from three metres. Nothing can be said from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.pieces import asked, happened, track
from squadlog.extras.web.pages.pieces.map import pieces_of_map

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat

_ROWS, _BESIDE_MAP, _LINES = 14, (6, 7), 5
"""Rows of the track that a display has room for; beside a map, with its seconds; lines of what happened."""


def pieces(seat: Seat, place: SeatPlace) -> dict[str, str]:
    """The pieces of the display."""
    return {
        "asked": asked.waited_for(seat),
        "track": track.track(seat, *(_BESIDE_MAP if seat.known.setup.map else (_ROWS,))),
        "last": happened.last(seat, _LINES),
        "score": track.score(seat),
        **pieces_of_map(seat, place),
    }
