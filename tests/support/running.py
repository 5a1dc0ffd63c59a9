"""The screens under a pilot, on a file, once all is loaded and drawn."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from squadlog.tui.app import SquadlogApp


@asynccontextmanager
async def running(
    path: Path, battle: int | None = None, *, size: tuple[int, int]
) -> AsyncIterator[tuple[SquadlogApp, Pilot[None]]]:
    """The app of that file at so many columns and rows, at a battle if one is named."""
    app = SquadlogApp(path, battle)
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        app.load()
        await app.workers.wait_for_complete()
        await pilot.pause()
        yield app, pilot
