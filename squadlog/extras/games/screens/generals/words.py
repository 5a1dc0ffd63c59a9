"""Cards as the screen draws them, what a side commands, and what the game tells laid out with them."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.extras.games.generals.account import SideAccount
from squadlog.extras.games.generals.cards import Pack
from squadlog.extras.games.screens.frame.words import format_lines
from squadlog.extras.games.screens.hand.boxes import CardFace
from squadlog.extras.games.telling import Told

SIGNS = {"R": "▲", "Y": "●", "G": "◆", "B": "■", "H": "♥", "D": "♦", "C": "♣", "S": "♠", "*": "★"}
"""Beside the letters, by suit."""
_KNOWN = "HDCS*"
_COLOURS = {"R": "$error", "H": "$error", "D": "$error", "Y": "$warning", "G": "$success", "B": "$primary"}


def card_face(deck: Pack, card: int, mark: str = "", *, is_open: bool = True, note: str = "") -> CardFace:
    """A card as it lies: `6♥`, `6R▲` where a suit is a colour, a joker `?RY`."""
    name = deck.names[card]
    suit = "" if deck.joker[card] else name[-1]
    # What a suit of the Stardeck is called everybody knows by its sign; a colour keeps its letter.
    rank = name[:-1] if suit and suit in _KNOWN else name
    return CardFace(rank, SIGNS.get(suit, ""), _COLOURS.get(suit, ""), is_open=is_open, mark=mark, note=note)


def command_words(side: SideAccount, *, left: bool) -> list[Content]:
    """The command in each colour that has any, as a span for jokers; with `left`, what may still be laid now."""
    found = []
    for (name, least, most), (_, rest) in zip(side.command, side.left, strict=True):
        if not most:
            continue
        span = f"{least}" if least == most else f"{least} to {most}"
        still = f", {rest} left" if left else ""
        sign = SIGNS.get(name[0].upper(), "")
        found.append(Content.styled(f"{sign} {name} {span}{still}  ", "bold"))
    return found


def draw_account(lines: Iterable[Told], deck: Pack) -> list[Content]:
    """What is told of a table, with its cards drawn."""
    return format_lines(lines, lambda line: card_face(deck, line.card, is_open=line.is_open).flat, (0, 2, 4))
