"""The board game played on its screen: by cursor, mouse and notation, with captures, overlooked ones and agreement."""

import asyncio
import time

import pytest
from support.at_the_board import at_the_board

from squadlog.games.board.tables import tables
from squadlog.games.players.player import Line, Thought
from squadlog.games.score import Score
from squadlog.match import Match
from squadlog.tui.games.board_view import BoardView

FREE = {"first_player": "red", "no_capture_limit": "0"}
TAKE = "Position Red: ARCHER c5 e3; Black: ARCHER d5 a8 h8"
DOUBLE = "Position Red: ARCHER c5 e5 d1; Black: ARCHER c4 e4 h8 a8"


@pytest.fixture
def play(tmp_path):
    def played(steps, *, deal="", seats=("Ann", "Bob"), options=None, size=(80, 24), moves=()):
        said = {**FREE, **({"setup": "custom"} if deal else {}), **(options or {})}
        score = Score(game="phalanx-board", options=said, deal=deal, seats=seats, moves=moves)

        async def whole():
            async with at_the_board(tmp_path / "squadlog.db", score, size=size) as table:
                await steps(table)

        asyncio.run(whole())

    return played


@pytest.fixture
def dreamer(monkeypatch):
    """A thinker that uses all its time and no processor, so that the pilot can tell when the screen is at rest."""

    def thought(match, budget, **_rest):
        state = match.state
        move = next(iter(state.moves()))
        told = Thought(
            move=move, lines=(Line(moves=(state.notation(move),), value=0.5),), searched=7, depth=1
        )
        ends = budget.clock() + budget.seconds
        while budget.clock() < ends and not budget.stopped():
            budget.progress(told)
            time.sleep(0.01)
        return told

    monkeypatch.setattr(Match, "thought", thought)


def test_a_piece_is_moved_with_the_cursor_and_shows_where_it_can_go(play):
    async def steps(table):
        await table.cursor_to("f1.NE")
        await table.press("enter")
        assert "can go to f3 f5" in table.text()
        assert table.text().count(" + ") == 6
        await table.press("n", "enter")
        assert table.moves == ("f1-f3",)
        assert "1. Red f1-f3" in table.text()
        assert "<H>" in table.text()

    play(steps)


def test_next_leads_through_the_pieces_that_can_move_and_then_through_their_places(play):
    async def steps(table):
        await table.press("n", "enter", "n", "n", "p", "enter")
        assert table.moves == ("a1.NW-b2",)

    play(steps)


def test_arrows_go_by_squares_and_space_over_the_diagonal(play):
    async def steps(table):
        board = table.game.query_one(BoardView)
        names = tables().cell_names
        await table.cursor_to("d4.NW")
        await table.press("right", "up", "space")
        assert names[board.cursor] == "e5.SE"
        assert "at e5.SE" in table.text()
        await table.press(*["left"] * 9, *["down"] * 9)
        assert names[board.cursor] == "a1.SE"

    play(steps)


def test_a_move_is_made_with_the_mouse_alone(play):
    async def steps(table):
        await table.pilot.click(offset=table.spot("f1.NE"))
        await table.pilot.pause()
        assert "Hoplite on f1" in table.text()
        await table.pilot.click(offset=table.spot("f4.NW"))
        await table.pilot.pause()
        assert table.moves == ()
        await table.pilot.click(offset=table.spot("f3.SW"))
        await table.pilot.pause()
        assert table.moves == ("f1-f3",)

    play(steps, size=(160, 48))


def test_a_place_that_cannot_be_reached_is_refused_with_the_rule_and_what_can(play):
    async def steps(table):
        await table.cursor_to("f1.NE")
        await table.press("enter")
        await table.cursor_to("a8.NE")
        await table.press("enter")
        assert "cannot go to a8" in table.text()
        assert "A.5" in table.text()
        assert table.moves == ()

    play(steps)


def test_captures_are_declared_and_silence_takes_nothing(play):
    """A.6: what nobody declares is not taken, and can be taken later instead of a move."""

    async def steps(table):
        await table.cursor_to("e3.NW")
        await table.press("enter")
        await table.cursor_to("e5.NW")
        await table.press("enter")
        assert table.screen == "CapturesSheet"
        assert "Phalanx!" in table.text()
        assert "Archer on d5, 10 points" in table.text()
        await table.press("escape")
        assert table.moves == ()
        await table.press("enter", "o")
        assert table.moves == ("e3-e5",)
        await table.press("colon")
        await table.type("a8-a7")
        await table.press("enter")
        assert "x takes what was overlooked" in table.text()
        assert "!A!" in table.text().upper()
        await table.press("x", "enter")
        assert table.moves[-1] == "x d5"
        assert "lost 10: a" in table.text()

    play(steps, deal=TAKE)


