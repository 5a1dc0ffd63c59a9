"""What menus and forms of orders ask of a seat: the action table, costs, refusals, whom a soldier sees."""

from collections.abc import Sequence
from typing import Protocol

from squadlog.battle.commands import Command, Declare, Fire, Order
from squadlog.battle.detail import Detail
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Target
from squadlog.rules.common.previews import ActionChoice, Quote, ShotPreview


class OrderRules(Protocol):
    """The rules, as far as orders are asked of them."""

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

    def farthest_m(self, unit: int, mode: str) -> float | None:
        """The most metres that a unit goes in this subphase in `mode`; None where it goes nowhere."""
        ...

    def preview(self, command: Fire) -> ShotPreview:
        """A shot with its reasons and odds."""
        ...


class AsksRules(Protocol):
    """A seat, as far as orders are asked of it."""

    @property
    def rules(self) -> OrderRules:
        """What it may do, at what price."""
        ...
