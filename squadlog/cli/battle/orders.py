"""`squadlog menu` and `squadlog form`: what soldiers can do, and an order filled in field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.battle.telling import units_called
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import MISREAD, OK, REFUSED
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import pairs, parser, read
from squadlog.cli.printing import print_json, print_wrapped, tell

with lazy_imports():
    from squadlog.session.view import form_data
    from squadlog.session.view.orders import aloud, asked_once, menu, menu_data, order_form, which_action
    from squadlog.session.view.questions import beside_orders

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping

    from squadlog.session.seat import Seat
    from squadlog.session.view.fields import Form

_UNITS = "soldiers by number or name: 3, 3,4, 3-6, Varro"


def run(name: str, words: list[str]) -> int:
    """`menu [UNIT ...]`, and `form UNIT ACTION [FIELD=VALUE ...]`; code 1 where the order of a form is refused."""
    made = parser(name, battle=True)
    if name == "menu":
        made.add_argument("unit", nargs="*", help=f"{_UNITS}; without them all who await orders now")
        made.add_argument("--all", action="store_true", help="with what is of no use now or on this table")
    else:
        made.add_argument("unit", help=_UNITS)
        made.add_argument(
            "action",
            help="its letter on the menu, its key or its name: w, move:walk, walk; or standing, or note",
        )
        made.add_argument(
            "field", nargs="*", metavar="FIELD=VALUE", help="what is said: metres=2 way='toward 7'"
        )
    options = read(made, words)
    with open_battle(options) as seat:
        return _menu(seat, options) if name == "menu" else _form(seat, options)


def _menu(seat: Seat, options: Namespace) -> int:
    units = units_called(seat.known, " ".join(options.unit)) if options.unit else _awaited(seat)
    found = menu.menu(seat, units)
    if options.json:
        print_json("menu", {"battle": seat.id, **menu_data.menu_data(found)})
    else:
        print_wrapped(aloud.menu_lines(found, unfolded=options.all))
        if found.away() and not options.all:
            tell("menu --all lists them, with the reasons.")
    return OK


def _awaited(seat: Seat) -> tuple[int, ...]:
    """All who await an order now. Raises NotFoundError where nobody does."""
    ask = seat.due.ask()
    if ask.kind != "declare" or not ask.units:
        raise NotFoundError(f"Nobody awaits an order now; name a soldier. {ask.sentence}")
    return ask.units


def _order(seat: Seat, units: tuple[int, ...], word: str, said: Mapping[str, str]) -> Form:
    """The form of an order. Raises NotUnderstoodError for a word that names no action of these soldiers."""
    asked = asked_once.asked_once(seat)
    try:
        action = which_action.find_action(menu.menu(asked, units), word).action
    except ValueError as error:
        raise NotUnderstoodError(str(error)) from None
    return order_form.order_form(asked, units, action, said)


def _form(seat: Seat, options: Namespace) -> int:
    units = units_called(seat.known, options.unit)
    said = pairs("a field", options.field)
    beside = beside_orders.form_beside_orders(seat, units, options.action, said)
    form = beside if beside is not None else _order(seat, units, options.action, said)
    if options.json:
        print_json("form", {"battle": seat.id, **form_data.form_data(form)})
    else:
        print_wrapped(aloud.form_lines(form))
    if any(one.wrong for one in form.fields):
        return MISREAD
    return OK if form.refusal is None else REFUSED
