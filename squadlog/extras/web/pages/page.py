"""The pages of a battle: which pieces each kind of seat has, and what is opened by a tap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.extras.web.pages import display, player, referee
from squadlog.extras.web.pages.pieces import advising, asked, happened, on_map, orders, shots, speaking, told
from squadlog.session.view.json_value import json_value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat

_PAGES: dict[str, Callable[[Seat, SeatPlace], dict[str, str]]] = {
    "player": player.pieces,
    "display": display.pieces,
    "referee": referee.pieces,
}
FRAGMENTS: dict[str, Callable[[Seat, SeatPlace, Mapping[str, str]], str]] = {
    "menu": orders.menu_piece,
    "form": orders.form_piece,
    "targets": shots.card_piece,
    "question": asked.question_piece,
    "places": asked.places_piece,
    "next": orders.next_piece,
    "soldier": orders.soldier_piece,
    "entry": told.entry_piece,
    "report": told.report_piece,
    "rule": told.rule_piece,
    "completions": speaking.completions_piece,
    "here": on_map.here_piece,
    "way": on_map.way_piece,
    "reach": on_map.reach_piece,
    "sight": on_map.sight_piece,
    "lie": on_map.lie_piece,
    "key": on_map.key_piece,
    "missed": happened.missed_piece,
}
"""What a tap opens, by the name in its address."""
THOUGHTS: dict[str, Callable[[Seat, SeatPlace, Mapping[str, str]], Callable[[], str]]] = {
    "advice": advising.advice_thought,
}
"""What a tap opens that must be thought of first: by what the seat knows then alone, so that nobody waits for it."""
_DATA: dict[str, Callable[[Seat, Mapping[str, str]], Mapping[str, Any]]] = {
    "menu": orders.menu_value,
    "form": orders.form_value,
    "targets": shots.card_value,
}
"""What programs ask of a soldier, as the commands of those names give it."""


def pieces(seat: Seat, place: SeatPlace) -> dict[str, str]:
    """The pieces of the page of a seat, in their order."""
    return {"paused": happened.paused(seat), **_PAGES[place.kind](seat, place)}


def fragment(seat: Seat, place: SeatPlace, name: str, asked_for: Mapping[str, str]) -> str:
    """What is opened by a tap. KeyError for a name that there is not, ValueError for what is wrong in it."""
    thinks = THOUGHTS.get(name)
    return FRAGMENTS[name](seat, place, asked_for) if thinks is None else thinks(seat, place, asked_for)()


def data(seat: Seat, name: str, asked_for: Mapping[str, str]) -> dict[str, Any]:
    """What programs ask of a soldier. KeyError and ValueError likewise."""
    found: dict[str, Any] = json_value(
        {"format": f"squadlog-{name}/1", "battle": seat.id, **_DATA[name](seat, asked_for)}
    )
    return found
