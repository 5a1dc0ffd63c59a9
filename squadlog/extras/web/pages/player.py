"""The page of a player: what is asked first, then the orders, the map, the track, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.pieces import asked, told

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def pieces(seat: Seat, place: SeatPlace) -> dict[str, str]:
    """The pieces of the page of a player."""
    return {
        "asked": asked.asked(seat, place),
        "roster": told.roster(seat, place),
        "log": told.log(seat),
    }
