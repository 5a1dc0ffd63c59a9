"""A server on loopback on a battle of its own, and clients that sit at it."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from squadlog.extras.web import telling
from squadlog.extras.web.running import Running, records_served
from squadlog.extras.web.server.app import Address


class Answer:
    """What the server answered."""

    def __init__(self, status: int, headers: Mapping[str, str], text: str) -> None:
        self.status, self.headers, self.text = status, headers, text

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Client:
    """A device with its cookie."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url, self.cookie = url, cookie

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """One request; a body is sent as JSON, a text as it is."""
        connection = http.client.HTTPConnection(self.url.removeprefix("http://"), timeout=20)
        sent = {"Origin": self.url} if method == "POST" else {}
        if self.cookie:
            sent["Cookie"] = self.cookie
        if body is not None and not isinstance(body, str):
            sent["Content-Type"], body = "application/json", json.dumps(body)
        with closing(connection):
            connection.request(method, path, body, {**sent, **(headers or {})})
            with connection.getresponse() as response:
                return Answer(response.status, dict(response.headers), response.read().decode())

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, headers=headers)

    def length(self, path: str) -> int:
        """How many bytes a browser is sent for an address, packed."""
        connection = http.client.HTTPConnection(self.url.removeprefix("http://"), timeout=20)
        connection.request("GET", path, headers={"Cookie": self.cookie, "Accept-Encoding": "gzip"})
        found = len(connection.getresponse().read())
        connection.close()
        return found

    def post(self, path: str, body: object) -> Answer:
        return self.ask("POST", path, body)

    def say(self, sentence: str, at: int | None = None, key: str = "") -> Answer:
        return self.post("/say", {"say": sentence, "key": key, **({} if at is None else {"at": at})})


class ServedTable:
    """A server that runs, with the codes of its seats."""

    def __init__(self, running: Running) -> None:
        self.running, self.url = running, running.served.url
        told = telling.as_data(running.served)
        self.codes = {
            (table["battle"], seat["name"]): seat["code"]
            for table in told["tables"]
            for seat in table["seats"]
        }

    def join(self, seat: str, battle: int = 1) -> Client:
        """A device that sits down at a seat."""
        answer = Client(self.url).post("/join", {"code": self.codes[battle, seat]})
        assert answer.status == 204, answer.text
        return Client(self.url, answer.headers["Set-Cookie"].split(";")[0])

    def stranger(self) -> Client:
        """A device without a seat."""
        return Client(self.url)


@contextmanager
def served(path: Path | None, *numbers: int, terminal: bool = False) -> Iterator[ServedTable]:
    """A server on the records of a file, on any free port, until the end."""
    running = Running(records_served(path, numbers or (1,), terminal=terminal), Address(port=0))
    try:
        yield ServedTable(running)
    finally:
        running.stop()
