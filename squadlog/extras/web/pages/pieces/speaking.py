"""What has no button of its own: a sentence with its completions, undo, a note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.web.pages.templates_of import render, stand_of
from squadlog.session.view.questions.question import question

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat

_MOST = 12
"""Completions that are offered at once."""


def speaking(seat: Seat, place: SeatPlace) -> str:
    """The field for a sentence, and what takes the last step back."""
    asked = question(seat)
    hint = asked.hint if asked.mine else ""
    return render("speaking", hint=hint, place=place, entry=stand_of(seat))


def completions_piece(seat: Seat, place: SeatPlace, asked_for: Mapping[str, str]) -> str:
    """How a sentence may go on."""
    del place
    typed = asked_for.get("say", "")[:300]
    return render("completions", found=seat.sentences.completions(typed)[:_MOST])
