"""The map on a page: the grounds of its floors, and where the figures of each are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.once import once_for_side, side_of
from squadlog.extras.web.pages.templates_of import render
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.session.view.drawn.acts_told import acts_now
from squadlog.session.view.drawn.documents import (
    PAGE_LOOKS,
    floor_of_interest,
    grounds_of,
    map_frame,
    mark_figures,
)

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import GuestKind
    from squadlog.session.seat import Seat
    from squadlog.session.view.drawn.acts_told import MapAct


def pieces_of_map(seat: Seat, _place: SeatPlace) -> dict[str, str]:
    """The piece `map` by its name, made once for a side; nothing where the battle has no map."""
    return {"map": once_for_side(seat, _map_of_side)} if seat.known.setup.map else {}


def _map_of_side(seat: Seat) -> str:
    """The map as all people of a side see it."""
    side = side_of(seat)
    kind: GuestKind = "display" if seat.who.looks else "player"
    place = SeatPlace(seat.id, seat.who.seat, kind)
    return render_map(side, place, floor=floor_of_interest(side), acts=acts_now(side))


def render_map(
    seat: Seat, place: SeatPlace, *, floor: int, acts: tuple[MapAct, ...], number: int | None = None
) -> str:
    """The map with what was seen to happen on it; `number` is that of a frame of the replay. Empty without a map."""
    frame = map_frame(seat)
    if frame is None:
        return ""
    grounds = {(one.floor, one.look): one.hash for one in grounds_of(seat)}
    floors = [(one, {look: grounds[one, look] for look in PAGE_LOOKS}) for one in range(1, frame.floors + 1)]
    return render(
        "map", frame=frame, mark=mark_figures(seat), floors=floors, first=floor, acts=acts, place=place, number=number,
        entry=seat.head if number is None else number,
        also="" if number is None else f"&frame={number}",
    )  # fmt: skip
