"""Requests made up at random for every route of the server, and what may never stand in an answer to one."""

import json
import socket
from contextlib import suppress
from urllib.parse import quote, urlencode

from support.guarded import RawAnswer, has_headers

from squadlog.extras.web.server.routes import ROUTES

METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "G\0T", "")
NAMES = (
    "menu", "form", "targets", "card", "here", "order", "log", "note", "style.css", "page.js",
    "0" * 12 + ".svg", "a", "..", ".", "%2e%2e", "a%00b", "é", "x" * 3000, "__class__", "0",
)  # fmt: skip
PATHS = ("/none", "//", "/page/", "/.", "http://evil.example/state", "*", "/%2e", "/state/", "/page/piece/")
HOSTS = ("evil.example", "", "127.0.0.1:1", "localhost")
CONTENTS = (
    "application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=a",
    "application/json; charset=x", "",
)  # fmt: skip
FIELDS = (
    "unit", "units", "action", "battle", "say", "at", "key", "face", "die", "code", "seat", "do",
    "undo", "only", "clear", "floor", "x", "y", "metres", "target", "range", "cover", "name",
    "word", "text", "look", "place", "way",
)  # fmt: skip
TEXTS = (
    "1", "2", "4", "11", "0", "-1", "99999999999999999999", "1e9", "nan", "1.5", "", " ", "fire",
    "walk", "run", "hold", "note", "standing", "1-4", "1,2", "red", "blue", "referee", "table", "A",
    "AAAAAAAA", "revoke", "code", "act-for", "begin", "ready", "placed red", "hide 4", "initiative",
    "die 9", "9", "done", "undo", "note the rain stops", "walk 2 2m over light", "fire 3 at 11",
    "end", "correct", "overrule", "ruling fire.simultaneity", "\x00", "\u202e", "é" * 20,
    "\U0001f600", "'", "<b>", "</script><script>alert(1)</script>", "{{7*7}}", "%s%n",
    "../../etc/passwd", "note " + "a" * 3000, ";" * 200, "\r\nX: y",
)  # fmt: skip
_VALUES = (None, True, False, 0, 1, -1, 10**30, 1.5, [], {}, [[]], {"say": "1"}, [1, 2], "\ud800")
_HEADERS = (
    ("X-Squadlog", "piece"), ("Accept", "text/html"), ("Accept", "*/*, */*"),
    ("Range", "bytes=0-1"), ("Expect", "100-continue"), ("Expect", "tea"), ("Upgrade", "websocket"),
    ("Connection", "Upgrade"), ("Connection", "close"), ("Connection", "keep-alive"),
    ("If-None-Match", "*"), ("If-Modified-Since", "yesterday"), ("Content-Encoding", "gzip"),
    ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Site", "same-origin"),
    ("X-Forwarded-For", "1.2.3.4"), ("X-Forwarded-Host", "evil.example"), ("X", "a" * 9000),
    ("X", "\xff\xfe"), ("Authorization", "Basic YTpi"), ("X-HTTP-Method-Override", "DELETE"),
    ("Last-Event-ID", "999"), ("Last-Event-ID", "x"), ("Transfer-Encoding", "gzip, chunked"),
    ("Content-Length", "5"), ("Host", "evil.example"), ("Accept-Encoding", "gzip"),
    ("Cookie", "a=b; c"), ("Sec-WebSocket-Key", "YQ=="), ("Sec-WebSocket-Version", "13"),
)  # fmt: skip
NEVER = (
    "Traceback", 'File "', ".py", "site-packages", "aiohttp", "Error:", "/home/", "/var/", "sqlite",
    "squads.db", "invalid literal", "could not convert", "has no attribute", "unhashable",
    "not in list", "out of range",
)  # fmt: skip
"""What no answer says, whatever was asked."""


