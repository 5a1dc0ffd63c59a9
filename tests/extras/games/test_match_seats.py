"""The door to a side game bound to a seat, and two terminals at one game."""

import time

import pytest
from support.matches import BOARD, GENERALS, TIMID, at_random, hasty_store, referee, seated, whole

from squadlog.base.dice import Chance
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.players.player import Budget
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.move_maker import Made
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.session.battle_session import open_store

DEAL = "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH"
DUEL = Score(game="phalanx-cards", seed=1, deal=DEAL, seats=("Ann", "Bob"))
BLINK = Budget(seconds=0.02, clock=time.monotonic)


@pytest.fixture
def store(path):
    opened = hasty_store(path)
    yield opened
    opened.close()


@pytest.fixture
def duel(store):
    return Match.create(store, DUEL)


def terminal(match, path, name=TABLE):
    """Another program at the same game."""
    return seated(Match(open_store(path), match.id), name)


def refused(outcome, code):
    assert isinstance(outcome, Refusal), outcome
    assert outcome.code == code
    return str(outcome)


# What a seat knows


def test_there_is_no_door_for_a_seat_that_the_game_has_not(duel):
    with pytest.raises(ValueError, match="no seat 'C'"):
        seated(duel, "C")


def test_neither_a_match_nor_a_seat_of_it_hands_out_the_whole_position(duel):
    parts = (duel.seating, duel.progress, duel.moves)
    seats = [
        part for door in (seated(duel), seated(duel, REFEREE)) for part in (door, door.view, door.advice)
    ]
    for door in (duel, *parts, *seats):
        assert not {"state", "standing", "score", "left"} & set(dir(door))


@pytest.mark.parametrize("score", [DUEL, GENERALS, TIMID, BOARD], ids=lambda score: score.game)
@pytest.mark.parametrize("name", [TABLE, REFEREE])
def test_who_has_no_seat_sees_what_lies_open_and_may_make_no_move_of_a_hand(store, score, name):
    match = at_random(Match.create(store, score), Chance(3), 5)
    seen = seated(match, name).view.now
    assert (seen.seat, tuple(seen.moves()), tuple(seen.words())) == (ONLOOKER, (), ())
    if hasattr(seen, "sight"):
        assert seen.sight.hand == ()
        assert seen.sight.hand_sizes == tuple(len(hand) for hand in whole(match).state.hands)


def test_the_seats_are_called_and_found_by_their_places(duel):
    table = seated(duel)
    assert table.seating.own == ("A", "B")
    assert [table.at(place).who for place in (0, 1)] == [
        Speaker(seat="A", name="Ann"), Speaker(seat="B", name="Bob"),
    ]  # fmt: skip
    assert table.at(1).view.now == duel.record.standing.state.seen_by(1)
    assert table.at(0).at(ONLOOKER).place == ONLOOKER


def test_only_who_is_to_move_is_offered_anything(duel):
    assert len(seated(duel, "A").view.offers()) == 8
    assert seated(duel, "B").view.offers() == seated(duel).view.offers() == ()


def test_a_deal_and_its_seed_are_told_once_the_game_is_over_and_to_the_referee(duel):
    assert {
        (told.seed, told.deal) for name in ("A", "B", TABLE) for told in [seated(duel, name).view.agreed]
    } == {(None, "")}
    assert (seated(duel, REFEREE).view.agreed.seed, seated(duel, REFEREE).view.agreed.deal) == (1, DEAL)
    duel.moves.say("resign")
    assert (seated(duel, "B").view.agreed.seed, seated(duel, "B").view.agreed.deal) == (1, DEAL)


def test_hands_of_others_text_and_review_wait_for_the_end(duel):
    own = seated(duel, "A")
    assert own.view.others() == ()
    assert [one.seat for one in seated(duel, REFEREE).view.others()] == [0, 1]
    with pytest.raises(ValueError, match="secret"):
        own.view.text()
    with pytest.raises(GameError, match="every hand"):
        own.advice.review(BLINK)
    duel.moves.say("resign")
    assert [one.seat for one in own.view.others()] == [1]
    assert own.view.text() == seated(duel, REFEREE).view.text() == referee(duel).view.text()
    assert list(own.advice.review(BLINK, level="greedy"))


def test_once_the_game_is_over_a_card_laid_face_down_is_read_by_all(duel):
    duel.moves.say("9S")
    assert seated(duel, "B").view.log()[-1].words == "an initial card"
    duel.moves.say("resign")
    assert [entry.words for entry in seated(duel, "B").view.log()][1:] == ["9S", "resign"]


