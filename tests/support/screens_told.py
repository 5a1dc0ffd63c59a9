"""Words that were said at pages, said again at the screens of a terminal: typed into the prompt, or a key of a die."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from time import monotonic

import pytest
from support.pages_played import Word
from support.running import running
from support.settling import LOOKS_EVERY_S, quicken
from textual.pilot import Pilot
from textual.widgets import Input

from squadlog.facts.seats import Speaker
from squadlog.session.view.questions.question import question
from squadlog.tui.app import SquadlogApp
from squadlog.tui.battle import late_keys

PATIENCE_S = 30
"""How long a die is waited for on a busy machine."""


def by_screens(path: Path, said: Iterable[Word]) -> None:
    """Say them at a keyboard that goes from seat to seat, with the battle opened anew for each.

    In a thread of its own: that of a browser has a loop that runs already. AssertionError where a die is not asked.
    """

    async def all_said() -> None:
        async with running(path, size=(80, 24)) as (app, pilot):
            for seat, words in groupby(said, key=lambda word: word.seat):
                app.show("battle", app.desk.resume(1, Speaker(seat=seat)))
                await pilot.pause()
                for word in words:
                    await _say(app, pilot, word.text)
                app.pop_screen()

    with pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        patch.setattr(late_keys, "HOLDS_S", 0)  # whoever says words again has read them
        with ThreadPoolExecutor(1) as beside:
            beside.submit(asyncio.run, all_said()).result()


async def _say(app: SquadlogApp, pilot: Pilot[None], text: str) -> None:
    if text.startswith("die "):
        ends = monotonic() + PATIENCE_S
        while app.screen.panels.open is None:
            asked = question(app.screen.seat)
            assert monotonic() < ends, f"no die is asked at the screen for {text}, but: {asked.sentence}"
            await pilot.pause(LOOKS_EVERY_S)
        number, typed = int(text[4:]), isinstance(app.focused, Input)
        await pilot.press(*([*f"{number}", "enter"] if typed else f"{number % 10}"))
        return
    while app.screen.panels.open is not None:
        await pilot.press("escape")
    await pilot.press("colon")
    app.screen.focused.value = text
    await pilot.press("enter")
