"""What becomes of the cards of a zone once it is decided (step 7, PC-06, PC-22 to PC-24)."""

from dataclasses import dataclass, field

from squadlog.extras.games.cards.totals import ZoneCards, is_open


@dataclass(slots=True, kw_only=True)
class Spread:
    """Where everything on the table goes: laid cards by taker, laid cards that become spoils, who wins each zone.

    `collects` is the seat that takes the spoils which lay in the centre before, None if nobody does.
    """

    taken: list[list[int]]
    spoils: list[int] = field(default_factory=list)
    winners: list[int | None] = field(default_factory=list)
    collects: int | None = None


def spread(laid: ZoneCards) -> Spread:
    """Decide every zone at once."""
    cells, layout, rules = laid
    seats = layout.seats
    result = Spread(taken=[[] for _ in range(seats)])
    for zone, sums in enumerate(laid.totals()):
        first = laid.leaders(zone, sums)
        there = [(seat, cells[zone * seats + seat]) for seat in layout.players[zone]]
        result.winners.append(first[0] if len(first) == 1 else None)
        if rules.gambling:
            for seat, cell in there:
                result.taken[seat] += cell
            continue
        if len(first) == 1:
            result.taken[first[0]] += [card for _, cell in there for card in cell]
            if zone == layout.centre:
                result.collects = first[0]
            continue
        barren = rules.zero_spoils and max(sums.values()) == 0 and not any(is_open(cell) for _, cell in there)
        for seat, cell in there:
            if barren or rules.tie == "spoils" or seat not in first:
                result.spoils += cell
            elif rules.tie == "swap":
                result.taken[first[first.index(seat) - 1]] += cell
            else:
                result.taken[seat] += cell
    return result
