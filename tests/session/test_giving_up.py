"""When the computers at a side game resign, and what they answer to an offer to stop."""

import time

import pytest
from support.matches import at_move, hasty_store, whole

from squadlog.extras.games.players.player import BestLine, Budget, Thought
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match

BLINK = Budget(seconds=0.02, clock=time.monotonic)
LEVELS = ("random", "greedy", "search", "strong")


@pytest.fixture
def store(path):
    opened = hasty_store(path)
    yield opened
    opened.close()


def _match(store, level="greedy", **options):
    seats = ("Ann", f"computer {level}")
    options = {"first_player": "red", **options}
    return Match.create(store, Score(game="phalanx-board", seed=5, options=options, seats=seats))


@pytest.fixture
def thinks(monkeypatch):
    """The computer thinks that its position is worth what is said here."""

    def worth(value):
        def thought(standing, _budget, **_):
            move = standing.state.moves()[0]
            return Thought(move=move, lines=(BestLine(moves=("x",), value=value),))

        monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", thought)

    return worth


def _moves_on(match, times, below=0.05):
    """So often the person moves and the computer answers; what it said last."""
    said = ""
    for _ in range(times):
        match.moves.say(whole(match).state.notation(whole(match).state.moves()[-1]))
        decided = at_move(match).advice.decide(BLINK, resigns_below=below)
        said = whole(match).state.notation(decided.move)
        match.moves.say(said, by=match.seating.names[1], hope=decided.hope)
    return said


@pytest.mark.parametrize("level", LEVELS)
def test_at_the_first_move_every_computer_declines_to_stop(store, level):
    match = _match(store, level)
    match.moves.say("offer")
    assert (
        whole(match).state.notation(at_move(match).advice.decide(BLINK, resigns_below=0.05).move) == "decline"
    )


def test_a_computer_resigns_at_the_fifth_move_at_which_it_hopes_for_too_little(store, thinks):
    thinks(0.04)
    match = _match(store)
    assert _moves_on(match, 4) != "resign"
    assert _moves_on(match, 1) == "resign"
    assert match.progress.outcome.shares == (1.0, 0.0)
    assert match.progress.outcome.reason == "Black resigns"


def test_a_computer_that_is_told_never_to_resign_plays_on(store, thinks):
    thinks(0.0)
    assert _moves_on(_match(store), 7, below=0.0) != "resign"


def test_one_hopeful_move_between_and_it_begins_to_count_anew(store, thinks):
    match = _match(store)
    for value in (0.01, 0.01, 0.2, 0.01, 0.01, 0.01, 0.01):
        thinks(value)
        assert _moves_on(match, 1) != "resign"
    assert _moves_on(match, 1) == "resign"


def test_a_hopeless_computer_agrees_to_stop_and_one_that_hopes_declines(store, thinks):
    for value, answer in ((0.04, "accept"), (0.5, "decline"), (0.9, "decline"), (0.06, "decline")):
        thinks(value)
        match = _match(store)
        _moves_on(match, 5, below=0.0)
        match.moves.say("offer")
        assert (
            whole(match).state.notation(at_move(match).advice.decide(BLINK, resigns_below=0.05).move)
            == answer
        )


def test_what_a_computer_hoped_for_is_kept_and_goes_when_its_moves_are_taken_back(store, thinks):
    thinks(0.01)
    match = _match(store)
    _moves_on(match, 4)
    again = Match(store, match.id)
    again.undo(2)
    assert _moves_on(again, 1) != "resign"
    assert _moves_on(again, 1) == "resign"
