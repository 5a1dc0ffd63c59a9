"""The shelf of the squad builder: squads opened, compared, copied, named, kept and deleted."""

import pytest
from support.bench import Memory, head, play, press
from textual.widgets import Input, Static

from squadlog.base.errors import SquadlogError, StoreError
from squadlog.book.load import load_rulebook
from squadlog.squads.edit import add_soldier, remove_soldier
from squadlog.squads.exchange import export_squad
from squadlog.squads.ready import load_squad
from squadlog.store.labels import Label
from squadlog.tui.builder.dialogs import CompareDialog, SquadsDialog, _squad_rows
from squadlog.tui.builder.shelf import KeptSquad, squads_in_file
from squadlog.tui.builder.soldiers import SoldierList


def test_another_squad_is_opened_from_the_list():
    book = load_rulebook()
    shelf = Memory(Mine=export_squad(load_squad("tog_line", book)))

    async def script(pilot, screen):
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SquadsDialog)
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.pause()
        assert (screen.plan.name, len(screen.plan.soldiers)) == ("Mine", 8)

    play(script, shelf=shelf)


def test_a_squad_opened_by_the_question_which_is_laid_out_for_the_room_there_is():
    shelf = Memory(Mine=export_squad(load_squad("john_doe", load_rulebook())))

    async def script(pilot, _screen):
        await press(pilot, "down", "enter")
        screen = pilot.app.screen
        rows = [row.words.plain for row in screen.query_one(SoldierList).rows]
        assert screen.plan.soldiers[0].name in rows[0]
        assert "▰▰▰▰" in rows[0]

    play(script, name=None, shelf=shelf, size=(160, 48))


def test_two_squads_are_compared():
    async def script(pilot, _screen):
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("end", "enter")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(pilot.app.screen, CompareDialog)
        assert "≠ Points: 368  ↔  " in "\n".join(str(line.content) for line in pilot.app.screen.query(Static))
        await pilot.press("f")
        await pilot.pause()
        fair = str(pilot.app.screen.query_one("#fight-told", Static).content)
        assert "wound levels a turn" in fair
        await pilot.press("s")
        assert "open, 40 m" in str(pilot.app.screen.query_one("#fight-told", Static).content)
        await pilot.press("escape", "escape")
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


def test_without_a_name_the_list_of_squads_comes_first_where_some_are_kept_and_escape_goes_back():
    shelf = Memory(Mine=export_squad(load_squad("tog_line", load_rulebook())))

    async def script(pilot, screen):
        assert isinstance(screen, SquadsDialog)
        builder = pilot.app.screen_stack[-2]
        assert not builder.query_one("#head").visible
        await press(pilot, "escape")
        await pilot.pause()
        assert builder not in pilot.app.screen_stack

    play(script, name=None, shelf=shelf)
    assert shelf.names() == ("Mine",)


def test_where_no_squad_is_kept_a_new_one_lies_ready_without_a_question():
    async def script(_pilot, screen):
        assert screen.plan.name == "New Squad"

    play(script, name=None)


def test_a_draft_that_is_brought_back_to_untouched_is_not_kept():
    """Nor is a ready squad of which nothing was changed in the end."""
    for name in (None, "ready:john_doe"):
        shelf = Memory()

        async def script(pilot, screen, shelf=shelf):
            before = screen.plan
            await press(pilot, "a", "c")
            assert len(shelf.names()) == 1
            await press(pilot, "ctrl+z")
            assert len(shelf.names()) == 1
            await press(pilot, "u")
            assert screen.plan == before

        play(script, name=name, shelf=shelf)
        assert shelf.names() == ()


def test_a_draft_that_was_kept_by_word_stays_kept_whatever_is_taken_back():
    shelf = Memory()

    async def script(pilot, _screen):
        await press(pilot, "ctrl+s", "a", "ctrl+z", "ctrl+z")

    play(script, shelf=shelf)
    assert shelf.names() == ("John Doe's Squad",)


def test_a_squad_that_was_kept_before_stays_kept_when_its_first_change_is_taken_back():
    shelf = Memory(Mine=export_squad(load_squad("tog_line", load_rulebook())))

    async def script(pilot, _screen):
        await press(pilot, "a", "ctrl+z")

    play(script, name="Mine", shelf=shelf)
    assert shelf.names() == ("Mine",)


def test_compare_proposes_another_squad_than_the_one_that_is_built():
    body = export_squad(load_squad("tog_line", load_rulebook()))

    async def script(pilot, _screen):
        await press(pilot, "m")
        await pilot.pause()
        sheet = pilot.app.screen
        assert [row.key for row in sheet.listed.rows][:1] == ["Other"]
        assert "Compare Mine with which squad?" in str(sheet.query_one(".box").border_title)

    play(script, name="Mine", shelf=Memory(Mine=body, Other=body))


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


def test_deleting_is_offered_for_squads_of_ones_own_alone():
    shelf = Memory(Mine=export_squad(load_squad("tog_line", load_rulebook())))

    async def script(pilot, sheet):
        offered = [sheet.check_action("remove", ())]
        for key in ("down", "end"):
            await press(pilot, key)
            offered.append(sheet.check_action("remove", ()))
        assert offered == [False, True, False]
        await press(pilot, "delete")
        assert pilot.app.screen is sheet

    play(script, name=None, shelf=shelf)


@pytest.mark.parametrize("ending", ["json", "csv", "txt", "code"])
def test_a_squad_is_written_in_the_form_that_the_name_of_the_file_says(tmp_path, ending):
    desk = KeptSquad(Memory(), load_rulebook())
    desk.adopt(load_squad("pathfinders", load_rulebook()))
    file = tmp_path / f"squad.{ending}"
    file.write_text(desk.text_for(str(file)))
    (plan,) = squads_in_file(str(file), load_rulebook())
    assert [one.name for one in plan.soldiers] == [one.name for one in desk.plan.soldiers]


def test_a_share_code_is_read_where_a_file_could_be_named():
    desk = KeptSquad(Memory(), load_rulebook())
    desk.adopt(load_squad("pathfinders", load_rulebook()))
    assert squads_in_file(desk.text_for("x.code").strip(), load_rulebook()) == (desk.plan,)


def test_a_new_squad_that_is_changed_back_by_hand_is_not_kept_under_any_number():
    shelf, book = Memory(), load_rulebook()
    for _ in range(3):
        kept = KeptSquad(shelf, book)
        kept.start()
        began = kept.plan
        kept.change(add_soldier(began))
        assert shelf.names()[-1] == "New Squad"
        kept.change(remove_soldier(kept.plan, len(kept.plan.soldiers) - 1))
        assert (kept.plan, kept.name) == (began, None)
        assert "New Squad" not in shelf.names()
        assert kept.take_back()
        assert kept.name == "New Squad"
        assert kept.take_back()
        assert kept.name is None


def test_a_squad_stands_in_the_list_with_its_folder_and_tags():
    rows = dict(_squad_rows(("Mine", "Other"), {"Mine": Label(folder="Club", tags=("wet",))}, new=False))
    assert rows == {"Mine": "Mine   Club / wet", "Other": "Other"}
