"""A battle that its own screen serves: the server in a thread beside it, and how its seats stand, read every second."""

from __future__ import annotations

import asyncio
import errno
import threading
from time import monotonic
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import replace, value
from squadlog.extras.web.server.app import Address, Running, records_served
from squadlog.extras.web.server.attendance import AWAY_S
from squadlog.extras.web.server.guest import SeatPlace

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path
    from typing import Any

    from squadlog.extras.web.server.tables import SeatTold

KEY = "web"
LOOKS_EVERY_S = 1.0


@value
class HostedSeat:
    """A seat of the battle: what it is, its code where one is free, how many devices sit there, and who is here."""

    told: SeatTold
    place: SeatPlace
    code: str
    devices: int
    presence: Literal["free", "here", "away"]


class HostedBattle:
    """A battle and its server. OSError where that cannot listen, StoreError for what it cannot open."""

    def __init__(self, store: Path, battle: int, address: Address) -> None:
        make = records_served(store, (battle,))
        try:
            self._running = Running(make, address)
        except OSError as error:  # the usual port is another server's
            if error.errno != errno.EADDRINUSE:
                raise
            self._running = Running(make, replace(address, port=0))
        self.battle, self.address = battle, address
        self._here: dict[SeatPlace, float] = {}
        self.seats: tuple[HostedSeat, ...] = ()
        """How the seats stood when they were read last."""
        self._begin(self._watch())

    @property
    def url(self) -> str:
        """The address of it."""
        return self._running.served.url

    def mark(self) -> str:
        """How it stands, for the first line of the battle."""
        return mark(self.seats)

    def link(self, seat: HostedSeat) -> str:
        """What a device opens to take a seat."""
        return f"{self.url}/#{seat.code}"

    def make_code(self, place: SeatPlace) -> None:
        """Give a seat a new code, in the place of the one it had."""

        async def make() -> None:
            self._running.served.codes.make(place)

        self._begin(self._do(make()))

    def send_away(self, place: SeatPlace) -> None:
        """Send away all who sit at a seat; they need a new code."""

        async def send() -> None:
            served = self._running.served
            gone = await served.worker.ask(served.tokens.revoke, place.battle, place.seat)
            served.codes.make(place)
            served.streams.end(lambda one: one.place == place and one.guest.token in gone)

        self._begin(self._do(send()))

    def end(self) -> None:
        """End it, and keep nobody waiting for that."""
        threading.Thread(target=self._running.stop, name="squadlog-server-ends").start()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._running.begin(work)

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        await work
        await self._read()

    async def _watch(self) -> None:
        while True:
            await self._read()
            await asyncio.sleep(LOOKS_EVERY_S)

    async def _read(self) -> None:
        self.seats = await self._running.served.worker.ask(self._seats)

    def _seats(self) -> tuple[HostedSeat, ...]:
        served = self._running.served
        found = []
        for told in served.tables[self.battle].seats():
            place = SeatPlace(self.battle, told.name, told.kind)
            devices = served.tokens.sitting(self.battle, told.name)
            presence = self._presence(place, devices)
            code = served.codes.current(place) if presence == "free" else served.codes.free(place)
            found.append(HostedSeat(told, place, code, devices, presence))
        return tuple(found)

    def _presence(self, place: SeatPlace, devices: int) -> Literal["free", "here", "away"]:
        """Whether anybody has the seat, and has a page open there or had one a moment ago."""
        if not devices:
            self._here.pop(place, None)
            return "free"
        now = monotonic()
        if self._running.served.streams.has(place):
            self._here[place] = now
        return "here" if now - self._here.setdefault(place, now) < AWAY_S else "away"


def mark(seats: tuple[HostedSeat, ...]) -> str:
    """How many phones are here, in words."""
    here = sum(one.presence == "here" for one in seats if one.place.kind != "display")
    return f"{here} phone{'' if here == 1 else 's'} here" if here else "phones may join"
