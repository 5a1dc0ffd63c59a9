"""All that somebody is given: what commands print, what screens show; and where that differs for two."""

import asyncio
import io
import os
from contextlib import redirect_stderr, redirect_stdout
from itertools import zip_longest
from unittest.mock import patch

import pytest
from support.settling import quicken

from squadlog.__main__ import main
from squadlog.book.load import load_rulebook
from squadlog.extras.paper.asked import PaperError
from squadlog.extras.paper.catalogue import document, papers
from squadlog.extras.paper.marks import A4
from squadlog.extras.paper.ordering import order_of
from squadlog.tui.app import SquadlogApp
from squadlog.tui.battle.screen import BattleScreen

BOOK = load_rulebook()


def differences(one, other):
    """What two who should be given the same are given otherwise; each is what was asked for, with what came."""
    for (what, first), (otherwise, second) in zip_longest(one, other, fillvalue=("nothing more", "")):
        if (what, first) != (otherwise, second):
            yield f"{what} differs:\n{first}\n{second}"


def printed(home, *commands, stdin=""):
    """What these commands print, with their exit codes, where the file of the user is in `home`."""
    for words in commands:
        out, here = io.StringIO(), patch.dict(os.environ, SQUADLOG_HOME=str(home))
        with here, redirect_stdout(out), redirect_stderr(out), patch("sys.stdin", io.StringIO(stdin)):
            code = main(list(words))
        yield f"squadlog {' '.join(words)}", f"{code}\n{out.getvalue()}"


async def _shown(path, keys, which):
    async with SquadlogApp(path, **which).run_test(size=(140, 40)) as pilot:
        await pilot.pause()
        await pilot.app.workers.wait_for_complete()
        for pressed in ((), *keys):
            # Who only looks at a board goes home from it by one Escape, and would see nothing more of it.
            on_board = isinstance(pilot.app.screen, BattleScreen)
            await pilot.press(*(key for key in pressed if not (on_board and key == "escape")))
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
            strips = pilot.app.screen._compositor.render_strips()
            page = "\n".join("".join(segment.text for segment in strip) for strip in strips)
            yield f"screen after {' '.join(pressed) or 'opening'}", page


def shown(path, keys, **which):
    """The pages of the screens of a `battle` or `game`, by number: as it is opened, then after each of these keys."""

    async def pages():
        return [page async for page in _shown(path, keys, which)]

    with pytest.MonkeyPatch.context() as quick:
        quicken(quick)
        quick.setattr("squadlog.tui.battle.clock.now", float)  # no time passes on a clock
        return asyncio.run(pages())


def on_paper(door):
    """Every paper of a battle that this seat can have printed."""
    for key, paper in papers().items():
        if paper.of in ("battle", "either", "rules"):
            try:
                yield key, repr(document(key, order_of(door, BOOK, A4, {}, on_map=paper.on_map)))
            except PaperError as error:
                yield key, str(error)
