"""The display: what all may know, to be read from three metres."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.pieces import asked, told
from squadlog.extras.web.pages.pieces.map import pieces_of_map

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def pieces(seat: Seat, place: SeatPlace) -> dict[str, str]:
    """The pieces of the display; nothing can be said from it."""
    return {
        "asked": asked.waited_for(seat),
        "roster": told.roster(seat, place),
        **pieces_of_map(seat, place),
        "log": told.log(seat),
    }
