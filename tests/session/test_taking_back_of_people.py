"""Where each takes back his own, and a side has people: who of them takes back what."""

import pytest
from support.battles import setup

from squadlog.base.records import replace
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session

SEATED = ("seat Ann red 1", "seat Ben red 2", "seat Eve blue")


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


@pytest.fixture
def session(store):
    """Ann and Ben of red, Eve of blue, each of whom takes back his own."""
    made = Session.create(store, replace(setup((1, 2), (11,)), taking_back="own"))
    for sentence in SEATED:
        stands(made.say(sentence))
    return made


def at(session, name, by=""):
    return session.seat(Speaker(seat=name, name=by))


def test_a_person_takes_back_what_he_said_and_nobody_else_of_his_side_does(session):
    ann, ben, eve = (at(session, name) for name in ("Ann", "Ben", "Eve"))
    stands(ann.say("note of Ann"))
    head = session.record.head
    for other in (ben, eve):
        assert other.undo().code == "not-yours"
    assert ben.undo().sentence == "Who said it takes it back here: this is not yours alone, Note: of Ann."
    assert ben.undo().instead == "It is for Ann, or who acts for Ann."
    assert isinstance(ann.undo(), Moved)
    assert ben.redo().code == "not-yours"
    assert isinstance(ann.redo(), Moved)
    assert session.record.head == head


def test_nor_several_steps_of_which_one_is_of_another_person(session):
    ann, ben = at(session, "Ann"), at(session, "Ben")
    stands(ben.say("note of Ben"))
    stands(ann.say("note of Ann"))
    assert ann.undo(2).code == "not-yours"
    assert isinstance(ann.undo(), Moved)
    assert isinstance(ben.undo(), Moved)


def test_who_acts_for_a_person_takes_back_what_that_one_said(session):
    ann, ben = at(session, "Ann"), at(session, "Ben")
    stands(ben.say("act for Ann because her phone died"))
    stands(ann.say("note of Ann"))
    assert isinstance(ben.undo(), Moved)
    stands(ben.say("note of Ben"))
    assert ann.undo().code == "not-yours"


def test_what_was_said_by_who_has_gone_or_in_the_name_of_the_side_is_anybodys_of_it(session):
    ann, ben, red = at(session, "Ann"), at(session, "Ben"), at(session, "red")
    stands(red.say("note of red"))
    assert isinstance(ann.undo(), Moved)
    stands(ann.say("note of Ann"))
    stands(ann.say("leave seat Ann because it is late"))
    assert isinstance(ben.undo(), Moved)  # that she has gone
    assert ben.undo().code == "not-yours"
    stands(ann.say("leave seat Ann because it is late"))
    assert isinstance(ben.undo(2), Moved)
    stands(ben.say("note of Ben"))
    assert isinstance(red.undo(), Moved)  # who names nobody speaks for the whole side


def test_a_side_without_people_takes_back_as_one_whoever_speaks(store):
    blue = Session.create(store, replace(setup((1,), (11,)), taking_back="own"))
    stands(at(blue, "blue", "Eve").say("note of Eve"))
    assert isinstance(at(blue, "blue", "Gus").undo(), Moved)
