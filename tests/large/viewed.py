"""What a seat is given of a soldier as values of every face of the program, as text, for pairs that keep a secret."""

from squadlog.battle.commands import Declare
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.order_form import order_form
from squadlog.session.view.questions.placing import list_things
from squadlog.session.view.shots.aloud import card_lines
from squadlog.session.view.shots.card_data import card_data
from squadlog.session.view.shots.filling import filled_card
from squadlog.session.view.shots.of_seat import shot_of

FORMS = ("move:walk", "fire_throw", "exchange", "engage", "hold")


def view_of(seat, number):
    """The values about one soldier, by what they are."""
    yield f"menu of {number}", repr(menu(seat, (number,)))
    for action in FORMS:
        yield f"form of {number}, {action}", repr(order_form(seat, (number,), action))
    unit, rules = seat.known.units[number], seat.rules
    yield f"quote of {number}", repr(rules.quote(Declare(unit=number, action="change_facing")))
    yield f"manners of {number}", repr(rules.manners(number, unit.in_hand or "SR"))
    yield f"last of {number}", repr((seat.earlier.told_last(number), seat.earlier.shot_at_last(number)))
    last = seat.earlier.shot_at_last(number)
    card, form = filled_card(rules, shot_of(seat, number), last=last, margin=True)
    yield f"targets of {number}", repr(card_data(card, form, rules))
    yield f"shot of {number}", repr([*card_lines(card, form, seat.known, whole=True)])


def placing_of(seat):
    """What there is to place at a seat, and how it may be said."""
    yield "things to place", repr(list_things(seat))
