"""The connections of the server: how many there are, whose they are, and how long a head may take.

Whoever has no seat may wait only as long as nobody who has one needs the room: beyond the limits the oldest without a
seat goes, so that a crowd of strangers keeps nobody from playing.
"""

from __future__ import annotations

import asyncio
import logging
import select
import socket
import sys
from typing import TYPE_CHECKING, Any, cast

from aiohttp import web
from aiohttp.http_exceptions import LineTooLong

from squadlog.extras.web.server.limits import Limits, address_key
from squadlog.extras.web.server.refusals import put_headers, raw_refusal, refusal

if TYPE_CHECKING:
    import ssl
    from collections.abc import Iterable

LINGER_S = 1.0
"""Seconds in which the rest of a body that was refused is read, so that the refusal arrives."""
HANDSHAKE_S = 5.0
"""Seconds in which a device must have agreed upon encryption."""
SHOW_S = 0.5
"""Seconds in which a new connection may show whose it is."""
PROXY = "proxy"
"""Whose the connections of a proxy are: it is told by whom each request comes."""
_LOG = logging.getLogger("squadlog.served")


class Connections:
    """Those that are open, by whose they are: a device's, else an address's; the oldest first."""

    def __init__(self, limits: Limits, proxy: str | None = None) -> None:
        self.limits, self.proxy = limits, proxy
        self._open: dict[Connection, tuple[str, float]] = {}

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)

    def put(self, one: Connection, key: str) -> None:
        """Let one in, or have it belong to somebody from now on; beyond the limits the oldest go.

        Whoever comes in a crowd has a moment to show a seat before any of that crowd must go.
        """
        loop = asyncio.get_running_loop()
        before, began = self._open.pop(one, ("", loop.time()))
        self._open[one] = key, began
        if before != key:
            self._trim(key, self.limits.of_one * 2)
            if self._too_many(key):
                loop.call_later(SHOW_S * 1.1, self._trim, key)

    def gone(self, one: Connection) -> None:
        """One was closed."""
        self._open.pop(one, None)

    def _too_many(self, key: str) -> list[tuple[list[Connection], int]]:
        """Of whom there are too many, and how many there may be: of those of a key, and of all."""
        of_key = [one for one, (held, _) in self._open.items() if held == key != PROXY]
        strangers = [one for one, (held, _) in self._open.items() if not held.startswith("token ")]
        room = self.limits.connections - (len(self._open) - len(strangers))  # beside those with a seat
        if not strangers:
            strangers, room = list(self._open), self.limits.connections
        found = ((of_key, self.limits.of_one), (strangers, max(room, 0)))
        return [(those, most) for those, most in found if len(those) > most]

    def _trim(self, key: str, crowd: int = sys.maxsize) -> None:
        """Drop the oldest of whom there are too many: those that ask for nothing, and came a while ago.

        Only where they are a `crowd` more, others as well: those that just came, then those that ask for something.
        """
        late = asyncio.get_running_loop().time() - SHOW_S
        for those, most in self._too_many(key):
            left = [one for one in those if one in self._open]
            asking = _asking(left)
            old = [one for one in left if one not in asking and self._open[one][1] <= late]
            going = dict.fromkeys(old[: max(len(left) - most, 0)])
            rest = sorted((one for one in left if one not in going), key=lambda one: one in asking)
            for one in (*going, *rest[: max(len(left) - len(going) - most - crowd, 0)]):
                one.drop()


def _asking(those: Iterable[Connection]) -> set[Connection]:
    """Over which of them something has come that was not answered, or not even read yet: it may show a seat."""
    busy = {one for one in those if one.busy}
    by_number = {one.number(): one for one in those if one not in busy}
    by_number.pop(-1, None)
    if not hasattr(select, "poll"):
        return busy
    asked = select.poll()
    for number in by_number:
        asked.register(number, select.POLLIN)
    ready = {number for number, _ in asked.poll(0)}
    return busy | {one for number, one in by_number.items() if number in ready}


