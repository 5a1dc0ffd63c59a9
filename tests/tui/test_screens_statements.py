"""What is stated beside the rules: moves in words, doors, the briefing; and what the screens tell of it."""

import pytest
from support.battles import skirmish

from squadlog.facts.ground_facts import Glimpse, StatedMove, Turn
from squadlog.session.view.orders.move_words import move_words, read_move

ACTIONS = ("begin", "initiative", "3", "8", "move")


def test_a_move_in_words_reads_ground_metre_by_metre_turns_and_watchers():
    """MOV-07, ACT-55: the ground of each metre, and after how many metres a watcher sees the mover."""
    move = read_move("3m over clear,light,clear+up1 turn 45 after 2m seen by 11 at 2m", 1, skirmish())
    assert move.ground == (("clear",), ("light",), ("clear", "up1"))
    assert move.turns == (Turn(degrees=45, after_m=2),)
    assert move.seen_by == (Glimpse(watcher=11, at_m=2),)


@pytest.mark.parametrize(
    "move",
    [
        StatedMove(),
        StatedMove(distance_m=2, seen_by=()),
        StatedMove(distance_m=3, ground=(("light",), ("heavy",), ("marsh",))),
        StatedMove(turns=(Turn(degrees=90, after_m=1),), seen_by=(Glimpse(watcher=11, at_m=1),)),
    ],
)
def test_a_move_put_into_words_reads_back_as_it_was(move):
    assert read_move(move_words(move), 1, skirmish()) == move


@pytest.mark.parametrize("text", ["fire at 11", "up the wall", "[red]", "over lava"])
def test_words_that_are_no_move_are_refused_with_an_example(text):
    with pytest.raises(ValueError, match="like"):
        read_move(text, 1, skirmish())


def test_the_sheet_declares_a_move_given_in_words(play, prepared):
    async def steps(table):
        await table.press("a", "w", "tab", *["down"] * 8, "right")
        table.app.screen.query_one("#line").value = "2m over light,clear unseen"
        await table.press("enter")
        assert "over light" in table.text()
        await table.press("enter")
        said = table.seat.known.units[1].declaration.move
        assert said.ground == (("light",), ("clear",))
        assert said.seen_by == ()

    play(steps, battle=prepared(*ACTIONS))


def test_a_door_is_placed_and_set_straight_on_the_screen_with_a_reason(play, prepared):
    """OBS-18: features are what the table says they are."""

    async def steps(table):
        await table.press("D")
        table.app.screen.query_one("#id").value = "D9"
        await table.press("f2")
        assert table.seat.known.features["D9"].kind == "internal_door"
        await table.press("D", "end")
        table.app.screen.query_one("#state").value = "open"
        await table.press("f2")
        assert "needs its reason" in table.text()
        table.app.screen.query_one("#reason").value = "kicked in"
        await table.press("f2")
        assert table.seat.known.features["D9"].state == "open"
        await table.press("u", "u")
        assert "D9" not in table.seat.known.features

    play(steps, battle=prepared(*ACTIONS))


def test_the_briefing_can_be_read_to_its_end_at_any_time(play, prepared):
    async def steps(table):
        await table.press("2", "b")
        assert "standing." in table.text()
        await table.press("escape", "i")
        assert "melee -1 (troop -1 [TRP-01]" in table.text()

    play(steps, battle=prepared(*ACTIONS))


def test_undo_and_redo_say_what_they_did(play, prepared):
    async def steps(table):
        await table.press("h", "1", "u")
        assert table.text().count("1 John Doe holds") == 1, "the card tells what is undone"
        assert "Undone: 1 John Doe holds" in table.text()
        await table.press("z")
        assert "Redone: 1 John Doe" in table.text()
        await table.press("u", "2", "h", "z")
        assert "Undone lines stay in the log" in table.text()

    play(steps, battle=prepared(*ACTIONS), size=(80, 24))


def test_one_escape_too_many_does_not_leave_the_battle(play, prepared):
    async def steps(table):
        await table.press("escape", "h")
        assert table.screen == "BattleScreen"
        assert table.seat.known.units[1].declaration is not None
        await table.press("escape", "escape")
        assert table.screen == "HomeScreen"

    play(steps, battle=prepared(*ACTIONS))


def test_the_die_prompt_shows_the_modifiers_behind_the_roll(play, prepared):
    """Every modifier stands there before the roll (FIR-23)."""

    async def steps(table):
        await table.press("c", "enter")
        assert table.screen == "DiePanel"
        assert "+1 half cover, soft [FIR-23]" in table.text()

    play(steps, battle=prepared(*ACTIONS, "fire 1", "done", "done"))


def test_the_prompt_gives_back_what_was_said_before(play, prepared):
    async def steps(table):
        for sentence in ("note one", "note two"):
            await table.press("colon")
            table.app.screen.query_one("#say").value = sentence
            await table.press("enter")
        await table.press("colon", "up", "up")
        assert table.app.screen.query_one("#say").value == "note one"
        await table.press("down", "down")
        assert table.app.screen.query_one("#say").value == ""

    play(steps, battle=prepared())


def test_nothing_is_overruled_that_no_rule_refuses(play, prepared):
    async def steps(table):
        await table.press("a", "exclamation_mark")
        assert table.screen == "ActionPanel"

    play(steps, battle=prepared(*ACTIONS))


def test_a_busy_unit_is_said_to_go_on_and_enter_passes_it_by(play, prepared):
    """ACT-08: what takes several subphases goes on by itself."""

    async def steps(table):
        assert "give orders to 2, 3 (1 goes on)" in table.text()

    play(steps, battle=prepared(*ACTIONS, "aim 1 at 4", "done", "done"))


def test_what_is_in_hand_carried_and_left_is_told_by_signs_in_the_builder(play):
    async def steps(table):
        await table.press("s", "enter", "down", "space")
        for row in ("□ LP", "■ LR", "◆ SR", "● BI", "○ LI"):
            assert row in table.text()

    play(steps, (120, 40))
