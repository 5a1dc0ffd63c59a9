"""What a Queen and a King do at the moment they are played, and which plays there are (PC-01 to PC-04, PC-25)."""

from collections.abc import Sequence

from squadlog.extras.games.cards.deck import DOWN, KING, QUEEN, RANK
from squadlog.extras.games.cards.layout import Layout
from squadlog.extras.games.cards.moves import Play
from squadlog.extras.games.cards.options import CardsRules

Cells = tuple[tuple[int, ...], ...]


def targets(cells: Cells, layout: Layout, zone: int, seat: int) -> list[tuple[int, int]]:
    """The cards that a King of that seat may strike in a zone: any open card of any foe, by foe and card (PC-03)."""
    return [
        (foe, card)
        for foe in layout.players[zone]
        if foe != seat
        for card in cells[zone * layout.seats + foe]
        if not card & DOWN
    ]


def turn_card(cells: Cells, place: int, card: int) -> Cells:
    """The table with one open card of a cell face down."""
    cell = cells[place]
    at = cell.index(card)
    return (*cells[:place], (*cell[:at], card | DOWN, *cell[at + 1 :]), *cells[place + 1 :])


def strike_with_queen(cells: Cells, layout: Layout, rules: CardsRules, zone: int, seat: int) -> Cells:
    """The table once a Queen of that seat, herself face down already, has struck a zone (PC-01, PC-25)."""
    changed = list(cells)
    for other in layout.players[zone]:
        if not (rules.queen_spares_own and other == seat):
            place = zone * layout.seats + other
            changed[place] = tuple(card | DOWN for card in cells[place])
    return tuple(changed)


def play_card(cells: Cells, layout: Layout, rules: CardsRules, seat: int, play: Play) -> Cells:
    """The table once a card is played, with all that it does."""
    place = play.zone * layout.seats + seat
    rank = RANK[play.card]
    laid = play.card | DOWN if rank >= QUEEN else play.card
    after = (*cells[:place], (*cells[place], laid), *cells[place + 1 :])
    if rank == KING and play.target >= 0:
        return turn_card(after, play.zone * layout.seats + play.foe, play.target)
    if rank == QUEEN:
        return strike_with_queen(after, layout, rules, play.zone, seat)
    return after


def plays(
    cells: Cells, layout: Layout, rules: CardsRules, seat: int, *, hand: Sequence[int], zones: Sequence[int]
) -> list[Play]:
    """Every card of the hand in every zone that is open to its owner; a King once for each target (PC-02)."""
    found, hollow = [], []
    for card in hand:
        for zone in zones:
            if RANK[card] != KING:
                found.append(Play(card, zone))
                continue
            struck = targets(cells, layout, zone, seat)
            if struck:
                found += [Play(card, zone, foe, target) for foe, target in struck]
            elif rules.king_needs_target:
                hollow.append(Play(card, zone))
            else:
                found.append(Play(card, zone))
    return found or hollow
