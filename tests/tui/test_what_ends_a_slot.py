"""A slot ends when its orders are given: what is asked before, what the line says of Enter, and where marks go."""

import math
from dataclasses import replace

import pytest
from support.battles import skirmish
from support.shot_cards import card_of

from squadlog.base.dice import Roll
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration
from squadlog.rules.common.ask import Ask
from squadlog.session.view.orders.unordered import UnheardOrders, Unordered, nobody_ordered, some_unordered
from squadlog.tui.battle import late_keys
from squadlog.tui.battle.late_keys import LateKeys
from squadlog.tui.battle.orderlist import ask_words
from squadlog.tui.dialogs.shot_facts import shot_facts

READY = ("begin", "initiative", "3", "8", "move")
ASKS = Ask(kind="declare", sentence="", grouping="red", units=(1, 2, 3, 4))
HOLDS = Declaration(choice="nothing")


def four(**units):
    """Four whose slot it is, against two."""
    return skirmish(red=(1, 2, 3, 4), blue=(11, 12), units=units)


def told(battle, number, **changes):
    return replace(battle, units={**battle.units, number: replace(battle.units[number], **changes)})


def test_a_slot_in_which_nobody_was_ordered_is_asked_about_by_name():
    battle = four()
    asked = nobody_ordered(battle, ASKS, (1, 2, 3, 4))
    assert asked.startswith(
        f"No soldier of {battle.groupings['red'].name} has an order: 1-4 would do nothing"
    )
    few = nobody_ordered(battle, ASKS, (2,))
    assert f"2 {battle.units[2].soldier.name} would do nothing" in few


def test_a_slot_in_which_somebody_was_ordered_or_nobody_can_be_ends_without_a_question():
    battle = four()
    assert nobody_ordered(told(battle, 3, declaration=HOLDS), ASKS, (1, 2, 4)) == ""
    assert nobody_ordered(battle, ASKS, ()) == ""
    assert nobody_ordered(battle, replace(ASKS, kind="fire"), (1, 2, 3, 4)) == ""
    watching = battle
    for number in (1, 2, 3, 4):
        watching = told(watching, number, opportunity="SR")
    assert nobody_ordered(watching, ASKS, (1, 2, 3, 4)) == ""


def test_who_of_a_slot_was_given_no_order_while_others_were_is_asked_about_by_name():
    battle = told(four(), 1, declaration=HOLDS)
    lacking = Unordered().lacking(battle, ASKS, (2, 3, 4))
    names = ", ".join(f"{n} {battle.units[n].soldier.name}" for n in (2, 3, 4))
    assert some_unordered(battle, ASKS, lacking).startswith(f"3 of 4 have no order: {names}. Press it again")
    assert Unordered().lacking(battle, ASKS, (3,)) == (3,)


def test_nobody_is_asked_about_where_all_or_none_were_ordered_or_it_is_meant():
    """Nobody at all has a question of its own; whoever watches is busy."""
    battle, unordered = told(four(), 1, declaration=HOLDS), Unordered()
    assert unordered.lacking(four(), ASKS, (1, 2, 3, 4)) == ()
    assert unordered.lacking(battle, ASKS, ()) == ()
    assert unordered.lacking(battle, replace(ASKS, kind="fire"), (2, 3, 4)) == ()
    assert unordered.lacking(told(battle, 2, opportunity="SR"), ASKS, (3, 4)) == (3, 4)
    assert some_unordered(battle, ASKS, ()) == ""
    unordered.said(battle)
    assert unordered.lacking(battle, ASKS, (2, 3, 4)) == ()


def test_whoever_is_to_have_no_order_is_asked_about_again_only_after_the_next_one():
    """The same key second after second asks once, not in each of them."""
    first, unordered = told(four(), 1, declaration=HOLDS), Unordered()
    unordered.meant(unordered.lacking(first, ASKS, (2, 3, 4)))
    later = replace(first, now=Moment(1, 2))
    assert unordered.lacking(later, ASKS, (2, 3, 4)) == ()
    other = replace(told(told(later, 1, declaration=None), 2, declaration=HOLDS), now=Moment(1, 3))
    assert unordered.lacking(other, ASKS, (1, 3, 4)) == (1,)
    again = replace(first, now=Moment(1, 4))
    assert unordered.lacking(again, ASKS, (2, 3, 4)) == (2,)


def test_what_was_refused_and_who_was_given_nothing_is_one_question():
    battle = told(four(), 1, declaration=HOLDS)
    unheard = UnheardOrders()
    unheard.keep(battle, ASKS, "h (Hold)", (2,), by_key=True)
    three, four_ = (f"{n} {battle.units[n].soldier.name}" for n in (3, 4))
    asked = unheard.told(battle, (2, 3, 4))
    assert f". Also without an order: {three}, {four_}. End the slot of" in asked
    assert UnheardOrders().told(battle, (2, 3, 4)) == ""


