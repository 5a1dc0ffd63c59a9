"""Each way that the door offers to somebody who got away can be taken: MEL-12, ACT-23, AMB-07, AMB-104."""

import pytest
from support.battles import setup
from support.playing_on_maps import field_of

from squadlog.base.records import replace
from squadlog.battle.pending import EscapeAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import TABLE, Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.question import question

LITERAL = (("melee.avoidGridText", "1"),)
ON_FOOT = ("walking", "running", "sprinting", "backward", "sideways", "jumping")
FACING = (
    Start(unit=1, position=Position(x=10, y=10, facing_deg=90)),
    Start(unit=11, position=Position(x=11, y=10, facing_deg=270)),
)
"""A metre apart, face to face."""


def _got_away(store, posture, *, mapped, rulings):
    made = setup((1,), (11,), typed_dice=("red", "blue"), rulings=rulings)
    if mapped:
        made = replace(made, map=dump_map(field_of("")), starts=FACING)
    session = Session.create(store, made)
    engaging = "engage 1 with 11" + ("" if mapped else " in reach")
    lying = f"correct 11 posture={posture} because so"
    for sentence in (
        "begin", "initiative", "die 8", "die 3", "move", "hold 11", "done", engaging, "done",
        "avoid 11", "attack 1", "die 1", "die 0", lying,
    ):  # fmt: skip
        outcome = session.say(sentence)
        assert not isinstance(outcome, Refusal), (sentence, outcome)
    return session, session.seat(Speaker(seat=TABLE))


@pytest.mark.parametrize(
    ("posture", "mapped", "rulings", "ways"),
    [
        ("standing", False, (), ON_FOOT),
        ("standing", False, LITERAL, ON_FOOT[:4]),
        ("standing", True, (), ("backward", "sideways")),
        ("standing", True, LITERAL, ("backward",)),
        ("prone", False, (), ("crawling", "crawling-back")),
        ("prone", False, LITERAL, ("crawling", "crawling-back")),
        ("prone", True, (), ("crawling-back",)),
        ("prone", True, LITERAL, ("crawling-back",)),
    ],
)
def test_each_way_that_is_offered_to_get_clear_can_be_taken_mel_12_act_23(
    store, posture, mapped, rulings, ways
):
    """On a map nobody is offered to walk into his attacker."""
    session, seat = _got_away(store, posture, mapped=mapped, rulings=rulings)
    asked = question(seat)
    assert tuple(one.say.split()[2] for one in asked.listed) == ways
    example = asked.hint.partition("such as ")[2].rstrip(".")
    for sentence in (*(one.say for one in asked.listed), example):
        assert isinstance(seat.known.pending, EscapeAsked)
        assert not isinstance(outcome := session.say(sentence), Refusal), (sentence, outcome)
        assert not seat.known.engagements, sentence
        session.undo()


def test_who_has_come_to_kneel_owes_no_escape_and_is_offered_none_amb_104(store):
    _, seat = _got_away(store, "kneeling", mapped=False, rulings=())
    assert not isinstance(seat.known.pending, EscapeAsked)
    assert not any("escape" in one.say for one in question(seat).listed)
