"""Short questions on a small screen stand under the roster: whom they concern stays in sight."""

import pytest

from squadlog.reports.wording import unit_words


@pytest.mark.parametrize("ready", ["newcomer", "full_squads"])
def test_whoever_is_asked_stays_in_sight_above_the_question_on_a_small_screen(play, tmp_path, brought, ready):
    number = brought(tmp_path / "squadlog.db", ready, "begin", "initiative")

    async def steps(table):
        while table.seat.due.ask().kind == "choose_order":
            shown = table.text()
            assert table.screen == "OrderPanel"
            assert "c  COUNTERMOVE" in shown
            for unit in table.seat.due.ask().units:
                assert unit_words(table.seat.known, unit) in shown
            await table.press("m")
        assert table.panel is None
        # Nothing of what was put away for the question is missing now.
        assert table.app.screen.query_one("#answer").size.height
        for unit in table.seat.known.units:
            assert unit_words(table.seat.known, unit) in table.text()

    play(steps, size=(80, 24), battle=number)


def test_a_question_that_has_no_room_under_the_roster_takes_the_screen_until_there_is_room(
    play, tmp_path, brought
):
    number = brought(tmp_path / "squadlog.db", "full_squads", "begin", "initiative")

    async def steps(table):
        asked = unit_words(table.seat.known, table.seat.due.ask().units[0])
        for rows in (12, 24):
            await table.pilot.resize_terminal(80, rows)
            await table.pilot.pause(0.1)
            assert "c  COUNTERMOVE" in table.text()
            assert (asked in table.text()) == (rows == 24)

    play(steps, size=(80, 24), battle=number)


def test_the_face_of_a_die_is_asked_under_the_roster(play, tmp_path, brought):
    number = brought(tmp_path / "squadlog.db", "newcomer", "dice Commonwealth typed", "begin", "initiative")

    async def steps(table):
        assert table.screen == "DiePanel"
        assert "Mara Quill" in table.text()

    play(steps, size=(80, 24), battle=number)


def test_on_a_narrow_screen_that_shows_the_map_a_question_is_whole(play, tmp_path, brought):
    number = brought(tmp_path / "squadlog.db", "counting_house", "begin", "initiative")

    async def steps(table):
        await table.press("escape", "m", "enter")
        assert table.screen == "OrderPanel"
        assert "COUNTERMOVE" in table.text()

    play(steps, size=(80, 24), battle=number)


def test_beside_the_map_of_a_wide_screen_postures_stand_and_no_key_is_cut(play, tmp_path, brought):
    number = brought(tmp_path / "squadlog.db", "counting_house")

    async def steps(table):
        shown = table.text()
        assert shown.count(" stand ") == len(table.seat.known.units)
        assert "m the keys of the map" in shown
        assert "? signs" not in shown, "others have the keys, and r would repeat orders"
        await table.press("m")
        assert "? signs" in table.text()

    play(steps, size=(160, 48), battle=number)


def test_the_line_that_asks_keeps_its_key_on_a_small_screen(play, tmp_path, brought):
    number = brought(tmp_path / "squadlog.db", "full_squads", "begin", "initiative")

    async def steps(table):
        assert "MOVE or COUNTERMOVE?" in table.text()
        assert "[Enter" not in table.text(), "the question has the keys: Enter answers it"
        await table.press("escape")
        assert "MOVE or COUNTERMOVE?  [Enter asks]" in table.text()
        await table.press("enter")
        while table.seat.due.ask().kind == "choose_order":
            await table.press("m")
        assert "give orders to 13-16, then done.  [Enter" in table.text()

    play(steps, size=(80, 24), battle=number)
