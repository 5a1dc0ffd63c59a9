"""What holds in every game of the board game (A.5, A.6, A.7): random games of every agreement."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from support.board_games import opening, random_game
from support.laws import law, times

from squadlog.base.dice import Chance
from squadlog.extras.games.board.captures import covered_sides
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.keys import key_of
from squadlog.extras.games.board.playout import playout
from squadlog.extras.games.board.state import BoardState
from squadlog.extras.games.board.turn import STAY, BoardTurn

AGREEMENTS = st.fixed_dictionaries(
    {
        "setup": st.sampled_from(["A", "B"]),
        "path_rule": st.sampled_from(["chesslike", "strict", "landing"]),
        "capture_scope": st.sampled_from(["moved_piece", "any"]),
        "side_cover": st.sampled_from(["any", "single_piece"]),
        "declare": st.sampled_from(["manual", "auto"]),
        "overlooked_captures": st.sampled_from(["true", "false"]),
        "target_points": st.sampled_from(["0", "70"]),
        "no_capture_limit": st.sampled_from(["20", "60"]),
        "repetition_limit": st.sampled_from(["0", "2", "3"]),
    }
)


def check_step(before, turn, after):
    """A turn changes what it says, and takes only what two covered sides hold."""
    rules, mover = before.rules, before.mover
    table = rules.tables
    own, foes = set(after.armies[mover]), set(after.armies[1 - mover])
    moved = {turn.start} if turn.start != STAY else set()
    assert own == set(before.armies[mover]) - moved | ({turn.end} if moved else set())
    assert foes == set(before.armies[1 - mover]) - set(turn.taken)
    places = [table.places[place] for army in after.armies for place in army]
    assert len({cell for place in places for cell in place.cells}) == sum(
        len(place.cells) for place in places
    )
    if moved:
        assert table.places[turn.start].kind is table.places[turn.end].kind
    for victim in turn.taken:
        sides = covered_sides(rules, victim, after.cells[mover], after.armies[mover])
        assert len(sides) >= 2
        holders = [p for p in own if any(table.masks[p] & side for side in sides)]
        assert len(holders) >= 2
        assert rules.any_capture or not moved or any(table.masks[turn.end] & side for side in sides)
    assert after.key == key_of(after.armies, after.mover)
    assert after.cells == tuple(sum(table.masks[place] for place in army) for army in after.armies)
    assert [after.lost[seat] + after.points(seat) for seat in (0, 1)] == [
        before.lost[seat] + before.points(seat) for seat in (0, 1)
    ]


@law(25)
@given(AGREEMENTS, st.integers(0, 10**6))
def test_a_5_a_6_no_turn_breaks_the_laws_whatever_was_agreed(options, seed):
    chance, state = Chance(seed), opening(seed, **options)
    while state.to_move is not None and state.ply < 150:
        moves = state.moves()
        assert len(set(moves)) == len(moves) > 0
        turn = chance.pick([move for move in moves if move.taken] or moves)
        after = state.play(turn)
        check_step(state, turn, after)
        state = after


@law(15)
@given(AGREEMENTS, st.integers(0, 10**6))
def test_a_2_half_a_turn_of_the_board_changes_nothing_but_the_names(options, seed):
    state = random_game(seed, opening(seed, **options), most=40)[-1]
    assume(state.over is None)
    turned = state.rules.tables.turned

    def about(places):
        return tuple(sorted(turned[place] for place in places))

    armies = about(state.armies[1]), about(state.armies[0])
    other = BoardState.placed(state.rules, armies, 1 - state.mover)

    def round_about(turn):
        return BoardTurn(*(turned[p] if p != STAY else STAY for p in turn[:2]), about(turn.taken))

    assert {round_about(turn) for turn in state.moves()} == set(other.moves())


@law(10)
@given(AGREEMENTS, st.integers(0, 10**6))
def test_the_same_moves_replayed_lead_to_the_same_positions(options, seed):
    states, chance = [opening(seed, **options)], Chance(seed)
    moves = []
    while states[-1].to_move is not None and len(moves) < 40:
        moves.append(states[-1].notation(chance.pick(states[-1].moves())))
        states.append(states[-1].play(states[-1].read(moves[-1])))
    again = opening(seed, **options)
    for move, state in zip(moves, states[1:], strict=True):
        again = again.play(again.read(move))
        assert again == state
        assert hash(again) == hash(state)


def test_a_7_random_games_end_with_an_outcome_and_a_reason():
    for seed in range(times(25)):
        last = random_game(seed, PHALANX_BOARD.start({}, seed), most=100_000)[-1]
        assert sum(last.outcome().shares) == 1
        assert last.outcome().reason
        assert last.moves() == ()


@law(40)
@given(AGREEMENTS, st.integers(0, 10**6))
def test_a_7_every_turn_of_a_playout_is_legal_and_it_ends_as_the_game_does(options, seed):
    state, turns = opening(seed, **options), []
    shares = playout(state, Chance(seed), turns=turns)
    for turn in turns:
        assert state.outcome() is None
        state = state.play(turn)
    assert state.outcome().shares == shares


def test_a_7_thousands_of_random_playouts_end():
    chance, state = Chance(1), opening()
    results = Counter(playout(state, chance) for _ in range(times(2500)))
    assert set(results) == {(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)}
    assert 0.8 < results[1.0, 0.0] / results[0.0, 1.0] < 1.25


@pytest.mark.parametrize(
    "options",
    [{"declare": "auto"}, {"declare": "auto", "overlooked_captures": "no", "capture_scope": "any"}],
    ids=str,
)
def test_playouts_end_as_random_play_does(options):
    options |= {"target_points": "10", "ply_limit": "40", "first_player": "red"}
    start = PHALANX_BOARD.start(
        {"setup": "custom", **options}, 1, "Red: ARCHER c2 e2 g2, AUX_NW a1; Black: ARCHER c5 e5, SYN_D d7"
    )
    chance = Chance(3)
    fast = [playout(start, chance)[0] for _ in range(times(2000))]
    plain = [random_game(seed, start)[-1].outcome().shares[0] for seed in range(times(300))]
    assert sum(fast) / len(fast) == pytest.approx(sum(plain) / len(plain), abs=0.09)


def test_a_playout_of_a_game_without_limits_ends_and_one_that_is_over_says_so():
    state = PHALANX_BOARD.start(
        {"setup": "custom", "no_capture_limit": "0", "repetition_limit": "0"},
        1,
        "Red: ARCHER a1; Black: AUX_NW h8",
    )
    assert playout(state, Chance(1)) == (1.0, 0.0)
    assert playout(state, Chance(1), 10) == (1.0, 0.0)
    alone = PHALANX_BOARD.start({"setup": "custom", "first_player": "red"}, 1, "Red: ARCHER a1")
    assert playout(alone.play(alone.moves()[0]), Chance(1)) == (1.0, 0.0)
