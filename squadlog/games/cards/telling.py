"""A move as another seat may read it later: an initial card once it is turned up (PC-18), the others as they were made.

Where everybody must remember (PC-29), a card is named right after the move and as long as it lies open.
"""

from squadlog.games.cards import notation
from squadlog.games.cards.moves import CardLaid, Play, Strike
from squadlog.games.cards.position import CardsPosition
from squadlog.games.cards.table import NOBODY
from squadlog.games.game import Move

UNSEEN = "an initial card"
"""What a secret initial card is called."""
_A_CARD = "a card"


def told(before: CardsPosition, move: Move, now: CardsPosition, *, just_made: bool) -> str:
    """A move of `before` as somebody else reads it at `now`; `just_made`: `now` is the position right after it."""
    if isinstance(move, CardLaid) and not _turned_up(before, now):
        return UNSEEN
    if just_made or not before.table.rules.memory_mode:
        return notation.write(before.table, move)
    if isinstance(move, CardLaid):
        return notation.write(before.table, move) if _is_open(before, move.card, now) else UNSEEN
    if isinstance(move, Play):
        if _is_open(before, move.card, now):
            return notation.write(before.table, move)
        struck = f" x {_A_CARD}" if move.target >= 0 else ""
        return f"{_A_CARD}>{before.table.layout.names[move.zone]}{struck}"
    if isinstance(move, Strike):
        return f"x {_A_CARD}"
    return notation.write(before.table, move)


def _turned_up(before: CardsPosition, now: CardsPosition) -> bool:
    """The initial cards of the battle that `before` belongs to are known at `now`."""
    return now.table.battle > before.table.battle or (
        now.table.battle == before.table.battle and now.table.first != NOBODY
    )


def _is_open(before: CardsPosition, card: int, now: CardsPosition) -> bool:
    """The card that was laid then lies face up still."""
    if now.table.battle != before.table.battle or before.to_move is None:
        return False
    return any(card in cell for cell in now.table.cells[before.to_move :: now.table.layout.seats])
