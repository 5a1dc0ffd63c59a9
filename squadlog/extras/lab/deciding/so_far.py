"""What the battles of a cell have shown so far: limits about the first contender's share, and the counts beside it."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING

from squadlog.session.trials.watched_limits import ERROR, WatchedLimits

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.extras.lab.trials.cell import Cell
    from squadlog.extras.lab.trials.playing import TrialRow


class CellSoFar:
    """The rows of a cell, taken in the order of their numbers, until `settles` says that the limits tell enough.

    So what is told does not depend on the order in which battles end: a row counts once all before it are there, and
    none does that comes after the cell was settled. Where sides are exchanged a pair counts as one value.
    """

    def __init__(self, cell: Cell, settles: Callable[[WatchedLimits], bool], error: float = ERROR) -> None:
        self.cell, self._settles = cell, settles
        self.limits = WatchedLimits(error)
        self.rows: list[TrialRow] = []
        self._waiting: dict[int, TrialRow] = {}
        self.settled = False

    def row(self, number: int) -> TrialRow | None:
        """The row of that number, whether it counts or not; None where it is not there."""
        return self.rows[number] if number < len(self.rows) else self._waiting.get(number)

    def has(self, number: int) -> bool:
        """Whether the row of that number is there."""
        return self.row(number) is not None

    def take(self, row: TrialRow) -> None:
        """Take a row in."""
        self._waiting[row.number] = row
        step = 2 if self.cell.exchanged else 1
        while not self.settled:
            following = [self._waiting.get(len(self.rows) + place) for place in range(step)]
            rows = [one for one in following if one is not None]
            if len(rows) < step:
                return
            for one in rows:
                del self._waiting[one.number]
            self.rows += rows
            self.limits.add(mean(one.share for one in rows), mean(one.luck for one in rows))
            self.settled = self._settles(self.limits)

    @property
    def draws(self) -> int:
        """How many battles nobody won."""
        return sum(one.share == 0.5 for one in self.rows)

    @property
    def cut(self) -> int:
        """How many were cut, since they did not end."""
        return sum(one.fought.cut for one in self.rows)

    @property
    def faults(self) -> Counter[str]:
        """How commanders failed, and how often."""
        return Counter(one.fought.fault for one in self.rows if one.fought.fault)
