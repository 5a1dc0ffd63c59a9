"""Looking things up: rules and rulings, by words and by id, and what is answered there."""

import pytest


def test_the_rules_are_found_by_id_and_by_word(play):
    async def steps(table):
        await table.press("r", *"fir", "minus", "2", "3")
        assert "FIR-23" in table.text()
        await table.press(*["backspace"] * 6, *"jammed")
        assert "jam" in table.text().lower()

    play(steps)


def test_a_rule_id_opens_its_paragraph(play):
    async def steps(table):
        table.app.action_open_rule("MEL-19")
        await table.pilot.pause()
        assert table.screen == "RulesScreen"
        assert "MEL-19" in str(table.app.screen.query_one("#text").content)

    play(steps)


def test_a_ruling_is_changed_for_a_battle_with_a_reason_and_undone(play, prepared):
    async def steps(table):
        await table.press("R", "slash", *"groupingMode", "enter", "2")
        await table.press("h", "o", "u", "s", "e", "enter")
        assert table.seat.rules.rulings.choice("action.groupingMode") == "unit_by_unit"
        await table.press("escape", "u")
        assert table.seat.rules.rulings.choice("action.groupingMode") != "unit_by_unit"

    play(steps, battle=prepared())


def test_a_ruling_adopted_from_home_is_what_new_battles_start_with(play):
    """Answered once for a group, it is carried on."""

    async def steps(table):
        await table.press("i", "slash", *"changed")
        assert "No ruling has all of these words." in table.text()
        await table.press(*["backspace"] * 7, *"groupingMode", "enter", "2")
        assert "New battles start with" in table.text()
        await table.press("escape", "r", *"amb", "minus", "1", "3", "enter")
        assert "● unit_by_unit" in table.text()
        await table.press("escape", "b", "enter")
        assert table.seat.rules.rulings.choice("action.groupingMode") == "unit_by_unit"

    play(steps, (160, 48))


def test_a_slash_in_the_search_line_is_not_searched_for(play):
    async def steps(table):
        await table.press("r", "slash", *"jam")
        assert table.app.screen.query_one("#search").value == "jam"

    play(steps)


def test_the_chapters_of_the_rules_open_and_close_and_stand_whole_beside(play):
    async def steps(table):
        await table.press("r", "tab", "home")
        assert "▸ ACT Actions" in table.text()
        assert "ACT-02" in str(table.app.screen.query_one("#text").content)
        await table.press("right", "down")
        assert table.app.screen.chosen == "ACT-01"
        await table.press("left")
        assert table.app.screen.chosen == "chapter:ACT"
        await table.press("enter")
        assert "▾ ACT Actions" in table.text()

    play(steps)


def test_no_word_of_a_rule_is_cut_in_the_list(play):
    async def steps(table):
        await table.press("r", *"jammed")
        screen = table.app.screen
        told = " ".join(" ".join(row.words.plain for row in screen.query_one("#hits").rows).split())
        found = [rule.text for rule in table.app.desk.paragraphs().search("jammed")]
        assert found
        assert all(" ".join(text.split()) in told for text in found)

    play(steps)


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
def test_no_word_of_a_question_is_cut_in_the_list_of_rulings(play, size):
    async def steps(table):
        await table.press("i")
        hits = table.app.screen.query_one("#hits")
        room = hits.scrollable_content_region.width - 1
        assert max(row.words.cell_length for row in hits.rows) <= room

    play(steps, size)


def test_rulings_are_their_questions_and_a_sign_marks_those_answered_otherwise(play):
    async def steps(table):
        await table.press("i", "slash", *"inch", "enter")
        assert "Is one inch on the table 1 or 2 metres?" in table.text()
        assert "≠" not in table.text()
        await table.press("2", "slash", *["backspace"] * 4, *"changed", "enter")
        assert "≠ Is one inch on the table 1 or 2 metres?" in table.text()
        assert "▾ Scale" in table.text()

    play(steps, (160, 48))


def test_a_threshold_is_typed_where_a_ruling_takes_any_number(play):
    """A-134: off until set."""

    async def steps(table):
        await table.press("i", "slash", *"A-134b", "enter")
        assert "a number of your own, 0 to 100" in table.text()
        await table.press("n", *"130", "enter")
        assert "● not set" in table.text()
        await table.press("n", *"13", "enter")
        assert "● 13, a number of one's own" in table.text()

    play(steps, (160, 48))
