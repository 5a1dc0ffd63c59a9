"""Chips: antes, the windows for raising stakes, who may play where, and who gets the pots (C.2, gambling)."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.records import record
from squadlog.extras.games.cards.layout import Layout
from squadlog.extras.games.cards.moves import Bet
from squadlog.extras.games.cards.options import CardsRules


@record
class Money:
    """The chips, and where they lie.

    `stakes`: by `zone * seats + seat`.
    `pots`: what earlier ties left in each zone.
    `queue`: during a window the seats that still speak about zone `zone`, the first of them now.
    `raised`: the raises of each seat there.
    """

    chips: tuple[int, ...]
    stakes: tuple[int, ...] = ()
    pots: tuple[int, ...] = ()
    zone: int = 0
    queue: tuple[int, ...] = ()
    raised: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """All the chips there are."""
        return sum(self.chips) + sum(self.stakes) + sum(self.pots)


def highest(layout: Layout, money: Money, zone: int) -> int:
    """The highest stake in a zone."""
    return max(money.stakes[zone * layout.seats + seat] for seat in layout.players[zone])


def missing(layout: Layout, money: Money, zone: int, seat: int) -> int:
    """How many chips a seat lacks there to be level with the highest stake."""
    return highest(layout, money, zone) - money.stakes[zone * layout.seats + seat]


def stake_chips(layout: Layout, money: Money, zone: int, seat: int, chips: int) -> Money:
    """The money with `chips` chips moved from a seat's own into a zone."""
    place = zone * layout.seats + seat
    own, stakes = list(money.chips), list(money.stakes)
    own[seat] -= chips
    stakes[place] += chips
    return replace(money, chips=tuple(own), stakes=tuple(stakes))


def pay_antes(layout: Layout, rules: CardsRules, money: Money) -> Money:
    """The table before a battle: an ante of everybody in each of his zones, unless cards are paid one by one.

    Pots that earlier ties left stay in their zones; when the zones are others now, they lie in the centre.
    """
    zones = len(layout.names)
    pots = money.pots
    if len(pots) != zones:
        pots = tuple(sum(money.pots) if zone == layout.centre else 0 for zone in range(zones))
    money = Money(
        chips=money.chips, stakes=(0,) * (zones * layout.seats), pots=pots, raised=(0,) * layout.seats
    )
    if rules.ante and not rules.pay_per_card:
        for seat in layout.alive:
            for zone in layout.zones[seat]:
                money = stake_chips(layout, money, zone, seat, rules.ante)
    return money


def window(layout: Layout, rules: CardsRules, money: Money, first: int) -> Money:
    """The money with a window opened: zone after zone, all there speak in turn from the first player on."""
    if rules.pay_per_card:
        return money
    return _next_speaker(layout, rules, _about(layout, money, 0, first), first)


def bets(layout: Layout, rules: CardsRules, money: Money) -> list[Bet]:
    """The bets that the seat which speaks may make: check or stay below, call, raise."""
    seat, zone = money.queue[0], money.zone
    lacking, own = missing(layout, money, zone, seat), money.chips[seat]
    found = [Bet(zone, 0, calls=lacking == 0)]
    if lacking and own >= lacking:
        found.append(Bet(zone, lacking, calls=True))
    if money.raised[seat] < rules.raises:
        found += [
            Bet(zone, lacking + more, calls=True)
            for more in range(1, rules.max_raise + 1)
            if own >= lacking + more
        ]
    return found


def apply_bet(layout: Layout, rules: CardsRules, money: Money, bet: Bet, first: int) -> Money:
    """The table after the seat that speaks has bet; after a raise all the others there speak again."""
    seat, zone = money.queue[0], money.zone
    raises = bet.chips > missing(layout, money, zone, seat)
    money = replace(stake_chips(layout, money, zone, seat, bet.chips), queue=money.queue[1:])
    if raises:
        there = layout.players[zone]
        queue = tuple(other for other in layout.order_from(seat)[1:] if other in there)
        counts = tuple(count + (other == seat) for other, count in enumerate(money.raised))
        money = replace(money, queue=queue, raised=counts)
    return _next_speaker(layout, rules, money, first)


def _about(layout: Layout, money: Money, zone: int, first: int) -> Money:
    queue = tuple(seat for seat in layout.order_from(first) if seat in layout.players[zone])
    return replace(money, zone=zone, queue=queue, raised=(0,) * layout.seats)


def _next_speaker(layout: Layout, rules: CardsRules, money: Money, first: int) -> Money:
    """Go on to the next who has a choice, in this zone or a later one; an empty queue ends the window."""
    while True:
        while money.queue:
            if len(bets(layout, rules, money)) > 1:
                return money
            money = replace(money, queue=money.queue[1:])
        if money.zone + 1 >= len(layout.names):
            return replace(money, zone=0)
        money = _about(layout, money, money.zone + 1, first)


def playable(layout: Layout, rules: CardsRules, money: Money, seat: int) -> tuple[tuple[int, ...], list[Bet]]:
    """The zones into which a seat may play, and, if there are none, the calls that he must choose from.

    One who can neither play nor call anywhere is all-in: he may play into any of his zones.
    """
    zones = layout.zones[seat]
    if rules.pay_per_card:
        return zones, []
    lacking = {zone: missing(layout, money, zone, seat) for zone in zones}
    level = tuple(zone for zone in zones if not lacking[zone])
    if level:
        return level, []
    calls = [Bet(zone, lacking[zone], calls=True) for zone in zones if lacking[zone] <= money.chips[seat]]
    return ((), calls) if calls else (zones, [])


def settle_pots(layout: Layout, rules: CardsRules, money: Money, winners: Sequence[int | None]) -> Money:
    """The pots to the winners of their zones; a winner takes from nobody more than he staked himself there."""
    own, pots = list(money.chips), list(money.pots)
    for zone, winner in enumerate(winners):
        stakes = {seat: money.stakes[zone * layout.seats + seat] for seat in layout.players[zone]}
        if winner is None and rules.carry:
            pots[zone] += sum(stakes.values())
            continue
        for seat, stake in stakes.items():
            lost = min(stake, stakes[winner]) if winner is not None and seat != winner else 0
            own[seat] += stake - lost
            if winner is not None:
                own[winner] += lost
        if winner is not None:
            own[winner] += pots[zone]
            pots[zone] = 0
    return replace(money, chips=tuple(own), stakes=(0,) * len(money.stakes), pots=tuple(pots), queue=())
