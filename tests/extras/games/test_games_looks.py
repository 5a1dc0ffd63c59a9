"""Side games as people look at them: every letter can be read, in every look; a large screen carries something."""

import asyncio

import pytest
from support.at_the_board import at_the_board
from support.contrast import ratio
from textual.color import Color

from squadlog.extras.games.players.player import BestLine
from squadlog.extras.games.players.review import Verdict
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.thinker import Advice
from squadlog.tui.chrome.themes import THEMES

LEAST = 4.5
BOARD = Score(
    game="phalanx-board", options={"first_player": "red"}, seats=("Ann", "Bob"),
    moves=("f1-f3", "c8-c6", "f3-f5", "c6-c4", "g1-f1"),
)  # fmt: skip
CARDS = Score(
    game="phalanx-cards",
    deal="A: 9S 4S KH JD 2C QC 10H; B: 10D 3D 5C 6C 7C 8C 9C",
    seats=("Ann", "Bob"),
    seed=5,
    moves=("10H", "10D", "3D>R", "9S>L", "5C>R", "KH>R x3D", "6C>L", "4S>L", "7C>C"),
)
RANKS = Score(
    game="generals",
    deal="dealer: B; A: KR 2R 4B ?RY AB 10G 9G; B: KB QB JB AG 2B 1B 3B; draw: 2Y 5Y 6Y",
    seats=("Ann", "Bob"),
    seed=5,
    moves=("KR", "2R", "end", "KB", "2B x2R", "end", "?RY commander"),
)


def faint(table):
    """Texts on the screen that stand out too little from what lies behind them."""
    found = {}
    for strip in table.app.screen._compositor.render_strips():
        for segment in strip:
            style, text = segment.style, segment.text.strip()
            if style is None or style.color is None or style.bgcolor is None:
                continue
            if not any(char.isalnum() or char in "+✗·▼▽▲" for char in text):
                continue
            colors = Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor)
            if ratio(*colors) < LEAST:
                found[text] = round(ratio(*colors), 2)
    return found


def carrying(table):
    """How many lines of the screen carry a letter, a figure or a drawing."""
    return sum(any(char not in " │╭╮╰╯─" for char in line) for line in table.text().splitlines())


@pytest.mark.parametrize(
    ("score", "keys"),
    [(BOARD, ("n", "n", "n", "enter", "n")), (CARDS, ("enter", "1")), (RANKS, ("enter", "right"))],
    ids=("board", "cards", "generals"),
)
def test_a_game_on_a_large_screen_is_read_in_every_look_and_fills_it(tmp_path, score, keys):
    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", score, size=(160, 48)) as table:
            await table.press(*keys)
            assert carrying(table) >= 24
            for theme in THEMES:
                table.app.theme = theme.name
                await table.pilot.pause()
                assert faint(table) == {}, theme.name

    asyncio.run(steps())


def test_a_terminal_that_becomes_narrow_has_the_words_of_a_narrow_one(tmp_path):
    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", BOARD, size=(160, 48)) as table:
            assert "▰▰▱▱" in table.text()
            assert "5. Red g1-f1" in table.text()
            await table.pilot.resize_terminal(80, 24)
            await table.until(lambda: "5. R g1-f1" in table.text())
            assert "▰" not in table.text()

    asyncio.run(steps())


def test_a_review_and_the_screens_around_the_games_are_read_in_every_look_and_fill_a_large_screen(
    tmp_path, monkeypatch
):
    line = BestLine(moves=("f1-f5",), value=0.6)
    found = [
        Verdict(
            number=number, seat=(number - 1) % 2, move=move, before=0.6, after=0.6 - 0.08 * number, best=line
        )
        for number, move in enumerate(BOARD.moves, start=1)
    ]
    monkeypatch.setattr(Advice, "review", lambda *_said, **_rest: iter(found))

    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", BOARD, size=(160, 48)) as table:
            for keys, screen in (
                (("v",), "ReviewScreen"),
                (("escape", "escape", "escape", "g"), "SideGamesScreen"),
                (("b",), "NewGameScreen"),
            ):
                await table.press(*keys)
                await table.until(lambda screen=screen: table.screen == screen)
                await table.until(lambda: carrying(table) >= 24)
                for theme in THEMES:
                    table.app.theme = theme.name
                    await table.pilot.pause()
                    assert faint(table) == {}, (screen, theme.name)

    asyncio.run(steps())


def test_the_hint_in_the_border_of_a_table_of_cards_lays_the_card_under_the_cursor(tmp_path):
    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", RANKS, size=(160, 48)) as table:
            await table.press("enter")
            before = len(table.moves)
            lines = table.text().splitlines()
            row = next(at for at, line in enumerate(lines) if "⏎ lay the card" in line)
            await table.pilot.click(offset=(lines[row].index("lay the card"), row))
            await table.until(lambda: len(table.moves) > before or table.screen == "MovesDialog")

    asyncio.run(steps())
