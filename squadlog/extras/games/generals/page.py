"""Generals and Majors in plain lines: both sides, hands and stack, who threatens to win, and one's own hand."""

from collections.abc import Iterator

from squadlog.extras.games.generals.account import SideAccount
from squadlog.extras.games.generals.state import GeneralsSeen
from squadlog.extras.games.generals.table import NOBODY
from squadlog.extras.games.telling import Who
from squadlog.extras.games.words import format_signed

_DISCARDS = 12
"""Discards that are shown, the last ones."""


def page(seen: GeneralsSeen, who: Who) -> Iterator[str]:
    """The table, as everybody sees it."""
    sight, table = seen.sight, seen.table
    for side in (0, 1):
        account = seen.account(side)
        yield f"{who(side)}: strength {account.strength}, lead {format_signed(account.lead)}"
        yield from _side(account, moving=table.mover == side)
    hands = sight.hand_sizes
    yield f"In hand: {who(0)} {hands[0]}, {who(1)} {hands[1]}. In the stack: {sight.draw}."
    discards = " ".join(table.pack.names[card] for card in table.discards[-_DISCARDS:])
    more = f" (the last of {len(table.discards)})" if len(table.discards) > _DISCARDS else ""
    yield f"Discards: {discards or 'none'}{more}"
    if table.rules.match > 1:
        yield f"Games won: {who(0)} {table.wins[0]}, {who(1)} {table.wins[1]}."
    yield from warnings(seen, who)
    if table.asked != NOBODY:
        yield f"{who(table.asked)} has no commander and may throw the hand back: redraw or keep [GM-14]."
    if table.dropping:
        yield "Too many cards in hand: drop down to seven [B.3]."


def hand(seen: GeneralsSeen) -> Iterator[str]:
    """The cards that the seat holds."""
    yield f"Your hand: {' '.join(seen.table.pack.names[card] for card in seen.sight.hand) or 'empty'}"


def warnings(seen: GeneralsSeen, who: Who) -> Iterator[str]:
    """The side that threatens to win, and the side whose last chance it is (GM-15)."""
    table = seen.table
    need = table.rules.lead
    if table.over is not None or table.asked != NOBODY:
        return
    if table.warned != NOBODY:
        lead, ahead, last = table.lead(table.warned), who(table.warned), who(1 - table.warned)
        fate = (
            f"{last} must bring that below {need} in this turn, or {ahead} wins"
            if lead >= need
            else f"that is below {need}: the game goes on"
        )
        yield f"LAST CHANCE of {last}: {ahead} leads by {lead}; {fate} [GM-15]"
    if table.mover != NOBODY and table.lead(table.mover) >= need:
        mover, other = who(table.mover), who(1 - table.mover)
        yield (
            f"{mover} leads by {table.lead(table.mover)}. If that stands when this turn ends, {other} has one "
            f"turn to bring it below {need}, or {mover} wins [GM-15]"
        )


def _side(account: SideAccount, *, moving: bool) -> Iterator[str]:
    commanders = " ".join(f"{line.name}={line.value}" for line in account.commanders)
    command = ", ".join(
        f"{colour} {least}" if least == most else f"{colour} {least} to {most}"
        for colour, least, most in account.command
    )
    yield f"  commanders: {commanders or 'none'}; command: {command}"
    if moving:
        left = ", ".join(f"{colour} {points}" for colour, points in account.left if points)
        yield f"  may still lay in this turn: {left or 'nothing'}"
    armies = " ".join(
        f"{line.name}={line.value}" if line.is_open else f"({line.name})" for line in account.armies
    )
    yield f"  armies: {armies or 'none'}"
