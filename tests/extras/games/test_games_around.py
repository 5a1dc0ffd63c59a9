"""What a game's screen has around the board: its two sides, rules, sheets, names as they are."""

import pytest
from support.at_the_board import on_the_board

from squadlog.base.names import NAME_CELLS
from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.screens.frame.words import game_title


@pytest.fixture
def play(tmp_path):
    return on_the_board(tmp_path / "squadlog.db")


def test_the_board_is_turned_for_a_lone_black_and_by_key(play):
    async def steps(table):
        rows = [line for line in table.text().splitlines() if line.startswith(("1 ", "8 "))]
        assert [row[0] for row in rows] == ["1", "8"]
        await table.press("f")
        rows = [line for line in table.text().splitlines() if line.startswith(("1 ", "8 "))]
        assert [row[0] for row in rows] == ["8", "1"]

    play(steps, seats=("computer random", "Ann"))


def test_the_title_of_a_game_says_who_plays_in_the_room_it_has():
    seats = ("computer strong", "Ann")
    assert game_title(game_of("generals"), seats) == "Generals and Majors: strong - Ann"
    assert game_title(game_of("phalanx-board"), seats) == "Board game: computer strong - Ann"
    assert len(game_title(game_of("generals"), ("Anne-Marie of the long name", "Bob"))) == NAME_CELLS


def test_rules_and_what_was_agreed_are_one_key_away(play):
    async def steps(table):
        await table.press("slash")
        assert table.screen == "GameRulesScreen"
        assert "A.5" in table.text()
        assert "PC-04" not in table.text()
        await table.press("escape", "i")
        assert "● Who begins? Red [A.7]" in table.text()
        await table.press("escape")
        table.app.action_show("game_rules", "", "PC-04")
        await table.pilot.pause()
        assert "PC-04" in table.text()

    play(steps)


def test_sheets_that_a_key_opens_are_put_aside_and_open_again(play):
    async def steps(table):
        for key, sheet in {"m": "MovesDialog", "colon": "WriteDialog", "t": "WriteDialog", "e": "LineDialog",
                           "b": "LineDialog", "i": "ReadingDialog", "d": "ConfirmDialog"}.items():  # fmt: skip
            for _time in range(2):
                await table.press(key)
                assert table.screen == sheet, key
                await table.press("escape")
                assert table.screen == "BoardScreen", key
        assert table.moves == ()

    play(steps)


def test_names_that_look_like_markup_are_shown_as_they_are(play):
    async def steps(table):
        for key in (
            "n",
            "enter",
            "i",
            "escape",
            "d",
            "escape",
            "question_mark",
            "escape",
            "v",
            "escape",
            "escape",
        ):
            await table.press(key)
        assert "[red]x[/]" in table.text()
        await table.press("escape", "escape", "escape", "g")
        assert table.screen == "SideGamesScreen"

    play(steps, seats=("[red]x[/]", "[/]q"))
