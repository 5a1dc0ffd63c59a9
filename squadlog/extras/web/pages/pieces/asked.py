"""What is asked: the question with its answers as buttons, its forms, and whom the battle waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.templates_of import render
from squadlog.session.view.questions.question import question

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def asked(seat: Seat, place: SeatPlace) -> str:
    """The question that this seat is asked, or whom the battle waits for."""
    return _asked(seat, place, {})


def question_piece(seat: Seat, place: SeatPlace, said: Mapping[str, str]) -> str:
    """The question with its form filled in with what is `said`."""
    return _asked(seat, place, said)


def _asked(seat: Seat, place: SeatPlace, said: Mapping[str, str]) -> str:
    return render(
        "asked", asked=question(seat, said), die=seat.die.name, place=place, entry=seat.head, title=seat.title
    )


def waited_for(seat: Seat) -> str:
    """Whom the battle waits for, for whoever only looks on."""
    return render("waited_for", asked=question(seat))
