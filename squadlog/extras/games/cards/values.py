"""What moves of the card game look worth at once: the zones as they would stand if the battle ended now."""

from collections.abc import Sequence

from squadlog.extras.games.cards.deck import VALUE
from squadlog.extras.games.cards.disposal import spread
from squadlog.extras.games.cards.faces import Cells, play_card, turn_card
from squadlog.extras.games.cards.gambling import missing
from squadlog.extras.games.cards.moves import Bet, CardLaid, CardsWord, Play, Strike
from squadlog.extras.games.cards.state import CardsSeen
from squadlog.extras.games.cards.table import CardsTable
from squadlog.extras.games.cards.totals import ZoneCards
from squadlog.extras.games.game import GameError, Move, Seen

_A_POINT = 0.004
"""What a point ahead is worth, against a won battle as 1."""
_SAFE = 6
"""Points ahead, or behind, from which a zone is taken to be decided."""


def weigh(seen: Seen, moves: Sequence[Move]) -> Sequence[float]:
    """What moves look worth to the seat, from 0 to 1; nothing is looked ahead, and nothing hidden is guessed."""
    if not isinstance(seen, CardsSeen):
        raise GameError("only positions of the card game can be weighed here")
    table, seat = seen.sight.table, seen.seat
    return [_worth(table, seat, move) for move in moves]


def _worth(table: CardsTable, seat: int, move: Move) -> float:
    layout = table.layout
    if isinstance(move, CardLaid):
        return VALUE[move.card] / 20
    if isinstance(move, Play):
        return standing(table, play_card(table.cells, layout, table.rules, seat, move), seat)
    if isinstance(move, Strike):
        place = layout.centre * layout.seats + move.foe
        return standing(table, turn_card(table.cells, place, move.target), seat)
    if isinstance(move, Bet):
        return _bet(table, seat, move)
    return 0.6 if move is CardsWord.DECLINE else 0.4


def standing(table: CardsTable, cells: Cells, seat: int) -> float:
    """The part of the cards on the table that the seat would take, and a little for every point it is ahead."""
    layout = table.layout
    laid = ZoneCards(cells, layout, table.rules)
    result = spread(laid)
    if table.rules.gambling:
        part = result.winners.count(seat) / len(layout.zones[seat])
    else:
        part = len(result.taken[seat]) / (sum(len(cell) for cell in cells) or 1)
    ahead = 0
    for sums in laid.totals():
        if seat in sums:
            ahead += max(
                -20, min(20, sums[seat] - max(total for other, total in sums.items() if other != seat))
            )
    return min(1.0, max(0.0, 0.1 + 0.8 * part + _A_POINT / 2 * ahead))


def _bet(table: CardsTable, seat: int, move: Bet) -> float:
    """Stay level where it does not look lost, raise where it looks safe."""
    sums = table.laid.totals()[move.zone]
    ahead = sums[seat] - max(total for other, total in sums.items() if other != seat)
    lacking = missing(table.layout, table.money, move.zone, seat) if table.money else 0
    raised = max(0, move.chips - lacking)
    if raised:
        return 0.5 + 0.02 * raised if ahead >= _SAFE else 0.3
    return 0.5 if move.calls or ahead < -_SAFE else 0.4
