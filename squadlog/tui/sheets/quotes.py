"""What the action panel asks of a seat: the action table for one unit, costs, refusals, previews."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot, Order
from squadlog.battle.detail import Detail, FiringManner
from squadlog.battle.ledger import Line
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import StatedSighting, Target
from squadlog.tui.sheets.previews import Preview


class ChoiceQuote(Protocol):
    """One row of the action table for this unit now."""

    @property
    def key(self) -> str:
        """The action's key."""
        ...

    @property
    def label(self) -> str:
        """Its name."""
        ...

    @property
    def cost_ap(self) -> int:
        """Its cost without combining."""
        ...

    @property
    def end(self) -> Moment:
        """The subphase it would end in."""
        ...

    @property
    def command(self) -> Declare:
        """The declaration, details left open."""
        ...

    @property
    def refusal(self) -> Refusal | None:
        """Why it cannot be declared."""
        ...

    @property
    def useless(self) -> bool:
        """Whether the unit can never do it at this table."""
        ...


class Quoted(Protocol):
    """What a declaration would cost."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """Itemised in AP."""
        ...

    @property
    def end(self) -> Moment:
        """The last subphase."""
        ...


class QuotedRules(Protocol):
    """What the sheet asks of a seat."""

    @property
    def known(self) -> Known:
        """The battle as the seat knows it."""
        ...

    def refusal(self, command: Command) -> Refusal | None:
        """Why not."""
        ...

    def quote(self, command: Declare) -> Quoted:
        """At what cost."""
        ...

    def details(self, command: Order) -> Sequence[Detail]:
        """What can be said with an order."""
        ...

    def targets(self, unit: int) -> Sequence[Target]:
        """Whom and what a unit can aim at."""
        ...

    def choices(self, unit: int) -> Sequence[ChoiceQuote]:
        """The action table for one unit."""
        ...

    def counsels(self) -> Sequence[str]:
        """What who gives the orders should know of them, a sentence each."""
        ...

    def manners(self, unit: int, weapon: str) -> Sequence[FiringManner]:
        """The ways in which a weapon can be fired beyond the ordinary shot."""
        ...

    def odds(
        self, unit: int, targets: Sequence[int] = (), *, stated: Mapping[int, StatedSighting] | None = None
    ) -> Any:  # noqa: ANN401 - a value of the rules, which the words about it know
        """All that a unit could do to these, side by side."""
        ...

    def preview(self, command: Fire | OpportunityShot, *, margin: bool = False) -> Preview:
        """A shot with its reasons and odds, and the margin of a measured line where that is asked for."""
        ...
