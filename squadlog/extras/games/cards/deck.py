"""The 52 cards as numbers, suit by suit from the highest suit down: a card is 13 times its suit plus rank minus one."""

from collections.abc import Iterable

from squadlog.base.names import clean_text
from squadlog.extras.games.game import GameError

SUITS = "SDCH"
"""Spades, diamonds, clubs, hearts, from the highest (PC-17)."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = 52
JACK, QUEEN, KING = 11, 12, 13
"""Ranks of the face cards."""
DOWN = 64
"""Set in a card that lies face down."""
BACK = 127
"""A card that lies face down and that the viewer cannot name."""
SUIT = tuple(card // 13 for card in range(CARDS))
RANK = tuple(card % 13 + 1 for card in range(CARDS))
"""1, the Ace, to 13, the King."""
VALUE = tuple(rank if rank <= 10 else 0 for rank in RANK)
"""Printed value: faces have none."""
NAMES = tuple(RANKS[RANK[card] - 1] + SUITS[SUIT[card]] for card in range(CARDS))
_BY_NAME = {name: card for card, name in enumerate(NAMES)}
_SIGNS = str.maketrans({"♠": "S", "♦": "D", "♣": "C", "♥": "H", "\ufe0f": None})


def name(card: int) -> str:
    """`10S`; `(10S)` for one that lies face down, `(?)` for one nobody may name."""
    if card == BACK:
        return "(?)"
    return f"({NAMES[card - DOWN]})" if card & DOWN else NAMES[card]


def card_named(text: str) -> int:
    """The card of a name in any case: `10S`, `TS` or `10♠`. GameError for another."""
    typed = text.strip().upper().translate(_SIGNS)
    if typed.startswith("T"):
        typed = f"10{typed[1:]}"
    found = _BY_NAME.get(typed)
    if found is None:
        raise GameError(
            f"{clean_text(text, limit=20)!r} is no card; a card is a rank, A to K, and a suit, S D C or H, such as 10S"
        )
    return found


def mask_of(cards: Iterable[int]) -> int:
    """The cards as a mask: a bit for every card, whichever way up it lies."""
    return sum(1 << (card & ~DOWN) for card in cards)


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, in order."""
    return [card for card in range(CARDS) if mask >> card & 1]
