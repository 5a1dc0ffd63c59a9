"""What a position of the board looks worth: places, the hunt of whoever leads, and the quiet moves that run out."""

import json
from dataclasses import replace

import pytest
from support.board_games import opening, played, position, random_game

from squadlog.base.dice import Chance
from squadlog.extras.games.board.pieces import SYNTAGMA
from squadlog.extras.games.board.tree import BoardTree
from squadlog.extras.games.board.values import CERTAIN, FITTED, LOST, apart, kin, spots, worths
from squadlog.extras.games.players.tree import WON

FAR_AHEAD = ("SYN_U d2, HOP_UW c1, ARCHER e1 g1 b1", "ARCHER h8 f8")


def _quiet(state, plies):
    return replace(state, quiet=plies)


def test_a_position_is_worth_the_less_the_fewer_quiet_moves_are_left():
    state = position(*FAR_AHEAD)
    values = [BoardTree(_quiet(state, plies)).value() for plies in (0, 20, 40, 59)]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] > 0
    no_limit = position(*FAR_AHEAD, no_capture_limit="off")
    assert BoardTree(_quiet(no_limit, 59)).value() == BoardTree(no_limit).value()


def test_whoever_leads_far_is_better_off_near_the_enemy_and_with_the_enemy_short_of_safe_places():
    away = BoardTree(position("SYN_U d2, HOP_UW c1, ARCHER e1 g1 b1", "ARCHER h8 f8")).value()
    near = BoardTree(position("SYN_U d2, HOP_UW c1, ARCHER e6 g6 b6", "ARCHER h8 f8")).value()
    same = worths(opening().rules)[0]
    places = {
        place.name: place.id for place in opening().rules.tables.places if place.shape.key[:6] == "ARCHER"
    }
    moved = sum(
        same[places[to]] - same[places[start]] for start, to in (("e1", "e6"), ("g1", "g6"), ("b1", "b6"))
    )
    assert near - away > moved


@pytest.mark.parametrize("seed", range(6))
def test_a_value_is_that_of_the_other_side_turned_round(seed):
    for state in random_game(seed, most=120)[::7]:
        tables = state.rules.tables
        turned = tuple(tuple(sorted(tables.turned[place] for place in army)) for army in state.armies[::-1])
        masks = tuple(sum(tables.masks[place] for place in army) for army in turned)
        other = replace(state, armies=turned, cells=masks, mover=1 - state.mover, lost=state.lost[::-1])
        assert BoardTree(other).value() == BoardTree(state).value()


def test_who_has_fewer_points_when_time_runs_out_has_lost_and_who_has_many_more_would_rather_go_on():
    """A.7: points are counted; but a leader far ahead hunts on."""
    for red, black, worth in (
        ("ARCHER a1 c1, SYN_U d2", "ARCHER h8 f8", LOST),
        (*FAR_AHEAD, None),
    ):
        state = played(_quiet(position(red, black), 59), "a1-a2" if worth else "b1-b2")
        assert state.outcome().shares == (1.0, 0.0)
        winner, loser = -BoardTree(state, 0).ending(), BoardTree(state, 1).ending()
        assert loser == -LOST
        assert winner == (worth or winner)
        assert 0 < winner < WON
        assert worth or winner < BoardTree(position(*FAR_AHEAD)).value()
    assert LOST > CERTAIN


def test_who_can_neither_move_nor_take_loses_by_points_like_by_captures():
    """A.7."""
    state = played(position("ARCHER a1"), "a1-a2")
    assert BoardTree(state).ending() == -WON


def _across(place):
    return place.file + (place.kind is SYNTAGMA) / 2


def test_the_mean_distance_between_armies_is_that_of_all_pairs():
    chance = Chance(4)
    board = opening().rules
    for _ in range(50):
        armies = [
            [chance.below(len(board.tables.places)) for _ in range(1 + chance.below(8))] for _ in range(2)
        ]
        pairs = [
            (board.tables.places[one], board.tables.places[other]) for one in armies[0] for other in armies[1]
        ]
        squares = sum(
            (_across(one) - _across(other)) ** 2 + (one.rank - other.rank) ** 2 for one, other in pairs
        )
        assert apart(spots(board), *armies) == int(squares / len(pairs))


@pytest.mark.parametrize("setup", ["A", "B"])
def test_a_place_and_its_mirror_image_are_worth_the_same(setup):
    rules = opening(setup=setup).rules
    tables, own = rules.tables, worths(rules)[0]
    mirrored = str.maketrans("EW", "WE")
    for place in tables.places:
        wide = place.kind is SYNTAGMA
        key = place.shape.key
        shape = "ARCHER" if key.startswith("ARCHER") else key[:4] + key[4:].translate(mirrored)
        other = tables.place(shape, 9 - place.file - wide, place.rank)
        assert other is not None
        assert kin(other) == kin(place)
        assert own[other.id] == own[place.id]


def test_what_places_were_found_to_be_worth_is_said_for_both_cuts_with_how_it_was_made():
    told = json.loads(FITTED.read_text(encoding="utf-8"))
    assert told.pop("made").startswith("benchmarks/board_worths.py, seed ")
    assert set(told) == {"dark_slash", "light_slash"}
    for parity, setup in (("dark_slash", "A"), ("light_slash", "B")):
        rules = opening(setup=setup).rules
        assert set(told[parity]) == {kin(place) for place in rules.tables.places}
        assert max(map(abs, told[parity].values())) <= 100
