"""The server: the tables it serves and who may come. How it runs is told in `extras.web.running`."""

from __future__ import annotations

import contextlib
from importlib import import_module
from typing import TYPE_CHECKING, Final, Unpack

from aiohttp import web

from squadlog.base.records import record, replace
from squadlog.extras.web.pages import whole
from squadlog.extras.web.server.attendance import Attendance
from squadlog.extras.web.server.guard import expect, finish, guard
from squadlog.extras.web.server.joining import Codes, Tokens
from squadlog.extras.web.server.kept_table import KeptTable
from squadlog.extras.web.server.limits import Gates, Limits
from squadlog.extras.web.server.room import ServerRoom
from squadlog.extras.web.server.routes import ROUTES
from squadlog.extras.web.server.streams import PageStreams
from squadlog.extras.web.server.tables import SeatTold
from squadlog.extras.web.server.worker import Worker
from squadlog.extras.web.terminal.open_terminals import SeatTerminals

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.pages.whole import WholeLaidOut
    from squadlog.extras.web.server.guest import Guest, SeatPlace
    from squadlog.store.record_file import Store

PORT = 4870
LOOPBACK = ("127.0.0.1", "::1", "localhost")


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
    """What one server serves. `store` and all tables belong to the thread of `worker`; `thinker` has none of them."""

    def __init__(
        self, worker: Worker, store: Store, tables: dict[int, KeptTable], limits: Limits | None = None
    ) -> None:
        self.worker, self.store, self.tables = worker, store, tables
        self.thinker = Worker("squadlog-thinks")
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
        self.thinker.stop(within_s=0.0)
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
