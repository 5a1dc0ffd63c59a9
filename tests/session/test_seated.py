"""Who sits at a side game, going back and forth by one's own moves, and the time per move."""

import pytest
from support.matches import hasty_store, seated, whole

from squadlog.battle.refusal import Refusal
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.pace import keep_pace, kept_pace, read_seconds


@pytest.fixture
def store(tmp_path):
    opened = hasty_store(tmp_path / "squadlog.db")
    yield opened
    opened.close()


@pytest.fixture
def trio(store):
    """Ann, a computer and somebody without a name, before the first move."""
    seats = ("Ann", "computer greedy", "")
    return seated(
        Match.create(store, Score(game="phalanx-cards", seed=5, options={"players": "3"}, seats=seats))
    )


def make(match, moves):
    for _ in range(moves):
        match.say(whole(match).state.notation(whole(match).state.moves()[0]))


def test_people_are_those_who_are_no_computers_and_are_called_with_their_seats(trio):
    assert trio.seating.people == (0, 2)
    assert [trio.seating.called(seat) for seat in range(3)] == ["Ann (A)", "computer greedy (B)", "C"]


def test_undo_goes_back_to_ones_own_last_move_with_what_came_after_it(trio):
    make(trio, 2)
    assert trio.undo_own((2,)) is None
    assert len(whole(trio).score.moves) == 2
    assert not isinstance(trio.undo_own((0,)), Refusal)
    assert (len(whole(trio).score.moves), whole(trio).state.to_move) == (0, 0)


def test_redo_goes_on_until_a_person_is_to_move(trio):
    make(trio, 3)
    trio.undo(3)
    trio.redo_to(trio.seating.people)
    assert (len(whole(trio).score.moves), whole(trio).state.to_move) == (2, 2)
    trio.redo_to(trio.seating.people)
    assert len(whole(trio).score.moves) == 3
    assert isinstance(trio.redo_to(trio.seating.people), Refusal)


def test_redo_stops_where_nothing_was_taken_back_though_a_computer_is_to_move(trio):
    make(trio, 1)
    trio.undo()
    assert not isinstance(trio.redo_to(trio.seating.people), Refusal)
    assert whole(trio).state.to_move == 1


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("0.5", 0.5),
        (" 0,5 ", 0.5),
        ("600", 600),
        ("601", None),
        ("0", None),
        ("nan", None),
        ("soon", None),
        ("٣", None),
    ],
)
def test_a_time_per_move_is_seconds_between_a_tenth_and_ten_minutes(typed, seconds):
    assert read_seconds(typed) == seconds


def test_the_time_per_move_is_remembered_and_the_usual_one_stands_for_what_cannot_be_read(store):
    assert kept_pace(store.settings).seconds == 3
    keep_pace(store.settings, seconds=0.5)
    assert kept_pace(store.settings).seconds == 0.5
    store.settings.set("game_seconds", "for ever")
    assert kept_pace(store.settings).seconds == 3