def test_one_of_two_is_taken_when_only_it_is_ticked(play):
    """A.6: some, all or none; two at once are a double Phalanx."""

    async def steps(table):
        await table.cursor_to("d1.NE")
        await table.press("enter")
        await table.cursor_to("d4.NW")
        await table.press("enter")
        assert "Double Phalanx!" in table.text()
        await table.press("down", "down", "space", "up", "up", "enter")
        assert table.moves in (("d1-d4 x e4",), ("d1-d4 x c4",))

    play(steps, deal=DOUBLE)


def test_captures_that_need_no_word_are_made_at_once(play):
    async def steps(table):
        await table.cursor_to("e3.NW")
        await table.press("enter")
        await table.cursor_to("e5.NW")
        await table.press("enter")
        assert table.moves == ("e3-e5 x d5",)

    play(steps, deal=TAKE, options={"declare": "auto"})


def test_a_written_move_that_is_wrong_is_said_and_mended(play):
    async def steps(table):
        await table.press("colon")
        await table.type("f1-f9")
        await table.press("enter")
        assert table.screen == "WriteSheet"
        assert "is no move" in table.text()
        await table.press("backspace", "3", "enter")
        assert table.screen == "BoardScreen"
        assert table.moves == ("f1-f3",)

    play(steps)


def test_a_written_move_that_can_take_asks_what_is_declared(play):
    """A.6: whoever writes no x is asked; one who writes it is not."""

    async def steps(table):
        await table.press("colon")
        await table.type("e3-e5")
        await table.press("enter")
        assert table.screen == "CapturesSheet"
        await table.press("escape", "colon")
        await table.type("e3-e5 x d5")
        await table.press("enter")
        assert table.moves == ("e3-e5 x d5",)

    play(steps, deal=TAKE)


def test_every_legal_move_is_in_the_list_and_can_be_narrowed_down(play):
    async def steps(table):
        assert len(table.game.choices()) == 53
        await table.press("m")
        await table.type("f1-f5")
        await table.press("enter")
        assert table.moves == ("f1-f5",)

    play(steps)


def test_an_offer_to_stop_is_put_to_the_other_and_points_are_counted(play):
    """A.7: both agree."""

    async def steps(table):
        await table.press("d", "y")
        assert table.screen == "ConfirmSheet"
        assert "Red offers to stop" in table.text()
        await table.press("n")
        assert table.moves == ("offer", "decline")
        assert table.game.match.outcome is None
        await table.press("colon")
        await table.type("f1-f3")
        await table.press("enter", "d", "y", "y")
        assert "Drawn. Both agree to stop" in table.text()

    play(steps)


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


def test_the_computer_waits_when_somebody_steps_through_the_moves(play):
    async def steps(table):
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: len(table.moves) == 2)
        await table.press("comma")
        assert len(table.moves) == 1
        await table.pilot.pause(0.5)
        assert len(table.moves) == 1
        assert "Enter or g lets it" in table.text()
        await table.press("comma", "full_stop", "full_stop")
        assert len(table.moves) == 2
        await table.press("comma", "g")
        await table.until(lambda: len(table.moves) == 2)

    play(steps, seats=("Ann", "computer random"))


def test_enter_in_the_list_of_moves_stands_there_and_the_others_stay_in_it(play):
    async def steps(table):
        await table.press("l", "up", "up", "enter")
        assert table.moves == ("f1-f3",)
        assert "~  2. Black" in table.text()
        await table.press("escape")
        assert table.screen == "BoardScreen"
        assert isinstance(table.game.focused, BoardView)

    play(steps, moves=("f1-f3", "c8-c6", "c1-c3"))


def test_a_hint_shows_lines_with_what_they_are_worth(play):
    async def steps(table):
        await table.press("h")
        await table.until(lambda: "% is what the line is worth" in table.text())
        assert " 1. " in table.text()
        assert table.moves == ()

    play(steps)


