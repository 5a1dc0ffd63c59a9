"""How a battle begins, and how a game ends: who cannot go on, antes, hands (PC-19, PC-20, PC-32, PC-33)."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.extras.games.cards import gambling
from squadlog.extras.games.cards.deck import DOWN
from squadlog.extras.games.cards.layout import SEATS, layout_of
from squadlog.extras.games.cards.options import HAND
from squadlog.extras.games.cards.position import PositionT
from squadlog.extras.games.game import Outcome
from squadlog.extras.games.words import count_of


def begin_battle(position: PositionT) -> PositionT:
    """The next battle begins, unless the game is over."""
    table = position.table
    rules, money = table.rules, table.money
    if rules.max_battles and table.battle > rules.max_battles:
        return _count_winner(
            position,
            table.alive,
            f"{count_of(rules.max_battles, 'battle is', 'battles are')} fought",
            "PC-33",
        )
    short = tuple(seat for seat in table.alive if _is_short(position, seat))
    if short:
        left = [seat for seat in table.alive if seat not in short]
        if len(left) == 1:
            return _win(position, left[0], _why_short(position, short))
        if not left:
            return _count_winner(position, short, _why_short(position, short), "PC-19")
        return begin_battle(_eliminate(position, short))
    layout = table.layout
    if money is not None:
        money = gambling.pay_antes(layout, rules, money)
    hands, reserves = list(position.hands), list(position.reserves)
    spoils, known = list(position.spoils), table.known
    for seat in table.alive:
        reserve = reserves[seat]
        ante, rest = reserve[: rules.spoils_ante], reserve[rules.spoils_ante :]
        spoils += ante
        hands[seat], reserves[seat] = tuple(sorted(rest[:HAND])), rest[HAND:]
        if ante:
            known = known.leaked(seat, rules.players, len(ante))
    cells = ((),) * (len(layout.names) * layout.seats)
    return replace(
        position,
        table=replace(table, cells=cells, money=money, known=known),
        hands=tuple(hands),
        reserves=tuple(reserves),
        spoils=tuple(spoils),
        initial=(-1,) * layout.seats,
    )


def stop_game(position: PositionT) -> PositionT:
    """Everybody agrees to stop, and chips are counted (C.2).

    Stakes of this battle are returned; what ties left in pots is nobody's.
    """
    position = _refund(position)
    return _count_winner(position, position.table.alive, "all agree to stop", "C.2")


def resign(position: PositionT, seat: int) -> PositionT:
    """A seat gives up, and the game ends: of the others, whoever has most has won.

    The battle is called off: everybody takes back the cards laid in it, and the stakes.
    """
    position = _call_off(_refund(position))
    left = [other for other in position.table.alive if other != seat]
    why = f"{SEATS[seat]} resigns"
    if len(left) > 1:
        return _count_winner(position, left, why, "")
    shares = tuple(float(other in left) for other in range(position.table.rules.players))
    return position.on(replace(position.table, over=Outcome(shares=shares, reason=why)))


def _refund(position: PositionT) -> PositionT:
    """Return the stakes, and ask nobody anything any more."""
    table, money = position.table, position.table.money
    if money is not None:
        money = gambling.settle_pots(
            table.layout, replace(table.rules, carry=False), money, [None] * len(table.layout.names)
        )
    return position.on(replace(table, money=money, offer=()))


def _call_off(position: PositionT) -> PositionT:
    """Everybody takes his cards back, those of the hand and those laid in this battle."""
    table, reserves = position.table, list(position.reserves)
    for seat in table.alive:
        laid = [card & ~DOWN for cell in table.cells[seat :: table.layout.seats] for card in cell]
        initial = [position.initial[seat]] if position.initial[seat] >= 0 else []
        reserves[seat] = (*reserves[seat], *position.hands[seat], *initial, *laid)
    return replace(
        position,
        table=replace(table, cells=((),) * len(table.cells)),
        hands=((),) * len(position.hands),
        reserves=tuple(reserves),
        initial=(-1,) * len(position.initial),
    )


def _is_short(position: PositionT, seat: int) -> bool:
    rules, money = position.table.rules, position.table.money
    if money is not None:
        return money.chips[seat] < rules.chips_needed or money.chips[seat] == 0
    return len(position.reserves[seat]) < rules.needed


def _why_short(position: PositionT, short: Sequence[int]) -> str:
    names = " and ".join(SEATS[seat] for seat in short)
    has = "has" if len(short) == 1 else "have"
    rules = position.table.rules
    if rules.gambling:
        return f"{names} {has} too few chips for a battle"
    return f"{names} {has} fewer than {rules.needed} cards in reserve"


def _eliminate(position: PositionT, short: Sequence[int]) -> PositionT:
    """Let those who are short leave; their reserves become spoils, or leave as well (PC-20)."""
    table = position.table
    rules, known = table.rules, table.known
    alive = tuple(seat for seat in table.alive if seat not in short)
    reserves, spoils, gone = list(position.reserves), list(position.spoils), list(position.gone)
    left_over = 0 if rules.gambling else sum(len(reserves[seat]) for seat in short)
    if not rules.gambling:
        heap, mask = (gone, rules.players + 1) if rules.eliminated_out else (spoils, rules.players)
        for seat in short:
            heap += reserves[seat]
            known = known.poured(seat, mask)
            reserves[seat] = ()
    cells = ((),) * (len(layout_of(alive, rules.players).names) * rules.players)
    last = table.last
    if last is not None:
        removed = rules.eliminated_out
        last = replace(last, out=tuple(short), left_over=left_over, removed=removed, spoils=len(spoils))
    return replace(
        position,
        table=replace(table, alive=alive, known=known, cells=cells, last=last),
        reserves=tuple(reserves),
        spoils=tuple(spoils),
        gone=tuple(gone),
    )


def _worth(position: PositionT, seat: int) -> int:
    money = position.table.money
    return money.chips[seat] if money is not None else len(position.reserves[seat])


def _count_winner(position: PositionT, among: Sequence[int], why: str, rule: str) -> PositionT:
    """The larger reserve wins, or the larger heap of chips; equals share."""
    worth = {seat: _worth(position, seat) for seat in among}
    best = [seat for seat in among if worth[seat] == max(worth.values())]
    things = "chips" if position.table.rules.gambling else "cards"
    names = " and ".join(SEATS[seat] for seat in best)
    verb = "has the most" if len(best) == 1 else "have equally many"
    share = 1 / len(best)
    shares = tuple(share if seat in best else 0.0 for seat in range(position.table.rules.players))
    over = Outcome(shares=shares, reason=f"{why}; {names} {verb} {things}", rule=rule)
    return position.on(replace(position.table, over=over))


def _win(position: PositionT, winner: int, why: str) -> PositionT:
    shares = tuple(float(seat == winner) for seat in range(position.table.rules.players))
    rule = (
        "C.2" if position.table.rules.gambling else "PC-20" if position.table.rules.players > 2 else "PC-19"
    )
    over = Outcome(shares=shares, reason=f"{why}; {SEATS[winner]} wins", rule=rule)
    return position.on(replace(position.table, over=over))
