"""The page of the referee: everything, and who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.pieces import asked, told
from squadlog.extras.web.pages.pieces.map import pieces_of_map

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def pieces(seat: Seat, place: SeatPlace) -> dict[str, str]:
    """The pieces of the page of the referee."""
    return {
        "asked": asked.asked(seat, place),
        "roster": told.roster(seat, place),
        **pieces_of_map(seat, place),
        "log": told.log(seat),
    }
