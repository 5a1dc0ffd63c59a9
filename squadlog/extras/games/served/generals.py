"""Generals and Majors to be tapped: a card of the hand, and how it is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.games.generals.moves import GeneralsWord
from squadlog.extras.games.generals.table import NOBODY
from squadlog.extras.games.generals.words import cannot, format_deed
from squadlog.extras.games.served.laid_out import GameLaidOut
from squadlog.session.served_record import HandCard, RecordMove

if TYPE_CHECKING:
    from squadlog.extras.games.generals.moves import GeneralsMove
    from squadlog.extras.games.generals.state import GeneralsSeen
    from squadlog.extras.games.telling import Who


def lay_out(seen: GeneralsSeen, _who: Who) -> GameLaidOut:
    """The hand, and what can be done with each card of it."""
    pack, mine = seen.table.pack, seen.to_move == seen.seat
    said = [_move(seen, one) for one in seen.moves()]
    words = [RecordMove("resign", "resign", ("resign",)) for _ in seen.words()]
    playable = {one.taps[0] for one in said if one.taps}
    hand = []
    for card in seen.sight.hand:
        name, can = pack.names[card], pack.names[card] in playable
        colour = " ".join(pack.colour_names[one] for one in pack.colours[card])
        hand.append(
            HandCard(name, colour, name if can else "", "" if can or not mine else cannot(seen, card))
        )
    marks = {**{one.name: one.name for one in hand}, "resign": "resign"}
    return GameLaidOut(tuple(said + words), tuple(marks.items()), hand=tuple(hand), hint=_hint(seen))


def _move(seen: GeneralsSeen, move: GeneralsMove) -> RecordMove:
    say, deed = seen.notation(move), format_deed(seen.table, move)
    if isinstance(move, GeneralsWord):
        return RecordMove(say, "end your turn" if move is GeneralsWord.END else deed)
    return RecordMove(say, f"{say}: {deed}", (seen.table.pack.names[move.card],))


def _hint(seen: GeneralsSeen) -> str:
    if seen.table.asked != NOBODY:
        return "No J, Q, K or A in the first hand: it may be thrown back [GM-14]."
    if seen.table.dropping:
        return "Too many cards in hand: drop down to seven [B.3]."
    return "Tap a card, or end your turn."
