"""Battles and side games in pairs that differ only in what a seat may not know are served to it alike, byte for byte.

    python tests/large/served_pairs.py --pairs 300 --seed 1

The pairs are those of `leaks` and `game_leaks`. Each of the two is served, and whoever may not know what differs sits
at its page: every address that a guest may ask for, every refusal, with status, headers and body;
and the stream: what is sent at first, and after something is said that all may hear and something that it may not.
"""

import argparse
import random
import re
import socket
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from large import game_leaks, leaks
from large.given import differences
from support.served import Client, ServedTable, served

from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.session.match import Match
from squadlog.extras.web.pages.page import FRAGMENTS, THOUGHTS
from squadlog.extras.web.server.attendance import Attendance
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.extras.web.server.routes import ROUTES
from squadlog.facts.seats import NOBODY, TABLE
from squadlog.session.battle_session import open_store

PAIRS, FEW, GAMES = 300, 4, 4
LONG = 3000
OTHERWISE = frozenset({"Date", "Set-Cookie", "Content-Length"})
"""Headers that are of the moment; the length is that of the body, which is compared."""
QUERIES = (
    "",
    "?unit=1",
    "?unit=11",
    "?unit=2&action=walk",
    "?unit=11&action=fire",
    "?unit=1&target=11",
    "?at=3,4&unit=1",
    "?unit=1&way=3,4",
)
GETS = {
    "/": ("/",),
    "/display": ("/display", "/display?only=score,last,track&clear=1"),
    "/referee": ("/referee",),
    "/state": ("/state",),
    "/menu": tuple(f"/menu{one}" for one in QUERIES),
    "/form": tuple(f"/form{one}" for one in QUERIES),
    "/targets": tuple(f"/targets{one}" for one in QUERIES),
    "/seats": ("/seats",),
    "/page/piece/{name}": tuple(
        f"/page/piece/{name}{one}" for name in (*FRAGMENTS, *THOUGHTS) for one in QUERIES
    ),
    "/figures.svg": tuple(
        f"/figures.svg{one}" for one in ("", "?floor=2", "?look=plain", "?frame=0", "?frame=999")
    ),
    "/ground/{name}.svg": ("/ground/0123456789abcdef.svg",),
    "/page/replay": ("/page/replay", "/page/replay?frame=2", "/page/replay?frame=999"),
    "/page/paper": ("/page/paper",),
    "/page/static/{name}": (),
    "/page/terminal": ("/page/terminal",),
    "/page/terminal/file/{name}": (),
    "/page/terminal/socket": (),
}
"""What is asked of each route, by its path; nothing where all are given one file, or screens that `leaks` compares."""
SAID = ("hold 99", "nonsense", "out 1", "parry 11", "fire 11 at 1", "undo", "walk 11 2m", "Ann")
OPENS = ("out 1", "parry 11")
"""Answers that open what both have chosen in secret, where the other has chosen before: no secret from then on."""
SETTLES_S = 0.7


READ = tuple(route.path for route in ROUTES if route.method == "GET" and route.cost != "stream")
"""The routes that are read; each has its row."""


def given(
    path: Path, seat: str, others: tuple[str, ...] = (), number: int = 1, secrets: int = 1
) -> Iterator[tuple[str, str]]:
    """All that a server of that file gives a seat; each of `others`, its sides, says so many things it may not hear."""
    chance = patch("squadlog.extras.web.server.joining.secrets.choice", random.Random(1).choice)
    moment = patch("squadlog.extras.web.server.app.Attendance", lambda: Attendance(lambda: 0.0))
    still = patch.multiple(BattleTable, tick=lambda _table: False, clock=lambda _table, _place: "")
    with chance, moment, still, served(path, number) as table:  # the time of a turn does not run
        table.running.served.url = "http://table"
        guest = table.join(_sits(table, seat, number), number)
        for address in (one for path in READ for one in GETS.get(path, ())):
            piece = {"X-Squadlog": "piece"} if "?" in address and "/piece/" in address else {}
            yield address, _told(guest.get(address, **piece))
        for sentence in SAID if guest.get("/menu").status != 403 else SAID[:1]:
            state = guest.get("/state").json
            if sentence in OPENS and _opens(state):
                continue
            answer = guest.post("/say", {"say": sentence, "at": state["entry"]})
            if answer.status == 200:  # what stands is another battle from here on
                guest.post("/undo", {})
            yield sentence, _told(answer)
        yield "the stream", _streamed(table, guest, others, number, secrets)


def _opens(state: dict[str, Any]) -> bool:
    """Whether this seat is asked for its choice in secret; side games ask otherwise."""
    asked = state.get("question") or {}
    return asked.get("kind") == "intent" and asked.get("mine")


