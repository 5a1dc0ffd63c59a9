"""Who is here: which seats have a page open, who is away and since when, and what each had read when he left."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.extras.web.server.limits import Clock

AWAY_S = 30.0
"""Seconds without an open page until a seat is called away."""
Presence = Literal["free", "here", "away"]
"""A seat that nobody has taken, one with a page open, and one that had one."""


class Attendance:
    """Who of a server is here. `clock` gives seconds of the day's time; a page without a script is here by asking."""

    def __init__(self, clock: Clock = time.time) -> None:
        self._clock, self._begun = clock, clock()
        self._open: Counter[SeatPlace] = Counter()
        self._left: dict[SeatPlace, float] = {}
        self._read: dict[tuple[str, int], tuple[float, int]] = {}

    def opens(self, place: SeatPlace) -> None:
        """A page was opened there."""
        self._open[place] += 1

    def closes(self, place: SeatPlace) -> None:
        """A page was closed there."""
        self._open[place] -= 1
        self._left[place] = self._clock()

    def asks(self, place: SeatPlace) -> None:
        """A page there asked for something."""
        self._left[place] = self._clock()

    def forget(self, place: SeatPlace) -> None:
        """Whoever sat there was sent away."""
        self._left.pop(place, None)

    def presence(self, place: SeatPlace, devices: int) -> Presence:
        """How it stands with a seat that so many devices have taken."""
        if not devices:
            return "free"
        if self._open[place] > 0 or self._clock() - self._left.get(place, self._begun) < AWAY_S:
            return "here"
        return "away"

    def since(self, place: SeatPlace) -> str:
        """When the last page there was closed: `18:04`."""
        return time.strftime("%H:%M", time.localtime(self._left.get(place, self._begun)))

    def reads(self, token: str, battle: int, entry: int) -> None:
        """A device was shown a battle as it stood at an entry."""
        self._read[token, battle] = (self._clock(), entry)

    def missed_since(self, token: str, battle: int) -> int | None:
        """The entry that a device saw last which comes back; None for one that was not away, or never here."""
        at, entry = self._read.get((token, battle), (self._clock(), 0))
        return entry if self._clock() - at >= AWAY_S else None
