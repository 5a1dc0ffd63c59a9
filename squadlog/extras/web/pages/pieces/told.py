"""What is told: the soldiers in the order of action, and the last lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.templates_of import render
from squadlog.session.view.words.roster import roster as roster_of
from squadlog.session.view.words.status import status_line

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat

_LINES = 12


def roster(seat: Seat, place: SeatPlace) -> str:
    """The status and the soldiers, those of this seat's side to be tapped."""
    return render("roster", status=status_line(seat), groups=roster_of(seat), place=place, side=seat.who.seat)


def log(seat: Seat) -> str:
    """The last lines, the newest first."""
    return render("log", lines=tuple(reversed(seat.log.latest(_LINES))))
