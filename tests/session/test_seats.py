"""Seats of a battle are people: who sits there, whom each commands, who acts for whom, who has gone."""

import pytest
from support.battles import setup

from squadlog.battle.refusal import Refusal
from squadlog.battle.whose.seats import TableSeat, seat_named, seats_of
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.rules.common.kept.people import CommandThem, GiveSeat
from squadlog.session.battle_session import Session


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def refused(outcome, sentence):
    assert isinstance(outcome, Refusal), outcome
    assert outcome.sentence == sentence


def table(store, *sentences, **more):
    """A battle of Red's 1 to 3 against Blue's 11 and 12, after these sentences at the one keyboard."""
    session = Session.create(store, setup((1, 2, 3), (11, 12), **more))
    for sentence in sentences:
        stands(session.say(sentence))
    return session


def at(session, seat, name=""):
    return session.seat(Speaker(seat=seat, name=name))


def seats(session, seat=REFEREE):
    return {one.name: one for one in seats_of(session.views.seen(seat))}


def test_a_battle_has_one_seat_a_side_the_referee_and_a_display_until_anybody_is_named(store):
    assert seats_of(table(store).views.seen(NOBODY)) == (
        TableSeat(name="red", kind="player", side="red", commands="all"),
        TableSeat(name="blue", kind="player", side="blue", commands="all"),
        TableSeat(name="referee", kind="referee"),
        TableSeat(name="table", kind="display"),
    )
    assert "referee" not in seats(table(store, referee=False))


def test_a_person_has_a_whole_side_some_soldiers_or_nobody_to_command(store):
    session = table(store, "seat Ann red 1,3", "seat Ben red", "seat Cleo red nothing", "seat Dora blue")
    told = {one.name: (one.side, one.commands) for one in seats(session).values() if one.kind == "player"}
    assert told == {
        "Ann": ("red", (1, 3)),
        "Ben": ("red", "all"),
        "Cleo": ("red", ()),
        "Dora": ("blue", "all"),
    }


def test_another_side_reads_who_sits_there_and_not_whom_they_command(store):
    session = table(store, "seat Ann red 1", "seat Ben red nothing", "seat Cleo blue 11")
    for reader in ("blue", NOBODY):
        there = seats(session, reader)
        assert (there["Ann"].commands, there["Ben"].commands) == ("untold", "untold")
        assert there["Cleo"].commands == ((11,) if reader == "blue" else "untold")
    lines = [line for one in at(session, "blue").log.entries() for line in one.lines]
    assert [line for line in lines if "Ann" in line or "Ben" in line] == [
        "Ann sits with Red.", "Ben sits with Red.",
    ]  # fmt: skip
    assert "Ann commands 1." in str(at(session, "red").log.entries())


def test_to_name_soldiers_gives_a_seat_where_there_is_none(store):
    session = table(store)
    stands(at(session, "red", "Ann").say("command Ann 1-2"))
    assert seats(session)["Ann"] == TableSeat(name="Ann", kind="player", side="red", commands=(1, 2))
    head = at(session, "blue").head
    stands(at(session, "red", "Ann").say("command Ann 3"))
    assert seats(session)["Ann"].commands == (1, 2, 3)
    assert at(session, "blue").head == head  # of whom she commands blue hears nothing


@pytest.mark.parametrize(
    ("named", "sits"),
    [
        ("Ann", Speaker(seat="red", name="Ann")),
        ("ann", Speaker(seat="red", name="Ann")),
        ("Ref", Speaker(seat=REFEREE, name="Ref")),
        ("Wall", Speaker(seat=NOBODY)),
        ("blue", Speaker(seat="blue")),
        (TABLE, Speaker(seat=TABLE)),
    ],
)
def test_who_names_a_persons_seat_sits_down_at_it(store, named, sits):
    session = table(store, "seat Ann red 1", "seat Ref referee", "seat Wall display")
    assert session.seat(Speaker(seat=named)).who == sits
    assert session.seat(Speaker()).of(Speaker(seat=named)).who == sits


def test_there_is_no_seat_of_a_name_that_nobody_has(store):
    with pytest.raises(ValueError, match="no side"):
        table(store).seat(Speaker(seat="Ann"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("red", "red is no name for a person here: it means another seat."),
        ("BLUE", "BLUE is no name for a person here: it means another seat."),
        ("Referee", "Referee is no name for a person here: it means another seat."),
        ("table", "table is no name for a person here: it means another seat."),
        ("ann", "Ann has a seat already, and ann reads as that."),
        (
            "x" * 41,
            "The name of a seat has 1 to 40 characters that can be shown, without blanks at its ends.",
        ),
        (" Ben", "The name of a seat has 1 to 40 characters that can be shown, without blanks at its ends."),
        ("B\u202een", "This cannot be kept: the character U+202E cannot be shown; leave it out."),
    ],
)
def test_a_name_that_means_another_seat_or_cannot_be_shown_is_refused(store, name, told):
    session = table(store, "seat Ann red")
    for command in (GiveSeat(name=name, side="red", units=(1,)), CommandThem(name=name, units=(1,))):
        refused(session.submit(command), told)


def test_nobody_has_a_name_of_the_other_side(store):
    session = table(store, "seat Ann red")
    refused(session.say("seat Ann blue"), "Ann has a seat already: with Red.")
    refused(session.say("command Ann 11"), "Ann has a seat already: with Red.")
    stands(session.say("leave seat Ann"))
    refused(at(session, "blue").say("seat Ann blue"), "Only all players together can say this.")
    stands(session.say("seat Ann blue"))
    assert (seats(session)["Ann"].side, seats(session)["red"].commands) == ("blue", "all")


def test_the_seat_of_a_person_is_found_in_capitals_or_not(store):
    battle = table(store, "seat Ann red").views.seen(REFEREE)
    assert seat_named(battle, "aNN").name == "Ann"
    assert seat_named(battle, "Ben") is None
