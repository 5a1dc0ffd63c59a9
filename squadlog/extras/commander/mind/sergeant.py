"""Level 2, the sergeant: weighs fire, aim, watch, stance and places for each soldier in expected victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare, Hold
from squadlog.extras.commander.mind.chapters.asked import answers_of_chapters, orders_out_of_sight
from squadlog.extras.commander.mind.chapters.melee import choose_by_points
from squadlog.extras.commander.mind.choosing import LEAST, answer, best_of, end_slot, fire_falling
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.orders_weighed import OrdersWeighed
from squadlog.extras.commander.mind.posed import ChoiceWeighed, MindView
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.table.table_fight import TableFight
from squadlog.extras.commander.mind.table.table_orders import TableOrders
from squadlog.extras.commander.mind.tempers import temper_of
from squadlog.extras.commander.mind.weights import Weights

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import Considered, Posed
    from squadlog.extras.commander.mind.table.told import TableTold
    from squadlog.survey.seat_survey import Survey

_LOOKS_AGAIN = (1, 6)
"""The subphases in which those who watch are thought of again: some may go on."""


class SergeantMind:
    """A commander of level 2. `weights` are what it cares for."""

    def __init__(self, weights: Weights | None = None, name: str = "sergeant/1") -> None:
        self.name = name
        self._weights, self._shots = weights or Weights(), ShotsWeighed()

    def think(self, posed: Posed) -> Considered:
        """What it would say now."""
        return self.consider(MindView(posed))

    def consider(self, view: MindView) -> Considered:
        """What it says to what is asked."""
        asked = view.now.due.ask().kind if view.now.asked() else ""
        has_map = view.now.rules.survey() is not None
        if asked == "fire" and not has_map:
            return fire_falling(view, LEAST, as_planned=True)
        if asked == "intent" and not has_map:
            return choose_by_points(view, self._weights_of(view))
        return self._by_chapters(view) or answer(view, self._order, LEAST)

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do now, the best first."""
        view = MindView(posed)
        view.known.units[unit]
        return tuple(one for one in self._choices(view, unit) if view.stands(one.says))

    def weigh_command(self, posed: Posed, command: Command) -> ChoiceWeighed | None:
        """What an order of somebody else is worth to it; None for one that it has no idea of."""
        view = MindView(posed)
        if not isinstance(command, (Declare, Hold)) or command.unit not in view.known.units:
            return None
        orders = self._orders(view, command.unit)
        return None if orders is None else orders.weigh_given(command)

    def to_order(self, view: MindView) -> tuple[int, ...]:
        """The soldiers who are thought of now: those without orders, and now and then those who watch."""
        watching = view.watching() if view.known.now.subphase in _LOOKS_AGAIN else ()
        return (*view.undecided(), *watching)

    def choices_at_table(
        self, view: MindView, told: TableTold | None, unit: int
    ) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do where no map measures, by what was `told` of its lines, the best first."""
        fight = TableFight(view, self._weights_of(view), self._shots, told)
        return TableOrders(fight, unit).choices()

    def _order(self, view: MindView) -> Considered:
        undecided = view.undecided()
        for unit in self.to_order(view):
            best = best_of(view, self._choices(view, unit), tells_holding=True)
            if best is not None and (unit in undecided or not isinstance(best.says, Hold)):
                return best
        return end_slot(view)

    def _by_chapters(self, view: MindView) -> Considered | None:
        """What the chapters in force answer best to a question that is none for orders; None where they have none."""
        survey = view.now.rules.survey()
        if survey is None or not view.question.mine or view.question.kind == "declare":
            return None
        answers = answers_of_chapters(self._situation(view, survey))
        return best_of(view, sorted(answers, key=lambda one: -one.worth))

    def _choices(self, view: MindView, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do, the best first."""
        orders, survey = self._orders(view, unit), view.now.rules.survey()
        if survey is None:
            return self.choices_at_table(view, None, unit)
        if orders is not None:
            found = orders.choices()
        else:
            found = [ChoiceWeighed(says=Hold(unit=unit), worth=0.0)]
            found += orders_out_of_sight(self._situation(view, survey), unit)
        return tuple(sorted(found, key=lambda one: -one.worth))

    def _orders(self, view: MindView, unit: int) -> OrdersWeighed | None:
        """The choices of a soldier; None for one on no map."""
        survey = view.now.rules.survey()
        if survey is None or unit not in survey.figures:
            return None
        return OrdersWeighed(self._situation(view, survey), unit)

    def _situation(self, view: MindView, survey: Survey) -> Situation:
        return Situation(view, survey, self._weights_of(view), self._shots)

    def _weights_of(self, view: MindView) -> Weights:
        return self._weights.in_temper(temper_of(view.posed.temper), _share_lost(view))


def _share_lost(view: MindView) -> float:
    """The share of a side's soldiers who are out of the fight."""
    mine = [one.out for one in view.known.units.values() if one.side == view.posed.side]
    return sum(mine) / max(1, len(mine))
