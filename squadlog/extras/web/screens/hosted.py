"""A battle that its own screen serves: the server in a thread beside it, and how its seats stand, read every second."""

from __future__ import annotations

import asyncio
import errno
import threading
from typing import TYPE_CHECKING

from squadlog.base.records import replace, value
from squadlog.extras.web.running import Running, records_served
from squadlog.extras.web.server.app import Address
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.hosting import send_away

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path
    from typing import Any

    from squadlog.extras.web.server.attendance import Presence
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
    presence: Presence


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
            await send_away(served, place)
            served.codes.make(place)
            await served.streams.tell_room(place.battle)

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
        told = self._running.served.room.told(self.battle)
        return tuple(
            HostedSeat(
                one.told,
                SeatPlace(self.battle, one.told.name, one.told.kind),
                one.code,
                one.devices,
                one.presence,
            )
            for one in told.seats
        )


def mark(seats: tuple[HostedSeat, ...]) -> str:
    """How many phones are here, in words."""
    here = sum(one.presence == "here" for one in seats if one.place.kind != "display")
    return f"{here} phone{'' if here == 1 else 's'} here" if here else "phones may join"
