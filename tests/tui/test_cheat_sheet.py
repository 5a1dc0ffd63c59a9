"""The cheat sheet: every key of a screen and its panels, as they are set now, on the screen and printed."""

import pytest

from squadlog.__main__ import main
from squadlog.session.view.orders.letters import LETTERS
from squadlog.tui.book.cheat import COLUMN, cell, columns, entries, key_words, sheet_text, sheets
from squadlog.tui.book.settings import remappable


def test_every_letter_of_the_actions_is_on_the_sheet_of_the_battle():
    """Also those that the battle has without opening the actions, such as h for hold."""
    told = [*entries(sheets()["battle"], {})]
    actions = told[told.index(("", "Actions: a, then")) : told.index(("", "Shot"))]
    assert {(row.letter, row.name) for row in LETTERS} <= set(actions)


def test_a_key_that_was_changed_stands_there_as_it_is_now():
    told = set(entries(sheets()["battle"], {"battle.undo": "f9"}))
    assert ("f9", "Undo") in told
    assert ("u", "Undo") not in told


def test_every_key_that_can_be_changed_stands_on_some_sheet():
    told = {entry for rooms in sheets().values() for entry in entries(rooms, {})}
    assert {(key_words(one, {}), one.description) for _, one in remappable()} <= told


def test_a_key_with_a_long_name_keeps_its_distance_from_what_it_does():
    assert cell("⇧right", "Far east", 26)[0] == "⇧right "


def test_columns_take_the_room_there_is():
    """As many as fit, and what is left of the page is shared among them."""
    assert sum(map(len, cell("l", "Light woods, 1 m less", 100))) == 33
    assert "".join(cell("l", "Light woods, 1 m less", 100)).rstrip() == "l     Light woods, 1 m less"


@pytest.mark.parametrize("width", [26, 80, 120, 160])
def test_nothing_is_wider_than_the_page_and_nothing_is_left_out(width):
    told = tuple(entries(sheets()["battle"], {}))
    assert sorted(one for row in columns(told, width) for one in row if any(one)) == sorted(filter(any, told))
    assert all(len(line) <= max(width, COLUMN) for line in sheet_text("battle", {}, width).splitlines())


def test_the_sheet_is_printed_into_a_file(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "home"))
    assert main(["keys", "battle", "--to", str(tmp_path / "keys.txt")]) == 0
    assert "k     Kneel" in (tmp_path / "keys.txt").read_text()
    assert main(["keys", "nowhere"]) != 0
    assert "battle, home" in capsys.readouterr().err


def test_a_second_question_mark_shows_every_key_of_the_screen(play, prepared):
    async def steps(table):
        await table.press("question_mark", "question_mark")
        assert table.screen == "KeysScreen"
        assert "Opportunity fire" in table.text()
        assert "Far up" not in table.text(), "there is no map on this table"
        await table.press("escape", "escape")
        assert table.screen == "BattleScreen"

    play(steps, (160, 48), battle=prepared())


def test_a_screen_without_a_sheet_of_its_own_shows_its_keys_and_those_of_the_other_screens(play):
    """Not what every list and field has, such as copying a text."""

    async def steps(table):
        table.app.action_open("settings")
        await table.pilot.pause()
        await table.press("question_mark", "question_mark")
        shown = table.text()
        assert table.screen == "KeysScreen"
        assert shown.index("Here") < shown.index("As shipped") < shown.index("Rulings")
        assert "Step forward" in shown
        assert "Copy selected" not in shown

    play(steps, (160, 48))
