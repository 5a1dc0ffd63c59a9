"""The value of a seat, and what is waited for: JSON carries them as they are, for every battle and seat."""

import json

import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.view.json_value import json_value
from squadlog.session.view.questions.question import question
from squadlog.session.view.seat_value import FORMAT, next_value, seat_value
from squadlog.setup.scenes import load_battle, ready_battles

STEPS = 5


def after_some_steps(session):
    """The battle begun and a few steps on: the face 5, else what is offered, else the next slot."""
    table = session.seat(Speaker(seat=REFEREE))
    table.say("begin")
    for _ in range(STEPS):
        if table.die.roll is not None:
            table.answer("5")
        elif offers := [one.command for one in (*table.due.ask().options, *table.due.offers())]:
            table.submit(offers[0])
        else:
            table.go_on()
    return session


@pytest.mark.parametrize("key", ready_battles())
def test_json_carries_the_value_of_every_seat_as_it_is(store, key):
    setup = load_battle(key, load_rulebook(), load_rulings())
    begun = after_some_steps(Session.create(store, setup))
    every = (*(side.id for side in setup.sides), TABLE, REFEREE, NOBODY)
    for session, seats in ((Session.create(store, setup), (REFEREE,)), (begun, every)):
        for who in seats:
            seat = session.seat(Speaker(seat=who))
            value, waited = seat_value(seat), next_value(seat, question(seat))
            assert json.loads(json.dumps(value, allow_nan=False)) == value
            assert json.loads(json.dumps(waited, allow_nan=False)) == waited
            assert (value["format"], value["entry"]) == (FORMAT, seat.head)
            assert value["ask"]["sentence"] == waited["ask"]["sentence"] == seat.due.ask().sentence
    assert begun.seat(Speaker(seat=TABLE)).head > 1


def test_what_json_carries_is_written_once_more_as_it_is(store):
    session = Session.create(store, load_battle("newcomer", load_rulebook(), load_rulings()))
    value = seat_value(session.seat(Speaker(seat=REFEREE)))
    assert json_value(value) == value
