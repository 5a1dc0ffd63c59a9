"""The app on a file of its own, driven by a pilot, at the two sizes that must work."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from types import SimpleNamespace
from typing import Any

import pytest
from support.running import running
from support.settling import quicken
from textual.pilot import Pilot

from squadlog.battle.refusal import Refusal
from squadlog.tui.app import SquadlogApp
from squadlog.tui.chrome.desk import Desk

SIZES = ((80, 24), (160, 48))
TINY = ((1, 1), (6, 4))
NEWCOMERS = ("blue", "red")
"""The sides of the newcomer's battle."""


class Table(SimpleNamespace):
    """The app, its pilot, and eyes for what is on the screen."""

    app: SquadlogApp
    pilot: Pilot

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def say(self, sentence: str) -> None:
        """Through the prompt, as somebody would type it."""
        names = {" ": "space", "_": "underscore", ".": "full_stop", "+": "plus", "-": "minus"}
        await self.press("colon", *(names.get(char, char) for char in sentence), "enter")

    async def squeeze(self) -> None:
        """The terminal is made as small as can be, and large again: the screen must live through it."""
        screen, size = self.app.screen, self.app.size
        for small in (*TINY, size):
            await self.pilot.resize_terminal(*small)
            await self.pilot.pause()
        assert self.app.screen is screen

    def text(self) -> str:
        """What the terminal shows, without looks."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    @property
    def screen(self) -> str:
        """What has the keys: the panel that is open, else the screen."""
        panels = getattr(self.app.screen, "panels", None)
        return type(getattr(panels, "open", None) or self.app.screen).__name__

    @property
    def panel(self):
        """The panel that is open."""
        return self.app.screen.panels.open

    @property
    def seat(self):
        return next(screen.seat for screen in self.app.screen_stack if hasattr(screen, "seat"))


@pytest.fixture(autouse=True, scope="session")
def quick_screens():
    with pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        # Whatever terminal the tests run in, maps and boards are drawn with the usual parts of a cell.
        patch.setenv("TERM", "xterm-256color")
        patch.delenv("TERM_PROGRAM", raising=False)
        yield


@asynccontextmanager
async def _opened(path: Path, size: tuple[int, int], battle: int | None = None) -> AsyncIterator[Table]:
    async with running(path, battle, size=size) as (app, pilot):
        yield Table(app=app, pilot=pilot)


@pytest.fixture(scope="session")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., int]:
    """Into a file: a ready battle with these changes, brought forward by sentences; its number.

    Each is said once for all tests; who asks for the same battle gets a copy of its file.
    """
    folder, said = tmp_path_factory.mktemp("brought"), {}

    def into(path: Path, key: str, *sentences: str, turn: int | None = None, **changes: Any) -> int:
        if path.exists():
            return _brought(path, key, sentences, turn, changes)
        asked = (key, sentences, turn, *sorted(changes.items()))
        if asked not in said:
            kept = folder / f"{len(said)}.db"
            said[asked] = (kept, _brought(kept, key, sentences, turn, changes))
        kept, number = said[asked]
        copyfile(kept, path)
        return number

    return into


def _brought(
    path: Path, key: str, sentences: Iterable[str], turn: int | None, changes: Mapping[str, Any]
) -> int:
    desk = Desk.open(path)
    session = desk.begin(replace(desk.ready_setup(key), seed=4, **changes))
    for sentence in sentences:
        outcome = session.say(sentence)
        assert not isinstance(outcome, Refusal), outcome
    while turn is not None and (session.due.ask().kind != "declare" or turn not in session.due.ask().units):
        assert not isinstance(
            session.say({"choose_order": "move"}.get(session.due.ask().kind, "done")), Refusal
        )
    desk.store.close()
    return session.id


@pytest.fixture
def prepared(tmp_path: Path, brought: Callable[..., int]) -> Callable[..., int]:
    """The newcomer's battle brought forward by sentences without the screens; its number."""

    def asked(*sentences: str, typed: bool = True, agreed: str = "anybody") -> int:
        sides, file = NEWCOMERS if typed else (), tmp_path / "squadlog.db"
        return brought(file, "newcomer", *sentences, typed_dice=sides, taking_back=agreed)

    return asked


Play = Callable[[Table], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    """Run one coroutine against the app: `play(steps, size=(80, 24))`."""

    def played(steps: Play, size: tuple[int, int] = (80, 24), battle: int | None = None) -> None:
        async def whole() -> None:
            async with _opened(tmp_path / "squadlog.db", size, battle) as table:
                await steps(table)

        asyncio.run(whole())

    return played


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return request.param


@pytest.fixture
def mapped(tmp_path, brought):
    """A ready battle with a map, brought forward by sentences; `turn` goes on to the grouping of that unit."""

    def asked(key, *sentences, turn=None):
        said = sentences if turn is None else ("begin", "initiative", *sentences)
        return brought(tmp_path / "squadlog.db", key, *said, turn=turn, typed_dice=())

    return asked
