"""What can be done in the card game. Every kind of move is a tuple of another length, so no two are ever equal."""

from enum import Enum
from typing import NamedTuple


class CardLaid(NamedTuple):
    """Lay a card face down in the centre as the initial card (PC-18)."""

    card: int


class Strike(NamedTuple):
    """An initial King that triggers strikes an open card of a foe (PC-04)."""

    foe: int
    target: int


class Bet(NamedTuple):
    """In a zone: put in `chips` chips. None is a check, or staying below the highest stake there."""

    zone: int
    chips: int
    calls: bool
    """Whether the stake then equals at least the highest before."""


class Play(NamedTuple):
    """Play a card into a zone; a King strikes a card of a foe, or nothing (foe and target -1)."""

    card: int
    zone: int
    foe: int = -1
    target: int = -1


class CardsWord(Enum):
    """What may be said instead of a move. Whoever has the word may resign."""

    OFFER = "offer to stop"
    ACCEPT = "accept"
    DECLINE = "decline"
    RESIGN = "resign"


CardMove = CardLaid | Strike | Bet | Play | CardsWord
