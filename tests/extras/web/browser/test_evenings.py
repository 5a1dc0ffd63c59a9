"""An evening by pages alone, from joining by code to the end, with dice that are rolled by hand."""

import shutil

from support.served_evenings import by_command_line, by_hand, differences, evening_of, record_of


def test_four_pages_play_the_back_door_from_codes_to_its_end_and_the_record_is_that_of_every_other_face(
    pages, home, call
):
    """Two phones, the display, the referee. Whatever a page offers stands, and none logs an error."""
    setup = by_hand("newcomer", turns=1)()
    path = home / "evening.db"
    home.mkdir()
    played = evening_of(setup, path, pages, seed=3, most=20)
    assert played.faults == []
    shutil.copy(home / "begun.db", home / "squadlog.db")
    assert by_command_line(call, played.said) == []
    assert differences(record_of(path), record_of(home / "squadlog.db")) == []
