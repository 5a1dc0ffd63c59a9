"""Where no referee sits, what is the whole table's is a wish that every other side answers, as undo can be."""

import pytest
from support.battles import setup

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.language.parse import parse
from squadlog.rules.common.kept.undo_wish import wish_of
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.question import question


def seats(store, *names, referee=False, **more):
    session = Session.create(store, replace(setup((1, 2), (11, 12), **more), referee=referee))
    made = [session.seat(Speaker(seat=name)) for name in names]
    session.say("begin")
    return made


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


WISHES = (
    "end because it is late", "correct 11 posture=prone because miscounted", "ruling measure.from base",
    "chapter mines on", "assist fire track", 'action "Salute" 2',
)  # fmt: skip


@pytest.mark.parametrize("sentence", WISHES)
def test_what_is_all_of_theirs_is_done_with_the_consent_of_the_last_side_gen_06(store, sentence):
    red, blue, judge = seats(store, "red", "blue", REFEREE)
    before = blue.known
    asked = stands(red.say(sentence)).lines
    assert asked[0].endswith("Blue must agree.")
    assert replace(blue.known, held=()) == replace(before, held=())
    assert red.say("initiative").code == "asked"
    assert [one.say for one in question(blue).answers] == ["consent no", "consent yes"]
    told = stands(blue.say("consent yes")).lines
    assert told[0] == "T1.s1 Blue agrees, so it is done."
    assert replace(blue.known, held=()) != replace(before, held=())
    assert wish_of(blue.known) is None
    assert not judge.exports.audit()
    stands(red.undo())
    assert replace(blue.known, held=()) == replace(before, held=())


def test_a_side_that_says_no_drops_it_and_so_does_who_asked(store):
    red, blue = seats(store, "red", "blue")
    for who in (blue, red):
        stands(red.say("end because I am tired"))
        assert "it is not done" in stands(who.say("consent no")).lines[0]
        assert red.known.stage == "initiative"
        assert wish_of(red.known) is None


def test_it_waits_for_every_side_and_is_said_twice_with_one_key_once(store):
    red, blue = seats(store, "red", "blue")
    first = stands(red.say("end", key="k"))
    assert red.say("end", key="k") == first
    stands(blue.say("consent yes", key="k"))
    assert red.known.stage == "over"
    assert red.say("end", key="k") == first


def test_it_is_refused_at_once_where_it_makes_no_sense_and_by_what_the_side_knows(store):
    red, _ = seats(store, "red", "blue")
    assert red.say("remove 77 because gone").code == "unknown-unit"
    assert red.say("ruling measure.from the-moon").code != "not-yours"


def test_one_person_alone_says_it_for_all(store):
    (red,) = seats(store, "red", paper=("blue",), soldiers={11: {"paper": True}, 12: {"paper": True}})
    stands(red.say("end because done"))
    assert red.known.stage == "over"


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_beside_a_referee_it_is_his(store, seat):
    side, judge = seats(store, seat, REFEREE, referee=True)
    assert side.say("end").code == "not-yours"
    stands(judge.say("end"))


def test_at_one_keyboard_nothing_is_asked(store):
    (table,) = seats(store, TABLE)
    stands(table.say("end"))
    assert table.known.stage == "over"


def test_what_a_wish_says_is_the_sentence_that_it_is_asked_with(store):
    red, public = seats(store, "red", NOBODY)
    stands(red.say("correct 11 posture=prone because miscounted"))
    wish = wish_of(public.known)
    assert parse(wish.told, red.known, red.rules.reading.book) == parse(
        "correct 11 posture=prone because miscounted", red.known, red.rules.reading.book
    )


def test_an_order_let_stand_against_a_rule_is_asked_of_all_too_gen_06(store):
    red, blue = seats(store, "red", "blue")
    for said in ("initiative",):
        stands(blue.say(said))
    while red.due.ask().kind == "choose_order":
        who = red if red.due.ask().side == "red" else blue
        stands(who.say(f"move {red.due.ask().grouping}"))
    who, other = (red, blue) if red.due.ask().side == "red" else (blue, red)
    unit = who.due.ask().units[0]
    asked = who.say(f"walk {unit} 30m overrule because we agreed")
    assert "must agree" in stands(asked).lines[0]
    assert "so it is done" in stands(other.say("consent yes")).lines[0]


def test_where_no_referee_sits_all_may_agree_to_begin_against_a_rule_ldr_01(store):
    """Else two sides who do without leaders could never begin."""
    made = replace(setup((1, 2), (11, 12), chapters=("leadership",)), referee=False)
    red = Session.create(store, made).seat(Speaker(seat="red"))
    blue = red.of(Speaker(seat="blue"))
    assert red.say("ready").code == blue.say("ready").code == "no-leader"
    assert red.say("begin").code == "not-ready"
    asked = stands(red.say("begin overrule because we agreed")).lines
    assert asked[0].endswith("Blue must agree.")
    stands(blue.say("consent yes"))
    assert red.known.stage == "initiative"
