"""What menus and forms offer to a seat, held against what the language reads and what the rules answer."""

from collections.abc import Iterator
from random import Random

from support.walking import Walker

from squadlog.base.lengths import shown_in
from squadlog.book.load import book_of
from squadlog.language.parse import parse
from squadlog.session.seat import Seat
from squadlog.session.view.fields import Form, FormField
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.order_form import order_form


def menu_faults(seat: Seat, units: tuple[int, ...]) -> Iterator[str]:
    """What is wrong with the menu of these soldiers; nothing where all that it says stands."""
    for offer in menu(seat, units).offers:
        said = f"{units} {offer.action} {offer.say!r}"
        if offer.say:
            yield from _unread(seat, offer.say, offer.says)
            if (refused := seat.rules.refusal(offer.says)) is not None:
                yield f"{said} is offered and refused: {refused}"
        elif offer.refusal is None and not order_form(seat, units, offer.action).lacking:
            yield f"{said} can be done, lacks nothing, and has no sentence"
        elif offer.refusal is not None and offer.says is not None and len(units) == 1:
            answer = seat.rules.refusal(offer.says)
            if answer != offer.refusal:
                yield f"{said} is refused with {offer.refusal}, but the rules say {answer}"


def form_faults(seat: Seat, units: tuple[int, ...], action: str, said: dict[str, str]) -> Iterator[str]:
    """What is wrong with a form of which this is said, all of it something that the form offers."""
    form = order_form(seat, units, action, said)
    told = f"{units} {action} {said}"
    yield from (f"{told}: {one.wrong}" for one in form.fields if one.wrong)
    if form.lacking and form.say:
        yield f"{told} says {form.say!r} although {form.lacking} are lacking"
    if form.say:
        yield from _unread(seat, form.say, form.says)
        answer = seat.rules.refusal(form.says)
        if (answer is None) != (form.refusal is None):
            yield f"{told}: the form says {form.refusal}, the rules {answer}"


def _unread(seat: Seat, sentence: str, command: object) -> Iterator[str]:
    battle = seat.known
    read = parse(sentence, battle, book_of(battle.setup))
    if read != command:
        yield f"{sentence!r} is read as {read}, and was {command}"


def said_at_random(form: Form, rng: Random) -> dict[str, str]:
    """Something for some of the fields of a form, each one of its choices or a number within its bounds."""
    return {
        one.name: text for one in form.fields if rng.random() < 0.5 and (text := _held(one, rng)) is not None
    }  # fmt: skip


def _held(entry: FormField, rng: Random) -> str | None:
    if entry.choices:
        return rng.choice(entry.choices).value
    match entry.kind:
        case "length":
            return f"{rng.randint(1, 2 * int(entry.high or 6) + 2) / 2:g}"
        case "degrees":
            return str(rng.randint(0, int(entry.high or 180)))
        case "floors":
            return str(rng.randint(1, 3))
    return None


def faults_of_slot(seat: Seat, units: tuple[int, ...], rng: Random, *, forms: int = 8) -> Iterator[str]:
    """What is wrong with the menus of one of these soldiers and of several, and with some forms of the one."""
    one = (rng.choice(units),)
    several = tuple(rng.sample(units, rng.randint(1, len(units))))
    with shown_in(seat.scale):
        for asked in {one, several}:
            yield from menu_faults(seat, asked)
        for offer in rng.sample(menu(seat, one).offers, forms):
            said = said_at_random(order_form(seat, one, offer.action, judged=False), rng)
            yield from form_faults(seat, one, offer.action, said)


class OrderJudge(Walker):
    """A walker that looks at what is offered to each soldier before it gives an order."""

    looks = 1.0
    """How often what is offered is looked at, from 0 to 1."""
    asked_of = 0
    """How many soldiers were looked at."""

    def _orders(self, seat: Seat, units: tuple[int, ...]) -> Iterator[str]:
        if units and self._rng.random() < self.looks:
            self.asked_of += 1
            self.faults.extend(faults_of_slot(seat, units, self._rng))
        yield from super()._orders(seat, units)
