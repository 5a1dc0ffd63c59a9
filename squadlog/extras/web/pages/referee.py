"""The page of the referee: everything that a player has, for all sides; what is kept from all, pauses, steps back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages import player
from squadlog.extras.web.pages.pieces import refereeing

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def pieces(seat: Seat, place: SeatPlace) -> dict[str, str]:
    """The pieces of the page of the referee; his list of seats is the server's (`pages.beside`)."""
    found = player.pieces(seat, place)
    first: dict[str, str] = {name: found.pop(name) for name in ("status", "asked", "map") if name in found}
    own = {"steering": refereeing.steering(seat, place), "kept": refereeing.kept(seat)}
    return {**first, **own, **found}
