"""What each seat knows of a battle, by itself."""

import pytest
from support.battles import setup
from support.session_parts import parts

from squadlog.battle.commands import Begin, Note
from squadlog.session.battle_session import Session
from squadlog.session.seat_views import BySeat


def test_a_seat_knows_one_and_the_same_until_the_battle_goes_on(store):
    made = parts(store, setup())
    seen = made.views.seen("red")
    assert made.views.seen("red") is seen
    Session.open(store, made.record.id).submit(Begin())
    made.record.changed()
    assert (seen.stage, made.views.seen("red").stage) == ("setup", "initiative")


def test_no_seat_knows_the_seed_and_there_is_no_seat_of_another_name(store):
    made = parts(store, setup(seed=7))
    assert made.views.seen("red").setup.seed != made.record.battle.setup.seed
    with pytest.raises(ValueError, match="green"):
        made.views.seen("green")


def test_how_it_stood_is_told_of_lines_that_there_are(store):
    made = parts(store, setup(), Note(text="one"), Begin())
    assert made.views.stood_at(2, "red").stage == "setup"
    assert made.views.stood_at(9, "red") is None


def test_a_part_of_a_seat_is_made_once():
    made = BySeat(lambda seat: [seat])
    assert made["red"] is made["red"]
    assert made["red"] != made["blue"]
