"""Who sits down as a battle is served: all of them as steps of the record, or nobody."""

import pytest

from squadlog.battle.whose.seats import seats_of
from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.web.seating import seat_people
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store


@pytest.fixture
def store(call):
    call("new", "newcomer", "--seed", "7")
    found = open_store(None)
    yield found
    found.close()


def seats(store):
    known = Session.open(store, 1).seat(Speaker(seat=REFEREE)).known
    return {one.name: (one.side or one.kind, one.commands) for one in seats_of(known)}


def head(store):
    return Session.open(store, 1).seat(Speaker(seat=REFEREE)).head


def test_people_sit_down_with_a_side_some_soldiers_nobody_or_as_the_referee(store):
    seat_people(store, 1, "Ann=red,Ben Lee=TOG:4,5, Cleo=blue:nothing,Rita=referee")
    found = seats(store)
    assert found["Ann"] == ("red", "all")
    assert found["Ben Lee"] == ("red", (4, 5))
    assert found["Cleo"] == ("blue", ())
    assert found["Rita"][0] == "referee"


def test_who_sits_there_already_is_no_second_step(store):
    seat_people(store, 1, "Ann=red,Ben=red:4-5")
    before = head(store)
    seat_people(store, 1, "Ann=TOG,Ben=red:4-5,Cleo=blue")
    assert head(store) == before + 1


def test_who_sits_with_a_side_in_small_letters_is_no_second_step_either(store):
    seat_people(store, 1, "Ann=tog,Ben=commonwealth")
    before = head(store)
    seat_people(store, 1, "Ann=tog,Ben=commonwealth")
    assert head(store) == before


def test_who_sits_down_while_somebody_hides_is_told_to_those_who_do_not_know_of_him(store, call):
    call("new", "newcomer", "--with", "hiding")
    red = Session.open(store, 2).seat(Speaker(seat="red"))
    red.say("hide 4")
    red.say("hidden red")
    seat_people(store, 2, "Ann=red")
    assert "Ann" in str(Session.open(store, 2).seat(Speaker(seat="blue")).log.newest())


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("Ann", "Ann seats nobody. Write --seats"), ("=red", "=red seats nobody."),
        ("Ann=red:", "Ann=red: seats nobody."),
        ("", "Nothing seats nobody."), ('A"b=red', "seats nobody"),
        ("Ann=red,Ben=green", "Ben cannot sit there. There is no side"),
        ("Ann=red,Ben=red:1", "Ben cannot sit there. Nobody commands soldiers of another side"),
        ("Ann=red,blue=red", "blue cannot sit there."), ("Ann=red,Ann=blue", "Ann cannot sit there."),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_in_a_sentence_and_nobody_sits_down(store, given, told):
    before = seats(store)
    with pytest.raises(NotUnderstoodError) as refused:
        seat_people(store, 1, given)
    assert told in str(refused.value)
    assert seats(store) == before
