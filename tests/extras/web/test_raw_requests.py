import re
from urllib.parse import quote

import pytest
from support.guarded import answer_of, has_headers

from squadlog.extras.web.server.joining import hash_of
from squadlog.extras.web.server.refusals import SENTENCES


def _lines(server, *lines, path="/"):
    return server.raw(
        "\r\n".join((f"GET {path} HTTP/1.1", *lines, "", "")).format(port=server.port).encode("latin-1")
    )


HOST = "Host: 127.0.0.1:{port}"


@pytest.mark.parametrize(
    "lines",
    [
        (HOST, "Host: evil.example"),
        ("Host: evil.example", HOST),
        (HOST, HOST),
        (HOST, "Origin: http://127.0.0.1:{port}", "Origin: http://evil.example"),
        (HOST, "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"),
        (HOST, "Content-Length: 0", "Transfer-Encoding: chunked"),
        (HOST, "Content-Length: 0", "Content-Length: 5"),
        (HOST, "Content-Length: -1"),
        (HOST, "Content-Length: +1"),
        (HOST, "Transfer-Encoding: chunked, identity"),
        (HOST, " folded: a"),
        (HOST, "Host : evil.example"),
        (HOST, "X: a\0b"),
        (HOST, "no colon"),
        (HOST, "\xff\xfe: a"),
    ],
)
def test_a_head_that_can_be_read_in_two_ways_is_refused(server, lines):
    answer = _lines(server, *lines)
    assert answer.status == 400
    assert answer.text == "The server cannot read this request."
    assert has_headers(answer)


@pytest.mark.parametrize(
    "target",
    [
        "http://evil.example/state",
        "http://127.0.0.1:{port}/state",
        "*",
        "state",
        "",
        "/state#a",
        "/\xe9",
        "/st\0ate",
        "/state\t",
        "evil.example:80",
        "//evil.example/state",
        "/state?a=%00",
        "/state?a=%0d%0aSet-Cookie:b",
        "/state?battle=1&battle=2",
    ],
)
def test_a_target_that_is_no_plain_path_opens_nothing(server, target):
    cookie = f"Cookie: {server.cookie}={server.tokens['player']}"
    answer = _lines(server, HOST, cookie, path=target.format(port=server.port))
    assert answer.status in {400, 404}
    assert has_headers(answer)


@pytest.mark.parametrize(
    "sent",
    [
        b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1 x\r\n\r\n",
        b"get / HTTP/1.1\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"G\0T / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\nHost: a\n\n",
        b"<script>alert(1)</script> / HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_without_a_word_of_it(server, sent, capfd):
    wire = server.connect()
    with wire:
        wire.sendall(sent)
        wire.shutdown(1)
        answer = answer_of(wire)
    if answer.status:
        assert answer.status in {400, 421}
        assert answer.text in {SENTENCES[400], SENTENCES[421]}
        assert has_headers(answer)
    assert capfd.readouterr() == ("", "")


def test_a_head_of_over_eight_kilobytes_is_refused(server):
    for more in ({"X": "a" * 8200}, {f"X{n}": "a" * 400 for n in range(21)}, {"Cookie": "a=b; " * 1700}):
        answer = server.ask("GET", "/", **more)
        assert answer.status == 431
        assert answer.text == SENTENCES[431]
        assert has_headers(answer)
    assert server.ask("GET", "/?" + "a" * 8200).status == 431
    assert server.ask("GET", "/", **{f"X{n}": "a" * 400 for n in range(18)}).status == 200


def test_a_head_without_an_end_is_cut_off_at_eight_kilobytes(server):
    with server.connect() as wire:
        wire.sendall(b"GET / HTTP/1.1\r\n")
        for number in range(9):
            wire.sendall(b"X%d: " % number + b"a" * 1000 + b"\r\n")
        assert answer_of(wire).status == 431


def test_two_cookies_of_its_name_are_no_seat(server):
    held, other = server.tokens["player"], server.tokens["other seat"]
    for line in (
        f"{held}; {server.cookie}={other}",
        f"{held}\r\nCookie: {server.cookie}={other}",
        f"x; {server.cookie}={held}",
    ):
        assert server.ask("GET", "/state", token=line).status == 401
    assert server.ask("GET", "/state", token=f"{held}; other=1").status == 200
    assert server.ask("GET", "/state", token=f"{held}; {server.cookie}={held}").status == 200


@pytest.mark.parametrize(
    "change",
    [
        str.lower,
        str.upper,
        lambda told: told[:-1],
        lambda told: told + "a",
        lambda told: f'"{told}"',
        lambda _: "",
        lambda _: "\xe9" * 22,
        lambda _: "a" * 5000,
    ],
)
def test_a_token_counts_as_it_is_or_not_at_all(server, change):
    assert server.ask("GET", "/state", token=change(server.tokens["player"])).status == 401


def test_a_hash_of_a_token_opens_nothing(server):
    assert server.ask("GET", "/state", token=hash_of(server.tokens["player"])).status == 401


@pytest.mark.parametrize("battle", ["2", "0", "-1", "x", "", "1.0", "01234567890", "\u0661"])
def test_a_guest_sits_at_its_own_table_alone(server, battle):
    path = f"/state?battle={quote(battle)}"
    assert server.ask("GET", path, token=server.tokens["player"]).status == 403


def test_requests_sent_at_once_are_answered_in_their_order(server):
    one = server.head("GET", "/state", token=server.tokens["player"]) + b"\r\n"
    two = server.head("GET", "/none") + b"Connection: close\r\n\r\n"
    with server.connect() as wire:
        wire.sendall(one + two)
        raw = b""
        while more := wire.recv(65536):
            raw += more
    assert re.findall(rb"HTTP/1.1 (\d+)", raw) == [b"200", b"404"]


def test_a_body_that_is_expected_is_judged_before_it_comes(server):
    token = server.tokens["player"]
    head = server.head("POST", "/say", token=token, Expect="100-continue", Content_Length="2") + b"\r\n"
    with server.connect() as wire:
        wire.sendall(head)
        assert answer_of(wire).status == 100
        wire.sendall(b"{}")
        assert answer_of(wire).status == 200
    assert server.ask("POST", "/say", token=token, Expect="magic").status == 417
    assert has_headers(server.ask("GET", "/state", Expect="magic"))


def test_a_socket_is_opened_by_a_page_of_this_server_alone(server):
    told = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Key": "a" * 22,
        "Sec_WebSocket_Version": "13",
    }
    token, own = server.tokens["player"], f"http://127.0.0.1:{server.port}"
    assert server.ask("GET", "/state", token=token, **told).status == 403
    assert server.ask("GET", "/state", token=token, Origin="http://evil.example", **told).status == 403
    assert server.ask("GET", "/state", token=token, Origin=own, **told).status == 200
    assert server.ask("GET", "/none", **told).status == 404


def test_what_goes_wrong_is_told_to_the_host_and_to_nobody_else(server, capfd):
    answer = server.ask("GET", "/state?fail=1", token=server.tokens["player"])
    assert answer.status == 500
    assert answer.json()["refused"]["text"] == SENTENCES[500]
    assert "home" not in answer.text
    assert has_headers(answer)
    assert capfd.readouterr().err == "A request failed: RuntimeError (--debug shows where)\n"
    server.served.debug = True
    try:
        server.ask("GET", "/state?fail=1", token=server.tokens["player"])
    finally:
        server.served.debug = False
    assert "Traceback" in capfd.readouterr().err
