"""The arena: paired seeds from both seats, faults that lose, and what a score proves."""

import itertools
import multiprocessing
from dataclasses import replace
from functools import partial

import pytest
from support.doomed import dies

from squadlog.base.processes import ProcessDiedError
from squadlog.extras.games.arena.contest import (
    Clocked,
    Contest,
    Contestant,
    Played,
    contestant,
    first_position,
    play_game,
)
from squadlog.extras.games.arena.processes import play_contest
from squadlog.extras.games.arena.tally import in_pairs, tally, wilson
from squadlog.extras.games.game import GameError
from squadlog.extras.games.levels import level_of
from squadlog.extras.games.players.at_random import AtRandom
from squadlog.extras.games.players.player import Thought

SHORT = {"first_player": "red", "ply_limit": "12"}


def clock():
    """Every look at it costs a second."""
    ticks = itertools.count()
    return lambda: float(next(ticks))


def contest(first="random", second="greedy", **changed):
    values = {"game": "phalanx-board", "options": SHORT, "opening": 2, "seed": 7, **changed}
    return Contest(contestants=(contestant(first), contestant(second)), **values)


def game(number, share, *, moves=10, fault=""):
    clocked = Clocked(moves=5, total_s=1.0, worst_s=0.5 + number, searched=50)
    return Played(
        number=number, share=share, moves=moves, reason="", clocked=(clocked, Clocked()), fault=fault
    )


class Failing:
    def __init__(self, error):
        self.error = error

    def think(self, _seen, _budget):
        raise self.error


class Illegal:
    def think(self, _seen, _budget):
        return Thought(move="a1-h8")


class Recording:
    def __init__(self, seed, heard):
        self.player, self.heard = AtRandom(seed), heard

    def think(self, seen, budget):
        self.heard.append((seen.seat, budget.seconds))
        return self.player.think(seen, budget)


@pytest.mark.parametrize(
    ("called", "level"),
    [
        ("random", "random"),
        ("Greedy", "greedy"),
        (" novice ", "novice"),
        ("4", "strong"),
        ("level 2", "greedy"),
    ],
)
def test_players_are_called_by_name_or_as_the_first_version_numbered_them(called, level):
    assert level_of(called) == level


@pytest.mark.parametrize(
    ("called", "hint"), [("stron", "did you mean strong"), ("5", "there are novice"), ("", "random")]
)
def test_a_player_that_is_none_is_refused_with_what_would_be_right(called, hint):
    with pytest.raises(GameError, match=hint):
        contestant(called)


def test_two_games_of_a_pair_begin_alike_and_seats_change_hands():
    heard = []
    noted = Contestant(name="noted", make=lambda _game, seed: Recording(seed, heard))
    pair = Contest(
        game="phalanx-board", contestants=(noted, contestant("random")), options=SHORT, seed=3, opening=2
    )
    assert first_position(pair, 0) == first_position(pair, 1) != first_position(pair, 2)
    play_game(pair, 0)
    first = {seat for seat, _ in heard}
    heard.clear()
    play_game(pair, 1)
    assert (first, {seat for seat, _ in heard}) == ({0}, {1})
    assert {seconds for _, seconds in heard} == {1.0}


def test_the_same_contest_is_the_same_games_again():
    once, again = (play_game(contest(), 4, clock()) for _ in range(2))
    assert once == again
    assert once.moves == 10
    assert once.reason


def test_time_is_measured_for_both_contestants():
    played = play_game(contest(), 0, clock())
    assert [one.moves for one in played.clocked] == [5, 5]
    assert played.clocked[0].total_s == 5.0
    assert played.clocked[0].worst_s == 1.0
    assert played.clocked[1].searched > 5


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(
    ("player", "words"),
    [
        (partial(Failing, ZeroDivisionError("by\x1b zero")), "ZeroDivisionError: by? zero"),
        (Illegal, "GameError: "),
    ],
)
def test_a_player_that_fails_or_makes_an_illegal_move_has_lost_and_it_is_said_why(
    player, words, number, place
):
    bad, other = Contestant(name="bad", make=lambda _game, _seed: player()), contestant("random")
    pair = (bad, other) if place == 0 else (other, bad)
    played = play_game(Contest(game="phalanx-board", contestants=pair, options=SHORT), number)
    assert played.share == place
    assert played.fault.startswith(f"bad failed in game {number + 1} at move ")
    assert words in played.fault


