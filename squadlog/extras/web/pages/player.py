"""The page of a player: what is asked first, then the orders, the map, the track, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.once import once_for_side
from squadlog.extras.web.pages.pieces import asked, orders, speaking, told, track
from squadlog.extras.web.pages.pieces.map import pieces_of_map

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def pieces(seat: Seat, place: SeatPlace) -> dict[str, str]:
    """The pieces of the page of a player; what all of a side see alike is made once for them.

    What a seat has `prepared` is known to its table, which puts it there.
    """
    return {
        "status": once_for_side(seat, told.status),
        "asked": asked.asked(seat, place),
        "prepared": "",
        "orders": once_for_side(seat, orders.soldiers),
        **pieces_of_map(seat, place),
        "track": once_for_side(seat, track.track_piece),
        "score": once_for_side(seat, told.score),
        "log": once_for_side(seat, told.log),
        "speaking": speaking.speaking(seat, place),
    }
