"""Whom a person commands, said by groupings: their soldiers of that moment, as far as the speaker knows them."""

import pytest
from support.ambushes import lying
from support.battles import setup

from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Grouping
from squadlog.battle.whose.seats import seats_of
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.language.suggest import suggestions
from squadlog.session.battle_session import Session


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def refused(outcome, sentence):
    assert isinstance(outcome, Refusal), outcome
    assert outcome.sentence == sentence


def at(session, seat):
    return session.seat(Speaker(seat=seat))


def seats(session):
    return {one.name: one for one in seats_of(session.views.seen(REFEREE))}


TEAMS = tuple(
    Grouping(id=key, name=name, side=side, units=units)
    for key, name, side, units in (
        ("line", "The Line", "red", (1, 2)), ("scouts", "Scouts", "red", (3,)), ("limb", "Pickets", "red", (4,)),
        ("wall", "Pickets", "blue", (11, 12)),
    )
)  # fmt: skip


def teams(store, *sentences, **more):
    """Red in three groupings against one of Blue that has a name alike."""
    session = Session.create(store, setup((1, 2, 3, 4), (11, 12), groupings=TEAMS, **more))
    for sentence in sentences:
        stands(session.say(sentence))
    return session


@pytest.mark.parametrize(
    ("said", "units"),
    [
        ("seat Ann red line", (1, 2)),
        ("seat Ann red The Line", (1, 2)),
        ("seat Ann red scouts", (3,)),
        ("seat Ann red line,scouts", (1, 2, 3)),
        ("seat Ann red scouts and line", (1, 2, 3)),
        ("seat Ann red 4, line", (1, 2, 4)),
        ("seat Ann red line,3-4", (1, 2, 3, 4)),
        ("seat Ann red Trooper 3", (3,)),
        ("command Ann line", (1, 2)),
        ("command Ann scouts 4", (3, 4)),
    ],
)
def test_a_person_has_the_groupings_that_are_named_to_command(store, said, units):
    assert seats(teams(store, said))["Ann"].commands == units


def test_a_grouping_means_its_soldiers_at_that_moment(store):
    session = teams(store, "seat Ann red line", "group scouts 2 3")
    assert seats(session)["Ann"].commands == (1, 2)
    stands(session.say("command Ben scouts"))
    assert (seats(session)["Ann"].commands, seats(session)["Ben"].commands) == ((1,), (2, 3))


def test_a_sentence_with_a_grouping_reads_back_with_its_soldiers(store):
    seat = at(teams(store), REFEREE)
    for said, told in (("seat Ann red line,4", "1,2,4"), ("command Ann scouts", "3")):
        command = parse(said, seat.known, seat.rules.reading.book)
        assert say(command).endswith(told)
        assert parse(say(command), seat.known, seat.rules.reading.book) == command


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("seat Ann red li", "'li' could be more than one soldier or grouping: line The Line, limb Pickets."),
        ("seat Ann red wall", "There is no soldier or grouping 'wall' here."),
        ("command Ann", "'command' needs a soldier or a grouping."),
        ("seat Ann red line x", "There is no soldier or grouping 'x' here."),
    ],
)
def test_a_grouping_that_is_none_or_several_is_told_in_one_sentence(store, said, told):
    assert teams(store).say(said).sentence == told


def test_one_side_names_its_own_grouping_where_another_has_one_of_that_name(store):
    session = teams(store, "seat Cleo blue nothing")
    both = "'pickets' could be more than one soldier or grouping: limb Pickets, wall Pickets."
    refused(session.say("command Dora pickets"), both)
    stands(session.say("command Cleo pickets"))
    assert seats(session)["Cleo"].commands == (11, 12)


def test_completion_offers_the_groupings_of_the_side(store):
    known_to_red = at(teams(store), "red").known
    offered = [one.rsplit(" ", 1)[1] for one in suggestions("seat Ann red ", known_to_red)]
    assert offered == ["nothing", "line", "scouts", "limb", "1", "2", "3", "4"]
    assert "command Ann wall" in suggestions("command Ann ", known_to_red)


def test_a_grouping_means_those_of_it_whom_the_reader_knows_and_tells_of_no_other():
    battle = lying(hidden=(11, 12), teams={"first": (11,), "second": (12, 13)}).battle
    book = load_rulebook()
    read = {seat: parse("seat Eve blue second", known(battle, seat), book).units for seat in ("red", "blue")}
    assert read == {"red": (13,), "blue": (12, 13)}
    told = parse("seat Eve blue first", known(battle, "red"), book)
    assert told.problem == "Nobody of first can be named here."