class Connection(web.RequestHandler):
    """One of them: what goes over it, until a whole request is there, and what comes while one is answered."""

    def __init__(
        self, manager: web.Server, connections: Connections, *, loop: asyncio.AbstractEventLoop
    ) -> None:
        limits = connections.limits
        super().__init__(
            manager,
            loop=loop,
            keepalive_timeout=limits.idle_s,
            max_line_size=limits.head,
            max_field_size=limits.head,
            max_headers=64,
            lingering_time=LINGER_S,
            access_log=cast("Any", None),
            auto_decompress=False,
            logger=_LOG,
        )
        self._connections, self._limits = connections, limits
        self._slow: asyncio.TimerHandle | None = None
        self._head, self._ahead = 0, 0
        self.busy = False
        """Whether a request that came over it waits for its answer."""
        self._stream: asyncio.Task[Any] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, and wait for its first request."""
        super().connection_made(transport)
        if (sock := transport.get_extra_info("socket")) is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            unread_ms = int(self._limits.unread_s * 1000)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, unread_ms)
        peer = transport.get_extra_info("peername")
        host, proxy = peer[0] if peer else None, self._connections.proxy
        from_proxy = proxy is not None and address_key(host, PROXY, proxy) == PROXY
        self._connections.put(self, PROXY if from_proxy else address_key(host, None, None))
        self._wait()

    def connection_lost(self, exc: BaseException | None) -> None:
        """Count it no longer."""
        self._no_longer_wait()
        self._connections.gone(self)
        if self._stream is not None:
            self._stream.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came: a head within its time and size, its body, and a little of what is sent ahead."""
        before = self._request_count
        super().data_received(data)
        if self._request_count > before:
            self._no_longer_wait()
            self.busy, self._head, self._ahead = True, 0, 0
        elif self.busy:
            self._ahead += 0 if self._upgraded else len(data)  # a socket has bounds of its own
            if self._ahead > 64 * self._limits.body:
                self.drop()
        else:
            self._head += len(data)
            if self._slow is None:
                self.keep_alive(val=True)  # it waits for a head from now on, and no longer for nothing
                self._wait()
            if self._head > self._limits.head:
                self._refuse(431)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send an answer; what comes then begins a new request."""
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            self.busy = bool(self._messages)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What is answered to what is no request: a sentence without a word of what came."""
        if request.writer.output_size > 0:
            raise ConnectionResetError(message)
        response = refusal(431 if isinstance(exc, LineTooLong) else status, answers="text")
        put_headers(response)
        response.force_close()
        return response

    def number(self) -> int:
        """The number of its socket; -1 where it is closed."""
        sock = None if self.transport is None else self.transport.get_extra_info("socket")
        return -1 if sock is None else int(sock.fileno())

    def seated(self, token: str) -> None:
        """Somebody with a seat asks over it."""
        if not self._force_close:
            self._connections.put(self, f"token {token}")

    def streams(self) -> None:
        """What runs now sends as long as this is open: it ends with it, and not when it would send again."""
        self._stream = asyncio.current_task()

    def drop(self) -> None:
        """End it at once, whatever waits to be sent."""
        self._connections.gone(self)
        transport = self.transport
        self.force_close()
        if transport is not None:
            transport.abort()

    def _wait(self) -> None:
        self._slow = self._loop.call_later(self._limits.head_s, self._refuse, 408)

    def _no_longer_wait(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _refuse(self, status: int) -> None:
        self._no_longer_wait()
        if (transport := self.transport) is not None and not self._force_close:
            transport.write(raw_refusal(status))
            self.force_close()


async def listen(
    runner: web.AppRunner,
    connections: Connections,
    host: str,
    port: int,
    *,
    tls: ssl.SSLContext | None = None,
    debug: bool = False,
) -> asyncio.Server:
    """Listen with the application of a runner that is set up; OSError where it cannot.

    Close the server before `runner.cleanup()`. What goes wrong beneath a request is told on stderr with `debug` alone.
    """
    loop = asyncio.get_running_loop()
    manager = runner.server
    if manager is None:
        raise RuntimeError("The runner must be set up before it can listen.")
    _LOG.disabled = not debug
    if not debug:
        logging.getLogger("asyncio").setLevel(logging.CRITICAL)
        loop.set_exception_handler(_tell_briefly)
    return await loop.create_server(
        lambda: Connection(manager, connections, loop=loop),
        host,
        port,
        ssl=tls,
        ssl_handshake_timeout=HANDSHAKE_S if tls is not None else None,
        reuse_address=True,
    )


def _tell_briefly(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Tell the host that something failed which no request waits for; what the network does is nothing to tell."""
    error = context.get("exception")
    if error is not None and not isinstance(error, OSError | asyncio.CancelledError):
        sys.stderr.write(f"The server failed at something: {type(error).__name__} (--debug shows where)\n")
