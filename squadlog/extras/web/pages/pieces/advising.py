"""Advice on a sheet of orders: what a commander would do with these soldiers, why, and rather than what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import shown_in
from squadlog.base.names import as_sentence
from squadlog.extras.web.pages.pieces.orders import units_of
from squadlog.extras.web.pages.templates_of import render, stand_of
from squadlog.reports.wording import name_of
from squadlog.session.said.advising import (
    advise_or_say_why,
    adviser_of,
    can_advise,
    terms_beside,
    to_advise_on,
    why_nobody,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat


def advice_thought(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> Callable[[], str]:
    """What works out the advice on each of these soldiers, its order a button: by what the seat knows now alone.

    KeyError where nobody gives any, ValueError for whoever is not asked for orders.
    """
    if not can_advise():
        raise KeyError("advice")
    named = units_of(seat, asked)
    units = [unit for unit in to_advise_on(seat, named) if unit in named]
    if not units:
        raise ValueError(why_nobody(seat))
    known, entry, scale, adviser = seat.known, stand_of(seat), seat.scale, adviser_of(seat)

    def think() -> str:
        with shown_in(scale):
            advised = [(name_of(known, unit), advise_or_say_why(adviser, unit)) for unit in units]
            return render(
                "advice", advised=advised, place=place, entry=entry,
                reasons=lambda one: filter(None, (as_sentence(one.why), terms_beside(one))),
            )  # fmt: skip

    return think
