"""What a position of the board game looks worth, in hundredths of an Auxiliary: pieces, and where they stand."""

import json
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path

from squadlog.extras.games.board.geometry import SIZE, square_name
from squadlog.extras.games.board.options import BoardRules
from squadlog.extras.games.board.pieces import SYNTAGMA
from squadlog.extras.games.board.state import BoardSeen, BoardState
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.game import GameError, Move, Seen

A_POINT = 20
"""What a point of a piece is worth: an Auxiliary's five points make a hundred."""
A_PIECE = 100
"""What the cheapest piece, an Auxiliary, is worth by its points."""
MARGIN = 60
"""More than a quiet step usually changes."""
EVEN = 250.0
"""With this lead three of four games are won."""
LEAD = 300
"""With a greater lead one hunts, and the two lines below add to what the lead is worth."""
FAR_APART, NEARNESS = 60, 200
"""The nearer two enemies are: the lead times sixty less the mean square of their distance, by two hundred."""
FEW, ROOMY, ROOM = 7, 60, 30
"""Against seven pieces or fewer: the lead times sixty less the number of their safe slides, by thirty."""
FEW_TO_MOVE = 4
"""Who has no more pieces than that may be in trouble because he must move."""
CERTAIN, COUNTED, LOST = 800, 200, 10_000
"""Whoever is no further ahead than that wins when points are counted, which is worth as much as it is to lose then;
with a greater lead it is worth half of that and a little, so that the hunt goes on."""


FITTED = Path(__file__).with_name("worths.json")
_MIRRORED = {"NW": "NE", "NE": "NW", "SW": "SE", "SE": "SW", "UW": "UE", "UE": "UW", "DW": "DE", "DE": "DW"}
_BITS = 12
"""Bits of each sum in one number."""
_MASK = (1 << _BITS) - 1


@lru_cache(maxsize=16)
def worths(rules: BoardRules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each seat and place, what a piece there is worth to its owner: its points, and what the place is worth."""
    fitted = _load_worths().get(rules.parity, {})
    red = tuple(
        A_POINT * points + fitted.get(kin(place), plain_worth(place))
        for place, points in zip(rules.tables.places, rules.points, strict=True)
    )
    return red, tuple(red[turned] for turned in rules.tables.turned)


def plain_worth(place: BoardPlace) -> int:
    """What a place is worth to Red where nothing better is known: more towards the centre and ahead."""
    return 2 * place.rank - abs(2 * place.file + (place.kind is SYNTAGMA) - 9)


def kin(place: BoardPlace) -> str:
    """A name for a place and its mirror image, such as `AUX NW b3`; an Archer is an Archer on either cut."""
    kind, _, form = place.shape.key.partition("_")
    file, east = place.file, place.file + (place.kind is SYNTAGMA)
    if kind == "ARCHER":
        form = ""
    if file + east > SIZE + 1:
        file, form = SIZE + 1 - east, _MIRRORED.get(form, form)
    return " ".join(filter(None, (kind, form, square_name(file, place.rank))))


@lru_cache(maxsize=1)
def _load_worths() -> dict[str, dict[str, int]]:
    """What places were found to be worth, by cut of the board; made by `benchmarks/board_worths.py`."""
    told: dict[str, dict[str, int]] = json.loads(FITTED.read_text(encoding="utf-8"))
    return told


@lru_cache(maxsize=16)
def spots(rules: BoardRules) -> tuple[int, ...]:
    """The middle of each place, in half squares: across, up and the sum of their squares, packed to add up."""
    found = []
    for place in rules.tables.places:
        across, up = 2 * place.file + (place.kind is SYNTAGMA), 2 * place.rank
        found.append(across | up << _BITS | (across**2 + up**2) << 2 * _BITS)
    return tuple(found)


def apart(spots: Sequence[int], own: Sequence[int], foes: Sequence[int]) -> int:
    """The mean square of the distance between a piece of one army and a piece of the other, in squares of the board."""
    one, other = sum([spots[place] for place in own]), sum([spots[place] for place in foes])
    both = (one & _MASK) * (other & _MASK) + (one >> _BITS & _MASK) * (other >> _BITS & _MASK)
    squares = (one >> 2 * _BITS) * len(foes) + (other >> 2 * _BITS) * len(own) - 2 * both
    return squares // (4 * max(1, len(own) * len(foes)))


def odds(value: int) -> float:
    """What a value means for the one to move, from 0, lost, to 1, won."""
    return 1 / (1 + exp(-max(-5000, min(5000, value)) / EVEN))


def weigh(seen: Seen, moves: Sequence[Move]) -> Sequence[float]:
    """What moves look worth to the seat as soon as they are made, from 0, lost, to 1, won; nothing is looked ahead."""
    if not isinstance(seen, BoardSeen):
        raise GameError("only positions of the board game can be weighed here")
    return [_weigh(seen.state.play(move), seen.seat) for move in moves]


def _weigh(after: BoardState, seat: int) -> float:
    if after.over is not None:
        return after.over.shares[seat]
    worth = worths(after.rules)
    own, foes = (sum(worth[who][place] for place in after.armies[who]) for who in (seat, 1 - seat))
    return odds(own - foes)
