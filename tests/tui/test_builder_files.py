"""Sheets and squads written to files and read from them on the squad builder."""

import pytest
from support.bench import Memory, play, press
from textual.widgets import Input

from squadlog.tui.builder.dialogs import PaperDialog


def test_the_sheet_is_shown_and_written_to_a_file_once(tmp_path):
    target = tmp_path / "sheet.txt"

    async def script(pilot, screen):
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PaperDialog)
        await pilot.press("f")
        await pilot.pause()
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(target)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert pilot.app.screen is screen

    play(script)
    assert "John Doe" in target.read_text(encoding="utf-8")


def test_a_squad_goes_out_to_a_file_and_comes_back_under_a_free_name(tmp_path):
    target, shelf = tmp_path / "squad.json", Memory()

    async def script(pilot, screen):
        for key in ("x", "i"):
            await pilot.press(key)
            await pilot.pause()
            pilot.app.screen.query_one(Input).value = str(target)
            await pilot.press("enter")
            await pilot.pause()
            await pilot.pause()
        await press(pilot, "ctrl+s")
        assert screen.plan.name == "John Doe's Squad"
        await pilot.press("i")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(target)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()

    play(script, shelf=shelf)
    assert shelf.names() == ("John Doe's Squad", "John Doe's Squad 2")


def test_writing_over_a_file_needs_a_second_word(tmp_path):
    target = tmp_path / "squad.json"
    target.write_text("mine", encoding="utf-8")

    async def script(pilot, _screen):
        await pilot.press("x")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(target)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()

    play(script)
    assert target.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("content", [None, b"{}"])
def test_a_file_that_is_no_squad_is_refused_in_one_sentence(content, tmp_path):
    source, shelf = tmp_path / "gift.json", Memory()
    if content is not None:
        source.write_bytes(content)

    async def script(pilot, screen):
        before = screen.plan
        await pilot.press("i")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(source)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert screen.plan == before

    assert any("gift.json" in said for said in play(script, shelf=shelf).said)
    assert shelf.squads == {}
