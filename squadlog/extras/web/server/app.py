"""The server: the tables it serves, who may come, and how it runs, in this thread or beside what runs already."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, Unpack

from aiohttp import web

from squadlog.base.plugs import answers
from squadlog.base.records import record, replace
from squadlog.extras.web.pages import whole
from squadlog.extras.web.server.attendance import Attendance
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.extras.web.server.connections import Connections, listen
from squadlog.extras.web.server.guard import expect, finish, guard
from squadlog.extras.web.server.joining import Codes, Tokens
from squadlog.extras.web.server.kept_table import KeptTable
from squadlog.extras.web.server.limits import Gates, Limits
from squadlog.extras.web.server.record_table import RecordTable
from squadlog.extras.web.server.room import ServerRoom
from squadlog.extras.web.server.routes import ROUTES
from squadlog.extras.web.server.streams import PageStreams
from squadlog.extras.web.server.tables import SeatTold
from squadlog.extras.web.server.worker import Worker
from squadlog.extras.web.terminal.open_terminals import SeatTerminals
from squadlog.session.battle_session import open_store

if TYPE_CHECKING:
    import ssl
    from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
    from pathlib import Path
    from typing import Any

    from squadlog.extras.web.pages.whole import WholeLaidOut
    from squadlog.extras.web.server.guest import Guest, SeatPlace
    from squadlog.extras.web.server.tables import Table
    from squadlog.session.served_record import ServedRecord
    from squadlog.store.record_file import Store

PORT = 4870
LOOPBACK = ("127.0.0.1", "::1", "localhost")
END_S = 1.5
"""Seconds that open pages have to let go when the server ends."""


@record
class Address:
    """Where it listens: host and port (0: any free one), and the names by which it may be called besides.

    Behind a `proxy` (its address) `outer` is the address by which others call it, such as `https://table.example`.
    """

    host: str = "127.0.0.1"
    port: int = PORT
    names: tuple[str, ...] = ()
    outer: str = ""
    proxy: str = ""


class ServedTables:
    """What one server serves. `store` and all tables belong to the thread of `worker`."""

    def __init__(
        self, worker: Worker, store: Store, tables: dict[int, KeptTable], limits: Limits | None = None
    ) -> None:
        self.worker, self.store, self.tables = worker, store, tables
        self.limits = Limits() if limits is None else limits
        self.gates = Gates(self.limits)
        self.proxy: str | None = None
        self.hosts: frozenset[str] = frozenset()
        self.origins: frozenset[str] = frozenset()
        self.secure, self.debug, self.private = False, False, False
        self.url = ""
        self.codes = Codes()
        self.tokens = worker.now(Tokens, store, tuple(tables), self.limits)
        self.terminals: SeatTerminals | None = None
        self.room = ServerRoom(self, Attendance())
        self.streams = PageStreams(worker, tables, self.room)

    def seats(self) -> dict[int, tuple[SeatTold, ...]]:
        """The seats of each table by its number."""
        return {number: self.worker.now(table.seats) for number, table in self.tables.items()}

    def listens(self, address: Address, port: int, *, secure: bool) -> None:
        """Take the address under which it is called from now on."""
        own = dict.fromkeys(
            (*address.names, address.host, *(["localhost"] if address.host == "127.0.0.1" else []))
        )
        usual = port == (443 if secure else 80)  # a browser leaves it out
        named = [f"[{name}]" if ":" in name else name for name in own]
        hosts = [f"{name}:{port}" for name in named] + [name for name in named if usual]
        scheme = "https" if secure else "http"
        self.secure, self.url = secure, f"{scheme}://{hosts[-len(own)]}"
        origins = [f"{scheme}://{host}" for host in hosts]
        if address.outer:
            outer, _, host = address.outer.partition("://")
            self.secure, self.url = outer == "https", address.outer
            hosts, origins = [*hosts, host], [*origins, address.outer]
        self.hosts, self.origins = frozenset(hosts), frozenset(origins)
        self.private = self.secure or address.host in LOOPBACK

    def close(self) -> None:
        """Let the tables end what they do by themselves."""
        for table in self.tables.values():
            table.close()

    async def page(self, place: SeatPlace, *, token: str = "", **laid_out: Unpack[WholeLaidOut]) -> str:
        """The whole page of a place, for the device of a `token`. KeyError for a piece that it does not have."""
        table, attendance = self.tables[place.battle], self.room.attendance
        if token:
            attendance.asks(place)
        shown = await self.worker.ask(table.shown, place)
        clock = await self.worker.ask(table.clock, place)
        beside = {"clock": clock, "missed": "", **(await self.worker.ask(self.room.view, place)).pieces}
        if token:
            beside["missed"] = await self.missed(place, token)
            attendance.reads(token, place.battle, shown.entry)
        shown = replace(shown, pieces=in_order(beside, shown.pieces))
        return table.page(whole.page(table.title, place, shown, **laid_out))

    async def missed(self, place: SeatPlace, token: str, seen: int | None = None) -> str:
        """What happened while a device was away, or since it has `seen` an entry; empty where that is nothing."""
        since = self.room.attendance.missed_since(token, place.battle) if seen is None else seen
        with contextlib.suppress(KeyError, web.HTTPException):
            if since is not None and place.kind != "display":
                table = self.tables[place.battle]
                return await self.worker.ask(table.fragment, place, "missed", {"since": str(since)})
        return ""

    async def lobby(self, guest: Guest) -> str:
        """The page of a device that sits at several tables: which they are, and what it is asked there."""
        found = [(place, self.tables[place.battle]) for place in guest.places]
        return whole.lobby(
            [(table.title, place, await self.worker.ask(table.asked, place)) for place, table in found]
        )


def in_order(beside: Mapping[str, str], of_table: Mapping[str, str]) -> dict[str, str]:
    """The pieces of a page in their order: what is said to a person first, the codes and the list of seats last."""
    last = {name: html for name, html in beside.items() if name in ("codes", "seats")}
    return {**{name: html for name, html in beside.items() if name not in last}, **of_table, **last}


SERVED: Final = web.AppKey("served", ServedTables)
"""What is served, by the application of the requests."""


def make_app(served: ServedTables) -> web.Application:
    """The application with all its routes behind the guard."""
    app = web.Application(middlewares=[guard(served)], client_max_size=served.limits.body)
    app[SERVED] = served
    app.on_response_prepare.append(finish(served))
    for route in ROUTES:
        module, _, name = route.handler.partition(":")
        handler = getattr(import_module(f"squadlog.extras.web.{module}"), name)
        app.router.add_route(route.method, route.path, handler, expect_handler=expect)
    return app


@contextlib.asynccontextmanager
async def serving(
    make: Callable[[Worker], ServedTables], address: Address, tls: ssl.SSLContext | None = None
) -> AsyncIterator[ServedTables]:
    """A server that listens inside. OSError where it cannot listen there, StoreError for what it cannot open."""
    worker = Worker()
    try:
        served = make(worker)
        served.proxy = address.proxy or None
        wait_s = END_S / 4  # the library waits so long twice
        runner = web.AppRunner(make_app(served), access_log=None, shutdown_timeout=wait_s)
        await runner.setup()
        try:
            connections = Connections(served.limits, served.proxy)
            listening = await listen(
                runner, connections, address.host, address.port, tls=tls, debug=served.debug
            )
            served.listens(address, listening.sockets[0].getsockname()[1], secure=tls is not None)
            for table in served.tables.values():
                table.private = served.private
            beat = asyncio.create_task(served.streams.beat())
            try:
                yield served
            finally:
                listening.close()
                beat.cancel()
                served.streams.end()
                if served.terminals is not None:
                    await served.terminals.end()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(worker.ask(served.close), END_S / 5)
        finally:
            await runner.cleanup()
    finally:
        worker.stop()


def records_served(
    path: Path | None,
    numbers: Sequence[int],
    limits: Limits | None = None,
    *,
    terminal: bool = False,
    taking_back: str = "",
) -> Callable[[Worker], ServedTables]:
    """What opens these records of a file for a server; None is the file of this user.

    `terminal`: its screens too. `taking_back` is who takes back at its battles, as `BattleTable` has it.
    """

    def make(worker: Worker) -> ServedTables:
        store = worker.now(open_store, path)
        served = ServedTables(worker, store, worker.now(_tables, store, numbers, taking_back), limits)
        served.terminals = SeatTerminals(store.path) if terminal else None
        return served

    return make


def _tables(store: Store, numbers: Sequence[int], taking_back: str) -> dict[int, KeptTable]:
    return {
        number: KeptTable(
            number, partial(_table, store, number, taking_back), store.path, several=len(numbers) > 1
        )
        for number in numbers
    }


def _table(store: Store, number: int, taking_back: str) -> Table:
    """The table of a record: an extra's where it is its own, else a battle."""
    for serve in answers("served_table"):
        served: ServedRecord | None = serve(store, number)
        if served is not None:
            return RecordTable(served)
    return BattleTable(store, number, taking_back)


class Running:
    """A server in a thread of its own: it listens once this is made, until `stop`. OSError where it cannot."""

    def __init__(
        self, make: Callable[[Worker], ServedTables], address: Address, tls: ssl.SSLContext | None = None
    ) -> None:
        self._make, self._address, self._tls = make, address, tls
        self._listens, self._stop = threading.Event(), asyncio.Event()
        self._failed: BaseException | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.served: ServedTables
        self._thread = threading.Thread(target=self._run, name="squadlog-server", daemon=True)
        self._thread.start()
        self._listens.wait()
        if self._failed is not None:
            raise self._failed

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:  # noqa: BLE001 - raised again where it was begun
            self._failed = error
        finally:
            self._listens.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with serving(self._make, self._address, self._tls) as self.served:
            self._listens.set()
            await self._stop.wait()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Have the server do something beside what it does; nobody waits for it."""
        if self._loop is not None and self._thread.is_alive():
            asyncio.run_coroutine_threadsafe(work, self._loop)

    def stop(self) -> None:
        """End it, within two seconds."""
        if self._loop is not None and self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
            self._thread.join(END_S + 1)
