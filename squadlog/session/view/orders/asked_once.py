"""Rules that are asked nothing twice: whoever fills in menus and forms comes to many of the same orders."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TypeVar

from squadlog.battle.commands import Command, Declare, Fire, Order
from squadlog.battle.detail import Detail
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Sighting, StatedMove, Target
from squadlog.rules.common.previews import ActionChoice, Quote
from squadlog.session.view.asked_rules import AsksRules, OrderRules
from squadlog.session.view.orders.order import ways

AnswerT = TypeVar("AnswerT")
_NEVER = object()
"""What is kept of a question that was never asked."""


class AskedOnce:
    """The rules of a seat, which keep their answers while the battle stands as it does."""

    def __init__(self, rules: OrderRules) -> None:
        self._rules, self._battle = rules, rules.known
        self._kept: dict[tuple[Hashable, ...], object] = {}

    @property
    def known(self) -> Known:
        """The battle as the seat knows it."""
        battle = self._rules.known
        if battle is not self._battle:
            self._battle = battle
            self._kept.clear()
        return battle

    @property
    def rules(self) -> "AskedOnce":
        """Itself: it is asked as a seat is."""
        return self

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command is refused; None where it is not."""
        return self._once(self._rules.refusal, command)

    def quote(self, command: Declare) -> Quote:
        """The quote for an order: its cost in AP, line by line, and when it ends."""
        return self._once(self._rules.quote, command)

    def details(self, command: Order) -> Sequence[Detail]:
        """What can be said with an order."""
        return self._once(self._rules.details, command)

    def targets(self, unit: int) -> Sequence[Target]:
        """The units and things that a unit can aim at."""
        return self._once(self._rules.targets, unit)

    def choices(self, unit: int) -> Sequence[ActionChoice]:
        """The action table for one unit."""
        return self._once(self._rules.choices, unit)

    def hints(self) -> Sequence[str]:
        """What who gives the orders should know of them, a sentence each."""
        return self._once(self._rules.hints)

    def farthest_m(self, unit: int, mode: str) -> float | None:
        """The most metres that a unit goes in this subphase in `mode`; None where it goes nowhere."""
        return self._once(self._rules.farthest_m, unit, mode)

    def sighting(self, command: Fire) -> Sighting | None:
        """How a unit would see what it is to shoot at; None where no shot is thought of."""
        return self._once(self._rules.sighting, command)

    def ways(self, unit: int, ruler: StatedMove | None) -> Mapping[str, StatedMove]:
        """The ways over the map that this soldier can be told to go; none without a map."""
        return self._once(self._ways, unit, ruler)

    def _ways(self, unit: int, ruler: StatedMove | None) -> Mapping[str, StatedMove]:
        return ways(self.known, self.known.units[unit], ruler)

    def _once(self, answer: Callable[..., AnswerT], *asked: Hashable) -> AnswerT:
        self.known  # noqa: B018 - forgets what was answered while things stood otherwise
        key = (answer.__name__, *asked)
        found = self._kept.get(key, _NEVER)
        if found is _NEVER:
            found = self._kept[key] = answer(*asked)
        return found  # type: ignore[return-value]  # as it was answered


def asked_once(seat: AsksRules) -> AskedOnce:
    """The rules of a seat, asked nothing twice."""
    return seat.rules if isinstance(seat.rules, AskedOnce) else AskedOnce(seat.rules)
