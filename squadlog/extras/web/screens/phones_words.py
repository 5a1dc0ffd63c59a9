"""What the screen of phones says: who can reach it, how each seat stands, what a code is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.facts.seats import REFEREE, REFEREE_CALLED, TABLE

if TYPE_CHECKING:
    from squadlog.extras.web.screens.hosted import HostedSeat

LAN, HERE = "lan", "here"
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
        "Whoever shares the network can read along: nothing is encrypted (squadlog serve --cert does that)."
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


def called(seat: HostedSeat) -> str:
    """What a seat is called: by its name, or by what it is where nobody is named."""
    return {REFEREE: REFEREE_CALLED, TABLE: "the display"}.get(seat.place.seat, seat.place.seat)


def joined_words(seat: HostedSeat) -> str:
    """What is said of a seat that somebody has."""
    more = "n makes a code for one more device, r sends away whoever sits there."
    if seat.presence == "here":
        return f"{called(seat)} is here.\n\n{more}"
    return f"{called(seat)} is away: the phone sleeps, or has lost the wireless.\n\n{more}"