def test_a_player_that_cannot_be_made_has_lost():
    def make(_game, _seed):
        raise GameError("this player cannot play it")

    pair = (Contestant(name="nobody", make=make), contestant("random"))
    assert "cannot play it" in play_game(Contest(game="phalanx-board", contestants=pair), 0).fault


def test_several_processes_play_the_same_games_as_one():
    wanted = contest(first="random", second="random")
    alone = [(game.number, game.share, game.moves) for game in play_contest(wanted, 6, 1)]
    spread = sorted((game.number, game.share, game.moves) for game in play_contest(wanted, 6, 2))
    assert spread == alone


@pytest.mark.parametrize("processes", [1, 2])
def test_while_games_are_played_their_moves_are_told_and_none_is_kept_back(processes):
    told = []
    games = list(play_contest(contest(), 4, processes, made=told.append))
    assert sum(told) == sum(game.moves for game in games) > 0


def test_no_process_is_left_when_a_contest_is_broken_off():
    games = play_contest(contest(options={"first_player": "red"}), 1000, 2)
    next(games)
    games.close()
    assert not multiprocessing.active_children()


def test_a_process_that_dies_ends_the_contest_in_a_sentence():
    doomed = Contestant(name="doomed", make=dies)
    with pytest.raises(ProcessDiedError, match="ended by itself, with code 3"):
        list(play_contest(Contest(game="phalanx-board", contestants=(doomed, contestant("random"))), 4, 2))


@pytest.mark.parametrize(
    ("won", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 100, 0.7222, 0.8749)]
)
def test_the_interval_is_the_one_of_wilson(won, of, low, high):
    found = wilson(won, of)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
    mirrored = wilson(of - won, of)
    assert (1 - mirrored.high, 1 - mirrored.low) == (pytest.approx(found.low), pytest.approx(found.high))


def test_draws_count_half_of_the_points_and_nothing_of_the_decided_games():
    count = tally([game(2, 0.5, moves=40), game(0, 1.0), game(1, 0.0, fault="b failed"), game(3, 1.0)])
    assert (count.won, count.lost, count.drawn, count.games) == (2, 1, 1, 4)
    assert count.decided is not None
    assert count.decided.share == pytest.approx(2 / 3)
    assert count.points is not None
    assert count.points.share == pytest.approx(2.5 / 4)
    assert count.length == pytest.approx(17.5)
    assert count.pace[0].mean_s == pytest.approx(0.2)
    assert count.pace[0].worst_s == 3.5
    assert count.pace[0].searched == 10
    assert count.faults == ("b failed",)


def test_a_contest_without_games_proves_nothing():
    count = tally([])
    assert (count.games, count.decided, count.points, count.length) == (0, None, None, 0)


@pytest.mark.parametrize(
    ("first", "second", "share"),
    [
        ((1.0, 5), (1.0, 3), 1.0),
        ((1.0, 5), (0.0, -9), 0.0),
        ((1.0, 9), (0.0, -5), 1.0),
        ((1.0, 5), (0.0, -5), 0.5),
        ((0.0, -5), (0.5, 90), 0.0),
    ],
)
def test_a_deal_that_both_played_from_both_seats_is_one_result_and_lead_decides_where_the_games_do_not(
    first, second, share
):
    games = [replace(game(number, won), ahead=ahead) for number, (won, ahead) in enumerate((first, second))]
    (pair,) = in_pairs([*reversed(games), game(2, 1.0)])
    assert (pair.number, pair.share, pair.moves) == (0, share, 20)
    assert pair.clocked[0] == Clocked(moves=10, total_s=2.0, worst_s=1.5, searched=100)


def test_who_plays_a_deal_against_himself_from_both_seats_draws_every_pair():
    played = list(play_contest(contest("greedy", "greedy", game="generals", options={}, opening=0), 6, 1))
    assert [pair.share for pair in in_pairs(played)] == [0.5] * 3