def test_d_asks_once_about_those_who_were_forgotten_and_not_again_while_they_are_left_alone(
    play, prepared, monkeypatch
):
    """One of three is ordered: d names the two others, d again ends the slot; the next second is not asked about."""
    monkeypatch.setattr(late_keys, "HOLDS_S", 0)

    async def second(table):
        seat = table.seat
        while not (seat.due.ask().kind == "declare" and 1 in seat.due.ask().units):
            await table.press("A", "h", "d")

    async def steps(table):
        seat = table.seat
        await table.press("1", "h")
        before = seat.head
        await table.press("d")
        assert seat.head == before
        assert "2 of 3 have no order: 2 Mara Quill, 3 Tobias Renn." in " ".join(table.text().split())
        await table.press("d")
        assert seat.head > before
        await second(table)
        await table.press("1", "h", "d")
        assert 1 not in seat.due.ask().units
        await second(table)
        await table.press("2", "h", "d")
        assert "1 of 3 has no order: 1 John Doe." in " ".join(table.text().split())
        await table.press("h", "d")
        assert 1 not in seat.due.ask().units

    play(steps, (160, 48), battle=prepared(*READY))


def test_as_before_and_marks_say_it_of_the_others_too(play, prepared, monkeypatch):
    monkeypatch.setattr(late_keys, "HOLDS_S", 0)

    async def steps(table):
        seat = table.seat
        await table.press("1", "space", "space", "h", "d")
        assert 1 not in seat.due.ask().units
        await table.press("A", "h", "d")
        assert seat.known.now == Moment(1, 2)
        await table.press("r", "d")
        assert 1 not in seat.due.ask().units

    play(steps, (160, 48), battle=prepared(*READY))


def test_what_is_asked_once_is_meant_when_the_same_key_comes_next():
    late = LateKeys()
    late.pressed("d")
    assert not late.meant("slot 1")
    late.pressed("d")
    assert late.meant("slot 1")
    late.pressed("down")
    late.pressed("d")
    assert not late.meant("slot 1")
    late.pressed("d")
    assert not late.meant("slot 2")


def test_enter_right_behind_a_letter_that_ordered_at_once_is_known():
    late = LateKeys()
    late.pressed("o")
    late.given()
    assert late.given_by(late._given_at + 0.1) == "o"
    assert late.given_by(late._given_at + late_keys.HOLDS_S) == ""
    late.pressed("enter")
    late.given()
    assert late.given_by(late._given_at) == ""


def test_one_reason_for_several_is_told_once_with_their_names_and_says_slot():
    battle = four()
    names = [f"{n} {battle.units[n].soldier.name}" for n in (1, 2)]
    unheard = UnheardOrders()
    for _ in range(3):
        for number, name in zip((1, 2), names, strict=True):
            unheard.keep(battle, ASKS, f"{name} has no shot left.", (number,))
    asked = unheard.told(battle)
    assert f"Refused in this slot: {names[0]}, {names[1]}: has no shot left. End the slot of" in asked
    assert battle.groupings["red"].name in asked
    assert "second" not in asked


def test_a_refusal_to_one_soldier_keeps_its_sentence_and_keys_are_told_with_all_they_were_for():
    battle = four()
    unheard = UnheardOrders()
    name = f"1 {battle.units[1].soldier.name}"
    unheard.keep(battle, ASKS, f"{name} has no shot left.", (1,))
    unheard.keep(battle, ASKS, "h (Hold)", (2,), by_key=True)
    unheard.keep(battle, ASKS, "h (Hold)", (3, 4, 2), by_key=True)
    unheard.keep(battle, ASKS, "There is no earlier order to repeat.", (1, 2))
    unheard.keep(battle, ASKS, "There is no earlier order to repeat.", (1, 2))
    assert (
        f"Refused in this slot: {name} has no shot left; h (Hold) for 2 {battle.units[2].soldier.name}, "
        f"3 {battle.units[3].soldier.name}, 4 {battle.units[4].soldier.name}; "
        "There is no earlier order to repeat. End"
    ) in unheard.told(battle)


def test_whoever_is_not_of_the_slot_is_not_asked_about():
    battle = four()
    unheard = UnheardOrders()
    unheard.keep(battle, ASKS, f"It is not the turn of 11 {battle.units[11].soldier.name}.", (11,))
    assert unheard.told(battle) == ""
    unheard.keep(battle, ASKS, "h (Hold)", (1, 11), by_key=True)
    assert f"h (Hold) for 1 {battle.units[1].soldier.name}. End" in unheard.told(battle)
    assert unheard.told(told(battle, 1, declaration=HOLDS)) == ""
    assert unheard.told(replace(battle, now=Moment(1, 2))) == ""


@pytest.mark.parametrize(
    ("marked", "said"),
    [
        ((), ""),
        ((1, 2), "2 marked: an order goes to all, Esc unmarks"),
        ((1, 11), "1 marked, Esc unmarks"),
        ((11, 12), "2 marked in other slots, Esc unmarks"),
    ],
)
def test_the_line_says_how_many_are_marked_and_how_to_unmark(marked, said):
    line = ask_words(four(), ASKS, None, marked=marked).plain
    assert (said in line) if said else ("marked" not in line)


