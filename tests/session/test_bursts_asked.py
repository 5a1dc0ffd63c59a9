"""At the prompt a queued shot is offered as a burst too, where automatic fire is played: AUT-07, AUT-16."""

import pytest
from support.battles import setup

from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.session.view.shots.target_answers import target_choices


@pytest.mark.parametrize("chapters", [(), ("ammunition", "automatic_fire")])
def test_a_burst_is_among_the_answers_where_it_is_played(store, chapters):
    """AUT-07, ADV-01."""
    made = setup((1,), (11, 12), typed_dice=("red", "blue"), chapters=chapters)
    session = Session.create(store, made)
    for said in ("begin", "initiative", "3", "8", "move", "fire 1", "done", "done"):
        session.say(said)
    seat = session.seat(Speaker(seat="red"))
    says = [choice.say for choice in target_choices(seat, seat.known, 1)]
    assert says[:2] == ["fire 1 at 11", "fire 1 at 12"]
    assert says[2:] == (["shot 1 burst at 11"] if chapters else [])
    for sentence in says[2:]:
        session.say(sentence)
        assert session.awaited.roll is not None
