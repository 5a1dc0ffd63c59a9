"""How a server runs: what it opens, where it listens, until when; in this thread or beside what runs already."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from functools import partial
from typing import TYPE_CHECKING

from aiohttp import web

from squadlog.base.plugs import answers
from squadlog.extras.web.server.app import ServedTables, make_app
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.extras.web.server.connections import Connections, listen
from squadlog.extras.web.server.kept_table import KeptTable
from squadlog.extras.web.server.record_table import RecordTable
from squadlog.extras.web.server.worker import Worker
from squadlog.extras.web.terminal.open_terminals import SeatTerminals
from squadlog.session.battle_session import open_store

if TYPE_CHECKING:
    import ssl
    from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
    from pathlib import Path
    from typing import Any

    from squadlog.extras.web.server.app import Address
    from squadlog.extras.web.server.limits import Limits
    from squadlog.extras.web.server.tables import Table
    from squadlog.session.served_record import ServedRecord
    from squadlog.store.record_file import Store

END_S = 1.5
"""Seconds that open pages have to let go when the server ends."""


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
