"""What the referee alone has: what is kept from everybody, pauses, and the way back to a line of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.pieces.toned import side_html
from squadlog.extras.web.pages.templates_of import render, stand_of
from squadlog.language.say import say
from squadlog.session.view.drawn.documents import map_frame
from squadlog.session.view.words.kept_from_all import kept_from_all
from squadlog.session.view.words.recent_lines import pause_words

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat

_STEPS = 12
"""Steps that can be gone back to by a button; others by the log, or in words."""


def kept(seat: Seat) -> str:
    """What not everybody knows, side by side."""
    sides = {
        side.id: [one.told for one in kept_from_all(seat) if one.side == side.id]
        for side in seat.known.setup.sides
    }
    return render("kept", sides=[(side_html(seat.known, side), told) for side, told in sides.items() if told])


def steering(seat: Seat, place: SeatPlace) -> str:
    """A pause for all, the clock of timed play, where the displays look, and the way back to each of the last steps."""
    last = seat.log.entries()[-_STEPS:]
    clock, frame = seat.clock.now, map_frame(seat)
    return render(
        "steering",
        paused=pause_words(seat) is not None,
        clock="" if clock is None else say(clock.turns),
        steps=[(one.id, one.lines[0] if one.lines else one.kind.replace("_", " ")) for one in reversed(last)],
        floors=0 if frame is None else frame.floors,
        place=place,
        entry=stand_of(seat),
    )
