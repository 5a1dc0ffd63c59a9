"""The shot card: targets with chance, range and cover, and what the table may state by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.records import replace
from squadlog.extras.web.pages.pieces.lines import reason_lines
from squadlog.extras.web.pages.pieces.orders import units_of
from squadlog.extras.web.pages.templates_of import render, stand_of
from squadlog.language.say import say
from squadlog.session.view.orders.prepared import is_ahead, order_rules
from squadlog.session.view.shots.aloud import result_lines
from squadlog.session.view.shots.card_data import card_data
from squadlog.session.view.shots.filling import filled_card
from squadlog.session.view.shots.of_seat import shot_of
from squadlog.session.view.shots.results import find_reasons
from squadlog.session.view.shots.rows import row_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat
    from squadlog.session.view.fields import Form
    from squadlog.session.view.shots.card import ShotCard

_OF_THE_PAGE = ("falls", "aimed")
"""What a link says of the shot beside its fields: that it falls now, or that it is planned as an aimed one."""


def card_value(seat: Seat, asked: Mapping[str, str]) -> dict[str, Any]:
    """The card, as `targets --json` gives it."""
    card, form = _card(seat, asked)
    return dict(card_data(card, form, seat.rules))


def card_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """The card with its targets to be tapped, and a button that fires. ValueError where no shot `falls` any more."""
    kept = {name: asked[name] for name in ("unit", "weapon", *_OF_THE_PAGE) if asked.get(name)}
    plain = {name: text for name, text in asked.items() if name not in _OF_THE_PAGE}
    card, form = _card(seat, plain, ahead=True, aimed="aimed" in kept)
    if "falls" in kept and card.lets_go is None:
        raise ValueError("That shot is not asked for any more.")
    rows = [(row, row_words(row, card.line_to(row))) for row in card.rows]
    why = find_reasons(card)
    ledger = None if why is None else why.ledger
    return render(
        "card",
        card=card, form=form, place=place, entry=stand_of(seat), battle=seat.known, rows=rows,
        kept={**kept, "unit": card.asked.unit}, lets_go="" if card.lets_go is None else say(card.lets_go),
        result=tuple(result_lines(card, seat.known)), by_hand=not seat.known.setup.map,
        later=card.lets_go is None and is_ahead(seat, (card.asked.unit,)),
        reasons=() if ledger is None else tuple(reason_lines(ledger)),
    )  # fmt: skip


def _card(
    seat: Seat, asked: Mapping[str, str], *, ahead: bool = False, aimed: bool = False
) -> tuple[ShotCard, Form]:
    unit = units_of(seat, asked)[0]
    said = {
        name: value for name, value in asked.items() if name not in ("unit", "weapon", "battle") and value
    }
    shot = shot_of(seat, unit, asked.get("weapon", ""))
    if aimed and shot.purpose == "plan":
        shot = replace(shot, aimed=True)
    rules = order_rules(seat, (unit,)) if ahead and shot.purpose == "plan" else seat.rules
    return filled_card(rules, shot, said, last=seat.earlier.shot_at_last(unit), margin=bool(said))
