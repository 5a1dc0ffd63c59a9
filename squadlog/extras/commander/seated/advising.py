"""Advice on one's own soldiers: the mind that commands a side weighs for a person too, from what his seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.commands import DeclineShot, Fire, OpportunityShot, WithholdFire
from squadlog.extras.commander.mind import reasons
from squadlog.extras.commander.mind.levels import best_level
from squadlog.extras.commander.mind.posed import MindView
from squadlog.extras.commander.seated.posed_at import mind_at_seat, posed_at
from squadlog.extras.commander.seated.thinking import ThoughtTooLongError, think_at_most
from squadlog.reports.wording import name_of
from squadlog.session.said.advising import OrderAdvised, SoldierAdvised, TermAdvised, asked_to_fire
from squadlog.session.view.orders.order_words import order_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.posed import ChoiceWeighed, Mind, Posed
    from squadlog.session.seat import Seat


def adviser_of(seat: Seat, level: str = "") -> Callable[[int], SoldierAdvised]:
    """Who advises on soldiers by a mind of that level or the best, asked what a commander would be at this seat now.

    He holds no seat: he may be asked in another thread. He raises KeyError for a soldier who is not known,
    NoLevelError for a level that there is not, ThoughtTooLongError.
    """
    level = level or best_level()
    return _Adviser(level, {side: posed_at(seat, side, level) for side in seat.known.side_ids()})


class _Adviser:
    """Who advises by a mind for each side, which keeps from soldier to soldier what it has worked out."""

    def __init__(self, level: str, asked: Mapping[str, Posed]) -> None:
        self._level, self._asked = level, asked
        self._minds: dict[str, Mind] = {}
        self._meant: dict[int, Command] = {}

    def __call__(self, unit: int) -> SoldierAdvised:
        """The advice on a soldier, as if those of his side before him had the orders that they were advised."""
        known = next(iter(self._asked.values())).known
        side = known.units[unit].side
        if side not in self._minds:
            self._minds[side] = mind_at_seat(self._level)
        own = {one: says for one, says in self._meant.items() if known.units[one].side == side}
        mind, meant = self._minds[side], tuple(says for one, says in own.items() if one != unit)
        try:
            weighed = think_at_most(lambda: _weighed(mind, replace(self._asked[side], meant=meant), unit))
        except ThoughtTooLongError:
            del self._minds[side]  # that one thinks on
            raise
        if weighed:
            self._meant[unit] = weighed[0].says
        others = [one for one in weighed if one.says != weighed[0].says]  # one step may begin two ways
        best, instead = (*(_order(known, unit, one) for one in (*weighed[:1], *others[:1])), None, None)[:2]
        return SoldierAdvised(unit=unit, by=mind.name, best=best, instead=instead)


def _weighed(mind: Mind, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
    """What a soldier might do, the best first: his orders, or whether he fires where that is asked of him."""
    if unit not in asked_to_fire(MindView(posed).now.due.ask()):
        return mind.weigh(posed, unit)
    table = None if posed.table is None else replace(posed.table, quiet=True)
    considered = mind.think(replace(posed, table=table))
    return tuple(sorted(considered.weighed, key=lambda one: one.says != considered.says))


def _order(known: Known, unit: int, choice: ChoiceWeighed) -> OrderAdvised:
    terms = (TermAdvised(one.name, one.amount, one.unit, reasons.term_words(one)) for one in choice.terms)
    keeps = not choice.terms and isinstance(choice.says, (WithholdFire, DeclineShot))
    why = "keeps the shot." if keeps else reasons.why_words(choice)
    return OrderAdvised(says=choice.says, words=_words(known, unit, choice.says), why=why, terms=tuple(terms))


def _words(known: Known, unit: int, says: Command) -> str:
    """What it is to do, without the soldier, as people say it."""
    match says:
        case Fire(target=int(target), manner=None | ""):
            return f"fire at {name_of(known, target)}"
        case OpportunityShot(manner=None | ""):
            return "fire as they move past"
        case WithholdFire() | DeclineShot():
            return "hold fire"
    return order_words(known, says).removeprefix(f"{name_of(known, unit)}: ")
