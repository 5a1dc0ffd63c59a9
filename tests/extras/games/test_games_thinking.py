"""Hints and computers on the screen of a game: they never hold it up, and can be hurried, stopped and left."""

import time

import pytest
from support.at_the_board import on_the_board
from support.matches import whole

from squadlog.extras.games.players.player import BestLine, Thought
from squadlog.extras.games.screens.frame.hints import HintList, best_lines
from squadlog.extras.games.session.thinker import Advice

HINTED = " tried):"


@pytest.fixture
def play(tmp_path):
    return on_the_board(tmp_path / "squadlog.db")


@pytest.fixture
def dreamer(monkeypatch):
    """A thinker that uses all its time and no processor, so that the pilot can tell when the screen is at rest."""

    def thought(standing, budget, **_rest):
        state = standing.state
        move = next(iter(state.moves()))
        told = Thought(
            move=move, lines=(BestLine(moves=(state.notation(move),), value=0.5),), searched=7, depth=1
        )
        ends = budget.clock() + budget.seconds
        while budget.clock() < ends and not budget.stopped():
            budget.progress(told)
            time.sleep(0.01)
        return told

    monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", thought)


def test_the_computer_waits_when_somebody_steps_through_the_moves(play):
    async def steps(table):
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: len(table.moves) == 2)
        await table.press("comma")
        assert len(table.moves) == 1
        await table.pilot.pause(0.5)
        assert len(table.moves) == 1
        assert "Press Enter or g" in table.text()
        await table.press("comma", "full_stop", "full_stop")
        assert len(table.moves) == 2
        await table.press("comma", "g")
        await table.until(lambda: len(table.moves) == 2)

    play(steps, seats=("Ann", "computer random"))


def test_a_hint_shows_lines_best_first_with_what_they_are_worth(play):
    async def steps(table):
        await table.press("h")
        await table.until(lambda: HINTED in table.text())
        lines = [line.strip("▌ ").split() for line in table.text().splitlines() if " % to win  " in line]
        assert [line[0] for line in lines] == ["1:", "2:", "3:"]
        worth = [int(line[1]) for line in lines]
        assert len(worth) == 3
        assert worth == sorted(worth, reverse=True)
        assert "ahead" in table.text()
        assert "⏎ Play it" in table.text()
        assert table.moves == ()
        assert sum(table.play.match.hints.counts(2)) == 1

    play(steps)


@pytest.mark.usefixtures("dreamer")
def test_a_hint_leaves_the_keys_to_somebody_who_went_on_with_the_board(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.cursor_to("f1.NE")
        await table.press("h", "enter", "s")
        await table.until(lambda: HINTED in table.text())
        assert "h again to choose a line" in table.text()
        await table.press("h", "1")
        assert len(table.moves) == 1

    play(steps)


def test_a_hint_shows_the_first_lines_in_the_order_of_the_player():
    lines = tuple(
        BestLine(moves=(move,), value=value)
        for move, value in (("a", 0.4), ("b", 0.5), ("c", 0.3), ("d", 0.2))
    )
    assert [line.moves[0] for line in best_lines(Thought(move="a", lines=lines))] == ["a", "b", "c"]


@pytest.mark.parametrize(("keys", "line"), [(("enter",), 0), (("2",), 1), (("down", "down", "enter"), 2)])
def test_a_line_of_a_hint_is_played_by_enter_or_by_its_number(play, keys, line):
    async def steps(table):
        await table.press("h")
        await table.until(lambda: HINTED in table.text())
        assert "Enter or 1, 2, 3 plays a line's first move" in table.text()
        move = table.game.query_one(HintList).moves[line]
        await table.press(*keys)
        assert table.moves == (move,)
        assert HINTED not in table.text()

    play(steps)


def test_a_hint_is_left_alone_and_the_board_has_the_keys_again(play):
    async def steps(table):
        await table.press("h")
        await table.until(lambda: HINTED in table.text())
        await table.press("escape")
        assert table.screen == "BoardScreen"
        assert HINTED not in table.text()
        await table.press("n", "enter", "n", "enter")
        assert len(table.moves) == 1

    play(steps)


@pytest.fixture
def broken(monkeypatch, tmp_path):
    """A player with a fault that nobody raised on purpose, and a place for what is noted of it."""
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))

    def thought(*_said, **_rest):
        raise ZeroDivisionError("a fault of the player")

    monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", thought)
    return tmp_path / "errors.log"


def test_a_computer_that_fails_is_told_and_noted_and_a_person_moves_for_it(play, broken):
    async def steps(table):
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "could not move" in table.text())
        assert "hit a fault in the program" in " ".join(table.text().split())
        assert "a fault of the player" in broken.read_text()
        await table.press("o")
        assert "From here you move for computer greedy (Black)" in table.text()
        await table.press("n", "enter", "n", "enter")
        assert len(table.moves) == 2

    play(steps, seats=("Ann", "computer greedy"))


