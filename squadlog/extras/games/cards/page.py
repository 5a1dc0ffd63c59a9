"""The card game in plain lines: zones with all that lies there, what everybody holds, and one's own hand."""

from collections.abc import Iterator

from squadlog.base.names import as_sentence
from squadlog.extras.games.cards.account import SeatAccount
from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.cards.hidden import CardsSight
from squadlog.extras.games.cards.state import CardsSeen
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.telling import Rows, Who

LAY_DOWN = "choose the card that you lay face down in the centre"
"""What is to be done at the beginning of a battle (PC-18)."""


def page(seen: CardsSeen, who: Who) -> Iterator[str | Rows]:
    """The table, as everybody sees it."""
    sight, table = seen.sight, seen.table
    yield f"Battle {table.battle}."
    if table.first == NOBODY:
        laid = ", ".join(who(seat) for seat in table.alive if sight.laid[seat])
        yield f"Initial cards laid: {laid or 'none yet'}."
    else:
        yield f"{who(table.first)} began."
    for zone in range(len(table.layout.names)):
        account = seen.account(zone)
        if account.is_bare:
            yield f"{account.name}: nothing lies there yet"
            continue
        yield f"{account.name}: {account.words} [{account.rule}]"
        for side in account.seats:
            yield f"  {who(side.seat)}: {_side(side)}"
    yield _rows_of_hands(sight, who)
    yield f"Spoils in the centre: {sight.spoils}."
    yield from _stakes(sight, who)


def hand(seen: CardsSeen) -> Iterator[str]:
    """What the seat holds, and what it is to do first."""
    sight = seen.sight
    if sight.own_initial >= 0:
        yield f"Your initial card: {NAMES[sight.own_initial]}"
    yield f"Your hand: {' '.join(NAMES[card] for card in sight.hand) or 'empty'}"
    if seen.table.first == NOBODY and seen.to_move == seen.seat and not seen.table.offer:
        yield f"{as_sentence(LAY_DOWN).removesuffix('.')}, and write it alone [PC-18]."


def _side(side: SeatAccount) -> str:
    cards = " ".join(f"{line.name}={line.value}" if line.value else line.name for line in side.lines)
    flanks = "".join(f" + {flank.value} ({flank.why})" for flank in side.flanks)
    return f"{cards or 'no card'}{flanks}; {side.total} in all"


def _rows_of_hands(sight: CardsSight, who: Who) -> Rows:
    money = sight.table.money
    return (
        ("", "in hand", "in reserve", *(("chips",) if money else ())),
        *(
            (
                who(seat),
                sight.hand_sizes[seat],
                sight.reserve_sizes[seat],
                *((money.chips[seat],) if money else ()),
            )
            for seat in range(sight.table.rules.players)
        ),
    )


def _stakes(sight: CardsSight, who: Who) -> Iterator[str]:
    money, layout = sight.table.money, sight.table.layout
    if money is None or not money.stakes:
        return
    for zone, name in enumerate(layout.names):
        stakes = ", ".join(
            f"{who(seat)} {money.stakes[zone * layout.seats + seat]}" for seat in layout.players[zone]
        )
        pot = f", left from ties {money.pots[zone]}" if money.pots and money.pots[zone] else ""
        yield f"Stakes in {name}: {stakes}{pot}."
