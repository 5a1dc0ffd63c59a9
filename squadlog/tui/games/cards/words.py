"""Cards as the screen draws them, and what the card game tells laid out with them."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.games.cards.deck import BACK, DOWN, NAMES, SUIT
from squadlog.games.telling import Told
from squadlog.tui.games.frame.words import told_lines

SIGNS = "♠♦♣♥"
"""By suit; letters say the same."""
_RED = (1, 3)
_STEPS = (0, 2, 5, 7)
"""How far in a line stands, by its depth."""


def face(card: int, style: str = "") -> Content:
    """A card: `10S♠`; `(10S)` face down, `(?)` one that nobody may name."""
    if card == BACK:
        return Content.styled("(?)", f"dim {style}".strip())
    if card & DOWN:
        return Content.styled(f"({NAMES[card - DOWN]})", f"dim {style}".strip())
    colour = "$error" if SUIT[card] in _RED and "reverse" not in style else ""
    return Content.styled(f"{NAMES[card]}{SIGNS[SUIT[card]]}", f"bold {colour} {style}".strip())


def told(lines: Iterable[Told]) -> list[Content]:
    """What is told of a table, with its cards drawn."""
    return told_lines(lines, lambda line: face(line.card), _STEPS)
