"""Orders by thumb: the menu of soldiers, and an order filled in field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.names import whole_number
from squadlog.base.plugs import is_answered
from squadlog.extras.web.pages.templates_of import render, stand_of
from squadlog.facts.seats import for_all
from squadlog.session.said.advising import awaiting_orders, can_advise
from squadlog.session.view.form_data import form_data
from squadlog.session.view.orders.asked_once import AskedOnce
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.menu_data import menu_data
from squadlog.session.view.orders.order_form import order_form
from squadlog.session.view.orders.prepared import is_ahead, order_rules
from squadlog.session.view.orders.which_action import find_action
from squadlog.session.view.orders.whole_slot import list_awaited, slot_answers
from squadlog.session.view.questions.beside_orders import form_beside_orders
from squadlog.session.view.words.aloud import card
from squadlog.session.view.words.card import soldier_card
from squadlog.session.view.words.doing import when
from squadlog.session.view.words.roster import roster
from squadlog.session.view.words.track_table import track_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat
    from squadlog.session.view.fields import Form
    from squadlog.session.view.orders.prepared import PreparedOrder


def soldiers(seat: Seat) -> str:
    """The soldiers in the order of action, those of this side to be tapped, each with its ten seconds."""
    battle = seat.known
    own = battle.side_ids() if for_all(seat.who.seat) else (seat.who.seat,)
    rows = {row.unit: row.cells for row in track_table(seat).rows if row.busy}
    paper = is_answered("squad_page")
    return render("orders", groups=roster(seat), battle=battle, own=own, track=rows, paper=paper)


def next_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """The menu of who awaits an order next, after the soldiers `after`; empty where none of this seat does."""
    told = [whole_number(one) or 0 for one in asked.get("after", "").split(",")]
    awaited = list_awaited(seat)
    if not awaited:
        return ""
    unit = next((one for one in awaited if one > max(told, default=0)), awaited[0])
    return menu_piece(seat, place, {"unit": str(unit)})


def units_of(seat: Seat, asked: Mapping[str, str]) -> tuple[int, ...]:
    """The soldiers that are meant by `unit=3,4`; without any those who await orders. ValueError for no soldier."""
    parts = [one.strip() for one in asked.get("unit", "").split(",") if one.strip()]
    named = tuple(one for one in map(whole_number, parts) if one is not None)
    if len(named) < len(parts):
        raise ValueError("`unit` names soldiers by their numbers, such as 3 or 3,4.")
    units = named or seat.due.ask().units
    if not units:
        raise ValueError("Nobody awaits an order now; name a soldier.")
    if missing := [one for one in units if one not in seat.known.units]:
        raise ValueError(f"There is no soldier {missing[0]} here.")
    return units


def menu_value(seat: Seat, asked: Mapping[str, str]) -> dict[str, Any]:
    """The menu of soldiers, as `menu --json` gives it."""
    return menu_data(menu(seat, units_of(seat, asked)))


def menu_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """The menu of soldiers, each action a button with its price, or why not."""
    units = units_of(seat, asked)
    return render(
        "menu",
        menu=menu(AskedOnce(order_rules(seat, units)), units), place=place, entry=stand_of(seat),
        later=is_ahead(seat, units), others=list_awaited(seat), slot=tuple(slot_answers(seat)), when=when,
        advised=can_advise() and bool({*units} & {*awaiting_orders(seat)}),
    )  # fmt: skip


def soldier_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """The card of a soldier, as far as this seat knows him."""
    del place
    (unit, *_) = units_of(seat, asked)
    return render("soldier", lines=tuple(card(seat.known, soldier_card(seat, unit))))


def prepared_piece(seat: Seat, place: SeatPlace, orders: Sequence[PreparedOrder]) -> str:
    """What this seat has prepared, as things stand; empty where it has prepared nothing."""
    says = [one for one in orders if one.now and one.refusal is None]
    return render("prepared", orders=orders, says=says, place=place, entry=stand_of(seat)) if orders else ""


def form_value(seat: Seat, asked: Mapping[str, str]) -> dict[str, Any]:
    """An order field by field, as `form --json` gives it."""
    return form_data(_form(seat, asked, ahead=False))


def form_piece(seat: Seat, place: SeatPlace, asked: Mapping[str, str]) -> str:
    """An order field by field, with what it would cost and a button that says it."""
    return render(
        "form", form=_form(seat, asked, ahead=True), action=asked.get("action", ""), unit=asked.get("unit", ""),
        place=place, entry=stand_of(seat), later=bool(asked.get("unit")) and is_ahead(seat, units_of(seat, asked)),
    )  # fmt: skip


def _form(seat: Seat, asked: Mapping[str, str], *, ahead: bool) -> Form:
    word = asked.get("action", "")
    units = units_of(seat, asked) if asked.get("unit") or word != "note" else ()
    said = {
        name: value for name, value in asked.items() if name not in ("unit", "action", "battle") and value
    }
    beside = form_beside_orders(seat, units, word, said)
    if beside is not None:
        return beside
    once = AskedOnce(order_rules(seat, units) if ahead else seat.rules)
    return order_form(once, units, find_action(menu(once, units), word).action, said)
