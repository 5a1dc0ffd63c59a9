"""The shelf of the squad builder: squads opened, compared, copied, named, kept and deleted."""

import pytest
from support.bench import Memory, head, play, press
from textual.widgets import Input, Static, TabbedContent

from squadlog.errors import SquadlogError, StoreError
from squadlog.rulebook.load import load_rulebook
from squadlog.squads.exchange import export_squad
from squadlog.squads.ready import load_squad
from squadlog.tui.builder.sheets import CompareSheet, SquadsSheet


def test_another_squad_is_opened_from_the_list():
    book = load_rulebook()
    shelf = Memory(Mine=export_squad(load_squad("tog_line", book)))

    async def script(pilot, screen):
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SquadsSheet)
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.pause()
        assert (screen.plan.name, len(screen.plan.soldiers)) == ("Mine", 8)

    play(script, shelf=shelf)


def test_two_squads_are_compared():
    async def script(pilot, _screen):
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("end", "enter")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(pilot.app.screen, CompareSheet)
        assert "≠ Points: 368  ↔  " in "\n".join(str(line.content) for line in pilot.app.screen.query(Static))
        await pilot.press("escape")
        await pilot.pause()

    play(script)


def test_a_copy_of_the_squad_is_kept_beside_it():
    shelf = Memory()

    async def script(pilot, screen):
        await press(pilot, "ctrl+s")
        await pilot.press("k")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = "Second"
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert screen.plan.name == "Second"

    play(script, shelf=shelf)
    assert shelf.names() == ("John Doe's Squad", "Second")


def test_a_name_that_another_squad_has_is_refused_and_both_stay():
    book = load_rulebook()
    shelf = Memory(
        Mine=export_squad(load_squad("tog_line", book)), Other=export_squad(load_squad("john_doe", book))
    )
    before = dict(shelf.squads)

    async def script(pilot, screen):
        screen.query_one(TabbedContent).active = "tab-squad"
        await pilot.pause()
        box = screen.query_one("#squad-name", Input)
        box.focus()
        box.value = "Other"
        await press(pilot, "enter")
        assert (screen.plan.name, box.value) == ("Mine", "Mine")

    assert any("already" in said for said in play(script, name="Mine", shelf=shelf).said)
    assert shelf.squads == before


def test_a_shelf_that_cannot_keep_a_change_leaves_the_squad_as_it_was():
    shelf = Memory()
    shelf.full = True

    async def script(pilot, screen):
        await press(pilot, "a")
        assert len(screen.plan.soldiers) == 8

    assert "The disk is full." in play(script, shelf=shelf).said


def test_a_squad_that_is_not_there_leaves_a_new_one_to_build():
    async def script(_pilot, screen):
        assert screen.plan.name == "New Squad"
        assert "✓ legal" in head(screen)

    assert "no squad called Gone" in play(script, name="Gone").said[0]


def test_a_broken_body_on_the_shelf_is_refused_in_a_sentence():
    async def script(_pilot, screen):
        assert screen.plan.name == "New Squad"

    app = play(script, name="Odd", shelf=Memory(Odd="{"))
    assert "not JSON" in app.said[0]
    assert issubclass(StoreError, SquadlogError)


def test_without_a_name_the_list_of_squads_comes_first_and_escape_leaves_a_new_one_to_build():
    async def script(pilot, screen):
        assert isinstance(screen, SquadsSheet)
        await press(pilot, "escape")
        assert pilot.app.screen.plan.name == "New Squad"

    play(script, name=None)


@pytest.mark.parametrize(("answer", "left"), [("y", ()), ("n", ("Mine",))])
def test_a_kept_squad_is_deleted_after_a_second_word(answer, left):
    shelf = Memory(Mine=export_squad(load_squad("tog_line", load_rulebook())))

    async def script(pilot, _screen):
        await press(pilot, "down", "delete")
        await pilot.pause()
        await press(pilot, answer)
        await pilot.pause()

    play(script, name=None, shelf=shelf)
    assert shelf.names() == left


def test_a_squad_that_ships_cannot_be_deleted():
    async def script(pilot, _screen):
        await press(pilot, "end", "delete")

    assert any("stay where they are" in said for said in play(script, name=None).said)