@pytest.mark.usefixtures("dreamer")
def test_thinking_of_a_hint_never_blocks_the_screen_and_escape_stops_it(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("h")
        await table.until(lambda: "1 deep, 7 looked at" in table.text())
        assert "Thinking of a hint [" in table.text()
        await table.press("n", "enter", "slash")
        assert table.screen == "GameRulesScreen"
        await table.press("escape", "escape")
        await table.until(lambda: "% is what the line is worth" in table.text())
        assert table.screen == "BoardScreen"

    play(steps)


@pytest.mark.usefixtures("dreamer")
def test_a_thinking_computer_is_made_to_move_at_once(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "thinks [" in table.text())
        assert len(table.moves) == 1
        await table.press("s")
        await table.until(lambda: len(table.moves) == 2)

    play(steps, seats=("Ann", "computer strong"))


@pytest.mark.usefixtures("dreamer")
def test_leaving_while_the_computer_thinks_changes_nothing(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        game = table.game
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "thinks [" in table.text())
        await table.press("escape")
        assert table.screen == "HomeScreen"
        await table.pilot.pause(0.2)
        assert len(game.match.score.moves) == 1

    play(steps, seats=("Ann", "computer strong"))


@pytest.mark.usefixtures("dreamer")
def test_a_move_taken_back_while_the_computer_thinks_is_not_answered(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "thinks [" in table.text())
        await table.press("u")
        await table.pilot.pause(0.2)
        assert table.moves == ()
        assert table.game.thinking is None

    play(steps, seats=("Ann", "computer strong"))


def test_two_computers_play_until_the_end_and_the_game_is_reviewed(play):
    async def steps(table):
        await table.until(lambda: table.game.match.outcome is not None, 20)
        assert "▶ Over" in table.text()
        await table.press("v")
        await table.until(lambda: "Weighing" not in table.text(), 20)
        assert "  1. " in table.text()
        await table.press("down", "enter")
        assert table.screen == "BoardScreen"
        assert len(table.moves) == 1
        assert "Before move 2. Made was" in table.text()

    play(steps, seats=("computer greedy", "computer random"), options={"ply_limit": "4"})


def test_a_review_of_a_single_move_speaks_of_one_move(play):
    async def steps(table):
        await table.until(lambda: table.game.match.outcome is not None, 20)
        await table.press("v")
        await table.until(lambda: "Weighing" not in table.text(), 20)
        assert "1 move weighed: none gave much away." in table.text()

    play(steps, seats=("computer greedy", "computer random"), options={"ply_limit": "1"})


@pytest.mark.usefixtures("dreamer")
def test_two_computers_pause_and_go_on_by_key(play):
    async def steps(table):
        await table.until(lambda: len(table.moves) > 1)
        await table.press("g")
        assert table.game.resting
        before = len(table.moves)
        await table.pilot.pause(0.5)
        assert len(table.moves) == before
        await table.press("g")
        await table.until(lambda: len(table.moves) > before)
        await table.press("escape")
        assert table.screen == "HomeScreen"

    play(steps, seats=("computer greedy", "computer random"))


def test_a_place_is_named_and_stands_in_the_list(play):
    async def steps(table):
        await table.press("b")
        await table.type("start")
        await table.press("enter")
        assert "the start [start]" in table.text()

    play(steps)


def test_the_board_is_turned_for_a_lone_black_and_by_key(play):
    async def steps(table):
        rows = [line for line in table.text().splitlines() if line.startswith(("1 ", "8 "))]
        assert [row[0] for row in rows] == ["1", "8"]
        await table.press("f")
        rows = [line for line in table.text().splitlines() if line.startswith(("1 ", "8 "))]
        assert [row[0] for row in rows] == ["8", "1"]

    play(steps, seats=("computer random", "Ann"))


def test_the_record_is_written_to_a_new_file_and_never_over_another(play, tmp_path):
    async def steps(table):
        path = tmp_path / "a.game"
        for told in ("Written to", "is there already"):
            await table.press("e")
            table.app.screen.query_one("#line").value = str(path)
            await table.press("enter")
            assert told in " ".join(table.text().split())  # a long path moves where the line breaks
        assert path.read_text().startswith("game phalanx-board")

    play(steps)


def test_rules_and_what_was_agreed_are_one_key_away(play):
    async def steps(table):
        await table.press("slash")
        assert table.screen == "GameRulesScreen"
        assert "A.5" in table.text()
        assert "PC-04" not in table.text()
        await table.press("escape", "i")
        assert "● Who begins? Red [A.7]" in table.text()
        await table.press("escape")
        table.app.action_open_game_rule("PC-04")
        await table.pilot.pause()
        assert "PC-04" in table.text()

    play(steps)


def test_the_time_per_move_is_set_and_nonsense_is_refused(play):
    async def steps(table):
        for typed, told in (("9999", "is no time"), ("2.5", "2.5 s a move")):
            await table.press("t")
            table.app.screen.query_one("#line").value = typed
            await table.press("enter")
            assert told in table.text()

    play(steps, seats=("Ann", "computer random"))


def test_sheets_that_a_key_opens_are_put_aside_and_open_again(play):
    async def steps(table):
        for key, sheet in {"m": "MovesSheet", "colon": "WriteSheet", "t": "LineSheet", "e": "LineSheet", "b": "LineSheet",
                           "i": "ReadingSheet", "d": "ConfirmSheet"}.items():  # fmt: skip
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
        await table.press("escape", "g")
        assert table.screen == "SideGamesScreen"

    play(steps, seats=("[red]x[/]", "[/]q"))
