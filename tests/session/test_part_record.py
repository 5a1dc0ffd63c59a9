"""The record of a battle by itself: where it stands, its named places, whether somebody else went on with it."""

from support.battles import setup
from support.session_parts import parts

from squadlog.battle.commands import Begin, Note
from squadlog.battle.outcome import Moved
from squadlog.session.battle_record import RecordOfBattle
from squadlog.session.battle_session import Session
from squadlog.session.record import for_the_table, is_gone_on


def test_it_stands_at_its_last_entry_and_says_when_that_was(store):
    record = parts(store, setup(), Note(text="one"), Begin()).record
    assert (record.head, record.moment(record.tree.head)) == (3, "T1.s1")
    assert record.words(record.tree.step(record.tree.line()[1])) == "Note: one"


def test_it_notices_that_somebody_else_went_on(store):
    record = parts(store, setup()).record
    assert not record.changed()
    Session.open(store, record.id).submit(Begin())
    assert record.changed()
    assert (record.head, record.changed()) == (2, False)


def test_whoever_saw_it_stand_elsewhere_is_told_so(store):
    record = parts(store, setup(), Begin()).record
    assert record.not_there(2) is None
    assert is_gone_on(record.not_there(1))


def test_a_place_has_a_name_and_keeps_it_in_the_file(store):
    record = parts(store, setup(), Begin()).record
    assert isinstance(record.name_branch("the start"), Moved)
    assert RecordOfBattle(store, record.id).branches() == {"the start": 2}


def test_what_is_half_said_is_kept_until_it_is_dropped(store):
    record = parts(store, setup()).record
    assert (record.half, record.waits, record.decides) == (None, False, True)


def test_a_side_does_not_take_back_what_is_of_the_whole_table():
    assert for_the_table("red", "undo").code == "not-yours"
    assert for_the_table("table", "undo") is for_the_table("red", "log") is None
