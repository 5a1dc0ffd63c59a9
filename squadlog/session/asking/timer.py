"""What measures the time of decisions at a terminal, where anything does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.session.clock import Stopwatch


class Timer:
    """The stopwatch of this terminal, for all who sit at it; None: nobody measures."""

    def __init__(self) -> None:
        self.watch: Stopwatch | None = None

    def took(self, command: Command) -> float | None:
        """The seconds that went into what is about to be said; None where they are not measured."""
        return None if self.watch is None else self.watch.took(command)
