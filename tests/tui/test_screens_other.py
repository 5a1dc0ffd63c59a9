"""Home, settings, palette, help: no dead ends, nothing read as markup, nothing lost."""

import asyncio
import re
import sqlite3
from dataclasses import replace

import pytest
from textual import events

from squadlog.tui.app import SquadlogApp
from squadlog.tui.chrome.desk import Desk

HOSTILE = ("[red]x[/]", "[@click=app.quit]q[/]", "[/nonsense]", "a[b]c\\[d]")


@pytest.fixture
def hostile(tmp_path) -> int:
    """A battle whose people have names that look like markup, dice typed, stopped at a shot."""
    desk = Desk.open(tmp_path / "squadlog.db")
    setup = desk.ready_setup("newcomer")
    renamed = {4: HOSTILE[0], 5: HOSTILE[1], 6: HOSTILE[2]}
    soldiers = tuple(replace(who, name=renamed.get(who.id, who.name)) for who in setup.soldiers)
    groupings = tuple(replace(group, name=HOSTILE[1]) for group in setup.groupings)
    setup = replace(setup, title=HOSTILE[3], soldiers=soldiers, groupings=groupings, briefing=HOSTILE[0])
    session = desk.begin(replace(setup, typed_dice=tuple(side.id for side in setup.sides)))
    for sentence in (
        "begin",
        "initiative",
        "3",
        "8",
        "move 1",
        f"note {HOSTILE[0]}",
        "fire 1",
        "done",
        "done",
    ):
        session.say(sentence)
    desk.store.close()
    return session.id


def test_names_that_look_like_markup_are_shown_as_they_are(play, hostile, size):
    async def steps(table):
        assert table.screen == "ShotPanel"
        assert HOSTILE[0] in table.text()
        assert HOSTILE[1][:13] in table.text()
        await table.press("escape")
        assert HOSTILE[0] in table.text()
        assert HOSTILE[3] in table.text()
        await table.press("4", "e")
        assert f"4 {HOSTILE[0]}" in table.text()
        await table.press("escape", "l")
        assert HOSTILE[0] in table.text()
        await table.press("escape", "escape", "escape")
        assert table.screen == "HomeScreen"
        assert HOSTILE[3] in table.text()
        assert table.app.is_running

    play(steps, size, battle=hostile)


@pytest.mark.parametrize("key", ["b", "s", "r", "i", "o", "question_mark"])
def test_escape_comes_home_from_every_screen_of_the_menu(play, key):
    async def steps(table):
        await table.press(key)
        assert table.screen != "HomeScreen"
        for _press in range(3):
            await table.press("escape")
        assert table.screen == "HomeScreen"

    play(steps)


def test_escape_comes_back_to_the_battle_from_everything_opened_there(play, prepared):
    async def steps(table):
        for key in ("a", "b", "i", "D", "e", "n", "v", "R", "T", "l", "slash", "question_mark"):
            await table.press(key)
            assert table.screen != "BattleScreen", key
            await table.press("question_mark") if key not in ("question_mark", "n") else None
            for _press in range(3):
                if table.screen != "BattleScreen":
                    await table.press("escape")
            assert table.screen == "BattleScreen", key

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_a_key_is_changed_and_still_changed_after_a_restart(play, prepared):
    number = prepared("begin", "initiative", "3", "8", "move")

    async def first(table):
        settings = table.app.desk.store.settings
        await table.press("escape", "escape", "o")
        table.app.screen.query_one("#settings").choose("key:battle.hold")
        await table.press("enter", "ctrl+y")
        assert "battle.hold" in settings.get("keys")

    async def second(table):
        await table.press("ctrl+y")
        assert table.seat.known.units[1].declaration is not None

    play(first, battle=number)
    play(second, battle=number)


def test_a_key_in_use_on_the_same_screen_is_not_given_twice(play):
    async def steps(table):
        await table.press("o")
        table.app.screen.query_one("#settings").choose("key:battle.hold")
        await table.press("enter", "d")
        assert "already the key for Done" in table.text()

    play(steps)


