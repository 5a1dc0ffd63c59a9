"""What goes down to the pages: each open page has one state that waits to be sent, however slowly it reads.

A page hears of what its seat can see, and of nothing else. What all can see is sent at once; where some see nothing of
it, the others hear of it at the next beat, so that the moment tells nobody of a secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Mapping

    from squadlog.extras.web.server.attendance import RoomTold
    from squadlog.extras.web.server.guest import Guest, SeatPlace
    from squadlog.extras.web.server.kept_table import KeptTable
    from squadlog.extras.web.server.room import ServerRoom
    from squadlog.extras.web.server.tables import PageShown
    from squadlog.extras.web.server.worker import Worker

BEAT_S, HEARTBEAT_S = 0.25, 15.0
"""Seconds between two looks at the battle, and between two signs of life."""
SECOND = 4
"""Beats to a second of the clock."""


class Stream:
    """An open page of a guest at a place."""

    def __init__(self, guest: Guest, place: SeatPlace) -> None:
        self.guest, self.place = guest, place
        self.sent: PageShown | None = None
        self._waits: PageShown | None = None
        self._told: dict[str, str] = {}
        self._room: dict[str, dict[str, str]] = {}
        self._seats: object = None
        self._beside: dict[tuple[str, str], str] = {}
        self._woken = asyncio.Event()
        self.over = False

    def offer(self, shown: PageShown) -> None:
        """Have a state sent, in the place of one that was not sent yet."""
        if shown != self.newest:
            self._waits = shown
            self._woken.set()

    @property
    def newest(self) -> PageShown | None:
        """The last state that it was given, sent or not; None before the first."""
        return self.sent if self._waits is None else self._waits

    def tell(self, pieces: Mapping[str, str], seats: object = None, event: str = "presence") -> None:
        """Have pieces sent that are of no record, as far as they differ from what was told, and who is here."""
        news = {name: html for name, html in pieces.items() if self._told.get(name) != html}
        self._told.update(news)
        if news or (seats is not None and seats != self._seats):
            self._room.setdefault(event, {}).update(news)
            self._seats = self._seats if seats is None else seats
            self._woken.set()

    def note(self, kind: str, key: str, text: str) -> None:
        """Have something told that is no state, as an event of a kind; of each key the last one waits."""
        self._beside[kind, key] = text
        self._woken.set()

    def end(self) -> None:
        """Let it end: the guest was sent away, or the server stops."""
        self.over = True
        self._woken.set()

    def _is_over(self) -> bool:
        return self.over

    async def send(self, response: web.StreamResponse) -> None:
        """Send whatever there is until the page is closed or the stream ends."""
        while not self.over:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), HEARTBEAT_S)
            self._woken.clear()
            shown, self._waits = self._waits, None
            room, self._room = self._room, {}
            beside, self._beside = self._beside, {}
            if self._is_over():
                return
            if shown is not None:
                self.sent = shown
                told = {"entry": shown.entry, "pieces": shown.pieces}
                await response.write(
                    _event("state", json.dumps(told, ensure_ascii=False), f"id: {shown.entry}\n")
                )
            for event, pieces in room.items():
                told = {"pieces": pieces} | ({"seats": self._seats} if event == "presence" else {})
                await response.write(_event(event, json.dumps(told, ensure_ascii=False)))
            for (kind, _), text in beside.items():
                await response.write(_event(kind, text))
            if shown is None and not beside and not room:
                await response.write(b": here\nevent: here\ndata: 1\n\n")


def _event(event: str, told: str, head: str = "") -> bytes:
    return f"event: {event}\n{head}data: {told}\n\n".encode()


class PageStreams:
    """All open pages of a server, and how they hear of what has changed."""

    def __init__(self, worker: Worker, tables: Mapping[int, KeptTable], room: ServerRoom) -> None:
        self._worker, self._tables, self._room = worker, tables, room
        self._open: list[Stream] = []
        self._due: dict[SeatPlace, PageShown] = {}
        self._told: dict[int, RoomTold] = {}
        self._beats = 0
        self._failed: set[int] = set()
        self._complaints: set[str] = set()

    def of(self, token: str) -> int:
        """How many pages that token has open."""
        return sum(one.guest.token == token for one in self._open)

    def tell(self, battle: int, kind: str, key: str, text: str, hears: Callable[[SeatPlace], bool]) -> None:
        """Tell the pages of a table that hear it something that is no state, at once."""
        for one in self._open:
            if one.place.battle == battle and hears(one.place):
                one.note(kind, key, text)

    def end(self, gone: Callable[[Stream], bool] = lambda _one: True) -> None:
        """End those of guests who were sent away, or all."""
        for one in self._open:
            if gone(one):
                one.end()

    @contextlib.asynccontextmanager
    async def opened(self, stream: Stream, missed: str = "") -> AsyncIterator[None]:
        """Have a page hear of everything while it is open; first what it `missed`."""
        place, attendance = stream.place, self._room.attendance
        self._open.append(stream)
        attendance.opens(place)
        try:
            stream.offer(await self._worker.ask(self._tables[place.battle].shown, place))
            stream.tell({"missed": missed} if missed else {})  # else it may stand on the page still
            view = await self._worker.ask(self._room.view, place)
            stream.tell(view.pieces, view.seats)
            yield
        finally:
            self._open.remove(stream)
            attendance.closes(place)
            if stream.sent is not None:
                attendance.reads(stream.guest.token, place.battle, stream.sent.entry)

    async def look(self, battle: int, speaker: SeatPlace | None = None) -> None:
        """Send what has changed at a table: at once where all its pages see it.

        Else it goes to the `speaker` alone, and to the others at the next beat.
        """
        watched = self._watched(battle)
        before = {place: self._last(place) for place in watched}
        try:
            found = await self._worker.ask(self._show_all, battle, watched)
        except Exception:
            self._failed.add(battle)  # the others hear of it when it can be read again
            raise
        everybody = speaker is not None and all(found[place] != before[place] for place in watched)
        for place, shown in found.items():
            if everybody or place == speaker:
                self._offer(place, shown)
            else:
                self._due[place] = shown
        await self.tell_room(battle, lambda place: place.kind == "referee")

    async def tell_room(self, battle: int, whom: Callable[[SeatPlace], bool] = lambda _place: True) -> None:
        """Tell the pages of a table who is here, the codes and what is said to one seat alone."""
        for place in filter(whom, self._watched(battle)):
            view = await self._worker.ask(self._room.view, place)
            for one in self._open:
                if one.place == place:
                    one.tell({"word": view.pieces["word"]}, event="word")
                    one.tell(view.pieces, view.seats)

    def _watched(self, battle: int) -> tuple[SeatPlace, ...]:
        return tuple(dict.fromkeys(one.place for one in self._open if one.place.battle == battle))

    def _last(self, place: SeatPlace) -> PageShown | None:
        """What a place was given last: what is due there is no news at the next step."""
        shown = next((one.newest for one in self._open if one.place == place), None)
        return self._due.get(place, shown)

    def _show_all(self, battle: int, places: Iterable[SeatPlace]) -> dict[SeatPlace, PageShown]:
        return {place: self._tables[battle].shown(place) for place in places}

    def _offer(self, place: SeatPlace, shown: PageShown) -> None:
        self._due.pop(place, None)
        for one in self._open:
            if one.place == place:
                one.offer(shown)

    async def beat(self) -> None:
        """Look every beat, for as long as the server runs, at what has happened meanwhile, and send what is due."""
        while True:
            await asyncio.sleep(BEAT_S)
            await self.once()

    async def once(self) -> None:
        """One beat: what is due goes out; other programs, people who come and go, and clocks are looked at."""
        self._beats += 1
        for place, shown in tuple(self._due.items()):
            self._offer(place, shown)
        for number, table in self._tables.items():
            try:
                await self._beat_of(number, table)
            except Exception as error:  # noqa: BLE001 - whatever it is, the next beat comes
                self._failed.add(number)
                self._complain(f"Looking at battle {number} failed: {type(error).__name__}: {error}\n")

    def _complain(self, told: str) -> None:
        """Tell the host what fails, once."""
        if told not in self._complaints:
            self._complaints.add(told)
            sys.stderr.write(told)

    async def _beat_of(self, number: int, table: KeptTable) -> None:
        changed, room, guests = await self._worker.ask(self._look_round, number, table)
        if guests:  # another server of the file seats and sends away as well
            self.end(lambda one: not self._room.sits(one.guest.token, one.place))
        if changed or number in self._failed:
            await self.look(number)
        if self._beats % SECOND == 0:
            await self._tell_clock(number, table)
        if room != self._told.get(number) or number in self._failed:
            await self.tell_room(number)
            self._told[number] = room
        self._failed.discard(number)

    def _look_round(self, number: int, table: KeptTable) -> tuple[bool, RoomTold, bool]:
        """Whether a table has gone on by itself or by another program, who is there, and whether others are now."""
        guests = self._room.guests_changed(number)
        return table.changed() | table.tick(), self._room.told(number), guests

    async def _tell_clock(self, number: int, table: KeptTable) -> None:
        watched = self._watched(number)
        clocks = await self._worker.ask(lambda: {place: table.clock(place) for place in watched})
        for one in self._open:
            if one.place in clocks:
                one.tell({"clock": clocks[one.place]})
