"""What the action panel asks of a seat: the action table for one unit, costs, refusals, previews."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot, Order
from squadlog.battle.detail import Detail, FiringManner
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, QueuedShot
from squadlog.facts.ground_facts import StatedSighting, Target
from squadlog.rules.common.previews import ActionChoice, Quote, ShotPreview


class QuotedRules(Protocol):
    """What the sheet asks of a seat."""

    @property
    def known(self) -> Known:
        """The battle as the seat knows it."""
        ...

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command is refused; None where it is not."""
        ...

    def quote(self, command: Declare) -> Quote:
        """The quote for an order: its cost in AP, line by line, and when it ends."""
        ...

    def details(self, command: Order) -> Sequence[Detail]:
        """What can be said with an order."""
        ...

    def targets(self, unit: int) -> Sequence[Target]:
        """The units and things that a unit can aim at."""
        ...

    def choices(self, unit: int) -> Sequence[ActionChoice]:
        """The action table for one unit."""
        ...

    def hints(self) -> Sequence[str]:
        """What who gives the orders should know of them, a sentence each."""
        ...

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
