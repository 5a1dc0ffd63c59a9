"""Why a move cannot be made, in one sentence that says what would be legal.

No sentence names a card of the hand that was not asked for: anybody may be reading. What anybody can see is wrong with
a move is said first, whether or not its card is held; who does not hold it is told last.
"""

from squadlog.base.names import clean_text
from squadlog.extras.games.cards.deck import CARDS, KING, NAMES, RANK
from squadlog.extras.games.cards.faces import targets
from squadlog.extras.games.cards.gambling import missing, playable
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.moves import Bet, CardLaid, CardsWord, Play, Strike
from squadlog.extras.games.cards.position import CardsPosition
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.game import GameError, Move
from squadlog.extras.games.words import count_of


def why_not(position: CardsPosition, move: Move) -> GameError | None:
    """What is wrong with a move, None if it is legal."""
    table, seat = position.table, position.to_move
    if seat is None:
        over = table.over
        return GameError(f"the game is over: {over.reason if over else ''}", rule=over.rule if over else "")
    if move in table.words() or move in table.choices(position.hands[seat]):
        return None
    who = SEATS[seat]
    if table.offer:
        return GameError(f"{who} answers the offer to stop first: accept or decline", rule="C.2")
    if isinstance(move, CardsWord):
        return GameError(_no_offer(position, move), rule="C.2")
    if isinstance(move, CardLaid | Play) and not 0 <= move.card < CARDS:
        return GameError(f"there is no card {move.card}; cards are numbered from 0 to {CARDS - 1}")
    if table.first == NOBODY:
        if not isinstance(move, CardLaid):
            said = f"{who} lays an initial card first: write its name alone, such as 9S"
            return GameError(said, rule="PC-35")
        return _not_held(seat, move.card, "PC-35")
    if table.strikers:
        said = f"the initial King of {who} strikes one of {_prey(position, table.layout.centre, seat)}"
        return GameError(said, rule="PC-04")
    if isinstance(move, Bet) or (table.money is not None and table.money.queue):
        return GameError(_bet(position, seat, move), rule="C.2")
    if isinstance(move, Play):
        return _play(position, seat, move)
    if isinstance(move, CardLaid):
        name = NAMES[move.card]
        return GameError(
            f"the initial cards lie already; say where {name} goes, such as {name}>C", rule="PC-36"
        )
    if isinstance(move, Strike):
        return GameError("a King strikes as he is played, such as KH>R x9C", rule="C.1")
    return GameError(f"{clean_text(repr(move), limit=60)} is no move of this game")


def _no_offer(position: CardsPosition, word: CardsWord) -> str:
    if word is not CardsWord.OFFER:
        return "nobody has offered to stop"
    if not position.table.rules.gambling:
        return "only gamblers may agree to stop; this game goes on until somebody is out of cards"
    return "an offer to stop was made already; it may be made again after the next move"


def _not_held(seat: int, card: int, rule: str) -> GameError:
    said = f"{SEATS[seat]} does not hold {NAMES[card]}; only a card of the hand can be played"
    return GameError(said, rule=rule)


def _prey(position: CardsPosition, zone: int, seat: int) -> str:
    table = position.table
    return ", ".join(
        f"x{NAMES[card]}({SEATS[foe]})" for foe, card in targets(table.cells, table.layout, zone, seat)
    )


def _play(position: CardsPosition, seat: int, move: Play) -> GameError:
    table, layout = position.table, position.table.layout
    names = layout.names
    if move.zone not in layout.zones[seat]:
        own = ", ".join(names[zone] for zone in layout.zones[seat])
        return GameError(f"{SEATS[seat]} plays into {own}, not elsewhere", rule="PC-36")
    if table.money is not None:
        zones, calls = playable(layout, table.rules, table.money, seat)
        if calls:
            said = (
                f"{SEATS[seat]} is below the highest stake everywhere and calls first:"
                f" {', '.join(f'{names[call.zone]} call' for call in calls)}"
            )
            return GameError(said, rule="C.2")
        if move.zone not in zones:
            lacking = missing(layout, table.money, move.zone, seat)
            said = (
                f"{SEATS[seat]} lacks {count_of(lacking, 'chip')} in {names[move.zone]} and may play only into"
                f" {', '.join(names[zone] for zone in zones)}"
            )
            return GameError(said, rule="C.2")
    zone = names[move.zone]
    if RANK[move.card] != KING and move.target >= 0:
        said = f"only a King strikes a card; {NAMES[move.card]} goes to {zone} alone"
        return GameError(said, rule="PC-03")
    prey = targets(table.cells, layout, move.zone, seat)
    if RANK[move.card] == KING and prey and (move.foe, move.target) not in prey:
        said = f"a King strikes one open card of a foe in {zone}: {_prey(position, move.zone, seat)}"
        return GameError(said, rule="PC-03")
    if RANK[move.card] == KING and not prey and move.target >= 0:
        said = f"no foe has an open card in {zone}; the King finds nothing to strike there"
        return GameError(said, rule="PC-02")
    if RANK[move.card] == KING and not prey and table.rules.king_needs_target:
        said = f"the King needs an open card of a foe to strike, and there is none in {zone}"
        return GameError(said, rule="PC-02")
    return _not_held(seat, move.card, "PC-36")


def _bet(position: CardsPosition, seat: int, move: Move) -> str:
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
        below = f", {zone} below" if lacking else ""
        return f"{SEATS[seat]} speaks about {zone} now: {said}{below} or {zone} raise"
    return f"{SEATS[seat]} {more} in {zone} and has {count_of(money.chips[seat], 'chip')}; what is possible: {said}"
