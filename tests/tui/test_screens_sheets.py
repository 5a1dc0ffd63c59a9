"""Every sheet can be put aside and opened again, on a terminal of any size; nothing is lost by that."""

from dataclasses import replace

import pytest
from support.all_screens import kinds_of

from squadlog.tui.chrome.confirm import ChoiceDialog
from squadlog.tui.chrome.desk import Desk
from squadlog.tui.chrome.fields import FieldsDialog
from squadlog.tui.chrome.screens import Dialog
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.dialogs.panel import DeskPanel

ACTIONS = ("begin", "initiative", "3", "8", "move")
HAND_TO_HAND = (*ACTIONS, "engage 1 with 4", "done", "face 4", "done")
TWO_ON_ONE = (
    *ACTIONS, "engage 1 with 4", "engage 2 with 4", "done", "face 4", "done",
    "parry 4", "attack 1", "parry 4", "attack 2",
    *["done"] * 10,
)  # fmt: skip
GOT_AWAY = (
    *HAND_TO_HAND, "attack 4", "attack 1", *["done"] * 10, "0", "0", "avoid 4", "attack 1", "1", "0",
)  # fmt: skip
ASKED = {
    "OrderPanel": ("begin", "initiative", "3", "8"),
    "DiePanel": ("begin", "initiative"),
    "ShotPanel": (*ACTIONS, "fire 1", "done", "done"),
    "CurtainDialog": HAND_TO_HAND,
    "SharesPanel": TWO_ON_ONE,
    "EscapePanel": GOT_AWAY,
}
"""What the battle waits for, with the sentences that lead there; Enter asks again."""
OPENED = {
    "ActionPanel": "a",
    "StandingPanel": "s",
    "CorrectDialog": "e",
    "FeaturesDialog": "D",
    "TableDialog": "T",
    "SetRightDialog": "E",
    "ReadingDialog": "b",
    "NoteDialog": "n",
}
"""Sheets that a key of the battle opens."""
BUILDER = {"SquadsDialog": "o", "CompareDialog": "m,enter", "PaperDialog": "p"}
ELSEWHERE = {
    "ConfirmDialog", "KeyDialog", "LayersDialog", "StepPanel", "IntentPanel", "WhoLooksDialog", "PlacingPanel",
    "WithinPanel", "PaperPanel", "ChaptersDialog", "SealDialog", "UnsealDialog", "NewMapDialog", "ValueDialog", "AreaScreen",
    "PickDialog", "CharacterForm", "ResultDialog", "PictureDialog", "ChoiceDialog", "KindDialog", "ShareDialog",
    "FightDialog", "LineDialog",
}  # fmt: skip
"""Asked for a second word, for a key, on the map, in a step of a chapter, behind the curtain, in the workshop, in the
builder: their own tests put them aside."""


def test_no_sheet_is_left_out_here():
    """The side games, the commander and the lab have tests of their own for theirs."""
    kinds = {one for kind in (Dialog, FieldsDialog, ChoiceDialog) for one in kind.__subclasses__()} - {
        FieldsDialog
    }
    sheets = {
        kind.__name__ for kind in kinds if not {"games", "commander", "lab"} & {*kind.__module__.split(".")}
    }
    panels = {kind.__name__ for kind in kinds_of(DeskPanel)}
    assert sheets | panels == {*ASKED, *OPENED, *BUILDER, *ELSEWHERE}


@pytest.mark.parametrize("sheet", ASKED)
def test_a_question_put_aside_is_asked_again(play, prepared, sheet):
    async def steps(table):
        assert table.screen == sheet
        before = table.seat.known
        await table.squeeze()
        await table.press("escape")
        assert table.screen == "BattleScreen"
        assert table.seat.known == before
        await table.press("enter")
        assert table.screen == sheet

    play(steps, battle=prepared(*ASKED[sheet]))


def test_sheets_that_a_key_opens_open_again(play, prepared):
    async def steps(table):
        for sheet, key in OPENED.items():
            for again in range(2):
                await table.press(key)
                assert table.screen == sheet
                if again:
                    await table.squeeze()
                await table.press("escape")
                assert table.screen == "BattleScreen", sheet

    play(steps, battle=prepared(*ACTIONS))


