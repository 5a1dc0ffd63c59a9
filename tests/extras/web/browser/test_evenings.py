"""An evening by pages alone, from joining by code to the end, with dice that are rolled by hand."""

import shutil

from support.screens_told import by_screens
from support.served_evenings import by_command_line, by_hand, differences, evening_of, record_of

FEW = 6
"""Words that are said again at the screens of a terminal; the large run says them all."""
SITTING = ("seat Ann blue 1-2", "seat Ben blue 3")


def test_five_pages_play_the_back_door_from_codes_to_its_end_and_the_record_is_that_of_every_other_face(
    pages, home, call
):
    """Ann's thumb, Ben without script, red by keys alone, referee and display. Whatever a page offers stands."""
    setup = by_hand("newcomer", turns=1)
    path = home / "evening.db"
    home.mkdir()
    hands = ("thumb", "plain", "keys")
    played = evening_of(setup, path, pages, seed=3, most=11, sitting=SITTING, hands=hands)
    assert played.faults == []
    shutil.copy(home / "begun.db", home / "squadlog.db")
    assert {word.seat for word in played.said} == {"Ann", "Ben", "red", "referee"}
    assert by_command_line(call, played.said) == []
    assert differences(record_of(path), record_of(home / "squadlog.db")) == []
    by_screens(home / "begun.db", played.said[:FEW])
    told = record_of(home / "begun.db")
    assert differences(record_of(path)[: len(told)], told) == []
    assert len(told) > 1 + len(SITTING)
