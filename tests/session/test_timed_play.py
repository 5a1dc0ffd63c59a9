"""The clock of a terminal: what it measures, whom it charges, and that a time is said once: TIM-01..04, A-110."""

import json
import re

import pytest
from support.battles import setup
from support.passing import Time
from support.sealing import Terminal, to_seal

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Hold, RollInitiative
from squadlog.battle.outcome import Accepted, Moved
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.rules.timed_play.record import SetClock, TimeOut
from squadlog.session.battle_session import Session, open_store

KNEEL = Declare(unit=1, action="position_change", posture="kneeling")


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def timed(store):
    """Red 1 and 2 are to be given orders, with ten seconds for each."""
    session = Session.create(store, setup((1, 2), (11, 12), seed=7, chapters=("timed_play",)))
    for command in (Begin(), RollInitiative()):
        session.submit(command)
    while session.due[REFEREE].ask().kind == "choose_order":
        first = session.due[REFEREE].ask().grouping == "red"
        session.submit(
            ChooseOrder(
                grouping=session.due[REFEREE].ask().grouping, choice="MOVE" if first else "COUNTERMOVE"
            )
        )
    while session.due[REFEREE].ask().side != "red":
        session.submit(Done())
    return session


def sits(session, time, seat=TABLE, path=None):
    session = session if path is None else Session.open(open_store(path), session.id)
    found = session.seat(Speaker(seat=seat))
    found.clock.measure(time)
    return found


def left(seat):
    timing = seat.clock.timing()
    return None if timing is None else (timing.decision.units, timing.left_s)


def test_each_decision_has_its_own_time_and_an_order_begins_the_next(timed, time):
    """TIM-01, TIM-02."""
    seat = sits(timed, time)
    assert left(seat) == ((1, 2), 10.0)
    time.s += 4
    assert left(seat) == ((1, 2), 6.0)
    seat.submit(Hold(unit=2))
    assert left(seat) == ((1,), 10.0)
    seat.submit(Hold(unit=1))
    assert left(seat) is None
    assert [entry.took_s for entry in seat.log.entries()[-2:]] == [4.0, 0.0]


def test_an_order_that_is_taken_back_goes_on_with_the_time_that_was_left(timed, time):
    """TIM-01: nobody comes by more time by undo."""
    seat = sits(timed, time)
    time.s += 4
    seat.submit(Hold(unit=2))
    time.s += 1
    assert isinstance(seat.undo(), Moved)
    assert left(seat) == ((1, 2), 6.0)


def test_a_time_that_is_up_is_said_once_and_a_time_out_that_is_taken_back_begins_anew(timed, time):
    """TIM-01, TIM-04, A-110."""
    seat = sits(timed, time)
    assert seat.time_out() is None
    time.s += 10
    assert seat.clock.timing().up
    assert isinstance(seat.time_out(2), Accepted)
    assert left(seat) == ((1,), 10.0)
    assert seat.time_out() is None
    seat.undo()
    assert left(seat) == ((1, 2), 10.0)


def test_the_clock_stands_while_it_is_paused_and_while_a_die_is_awaited(timed, time):
    """TIM-01, TIM-03."""
    seat = sits(timed, time)
    time.s += 3
    seat.submit(seat.clock.now.turns)
    time.s += 60
    assert (seat.clock.timing().left_s, seat.clock.timing().paused, seat.clock.timing().up) == (
        7.0,
        True,
        False,
    )
    seat.submit(seat.clock.now.turns)
    time.s += 2
    assert seat.clock.timing().left_s == 5.0
    seat.say("dice all typed")
    seat.submit(Declare(unit=1, action="fire_throw", weapon="SR", target=11))
    seat.submit(Hold(unit=2))
    seat.submit(Done())
    while seat.due.ask().kind == "declare":
        seat.submit(Done())
    assert seat.due.ask().kind == "fire"
    assert seat.clock.timing() is None
    seat.say("fire 1 at 11 range 5")
    assert seat.die.roll is not None
    assert seat.clock.timing() is None


def test_it_is_said_from_the_terminal_of_the_side_that_is_asked_and_from_no_other(timed, time, path):
    """TIM-01."""
    red, blue, display, referee = (sits(timed, time, seat, path) for seat in ("red", "blue", NOBODY, REFEREE))
    time.s += 11
    for other in (blue, display):
        assert left(other) == ((1, 2), 0.0)
        assert other.time_out() is None
    # Both terminals that may say it have it at the same moment: it is done once.
    assert isinstance(red.time_out(), Accepted)
    late = referee.time_out()
    assert isinstance(late, Refusal)
    assert [event.kind for entry in red.log.entries() for event in entry.events].count("time_ran_out") == 1
    assert left(referee) == ((2,), 10.0)
    assert isinstance(blue.submit(TimeOut()), Refusal)