def test_a_hint_does_not_hang_on_the_seed_and_is_for_who_is_to_move(store):
    hints = []
    for seed in (1, 2):
        match = Match.create(store, Score(game="phalanx-cards", seed=seed, deal=DEAL))
        never = Budget(seconds=1e9, clock=lambda: 0.0)
        hints.append(seated(match, "A").advice.hint(never, level="greedy"))
        for other in ("B", TABLE):
            with pytest.raises(GameError, match="not to move"):
                seated(match, other).advice.hint(BLINK)
            with pytest.raises(GameError, match="not to move"):
                seated(match, other).advice.decide(BLINK)
    assert hints[0] == hints[1]


# What a seat says


def test_a_seat_moves_when_it_is_to_move_and_the_table_moves_for_everybody(duel):
    assert refused(seated(duel, "B").say("9D"), "not-yours") == "Only Ann can say this."
    assert str(seated(duel, "B").refusal("9D")) == "Only Ann can say this."
    assert isinstance(seated(duel, "A", "Ann").say("9S"), Made)
    assert isinstance(seated(duel, TABLE, "Cid").say("9D"), Made)
    assert [entry.by for entry in referee(duel).view.log()][1:] == ["Ann", "Cid"]


def test_what_is_refused_beforehand_is_refused_when_it_is_said(duel):
    own = seated(duel, "A")
    for move in ("9D", "nonsense", ""):
        assert own.refusal(move) == own.say(move)
    assert own.refusal("9S") is None


def test_going_back_and_forth_is_for_the_whole_table(duel):
    duel.moves.say("9S")
    own = seated(duel, "A")
    for outcome in (own.undo(), own.redo(), own.jump(1), own.name_branch("here"), own.undo_own((0,))):
        assert "Only all players together" in refused(outcome, "not-yours")
    assert isinstance(seated(duel).undo(), Moved)
    assert isinstance(seated(duel, REFEREE).redo(), Moved)


def test_a_move_is_decided_on_the_game_that_the_speaker_saw(duel, path):
    late = terminal(duel, path, "A")
    saw = late.head
    seated(duel, "A").say("4S")
    late.changed()
    assert "continued in another window" in refused(late.say("9S", at=saw), "gone-on")
    refused(terminal(duel, path, "A").say("9D", at=duel.record.head), "not-yours")


def test_a_move_said_twice_with_its_key_is_made_once(duel, path):
    first = seated(duel, "A").say("9S", key="once")
    again = terminal(duel, path, "A").say("9S", key="once")
    assert (first, duel.progress.length) == (again, 1)
    assert referee(Match(open_store(path), duel.id)).view.text() == referee(duel).view.text()
    seated(duel).undo()
    assert "as entry 2, and undone since" in refused(seated(duel, "A").say("9S", key="once"), "taken-back")


def test_nobody_comes_by_what_another_seat_said_with_the_same_key(duel):
    made = seated(duel, "A").say("9S", key="1")
    assert (seated(duel, "B").done("1"), seated(duel).done("1")) == (None, None)
    own = seated(duel, "B").view.offers()[0]
    assert (seated(duel, "B").say(own, key="1").move, duel.progress.length) == (own, 2)
    assert (seated(duel, "A").say("9S", key="1").entry, duel.progress.length) == (made.entry, 2)


def test_of_one_word_said_at_two_terminals_one_stands(duel, path):
    late = terminal(duel, path, "A")
    first = seated(duel, "A").say("9S", key="k")
    assert late.say("9S", key="k") == first
    assert late.head == duel.record.head


# Two terminals


def test_each_terminal_sees_what_was_done_at_the_other_at_once(duel, path):
    one, other = seated(duel, "A"), terminal(duel, path, "B")
    one.say("9S")
    assert other.changed()
    assert (other.progress.to_move, other.view.log()[-1].words) == (1, "an initial card")
    assert not other.changed()
    other.say("9D")
    assert not other.changed()
    assert one.changed()
    assert one.view.now == duel.record.standing.state.seen_by(0)


def test_two_seats_of_one_program_see_each_other(duel):
    one, other = seated(duel, "A"), seated(duel, "B")
    one.say("9S")
    assert other.changed()
    assert not one.changed()


def test_at_one_terminal_nobody_learns_of_what_was_said_there(duel):
    table = seated(duel)
    table.at(0).say("9S")
    table.of(Speaker(seat=REFEREE)).undo()
    assert not table.changed()
    seated(duel).redo()
    assert table.changed()
    assert not table.at(1).changed()


def test_asking_whether_a_game_has_gone_on_costs_next_to_nothing(duel):
    table, began = seated(duel), time.process_time()
    for _ in range(1000):
        table.changed()
    assert time.process_time() - began < 0.2
