"""A lab that runs: which battle is next, what has come of those that ended, and why it stopped."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal

from squadlog.base.errors import StoreError
from squadlog.base.names import whole_number
from squadlog.extras.lab.asked.cells import cells_of
from squadlog.extras.lab.asked.contests import list_weighed
from squadlog.extras.lab.asked.places import go_on, is_asked_to_stop, rows_of
from squadlog.extras.lab.deciding.claims import JUDGES
from squadlog.extras.lab.deciding.so_far import CellSoFar
from squadlog.extras.lab.trials.playing import Work
from squadlog.extras.lab.trials.prints import fingerprint
from squadlog.extras.lab.trials.rows import KeptRows
from squadlog.session.trials.watched_limits import ERROR

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from squadlog.extras.lab.asked.lab import Lab
    from squadlog.extras.lab.deciding.claims import Claim
    from squadlog.extras.lab.trials.cell import Cell
    from squadlog.extras.lab.trials.playing import TrialRow
    from squadlog.session.trials.watched_limits import WatchedLimits

WhyStopped = Literal[
    "settled", "all battles played", "time is up", "asked to stop", "not all played", "not run yet"
]


class RunningLab:
    """A lab with the rows that it has. Raises SquadlogError for one that cannot be played.

    Where many cells are compared at once each has its part of the error, so that all of what is claimed holds together
    (Bonferroni).
    """

    def __init__(self, lab: Lab, path: Path) -> None:
        self.lab, self.path = lab, path
        cells = cells_of(lab)
        self.work = Work(seed=lab.seed, cells=cells)
        self.weighed = list_weighed(lab) if lab.question == "worth" else ()
        """The things that a lab of `worth` weighs, by their cells."""
        self.rows = KeptRows(rows_of(path), {cell.key: fingerprint(lab.seed, cell) for cell in cells})
        self.cells = {cell.key: CellSoFar(cell, self._settles, ERROR / len(cells)) for cell in cells}
        self.was = 0
        """How many rows were there at the beginning."""
        for row in self.rows.read():
            self._count(row)
            self.was += 1
        self.now = 0
        """How many battles were played since."""
        self.until = float("inf")
        """When no more battles are begun, by the clock of `time.monotonic`."""
        self._began = time.monotonic()
        self._has_file = path.exists()

    def begin(self, seconds: float | None) -> None:
        """Begin to play, for so long at most; what was played before was there at the beginning."""
        go_on(self.path)
        self.was, self.now = self.was + self.now, 0
        self._began = time.monotonic()
        self.until = float("inf") if seconds is None else self._began + seconds

    def pieces(self) -> Iterator[int]:
        """The battles that are to be played, in turn through the cells that are not settled, until there are none."""
        most = self.lab.battles
        for number in range(most):
            for place, so_far in enumerate(self.cells.values()):
                if so_far.settled or so_far.has(number):
                    continue
                if self._is_over:
                    return
                yield number * len(self.cells) + place

    def ends(self) -> bool:
        """Whether no more battles are begun though some may be missing: all is settled, time is up, it was stopped."""
        return self._is_over or all(so_far.settled for so_far in self.cells.values())

    @property
    def _is_over(self) -> bool:
        return time.monotonic() >= self.until or is_asked_to_stop(self.path) or self._is_deleted

    @property
    def _is_deleted(self) -> bool:
        return self._has_file and not self.path.exists()

    @property
    def missing(self) -> int:
        """How many battles may be played at most until all are there or settled."""
        return sum(
            self.lab.battles - len(so_far.rows) for so_far in self.cells.values() if not so_far.settled
        )

    def take(self, row: TrialRow) -> None:
        """Keep the row of a battle that has ended. Raises StoreError, also where the lab was deleted meanwhile."""
        if self._is_deleted:
            raise StoreError(f"{self.path.name} was deleted while it was played; nothing more of it is kept.")
        self.rows.add(row)
        self.now += 1
        self._count(row)

    def claim(self, so_far: CellSoFar) -> Claim:
        """What may be claimed of a cell."""
        return JUDGES[self.lab.question](so_far.limits, self.lab.within / 100)

    def why_stopped(self, so_far: CellSoFar) -> WhyStopped:
        """Why no more of a cell is played, as far as its rows and the clock tell."""
        if so_far.settled:
            return "settled"
        if len(so_far.rows) >= self.lab.battles:
            return "all battles played"
        if is_asked_to_stop(self.path):
            return "asked to stop"
        if time.monotonic() >= self.until:
            return "time is up"
        return "not all played" if so_far.rows else "not run yet"

    @property
    def seconds_each(self) -> float:
        """How long a battle took on the average, by the clock, those of all processes together; 0 before the first."""
        return (time.monotonic() - self._began) / self.now if self.now else 0.0

    def counted(self) -> Iterator[TrialRow]:
        """The rows that count, in the order of their cells and numbers: the same whatever has played them."""
        for so_far in self.cells.values():
            yield from so_far.rows

    def cell(self, said: str) -> Cell | None:
        """The cell that is meant by its key or its number, from 1 on; None for none."""
        every = [one.cell for one in self.cells.values()]
        number = whole_number(said)
        if number is not None and 1 <= number <= len(every):
            return every[number - 1]
        return next((one for one in every if one.key == said), None)

    def _settles(self, limits: WatchedLimits) -> bool:
        return JUDGES[self.lab.question](limits, self.lab.within / 100).verdict != "not settled"

    def _count(self, row: TrialRow) -> None:
        if row.cell in self.cells and not self.cells[row.cell].has(row.number):
            self.cells[row.cell].take(row)
