"""Who is here: which seats have a page open, who is away and since when, and what each had read when he left."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record, value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.extras.web.server.limits import Clock
    from squadlog.extras.web.server.tables import SeatTold

AWAY_S = 30.0
"""Seconds without an open page until a seat is called away."""
Presence = Literal["free", "here", "away"]
"""A seat that nobody has taken, one with a page open, and one that had one."""


@value
class SeatHere:
    """A seat and who is there: how many devices, since when nobody is (empty: he is here), and its free code."""

    told: SeatTold
    presence: Presence
    devices: int
    away_since: str
    code: str


@value
class RoomTold:
    """All that is told of the seats of a table: what it is called by (`url`), whether codes are shown, who looks on."""

    url: str
    seats: tuple[SeatHere, ...]
    codes_shown: bool
    joining_pauses: bool
    onlookers: int
    link: str

    def public(self) -> list[dict[str, str | bool]]:
        """Who is here, for everybody's program."""
        return [
            {"name": one.told.name, "kind": one.told.kind, "here": one.presence == "here", "away_since": one.away_since}
            for one in self.seats
        ]  # fmt: skip


@record
class RoomView:
    """What one seat sees of the room: who is here as data, and its pieces by name."""

    seats: list[dict[str, str | bool]]
    pieces: Mapping[str, str]


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
