"""Going back and forth on the screen of a game, its list of moves, its review, its record in a file."""

import pytest
from support.at_the_board import on_the_board

from squadlog.extras.games.screens.board.view import BoardView


@pytest.fixture
def play(tmp_path):
    return on_the_board(tmp_path / "squadlog.db")


def test_undo_takes_back_the_answer_of_the_computer_as_well(play):
    async def steps(table):
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: len(table.moves) == 2)
        await table.press("u")
        assert table.moves == ()
        assert "Undone" in table.text()
        await table.press("z")
        assert len(table.moves) == 2

    play(steps, seats=("Ann", "computer random"))


def test_enter_in_the_list_of_moves_stands_there_and_the_others_stay_in_it(play):
    async def steps(table):
        await table.press("l", "up", "up", "enter")
        assert table.moves == ("f1-f3",)
        assert "~  2. B " in table.text()
        await table.press("escape")
        assert table.screen == "BoardScreen"
        assert isinstance(table.game.focused, BoardView)

    play(steps, moves=("f1-f3", "c8-c6", "c1-c3"))


def test_two_computers_play_until_the_end_and_the_game_is_reviewed(play):
    async def steps(table):
        await table.until(lambda: table.play.match.progress.outcome is not None, 20)
        assert "▶ Over" in table.text()
        await table.press("v")
        await table.until(lambda: "Weighing" not in table.text(), 20)
        assert "  1. " in table.text()
        await table.press("down", "enter")
        assert table.screen == "BoardScreen"
        assert len(table.moves) == 1
        assert "Before move 2. Played:" in table.text()

    play(steps, seats=("computer greedy", "computer random"), options={"ply_limit": "4"})


def test_a_review_of_a_single_move_speaks_of_one_move(play):
    async def steps(table):
        await table.until(lambda: table.play.match.progress.outcome is not None, 20)
        await table.press("v")
        await table.until(lambda: "Weighing" not in table.text(), 20)
        assert "1 move reviewed: no blunders." in table.text()

    play(steps, seats=("computer greedy", "computer random"), options={"ply_limit": "1"})


def test_a_place_is_named_and_stands_in_the_list(play):
    async def steps(table):
        await table.press("b")
        await table.type("start")
        await table.press("enter")
        assert "the start [start]" in table.text()

    play(steps)


def test_the_record_is_written_to_a_new_file_and_never_over_another(play, tmp_path):
    async def steps(table):
        path = tmp_path / "a.game"
        for told in ("Written to", "already exists"):
            await table.press("e")
            assert "squadlog games import FILE" in " ".join(table.text().replace("│", " ").split())
            table.app.screen.query_one("#line").value = str(path)
            await table.press("enter")
            assert told in " ".join(table.text().split())  # a long path moves where the line breaks
        assert path.read_text().startswith("game phalanx-board")

    play(steps)
