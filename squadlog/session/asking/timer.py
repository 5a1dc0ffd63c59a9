"""What measures the time of decisions at a terminal, where anything does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.commands import Command
    from squadlog.session.clock import Stopwatch


class Timer:
    """The stopwatch of this terminal, for all who sit at it, or one for each seat; until it begins nobody measures."""

    def __init__(self) -> None:
        self._make: Callable[[], Stopwatch] | None = None
        self._apart = False
        self._watches: dict[str, Stopwatch] = {}

    def begin(self, make: Callable[[], Stopwatch], *, apart: bool) -> None:
        """Measure from now on, by the stopwatches that `make` gives; `apart`: for each seat by what it knows."""
        self._make, self._apart, self._watches = make, apart, {}

    def watch(self, seat: str) -> Stopwatch | None:
        """The stopwatch of a seat; None: nobody measures."""
        if self._make is None:
            return None
        whose = seat if self._apart else ""
        if whose not in self._watches:
            self._watches[whose] = self._make()
        return self._watches[whose]

    def took(self, command: Command, seat: str) -> float | None:
        """The seconds that went into what is about to be said from a seat; None where they are not measured."""
        watch = self.watch(seat)
        return None if watch is None else watch.took(command)
