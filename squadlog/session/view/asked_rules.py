"""What menus, forms and cards ask of a seat: of its rules what is open, refused and seen, at what price and chance."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot, Order
from squadlog.battle.detail import Detail, FiringManner
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, QueuedShot
from squadlog.facts.ground_facts import Sighting, StatedSighting, Target
from squadlog.rules.common.previews import ActionChoice, Quote, ShotPreview

WhyNot = Callable[[Command], Refusal | None]
"""Why a command is refused; None where it is not."""


class KnownRules(Protocol):
    """The rules, as far as every order and every shot asks them."""

    @property
    def known(self) -> Known:
        """The battle as the seat knows it."""
        ...

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command is refused; None where it is not."""
        ...

    def targets(self, unit: int) -> Sequence[Target]:
        """The units and things that a unit can aim at."""
        ...


class OrderRules(KnownRules, Protocol):
    """The rules, as far as menus and forms of orders ask them."""

    def quote(self, command: Declare) -> Quote:
        """The quote for an order: its cost in AP, line by line, and when it ends."""
        ...

    def details(self, command: Order) -> Sequence[Detail]:
        """What can be said with an order."""
        ...

    def choices(self, unit: int) -> Sequence[ActionChoice]:
        """The action table for one unit."""
        ...

    def hints(self) -> Sequence[str]:
        """What who gives the orders should know of them, a sentence each."""
        ...

    def farthest_m(self, unit: int, mode: str) -> float | None:
        """The most metres that a unit goes in this subphase in `mode`; None where it goes nowhere."""
        ...

    def sighting(self, command: Fire) -> Sighting | None:
        """How a unit would see what it is to shoot at; None where no shot is thought of."""
        ...


class ShotRules(KnownRules, Protocol):
    """The rules, as far as the card of a shot asks them."""

    def manners(self, unit: int, weapon: str) -> Sequence[FiringManner]:
        """The ways a weapon can be fired beyond the ordinary shot."""
        ...

    def odds(
        self, unit: int, targets: Sequence[int] = (), *, stated: Mapping[int, StatedSighting] | None = None
    ) -> Any:  # noqa: ANN401 - a value of the rules, which the words about it know
        """All that a unit could do to these, side by side."""
        ...

    def preview(
        self, command: Fire | OpportunityShot, *, margin: bool = False, as_if: QueuedShot | None = None
    ) -> ShotPreview:
        """A shot with its reasons and odds, and the margin of a measured line where that is asked for.

        `as_if` is the shot that the unit would have, where it is only planned.
        """
        ...


class AsksRules(Protocol):
    """A seat, as far as orders are asked of it."""

    @property
    def rules(self) -> OrderRules:
        """What it may do, at what price."""
        ...
