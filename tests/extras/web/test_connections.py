"""How long and how many connections may be open: strangers wait, and never keep out who has a seat."""

import contextlib
import socket
import time

import pytest
from support.guarded import GuardedServer, answer_of, has_headers

from squadlog.extras.web.server.limits import Limits

QUICK = Limits(head_s=0.3, body_s=0.3, idle_s=0.4, connections=20, of_one=6)


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """A server that waits for nobody long."""
    with GuardedServer(tmp_path_factory.mktemp("quick") / "squads.db", QUICK) as found:
        yield found


def _is_open(wire):
    """Whether the other side has left a connection open."""
    wire.setblocking(False)
    try:
        return wire.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        wire.setblocking(True)


def _seated(server, token):
    wire = server.connect()
    wire.sendall(server.head("GET", "/state", token=token) + b"\r\n")
    assert answer_of(wire).status == 200
    return wire


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: "])
def test_a_head_that_does_not_come_in_time_is_waited_for_no_longer(quick, sent):
    with quick.connect() as wire:
        wire.sendall(sent)
        began = time.monotonic()
        answer = answer_of(wire)
        assert 0.2 < time.monotonic() - began < 2
        assert answer.status == 408
        assert has_headers(answer)
        assert wire.recv(1) == b""


def test_a_head_that_comes_letter_by_letter_is_no_head_in_time(quick):
    with quick.connect() as wire, contextlib.suppress(ConnectionError):
        began = time.monotonic()
        while time.monotonic() - began < 2 and _is_open(wire):
            wire.sendall(b"G")
            time.sleep(0.05)
        assert time.monotonic() - began < 1


def test_a_second_request_has_its_time_too(quick):
    with _seated(quick, quick.tokens["player"]) as wire:
        time.sleep(0.2)
        wire.sendall(b"GET / HT")
        assert answer_of(wire).status == 408


@pytest.mark.parametrize("head", [{"Content_Length": "10"}, {"Transfer_Encoding": "chunked"}])
def test_a_body_that_does_not_come_in_time_is_waited_for_no_longer(quick, head):
    with quick.connect() as wire:
        wire.sendall(quick.head("POST", "/say", token=quick.tokens["player"], **head) + b"\r\n2\r\n{}")
        answer = answer_of(wire)
        assert answer.status == 408
        assert has_headers(answer)


def test_a_body_without_a_seat_is_not_waited_for_at_all(quick):
    with quick.connect() as wire:
        wire.sendall(quick.head("POST", "/say", Content_Length="10") + b"\r\n")
        began = time.monotonic()
        assert answer_of(wire).status == 401
        assert time.monotonic() - began < 0.25


def test_a_connection_that_asks_nothing_more_is_closed(quick):
    with _seated(quick, quick.tokens["player"]) as wire:
        wire.settimeout(3)
        assert wire.recv(1) == b""


def test_of_an_address_without_a_seat_the_oldest_connections_go(tmp_path):
    with GuardedServer(tmp_path / "squads.db", Limits(of_one=6)) as server, contextlib.ExitStack() as held:
        seated = held.enter_context(_seated(server, server.tokens["player"]))
        wires = []
        for _ in range(10):
            wires.append(held.enter_context(server.connect("127.0.0.5")))
            server.do(lambda: None)
        elsewhere = held.enter_context(server.connect("127.0.0.6"))
        assert all(map(_is_open, wires))  # any of them may show a seat yet
        time.sleep(0.6)
        server.do(lambda: None)
        assert [_is_open(wire) for wire in wires] == [False] * 4 + [True] * 6
        assert _is_open(seated)
        assert _is_open(elsewhere)


def test_a_crowd_of_an_address_shuts_out_nobody_there_who_has_a_seat(tmp_path):
    limits = Limits(of_one=4, connections=12)
    with GuardedServer(tmp_path / "squads.db", limits) as server, contextlib.ExitStack() as held:
        for _ in range(10):
            wires = [held.enter_context(server.connect()) for _ in range(12)]
            assert server.ask("GET", "/state", token=server.tokens["player"]).status == 200
            server.do(lambda: None)
            assert sum(map(_is_open, wires)) <= 12 + 8
        assert len(server.connections) <= 12 + 9


def test_of_all_connections_those_without_a_seat_go_first(tmp_path):
    with (
        GuardedServer(tmp_path / "squads.db", Limits(connections=8)) as server,
        contextlib.ExitStack() as held,
    ):
        seated = [
            held.enter_context(_seated(server, server.tokens[name]))
            for name in ("player", "referee", "display")
        ]
        strangers = []
        for number in range(20):
            strangers.append(held.enter_context(server.connect(f"127.0.0.{number + 10}")))
            server.do(lambda: None)
        seated.append(held.enter_context(_seated(server, server.tokens["other seat"])))
        time.sleep(0.6)
        server.do(lambda: None)
        assert all(map(_is_open, seated))
        assert [_is_open(wire) for wire in strangers].count(True) == 4
        assert len(server.connections) == 8


def test_a_page_that_is_closed_gives_its_stream_back(server):
    token = server.tokens["display"]
    ask = server.head("GET", "/events", token=token) + b"\r\n"
    with contextlib.ExitStack() as held:
        wires = [held.enter_context(server.connect()) for _ in range(4)]
        for wire in wires[:3]:
            wire.sendall(ask)
            assert answer_of(wire).status == 200
        wires[3].sendall(ask)
        answer = answer_of(wires[3])
        assert answer.status == 429
        assert answer.json()["refused"]["text"] == "This device has 3 pages open already: close one of them."
    deadline = time.monotonic() + 5
    while server.ask("GET", "/events", token=token).status == 429:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_what_is_sent_ahead_of_an_answer_is_not_kept_without_end(server):
    with server.connect() as wire, contextlib.suppress(ConnectionError, TimeoutError):
        wire.sendall(server.head("GET", "/events", token=server.tokens["player"]) + b"\r\n")
        assert answer_of(wire).status == 200
        wire.settimeout(0.3)
        for sent in range(0, 40_000_000, 4000):
            assert sent < 20_000_000
            wire.sendall(b"GET / HTTP/1.1\r\nX: " + b"a" * 3981)


def test_a_full_house_of_players_is_full_and_loses_its_oldest_alone(tmp_path):
    with (
        GuardedServer(tmp_path / "squads.db", Limits(connections=6)) as server,
        contextlib.ExitStack() as held,
    ):
        names = ("player", "referee", "display", "other seat") * 2
        wires = [held.enter_context(_seated(server, server.tokens[name])) for name in names]
        time.sleep(0.6)
        server.do(lambda: None)
        assert [_is_open(wire) for wire in wires] == [False] * 2 + [True] * 6
