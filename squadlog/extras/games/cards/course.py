"""The course of a battle: initial cards turned up, who begins, windows for bets, and what a battle leaves behind."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.dice import Chance
from squadlog.extras.games.cards import gambling
from squadlog.extras.games.cards.account import account
from squadlog.extras.games.cards.deck import DOWN, KING, QUEEN, RANK, SUIT, VALUE, mask_of
from squadlog.extras.games.cards.disposal import Spread, spread
from squadlog.extras.games.cards.faces import strike_with_queen, targets, turn_card
from squadlog.extras.games.cards.moves import Strike
from squadlog.extras.games.cards.opening import begin_battle
from squadlog.extras.games.cards.position import PositionT
from squadlog.extras.games.cards.table import NOBODY, Report


def reveal_initial(position: PositionT) -> PositionT:
    """All initial cards are turned up together in the centre, and the highest begins (PC-17, PC-35)."""
    table, initial = position.table, position.initial
    layout, known, cells = table.layout, table.known, list(table.cells)
    for seat in table.alive:
        cells[layout.centre * layout.seats + seat] = (initial[seat],)
        known = known.without(initial[seat], seat)
    rank = {seat: (VALUE[initial[seat]], -SUIT[initial[seat]]) for seat in table.alive}
    highest = [seat for seat in table.alive if rank[seat] == max(rank.values())]
    chance = Chance(f"{position.seed}/coin/{position.shuffles}")
    first = chance.pick(highest)
    order = layout.order_from(first)
    great = tuple(seat for seat in order if RANK[initial[seat]] >= QUEEN)
    if table.rules.initial_faces == "facedown":
        for seat in great:
            cells[layout.centre * layout.seats + seat] = (initial[seat] | DOWN,)
    table = replace(
        table,
        cells=tuple(cells),
        known=known,
        first=first,
        turn=first,
        strikers=great if table.rules.initial_faces == "trigger" else (),
    )
    position = replace(position, table=table, initial=(-1,) * layout.seats, shuffles=position.shuffles + 1)
    return _trigger_initial(position)


def strike_initial(position: PositionT, strike: Strike) -> PositionT:
    """An initial King has struck the card that its owner chose."""
    table, layout = position.table, position.table.layout
    base = layout.centre * layout.seats
    cells = turn_card(table.cells, base + strike.foe, strike.target)
    king = next(card for card in cells[base + table.strikers[0]] if not card & DOWN)
    cells = turn_card(cells, base + table.strikers[0], king)
    return _trigger_initial(position.on(replace(table, cells=cells, strikers=table.strikers[1:])))


def _trigger_initial(position: PositionT) -> PositionT:
    """Initial Queens and Kings strike in turn order as long as they lie open (PC-04), until somebody has a choice."""
    table, layout = position.table, position.table.layout
    cells, strikers = table.cells, table.strikers
    while strikers:
        seat = strikers[0]
        place = layout.centre * layout.seats + seat
        card = cells[place][0]
        if not card & DOWN:
            prey = targets(cells, layout, layout.centre, seat) if RANK[card] == KING else []
            if len(prey) > 1:
                return position.on(replace(table, cells=cells, strikers=strikers))
            cells = turn_card(cells, place, card)
            if RANK[card] == QUEEN:
                cells = strike_with_queen(cells, layout, table.rules, layout.centre, seat)
            for foe, target in prey:
                cells = turn_card(cells, layout.centre * layout.seats + foe, target)
        strikers = strikers[1:]
    return window_opened(position.on(replace(table, cells=cells, strikers=())))


def window_opened(position: PositionT) -> PositionT:
    """All hold equally many cards: when gambling, stakes may be raised."""
    table = position.table
    if table.money is None:
        return position
    money = gambling.window(table.layout, table.rules, table.money, table.first)
    return position.on(replace(table, money=money))


def decide_battle(position: PositionT) -> PositionT:
    """All hands are empty: the zones are decided, everybody takes what is his, and the next battle begins."""
    table = position.table
    layout, rules = table.layout, table.rules
    result = spread(table.laid)
    accounts = tuple(account(table.laid, zone) for zone in range(len(layout.names)))
    collected = tuple(len(position.spoils) if seat == result.collects else 0 for seat in range(layout.seats))
    position = _gather_cards(position, result)
    money, won = table.money, tuple[int, ...]()
    if money is not None:
        before = money
        money = gambling.settle_pots(layout, rules, money, result.winners)
        won = _chips_won(before, money, layout.seats)
    report = Report(
        battle=table.battle,
        zones=accounts,
        taken=tuple(len(cards) for cards in result.taken),
        spoils=len(position.spoils),
        collected=collected,
        won_chips=won,
        pots=0 if money is None else sum(money.pots),
    )
    fresh = replace(
        position.table,
        cells=((),) * len(table.cells),
        first=NOBODY,
        turn=NOBODY,
        battle=table.battle + 1,
        money=money,
        last=report,
    )
    return begin_battle(position.on(fresh))


def _gather_cards(position: PositionT, result: Spread) -> PositionT:
    """Taken cards are shuffled into the takers' reserves (PC-30); the others' lie as spoils (PC-24)."""
    table, known = position.table, position.table.known
    seats = table.rules.players
    reserves, spoils = list(position.reserves), list(position.spoils)
    gains: list[Sequence[int]] = [[card & ~DOWN for card in cards] for cards in result.taken]
    if not table.rules.gambling:
        for seat, cards in enumerate(gains):
            known = known.with_cards(seat, mask_of(cards))
    if result.collects is not None and spoils:
        gains[result.collects] = [*gains[result.collects], *spoils]
        known, spoils = known.poured(seats, result.collects), []
    spoils += [card & ~DOWN for card in result.spoils]
    known = known.with_cards(seats, mask_of(result.spoils))
    for seat, cards in enumerate(gains):
        if cards:
            chance = Chance(f"{position.seed}/reserve/{position.shuffles}/{seat}")
            reserves[seat] = tuple(chance.shuffled([*reserves[seat], *cards]))
    return replace(
        position,
        table=replace(table, known=known),
        reserves=tuple(reserves),
        spoils=tuple(spoils),
        shuffles=position.shuffles + 1,
    )


def _chips_won(before: gambling.Money, after: gambling.Money, seats: int) -> tuple[int, ...]:
    return tuple(
        after.chips[seat] - before.chips[seat] - sum(before.stakes[seat::seats]) for seat in range(seats)
    )
