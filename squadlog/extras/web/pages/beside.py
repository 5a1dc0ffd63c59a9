"""The pieces that are of no record: who is away, the codes, a word to one seat alone, the referee's list of seats."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import segno
from markupsafe import Markup

from squadlog.extras.web.pages.templates_of import render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.web.server.attendance import RoomTold, SeatHere


def word(words: str) -> str:
    """What the referee says to this seat alone."""
    return render("word", words=words) if words else ""


def present(told: RoomTold) -> str:
    """Who is away and who may act for him, and who acts for whom; empty where all are here for themselves."""
    lines = [
        f"{_called(by)} acts for {name}."
        for by in told.seats
        for name in by.told.acting_for
        if not by.told.left
    ]
    lines += [
        _away(told, one)
        for one in told.seats
        if one.presence == "away" and not one.told.left and one.told.kind != "display"
    ]
    return render("present", lines=lines) if lines else ""


def _away(told: RoomTold, one: SeatHere) -> str:
    name, others = one.told.name, [by for by in told.seats if _may_act(by, one) and by.told.kind == "player"]
    may = f"; {' or '.join(by.told.name for by in others)} may act for {name}" if others else ""
    return f"{name} is away since {one.away_since}{may}."


def _called(one: SeatHere) -> str:
    """A person by name; the referee as such."""
    return one.told.name if one.told.kind != "referee" or one.told.person else "The referee"


def _may_act(by: SeatHere, one: SeatHere) -> bool:
    """Whether somebody who is here may speak for another of his side, or as the referee for anybody who plays."""
    ours = (by.told.person and by.told.side == one.told.side) or by.told.kind == "referee"
    plays = one.told.person and one.told.kind == "player" and not one.told.left
    return (
        ours and plays and by is not one and by.presence == "here" and one.told.name not in by.told.acting_for
    )


def codes(told: RoomTold) -> str:
    """The codes of the players' free seats as signs to be scanned and as letters; never the referee's."""
    free = [
        one
        for one in told.seats
        if one.told.kind == "player" and one.presence == "free" and not one.told.left
    ]
    if not free or not told.codes_shown:
        return ""
    return render("codes", url=told.url, seats=[(one, qr(f"{told.url}/#{one.code}")) for one in free])


def seats(told: RoomTold, commands: Mapping[str, str], asked: Mapping[str, str]) -> str:
    """Every seat with whom it commands and what it is asked, and what the referee can do about it."""
    return render("seats", room=told, commands=commands, asked=asked, qr=qr, may_act=_may_act, called=_called)


@lru_cache(maxsize=64)
def qr(address: str) -> Markup:
    """An address as a sign to be scanned: dark on light, whatever the look of the page."""
    made = segno.make(address, error="m", micro=False)
    drawn = made.svg_inline(border=3, light="#ffffff", dark="#000000", omitsize=True)
    return Markup(drawn)  # noqa: S704 - made of squares
