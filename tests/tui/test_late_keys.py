"""A key typed once too often, for a question that is answered, gives no order that nobody read."""

from squadlog.tui.battle.late_keys import LateKeys

SHOT = frozenset({"h", "f", "r", "enter", *"0123456789"})
TWO_SHOTS = ("begin", "initiative", "move", "fire 1 at 4", "hold 2", "hold 3", "done", "done")


def late(*, by_enter=True):
    keys = LateKeys()
    keys.answered(SHOT, by_enter=by_enter)
    return keys


def test_an_order_by_a_key_of_the_question_is_told_and_given_when_pressed_again():
    keys = late()
    assert keys.objection("5") == ""
    assert "f would be another order now: Fire" in keys.objection("f", "Fire")
    assert keys.objection("f", "Fire") == ""
    assert keys.objection("h", "Hold") == ""


def test_pressed_again_means_the_same_key():
    keys = late()
    assert keys.objection("f", "Fire")
    assert keys.objection("h", "Hold")
    assert keys.objection("5") == ""
    assert keys.objection("h", "Hold")


def test_enter_waits_until_a_key_that_the_question_did_not_know():
    keys = late()
    for key in ("enter", "1", "enter", "h", "enter"):
        keys.objection(key, "Hold" if key == "h" else "")
    assert keys.objection("enter")
    keys.objection("down")
    assert keys.objection("enter") == ""
    assert keys.objection("f", "Fire") == ""


def test_after_an_answer_by_its_letter_enter_goes_on():
    assert late(by_enter=False).objection("enter") == ""


def test_an_order_that_is_no_key_of_the_question_is_given_at_once():
    keys = late()
    assert keys.objection("d", "Done") == ""
    assert not keys.any


def orders(table):
    return [unit.declaration for unit in table.seat.known.units.values() if unit.declaration is not None]


def test_a_whole_shot_typed_after_the_last_one_orders_nothing(play, prepared):
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        await table.press("1", "2", "h", "enter")
        assert table.seat.ask().kind == "declare"
        before = table.seat.head
        await table.press("1", "2", "f")
        assert "Press it again if that is meant" in " ".join(table.text().split())
        await table.press("enter", "1", "2", "h", "enter")
        assert table.seat.head == before
        assert table.screen == "BattleScreen"
        await table.press("1", "h", "h")
        assert len(orders(table)) == 1

    play(steps, battle=number)


def test_whoever_clicks_goes_on_after_an_answer(play, prepared):
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        await table.press("enter")
        assert table.seat.ask().kind == "declare"
        await table.pilot.click("#ask")
        await table.pilot.pause()
        assert table.screen == "ActionSheet"

    play(steps, battle=number)


def test_u_takes_back_what_led_to_a_question(play, prepared):
    number = prepared(*TWO_SHOTS, typed=False)

    async def steps(table):
        assert table.screen == "ShotSheet"
        await table.press("u")
        assert table.screen == "BattleScreen"
        assert table.seat.ask().kind == "declare"
        before = table.seat.head
        await table.press("a", "u")
        assert table.seat.head == before

    play(steps, battle=number)
