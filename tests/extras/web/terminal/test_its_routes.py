"""The terminal behind the guard of the pages: for whoever sits there, from this server's own page, while they sit."""

import asyncio
import json
import sys
import time

import aiohttp
import pytest
from support.calling import call, home
from support.served import served

from squadlog.extras.web.terminal import open_terminals, serving

__all__ = ["call", "home"]
SAYS = """
import os, sys
told = sys.argv[1].encode()
os.write(1, b'__GANGLION__\\nD' + len(told).to_bytes(4, 'big') + told)
sys.stdin.buffer.read(5)
"""


@pytest.fixture
def table(call, monkeypatch):
    """A battle that is served with terminals, in each of which a small program says whose screens it would show."""

    def command(_store, battle, seat):
        return (sys.executable, "-S", "-c", SAYS, f"{battle} {seat}")

    call("new", "newcomer")
    monkeypatch.setattr(open_terminals, "command", command)
    with served(None, terminal=True) as found:
        yield found


class Screens:
    """The sockets of a test."""

    def __init__(self, client):
        self.client, self.opened = client, []

    async def open(self, device, query="", **headers):
        headers = {"Origin": device.url, "Cookie": device.cookie} | headers
        sent = {name: said for name, said in headers.items() if said}
        socket = await self.client.ws_connect(f"{device.url}/page/terminal/socket{query}", headers=sent)
        self.opened.append(socket)
        return socket

    async def refused(self, device, query="", **headers):
        with pytest.raises(aiohttp.WSServerHandshakeError) as found:
            await self.open(device, query, **headers)
        return found.value.status


def _wait_until(holds):
    end = time.monotonic() + 8
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)


def _screens(steps):
    async def whole():
        async with aiohttp.ClientSession() as client:
            screens = Screens(client)
            await steps(screens)
            for socket in screens.opened:
                await socket.close()

    asyncio.run(whole())


def test_whoever_sits_there_has_the_screens_of_that_seat_and_of_no_other(table):
    red, referee, display = map(table.join, ("red", "referee", "table"))

    async def steps(screens):
        socket = await screens.open(red, "?battle=1&size=?width=100&height=30")
        assert await socket.receive_bytes() == b"1 red"
        assert (await asyncio.wait_for(asyncio.to_thread(red.get, "/state"), 8)).status == 200
        assert await (await screens.open(referee)).receive_bytes() == b"1 referee"
        assert await screens.refused(display) == 403
        assert await screens.refused(table.stranger()) == 401
        assert await screens.refused(red, "?battle=2") == 403
        for strange in ("http://elsewhere.example", "null", table.url.replace("http", "https"), ""):
            assert await screens.refused(red, Origin=strange) == 403
        assert await screens.refused(red, Host="elsewhere.example") == 421

    _screens(steps)


def test_its_page_is_as_strict_as_the_others_and_holds_no_script_of_its_own(table):
    red = table.join("red")
    page = red.get("/page/terminal")
    assert page.status == 200
    assert page.headers["Content-Security-Policy"] == red.get("/").headers["Content-Security-Policy"]
    assert "unsafe" not in page.headers["Content-Security-Policy"]
    assert "<style" not in page.text
    assert page.text.count("<script") == page.text.count("<script src=")
    for path in ("xterm.css", "textual.js"):
        assert red.get(f"/page/terminal/file/{path}").status == 200
        assert table.stranger().get(f"/page/terminal/file/{path}").status == 401
    assert red.get("/page/terminal/file/server.py").status == 404


def test_a_seat_has_one_terminal_and_all_have_four(table, monkeypatch):
    monkeypatch.setattr(open_terminals, "MOST", 1)
    red, blue = map(table.join, ("red", "blue"))

    async def steps(screens):
        first = await screens.open(red)
        await first.receive_bytes()
        assert await screens.refused(blue) == 429
        second = await screens.open(red)
        assert await second.receive_bytes() == b"1 red"
        assert (await asyncio.wait_for(first.receive(), 8)).type is aiohttp.WSMsgType.CLOSE
        await second.close()
        await asyncio.to_thread(_wait_until, lambda: not table.running.served.terminals._open)
        assert await (await screens.open(blue)).receive_bytes() == b"1 blue"

    _screens(steps)


def test_a_terminal_ends_when_the_seat_is_taken_away(table, monkeypatch):
    monkeypatch.setattr("squadlog.extras.web.terminal.bridge.LOOKS_EVERY_S", 0.02)
    red, host = table.join("red"), table.running.served

    async def steps(screens):
        socket = await screens.open(red)
        await socket.receive_bytes()
        host.worker.now(host.tokens.revoke, 1, "red")
        assert (await asyncio.wait_for(socket.receive(), 8)).type is aiohttp.WSMsgType.CLOSE

    _screens(steps)


def test_the_server_ends_with_all_its_terminals(table):
    red = table.join("red")

    async def steps(screens):
        socket = await screens.open(red)
        await socket.receive_bytes()
        begun = time.monotonic()
        await asyncio.to_thread(table.running.stop)
        assert time.monotonic() - begun < 4
        assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)

    _screens(steps)


def test_more_may_be_typed_in_an_evening_than_the_body_of_a_request_may_hold(table, monkeypatch):
    red = table.join("red")
    reads = SAYS + "\nwhile sys.stdin.buffer.read(4096): pass"
    monkeypatch.setattr(
        open_terminals, "command", lambda _store, _battle, seat: (sys.executable, "-S", "-c", reads, seat)
    )

    async def steps(screens):
        socket = await screens.open(red)
        await socket.receive_bytes()
        for _ in range(40):
            await socket.send_str(json.dumps(["stdin", "x" * 8000]))
        await socket.send_str(json.dumps(["ping", "1"]))
        assert await asyncio.wait_for(socket.receive_json(), 5) == ["pong", "1"]

    _screens(steps)


def test_without_the_option_there_is_no_terminal(call):
    call("new", "newcomer")
    with served(None) as table:
        red = table.join("red")
        assert red.get("/page/terminal").status == 404
        assert "squadlog serve --terminal" in red.get("/page/terminal").text


def test_a_sealed_battle_is_played_in_a_browser_only_where_nobody_reads_along(table):
    red, host = table.join("red"), table.running.served
    host.worker.now(setattr, host.store, "is_sealed", lambda _battle: True)
    assert red.get("/page/terminal").status == 200
    host.private = False
    page = red.get("/page/terminal")
    assert (page.status, page.text) == (403, serving.READ_ALONG)
