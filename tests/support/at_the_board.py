"""A side game on screen, driven by a pilot: eyes for the terminal, keys, and waiting for what a thread will do."""

import asyncio
from contextlib import asynccontextmanager

from support.matches import seated, whole
from support.running import running

from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.board.view import BoardView
from squadlog.extras.games.screens.frame.game_screen import GameScreen
from squadlog.extras.games.session.match import Match

QUICK_S = "0.3"
FREE = {"first_player": "red", "no_capture_limit": "0"}
NAMES = {
    " ": "space",
    ".": "full_stop",
    "-": "minus",
    ":": "colon",
    ";": "semicolon",
    "/": "slash",
    "_": "underscore",
}


class AtTheBoard:
    """The app, its pilot, and the side game that is shown."""

    def __init__(self, app, pilot):
        self.app, self.pilot = app, pilot

    async def press(self, *keys):
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    async def type(self, text):
        for char in text:
            await self.pilot.press(NAMES.get(char, char))
        await self.pilot.pause()

    def text(self):
        """What the terminal shows, without looks."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    @property
    def screen(self):
        return type(self.app.screen).__name__

    @property
    def game(self):
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, GameScreen))

    @property
    def play(self):
        return self.game.play

    @property
    def board(self):
        return self.game.board

    @property
    def moves(self):
        return whole(self.play.match).score.moves

    async def cursor_to(self, name):
        cell = tables(self.board.selection.position.rules.parity).cell_names.index(name)
        self.game.query_one(BoardView).put_cursor(cell)
        await self.pilot.pause()

    def spot(self, name):
        """Where a triangle lies on the screen."""
        board = self.game.query_one(BoardView)
        cell, region = tables().cell_names.index(name), board.content_region
        return next(
            (region.x + x, region.y + y)
            for y in range(region.height)
            for x in range(region.width)
            if board._grid.cell("dark_slash", x, y) == cell
        )

    def begun(self):
        """Somebody looks, or the curtain is down."""
        shown = any(isinstance(screen, GameScreen) for screen in self.app.screen_stack)
        curtain = self.app.screen.query("#curtain-button") if self.screen == "CurtainDialog" else ()
        return shown and (self.play.seat is not None or any(button.size.width for button in curtain))

    async def until(self, fine, seconds=15.0):
        for _look in range(int(seconds / 0.05)):
            if fine():
                return
            await self.pilot.pause(0.05)
        raise AssertionError(self.text())


@asynccontextmanager
async def at_the_board(path, score=None, *, size=(80, 24), screen=None, title=""):
    """The app on a file of its own; with a score, that game is begun and shown, by `screen` or its own screen."""
    async with running(path, size=size) as (app, pilot):
        app.desk.store.settings.set("game_seconds", QUICK_S)
        if score is not None:
            match = seated(Match.create(app.desk.store, score, title=title))
            if screen is None:
                app.show("game", match)
            else:
                app.push_screen(screen(match))
            await pilot.pause()
        table = AtTheBoard(app, pilot)
        if score is not None:
            await table.until(table.begun)
        yield table


def on_the_board(path):
    """Plays steps at a new board game in a file of its own: `played(steps, deal=..., seats=..., moves=...)`."""

    def played(steps, *, deal="", seats=("Ann", "Bob"), options=None, size=(80, 24), moves=(), title=""):
        said = {**FREE, **({"setup": "custom"} if deal else {}), **(options or {})}
        score = Score(game="phalanx-board", options=said, deal=deal, seats=seats, moves=moves)

        async def whole():
            async with at_the_board(path, score, size=size, title=title) as table:
                await steps(table)

        asyncio.run(whole())

    return played
