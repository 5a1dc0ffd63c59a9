"""Orders for many, standing orders and going on, said in words: each is one step, exact both ways, for its own eyes."""

import pytest
from support.battles import setup

from squadlog.battle.evolve import replay
from squadlog.battle.known import known
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import STANDING
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session

RED, BLUE = (1, 2, 3, 4), (11, 12, 13)
SEED = 5
"""Of dice that let red act first."""
SECONDS = (
    ("walk all 1m", "go on", "hold rest", "go on"),
    ("as before", "again 1 2", "standing 3,4 walk 9m", "kneel 1; hold 2", "done", "again", "done"),
    ("prone 2; reload 1", "go on", "standing rest hold until seen", "stop 12", "hold 12", "go on"),
    ("watch rest", "standing 2 walk 4m", "go on"),
    ("standing 11-13 run 6m", "stand-down 11,13", "walk 11 13 2m", "go on", "decline all", "decline all"),
    ("cancel all", "hold all", "standing all hold until T1.s9", "go on"),
    ("correct 3 standing_orders=none because so", "walk rest", "go on", "hold rest", "go on"),
)


@pytest.fixture
def session(store):
    """A battle at the slot of red in T1.s1."""
    soldiers = {number: {"armour": "No"} for number in (*RED, *BLUE)}
    opened = Session.create(store, setup(RED, BLUE, seed=SEED, soldiers=soldiers))
    for sentence in ("begin", "initiative", "move"):
        opened.say(sentence)
    assert opened.views.seen(REFEREE).active.id == "red"
    return opened


def played(session):
    """Say all of it: the battle as it was after each sentence that stood."""
    said = (session.say(sentence) for second in SECONDS for sentence in second)
    return [session.views.seen(REFEREE) for outcome in said if isinstance(outcome, Accepted)]


def test_each_that_stands_is_taken_back_and_done_again_exactly(session):
    for second in SECONDS:
        for sentence in second:
            entries, before = len(session.log[REFEREE].entries()), session.views.seen(REFEREE)
            if isinstance(session.say(sentence), Refusal):
                assert session.views.seen(REFEREE) == before
                continue
            after, steps = session.views.seen(REFEREE), len(session.log[REFEREE].entries()) - entries
            assert steps == 1 or sentence == "go on", sentence
            session.undo(steps)
            assert session.views.seen(REFEREE) == before, sentence
            session.redo(steps)
            assert session.views.seen(REFEREE) == after, sentence
    assert session.views.seen(REFEREE).now.subphase > 3


def test_the_record_opened_folded_and_decided_anew_says_the_same(session, store):
    assert len(played(session)) > 25
    stands = session.views.seen(REFEREE)
    events = [event for entry in session.log[REFEREE].entries() for event in entry.events]
    assert known(replay(events), REFEREE) == stands
    assert Session.open(store, session.id).views.seen(REFEREE) == stands
    assert session.exports["referee"].audit() == ()


@pytest.mark.parametrize(("side", "others"), [("red", BLUE), ("blue", RED)])
def test_a_side_neither_sees_nor_reads_what_the_other_has_been_told_to_go_on_with(session, side, others):
    seat = session.seat(Speaker(seat=side))
    secret = 0
    for after in played(session):
        secret += any(after.units[number].holds(STANDING) for number in others)
    lines = [line for entry in seat.log.entries() for line in entry.lines if "standing order" in line]
    assert secret
    assert not any(seat.known.units[number].held for number in others)
    assert not [line for line in lines if any(f" {number} Trooper {number}" in line for number in others)]
