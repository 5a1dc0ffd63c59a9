"""What goes down to the pages: each open page has one state that waits to be sent, however slowly it reads.

A page hears of what its seat can see, and of nothing else. What all can see is sent at once; where some see nothing of
it, the others hear of it at the next beat, so that the moment tells nobody of a secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Mapping

    from squadlog.extras.web.server.guest import Guest, SeatPlace
    from squadlog.extras.web.server.tables import PageShown, Table
    from squadlog.extras.web.server.worker import Worker

BEAT_S, HEARTBEAT_S, AWAY_S = 0.25, 15.0, 30.0
"""Seconds between two looks at the battle, between two signs of life, and until a page is called away."""


class Stream:
    """An open page of a guest at a place."""

    def __init__(self, guest: Guest, place: SeatPlace) -> None:
        self.guest, self.place = guest, place
        self.sent: PageShown | None = None
        self._waits: PageShown | None = None
        self._presence = ""
        self._beside: dict[tuple[str, str], str] = {}
        self._woken = asyncio.Event()
        self.over = False

    def offer(self, shown: PageShown) -> None:
        """Have a state sent, in the place of one that was not sent yet."""
        if shown not in (self._waits, self.sent if self._waits is None else None):
            self._waits = shown
            self._woken.set()

    def tell(self, presence: str) -> None:
        """Have it told who is here."""
        self._presence = presence
        self._woken.set()

    def note(self, kind: str, key: str, text: str) -> None:
        """Have something told that is no state, as an event of a kind; of each key the last one waits."""
        self._beside[kind, key] = text
        self._woken.set()

    def end(self) -> None:
        """Let it end: the guest was sent away, or the server stops."""
        self.over = True
        self._woken.set()

    async def send(self, response: web.StreamResponse) -> None:
        """Send whatever there is until the page is closed or the stream ends."""
        while not self.over:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), HEARTBEAT_S)
            self._woken.clear()
            shown, self._waits = self._waits, None
            presence, self._presence = self._presence, ""
            beside, self._beside = self._beside, {}
            if shown is not None:
                self.sent = shown
                text = json.dumps({"entry": shown.entry, "pieces": shown.pieces}, ensure_ascii=False)
                await response.write(f"event: state\nid: {shown.entry}\ndata: {text}\n\n".encode())
            if presence:
                await response.write(f"event: presence\ndata: {presence}\n\n".encode())
            for (kind, _), text in beside.items():
                await response.write(f"event: {kind}\ndata: {text}\n\n".encode())
            if shown is None and not presence and not beside:
                await response.write(b": here\nevent: here\ndata: 1\n\n")


class PageStreams:
    """All open pages of a server, and how they hear of what has changed."""

    def __init__(self, worker: Worker, tables: Mapping[int, Table]) -> None:
        self._worker, self._tables = worker, tables
        self._open: list[Stream] = []
        self._seen: dict[str, float] = {}
        self._due: dict[SeatPlace, PageShown] = {}

    def of(self, token: str) -> int:
        """How many pages that token has open."""
        return sum(one.guest.token == token for one in self._open)

    def has(self, place: SeatPlace) -> bool:
        """Whether a page is open there."""
        return any(one.place == place for one in self._open)

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
    async def opened(self, stream: Stream) -> AsyncIterator[None]:
        """Have a page hear of everything while it is open."""
        self._open.append(stream)
        try:
            stream.offer(await self._worker.ask(self._tables[stream.place.battle].shown, stream.place))
            yield
        finally:
            self._open.remove(stream)
            self._seen[stream.place.seat] = asyncio.get_running_loop().time()

    async def look(self, battle: int, speaker: SeatPlace | None = None) -> None:
        """Send what has changed at a table: at once where all its pages see it.

        Else it goes to the `speaker` alone, and to the others at the next beat.
        """
        watched = {one.place: one for one in self._open if one.place.battle == battle}
        before = {place: self._last(place) for place in watched}
        found = await self._worker.ask(self._show_all, battle, tuple(watched))
        everybody = speaker is not None and all(found[place] != before[place] for place in watched)
        for place, shown in found.items():
            if everybody or place == speaker:
                self._offer(place, shown)
            else:
                self._due[place] = shown

    def _last(self, place: SeatPlace) -> PageShown | None:
        return next((one.sent for one in self._open if one.place == place), None)

    def _show_all(self, battle: int, places: Iterable[SeatPlace]) -> dict[SeatPlace, PageShown]:
        return {place: self._tables[battle].shown(place) for place in places}

    def _offer(self, place: SeatPlace, shown: PageShown) -> None:
        self._due.pop(place, None)
        for one in self._open:
            if one.place == place:
                one.offer(shown)

    async def beat(self) -> None:
        """Look every beat, for as long as the server runs, at what other programs have done, and send what is due."""
        while True:
            await asyncio.sleep(BEAT_S)
            for place, shown in tuple(self._due.items()):
                self._offer(place, shown)
            for number, table in self._tables.items():
                if await self._worker.ask(table.changed):
                    await self.look(number)
