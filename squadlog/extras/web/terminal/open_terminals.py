"""The terminals of one server that are open: one a seat, a few in all, and none when it ends."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from squadlog.extras.web.terminal.bridge import SeatTerminal, command

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from aiohttp import web

    from squadlog.extras.web.server.guest import SeatPlace

MOST = 4
"""Terminals in all: each is a process of some 70 MB."""


class SeatTerminals:
    """The terminals on the battles of one file."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self._open: dict[SeatPlace, SeatTerminal] = {}

    def has_room(self, place: SeatPlace) -> bool:
        """Whether one more may be opened there; in the place of the one that is open there, always."""
        return place in self._open or len(self._open) < MOST

    async def show(
        self, request: web.Request, place: SeatPlace, sits: Callable[[], bool]
    ) -> web.WebSocketResponse:
        """Show the screens of a seat as long as somebody `sits` there. The terminal that was open there ends."""
        made = SeatTerminal(command(self._store, place.battle, place.seat), sits)
        before, self._open[place] = self._open.get(place), made
        try:
            if before is not None:
                await before.end()
            return await made.show(request)
        finally:
            if self._open.get(place) is made:
                del self._open[place]

    async def end(self) -> None:
        """End all of them."""
        await asyncio.gather(*(one.end() for one in self._open.values()))
