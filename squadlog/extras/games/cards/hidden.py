"""What a seat sees of a position, and how the rest is dealt at random so that it agrees."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.account import CardLine
from squadlog.extras.games.cards.account import SeatAccount
from squadlog.extras.games.cards.deck import BACK, CARDS, DOWN, cards_of, mask_of, name
from squadlog.extras.games.cards.knowing import Known, deal_unknown
from squadlog.extras.games.cards.position import CardsPosition, PositionT
from squadlog.extras.games.cards.table import CardsTable, Report
from squadlog.extras.games.game import ONLOOKER

_NONE = -1
"""The number of no card."""
_ALL = (1 << CARDS) - 1


@record
class CardsSight:
    """What one seat sees: the table, its own hand and initial card, and how many cards lie in every heap.

    Where everybody must remember (PC-29), cards face down are `deck.BACK` on the table and in the result of the last
    battle, and nothing is known of heaps.
    """

    seat: int
    table: CardsTable
    hand: tuple[int, ...]
    own_initial: int
    """The initial card this seat has laid and that is not turned up yet, -1 if there is none."""
    laid: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    reserve_sizes: tuple[int, ...]
    spoils: int
    gone: int


def sight(position: CardsPosition, seat: int) -> CardsSight:
    """What a seat sees; an onlooker, who is no seat of the game, sees no hand."""
    table = position.table
    if table.rules.memory_mode:
        cells = tuple(tuple(BACK if card & DOWN else card for card in cell) for cell in table.cells)
        last = None if table.last is None else _hide_names(table.last)
        table = replace(table, cells=cells, known=nothing_known(table.rules.players), last=last)
    return CardsSight(
        seat=seat,
        table=table,
        hand=() if seat == ONLOOKER else position.hands[seat],
        own_initial=_NONE if seat == ONLOOKER else position.initial[seat],
        laid=tuple(card >= 0 for card in position.initial),
        hand_sizes=tuple(len(hand) for hand in position.hands),
        reserve_sizes=tuple(len(reserve) for reserve in position.reserves),
        spoils=len(position.spoils),
        gone=len(position.gone),
    )


def _hide_names(report: Report) -> Report:
    """The result of a battle without the names of cards that lay face down."""

    def of(seat: SeatAccount) -> SeatAccount:
        return replace(seat, lines=tuple(_nameless(line) for line in seat.lines))

    zones = tuple(replace(zone, seats=tuple(of(seat) for seat in zone.seats)) for zone in report.zones)
    return replace(report, zones=zones)


def _nameless(line: CardLine) -> CardLine:
    if line.is_open:
        return line
    return replace(line, card=BACK, name=name(BACK), why="face down, whatever it is")


def nothing_known(players: int) -> Known:
    """What is known where nobody knows anything of what lies face down."""
    return Known(sure=(0,) * (players + 2))


def heaps_of(seen: CardsSight, chance: Chance) -> tuple[list[list[int]], list[int]]:
    """For every seat its hidden cards, then spoils and gone cards; and the cards behind the backs on the table.

    The viewer's own hand and initial card are not among the hidden ones.
    """
    table, own = seen.table, mask_of([*seen.hand, *([seen.own_initial] if seen.own_initial >= 0 else [])])
    backs = sum(card == BACK for cell in table.cells for card in cell)
    sizes = [_count_hidden(seen, seat) for seat in range(table.rules.players)]
    if table.rules.gambling:
        return _own_decks(seen, own, sizes, chance)
    visible = own | mask_of(card for cell in table.cells for card in cell if card != BACK)
    known = table.known.seen_apart(own, seen.seat)
    unknown = _ALL & ~visible
    for mask in (*known.sure, *(one.cards for one in known.loose)):
        unknown &= ~mask
    rest = chance.shuffled(cards_of(unknown))
    behind, rest = rest[:backs], rest[backs:]
    return deal_unknown(known, rest, [*sizes, seen.spoils, seen.gone], chance), behind


def _count_hidden(seen: CardsSight, seat: int) -> int:
    count = seen.reserve_sizes[seat]
    return count if seat == seen.seat else count + seen.hand_sizes[seat] + seen.laid[seat]


def _own_decks(
    seen: CardsSight, own: int, sizes: Sequence[int], chance: Chance
) -> tuple[list[list[int]], list[int]]:
    """Gambling: what a seat does not show is the rest of its own deck."""
    heaps, behind, seats = [], [], len(sizes)
    for seat, size in enumerate(sizes):
        cells = seen.table.cells[seat::seats]
        shown = mask_of(card for cell in cells for card in cell if card != BACK)
        rest = chance.shuffled(cards_of(_ALL & ~shown & ~(own if seat == seen.seat else 0)))
        heaps.append(rest[:size])
        behind.append(rest[size:])
    flat = [
        behind[place % seats].pop()
        for place, cell in enumerate(seen.table.cells)
        for card in cell
        if card == BACK
    ]
    return [*heaps, [], []], flat


def dealt(make: type[PositionT], seen: CardsSight, chance: Chance) -> PositionT:
    """A whole position of that type that agrees with everything seen."""
    heaps, behind = heaps_of(seen, chance)
    hands, reserves, initial = [], [], []
    for seat, size in enumerate(seen.hand_sizes):
        heap = heaps[seat]
        if seat == seen.seat:
            hands.append(seen.hand)
            initial.append(seen.own_initial)
            reserves.append(tuple(heap))
            continue
        initial.append(heap.pop() if seen.laid[seat] else _NONE)
        hands.append(tuple(sorted(heap[:size])))
        reserves.append(tuple(heap[size:]))
    table = seen.table
    if behind:
        cells = tuple(
            tuple(behind.pop(0) | DOWN if card == BACK else card for card in cell) for cell in table.cells
        )
        table = replace(table, cells=cells)
    return make(
        table=table,
        hands=tuple(hands),
        reserves=tuple(reserves),
        initial=tuple(initial),
        spoils=tuple(heaps[-2]),
        gone=tuple(heaps[-1]),
        seed=chance.bits(62),
    )
