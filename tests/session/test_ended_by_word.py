"""The players end a battle by their word: a side concedes, all agree to a draw, the evening is broken off (SEQ-07)."""

import pytest
from support.battles import setup, table

from squadlog.base.records import replace
from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Grouping, Side
from squadlog.facts.seats import Speaker
from squadlog.reports.reminders import reminders
from squadlog.rules.common.scoring.ended import result_data
from squadlog.session.battle_session import Session

HURT = "correct 11 wound=D because it fell"
"""Red is ahead by 46 points."""


def session_of(store, *, sides=2):
    """A battle in its first turn, with a third side where one is asked for."""
    terms = setup((1, 2), (11, 12))
    if sides == 3:
        terms = replace(
            terms,
            sides=(*terms.sides, Side(id="green", name="Green")),
            groupings=(*terms.groupings, Grouping(id="green", name="Green", side="green", units=(21,))),
            soldiers=(*terms.soldiers, replace(terms.soldiers[0], id=21, name="Fern", side="green")),
        )
    session = Session.create(store, terms)
    says(session, "begin")
    return session


def says(session, *sentences):
    for said in sentences:
        answer = session.say(said)
        assert isinstance(answer, Accepted), answer
    return answer


def result(session):
    seat = session.seat(Speaker(seat="referee"))
    return seat.victory.result()


def lines(session):
    return [line for entry in session.log["referee"].entries() for line in entry.lines]


def test_who_concedes_has_lost_whatever_the_points_say(store):
    session = session_of(store)
    says(session, HURT, "concede red because we must go home")
    found = result(session)
    assert (found["kind"], found["winner"], found["losers"]) == ("conceded", "blue", ("red",))
    assert "conceded by Red, we must go home" in found["reason"]
    assert any(line.endswith("Red concedes: Blue wins [SEQ-07].") for line in lines(session))


def test_of_three_sides_the_others_play_on_until_one_is_left(store):
    session = session_of(store, sides=3)
    says(session, "concede green")
    assert result(session) is None
    assert "Red and Blue play on" in lines(session)[-1]
    assert session.say("concede green").sentence == "Green has conceded already."
    says(session, "concede red")
    assert (result(session)["winner"], result(session)["losers"]) == ("blue", ("green", "red"))


@pytest.mark.parametrize(("said", "kind"), [("agree draw", "draw"), ("break off", "broken_off")])
def test_at_one_table_one_says_for_all_that_nobody_wins(store, said, kind):
    session = session_of(store)
    says(session, HURT, said)
    assert (result(session)["kind"], result(session)["winner"]) == (kind, None)
    assert session.victory["referee"].reckoning().scores[0].points == 46


@pytest.mark.parametrize(("said", "kind"), [("agree draw", "draw"), ("break off", "broken_off")])
def test_from_their_seats_both_sides_say_it_in_one_turn(store, said, kind):
    session = session_of(store)
    red, blue = (session.seat(Speaker(seat=side)) for side in ("red", "blue"))
    assert isinstance(red.say(said), Accepted)
    assert result(session) is None
    assert "said so already" in red.say(said).sentence
    assert [one.says.kind for one in blue.due.offers()][-1] == "refuse_end"
    assert isinstance(blue.say("refuse end"), Accepted)
    assert isinstance(blue.say(said), Accepted)
    assert result(session) is None, "what was refused is offered anew"
    assert isinstance(red.say(said), Accepted)
    assert result(session)["kind"] == kind


def test_an_offer_tells_its_reason_and_is_a_reminder_of_whoever_has_to_answer(store):
    session = session_of(store)
    red, blue = (session.seat(Speaker(seat=side)) for side in ("red", "blue"))
    red.say("agree draw because the last bus goes")
    waits = "Red offers a draw (the last bus goes): agree draw, or refuse end [SEQ-07]."
    told = {side: reminders(session.record.battle, table().reading, side) for side in ("red", "blue")}
    assert told == {"red": (), "blue": (waits,)}
    assert told["blue"][0].last == Moment(1, SUBPHASES)
    blue.say("agree draw")
    assert result(session)["reason"] == "a draw by agreement, the last bus goes"


def test_an_offer_is_over_with_its_turn(store):
    session = session_of(store)
    session.seat(Speaker(seat="red")).say("agree draw")
    says(session, "initiative", "correct moment=T2.s1 because the clock ran on")
    session.seat(Speaker(seat="blue")).say("agree draw")
    assert result(session) is None


def test_no_side_concedes_for_another(store):
    session = session_of(store)
    refused = session.seat(Speaker(seat="blue")).say("concede red")
    assert isinstance(refused, Refusal)
    assert refused.code == "not-yours"


@pytest.mark.parametrize("said", ["concede red", "agree draw", "break off", "end because late"])
def test_every_end_is_undone_and_every_battle_played_on_with_its_result(store, said):
    session = session_of(store)
    says(session, said)
    found = result(session)
    refused = session.say("done")
    assert refused.instead == "Say play on to continue; undo goes back to an earlier step."
    says(session, "play on 1")
    assert result(session) is None
    told = session.victory["referee"].reckoning()
    assert (told.leader, told.turn) == (found["winner"], 1)
    session.seat(Speaker(seat="referee")).undo(2)
    assert (result(session), session.views.seen("referee").stage) == (None, "initiative")


def test_the_other_ends_have_their_kinds_by_their_words(store):
    session = session_of(store)
    says(session, "end because late")
    assert result(session)["kind"] == "table"
    seat = session.seat(Speaker(seat="referee"))
    for told, kind in (
        ("turn 6 was the last", "turns"),
        ("nobody is left to fight for Blue", "nobody_left"),
    ):
        battle = replace(seat.known, result=told)
        assert result_data(battle, seat.victory.reckoning())["kind"] == kind
