"""A battle watched again on a page: the map of a frame, its words, and where to go from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.pieces.map import render_map
from squadlog.extras.web.pages.templates_of import render
from squadlog.session.view.drawn.watched_again import frame_told

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def replay_pieces(seat: Seat, place: SeatPlace, number: int) -> dict[str, str]:
    """The pieces of a frame: `then` is its map, where there is one, `frame` its words."""
    told = frame_told(seat, number)
    drawn = render_map(seat, place, floor=told.floor, acts=told.acts, number=told.number)
    return {**({"then": drawn} if drawn else {}), "frame": render("replay", told=told, place=place)}
