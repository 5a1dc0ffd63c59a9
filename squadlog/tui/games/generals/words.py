"""What the screen of Generals and Majors says: cards, what a move does, accounts of a side."""

from textual.content import Content

from squadlog.games.account import CardLine
from squadlog.games.generals.account import SideAccount
from squadlog.games.generals.cards import Pack
from squadlog.games.generals.moves import Deploy, Drop, GeneralsMove, Promote
from squadlog.games.generals.refusing import why_not_card
from squadlog.games.generals.sides import Points
from squadlog.games.generals.state import GeneralsSeen
from squadlog.games.generals.table import GeneralsTable
from squadlog.tui.chrome.words import lines, signed
from squadlog.tui.games.frame.words import linked

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


def shares(deck: Pack, points: Points) -> str:
    """`3 red and 2 yellow`; `nothing`."""
    told = [f"{share} {name}" for share, name in zip(points, deck.colour_names, strict=True) if share]
    return " and ".join(told) or "nothing"


def deed(table: GeneralsTable, move: GeneralsMove) -> str:
    """What a move does, in words."""
    deck = table.pack
    if isinstance(move, Drop):
        return "is discarded"
    if isinstance(move, Promote):
        points = deck.command[move.card] or 0
        if move.split:
            return f"commander: pays for {shares(deck, move.split)}, split so for good"
        colours = " or ".join(deck.colour_names[colour] for colour in deck.colours[move.card])
        when = "" if table.rules.standing else " in each turn"
        return f"commander: pays for {points} of {colours}{when}{', split anew each time' if 'or' in colours.split() else ''}"
    if isinstance(move, Deploy):
        return f"army: costs {shares(deck, move.paid)}{cancels(table, move)}"
    return {"end": "your turn is over", "keep": "keep this hand", "redraw": "throw it back, seven new cards"}[
        move.value
    ]


def cannot(view: GeneralsSeen, card: int) -> str:
    """Why a card of the hand cannot be laid now, and the commander that would help; empty if it can."""
    table, fault = view.table, why_not_card(view.table, card)
    if fault is None:
        return ""
    deck = table.pack
    if deck.joker[card] or deck.army[card] is None:
        return fault.cited
    great = [
        deck.names[move.card]
        for move in view.moves()
        if isinstance(move, Promote) and set(deck.colours[move.card]) & set(deck.colours[card])
    ]
    first = f" Lay {' or '.join(dict.fromkeys(great))} first." if great else ""
    return f"{fault.cited}{first}"


def cancels(table: GeneralsTable, move: Deploy) -> str:
    """Which armies turn face down, `; cancels 4B + 2Y [GM-03]`; empty for none."""
    names = table.pack.names
    if not move.foe:
        return ""
    foes = " + ".join(names[card] for card in move.foe)
    own = f" with {' + '.join(names[card] for card in move.own)}" if move.own else ""
    return f"; cancels {foes}{own} [GM-03]"


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


def account_words(side: SideAccount, deck: Pack, name: str, *, left: bool) -> Content:
    """A side, card by card: what it commands and why, what it is worth and why; with `left`, what may still be laid."""
    parts: list[Content | str] = [
        Content.styled(f"{name}: strength {side.strength}, lead {signed(side.lead)}", "bold"),
        "  Command, by colour:",
    ]
    rest = dict(side.left)
    for colour, least, most in side.command:
        if most:
            span = f"{least}" if least == most else f"{least} to {most}, as jokers are split"
            still = f"; {rest[colour]} may still be laid in this turn [GM-01]" if left else ""
            parts.append(linked(f"    {colour}: {span}{still}"))
    if not any(most for _, _, most in side.command):
        parts.append("    none: no commander is laid")
    parts += [linked(f"    {group}") for group in side.groups]
    parts += ["  Commanders:", *(_lines(side.commanders, deck) or ["    none"])]
    parts += ["  Armies:", *(_lines(side.armies, deck) or ["    none"])]
    return lines(parts)


def _lines(told: tuple[CardLine, ...], deck: Pack) -> list[Content | str]:
    found: list[Content | str] = []
    for line in told:
        shown = face(deck, line.card, is_open=line.is_open)
        gap = " " * (6 - shown.cell_length)
        found.append(
            Content.assemble(f"    {line.value:>3}  ", shown, gap, linked(f"{line.why} [{line.rule}]"))
        )
    return found
