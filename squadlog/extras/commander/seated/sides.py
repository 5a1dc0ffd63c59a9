"""The commanders that sides can be given: which there are, which sides can have one, and who has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.levels import LEVELS, level_of_commander
from squadlog.extras.commander.seated.commanders import Commanders

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.terms import Setup
    from squadlog.session.seat import Seat


class CommandersOfSides:
    """The answer to who may command sides (`session.said.commanding.SideCommanders`)."""

    def levels(self) -> tuple[str, ...]:
        """The levels that can be chosen, the weakest first."""
        return tuple(LEVELS)

    def level(self, said: str) -> str:
        """The level that is meant by a word. Raises NoLevelError."""
        return level_of_commander(said)

    def why_not(self, setup: Setup, side: str, *, sealed: bool) -> str:
        """Why none can command that side; empty where one can."""
        if sealed:
            return "In a sealed battle people alone have the word of a side."
        if side in setup.paper:
            return f"{setup.side_name(side)} keeps its squad log on paper; a person says what it does."
        return ""

    def sit(self, seat: Seat, side: str, level: str) -> None:
        """Have one command a side. Raises StoreError."""
        Commanders(seat.store, seat.id).sit(side, level)

    def sitting(self, seat: Seat) -> Mapping[str, str]:
        """Who commands each side that has a commander: `recruit`, or `recruit, bold`. Raises StoreError."""
        there = Commanders(seat.store, seat.id)
        tempers = there.tempers
        return {
            side: ", ".join(filter(None, (level, tempers.get(side)))) for side, level in there.levels.items()
        }


SIDES = CommandersOfSides()
