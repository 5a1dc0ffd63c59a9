"""A server behind the guard whose handlers only say who came, and raw requests to it."""

import asyncio
import contextlib
import json
import re
import socket
import threading
from types import SimpleNamespace

from aiohttp import web

from squadlog.extras.web.server import coming, connections, joining
from squadlog.extras.web.server.app import SERVED
from squadlog.extras.web.server.guard import expect, finish, guard
from squadlog.extras.web.server.guest import PLACE, SeatPlace
from squadlog.extras.web.server.limits import Gates, Limits
from squadlog.extras.web.server.refusals import HEADERS, PAPER_POLICY
from squadlog.extras.web.server.routes import ROUTES
from squadlog.store.record_file import Store

SEATS = {
    "display": SeatPlace(battle=1, seat="table", kind="display"),
    "player": SeatPlace(battle=1, seat="Ann", kind="player"),
    "other seat": SeatPlace(battle=1, seat="Ben", kind="player"),
    "referee": SeatPlace(battle=1, seat="referee", kind="referee"),
    "other battle": SeatPlace(battle=2, seat="Ann", kind="player"),
}


async def _say_who(request):
    place = request.get(PLACE)
    told = None if place is None else [place.battle, place.seat, place.kind]
    if "fail" in request.query:
        raise RuntimeError("at /home/ann/squads.db, seat Ben")
    if request.path == "/events":
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        await response.write(b": here\n\n")
        await asyncio.sleep(30)
        return response
    return web.json_response({"who": told, "body": (await request.read()).decode()})


class _Worker:
    @staticmethod
    async def ask(work, *args, **named):
        return work(*args, **named)


class RawAnswer:
    """An answer as it came over the wire."""

    def __init__(self, raw):
        head, _, self.body = raw.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ")[1]) if first else 0
        self.headers = {}
        for line in lines:
            name, _, told = line.partition(": ")
            self.headers[name.lower()] = told
        self.text = self.body.decode(errors="replace")

    def json(self):
        return json.loads(self.body)


class GuardedServer:
    """It runs in a thread of its own; `tokens` has the secret of each of `SEATS` by its name."""

    def __init__(self, path, limits=None, *, clock=None, proxy=None, tls=None):
        self._path, self._clock, self._tls = path, clock, tls
        limits = Limits() if limits is None else limits
        self.served = SimpleNamespace(
            limits=limits, proxy=proxy, debug=False, secure=tls is not None, private=True, codes=joining.Codes(),
            worker=_Worker,
            streams=SimpleNamespace(end=lambda _gone: None),
            gates=Gates(limits) if clock is None else Gates(limits, clock), tables={1: None, 2: None}, failed=[],
        )  # fmt: skip
        self._up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self):
        self._thread.start()
        assert self._up.wait(10)
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(5)
        assert not self._thread.is_alive()

    async def _run(self):
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        with contextlib.closing(Store(self._path)) as store:
            served = self.served
            served.tokens = joining.Tokens(store, (1, 2), served.limits)
            self.tokens = {name: served.tokens.give(place) for name, place in SEATS.items()}
            app = web.Application(middlewares=[guard(served)], client_max_size=served.limits.body)
            app[SERVED] = served
            app.on_response_prepare.append(finish(served))
            for route in ROUTES:
                handler = {"/join": coming.join, "/page/join": coming.page_join}.get(route.path, _say_who)
                app.router.add_route(route.method, route.path, handler, expect_handler=expect)
            runner = web.AppRunner(app, shutdown_timeout=0.5)
            await runner.setup()
            self.connections = connections.Connections(served.limits, served.proxy)
            server = await connections.listen(runner, self.connections, "127.0.0.1", 0, tls=self._tls)
            self.port = server.sockets[0].getsockname()[1]
            scheme = "https" if self._tls else "http"
            served.hosts = frozenset({f"127.0.0.1:{self.port}", f"localhost:{self.port}"})
            served.origins = frozenset(f"{scheme}://{host}" for host in served.hosts)
            self.cookie = joining.cookie_name(served.tokens, served.hosts, secure=served.secure)
            self._up.set()
            await self._end.wait()
            server.close()
            await runner.cleanup()

    def do(self, work, *args):
        """Do something on the thread of the server."""

        async def done():
            return work(*args)

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(5)

    def connect(self, source="127.0.0.1"):
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.port), 5, (source, 0))

    def raw(self, sent, source="127.0.0.1"):
        """What comes back on some bytes until the server closes, or has answered once."""
        with self.connect(source) as wire:
            with contextlib.suppress(ConnectionError):
                wire.sendall(sent)
            return answer_of(wire, headless=sent.startswith(b"HEAD"))

    def head(self, method, path, *, token=None, drop=(), **more):
        """The head of a request as a page of this server sends it, with some headers changed or dropped."""
        told = {"Host": f"127.0.0.1:{self.port}"}
        if method != "GET":
            told |= {"Origin": f"http://127.0.0.1:{self.port}", "Content-Type": "application/json"}
        if token is not None:
            told["Cookie"] = f"{self.cookie}={token}"
        told |= {name.replace("_", "-"): value for name, value in more.items()}
        lines = "".join(f"{name}: {value}\r\n" for name, value in told.items() if name not in drop)
        return f"{method} {path} HTTP/1.1\r\n{lines}".encode("latin-1")

    def ask(self, method, path, *, body=b"{}", token=None, drop=(), source="127.0.0.1", **more):
        """The answer to one request."""
        head = self.head(method, path, token=token, drop=drop, **more)
        if method == "GET" or "Transfer_Encoding" in more or "Content_Length" in more:
            return self.raw(head + b"\r\n" + (b"" if method == "GET" else body), source)
        return self.raw(head + f"Content-Length: {len(body)}\r\n\r\n".encode() + body, source)


def answer_of(wire, *, headless=False):
    """One answer from a connection: until its length is there, or the other side closes; `headless`: to HEAD."""
    raw = b""
    with contextlib.suppress(ConnectionError):
        while more := wire.recv(65536):
            raw += more
            head, found, body = raw.partition(b"\r\n\r\n")
            if found and b"transfer-encoding: chunked" in head.lower():
                break
            length = [
                line.split(b":")[1]
                for line in head.split(b"\r\n")
                if line.lower().startswith(b"content-length:")
            ]
            if found and (headless or not length or len(body) >= int(length[0])):
                break
    return RawAnswer(raw)


def has_headers(answer):
    """Whether an answer has the headers that every answer has, and no version of anything."""
    plain = {name: told for name, told in HEADERS.items() if name != "Content-Security-Policy"}
    same = all(answer.headers.get(name.lower()) == told for name, told in plain.items())
    policy = answer.headers.get("content-security-policy", "")
    of_paper = re.escape(PAPER_POLICY).replace(re.escape("{}"), "[A-Za-z0-9+/=]+")
    same = same and (
        policy == HEADERS["Content-Security-Policy"] or re.fullmatch(of_paper, policy) is not None
    )
    return same and "cache-control" in answer.headers and "aiohttp" not in str(answer.headers).lower()