def test_where_room_is_short_the_line_still_says_who_is_marked_and_what_enter_does():
    assert ask_words(four(), ASKS, None, width=60).plain.endswith("[Enter: actions]")
    assert ask_words(four(), ASKS, None, width=62, marked=(1, 2)).plain.endswith("✓ 2 marked  [Enter]")


def test_marks_of_other_slots_are_told_in_little_room_too():
    """ACT-02: at 80 columns nothing told of them, and the key for all of them ordered another."""
    line = ask_words(four(), ASKS, None, width=71, marked=(11, 12)).plain
    assert line.endswith("then done.  ✓ 2 in other slots  [Enter]")


@pytest.mark.parametrize("marked", [(), (1, 2, 3)])
@pytest.mark.parametrize("width", range(24, 110))
def test_in_whatever_room_the_line_keeps_the_key_and_lets_names_go_first(width, marked):
    """At 80 columns the prompt leaves 71 cells: the hint of the key stood behind names and notes, and was cut."""
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    battle = four()
    named = replace(battle.groupings["red"], name="Third Cohort Line Squad of the Legion")
    battle = told(replace(battle, groupings={**battle.groupings, "red": named}), 2, **dazed)
    asks = replace(ASKS, side="red")
    line = ask_words(battle, asks, None, width=width, marked=marked)
    assert line.cell_length < width
    assert "[Enter" in line.plain
    if width > 70:
        assert "orders to 1-4" in line.plain
        assert not marked or "✓ 3 marked" in line.plain


def test_while_a_panel_has_the_keys_the_line_names_none():
    for asks in (ASKS, replace(ASKS, kind="fire", side="red", sentence="1 Trooper fires.")):
        line = ask_words(four(), asks, None, mine=False, marked=(1, 2)).plain
        assert "Enter" not in line
        assert "esc" not in line


@pytest.mark.parametrize("width", range(50, 100))
def test_the_line_of_a_die_keeps_its_key_too(width):
    roll = Roll(name="fire", who="1", side="red", die=10)
    line = ask_words(four(), ASKS, roll, width=width)
    assert line.plain.startswith("▶ Die:  roll a d10")
    assert "Enter" in line.plain
    assert line.cell_length < width


def test_the_line_says_what_enter_does_now():
    battle = four()
    assert ask_words(battle, ASKS, None).plain.endswith("[Enter: next unit's actions]")
    for number in (1, 2, 3, 4):
        battle = told(battle, number, declaration=HOLDS)
    assert ask_words(battle, ASKS, None).plain.endswith("[Enter: done]")


def test_keys_of_orders_end_no_slot_that_nobody_has_looked_at(play, prepared, monkeypatch):
    """`A a o Enter d`: o orders at once, so Enter asks, and d asks in the next slot, whose soldiers have no orders.

    The marks go with the order; G says at once why it cannot go on, whatever was refused before.
    """
    monkeypatch.setattr(late_keys, "HOLDS_S", math.inf)

    async def steps(table):
        seat = table.seat
        await table.press("1", "A")
        assert "3 marked: an order goes to all, Esc unmarks" in table.text()
        await table.press("a", "o")
        assert all(seat.known.units[one].action is not None for one in (1, 2, 3))
        assert "marked" not in table.text()
        assert not table.app.screen.query_one("#units").marks.keys
        before = seat.head
        await table.press("enter")
        assert seat.head == before
        assert "o has already given the order" in " ".join(table.text().split())
        await table.press("enter")
        assert seat.due.ask().units == (4, 5, 6)
        before = seat.head
        await table.press("d")
        assert seat.head == before
        assert "has an order: 4 Varro" in " ".join(table.text().split())
        await table.press("r", "G")
        assert table.screen == "BattleScreen"
        assert "have no orders" in " ".join(table.text().split())
        await table.press("d")
        assert table.screen == "ConfirmDialog"
        await table.press("y")
        assert seat.head > before

    play(steps, (160, 48), battle=prepared(*READY))


def test_after_a_digit_the_arrows_stay_in_the_options(play, prepared):
    """`a w 2 Down` keeps Walk and its metres; the list without the keys has the thin sign."""

    async def steps(table):
        await table.press("1", "a", "w", "2", "down")
        panel = table.panel
        assert panel.query_one("#actions").chosen == "move:walk"
        assert "metres: 2" in table.text()
        assert table.app.screen.focused is panel.query_one("#facts")
        assert "▏w ⏎ Walk" in table.text()
        await table.press("enter", "d", "d")
        assert table.seat.known.units[1].moved.metres == 2

    play(steps, (160, 48), battle=prepared(*READY))


def test_the_shot_card_says_beside_the_cover_which_keys_are_half_and_full():
    row = next(
        row
        for row in shot_facts(card_of(skirmish(red=(1,), blue=(11,)), 11), typing="metres", width=60)
        if "cover:" in row.words.plain
    )
    assert row.words.plain == "c   cover: none  h half, f full (H F soft)"
