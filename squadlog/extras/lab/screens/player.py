"""A lab that is played in a thread of a screen, its battles in processes of their own."""

from __future__ import annotations

import time
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.processes import cores, each_of
from squadlog.extras.lab.asked.places import ask_to_stop
from squadlog.extras.lab.told.standing import stand
from squadlog.extras.lab.trials.playing import play_trial

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.extras.lab.told.standing import LabStanding
    from squadlog.extras.lab.trials.running import RunningLab

TELLS_EVERY_S = 0.4
"""How often it tells how it stands, at most: nobody reads faster."""


class LabPlayer:
    """Plays what is missing of a lab, once. `tells` hears how it stands, from the thread."""

    def __init__(self, lab: RunningLab, tells: Callable[[LabStanding], object]) -> None:
        self._lab, self._tells = lab, tells
        self._ends = Event()
        self.at_once = cores()
        self.began = time.monotonic()
        self.is_stopping = False

    def play(self, minutes: float | None) -> str:
        """Play for so long at most, in this thread; why it failed, in a sentence, empty where it did not."""
        lab, told = self._lab, 0.0
        try:
            lab.begin(None if minutes is None else 60 * minutes)
            rows = each_of(
                partial(play_trial, lab.work), lab.pieces(), self.at_once, made=lambda _: None,
                called="a process of the lab", stopped=self._ends.is_set,
            )  # fmt: skip
            for row in rows:
                lab.take(row)
                if time.monotonic() >= told + TELLS_EVERY_S:
                    self._tells(stand(lab))
                    told = time.monotonic()
        except SquadlogError as error:
            return str(error)
        return ""

    def stop(self) -> None:
        """Begin no battle more; asked again, end those under way at once."""
        if self.is_stopping:
            self.end()
        self.is_stopping = True
        ask_to_stop(self._lab.path)

    def end(self) -> None:
        """End its processes at once; the battles that have ended are kept."""
        self._ends.set()
        ask_to_stop(self._lab.path)
