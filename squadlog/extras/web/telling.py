"""What whoever serves is told: the address, who can reach it, a code for each free seat, how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.extras.web.server.guest import SeatPlace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.web.server.app import Address, ServedTables


def as_data(served: ServedTables) -> dict[str, Any]:
    """The address, the tables, the code of each seat and the link of onlookers: what `serve --json` prints."""
    return {
        "url": served.url,
        "tables": [
            {
                "battle": number,
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
    """What `serve` tells a person at a terminal."""
    yield f"The table is at {served.url}"
    yield from who_can_reach(served, address)
    for table in as_data(served)["tables"]:
        yield f"Battle {table['battle']}, {served.tables[table['battle']].title}:"
        for seat in table["seats"]:
            who = ", ".join(seat["commands"]) or seat["kind"]
            yield f"  {seat['code']}  {seat['name']} ({who})  {served.url}/#{seat['code']}"
        yield f"  Whoever only looks on: {served.url}/#{table['onlookers']}"
    if served.terminals is not None:
        yield f"At a laptop, whoever has a seat finds the screens at {served.url}/page/terminal"
    yield "A code is for one device, and for ten minutes. Ctrl-C ends it."


def who_can_reach(served: ServedTables, address: Address) -> Iterator[str]:
    """Who can reach it, and who can read along."""
    if address.host == "127.0.0.1":
        yield "Only this machine reaches it; squadlog serve --lan opens it to phones in the same network."
        return
    yield "Every device in the same network reaches it; a seat needs its code."
    if not served.secure:
        yield "Whoever shares the network can read along: the pages are not encrypted (--cert and --key do that)."
