"""What the server knows beside the records: who sits where and is here, the codes, words to one seat alone."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from squadlog.base.errors import SquadlogError
from squadlog.extras.web.pages import beside
from squadlog.extras.web.server.attendance import Attendance, RoomTold, RoomView, SeatHere
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.joining import onlookers

if TYPE_CHECKING:
    from squadlog.extras.web.server.joining import Codes, Tokens
    from squadlog.extras.web.server.kept_table import KeptTable
    from squadlog.extras.web.server.limits import Gates
    from squadlog.extras.web.server.tables import SeatTold

LONGEST = 500
"""Characters of a word to one seat."""


class OfServer(Protocol):
    """What of a server the room must know."""

    tables: dict[int, KeptTable]
    codes: Codes
    tokens: Tokens
    gates: Gates
    url: str


class ServerRoom:
    """The room round the tables of a server. All but `attendance` belongs to the worker's thread."""

    def __init__(self, served: OfServer, attendance: Attendance) -> None:
        self._served, self.attendance = served, attendance
        self._hidden: set[int] = set()
        self._words: dict[SeatPlace, str] = {}

    def guests_changed(self, battle: int) -> bool:
        """Whether another server of the file has seated somebody there or sent him away."""
        with suppress(SquadlogError):
            return self._served.tokens.read_again(battle)
        return False

    def sits(self, token: str, place: SeatPlace) -> bool:
        """Whether the device of that token sits there still."""
        return self._served.tokens.sits(token, place)

    def show_codes(self, battle: int, *, shown: bool) -> None:
        """Show the codes of free seats on the displays of a table, or hide them."""
        (self._hidden.discard if shown else self._hidden.add)(battle)

    def tell(self, place: SeatPlace, words: str) -> None:
        """Say something to one seat alone; empty takes it back. It is kept here alone, and in no record."""
        self._words[place] = words[:LONGEST]

    def place(self, battle: int, name: str) -> SeatPlace | None:
        """The place of that name; None where there is none."""
        seats = self._served.tables[battle].seats()
        return next((SeatPlace(battle, one.name, one.kind) for one in seats if one.name == name), None)

    def told(self, battle: int) -> RoomTold:
        """How it stands with the seats of a table."""
        served = self._served
        return RoomTold(
            served.url,
            tuple(self._seat(SeatPlace(battle, one.name, one.kind), one) for one in served.tables[battle].seats()),
            battle not in self._hidden,
            served.gates.wrong_codes.pause_s() > 0,
            served.tokens.sitting(battle, onlookers(battle).seat),
            served.codes.link(battle),
        )  # fmt: skip

    def _seat(self, place: SeatPlace, told: SeatTold) -> SeatHere:
        devices = self._served.tokens.sitting(place.battle, place.seat)
        presence = self.attendance.presence(place, devices)
        return SeatHere(
            told,
            presence,
            devices,
            self.attendance.since(place) if presence == "away" else "",
            self._served.codes.current(place) if presence == "free" else self._served.codes.free(place),
        )

    def asked(self, told: RoomTold, battle: int) -> dict[str, str]:
        """What each player is asked, by the name of his seat."""
        table = self._served.tables[battle]
        there = (one.told for one in told.seats if one.told.kind == "player" and not one.told.left)
        found = {one.name: table.asked(SeatPlace(battle, one.name, one.kind)) for one in there}
        return {name: one.sentence for name, one in found.items() if one.mine}

    def view(self, place: SeatPlace, told: RoomTold | None = None) -> RoomView:
        """What a seat sees of it."""
        told = self.told(place.battle) if told is None else told
        table = self._served.tables[place.battle]
        pieces = {"word": beside.word(self._words.get(place, "")), "present": beside.present(told)}
        if place.kind == "display" and place != onlookers(
            place.battle
        ):  # a code is a seat, a link goes anywhere
            pieces["codes"] = beside.codes(told)
        if place.kind == "referee":
            pieces["seats"] = beside.seats(told, table.commands(), self.asked(told, place.battle))
        return RoomView(
            seats=told.public(), pieces={name: table.addressed(html) for name, html in pieces.items()}
        )
