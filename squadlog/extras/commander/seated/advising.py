"""Advice on one's own soldiers: the mind that commands a side weighs for a person too, from what his seat knows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from squadlog.extras.commander.mind import reasons
from squadlog.extras.commander.mind.levels import best_level, commander_of
from squadlog.extras.commander.mind.posed import Posed
from squadlog.extras.commander.seated.thinking import think_at_most
from squadlog.reports.wording import name_of
from squadlog.session.said.advising import OrderAdvised, SoldierAdvised, TermAdvised
from squadlog.session.view.orders.order_words import order_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.posed import ChoiceWeighed, Mind


def adviser_of(level: str = "") -> Callable[[Known, int], SoldierAdvised]:
    """Who advises on soldiers by one mind, of that level or the best. NoLevelError for a level that there is not.

    He raises KeyError for a soldier who is not known, ThoughtTooLongError.
    """
    return partial(_advise, commander_of(level or best_level()))


def _advise(mind: Mind, known: Known, unit: int) -> SoldierAdvised:
    posed = Posed(known=known, side=known.units[unit].side)
    weighed = think_at_most(lambda: mind.weigh(posed, unit))
    best, instead = (*(_order(known, unit, one) for one in weighed[:2]), None, None)[:2]
    return SoldierAdvised(unit=unit, by=mind.name, best=best, instead=instead)


def _order(known: Known, unit: int, choice: ChoiceWeighed) -> OrderAdvised:
    terms = (TermAdvised(one.name, one.amount, one.unit, reasons.term_words(one)) for one in choice.terms)
    words = order_words(known, choice.says).removeprefix(f"{name_of(known, unit)}: ")
    return OrderAdvised(says=choice.says, words=words, why=reasons.why_words(choice), terms=tuple(terms))
