"""Undo, redo and jump by themselves, over a record."""

import pytest
from support.battles import setup
from support.session_parts import parts

from squadlog.battle.commands import Note
from squadlog.facts.seats import REFEREE
from squadlog.session.said.answers import Voice
from squadlog.session.undo_redo import UndoRedo


@pytest.fixture
def record(store):
    return parts(store, setup(), *(Note(text=text) for text in ("one", "two", "three"))).record


def _go(record, way):
    return UndoRedo(record).go(way, Voice("Ann"), "")


def test_undo_leads_back_by_steps_and_tells_the_last_first(record):
    way = UndoRedo(record).back(2, REFEREE)
    assert [record.words(step) for step in way.told] == ["Note: three", "Note: two"]
    assert _go(record, way).sentence == "Undone: Note: three; Note: two."
    assert record.head == 2


def test_redo_leads_along_the_line_that_was_left_last(record):
    assert UndoRedo(record).forth(1, REFEREE).code == "nothing-to-redo"
    _go(record, UndoRedo(record).back(2, REFEREE))
    assert _go(record, UndoRedo(record).forth(2, REFEREE)).sentence == "Redone: Note: two; Note: three."
    assert record.head == 4


def test_nobody_goes_farther_than_there_are_steps(record):
    assert UndoRedo(record).back(4, REFEREE).sentence == "From here 1 to 3 commands can be undone."
    _go(record, UndoRedo(record).back(3, REFEREE))
    assert UndoRedo(record).back(1, REFEREE).code == "nothing-to-undo"


def test_a_jump_goes_to_any_entry_but_where_it_stands(record):
    assert UndoRedo(record).to(9, REFEREE).code == "no-such-entry"
    assert UndoRedo(record).to(4, REFEREE).code == "already-there"
    assert _go(record, UndoRedo(record).to(2, REFEREE)).sentence == "The battle is at entry 2: Note: one."


def test_the_steps_on_a_way_are_those_left_and_those_that_stand_again(record):
    left, gained = UndoRedo(record).steps_on(UndoRedo(record).to(2, REFEREE))
    assert ([record.words(step) for step in left], gained) == (["Note: two", "Note: three"], [])


def test_what_no_record_keeps_is_refused(record):
    refused = UndoRedo(record).go(UndoRedo(record).back(1, REFEREE), Voice("Ann\x1b"), "")
    assert (refused.code, record.head) == ("unfit-text", 4)