class MadeUpRequests:
    """Requests to a server at `host` (name and port), by devices with these cookies, each by a number of its own.

    `sentences` are words that may stand in the battle, beside those that never do.
    """

    def __init__(self, host, cookies, sentences=()):
        self._host, self._cookies, self._texts = host, tuple(cookies), (*TEXTS, *sentences)

    def make(self, random):
        """One request, and whether it is whole; else it was changed byte by byte.

        Every other one is as a page would send it, but for what it asks and says: it comes to a handler.
        """
        wild = random.choice((0.0, 1.0))  # how much of what may be wrong is
        route = random.choice(ROUTES)
        method = random.choice(METHODS) if random.random() < 0.15 * wild else route.method
        path = random.choice(PATHS) if random.random() < 0.1 * wild else route.path
        while "{" in path:
            before, _, after = path.partition("{")
            path = before + random.choice(NAMES) + after.partition("}")[2]
        body, content = b"", None
        if method != "GET" or random.random() < 0.05 * wild:
            body, content = self._body(random, wild, route.content)
        head = self._head(random, wild, method, content)
        if body and random.random() < 0.2 * wild:
            head.append(("Transfer-Encoding", "chunked"))
            body = _in_chunks(body, random.randrange(len(body)) + 1)
        elif method not in {"GET", "HEAD"} or body:
            head.append(("Content-Length", str(len(body))))
        lines = "".join(f"{name}: {value}\r\n" for name, value in head)
        target = path + self._query(random, wild)
        sent = f"{method} {target} HTTP/1.1\r\n{lines}\r\n".encode("utf-8", "replace") + body
        is_whole = random.random() >= 0.2 * wild
        return sent if is_whole else _changed(random, sent), is_whole

    def _query(self, random, wild):
        told = [(random.choice(FIELDS), random.choice(self._texts)) for _ in range(random.randrange(5))]
        if told and random.random() < 0.2 * wild:
            return "?" + quote(str(told))[:3000] + random.choice(("%", "%zz", "&&=", "#"))
        return "?" + urlencode([pair for pair in told if wild or pair[0] != "battle"])

    def _head(self, random, wild, method, content):
        head = [("Host", random.choice(HOSTS) if random.random() < 0.1 * wild else self._host)]
        if method == "POST" and random.random() >= 0.1 * wild:
            head.append(("Origin", "null" if random.random() < 0.1 * wild else f"http://{self._host}"))
        if random.random() >= 0.2 * wild:
            head.append(("Cookie", random.choice(self._cookies)))
        if content is not None:
            head.append(("Content-Type", content))
        while random.random() < 0.3 * wild:
            head.append(random.choice(_HEADERS))
        return head

    def _body(self, random, wild, content):
        told = {
            random.choice(FIELDS): random.choice(_VALUES if random.random() < 0.2 else self._texts)
            for _ in range(random.randrange(5))
        }
        told |= {random.choice(("say", "face", "code", "seat")): random.choice(self._texts)}
        if random.random() < 0.3 * wild:
            length = random.choice((0, 1, 20, 4096, 5000, 70_000))
            return random.randbytes(length), random.choice(CONTENTS)
        if content == "form" or random.random() < 0.3:
            return urlencode(told, errors="replace").encode(), CONTENTS[1]
        return json.dumps(told).encode(), CONTENTS[0]


def _in_chunks(body, cut):
    parts = [part for part in (body[:cut], body[cut:]) if part]
    return b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


def _changed(random, sent):
    """A request with some of its bytes changed, dropped or said twice."""
    made = bytearray(sent)
    for _ in range(random.randrange(1, 6)):
        at = random.randrange(len(made) + 1)
        match random.randrange(4):
            case 0:
                made[at : at + 1] = bytes([random.randrange(256)])
            case 1:
                del made[at : at + random.randrange(1, 40)]
            case 2:
                made[at:at] = made[at : at + random.randrange(1, 200)]
            case _:
                made[at:at] = random.choice((b"\0", b"\r\n", b"\n", b"\r", b":", b" ", b"\xff", b"\r\n\r\n"))
    return bytes(made)


def faults_of(port, sent, *, is_whole):
    """The status that a request got (0: the connection was closed), and what is wrong about the answer."""
    raw = _answer(port, sent, is_whole=is_whole)
    if raw is None:
        return 0, ["no answer within ten seconds"]
    if not raw:
        return 0, ["a whole request was not answered"] if is_whole else []
    if not raw.startswith((b"HTTP/1.1 ", b"HTTP/1.0 ", b"HTTP/0.9 ")):
        return 0, [f"no answer of HTTP: {raw[:80]!r}"]
    answer = RawAnswer(raw)
    if answer.status == 100:
        answer = RawAnswer(raw.partition(b"\r\n\r\n")[2] or b"HTTP/1.1 100 Continue\r\n\r\n")
    found = [f"says {word!r}" for word in NEVER if word in answer.text and answer.status >= 400]
    if answer.status >= 500:
        found.append(f"status {answer.status}: {answer.text[:200]}")
    if answer.status != 100 and not has_headers(answer):
        found.append(f"headers are missing: {answer.headers}")
    return answer.status, found


def _answer(port, sent, *, is_whole):
    """What comes back until the answer is whole; of a stream its head. None where nothing comes in time."""
    raw = b""
    with socket.create_connection(("127.0.0.1", port), 10) as wire, suppress(ConnectionError):
        wire.sendall(sent)
        if not is_whole:
            wire.settimeout(0.1)  # it may wait for the rest of what was changed, for as long as it may
        try:
            while more := wire.recv(65536):
                raw += more
                head, found, body = raw.partition(b"\r\n\r\n")
                if head.startswith(b"HTTP/1.1 100"):
                    head, found, body = body.partition(b"\r\n\r\n")
                lines = head.lower().split(b"\r\n")
                length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), 0)
                if found and (len(body) >= length or sent.startswith(b"HEAD")):
                    break
        except TimeoutError:
            return None if is_whole and not raw else raw
    return raw