def test_sheets_of_the_builder_open_again(play):
    async def steps(table):
        await table.press("s")
        for sheet, keys in BUILDER.items():
            for again in range(2):
                await table.press(*keys.split(","))
                assert table.screen == sheet
                if again:
                    await table.squeeze()
                await table.press("escape")
                assert table.screen == "BuilderScreen", sheet

    play(steps)


def test_dice_of_a_melee_and_of_an_avoidance_show_the_modifiers_behind_them(play, prepared):
    """DIE-08: each with the rule it comes from, before the roll."""

    async def steps(table):
        assert "+2 opponent in Bounce Infantry [ARM-02]" in table.text()
        await table.press("0", "0")
        for choice in ("v", "a"):
            await table.press("enter", choice)
        assert "avoid melee" in table.text()
        assert "+1 against Combat Arms [MEL-11]" in table.text()

    play(steps, battle=prepared(*HAND_TO_HAND, "attack 4", "attack 1", *["done"] * 10))


def test_a_zero_gravity_check_shows_the_modifiers_behind_it(play, tmp_path):
    """ZRG-02."""
    desk = Desk.open(tmp_path / "squadlog.db")
    setup = desk.ready_setup("boarding")
    session = desk.begin(replace(setup, typed_dice=tuple(side.id for side in setup.sides)))
    for sentence in ("begin", "initiative", "3", "8", "5", "4", "move", "move", "move", "walk 1", "done"):
        session.say(sentence)
    desk.store.close()

    async def steps(table):
        assert table.screen == "DiePanel"
        assert "in all" in table.text()
        assert "[ZRG-" in table.text()

    play(steps, battle=session.id)


def test_a_choice_made_as_another_screen_opens_over_the_sheet_closes_neither_and_counts_once(play, prepared):
    """The keys Enter and r in one breath: the rules are open before the sheet has heard of the choice."""

    async def steps(table):
        await table.press("T")
        sheet = table.app.screen
        rows = sheet.query_one(StripList)
        rows.choose("end")
        rows.action_select()
        table.app.show("rules")
        await table.pilot.pause()
        assert table.app.screen_stack[-2] is sheet
        await table.press("escape")
        assert table.app.screen is sheet

    play(steps, battle=prepared(*ACTIONS))


def test_an_order_given_twice_in_one_breath_counts_once(play, prepared):
    async def steps(table):
        await table.press("1", "a")
        before = table.seat.head
        panel = table.panel
        panel.action_letter("hold")
        panel.action_letter("position:prone")
        await table.pilot.pause()
        assert table.seat.head == before + 1

    play(steps, battle=prepared(*ACTIONS))


def test_a_battle_chosen_twice_in_one_breath_begins_once(play):
    async def steps(table):
        await table.press("b")
        ready = table.app.screen.query_one("#ready", StripList)
        ready.action_select()
        ready.action_select()
        await table.pilot.pause()
        assert table.screen == "BattleScreen"
        assert len(table.app.desk.store.battles()) == 1

    play(steps)


def test_a_side_game_chosen_twice_in_one_breath_begins_once(play):
    async def steps(table):
        await table.press("g", "enter")
        assert table.screen == "NewGameScreen"
        rows = table.app.screen.query(StripList).first()
        rows.action_to_end(-1)
        rows.action_select()
        rows.action_select()
        await table.pilot.pause()
        assert len(table.app.desk.store.games()) == 1

    play(steps)


def test_whoever_lies_prone_gets_away_as_it_can_and_what_is_refused_stays_open(play, prepared):
    number = prepared(*GOT_AWAY[:-4], "correct 4 posture=prone because it fell", *GOT_AWAY[-4:])

    async def steps(table):
        assert table.screen == "EscapePanel"
        assert "move mode: crawl" in table.text()
        await table.press("m")
        assert "can move only by crawling" in " ".join(table.text().split())
        await table.press("enter")
        assert table.screen == "EscapePanel"
        await table.press(*"mmmmmmm", "enter")
        assert table.seat.known.pending is None

    play(steps, battle=number)