def test_who_has_a_time_of_its_own_is_measured_by_that_and_who_has_none_by_nothing(timed, time):
    """TIM-02."""
    seat = sits(timed, time)
    seat.submit(SetClock(seconds=25, side="red"))
    assert left(seat) == ((1, 2), 25.0)
    seat.submit(SetClock(side="red"))
    assert left(seat) is None


def test_where_nobody_measures_or_play_is_not_timed_nothing_is_timed(timed, time, store):
    """TIM-01, ADV-01."""
    seat = timed.seat(Speaker())
    assert (seat.clock.timing(), seat.time_out()) == (None, None)
    seat.submit(KNEEL)
    assert seat.log.entries()[-1].took_s is None
    plain = sits(Session.create(store, setup((1,), (11,))), time)
    assert plain.clock.timing() is None


def test_what_the_rules_can_do_nothing_for_is_said_once(timed, time, monkeypatch):
    """TIM-04: then the clock stands at nothing, and people decide."""
    seat = sits(timed, time)
    time.s += 10
    no = Refusal(code="no", sentence="It cannot.", rule="ACT-20")
    monkeypatch.setattr(timed, "submit", lambda *_, **__: no)
    assert seat.time_out() == no
    assert seat.time_out() is None
    assert (seat.clock.timing().left_s, seat.clock.timing().moot, seat.clock.timing().up) == (
        0.0,
        True,
        False,
    )


def test_what_a_decision_took_stands_in_the_record_and_changes_nothing_of_the_battle(timed, time, store):
    """TIM-01."""
    seat = sits(timed, time)
    time.s += 2.34
    seat.submit(KNEEL)
    said = json.loads(seat.exports.export("json"))["entries"][-1]["command"]
    assert (said["took_s"], said["kind"]) == (2.3, "declare")
    again = Session.open(store, timed.id)
    assert again.views.seen(REFEREE) == timed.views.seen(REFEREE)
    assert again.exports["referee"].audit() == ()


def test_in_a_sealed_battle_a_time_that_is_up_waits_for_whoever_can_judge_it(path, time):
    """TIM-01: and who hides is not told by the clock either."""
    evening = Terminal(path).create(to_seal(chapters=("hiding", "timed_play")))
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    evening.say("red", "begin", "initiative", "move", "searched red", "done")
    blue = Terminal(path).open(evening.session.id, "blue")
    with blue.at():
        seat = sits(blue.session, time, "blue")
        assert left(seat) == ((11, 12), 10.0)
        time.s += 10
        assert isinstance(seat.time_out(11), Accepted)
        assert seat.clock.timing() is None or not seat.clock.timing().up
    with evening.at():
        evening.session.changed()
        assert evening.session.due[REFEREE].ask().units == (12,)
    red = Terminal(path).open(evening.session.id, "red")
    with red.at():
        lines = [
            line for entry in red.session.seat(Speaker(seat="red")).log.entries() for line in entry.lines
        ]
        assert not [
            line for line in lines if re.search(r"\b11\b", line)
        ]  # as a word: a commitment may have an 11


def test_at_devices_of_their_own_a_clock_tells_nobody_who_hides_in_the_slot_tim_01(store, time):
    """Time runs for each seat by what it knows, however often the others look."""
    session = Session.create(store, to_seal(chapters=("hiding", "timed_play")))
    blue = session.seat(Speaker(seat="blue"))
    blue.clock.measure(time, apart=True)
    for said in (
        "hide 11 at 20,10 facing west",
        "placed blue",
        "begin",
        "initiative",
        "move",
        "searched red",
    ):
        assert not isinstance(session.say(said), Refusal)
    while session.due[REFEREE].ask().side != "blue":
        session.say("done")
    seats = [blue, *(session.seat(Speaker(seat=seat)) for seat in ("red", NOBODY, REFEREE))]
    knows = [left(seat) for seat in seats]
    assert [units for units, _ in knows] == [(11, 12), (12,), (12,), (11, 12)]
    for _ in range(8):
        time.s += 0.5
        assert len({left(seat)[1] for seat in seats}) == 1
    assert left(blue) == ((11, 12), 6.0)
    assert not isinstance(blue.say("hold 12"), Refusal)
    assert session.exports["referee"].export("json").count('"took_s": 4.0') == 1
