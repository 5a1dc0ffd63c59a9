"""What a player can do in a turn of the board game (A.6), and the words that are no turn (A.7)."""

from enum import Enum
from typing import NamedTuple

STAY = -1
"""Start and end of a turn that moves no piece."""


class BoardTurn(NamedTuple):
    """A piece moved from a place to another, and the enemy pieces then declared captured, by place, in rising order.

    A turn of overlooked captures moves nothing: `start` and `end` are `STAY`.
    """

    start: int
    end: int
    taken: tuple[int, ...] = ()


class BoardWord(Enum):
    """Agreeing to stop and count points: an offer in one's own turn, and the other player's answer; or giving up.

    An offer is no turn. Refused, the turn goes on, and nothing is offered again in it. Whoever has the word, to move or
    to answer, may resign.
    """

    OFFER = "offer"
    ACCEPT = "accept"
    DECLINE = "decline"
    RESIGN = "resign"


BoardMove = BoardTurn | BoardWord
