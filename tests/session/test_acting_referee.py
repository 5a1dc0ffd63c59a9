"""The referee acts for absent people of any side, by name or as such, and every seat reads of it."""

import pytest
from support.battles import setup

from squadlog.battle.refusal import Refusal
from squadlog.battle.whose.seats import seats_of
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.question import question


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


def to_orders(session):
    """Up to the orders of Red."""
    stands(session.say("initiative"))
    while (ask := session.due[REFEREE].ask()).side != "red" or ask.kind != "declare":
        stands(session.say(f"move {ask.grouping}" if ask.kind == "choose_order" else "done"))


@pytest.mark.parametrize(
    ("sitting", "says", "by"),
    [
        ((), (REFEREE, ""), "The referee"),
        (("seat Dora referee",), (REFEREE, "Dora"), "Dora"),
        (("seat Dora referee",), (TABLE, ""), "Dora"),
    ],
)
def test_the_referee_acts_for_an_absent_person_of_any_side_and_every_seat_reads_it(store, sitting, says, by):
    session = table(store, "seat Ann red 1-2", "seat Ben red 3", "seat Eve blue", *sitting, "begin")
    to_orders(session)
    speaker = at(session, *says)
    sentence = (
        "act for Ben because his phone died"
        if says[0] == REFEREE
        else "act for Ben by Dora because his phone died"
    )
    stands(speaker.say(sentence))
    stands(session.say(f"act for Eve by {by.removeprefix('The ')}"))
    for seat in ("red", "blue", REFEREE, NOBODY):
        told = [line for one in at(session, seat).log.entries() for line in one.lines]
        assert any(line.endswith(f"{by} acts for Ben: his phone died.") for line in told)
        assert seats(session, seat)[by.removeprefix("The ")].acting_for == ("Ben", "Eve")
    again = Session.open(store, session.id)
    assert again.views.seen(REFEREE) == session.views.seen(REFEREE)
    stands(at(session, "red", "Ann").say("done"))
    waits = question(at(session, "red", "Ann")).sentence
    assert waits.startswith(f"Waits for Ben and {by.replace('The', 'the')}.")
    stands(speaker.say("hold 3"))
    assert len(seats(session)) == len({one.name for one in seats_of(session.views.seen(REFEREE))})
    stands(session.say("come back Ben"))
    stands(at(session, "blue", "Eve").say("stop acting for Eve"))
    before = seats(table(store, "seat Ann red 1-2", "seat Ben red 3", "seat Eve blue", *sitting))
    assert seats(session) == before


def test_who_does_not_sit_there_as_referee_acts_for_nobody_of_another_side(store):
    session = table(store, "seat Ann red 1-2", "seat Eve blue", "seat Wall display", referee=False)
    refused(session.say("act for Ann by referee"), "Nobody called referee has a seat here.")
    refused(session.say("act for Ann by Eve"), "Eve is not of the side of Ann.")
    refused(session.say("act for Ann by Wall"), "Wall plays no side.")
    refused(session.say("act for referee by Ann"), "Nobody called referee has a seat here.")
