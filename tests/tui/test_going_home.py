"""Those who fought go back from the screens of a battle: LEG-19, CEN-04."""


def test_from_the_victory_count_and_the_log_those_who_fought_go_home(play, prepared, tmp_path, monkeypatch):
    """LEG-19, CEN-04: as sheets of characters, and as counters of Centurion."""
    monkeypatch.chdir(tmp_path)

    async def steps(table):
        await table.press("v", "k", "enter", "escape")
        assert "ifw = " in (tmp_path / "counters.toml").read_text(encoding="utf-8")
        await table.press("l", "c", "enter")
        assert "Written to characters.toml" in table.text()
        assert "[character.skills]" in (tmp_path / "characters.toml").read_text(encoding="utf-8")

    play(steps, battle=prepared())


def test_the_line_about_going_home_goes_with_the_next_key_and_the_last_result_stays(play, prepared):
    async def steps(table):
        said = table.app.screen.answer.told.plain
        await table.say("note it rains")
        await table.press("escape")
        if "Press Escape again" not in table.text():  # the first one left the prompt
            await table.press("escape")
        assert "Press Escape again to go home" in table.text()
        assert table.app.screen.answer.told.plain != said, "what was told last is kept"
        await table.press("down")
        assert "Press Escape again" not in table.text()
        assert "it rains" in table.text()

    play(steps, battle=prepared(), size=(120, 36))
