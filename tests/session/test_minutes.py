"""How long was played: the time before a word is that of whoever's word it was, and pauses are taken out (ours)."""

from datetime import UTC, datetime, timedelta
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup

from squadlog.facts.seats import Speaker
from squadlog.reports.story import minutes
from squadlog.reports.story.minutes import (
    TimedStep,
    TimePlayed,
    TimeShare,
    format_time,
    minutes_played,
    minutes_told,
    time_played,
    time_rows,
    time_told,
)
from squadlog.session.battle_session import Session

BEGAN = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)


def step(minutes, turn=1, side="", by="", *, pauses=False):
    """A word so many minutes after eight in the evening."""
    at = (BEGAN + timedelta(minutes=minutes)).isoformat()
    return TimedStep(at=at, turn=turn, side=side, by=by, pauses=pauses)


def shares(of):
    return {one.of: one.seconds / 60 for one in of}


EVENING = (
    step(0, 0),
    step(3, 1, "red", "Ann"),
    step(8, 1, "blue", "Ben"),
    step(10, 2, "red", "Ann", pauses=True),
    step(12, 2, "blue", "Ben"),
    step(62, 2, "red", "Ann"),
    step(66, 2, "red"),
)


def test_the_time_before_a_word_counts_for_its_turn_its_side_and_who_said_it():
    played = time_played(EVENING)
    assert played.seconds == 14 * 60
    assert shares(played.turns) == {"1": 8, "2": 6}
    assert shares(played.sides) == {"red": 9, "blue": 5}
    assert shares(played.players) == {"Ann": 5, "Ben": 5}


def test_a_pause_that_was_told_and_a_long_silence_are_taken_out_and_that_is_told():
    played = time_played(EVENING)
    assert (played.pauses, played.paused_s) == (2, 52 * 60)
    assert time_told(played) == (
        "Played 14 min; 2 pauses of 52 min in all are taken out (pause, or nothing said for more than 10 min)."
    )
    assert time_played(EVENING, 60 * 60).pauses == 1


@given(st.lists(st.integers(0, 90), max_size=12), st.integers(1, 60))
def test_what_is_played_and_what_is_paused_is_the_whole_evening_however_it_is_shared(gaps, limit):
    steps, at = [step(0)], 0
    for place, gap in enumerate(gaps):
        at += gap
        steps.append(step(at, place // 3, ("red", "blue")[place % 2]))
    played = time_played(steps, limit * 60)
    assert played.seconds + played.paused_s == at * 60
    assert (
        sum(one.seconds for one in played.turns) == sum(one.seconds for one in played.sides) == played.seconds
    )


def test_times_are_said_as_people_say_them_and_a_record_without_any_has_none():
    assert [format_time(one) for one in (20, 60, 3600, 4320)] == [
        "under 1 min",
        "1 min",
        "1 h 00 min",
        "1 h 12 min",
    ]
    assert [format_time(one, to_come=True) for one in (0.2, 89, 150, 7200)] == [
        "1 s", "89 s", "2 min", "2 h 00 min",
    ]  # fmt: skip
    assert time_played([TimedStep(at="", turn=1), TimedStep(at="late", turn=2)]) == TimePlayed()
    rows = time_rows(time_played(EVENING), {"red": "Red", "blue": "Blue"})
    assert rows[:4] == (("turn 1", "8 min"), ("turn 2", "6 min"), ("Red", "9 min"), ("Blue", "5 min"))
    assert time_rows(TimePlayed(sides=(TimeShare(of="", seconds=60),)), {}) == (("the whole table", "1 min"),)


def test_a_battle_knows_whose_word_it_was_and_that_play_paused(store):
    session = Session.create(store, setup((1,), (11,)))
    seat = session.seat(Speaker(seat="table", name="Ann"))
    for said in ("begin", "pause because supper is ready", "concede blue"):
        seat.say(said)
    steps = [session.log["referee"]._timed(one) for one in session.record.tree.steps]
    assert [(one.turn, one.side, one.pauses) for one in steps] == [
        (0, "", False), (0, "", False), (1, "", True), (1, "blue", False),
    ]  # fmt: skip
    assert steps[3].by == "Ann"
    lines = [line for entry in session.log["referee"].entries() for line in entry.lines]
    assert any(line.endswith("Play pauses: supper is ready.") for line in lines)
    assert session.log["blue"].time_played().pauses == 1


def test_a_glance_counts_as_the_whole_account_does_also_after_undo(store):
    session = Session.create(store, setup((1,), (11,)))
    seat = session.seat(Speaker(seat="table", name="Ann"))
    for said in ("note before play", "begin", "correct moment=T2.s1 because we lost count", "note on we go"):
        seat.say(said)
    session.undo(2)
    seat.say("note again")
    log = session.log["table"]
    steps = session.record.tree.steps
    assert [one.turn for one in map(log._timed, steps)] == [0, 0, 0, 1, 2, 1]
    with patch.object(minutes, "minutes_played", lambda told, turn: ([one.turn for one in told], turn)):
        assert log.minutes_played() == ([0, 0, 0, 1, 2, 1], 1)


def test_whole_minutes_are_told_from_the_first_on():
    played = minutes_played(EVENING, 2)
    assert minutes_told(played) == "Played 14 min, 6 min of them in turn 2."
    assert played.minutes == int(time_played(EVENING).seconds) // 60
    assert minutes_told(minutes_played(EVENING, 0)) == "Played 14 min."
    assert minutes_told(minutes_played(EVENING[:1], 1)) == ""