def test_look_sides_and_motion_are_chosen_and_kept(play):
    async def first(table):
        await table.press("o", "down", "down", "enter")
        assert table.app.theme == "squadlog-contrast"
        listed = table.app.screen.query_one("#settings")
        hue = table.app.theme_variables["side-1"]
        for key in ("sides:purple and green", "motion:reduced"):
            listed.choose(key)
            await table.press("enter")
        assert table.app.theme_variables["side-1"] != hue
        assert [row.key for row in listed.rows if "●" in row.words.plain] == [
            "theme:squadlog-contrast", "sides:purple and green", "motion:reduced", "units:m", "clock_bell:silent",
            "time_played:hidden", "cells:auto", "north:auto",
        ]  # fmt: skip

    async def second(table):
        assert table.app.theme == "squadlog-contrast"
        assert table.app.pair == "purple and green"
        assert table.app.animation_level == "none"

    play(first)
    play(second)


def test_the_palette_finds_what_the_screen_can_do(play, prepared):
    async def steps(table):
        await table.press("ctrl+p", *"hold", "enter")
        await table.pilot.pause()
        assert table.seat.known.units[1].declaration is not None

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_help_names_the_keys_of_the_screen_below(play):
    async def steps(table):
        await table.press("question_mark")
        assert "What this screen is for" in table.text()
        await table.press("pagedown")
        assert "New battle" in table.text()

    play(steps)


def test_two_squads_of_ones_choice_begin_a_battle(play):
    async def steps(table):
        await table.press("b", "end", "enter", "f2")
        assert table.screen == "BattleScreen"
        assert len(table.seat.known.setup.sides) == 2
        assert "b shows all of it" not in table.text(), "there is no briefing"

    play(steps)


def test_a_stored_battle_is_continued_from_home_with_one_key(play, prepared):
    number = prepared("begin")

    async def steps(table):
        assert re.search(r" c +1 The Back Door +turn 1, subphase 1", table.text())
        await table.press("c")
        assert table.seat.id == number

    play(steps)


def test_a_file_that_is_not_ours_is_reported_and_left_alone(play, tmp_path):
    (tmp_path / "squadlog.db").write_text("somebody else's file" * 20)

    async def steps(table):
        assert "not a squadlog file" in table.text()
        await table.press("b")
        assert table.screen == "HomeScreen"

    play(steps)
    assert (tmp_path / "squadlog.db").read_text().startswith("somebody else's file")


def test_keys_pressed_before_everything_is_loaded_are_not_lost(tmp_path):
    """Product bound: two keys from start to a battle, however fast they are pressed."""

    async def whole() -> None:
        app = SquadlogApp(tmp_path / "squadlog.db")
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter", "enter")
            await app.workers.wait_for_complete()
            for _pause in range(20):
                await pilot.pause()
                if type(app.screen).__name__ == "BattleScreen":
                    break
            assert type(app.screen).__name__ == "BattleScreen"

    asyncio.run(whole())


def test_whoever_goes_on_before_the_battles_are_loaded_goes_on_with_the_last_one(tmp_path, prepared):
    prepared()

    async def whole() -> None:
        app = SquadlogApp(tmp_path / "squadlog.db")
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await pilot.press("c")
            await app.workers.wait_for_complete()
            for _pause in range(20):
                await pilot.pause()
            assert type(app.screen).__name__ == "BattleScreen"

    asyncio.run(whole())


def test_keys_meant_for_a_battle_that_is_opened_at_once_never_act_at_home(tmp_path, prepared):
    """`squadlog play N`: the battle is the first thing that is there, and home only for who goes there."""
    number = prepared("begin", "initiative", "3", "8", "move")

    async def whole() -> None:
        app = SquadlogApp(tmp_path / "squadlog.db", number)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("b")
            await pilot.pause()
            assert type(app.screen).__name__ == "ReadingDialog"
            await pilot.press("escape", "escape", "escape")
            await pilot.pause()
            assert type(app.screen).__name__ == "HomeScreen"
            await pilot.press("c")
            await pilot.pause()
            assert [type(screen).__name__ for screen in app.screen_stack] == ["HomeScreen", "BattleScreen"]

    asyncio.run(whole())


