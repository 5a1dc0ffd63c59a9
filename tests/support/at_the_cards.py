"""A side game with cards on screen, driven by a pilot: what `at_the_board` has, and eyes for hidden hands."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from support.at_the_board import AtTheBoard, at_the_board
from support.matches import seated

from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.frame.parts import pausing
from squadlog.extras.games.session.match import Match


class AtTheCards(AtTheBoard):
    """The app, its pilot, and the card game that is shown."""

    async def write(self, move):
        """A move in its notation, through the line that a colon opens."""
        await self.press("colon")
        await self.type(move.replace(">", " "))
        await self.press("enter")

    async def click(self, words):
        """The first place where the screen shows these words."""
        for y, line in enumerate(self.text().splitlines()):
            if words in line:
                await self.pilot.click(offset=(line.index(words), y))
                await self.pilot.pause()
                return
        raise AssertionError(f"{words} is not shown:\n{self.text()}")

    @property
    def shown(self):
        """Everything on every screen that lies open, the one in front and those beneath."""
        return "\n".join(
            str(widget.render()) for screen in self.app.screen_stack for widget in screen.walk_children()
        )


@asynccontextmanager
async def at_the_cards(path, score, size=(80, 24)):
    """A new game of cards in a file of its own."""
    async with at_the_board(path, score, size=size) as board:
        yield AtTheCards(board.app, board.pilot)


def playing(path, game, dealt):
    """Plays steps at a new game in a file of its own; `pace` is how long a computer's move stands alone, in seconds."""

    def played(steps, *, deal=dealt, seats=("Ann", "Bob"), size=(80, 24), moves=(), pace=0.01, **options):
        score = Score(game=game, options=options, seed=5, deal=deal, seats=seats, moves=moves)

        async def whole():
            async with at_the_cards(path, score, size) as table:
                await steps(table)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pausing, "PACE_S", pace)
            asyncio.run(whole())

    return played


def begun(score, *keys):
    """For a snapshot: the app loads, shows a new game, and keys are pressed."""

    async def before(pilot):
        pilot.app.load()
        await pilot.app.workers.wait_for_complete()
        pilot.app.show("game", seated(Match.create(pilot.app.desk.store, score)))
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return before
