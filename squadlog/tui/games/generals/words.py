"""Cards as the screen draws them, what a side commands, and what the game tells laid out with them."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.games.generals.account import SideAccount
from squadlog.games.generals.cards import Pack
from squadlog.games.telling import Told
from squadlog.tui.games.frame.words import told_lines

SIGNS = {"R": "▲", "Y": "●", "G": "◆", "B": "■", "H": "♥", "D": "♦", "C": "♣", "S": "♠", "*": "★"}
"""Beside the letters, by suit."""
_COLOURS = {"R": "$error", "H": "$error", "D": "$error", "Y": "$warning", "G": "$success", "B": "$primary"}


def face(deck: Pack, card: int, style: str = "", *, is_open: bool = True) -> Content:
    """A card: `6R▲`, a joker `?RY`; in brackets and dim when it lies face down."""
    name = deck.names[card]
    if not is_open:
        return Content.styled(f"({name})", f"dim {style}".strip())
    suit = "" if deck.joker[card] else name[-1]
    colour = "" if "reverse" in style else _COLOURS.get(suit, "")
    return Content.styled(f"{name}{SIGNS.get(suit, '')}", f"bold {colour} {style}".strip())


def command_words(side: SideAccount, *, left: bool) -> list[Content]:
    """The command in each colour that has any, as a span for jokers; with `left`, what may still be laid now."""
    found = []
    for (name, least, most), (_, rest) in zip(side.command, side.left, strict=True):
        if not most:
            continue
        span = f"{least}" if least == most else f"{least}-{most}"
        still = f" ({rest} left)" if left else ""
        found.append(Content.styled(f"{SIGNS.get(name[0].upper(), '')}{name} {span}{still}", "bold"))
    return found


def told(lines: Iterable[Told], deck: Pack) -> list[Content]:
    """What is told of a table, with its cards drawn."""
    return told_lines(lines, lambda line: face(deck, line.card, is_open=line.is_open), (0, 2, 4))