def test_a_battle_that_cannot_be_opened_leads_home_with_a_sentence(play):
    async def steps(table):
        assert table.screen == "HomeScreen"
        assert "There is no battle 7." in table.text()

    play(steps, battle=7)


def test_a_pasted_control_code_never_reaches_the_prompt(play, prepared):
    async def steps(table):
        await table.press("colon")
        line = table.app.screen.query_one("#say")
        line.post_message(events.Paste("note \x1b]0;owned\x07\u202eabc"))
        await table.pilot.pause()
        assert line.value == "note ?]0;owned??abc"

    play(steps, battle=prepared())


def test_a_box_that_is_ticked_says_so_without_colour(play):
    async def steps(table):
        await table.press("b", "end")
        table.app.screen.query_one("#zero-g").scroll_visible(animate=False)
        await table.pilot.pause()
        assert "[ ] zero gravity" in table.text()
        table.app.screen.query_one("#zero-g").toggle()
        await table.pilot.pause()
        assert "[x] zero gravity" in table.text()

    play(steps)


def test_a_battle_is_deleted_only_after_a_second_word(play, prepared):
    prepared()

    async def steps(table):
        await table.press("delete", "n")
        assert len(table.app.desk.battles()) == 1
        await table.press("delete", "y")
        assert table.app.desk.battles() == ()

    play(steps)


def test_a_file_that_another_program_holds_is_said_and_stops_no_screen(play, prepared, tmp_path):
    """Locked or gone while the program runs: a sentence, never a traceback; what was read goes on."""
    number = prepared("begin", "initiative", "3", "8", "move")

    async def steps(table):
        holder = sqlite3.connect(tmp_path / "squadlog.db")
        holder.execute("begin exclusive")
        before = table.seat.known
        await table.press("h")
        assert "nothing was changed" in " ".join(table.text().split())
        assert table.seat.known == before
        await table.press("escape", "escape")
        await table.press("b")
        assert table.app.is_running
        await table.press("escape")
        assert table.screen == "HomeScreen"
        assert "writing to" in table.text()
        # Nothing moves while the file is waited for: nobody may be kept from the keys for long.
        pause = table.app.desk.store._file._connection.execute("PRAGMA busy_timeout").fetchone()[0]
        assert pause <= 500
        holder.rollback()
        holder.close()
        await table.press("c")
        assert table.screen == "BattleScreen"

    play(steps, battle=number)


def test_a_file_deleted_while_the_program_runs_is_said(play, prepared, tmp_path):
    async def steps(table):
        (tmp_path / "squadlog.db").unlink()
        await table.press("h", "u", "l", "escape")
        assert table.screen == "BattleScreen"
        assert table.app.is_running

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))


def test_page_keys_pressed_before_a_list_is_drawn_are_harmless(play):
    async def steps(table):
        await table.press("b", "end", "tab", "tab")
        await table.pilot.press("enter", "pagedown", "pageup", "escape")
        await table.pilot.pause()
        overlay = table.app.screen.query("CalmOverlay").first()
        overlay._index_to_line.clear()
        overlay.action_page_down()
        assert table.app.is_running

    play(steps)


def test_ready_squads_are_listed_by_name_soldiers_and_points(play):
    async def steps(table):
        await table.press("s", "o")
        assert "John Doe's Squad, 8 soldiers, 368 points (ready)" in table.text()

    play(steps)


def test_a_ready_battle_begun_from_the_command_line_has_dice_of_its_own(tmp_path):
    """Two plays of one battle are two battles: only a seed somebody chose repeats."""

    async def whole() -> None:
        app = SquadlogApp(tmp_path / "squadlog.db")
        async with app.run_test(size=(80, 24)) as pilot:
            app.load()
            await app.workers.wait_for_complete()
            app.open_ready("newcomer")
            await pilot.pause()
            begun = app.screen.seat.known.setup.seed
            assert begun != app.desk.ready_setup("newcomer").seed

    asyncio.run(whole())
