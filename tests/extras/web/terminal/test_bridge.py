"""Between a socket and the process behind it: who ends when the other does, and what goes from one to the other."""

import asyncio
import json
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp import WSMsgType, web
from support.at_screens import brought, prepared

from squadlog.extras.web.terminal.bridge import TYPED_AT_MOST, SeatTerminal, cells, command, surroundings

__all__ = ["brought", "prepared"]
SPEAKS = """
import os, sys
def say(kind, told): os.write(1, kind + len(told).to_bytes(4, "big") + told)
os.write(1, b"__GANGLION__\\n")
say(b"M", b'{"type": "open_url", "url": "http://elsewhere/", "new_tab": true}')
say(b"P", b"deliver")
say(b"D", b"%s %s" % (os.environ["COLUMNS"].encode(), str(os.getpid()).encode()))
while head := sys.stdin.buffer.read(5):
    told = sys.stdin.buffer.read(int.from_bytes(head[1:], "big"))
    if b"quit" in told: break
    say(b"D", head[:1] + told)
"""
STUBBORN = SPEAKS.replace("    if b", "    if 0 and b") + "\nimport time; time.sleep(60)"
FLOOD = SPEAKS.replace("while head", "while True: say(b'D', b'x' * 65536)\nwhile head")


def _speaker(script):
    return (sys.executable, "-S", "-c", script)


@asynccontextmanager
async def _shown(script):
    """A socket that shows a process, and its number."""
    terminal = SeatTerminal(_speaker(script), lambda: True)
    app = web.Application()
    app.router.add_get("/socket", terminal.show)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        async with aiohttp.ClientSession() as client:
            url = f"http://127.0.0.1:{runner.addresses[0][1]}/socket?size=?width=90&height=30"
            async with client.ws_connect(url) as socket:
                width, pid = (await asyncio.wait_for(socket.receive_bytes(), 5)).split()
                assert width == b"90"
                yield socket, int(pid), terminal
    finally:
        await runner.cleanup()


def _is_there(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def _gone(pid, within_s=8.0):
    end = time.monotonic() + within_s
    while _is_there(pid) and time.monotonic() < end:  # noqa: ASYNC110 - no one else tells of it
        await asyncio.sleep(0.02)
    return not _is_there(pid)


def test_what_is_typed_goes_to_the_process_and_what_it_draws_comes_back_and_nothing_else():
    async def whole():
        async with _shown(SPEAKS) as (socket, pid, _terminal):
            await socket.send_str(json.dumps(["stdin", "é\x1b[A"]))
            assert await socket.receive_bytes() == b"D" + "é\x1b[A".encode()
            await socket.send_str(json.dumps(["resize", {"width": 9999, "height": "7"}]))
            assert json.loads((await socket.receive_bytes())[1:]) == {
                "type": "resize",
                "width": 400,
                "height": 10,
            }
            await socket.send_str(json.dumps(["ping", "17"]))
            assert await socket.receive_json() == ["pong", "17"]
            await socket.close()
            assert await _gone(pid)

    asyncio.run(whole())


@pytest.mark.parametrize(
    "strange",
    [
        "no list",
        "{}",
        "[]",
        '["stdin", 3]',
        '["resize", null]',
        '["deliver_chunk_request", "key"]',
        "[" * 4000,
        json.dumps(["stdin", "x" * TYPED_AT_MOST]),
        b"bytes",
    ],
    ids=lambda one: str(one)[:20],
)
def test_a_browser_that_says_something_else_has_no_terminal_any_more(strange):
    async def whole():
        async with _shown(SPEAKS) as (socket, pid, _terminal):
            await (socket.send_str(strange) if isinstance(strange, str) else socket.send_bytes(strange))
            assert (await socket.receive()).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
            assert await _gone(pid)

    asyncio.run(whole())


@pytest.mark.parametrize("script", [STUBBORN, FLOOD], ids=["deaf", "draws without end"])
def test_a_process_that_does_not_listen_ends_with_its_socket_all_the_same(script):
    async def whole():
        async with _shown(script) as (socket, pid, _terminal):
            socket._response.connection.transport.abort()
            assert await _gone(pid)

    asyncio.run(whole())


def test_a_process_that_ends_ends_its_socket_and_so_does_the_server():
    async def whole():
        async with _shown(SPEAKS) as (socket, pid, terminal):
            await terminal.end()
            assert not _is_there(pid)
            assert (await asyncio.wait_for(socket.receive(), 8)).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)
        async with _shown(STUBBORN) as (_socket, pid, _terminal):
            pass
        assert not _is_there(pid)

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("asked", "size"),
    [
        ({}, (80, 24)),
        ({"width": "120", "height": "40"}, (120, 40)),
        ({"width": "-3", "height": "1e9"}, (80, 24)),
        ({"width": "٣", "height": "99999999"}, (80, 24)),
        ({"width": 1, "height": 9999}, (20, 160)),
    ],
)
def test_a_size_is_within_bounds(asked, size):
    assert cells(asked) == size


def test_the_process_hears_nothing_that_drives_textual_and_no_secret_of_the_server(monkeypatch):
    for name in (
        "TEXTUAL",
        "TEXTUAL_DRIVER",
        "TEXTUAL_LOG",
        "TEXTUAL_PRESS",
        "SQUADLOG_BATTLE",
        "AWS_SECRET",
    ):
        monkeypatch.setenv(name, "x")
    told = surroundings(80, 24)
    assert [name for name in told if name.startswith(("TEXTUAL", "AWS"))] == ["TEXTUAL_COLOR_SYSTEM"]
    assert "SQUADLOG_BATTLE" not in told


def test_the_screens_themselves_begin_and_end_when_nobody_is_there_to_type(tmp_path, prepared):
    number = prepared()
    words = command(tmp_path / "squadlog.db", number, "red")
    process = subprocess.Popen(  # noqa: S603 - our own program
        words,
        env=surroundings(80, 24),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout.readline() == b"__GANGLION__\n"
        drawn = b""
        while b"seat of TOG" not in drawn:
            head = process.stdout.read(5)
            assert head[:1] == b"D"
            drawn += process.stdout.read(int.from_bytes(head[1:], "big"))
        process.stdin.close()
        process.stdout.read()
        assert process.wait(3) == 0
    finally:
        process.kill()
        process.stdout.close()
        process.wait()
