"""A record that goes on in another window is shown as it stands there, without a key being pressed."""

import pytest
from support.matches import BOARD, whole

from squadlog.battle.commands import Note
from squadlog.extras.games.session.match import Match
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.following import LOOKS_EVERY_S

ELSEWHERE = "Play continued in another window"


async def _until(table, words):
    """Without a key; at most a few looks at the file."""
    for _ in range(20):
        if words in table.text():
            return
        await table.pilot.pause(LOOKS_EVERY_S / 2)
    assert words in table.text()


@pytest.fixture
def other(tmp_path):
    """The same battle in another window."""
    return lambda number=1: Session.open(open_store(tmp_path / "squadlog.db"), number)


def test_the_battle_screen_shows_what_was_said_in_another_window(play, prepared, other):
    async def steps(table):
        assert table.seat.due.ask().kind == "declare"
        other().say("walk 1 2m")
        await _until(table, ELSEWHERE)
        await table.pilot.pause()
        assert "John Doe walks" in table.text()
        assert table.seat.head == other().record.head

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"), size=(160, 48))


def test_a_question_that_was_answered_in_another_window_is_asked_no_more(play, prepared, other):
    async def steps(table):
        assert table.screen == "DiePanel"
        window = other()
        window.answer("3")
        window.answer("8")
        await _until(table, "must MOVE")
        assert table.screen == "OrderPanel"
        assert table.seat.head == window.record.head

    play(steps, battle=prepared("begin", "initiative"))


def test_what_is_being_typed_is_not_taken_away(play, prepared, other):
    async def steps(table):
        await table.press("n", "h", "i")
        other().submit(Note(text="from elsewhere"))
        await table.pilot.pause(3 * LOOKS_EVERY_S)
        assert table.screen == "NoteDialog"
        await table.press("enter")
        assert [entry.lines[0].removeprefix("T1.s1 ") for entry in other().log["referee"].entries()[-2:]] == [
            "Note: from elsewhere", "Note: hi",
        ]  # fmt: skip

    play(steps, battle=prepared("begin"))


def test_the_log_screen_shows_what_was_said_and_undone_in_another_window(play, prepared, other):
    async def steps(table):
        await table.press("l")
        window = other()
        window.submit(Note(text="from elsewhere"))
        await _until(table, "from elsewhere")
        window.undo()
        await _until(table, "1 undone")
        await table.press("escape")
        assert (table.screen, table.seat.head) == ("BattleScreen", window.record.head)

    play(steps, battle=prepared("begin"))


def test_a_side_game_shows_the_move_made_in_another_window(play, tmp_path):
    store = open_store(tmp_path / "squadlog.db")
    number = Match.create(store, BOARD).id

    async def steps(table):
        table.app.open_record(number)
        await table.pilot.pause()
        window = Match(store, number)
        move = whole(window).state.notation(whole(window).state.moves()[0])
        window.moves.say(move)
        await _until(table, ELSEWHERE)
        assert table.app.screen.play.match.head == window.record.head

    play(steps)
    store.close()


def test_own_steps_are_not_told_as_those_of_another_window(play, prepared):
    async def steps(table):
        await table.press("h")
        await table.pilot.pause(3 * LOOKS_EVERY_S)
        assert ELSEWHERE not in table.text()

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_own_moves_in_a_side_game_are_not_told_as_those_of_another_window(play, tmp_path):
    store = open_store(tmp_path / "squadlog.db")
    number = Match.create(store, BOARD).id

    async def steps(table):
        table.app.open_record(number)
        await table.pilot.pause()
        match = table.app.screen.play.match
        move = whole(Match(store, number)).state.notation(whole(Match(store, number)).state.moves()[0])
        await table.say(move)
        assert match.head == 2
        await table.pilot.pause(3 * LOOKS_EVERY_S)
        assert ELSEWHERE not in table.text()

    play(steps)
    store.close()


@pytest.mark.parametrize("size", [(80, 24), (160, 48)], ids=str)
def test_who_was_looked_at_hides_in_another_window_and_a_display_is_not_lost(
    play, brought, other, tmp_path, size
):
    """HID-02: its row goes from under the cursor before what was told is drawn."""
    number = brought(tmp_path / "squadlog.db", "long_ford", typed_dice=(), chapters=("hiding",))

    async def steps(table):
        screen = table.app.screen
        screen.chair.seat = screen.seat.of(Speaker(seat=NOBODY))
        elsewhere = other(number)
        for hides in (1, 2, 3, 4):
            assert screen.query_one(Roster).selected == hides
            elsewhere.say(f"hide {hides}")
            for _ in range(20):
                await table.pilot.pause(LOOKS_EVERY_S / 2)
                if hides not in screen.seat.known.units:
                    break
            await table.pilot.pause()
        assert screen.query_one(Roster).selected == 5

    play(steps, size, battle=number)
