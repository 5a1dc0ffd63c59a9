"""Orders that are prepared out of the slot are judged as they are when it comes, where nothing has changed till then."""

import pytest
from support.battles import setup

from squadlog.battle.moment import Moment
from squadlog.facts.seats import Speaker
from squadlog.session.asking.rules_ahead import rules_ahead, slot_ahead
from squadlog.session.battle_session import Session
from squadlog.session.view.orders.asked_once import AskedOnce
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.prepared import PreparedOrders, is_ahead
from squadlog.session.view.orders.whole_slot import list_awaited, slot_answers


@pytest.fixture
def session(store):
    """Two against two at the slot of red."""
    made = Session.create(store, setup((1, 2), (11, 12), typed_dice=("red", "blue")))
    for one in ("begin", "initiative", "die 3", "die 8", "move"):
        made.say(one)
    return made


def offered(rules, unit):
    return [
        (one.action, one.say, one.cost_ap, one.end, one.why) for one in menu(AskedOnce(rules), (unit,)).offers
    ]


def test_a_menu_out_of_the_slot_is_that_of_the_slot(session):
    """ACT-02, ACT-16: prices and ends are those of the second in which the slot comes."""
    blue = session.seat(Speaker(seat="blue"))
    assert is_ahead(blue, (11,))
    before = offered(rules_ahead(blue.rules, 11), 11)
    session.say("hold 1,2")
    session.say("done")
    assert not is_ahead(blue, (11,))
    assert offered(blue.rules, 11) == before
    assert len(before) > 10


def test_whose_slot_is_over_prepares_for_the_next_second(session):
    """ACT-16: what lasts till then goes on, what ends before is over."""
    red = session.seat(Speaker(seat="red"))
    for one in ("reload 1", "hold 2", "done"):
        session.say(one)
    ahead = slot_ahead(red.known, 1)
    assert (ahead.now, ahead.active.id, ahead.stage) == (Moment(1, 2), red.known.units[1].grouping, "actions")
    assert ahead.units[1].action is not None
    assert not ahead.units[2].performed
    before = offered(rules_ahead(red.rules, 2), 2)
    for one in ("hold 11,12", "done"):
        session.say(one)
    assert red.known.now == Moment(1, 2)
    assert offered(red.rules, 2) == before


def test_one_order_is_kept_for_each_soldier_and_only_for_those_of_the_side(session):
    blue, kept = session.seat(Speaker(seat="blue")), PreparedOrders()
    for one in ("walk 11 1m", "prone 11", "hold 12"):
        assert kept.keep(blue, one) is None
    assert [one.say for one in kept.listed(blue)] == ["prone 11", "hold 12"]
    assert kept.keep(blue, "walk 1 1m").code == "not-yours"
    assert kept.keep(blue, "done").code == "not-prepared"
    assert kept.keep(blue, "walk 11 bananas").code == "not-prepared"
    kept.drop("prone 11; hold 12")
    assert kept.listed(blue) == ()


def test_the_whole_slot_is_told_in_one_sentence_that_stands(session):
    """ACT-16: as before is offered once there is something to repeat, with who would be left without orders."""
    red, blue = (session.seat(Speaker(seat=side)) for side in ("red", "blue"))
    assert [one.say for one in slot_answers(red)] == ["hold 1,2", "done"]
    assert list_awaited(red) == (1, 2)
    assert [*slot_answers(blue)] == []
    assert list_awaited(blue) == ()
    for one in ("walk 1", "done", "hold 11,12", "done"):
        session.say(one)
    (first, *others) = slot_answers(red)
    assert (first.say, "2 without orders" in first.means) == ("as before; done", True)
    assert "as before" in [one.say for one in others]
    _, left = red.say_all(first.say)
    assert not left
    assert session.seat(Speaker(seat="blue")).due.ask().grouping != red.known.units[1].grouping
