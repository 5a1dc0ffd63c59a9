"""The workshop on screen: a scenario made by keys and mouse, checked as one goes, saved, opened again and played."""

import random

import pytest
from support.at_home import at_home
from textual.events import Paste

from squadlog.extras.workshop.screens import scene_trial
from squadlog.extras.workshop.screens.scene_area import AreaMap, AreaScreen
from squadlog.extras.workshop.screens.scene_table import SceneTableScreen
from squadlog.setup.own.paper import empty
from squadlog.squads.scene_files import scene_in

NAMES = {" ": "space", ",": "comma", ".": "full_stop", "_": "underscore", "-": "minus"}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    at_home(monkeypatch, tmp_path)
    return tmp_path


async def said(table, text):
    """Typed, and Enter."""
    for char in text:
        await table.pilot.press(NAMES.get(char, char))
    await table.press("enter")


async def chosen(table, key):
    """The row of the tree, or of a list, as somebody goes to it by arrows."""
    table.app.screen.halves.go(key)
    await table.pilot.pause()


async def checked(table):
    """Until names are looked up and the battle is mustered on trial."""
    await table.pilot.pause(scene_trial.CHECK_AFTER_S + 0.05)
    await table.app.workers.wait_for_complete([one for one in table.app.workers if one.group == "try"])
    await table.pilot.pause()


async def laid(table, paper=None):
    """The table with a scenario."""
    table.app.push_screen(SceneTableScreen(paper or empty()))
    await table.pilot.pause()


def test_a_small_scenario_is_made_by_keys_from_nothing_saved_found_again_and_played(play, home):
    """SCN-02: in less than sixty keys, without knowing the form of the file."""

    async def steps(table):
        await table.press("w", "s")
        await table.press("right", "enter")
        await table.press(*["backspace"] * len("A new evening"))
        await said(table, "Old Mill")
        await table.press("escape", "down", "down", "down", "enter")
        await said(table, "john")
        await table.press("escape", *["down"] * 6, "enter")
        await said(table, "tog_l")
        await checked(table)
        assert "No errors" in table.text()
        assert "not saved" in table.text()
        await table.press("ctrl+s", "enter")
        await table.pilot.pause()
        assert not table.app.screen.draft.unsaved
        await table.press("p")
        await table.pilot.pause(0.2)
        assert table.seat.known.setup.title == "Old Mill"
        assert len(table.seat.known.units) == 16

    play(steps)
    scene = scene_in(home / "scenarios" / "old_mill.toml")
    assert [call.squad for side in scene.sides for call in side.squads] == ["john_doe", "tog_line"]


def test_an_area_is_drawn_on_the_map_by_cursor_and_by_mouse(play):
    """SCN-09."""

    async def steps(table):
        await laid(table)
        await chosen(table, "D")
        await table.press("right", "enter")
        await said(table, "counting")
        await table.press("escape")
        await chosen(table, "+areas")
        await table.press("enter", "enter")
        assert isinstance(table.app.screen, AreaScreen)
        await table.press("s", "enter")
        assert "deep along the" in table.text()
        await table.press("u", "c", "enter", "right", "right", "right", "right", "enter", "f2")
        area = table.app.screen.draft.paper.raw["areas"][0]
        assert set(area) == {"id", "centre", "radius_m"}
        await table.press("d", "x", "r")
        view = table.app.screen.query_one(AreaMap)
        col, row = view.frame.cell(12, 10)
        await table.pilot.click(AreaMap, offset=(col, row))
        await table.pilot.pause()
        assert "hall is in it" in table.text()
        await table.press("f2")
        assert table.app.screen.draft.paper.raw["areas"] == [{"id": "area", "rooms": ["hall"]}]
        await table.press("u", "u", "u")
        assert "areas" not in table.app.screen.draft.paper.raw

    play(steps)


def test_what_is_wrong_is_said_at_once_and_one_key_goes_there(play):
    """SCN-02."""

    async def steps(table):
        await laid(table)
        assert "Side blue: give it squads, or points to spend." in table.text()
        await chosen(table, "+conditions")
        await table.press("enter")
        await said(table, "keep")
        await chosen(table, "sides/0")
        await table.press("right", *["down"] * 3, "enter")
        await said(table, "200")
        await chosen(table, "sides/1")
        await table.press("right", *["down"] * 3, "enter")
        await said(table, "many")
        assert "It should be a whole number" in table.text()
        await table.press(*["backspace"] * 4)
        await said(table, "0")
        assert "should be greater than or equal to 1" in table.text()
        await table.press("backspace")
        await said(table, "90")
        assert "Conditions keep_out.area: a keep_out should name an area." in table.text()
        await table.press("exclamation_mark")
        assert table.app.screen.query_one("#scene-form").chosen == "area"

    play(steps)


def test_a_program_s_battle_is_a_copy_and_leaving_asks_for_what_is_not_saved(play):
    """SCN-02."""

    async def steps(table):
        await table.press("w")
        menu = table.app.screen.query_one("#workshop")
        menu.choose(next(row.key for row in menu.rows if row.key.endswith("market_day.toml")))
        await table.press("enter")
        assert "Market" in table.text()
        assert table.app.screen.draft.file is None
        await chosen(table, "sides/0")
        await table.press("c", "escape")
        assert "The scenario is not saved. Leave anyway?" in " ".join(table.text().split())
        await table.press("y")
        assert type(table.app.screen).__name__ == "WorkshopScreen"

    play(steps)


def test_a_scenario_goes_to_others_as_a_code_by_keys_and_comes_back_by_pasting(play, tmp_path):
    """BLD-10: broken into lines as a chat does it; its QR code is black on white in every theme."""
    written = tmp_path / "theirs.code"

    async def steps(table):
        await table.press("w", "y")
        assert "Choose a scenario" in table.text()
        menu = table.app.screen.query_one("#workshop")
        menu.choose(next(row.key for row in menu.rows if row.key.endswith("newcomer.toml")))
        await table.press("y")
        paper = table.app.screen.query_one("#share").content
        assert {span.style for span in paper.spans} == {"#000000 on #ffffff"}
        await table.press("f")
        table.app.screen.query_one("#line").value = str(written)
        await table.press("enter", "escape")
        code = written.read_text(encoding="utf-8").strip()
        table.app.screen.query_one("#workshop").choose("open_scene")
        await table.press("O")
        pasted = "\n".join(code[at : at + 72] for at in range(0, len(code), 72))
        table.app.screen.post_message(Paste(pasted))
        await table.pilot.pause()
        await table.press("enter")
        assert table.screen == "SceneTableScreen"
        assert (table.app.screen.draft.file, table.app.screen.draft.paper.raw["title"]) == (
            None,
            "The Back Door",
        )

    play(steps)


def test_no_key_makes_the_table_fall_over(play):
    """SCN-02: a monkey."""
    chance = random.Random("scenario table")
    keys = [
        *"abcdehkmnorstxyzKJEp", "enter", "enter", "enter", "enter", "escape", "up", "down", "down", "left", "right",
        "f2", "tab", "exclamation_mark", "ctrl+s", "delete", "pagedown", "home", "space", "1", "comma", "minus",
    ]  # fmt: skip

    async def steps(table):
        await laid(table)
        for _ in range(150):
            await table.pilot.press(chance.choice(keys))
            if not any(isinstance(screen, SceneTableScreen) for screen in table.app.screen_stack):
                await laid(table)

    play(steps)
