"""A wish of all is answered by every player present: where a side has people with seats, by each of them."""

import pytest
from support.battles import setup

from squadlog.base.records import replace
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, Speaker
from squadlog.rules.common.kept.undo_wish import Consent, wish_of
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.question import question

SEATED = ("seat Ann red 1", "seat Ben red 2", "seat Eve blue", "seat Fay blue nothing")


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def refused(outcome, sentence):
    assert isinstance(outcome, Refusal), outcome
    assert outcome.sentence == sentence


def table(store, *, said=SEATED, **more):
    """Ann and Ben of red, Eve and Fay of blue, and no referee; the battle has begun."""
    session = Session.create(store, replace(setup((1, 2), (11, 12)), referee=False, **more))
    for sentence in (*said, "begin"):
        stands(session.say(sentence))
    return session


def at(session, *names):
    return [session.seat(Speaker(seat=name)) for name in names]


def asked(session, *names):
    return [name for name in names if at(session, name)[0].asked()]


def test_every_player_present_answers_and_the_last_yes_does_it_gen_06(store):
    session = table(store)
    ann, ben, eve, fay, wall = at(session, "Ann", "Ben", "Eve", "Fay", NOBODY)
    assert stands(ann.say("end")).lines[0].endswith("Ben and Eve and Fay must agree.")
    assert asked(session, "Ann", "Ben", "Eve", "Fay") == ["Ben"]
    assert [one.say for one in question(ben).answers] == ["consent no", "consent yes"]
    refused(ann.say("consent yes"), "This waits for Ben and Eve and Fay.")
    assert stands(eve.say("consent yes")).lines == ("T1.s1 Eve agrees.",)
    refused(eve.say("consent yes"), "This waits for Ben and Fay.")
    stands(ben.say("consent yes"))
    assert asked(session, "Ann", "Ben", "Eve", "Fay") == ["Fay"]
    assert wall.known.stage == "initiative"
    assert stands(fay.say("consent yes")).lines[0] == "T1.s1 Fay agrees, so it is done."
    assert wall.known.stage == "over"
    again = Session.open(store, session.id)
    assert again.views.seen(REFEREE) == session.views.seen(REFEREE)
    assert not again.seat(Speaker(seat=REFEREE)).exports.audit()


@pytest.mark.parametrize("who", ["Ann", "Ben", "Eve", "Fay", "red", "blue"])
def test_one_no_ends_it_whoever_says_it(store, who):
    session = table(store)
    ann, eve, sayer = at(session, "Ann", "Eve", who)
    stands(ann.say("end"))
    stands(eve.say("consent yes"))
    stands(sayer.say("consent no"))
    assert (wish_of(ann.known), ann.known.stage) == (None, "initiative")


def test_who_acts_for_another_answers_for_both_also_where_he_begins_to_meanwhile(store):
    session = table(store)
    ann, ben, eve = at(session, "Ann", "Ben", "Eve")
    stands(ben.say("act for Ann because her phone died"))
    stands(ben.say("end"))
    stands(eve.say("consent yes"))
    stands(eve.say("act for Fay because she makes tea"))
    stands(eve.say("consent yes"))
    assert ann.known.stage == "over"


def test_who_has_left_is_asked_no_more(store):
    session = table(store)
    ann, eve, fay = at(session, "Ann", "Eve", "Fay")
    stands(session.say("leave seat Ben because it is late"))
    stands(ann.say("end"))
    stands(eve.say("consent yes"))
    stands(fay.say("leave seat Fay"))
    assert asked(session, "Eve", "blue") == ["Eve", "blue"]  # nobody of blue is left to answer
    stands(eve.say("consent yes"))
    assert ann.known.stage == "over"


def test_who_names_nobody_answers_for_his_whole_side(store):
    session = table(store)
    red, blue = at(session, "red", "blue")
    stands(red.say("end"))
    stands(blue.say("consent yes"))
    assert red.known.stage == "over"


def test_a_side_without_people_with_seats_answers_as_one(store):
    session = table(store, said=SEATED[:2])
    ann, ben, blue = at(session, "Ann", "Ben", "blue")
    stands(ann.say("end"))
    stands(session.seat(Speaker(seat="blue", name="Gus")).say("consent yes"))
    assert "by" not in session.record.tree.head.command or '"by":""' in session.record.tree.head.command
    stands(ben.say("consent yes"))
    assert blue.known.stage == "over"


def test_nobody_answers_in_the_name_of_another(store):
    session = table(store)
    ann, eve = at(session, "Ann", "Eve")
    stands(ann.say("end"))
    stands(eve.submit(Consent(answer="yes", seat="red", by="Fay")))
    assert wish_of(ann.known).agreed == ("Ann", "Eve")


def test_each_is_asked_too_before_something_is_taken_back_by_consent(store):
    session = table(store, taking_back="consent")
    ann, ben, eve, fay = at(session, "Ann", "Ben", "Eve", "Fay")
    stands(ann.say("note tea"))
    head = session.record.head
    assert ann.undo().waits
    for who in (fay, ben):
        stands(who.say("consent yes"))
    assert session.record.head > head
    assert isinstance(eve.say("consent yes"), Moved)
    assert session.record.head == head - 1
