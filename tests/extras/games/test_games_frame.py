"""The frame that games share: the curtain between hidden hands, the seat that looks, and what is never shown."""

import asyncio

import pytest
from support.at_the_board import at_the_board
from textual.content import Content
from textual.widgets import Static

from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.frame.board import Captions, GameBoard, Selection
from squadlog.extras.games.screens.frame.game_screen import GameScreen
from squadlog.extras.games.screens.frame.keys import FRAME_HELP
from squadlog.tui.chrome.palette import SquadlogCommands

DEAL = "A: 9S 4S 10H 2S 3S 5S 6S; B: 9D 5D 2D 10C 8C JC AH"


class PlainCaptions(Captions):
    """The least to be read around it."""

    def next_step(self):
        return "lay a card."

    def standing(self, *, wide):  # noqa: ARG002 - nothing is drawn wider
        return ["both play"]

    def example(self):
        return "9S"


class PlainHand(Static, GameBoard):
    """The least board of a game with hidden hands: the hand in words."""

    def __init__(self, play):
        super().__init__()
        self.play, self.selection = play, Selection(play, self.post_message)
        self.captions = PlainCaptions(self.selection)

    def lay_out(self):
        view = self.play.view
        hand = "curtain" if view is None else " ".join(NAMES[card] for card in view.sight.hand)
        self.update(Content(f"hand: {hand}"))


class PlainCards(GameScreen):
    """The least screen."""

    HELP = FRAME_HELP
    BOARD = PlainHand


@pytest.fixture
def play(tmp_path):
    def played(steps, seats):
        async def whole():
            score = Score(game="phalanx-cards", deal=DEAL, seats=seats)
            async with at_the_board(tmp_path / "squadlog.db", score, screen=PlainCards) as table:
                await steps(table)

        asyncio.run(whole())

    return played


def palette_words(screen):
    entries = SquadlogCommands(screen)._entries()
    return " ".join(f"{label} {told}" for label, told, _run in entries)


def test_the_curtain_falls_before_each_person_and_shows_no_card(play):
    """PC-18: at one keyboard the initial cards are laid one after another, unseen."""

    async def steps(table):
        assert table.screen == "CurtainDialog"
        assert "Ann (A) takes over" in table.text()
        assert "9S" not in table.text()
        await table.press("enter")
        assert table.screen == "PlainCards"
        assert "hand: 9S" in table.text().replace("hand: 2S", "hand: 9S")
        assert "9D" not in table.text()
        await table.press("colon")
        await table.type("9S")
        await table.press("enter")
        assert table.screen == "CurtainDialog"
        assert "Bob (B) takes over" in table.text()
        for shown in (table.text(), palette_words(table.app.screen), palette_words(table.game)):
            assert "9S" not in shown
            assert "4S" not in shown
        await table.press("enter")
        assert "9S" not in table.text()
        assert "4S" not in table.text()
        assert "9D" in table.text()

    play(steps, ("Ann", "Bob"))


def test_putting_the_curtain_aside_leaves_the_game_as_it_stands(play):
    async def steps(table):
        await table.press("escape")
        assert table.screen == "HomeScreen"

    play(steps, ("Ann", "Bob"))


def test_a_secret_move_is_in_nobody_elses_log_until_it_comes_out(play):
    async def steps(table):
        await table.press("enter", "colon")
        await table.type("9S")
        await table.press("enter", "enter")
        game = table.game
        assert all("9S" not in entry.words for entry in game.play.entries())
        await table.press("u")
        assert "Ann (A) takes over" in table.text()
        assert "9S" not in table.text()
        await table.press("enter", "z")
        assert "Bob (B) takes over" in table.text()
        assert "9S" not in table.text()
        await table.press("enter")
        assert "9S" not in table.text()
        await table.press("colon")
        await table.type("9D")
        await table.press("enter")
        while table.screen == "CurtainDialog":
            await table.press("enter")
        assert any("9S" in entry.words for entry in game.play.entries())

    play(steps, ("Ann", "Bob"))


def test_a_lone_person_looks_from_his_own_seat_all_the_time(play):
    async def steps(table):
        assert table.screen == "PlainCards"
        assert "hand: " in table.text()
        await table.until(lambda: table.play.mine)
        assert table.play.seat == 1
        assert "4S" not in table.text()
        assert "9D" in table.text()

    play(steps, ("computer random", "Bob"))


def test_a_review_of_hidden_hands_waits_for_the_end(play):
    async def steps(table):
        await table.press("enter")
        await table.press("v")
        assert table.screen == "PlainCards"
        assert "it waits until the game is over" in " ".join(table.text().split())

    play(steps, ("Ann", "Bob"))


def test_what_a_thinking_computer_has_in_mind_is_not_shown(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "20")
        await table.until(lambda: table.play.mine)
        await table.press("m", "enter")
        await table.until(lambda: "is thinking ▰" in table.text() or table.play.mine)
        assert "%" not in table.text()
        assert " tried" not in table.text()
        await table.press("s")

    play(steps, ("computer search", "Bob"))


def test_shift_r_resigns_once_that_is_confirmed(play):
    async def steps(table):
        await table.until(lambda: table.play.mine)
        await table.press("R", "n")
        assert table.play.match.progress.outcome is None
        await table.press("R", "y")
        assert table.play.match.progress.outcome.reason == "B resigns"
        assert "resigns" in " ".join(table.text().split())
        await table.press("u")
        assert table.play.match.progress.outcome is None

    play(steps, ("computer random", "Bob"))
