"""Move generation of the board game against the same from sets of triangles and shapely polygons.

Run, with the test extra: PYTHONPATH=tests python benchmarks/board_moves.py

First both list every move of the same positions, with everything it may take, and must agree; so must the counts of
the opening (52 moves, and 2509 pairs of moves).
"""

from itertools import cycle, islice

from measuring import per_second, told
from support.board_games import opening, plain, random_game, slow

from squadlog.extras.games.board.turn import STAY

LEAST = 10


def moves(state):
    """Slides with all they may take, in the twin's words."""
    places, found = state.rules.tables.places, {}
    for turn in state.moves():
        if turn.start != STAY:
            ends = plain(places[turn.start]), plain(places[turn.end])
            found.setdefault(ends, set()).update(plain(places[taken]) for taken in turn.taken)
    return {(start, end, frozenset(taken)) for (start, end), taken in found.items()}


def main():
    first = opening()
    assert len(first.moves()) == 52
    assert sum(len(moves(first.play(move))) for move in first.moves()) == 2509
    states = [
        state
        for seed in (4, 5)
        for state in islice(random_game(seed), 3, 160, 13)
        if state.to_move is not None
    ]
    for state in states:
        assert moves(state) == slow(state).moves()[0]
    print(f"{len(states)} positions: equal moves and captures; from the opening 52, and 2509 two plies deep")
    ours, twins = cycle(states), cycle([slow(state) for state in states])
    fast = per_second(lambda: next(ours).moves() and None)
    raise SystemExit(not told("positions", fast, per_second(lambda: next(twins).moves() and None), LEAST))


if __name__ == "__main__":
    main()
