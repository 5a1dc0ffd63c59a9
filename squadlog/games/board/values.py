"""What a position of the board game looks worth, in hundredths of an Auxiliary: pieces, and a little for where they stand."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from squadlog.games.board.options import Rules
from squadlog.games.board.state import BoardSeen, BoardState
from squadlog.games.game import GameError, Move, Seen

A_POINT = 20
"""An Auxiliary's five points make a hundred."""
MARGIN = 60
_EVEN = 250.0


@lru_cache(maxsize=16)
def worths(rules: Rules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each seat and place, what a piece there is worth to its owner: its points, more towards the centre and ahead."""
    red = tuple(
        A_POINT * points + 2 * place.rank - abs(2 * place.file - 9)
        for place, points in zip(rules.tables.places, rules.points, strict=True)
    )
    return red, tuple(red[turned] for turned in rules.tables.turned)


def odds(value: int) -> float:
    """What a value means for the one to move, from 0, lost, to 1, won."""
    return 1 / (1 + exp(-max(-5000, min(5000, value)) / _EVEN))


def weigh(seen: Seen, moves: Sequence[Move]) -> Sequence[float]:
    """What moves look worth to the seat as soon as they are made, from 0, lost, to 1, won; nothing is looked ahead."""
    if not isinstance(seen, BoardSeen):
        raise GameError("only positions of the board game can be weighed here")
    return [_weighed(seen.state.play(move), seen.seat) for move in moves]


def _weighed(after: BoardState, seat: int) -> float:
    if after.over is not None:
        return after.over.shares[seat]
    worth = worths(after.rules)
    own, foes = (sum(worth[who][place] for place in after.armies[who]) for who in (seat, 1 - seat))
    return odds(own - foes)
