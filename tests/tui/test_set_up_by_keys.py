"""Sides set up one after the other, by keys: what the line says, P, d, and what d asks."""

from dataclasses import replace

import pytest
from support.battles import skirmish

from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.scenario.progress import SayDeployed
from squadlog.tui.battle.orderlist import ask_words

ASKS = Ask(kind="declare", sentence="", grouping="red", units=(1, 2))


def four():
    """Two against two."""
    return skirmish(red=(1, 2), blue=(11, 12))


def setting_up(*, mapped=True):
    """The blue side, whose turn it is to set up in the ship."""
    battle = four()
    said = AskOption(
        says=SayDeployed(side="blue"), words=f"{battle.setup.side_name('blue')} sets up in the ship"
    )
    asks = Ask(
        kind="begin", sentence=f"Begin turn 1 when all units are placed. {said.words}: ...", options=(said,)
    )
    return replace(battle, setup=replace(battle.setup, map="a map" if mapped else "")), asks


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (120, " sets up in the ship: P places a soldier  d ends the set-up  [Enter begins turn 1]  T dice"),
        (98, " sets up in the ship: P places a soldier  d ends the set-up  [Enter begins turn 1]"),
        (88, " sets up in the ship: P places  d ends it  [Enter begins]"),
        (64, " sets up: P places  d ends it  [Enter begins]"),
        (53, " sets up: P places  d ends it  [Enter]"),
        (46, " sets up: P places  d ends it"),
    ],
)
def test_the_line_of_the_set_up_says_in_whatever_room_with_which_key_it_goes_on(width, told):
    """SET-05, SCN-10. No sentence has to be typed; that Enter begins the turn is the last to go."""
    battle, asks = setting_up()
    side = battle.setup.side_name("blue")
    assert ask_words(battle, asks, None, width=width).plain == f"▶ {side}: {told}"


@pytest.mark.parametrize("width", [120, 70, 44])
def test_while_a_soldier_is_in_the_hand_on_the_map_the_line_of_the_set_up_says_nothing_of_enter(width):
    """SCN-10. Enter sets him down there."""
    battle, asks = setting_up()
    line = ask_words(battle, asks, None, width=width, enter=False).plain
    assert "Enter" not in line
    assert "P places" in line
    assert "Enter" not in ask_words(four(), ASKS, None, width=width, enter=False).plain


def test_the_line_of_the_set_up_has_no_keys_for_another_seat_and_none_of_a_map_where_there_is_none():
    """SET-05."""
    battle, asks = setting_up()
    assert ask_words(battle, asks, None, mine=False).plain.endswith(":  sets up in the ship")
    battle, asks = setting_up(mapped=False)
    assert "sets up in the ship: d ends the set-up  [" in ask_words(battle, asks, None).plain


def test_keys_alone_set_a_side_up_and_end_its_set_up(play, mapped):
    """SET-05, SCN-09. P takes those of the side whose turn it is; d asks while one of them stands nowhere."""

    async def steps(table):
        seat = table.seat
        assert "Commonwealth:  sets up in the ship: P places a soldier  d ends the set-up" in table.text()
        await table.press("P")
        assert table.app.screen.query_one("#units").selected == 9
        await table.press("backspace", "d")
        assert table.screen == "ConfirmDialog"
        asked = " ".join(table.text().split())
        assert "Not on the map yet: 9 Corporal Vance." in asked
        await table.press("n")
        assert "Commonwealth:  sets up" in table.text()
        await table.press("u", "d")
        assert "TOG:  sets up" in table.text()
        await table.press("P")
        assert table.app.screen.query_one("#units").selected == 1
        await table.press("d")
        assert "Every side has set up: begin turn 1." in table.text()
        await table.press("escape", "escape", "d")
        assert "d (Done) cannot be given now" in " ".join(table.text().split())
        await table.press("enter")
        assert seat.known.stage == "initiative"

    play(steps, (160, 48), battle=mapped("pest_control"))


def test_whoever_opens_a_scenario_on_a_small_screen_is_told_where_its_aims_stand(play, mapped):
    """SCN-02, SCN-10: there is no room for the briefing itself."""

    async def steps(table):
        assert "b shows each side's objectives" in table.text()
        await table.press("b")
        assert "Victory conditions" in table.text()

    play(steps, (80, 24), battle=mapped("pest_control"))


def test_a_set_up_that_is_not_as_the_scenario_has_it_may_be_ended_for_a_reason(play, mapped):
    """SET-05, GEN-06."""

    async def steps(table):
        await table.say("put 9 11,16 facing south; put 13 13,16 facing south")
        await table.press("escape", "d")
        assert table.screen == "LineDialog", table.text()
        await table.pilot.press(*"late", "enter")
        await table.pilot.pause()
        assert "TOG:  sets up" in table.text()

    play(steps, (160, 48), battle=mapped("pest_control"))
