"""The referee's sheet for the battle itself: the turn, the groupings, who takes part, actions of one's own."""

from support.battles import skirmish

from squadlog.battle.state import Standing
from squadlog.book.load import load_rulebook
from squadlog.language.parse import parse
from squadlog.language.words import Misread
from squadlog.tui.dialogs.set_right import rights


async def write(table, text):
    names = {" ": "space", ",": "comma", "=": "equals_sign"}
    await table.press(*(names.get(char, char) for char in text))


ACTIONS = ("begin", "initiative", "3", "8", "move")


def test_what_stands_already_can_be_said_as_it_is_shown():
    """ACT-17, INI-05..10: every line writes a sentence that the language reads."""
    battle = skirmish((1, 2), standings=(Standing(grouping="red", roll=3), Standing(grouping="blue", roll=7)))
    for right, beginning in rights(battle):
        said = right.now or {"remove ": "2", "group ": '"Left wing" 1', "action ": "Salute 2"}[beginning]
        command = parse(beginning + said + ' because "x"', battle, load_rulebook())
        assert not isinstance(command, Misread), f"{right}: {command}"


def test_before_play_there_is_no_turn_to_set_right():
    names = [right.name for right, _ in rights(skirmish(stage="setup"))]
    assert "moment" not in names
    assert "add a soldier" in names


def test_the_order_is_set_by_keys(play, prepared):
    async def steps(table):
        order = table.seat.known.order
        await table.press("E", "down", "enter")
        await table.press("ctrl+u")
        await write(table, ",".join(reversed(order)))
        await table.press("enter")
        await write(table, "we had agreed so")
        await table.press("enter")
        assert table.screen == "BattleScreen"
        assert table.seat.known.order == tuple(reversed(order))

    play(steps, battle=prepared(*ACTIONS))


def test_what_is_typed_of_a_new_soldier_goes_on_from_what_stands_there(play, prepared):
    """LOG-02: its number, its grouping and its model are written already."""

    async def steps(table):
        names = [right.name for right, _ in rights(table.seat.known)]
        await table.press("E", *["down"] * names.index("add a soldier"), "enter")
        await write(table, " name=Anna")
        await table.press("enter")
        await write(table, "late")
        await table.press("enter")
        assert table.screen == "BattleScreen"
        assert table.seat.known.units[7].soldier.name == "Anna"

    play(steps, battle=prepared(*ACTIONS))


def test_what_cannot_stand_is_said_and_nothing_is_set(play, prepared):
    async def steps(table):
        before = table.seat.known
        await table.press("E", "enter", "ctrl+u")
        await write(table, "soon")
        await table.press("f2")
        assert table.screen == "SetRightDialog"
        assert "reason" in table.text()
        await table.press("enter")
        await write(table, "x")
        await table.press("f2")
        assert "is not a moment" in table.text()
        assert table.seat.known == before

    play(steps, battle=prepared(*ACTIONS))


def test_a_grouping_may_have_braces_in_its_name(play, prepared):
    async def steps(table):
        names = [right.name for right, _ in rights(table.seat.known)]
        downs = ["down"] * names.index("W{x}: modifier")
        await table.press("E", *downs, "enter", "ctrl+u", "2", "f2")
        assert table.screen == "BattleScreen"
        assert table.seat.known.groupings["W{x}"].modifier == 2

    play(steps, battle=prepared('group "W{x}" 1'))
