"""A server that ends lets go of whoever is at it, in whatever they are."""

import contextlib
import socket

from support.served import served

from squadlog.extras.web.running import END_S


def test_a_server_ends_beside_open_pages_and_half_requests(call, capsys):
    call("new", "newcomer", "--seed", "7")
    with contextlib.ExitStack() as held, served(None) as table:
        red, host = table.join("red"), table.url.removeprefix("http://")
        lines = f"Host: {host}\r\nOrigin: {table.url}\r\nCookie: {red.cookie}\r\n"
        body = "Content-Type: application/json\r\nContent-Length: 10\r\n"
        heads = (
            f"GET /events HTTP/1.1\r\n{lines}\r\n",
            f"POST /say HTTP/1.1\r\n{lines}{body}\r\n",
            "GET / HT",
        )
        for head in (heads[0], *heads):
            wire = held.enter_context(socket.create_connection(host.split(":"), 5))
            wire.sendall(head.encode())
            if "/events" in head:
                assert wire.recv(12) == b"HTTP/1.1 200"
        assert red.get("/").status == 200  # asked after them: all of them are known by now
        table.running._loop.call_soon_threadsafe(table.running._stop.set)
        table.running._thread.join(20 * END_S)  # END_S, where nobody else uses the machine
        assert not table.running._thread.is_alive()
    assert capsys.readouterr().err == ""
