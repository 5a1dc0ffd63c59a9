"""The trees that players of the board game walk through, and how well the levels play."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.board_games import opening, played, position, random_game
from support.laws import law

from squadlog.base.dice import Chance
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.tree import BoardTree
from squadlog.extras.games.board.turn import STAY, BoardTurn, BoardWord
from squadlog.extras.games.game import GameError, Kind
from squadlog.extras.games.levels import describe_players, player_of
from squadlog.extras.games.players.alpha_beta import AlphaBeta
from squadlog.extras.games.players.player import Budget
from squadlog.extras.games.players.search import Search
from squadlog.extras.games.players.tree import in_plies


class TickingClock:
    """A clock that runs a little whenever somebody looks at it."""

    def __init__(self, tick):
        self.now, self.tick = 0.0, tick

    def __call__(self):
        self.now += self.tick
        return self.now


def budget(seconds=1e9, tick=0.0, **more):
    return Budget(seconds=seconds, clock=TickingClock(tick), **more)


def thought(player, state, **more):
    return player.think(state.seen_by(state.to_move), budget(**more))


def play(one, other, start):
    state, players = start, (one, other)
    while state.to_move is not None:
        state = state.play(thought(players[state.to_move], state).move)
    return state


@law(10)
@given(
    st.sampled_from(
        [
            {},
            {"declare": "auto"},
            {"capture_scope": "any"},
            {"side_cover": "single_piece"},
            {"overlooked_captures": "no"},
        ]
    ),
    st.integers(0, 10**6),
)
def test_a_tree_knows_the_same_turns_values_and_endings_as_the_position(options, seed):
    state = opening(seed, ply_limit="80", **options)
    tree, chance = BoardTree(state), Chance(seed)
    while True:
        fresh = BoardTree(state)
        assert (tree.key, tree.value(), tree.mover) == (fresh.key, fresh.value(), fresh.mover)
        if state.outcome() is not None:
            assert tree.ending() in (None, fresh.ending())
            break
        assert tree.ending() is None
        if state.ply % 3:  # every third position is enough
            step = chance.pick([step for _, step in tree.gains()] + tree.quiet())
            state = state.play(tree.move(step))
            tree.make(step)
            continue
        gains = [tree.move(step) for _, step in tree.gains()]
        whole = {}
        for turn in state.moves():
            if turn.taken:
                ends = turn[:2]
                whole[ends] = max(whole.get(ends, ()), turn.taken, key=len)
        assert sorted(gains) == sorted(BoardTurn(*ends, taken) for ends, taken in whole.items())
        quiet = {tree.move(step) for step in tree.quiet()}
        assert quiet == {turn for turn in state.moves() if not turn.taken}
        steps = [step for _, step in tree.gains()] + tree.quiet()
        for step in (steps[0], steps[-1], None):
            if step is None:
                tree.skip()
            else:
                tree.make(step)
            tree.unmake()
            assert (tree.key, tree.value(), sorted(tree.gains())) == (
                fresh.key,
                fresh.value(),
                sorted(fresh.gains()),
            )
        step = chance.pick(steps[:3] + steps[-20:])
        state = state.play(tree.move(step))
        tree.make(step)


def test_a_7_a_tree_sees_the_third_return_of_a_position():
    state = position("ARCHER a1 b1", "ARCHER h8")
    tree = BoardTree(state)
    for text in ("a1-a2", "h8-h7", "a2-a1", "h7-h8") * 2:
        assert tree.ending() is None
        state_turn = state.read(text)
        tree.make(state_turn.start << 9 | state_turn.end)
        state = state.play(state_turn)
    assert tree.ending() > 0
    assert BoardTree(state).ending() == tree.ending()
    assert state.outcome().shares == (1.0, 0.0)


def plain_value(tree, depth, ply):
    """Negamax without any cunning; below, gains only."""
    end = tree.ending()
    if end is not None:
        return in_plies(end, ply)
    steps = [step for _, step in tree.gains()]
    if depth <= 0:
        values = [tree.value()]
    else:
        steps, values = steps + tree.quiet(), []
    for step in steps:
        tree.make(step)
        values.append(-plain_value(tree, depth - 1, ply + 1))
        tree.unmake()
    return max(values)


@pytest.mark.parametrize("seed", range(3))
def test_one_ply_of_search_is_worth_what_plain_search_says(seed):
    class NoClock:
        def check(self):
            return None

    start = position("ARCHER c5 e3, AUX_NW d4, SYN_U d2", "ARCHER d6 f5, AUX_SE e7, SYN_D d7")
    state = random_game(seed, start, most=3)[-1]
    found = Search(NoClock(), margin=100_000).value(BoardTree(state), 1, -1_000_000, 1_000_000, 1)
    assert found == plain_value(BoardTree(state), 1, 1)


def test_a_player_takes_what_wins_and_says_why():
    state = position("ARCHER c5 e3 a1", "ARCHER d5 h8")
    found = thought(AlphaBeta(PHALANX_BOARD), state)
    assert state.notation(found.move) in {"e3-e5 x d5", "e3-d4 x d5", "a1-d4 x d5"}
    assert found.lines[0].value > 0.99
    assert found.lines[0].moves == (state.notation(found.move),)


def test_a_player_does_not_leave_its_syntagma_where_it_is_taken():
    state = position("SYN_U d4, ARCHER a1 a8 h1", "AUX_NW d4, AUX_NE e6, ARCHER h8 g8")

    def loses_it(move):
        after = state.play(move)
        places = after.rules.tables.places
        return any(places[taken].kind.name == "Syntagma" for reply in after.moves() for taken in reply.taken)

    assert loses_it(state.read("a1-a2"))
    assert not loses_it(thought(AlphaBeta(PHALANX_BOARD, depth=3), state).move)


def test_lines_are_legal_best_first_and_as_many_as_asked_for():
    state = random_game(3, most=30)[-1]
    found = thought(AlphaBeta(PHALANX_BOARD, depth=3, lines=3), state)
    assert len(found.lines) == 3
    assert found.searched > 0
    assert found.depth == 3
    values = [line.value for line in found.lines]
    assert values == sorted(values, reverse=True)
    for line in found.lines:
        assert played(state, *line.moves)


@pytest.mark.parametrize("seconds", [0.02, 0.3])
def test_the_budget_is_never_exceeded_by_more_than_a_tenth(seconds):
    clock = TickingClock(0.0005)
    state = opening()
    AlphaBeta(PHALANX_BOARD).think(state.seen_by(0), Budget(seconds=seconds, clock=clock))
    assert clock.now <= seconds * 1.1 + 0.001


def test_a_player_that_is_stopped_answers_with_the_best_so_far_and_reports_progress():
    told = []
    state = opening()
    found = AlphaBeta(PHALANX_BOARD).think(
        state.seen_by(0), budget(stopped=lambda: len(told) >= 2, progress=told.append)
    )
    assert [thought.depth for thought in told] == [1, 2]
    assert found.move in state.moves()


def test_an_offer_is_accepted_when_ahead_and_refused_when_behind():
    for red, black, word in (
        ("ARCHER a1 c1", "ARCHER h8 f8, SYN_D d7", BoardWord.ACCEPT),
        ("SYN_U d2", "ARCHER h8", BoardWord.DECLINE),
    ):
        state = position(red, black).play(BoardWord.OFFER)
        assert thought(AlphaBeta(PHALANX_BOARD, depth=2), state).move is word


def test_nobody_thinks_out_of_turn_and_no_player_plays_what_it_cannot_see():
    state = opening()
    for level in describe_players():
        with pytest.raises(GameError, match="not to move"):
            player_of(PHALANX_BOARD, level, 1).think(state.seen_by(1), budget())
    with pytest.raises(GameError, match="no player"):
        player_of(PHALANX_BOARD, "5", 1)
    for kind, words in (
        (Kind(chance=False, hidden=True), "hidden hands"),
        (Kind(chance=True, hidden=False), "chance"),
    ):
        game = type("Cards", (), {"kind": kind, "name": "Cards", "margin": 1})()
        with pytest.raises(GameError, match=words):
            AlphaBeta(game)


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("greedy", "random", 8), ("search", "greedy", 3), ("expert", "casual", 3)]
)
def test_a_better_player_beats_a_worse_one(better, worse, games):
    won = Counter()
    for number in range(games):
        start = random_game(number, opening(number, target_points="70"), most=4)[-1]
        players = [player_of(PHALANX_BOARD, which, number) for which in (better, worse)]
        seat = number % 2
        won[play(*players[:: -1 if seat else 1], start).outcome().shares[seat]] += 1
    assert won[1.0] > 2 * won[0.0]


def test_a_turn_of_overlooked_captures_is_found():
    state = position("ARCHER c5 e5 a1", "SYN_D d7, ARCHER d5 h8 f1")
    found = thought(AlphaBeta(PHALANX_BOARD, depth=1), state)
    assert found.move.taken
    assert BoardTurn(STAY, STAY, state.prey(STAY, STAY)) in state.moves()
