"""What cards are worth in a zone: forming, Jacks, flanking, and who wins (C.1). Numbers only; `account` says why.

The table is a tuple of cells, the cell of a zone and seat at `zone * seats + seat`: that seat's cards there in the
order they were laid.
"""

from collections.abc import Sequence
from typing import NamedTuple

from squadlog.extras.games.cards.deck import DOWN, JACK, RANK, SUIT, VALUE
from squadlog.extras.games.cards.layout import Layout
from squadlog.extras.games.cards.options import CardsRules

Cell = Sequence[int]


def own_value(cell: Cell, doubled_ace: int = 2) -> int:
    """What the open cards of one player in one zone count without flanks (steps 1 to 4).

    Of each suit all numbers but the highest are doubled (PC-11); then each Jack doubles the lowest number not doubled
    yet, which is the highest of its suit (PC-08, PC-10). `doubled_ace`: PC-31.
    """
    total = jacks = aces = 0
    best = [0, 0, 0, 0]
    for card in cell:
        if card & DOWN:
            continue
        rank = RANK[card]
        if rank <= 10:
            total += rank
            suit = SUIT[card]
            best[suit] = max(best[suit], rank)
            if rank == 1:
                aces += 1
        elif rank == JACK:
            jacks += 1
    highest = sorted(rank for rank in best if rank)
    lone_aces = highest.count(1)
    total = 2 * total - sum(highest[jacks:])
    if aces and doubled_ace != 2:
        total += (aces - lone_aces + min(jacks, lone_aces)) * (doubled_ace - 2)
    return total


def printed_value(cell: Cell) -> int:
    """What is printed on the open cards."""
    return sum(VALUE[card] for card in cell if not card & DOWN)


def is_open(cell: Cell) -> bool:
    """Whether a card lies face up there: that is presence, and opposes flanks (PC-05)."""
    return any(not card & DOWN for card in cell)


class ZoneCards(NamedTuple):
    """What lies in the zones, and how it is counted: by their layout and by what was agreed."""

    cells: Sequence[Cell]
    layout: Layout
    rules: CardsRules

    def doubled_ace(self, zone: int, seat: int) -> int:
        """What an Ace of that player counts there when it is doubled (PC-31)."""
        if self.rules.ace_doubled:
            return self.rules.ace_doubled
        facing = [
            VALUE[card]
            for other in self.layout.players[zone]
            if other != seat
            for card in self.cells[zone * self.layout.seats + other]
            if not card & DOWN and VALUE[card]
        ]
        return max(facing, default=2)

    def owns(self) -> list[int]:
        """What every cell counts without flanks."""
        if self.rules.ace_doubled == 2:
            return [own_value(cell) if cell else 0 for cell in self.cells]
        seats = self.layout.seats
        return [
            own_value(cell, self.doubled_ace(place // seats, place % seats)) if cell else 0
            for place, cell in enumerate(self.cells)
        ]

    def lent(self, own: Sequence[int]) -> dict[tuple[int, int], int]:
        """What who is unopposed in a zone lends from there to the zones beside it, by zone and seat (step 5)."""
        cells, seats, found = self.cells, self.layout.seats, {}
        for zone, players in enumerate(self.layout.players):
            there = [seat for seat in players if is_open(cells[zone * seats + seat])]
            if len(there) == 1:
                place = zone * seats + there[0]
                printed = self.rules.flank_printed
                found[zone, there[0]] = printed_value(cells[place]) if printed else own[place]
        return found

    def totals(self) -> list[dict[int, int]]:
        """For every zone the total of everybody who plays there, flanks included (step 6)."""
        own, layout, seats = self.owns(), self.layout, self.layout.seats
        sums = [
            {seat: own[zone * seats + seat] for seat in players}
            for zone, players in enumerate(layout.players)
        ]
        for (zone, seat), value in self.lent(own).items():
            for beside in layout.beside[zone]:
                if seat in sums[beside]:
                    sums[beside][seat] += value
        return sums

    def leaders(self, zone: int, sums: dict[int, int]) -> tuple[int, ...]:
        """Who leads in a zone: one seat wins it, several are tied (step 7)."""
        highest = max(sums.values())
        leading = tuple(seat for seat, total in sums.items() if total == highest)
        if self.rules.presence_wins and highest == 0:
            place = zone * self.layout.seats
            there = tuple(seat for seat in leading if is_open(self.cells[place + seat]))
            if len(there) == 1:
                return there
        return leading
