"""What whoever serves is told: the address, who can reach it, a code for each free seat, how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.web.server import lan
from squadlog.extras.web.server.guest import SeatPlace

with lazy_imports():
    from squadlog.extras.web.server import app
    from squadlog.squads.sharing import qr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.web.server.app import Address, ServedTables

_BETWEEN = 3
"""Cells between two pictures."""


def as_data(served: ServedTables) -> dict[str, Any]:
    """The address, the tables, the code of each seat and the link of onlookers: what `serve --json` prints."""
    return {
        "url": served.url,
        "tables": [
            {
                "battle": number,
                "title": served.tables[number].title,
                "seats": [
                    {
                        "name": one.name,
                        "kind": one.kind,
                        "commands": list(one.commands),
                        "code": served.codes.current(SeatPlace(number, one.name, one.kind)),
                    }
                    for one in seats
                ],
                "onlookers": served.codes.link(number),
            }
            for number, seats in served.seats().items()
        ],
    }


def as_lines(served: ServedTables, address: Address) -> Iterator[str]:
    """What `serve` tells a person at a terminal, before the codes."""
    yield f"The table is at {served.url}"
    yield from who_can_reach(served, address)
    if served.terminals is not None:
        yield f"A player at a laptop opens the full screens at {served.url}/page/terminal"
    yield "A display shows the players' codes to everybody, never the referee's; the referee's page hides them."
    yield "A code is for one device, and for ten minutes: Enter makes new ones. Ctrl-C ends it all."


def code_lines(told: dict[str, Any], *, width: int, ink: bool) -> Iterator[str]:
    """The codes of every seat; with pictures for phones where so many cells of a terminal have room for one.

    `ink`: the terminal shows dark on light. Without the library for pictures there are none.
    """
    for table in told["tables"]:
        yield ""
        yield f"Battle {table['battle']}, {table['title']}:"
        names = max(len(seat["name"]) for seat in table["seats"])
        for seat in table["seats"]:
            who = ", ".join(seat["commands"]) or seat["kind"]
            link = f"{told['url']}/#{seat['code']}"
            yield f"  {seat['code'][:4]} {seat['code'][4:]}  {seat['name']:<{names}}  {link}  {who}"
        yield f"  Whoever only looks on: {told['url']}/#{table['onlookers']}"
        yield from _pictures(table["seats"], told["url"], width=width, ink=ink)


def _pictures(seats: list[dict[str, Any]], url: str, *, width: int, ink: bool) -> Iterator[str]:
    """The links as QR codes, as many beside each other as there is room for, each with its seat above."""
    try:
        drawn = (
            [qr.in_blocks(f"{url}/#{seat['code']}", ink=ink).splitlines() for seat in seats] if width else []
        )
    except ImportError:
        return
    cells = max((len(line) for one in drawn for line in one), default=0)
    beside = (width + _BETWEEN) // (cells + _BETWEEN)
    for first in range(0, len(drawn) if beside else 0, beside or 1):
        row, names = drawn[first : first + beside], [seat["name"] for seat in seats[first : first + beside]]
        yield ""
        yield (" " * _BETWEEN).join(f"{name[:cells]:<{cells}}" for name in names).rstrip()
        for line in zip(*row, strict=True):
            yield (" " * _BETWEEN).join(line)


def who_can_reach(served: ServedTables, address: Address) -> Iterator[str]:
    """Who can reach it, and who can read along."""
    if address.outer:
        yield f"Every device that reaches the proxy at {address.proxy} reaches it; a seat needs its code."
    elif address.host in app.LOOPBACK:
        yield "Only this machine reaches it; squadlog serve --lan opens it to phones in the same network."
    else:
        yield "Every device in the same network reaches it; a seat needs its code."
        others = [
            f"{one} ({name})" if name else one for one, name in lan.addresses().items() if one != address.host
        ]
        if others:
            yield f"This machine has other addresses too, which --lan ADDRESS takes: {', '.join(others)}."
    if not served.secure and address.host not in app.LOOPBACK:
        yield "Anybody in the same network can read along: the pages are not encrypted (--cert and --key do that)."