@pytest.mark.usefixtures("broken")
def test_a_computer_that_failed_is_asked_again(play, monkeypatch):
    async def steps(table):
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "could not move" in table.text())
        monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", working)
        await table.press("enter")
        await table.until(lambda: len(table.moves) == 2)

    def working(standing, *_said, **_rest):
        return Thought(move=standing.state.moves()[0])

    play(steps, seats=("Ann", "computer greedy"))


@pytest.mark.usefixtures("broken")
def test_a_hint_that_fails_leaves_the_game_as_it_is(play):
    async def steps(table):
        await table.press("h")
        await table.until(lambda: "hit a fault" in table.text())
        await table.press("n", "enter", "n", "enter")
        assert len(table.moves) == 1

    play(steps)


def test_a_review_that_fails_says_so_and_can_be_left(play, monkeypatch, tmp_path):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))

    def review(*_said, **_rest):
        raise ZeroDivisionError("a fault of the reviewer")

    monkeypatch.setattr(Advice, "review", review)

    async def steps(table):
        await table.press("v")
        await table.until(lambda: "The review hit a fault" in table.text())
        assert "a fault of the reviewer" in (tmp_path / "errors.log").read_text()
        await table.press("escape")
        assert table.screen == "BoardScreen"

    play(steps, moves=("f1-f3",))


@pytest.mark.usefixtures("dreamer")
def test_thinking_of_a_hint_never_blocks_the_screen_and_escape_stops_it(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("h")
        await table.until(lambda: "1 move ahead, 7 tried" in table.text())
        assert "Thinking of a hint ▰" in table.text()
        await table.press("n", "enter", "slash")
        assert table.screen == "GameRulesScreen"
        await table.press("escape", "escape")
        await table.until(lambda: HINTED in table.text())
        assert table.screen == "BoardScreen"

    play(steps)


@pytest.mark.usefixtures("dreamer")
def test_a_thinking_computer_is_made_to_move_at_once(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "is thinking ▰" in table.text())
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
        await table.until(lambda: "is thinking ▰" in table.text())
        await table.press("escape", "escape")
        assert table.screen == "HomeScreen"
        await table.pilot.pause(0.2)
        assert len(whole(game.play.match).score.moves) == 1

    play(steps, seats=("Ann", "computer strong"))


@pytest.mark.usefixtures("dreamer")
def test_escape_asks_before_it_leaves_also_while_a_computer_thinks_and_any_other_key_stays(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("n", "enter", "n", "enter", "escape")
        await table.until(lambda: "is thinking ▰" in table.text())
        assert "Press Escape again" in table.text()
        await table.press("right")
        assert "Press Escape again" not in table.text()
        await table.press("escape")
        assert table.screen == "BoardScreen"

    play(steps, seats=("Ann", "computer strong"))


@pytest.mark.usefixtures("dreamer")
def test_a_click_while_a_computer_thinks_is_answered_and_the_answer_stays_to_be_read(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "is thinking ▰" in table.text())
        await table.pilot.click(offset=table.spot("f1.NE"))
        await table.pilot.pause(0.5)
        told = "computer strong (Black) is thinking. s makes it move at once, g pauses it."
        assert table.text().count(told[24:]) == 2
        assert len(table.moves) == 1

    play(steps, seats=("Ann", "computer strong"))


@pytest.mark.usefixtures("dreamer")
def test_a_click_lets_a_waiting_computer_go_on_like_enter(play):
    async def steps(table):
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: len(table.moves) == 2)
        await table.press("comma")
        await table.pilot.click(offset=table.spot("f1.NE"))
        await table.until(lambda: len(table.moves) == 2)

    play(steps, seats=("Ann", "computer strong"))


@pytest.mark.usefixtures("dreamer")
def test_a_move_taken_back_while_the_computer_thinks_is_not_answered(play):
    async def steps(table):
        table.app.desk.store.settings.set("game_seconds", "60")
        await table.press("n", "enter", "n", "enter")
        await table.until(lambda: "is thinking ▰" in table.text())
        await table.press("u")
        await table.pilot.pause(0.2)
        assert table.moves == ()
        assert table.game.thinker.now is None

    play(steps, seats=("Ann", "computer strong"))


@pytest.mark.usefixtures("dreamer")
def test_two_computers_pause_and_go_on_by_key(play):
    async def steps(table):
        await table.until(lambda: len(table.moves) > 1)
        await table.press("g")
        assert table.play.resting
        before = len(table.moves)
        await table.pilot.pause(0.5)
        assert len(table.moves) == before
        await table.press("g")
        await table.until(lambda: len(table.moves) > before)
        await table.press("escape", "escape")
        assert table.screen == "HomeScreen"

    play(steps, seats=("computer greedy", "computer random"))


def test_the_time_per_move_is_set_and_nonsense_is_refused_where_it_was_typed(play):
    async def steps(table):
        await table.press("t")
        line = table.app.screen.query_one("#write")
        line.value = "9999"
        await table.press("enter")
        assert "9999 is not a time" in table.text()
        assert table.screen == "WriteDialog"
        line.value = "2.5"
        await table.press("enter")
        assert "2.5 s a move" in table.text()

    play(steps, seats=("Ann", "computer random"))
