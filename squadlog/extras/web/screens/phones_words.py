"""What the screen of phones says: who can reach it, how each seat stands, what a code is for."""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.facts.seats import REFEREE, REFEREE_CALLED, TABLE

with lazy_imports():
    from squadlog.squads.sharing import qr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.web.screens.hosted import HostedSeat

LAN, HERE = "lan", "here"
ACROSS, DOWN = 42, 21
"""Cells and rows of the code of an address in a network."""
LEFT = 36
"""Cells that the seats and the words have at least."""
PAPER = "#000000 on #ffffff"  # of no theme: a phone needs dark on light
NO_NETWORK = "This computer is in no network: join one for phones, or serve this computer alone."
HOW = (
    "Somebody takes a seat by the camera of a phone, or by the address and the code. A code is for one device and ten "
    "minutes. Escape goes back to the battle, and the phones go on; they stop when you leave the battle."
)


def choices(address: str) -> list[tuple[str, str]]:
    """Who may be let in, as answers."""
    here = (HERE, "This computer alone, to try it or for a display on it (127.0.0.1)")
    return [(LAN, f"Phones in this network ({address})"), here] if address else [here]


def reach(url: str) -> list[str]:
    """Who can reach it and read along, and how it stops."""
    if "//127.0.0.1:" in url:
        return ["Only this computer reaches it. s stops it."]
    along = (
        "Anybody in the same network can read along: nothing is encrypted (squadlog serve --cert does that)."
    )
    return ["Every device in this network reaches it; a seat needs its code.", along, "s stops it."]


def seat_words(seat: HostedSeat) -> Content:
    """A seat in the list: its name, what it is, and who is there."""
    what = ", ".join(seat.told.commands)
    state, look = {
        "free": (seat.code, "bold $asked"),
        "here": ("here" if seat.devices < 2 else f"{seat.devices} devices", "$success"),
        "away": ("away", "$warning"),
    }[seat.presence]
    return Content.assemble((f"{state:<9} ", look), ", ".join(filter(None, (called(seat), what))))


def room_for_codes(width: int, height: int) -> tuple[int, int]:
    """How many codes have room across and down beside the seats, on a screen of that size."""
    return max(1, (width - LEFT) // ACROSS), max(1, (height - 2) // DOWN)


def code_rows(seat: HostedSeat, link: str) -> list[Content]:
    """The code of a seat as a picture for a phone and as letters; of one that somebody has, who is there."""
    if not seat.code:
        told = (textwrap.wrap(part, ACROSS - 2) or [""] for part in joined_words(seat).split("\n"))
        return [Content(f" {line}") for lines in told for line in lines]
    drawn = [Content.styled(line, PAPER) for line in qr.in_blocks(link, ink=True).splitlines()]
    return [
        *drawn,
        Content.assemble((f"{seat.code[:4]} {seat.code[4:]}", "bold $asked"), f"  {called(seat)}"),
    ]


def side_by_side(blocks: Sequence[Sequence[Content]], across: int) -> Content:
    """Blocks of rows, so many across, those that have no room there below."""
    rows = list[Content]()
    for first in range(0, len(blocks), across):
        for parts in zip_longest(*blocks[first : first + across], fillvalue=Content("")):
            rows.append(Content("").join(part + Content(" " * (ACROSS - part.cell_length)) for part in parts))
        rows.append(Content(""))
    return Content("\n").join(rows[:-1])


def called(seat: HostedSeat) -> str:
    """What a seat is called: by its name, or by what it is where nobody is named."""
    return {REFEREE: REFEREE_CALLED, TABLE: "the display"}.get(seat.place.seat, seat.place.seat)


def joined_words(seat: HostedSeat) -> str:
    """What is said of a seat that somebody has."""
    more = "n makes a code for one more device, r sends away whoever sits there."
    if seat.presence == "here":
        return f"{called(seat)} is here.\n\n{more}"
    return f"{called(seat)} is away: the phone sleeps, or has lost the wireless.\n\n{more}"
