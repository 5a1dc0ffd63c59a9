"""The card game to be tapped: a card of the hand, the zone that it is laid in, the card that a King strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.cards.moves import Bet, CardLaid, CardsWord, Play, Strike
from squadlog.extras.games.cards.page import LAY_DOWN
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.cards.words import format_deed
from squadlog.extras.games.served.laid_out import GameLaidOut
from squadlog.session.served_record import HandCard, RecordMove

if TYPE_CHECKING:
    from squadlog.extras.games.cards.moves import CardMove
    from squadlog.extras.games.cards.state import CardsSeen
    from squadlog.extras.games.telling import Who

_COLOURS = {"S": "black", "C": "black", "H": "red", "D": "red"}


def lay_out(seen: CardsSeen, who: Who) -> GameLaidOut:
    """The hand, and what can be done with each card of it."""
    table, moves = seen.table, tuple(seen.moves())
    said = tuple(_move(seen, one, who) for one in (*moves, *seen.words()))
    zones = {f">{name}": f"into {name}" for name in table.layout.names}
    held = {NAMES[card]: _deed(seen, card) for card in seen.sight.hand}
    playable = {one.taps[0] for one in said if one.taps}
    hand = tuple(
        HandCard(name, _COLOURS[name[-1]], name if name in playable else "", told)
        for name, told in held.items()
    )
    marks = {**zones, **held, "offer to stop": "offer to stop", "resign": "resign"}
    return GameLaidOut(said, tuple(marks.items()), hand=hand, hint=_hint(seen))


def _deed(seen: CardsSeen, card: int) -> str:
    return (
        f"{NAMES[card]}: your initial card"
        if seen.table.first == NOBODY
        else f"{NAMES[card]} {format_deed(card)}"
    )


def _move(seen: CardsSeen, move: CardMove, who: Who) -> RecordMove:
    say = seen.notation(move)
    match move:
        case CardLaid(card=card):
            return RecordMove(say, f"lay {NAMES[card]} face down", (NAMES[card],))
        case Play(card=card, zone=zone, foe=foe, target=target):
            name = seen.table.layout.names[zone]
            struck = f", strikes {NAMES[target]} of {who(foe)}" if target >= 0 else ""
            return RecordMove(say, f"{NAMES[card]} into {name}{struck}", (NAMES[card], f">{name}"))
        case Strike(foe=foe, target=target):
            return RecordMove(say, f"strike {NAMES[target]} of {who(foe)}")
        case Bet(chips=chips):
            return RecordMove(say, f"{say}, {chips} in" if chips else say)
    return RecordMove(say, say, () if move in (CardsWord.ACCEPT, CardsWord.DECLINE) else (say,))


def _hint(seen: CardsSeen) -> str:
    if seen.table.offer:
        return "Another player offers to stop and share the chips."
    if seen.table.strikers:
        return "Your initial King strikes: choose a card [PC-04]."
    if seen.table.first == NOBODY:
        return f"{LAY_DOWN[:1].upper()}{LAY_DOWN[1:]} [PC-18]."
    return "Tap a card, then its zone." if any(isinstance(one, Play) for one in seen.moves()) else ""
