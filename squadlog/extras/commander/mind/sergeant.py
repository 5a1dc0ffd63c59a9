"""Level 2, the sergeant: weighs fire, aim, watch, stance and places for each soldier in expected victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare, DeclineShot, Done, Hold, WithholdFire
from squadlog.battle.pending import OpportunityOffer
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.orders_weighed import OrdersWeighed
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered, MindView
from squadlog.extras.commander.mind.reasons import rather_than, why_words
from squadlog.extras.commander.mind.recruit import RecruitMind
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.extras.commander.mind.shooting import falling_shots, shot_at_mover
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.tempers import temper_of
from squadlog.extras.commander.mind.weights import Weights

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import Posed

LEAST = 0.3
"""Points below which one of the two shots of a turn is kept (FIR-38)."""


class SergeantMind:
    """A commander of level 2. `weights` are what it cares for; without a map it plays as a recruit does."""

    def __init__(self, weights: Weights | None = None, name: str = "sergeant/1") -> None:
        self.name = name
        self._weights, self._shots = weights or Weights(), ShotsWeighed()
        self._without_map = RecruitMind()

    def think(self, posed: Posed) -> Considered:
        """What it would say now."""
        view = MindView(posed)
        if view.now.rules.survey() is None:
            return self._without_map.think(posed)
        if view.now.asked():
            match view.now.due.ask().kind:
                case "declare":
                    return self._order(view)
                case "fire":
                    return _fire(view)
                case "opportunity":
                    return _watch(view)
        return answer_safely(view)

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do now, the best first."""
        view = MindView(posed)
        view.known.units[unit]
        if view.now.rules.survey() is None:
            return self._without_map.weigh(posed, unit)
        return tuple(one for one in self._choices(view, unit) if view.stands(one.says))

    def weigh_command(self, posed: Posed, command: Command) -> ChoiceWeighed | None:
        """What an order of somebody else is worth to it; None for one that it has no idea of."""
        view = MindView(posed)
        if not isinstance(command, (Declare, Hold)) or command.unit not in view.known.units:
            return None
        orders = self._orders(view, command.unit)
        return None if orders is None else orders.weigh_given(command)

    def _order(self, view: MindView) -> Considered:
        for unit in view.undecided():
            weighed = self._choices(view, unit)
            best = next((one for one in weighed if view.stands(one.says)), None)
            if best is not None:
                return Considered(says=best.says, why=rather_than(best, weighed), weighed=weighed)
        done = Done()
        return (
            Considered(says=done, why="all have their orders") if view.stands(done) else answer_safely(view)
        )

    def _choices(self, view: MindView, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do, the best first."""
        orders = self._orders(view, unit)
        found = [ChoiceWeighed(says=Hold(unit=unit), worth=0.0)] if orders is None else orders.choices()
        return tuple(sorted(found, key=lambda one: -one.worth))

    def _orders(self, view: MindView, unit: int) -> OrdersWeighed | None:
        """The choices of a soldier; None for one on no map."""
        survey = view.now.rules.survey()
        if survey is None or unit not in survey.figures:
            return None
        weights = self._weights.in_temper(temper_of(view.posed.temper), _share_lost(view))
        return OrdersWeighed(Situation(view, survey, weights, self._shots), unit)


def _share_lost(view: MindView) -> float:
    """The share of a side's soldiers who are out of the fight."""
    mine = [one.out for one in view.known.units.values() if one.side == view.posed.side]
    return sum(mine) / max(1, len(mine))


def _fire(view: MindView) -> Considered:
    """The shot that takes the most now that one falls (FIR-01)."""
    shots = sorted(falling_shots(view), key=lambda one: -one.worth)
    return _shoots(view, shots, WithholdFire(unit=view.question.units[0]))


def _watch(view: MindView) -> Considered:
    """Fires at whoever moves past if that takes anything (ACT-55)."""
    pending = view.known.pending
    if not isinstance(pending, OpportunityOffer):
        return answer_safely(view)
    watcher = next((one for one in pending.watchers if view.commands(one)), pending.watchers[0])
    return _shoots(view, shot_at_mover(view, watcher, pending.mover), DeclineShot(unit=watcher))


def _shoots(view: MindView, shots: Iterable[ChoiceWeighed], lets_go: Command) -> Considered:
    weighed = (*(one for one in shots if one.worth >= LEAST), ChoiceWeighed(says=lets_go, worth=0.0))
    best = next((one for one in weighed if view.stands(one.says)), None)
    if best is None:
        return answer_safely(view)
    return Considered(says=best.says, why=why_words(best), weighed=weighed)
