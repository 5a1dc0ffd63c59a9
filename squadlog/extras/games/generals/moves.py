"""What can be done in Generals and Majors.

Every kind of move is a tuple of another length, so no two are ever equal.
"""

from enum import Enum
from typing import NamedTuple


class Drop(NamedTuple):
    """Discard a card at the end of a turn."""

    card: int


class Promote(NamedTuple):
    """Lay a card as commander; `split` is how its points fall to the colours where that is settled now (GM-09)."""

    card: int
    split: tuple[int, ...] = ()


class Deploy(NamedTuple):
    """Lay a card as army: what each colour pays, and what turns face down with it, own cards and the enemy's."""

    card: int
    paid: tuple[int, ...]
    own: tuple[int, ...] = ()
    foe: tuple[int, ...] = ()


class GeneralsWord(Enum):
    """What is said instead of laying a card. Whoever has the word may resign, which ends the whole match."""

    END = "end"
    REDRAW = "redraw"
    KEEP = "keep"
    RESIGN = "resign"


GeneralsMove = Drop | Promote | Deploy | GeneralsWord
