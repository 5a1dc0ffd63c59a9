"""Somebody at a screen who gives answers that are known before, for parts of screens without the screen."""

import asyncio
from types import SimpleNamespace

from squadlog.tui.asker import Asker


def asking(*answers):
    """An asker that is given these answers one after the other, and the list of what it tells."""
    said, left = [], list(answers)

    async def answer(_dialog):
        return left.pop(0)

    app = SimpleNamespace(notify=lambda text, **_how: said.append(text), push_screen_wait=answer)
    return Asker(SimpleNamespace(app=app, run_worker=asyncio.run)), said
