"""Cards as the screen draws them, and what the card game tells laid out with them."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.extras.games.cards.deck import BACK, DOWN, RANK, RANKS, SUIT
from squadlog.extras.games.screens.frame.words import format_lines
from squadlog.extras.games.screens.hand.boxes import CardFace
from squadlog.extras.games.telling import Told

SIGNS = "♠♦♣♥"
"""The sign of each suit, by its number."""
_RED = (1, 3)
"""The red suits."""
_STEPS = (0, 2, 5, 7)
"""How far in a line stands, by its depth."""


def card_face(card: int, mark: str = "") -> CardFace:
    """A card as it lies: face down with its name in brackets, or a back that nobody may name."""
    if card == BACK:
        return CardFace("?", is_open=False, mark=mark)
    bare = card & ~DOWN
    suit, is_open = SUIT[bare], not card & DOWN
    return CardFace(
        RANKS[RANK[bare] - 1], SIGNS[suit], "$error" if suit in _RED else "", is_open=is_open, mark=mark
    )


def draw_account(lines: Iterable[Told]) -> list[Content]:
    """What is told of a table, with its cards drawn."""
    return format_lines(lines, lambda line: card_face(line.card).flat, _STEPS)
