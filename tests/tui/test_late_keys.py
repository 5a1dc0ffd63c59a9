"""A key typed once too often, for a question that is answered, gives no order that nobody read."""

import math
from time import monotonic

import pytest

from squadlog.tui.battle import late_keys
from squadlog.tui.battle.late_keys import HOLDS_S, LateKeys

SHOT = frozenset({"h", "f", "r", "enter"})
TWO_SHOTS = ("begin", "initiative", "move", "fire 1 at 4", "hold 2", "hold 3", "done", "done")


@pytest.fixture
def _fast(monkeypatch):
    """Whoever types does so faster than anybody can look."""
    monkeypatch.setattr(late_keys, "HOLDS_S", math.inf)


@pytest.fixture
def _human(monkeypatch):
    """Between two keys there is the time to look."""
    monkeypatch.setattr(late_keys, "HOLDS_S", 0)


class Late(LateKeys):
    """Asked about a key right after the answer, or so many seconds later."""

    def said(self, key, order="", *, after=0.0):
        return self.objection(key, monotonic() + after, order)


def late(*, by_enter=True):
    keys = Late()
    keys.answered(SHOT, by_enter=by_enter)
    return keys


def test_an_order_by_a_key_of_the_question_is_told_and_given_when_pressed_again():
    keys = late()
    assert "f would now give another order: Fire" in keys.said("f", "Fire")
    assert keys.said("f", "Fire") == ""
    assert keys.said("h", "Hold") == ""


def test_pressed_again_means_the_same_key():
    keys = late()
    assert keys.said("f", "Fire")
    assert keys.said("h", "Hold")
    assert keys.said("r") == ""
    assert keys.said("h", "Hold")


def test_whoever_has_had_time_to_look_is_not_objected_to():
    for key, order in (("f", "Fire"), ("r", "Repeat orders"), ("enter", "")):
        keys = late()
        assert keys.said(key, order, after=HOLDS_S / 2)
        assert keys.said(key, order, after=HOLDS_S + 0.1) == ""


def test_whatever_shows_that_somebody_has_looked_ends_the_objections():
    for looks in (LateKeys.seen, lambda keys: keys.said("down")):
        keys = late()
        looks(keys)
        assert keys.said("f", "Fire") == keys.said("enter") == ""


def test_enter_right_behind_an_enter_that_answered_does_nothing_however_often():
    keys = late()
    for key in ("enter", "1", "enter", "h", "enter"):
        keys.objection(key, monotonic(), "Hold" if key == "h" else "")
    assert keys.said("enter") == "" == late(by_enter=False).said("enter")
    keys = late()
    assert all(keys.said("enter") for _ in range(5))


def test_an_order_that_is_no_key_of_the_question_is_given_at_once():
    keys = late()
    assert keys.said("d", "Done") == ""
    assert not keys.any(monotonic())


def test_the_key_that_was_the_answer_is_objected_to_once_however_late_if_it_is_the_next_one():
    """MOVE said for one grouping more than there are would lead to the map, unseen."""
    for between, objected in (((), True), (("down",), False)):
        keys = Late()
        keys.last = "m"
        keys.answered(frozenset({"m", "c"}), by_enter=False)
        for key in between:
            keys.said(key, after=9.0)
        told = keys.objection("m", monotonic() + 9.0, shown="m", means="Map")
        assert ("m would now do something else: Map" in told) is objected
        assert keys.objection("m", monotonic() + 9.0, shown="m", means="Map") == ""


def orders(table):
    return [unit.declaration for unit in table.seat.known.units.values() if unit.declaration is not None]


@pytest.mark.usefixtures("_fast")
def test_a_second_in_which_an_order_was_not_heard_ends_only_after_a_word(play, prepared):
    """The shot's card knows h: right behind it that is no order, and d does not end the second as if it were."""
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        await table.press("1", "2", "h", "enter")
        assert table.seat.due.ask().kind == "declare"
        before = table.seat.head
        await table.press("h")
        assert "Press it again to" in " ".join(table.text().split())
        table.app.screen.board.redraw(whole=True)
        await table.pilot.pause()
        assert "Press it again to" in " ".join(table.text().split())
        await table.press("d")
        assert (table.seat.head, table.screen) == (before, "ConfirmDialog")
        assert "Refused in this slot: h (Hold)" in table.text()
        await table.press("n", "h", "h", "d")
        assert table.screen != "ConfirmDialog"
        assert table.seat.head > before

    play(steps, battle=number)


@pytest.mark.usefixtures("_fast")
def test_a_soldier_chosen_by_its_number_is_given_its_order_however_fast(play, prepared):
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        await table.press("enter")
        units = table.seat.due.ask().units
        await table.press(*str(units[0]), "h", *str(units[1]), "f")
        assert [table.seat.known.units[one].declaration is not None for one in units[:2]] == [True, True]

    play(steps, battle=number)


@pytest.mark.usefixtures("_human")
def test_after_an_answer_every_key_does_what_it_says_once_there_was_time_to_look(play, prepared):
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        await table.press("enter")
        assert table.seat.due.ask().kind == "declare"
        await table.press("h")
        assert len(orders(table)) == 1
        await table.press("enter")
        assert table.screen == "ActionPanel"

    play(steps, battle=number)


def test_an_order_key_that_nobody_asks_for_says_so(play, prepared):
    async def steps(table):
        await table.press("1", "f")
        assert "f (Fire) cannot be given now. Turn 1: roll for initiative" in " ".join(table.text().split())
        await table.press("down")
        assert "cannot be given" not in table.text()

    play(steps, battle=prepared("begin", typed=False))


def test_a_second_with_a_refused_sentence_ends_only_after_a_word(play, prepared):
    number = prepared("begin", "initiative", "move", typed=False)

    async def steps(table):
        before = table.seat.known.now, table.seat.known.active
        await table.say("walk 1 99m")
        await table.press("escape", "d")
        assert table.screen == "ConfirmDialog"
        await table.press("n")
        assert (table.seat.known.now, table.seat.known.active) == before
        await table.press("1", "h", "d")
        assert table.screen != "ConfirmDialog"

    play(steps, battle=number)


def test_whoever_clicks_goes_on_after_an_answer(play, prepared):
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        await table.press("enter")
        assert table.seat.due.ask().kind == "declare"
        await table.pilot.click("#ask")
        await table.pilot.pause()
        assert table.screen == "ActionPanel"

    play(steps, battle=number)


def test_u_takes_back_what_led_to_a_question(play, prepared):
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        assert table.screen == "ShotPanel"
        await table.press("u")
        assert table.screen == "BattleScreen"
        assert table.seat.due.ask().kind == "declare"
        before = table.seat.head
        await table.press("a", "u")
        assert table.seat.head == before

    play(steps, battle=number)


@pytest.mark.usefixtures("_human")
def test_one_move_too_many_does_not_lead_to_the_map_and_whose_the_keys_are_stands_there(play, mapped):
    async def steps(table):
        while table.screen == "OrderPanel":
            await table.press("m")
        assert table.seat.due.ask().kind == "declare"
        await table.press("m")
        assert "m would now do something else: Map" in " ".join(table.text().split())
        assert "the map has the keys" not in table.text()
        await table.press("m")
        assert "the map has the keys" in table.text()
        await table.press("m")
        assert "the map has the keys" not in table.text()

    play(steps, (160, 48), battle=mapped("counting_house", "begin", "initiative"))
