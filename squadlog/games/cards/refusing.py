"""Why a move cannot be made, in one sentence that says what would be legal.

No sentence names a card of the hand that was not asked for: anybody may be reading.
"""

from squadlog.games.cards.deck import KING, NAMES, RANK
from squadlog.games.cards.faces import targets
from squadlog.games.cards.gambling import missing, playable
from squadlog.games.cards.layout import SEATS
from squadlog.games.cards.moves import Bet, Lay, Play, Strike, Word
from squadlog.games.cards.position import Position
from squadlog.games.cards.table import NOBODY
from squadlog.games.game import Move
from squadlog.games.words import count_of
from squadlog.names import cleaned


def why_not(position: Position, move: Move) -> str:
    """Nothing if the move is legal, else what is wrong with it."""
    table, seat = position.table, position.to_move
    if seat is None:
        return f"the game is over: {table.over.reason if table.over else ''}"
    if move in table.words() or move in table.choices(position.hands[seat]):
        return ""
    who = SEATS[seat]
    if table.offer:
        return f"{who} answers the offer to stop first: accept or decline"
    if isinstance(move, Word):
        return "nobody has offered to stop" if move is not Word.OFFER else _no_offer(position)
    if table.first == NOBODY:
        if not isinstance(move, Lay):
            return f"{who} lays an initial card first: write its name alone, such as 9S"
        return _not_held(seat, move.card)
    if table.strikers:
        return f"the initial King of {who} strikes one of {_prey(position, table.layout.centre, seat)}"
    if isinstance(move, Bet) or (table.money is not None and table.money.queue):
        return _bet(position, seat, move)
    if isinstance(move, Play):
        return _play(position, seat, move)
    if isinstance(move, Lay):
        return (
            f"the initial cards lie already; say where {NAMES[move.card]} goes, such as {NAMES[move.card]}>C"
        )
    if isinstance(move, Strike):
        return "a King strikes as he is played, such as KH>R x9C"
    return f"{cleaned(repr(move), limit=60)} is no move of this game"


def _no_offer(position: Position) -> str:
    if not position.table.rules.gambling:
        return "only gamblers may agree to stop; this game goes on until somebody is out of cards"
    return "an offer to stop was made already; it may be made again after the next move"


def _not_held(seat: int, card: int) -> str:
    return f"{SEATS[seat]} does not hold {NAMES[card]}; only a card of the hand can be played"


def _prey(position: Position, zone: int, seat: int) -> str:
    table = position.table
    return ", ".join(
        f"x{NAMES[card]}({SEATS[foe]})" for foe, card in targets(table.cells, table.layout, zone, seat)
    )


def _play(position: Position, seat: int, move: Play) -> str:
    table, layout = position.table, position.table.layout
    names = layout.names
    if move.card not in position.hands[seat]:
        return _not_held(seat, move.card)
    if move.zone not in layout.zones[seat]:
        return (
            f"{SEATS[seat]} plays into {', '.join(names[zone] for zone in layout.zones[seat])}, not elsewhere"
        )
    if table.money is not None:
        zones, calls = playable(layout, table.rules, table.money, seat)
        if calls:
            return (
                f"{SEATS[seat]} is below the highest stake everywhere and calls first:"
                f" {', '.join(f'{names[call.zone]} call' for call in calls)}"
            )
        if move.zone not in zones:
            lacking = missing(layout, table.money, move.zone, seat)
            return (
                f"{SEATS[seat]} lacks {count_of(lacking, 'chip')} in {names[move.zone]} and may play only into"
                f" {', '.join(names[zone] for zone in zones)}"
            )
    if RANK[move.card] != KING:
        return f"only a King strikes a card; {NAMES[move.card]} goes to {names[move.zone]} alone"
    prey = targets(table.cells, layout, move.zone, seat)
    if prey:
        return (
            f"a King strikes one open card of a foe in {names[move.zone]}: {_prey(position, move.zone, seat)}"
        )
    if move.target >= 0:
        return f"no foe has an open card in {names[move.zone]}; the King finds nothing to strike there"
    return f"the King needs an open card of a foe to strike (PC-02), and there is none in {names[move.zone]}"


def _bet(position: Position, seat: int, move: Move) -> str:
    table, money = position.table, position.table.money
    if money is None:
        return "no chips are played for"
    layout = table.layout
    if not money.queue:
        return "stakes are raised only in a window; a call is due only where no zone is left to play into"
    zone = layout.names[money.zone]
    lacking = missing(layout, money, money.zone, seat)
    said = f"{zone} call (costs {lacking})" if lacking else f"{zone} check"
    raised = money.raised[seat] >= table.rules.raises
    more = "has raised already" if raised else f"may raise by up to {table.rules.max_raise}"
    if not isinstance(move, Bet) or move.zone != money.zone:
        return f"{SEATS[seat]} speaks about {zone} now: {said}, {zone} below or {zone} raise".replace(
            f", {zone} below" if not lacking else "\0", ""
        )
    return f"{SEATS[seat]} {more} in {zone} and has {count_of(money.chips[seat], 'chip')}; what is possible: {said}"
