"""Between a socket and the process whose screens it shows. That ends when the socket does, or the server."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import WSMsgType, web

import squadlog
from squadlog.base.names import whole_number

PipeT = TypeVar("PipeT")
TYPED_AT_MOST = 16 * 1024
"""Bytes of one message from a browser: a share code that is pasted comes in pieces."""
DRAWN_AT_MOST = 4 * 1024 * 1024
"""Bytes of one drawing."""
LEAST, MOST = (20, 10), (400, 160)
"""Cells of a terminal, across and down."""
ENDS_IN_S = 0.7
"""How long the screens may take to end by themselves; then they are ended."""
LOOKS_EVERY_S = 1.0
"""How often it is asked whether whoever sits there may still do so."""
_BEGINS = b"__GANGLION__\n"
_KEPT = (
    "APPDATA", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LOCALAPPDATA", "PYTHONPYCACHEPREFIX", "SQUADLOG_HOME",
    "SQUADLOG_SEEN", "SYSTEMROOT", "TEMP", "TZ", "USERPROFILE", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
)  # fmt: skip
"""What the process hears of the surroundings of the server; nothing of what drives Textual."""


def command(store: Path, battle: int, seat: str) -> tuple[str, ...]:
    """The words that begin the screens of a battle at a seat. None of them comes from a browser."""
    module = "squadlog.extras.web.terminal.seated"
    return (sys.executable, "-P", "-m", module, str(store.absolute()), str(battle), seat)


def surroundings(width: int, height: int) -> dict[str, str]:
    """The variables of that process."""
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    paths = (str(Path(squadlog.__path__[0]).parent), os.environ.get("PYTHONPATH", ""))
    cells = {"COLUMNS": str(width), "ROWS": str(height), "LINES": str(height)}
    return {
        **kept,
        **cells,
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "TEXTUAL_COLOR_SYSTEM": "truecolor",
    }


def cells(asked: Mapping[str, Any]) -> tuple[int, int]:
    """The size that a browser asks for, within bounds; what is no number is that of an old terminal."""
    size = []
    for name, usual, least, most in zip(("width", "height"), (80, 24), LEAST, MOST, strict=True):
        number = whole_number(str(asked.get(name, "")), most_digits=4)
        size.append(min(max(usual if number is None else number, least), most))
    return size[0], size[1]


class SeatTerminal:
    """One process and the socket that shows it."""

    def __init__(self, words: tuple[str, ...], sits: Callable[[], bool]) -> None:
        self._words, self._sits = words, sits
        self._over, self._ended = asyncio.Event(), asyncio.Event()

    async def show(self, request: web.Request) -> web.WebSocketResponse:
        """Show the screens until one of the two ends."""
        socket = web.WebSocketResponse(
            timeout=ENDS_IN_S, heartbeat=15, max_msg_size=TYPED_AT_MOST, compress=False
        )
        try:
            await socket.prepare(request)
            process = await asyncio.create_subprocess_exec(
                *self._words,
                stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=surroundings(*cells(_asked(request))),
                start_new_session=True,
            )  # fmt: skip
            try:
                await self._both(process, socket)
            finally:
                await _end(process)
        finally:
            self._ended.set()
        with suppress(ConnectionError):
            await socket.close()
        return socket

    async def end(self) -> None:
        """End it, and wait until its process has ended."""
        self._over.set()
        await self._ended.wait()

    async def _both(self, process: Process, socket: web.WebSocketResponse) -> None:
        ways = _draw(process, socket), _type(process, socket), self._while_sitting(), self._over.wait()
        tasks = [asyncio.ensure_future(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in tasks:
                one.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _while_sitting(self) -> None:
        """Wait until nobody sits there any more: the seat was taken away."""
        while self._sits():  # noqa: ASYNC110 - the list of guests tells nobody
            await asyncio.sleep(LOOKS_EVERY_S)


async def _end(process: Process) -> None:
    """End a process: by a word, else by force."""
    try:
        _tell(process, b"M", b'{"type": "quit"}')
        _pipe(process.stdin).close()
        await asyncio.wait_for(_rest(process), ENDS_IN_S)
    except TimeoutError:
        pass
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(_rest(process), ENDS_IN_S)


async def _rest(process: Process) -> None:
    """Read what it still draws, so that nothing keeps it, until it has ended."""
    while await _pipe(process.stdout).read(1 << 16):
        pass
    await process.wait()


async def _draw(process: Process, socket: web.WebSocketResponse) -> None:
    """Send the browser what the screens draw, and nothing else of what they say."""
    out = _pipe(process.stdout)
    with suppress(asyncio.IncompleteReadError, ConnectionError, ValueError):
        if await out.readline() != _BEGINS:
            return
        while True:
            head = await out.readexactly(5)
            size = int.from_bytes(head[1:], "big")
            if size > DRAWN_AT_MOST:
                return
            drawn = await out.readexactly(size)
            if head[:1] == b"D":
                await socket.send_bytes(drawn)
            elif b'"exit"' in drawn:
                return


async def _type(process: Process, socket: web.WebSocketResponse) -> None:
    """Hand on what is typed there, and how large it is there; whoever says anything else has it no longer."""
    async for message in socket:
        match _heard(message.data) if message.type is WSMsgType.TEXT else None:
            case ["stdin", str(keys)]:
                _tell(process, b"D", keys.encode("utf-8", "replace"))
            case ["resize", dict(size)]:
                width, height = cells(size)
                _tell(
                    process, b"M", json.dumps({"type": "resize", "width": width, "height": height}).encode()
                )
            case ["focus" | "blur" as which]:
                _tell(process, b"M", json.dumps({"type": which}).encode())
            case ["ping", str(then)] if len(then) < 40:
                await socket.send_json(["pong", then])
            case _:
                return
        with suppress(ConnectionError):
            await _pipe(process.stdin).drain()


def _asked(request: web.Request) -> dict[str, str]:
    """The size that a browser asks for. Its script puts a question mark behind the address that has one already."""
    query = request.query
    return {"width": query.get("size", "").removeprefix("?width="), "height": query.get("height", "")}


def _tell(process: Process, kind: bytes, said: bytes) -> None:
    _pipe(process.stdin).write(kind + len(said).to_bytes(4, "big") + said)


def _pipe(pipe: PipeT | None) -> PipeT:
    if pipe is None:
        raise RuntimeError("a process without pipes")
    return pipe


def _heard(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
