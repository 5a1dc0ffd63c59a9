"""The victory count of a scenario on screen, and how one leaves a battle."""

import pytest


def test_the_score_of_a_scenario_has_its_objectives_the_levels_and_the_rules_of_each(play, tmp_path, brought):
    """SCN-10, VIC-02, VIC-08: if it ended now, and after the end what it was told to have come to."""
    number = brought(tmp_path / "squadlog.db", "pest_control", "correct 1 wound=D because a test")

    async def steps(table):
        await table.press("v")
        assert "If it ended now, in turn 1" in table.text()
        assert "primary objective the bridge, not met" in table.text()
        assert "Decisive Victory" in table.text()
        await table.press("slash")
        assert table.screen == "RulesScreen"
        await table.press("escape", "escape")
        await table.say("end because it is late")
        assert table.screen == "ScoreScreen"
        assert "The battle is over: it is late" in table.text()
        await table.press("escape")
        await table.say("play on 1")
        await table.press("v")
        assert "The score in turn 1, subphase 1; later events do not count" in table.text()

    play(steps, battle=number)


@pytest.mark.parametrize(
    ("said", "screens"), [("", ["BattleScreen", "HomeScreen"]), ("end because it is late", ["HomeScreen"])]
)
def test_one_escape_leaves_a_battle_that_is_over_and_two_one_in_which_an_order_may_follow(
    play, prepared, said, screens
):
    """An order typed behind an Escape too many is never lost to another screen."""

    async def steps(table):
        if said:
            await table.say(said)
            await table.press("escape")
        left = []
        while table.screen != "HomeScreen":
            await table.press("escape")
            left.append(table.screen)
        assert left[-len(screens) :] == screens

    play(steps, battle=prepared())
