"""Players of open games that try moves out at random."""

import pytest
from support.board_games import opening, played, position

from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.game import GameError
from squadlog.extras.games.players.monte_carlo import MonteCarlo
from squadlog.extras.games.players.player import Budget


def thought(state, most, **more):
    ticks = iter(range(10**9))
    budget = Budget(seconds=1e12, clock=lambda: next(ticks) * 0.001, **more)
    return MonteCarlo(PHALANX_BOARD, 1, most=most).think(state.seen_by(state.to_move), budget)


def test_what_wins_at_once_is_found():
    state = position("ARCHER c5 e3", "ARCHER d5 h8", ply_limit="1")
    found = thought(state, 400)
    assert state.play(found.move).outcome().shares == (1.0, 0.0)
    assert found.lines[0].value == 1.0
    assert found.searched == 400


def test_its_lines_are_legal_and_the_same_seed_finds_the_same():
    state, told = opening(), []
    found = thought(state, 520, progress=told.append)
    assert found == thought(state, 520)
    assert [one.searched for one in told] == [256, 512]
    for line in found.lines:
        assert played(state, *line.moves)
        assert 0 <= line.value <= 1


def test_it_stops_when_time_is_up_and_does_not_think_out_of_turn():
    state = opening()
    found = MonteCarlo(PHALANX_BOARD, 1).think(
        state.seen_by(0), Budget(seconds=0.02, clock=iter(n * 0.001 for n in range(100)).__next__)
    )
    assert found.searched == 19
    with pytest.raises(GameError, match="not to move"):
        MonteCarlo(PHALANX_BOARD, 1).think(state.seen_by(1), Budget(seconds=1, clock=lambda: 0.0))
