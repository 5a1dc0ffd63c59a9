"""The victory count of a scenario on screen."""


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
        assert "As it was in turn 1, second 1; what comes after is not counted" in table.text()

    play(steps, battle=number)