def _sits(table: ServedTable, seat: str, number: int) -> str:
    """The seat of a side: its own, or that of the first of its people."""
    if (number, seat) in table.codes:
        return seat
    seats = table.running.served.seats()[number]
    return next(one.name for one in seats if one.side == seat and not one.left)


def _told(answer) -> str:
    head = sorted((name, said) for name, said in answer.headers.items() if name not in OTHERWISE)
    return f"{answer.status} {head}\n{answer.text}"


def _streamed(table: ServedTable, guest: Client, others: tuple[str, ...], number: int, secrets: int) -> str:
    """The states that are sent to an open page: at first, after secret words of others, the last after one for all.

    What is sent in between hangs on how busy the machine is: a state that waits gives way to the next.
    """
    host, port = table.url.removeprefix("http://").split(":")
    speakers = [table.join(_sits(table, side, number), number) for side in others]
    for speaker in speakers:  # the guest's wish to take back is open still
        speaker.say("consent no")
    with socket.create_connection((host, int(port)), timeout=30) as stream:
        where = f"/events?battle={number}"
        stream.sendall(
            f"GET {where} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {guest.cookie}\r\n\r\n".encode()
        )
        first = _states(stream, most_s=20)
        for speaker in speakers:
            for _ in range(secrets):
                told = speaker.post("/say", {"say": "note private what I do"})
                assert told.status == 200, told.text
        secret = _states(stream) if speakers else []
        for speaker in speakers:
            speaker.post("/say", {"say": "note all can hear this"})
        last = _states(stream, most_s=20)[-1:] if speakers else []
    return "\n".join((*first, "a secret:", *secret, "for all:", *last))


def _states(stream: socket.socket, most_s: float = SETTLES_S) -> list[str]:
    """The states that come until nothing comes for a while; waited for the first of them for so many seconds."""
    told, found = b"", list[str]()
    stream.settimeout(most_s)
    with suppress(TimeoutError):
        while part := stream.recv(1_000_000):
            told += part
            found = re.findall(r"event: state\n(?:id: \d+\n)?data: .*", told.decode(errors="ignore"))
            if found:
                stream.settimeout(SETTLES_S)
    return found


def battle_pair(folder: Path, rng: random.Random) -> Iterator[str]:
    """What differs between two served battles for a seat that may not know why; nothing where all is well."""
    with ExitStack() as patched:
        # A commitment differs by its salt alone, which nobody knows.
        patched.enter_context(patch("squadlog.session.battle_session.secrets.token_hex", lambda _: ""))
        for room in ("records", "record_file", "writing"):
            patched.enter_context(patch(f"squadlog.store.{room}.now", lambda: leaks.TIME))
        sort, made, blind = leaks.battles(folder, rng)
        sides = made[0][1].views.seen("referee").side_ids()
        for store, _ in made:
            store.close()
        for seat in blind:
            if seat == TABLE:
                continue  # the keyboard of all is no page
            knows = tuple(one for one in sides if one not in blind)
            pair = (
                given(store.path, TABLE if seat == NOBODY else seat, knows, secrets=many)
                for many, (store, _) in enumerate(made)
            )
            yield from (f"{sort} for {seat or 'the display'}: {one}" for one in differences(*pair))


def game_pair(folder: Path, rng: random.Random) -> Iterator[str]:
    """What differs between two served games, likewise."""

    def seen(home: Path, place: int, *, look: bool) -> Iterator[tuple[str, str]]:  # noqa: ARG001 - as it is called
        store = open_store(home / "squadlog.db")
        seat = TABLE if place == ONLOOKER else Match(store, 1).seating.names[place]
        store.close()
        return given(home / "squadlog.db", seat)

    with patch.object(game_leaks, "given", seen):
        yield from game_leaks.game_pair(folder, rng, look=False)


def tried(number: int, seed: str) -> list[str]:
    """What leaks in one pair, by its number."""
    pair = game_pair if number % GAMES == GAMES - 1 else battle_pair
    with tempfile.TemporaryDirectory() as folder:
        return list(pair(Path(folder), random.Random(f"{seed} {number}")))


def main() -> int:
    """The pairs asked for; 1 if anything leaked."""
    made = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    made.add_argument("--pairs", type=int, default=PAIRS)
    made.add_argument("--seed", default=datetime.now(UTC).date().isoformat())
    options = made.parse_args()
    found, began = 0, time.monotonic()
    for number in range(options.pairs):
        try:
            leaked = tried(number, options.seed)
        except Exception:  # noqa: BLE001 - told with the number of the pair
            leaked = [traceback.format_exc()]
        found += bool(leaked)
        for leak in leaked:
            print(f"pair {number} of seed {options.seed}: {leak[:LONG]}", flush=True)
    took = (time.monotonic() - began) / 60
    print(f"{options.pairs} pairs of seed {options.seed}, {found} with a leak, {took:.1f} minutes.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
