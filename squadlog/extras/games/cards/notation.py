"""Moves in writing: `9S` the initial card, `4S>C` a card and its zone, `KH>R x9C` a King and what he strikes.

When gambling: `L check`, `L below`, `L call`, `L raise 2`. `x9C(B)` says whose, where two foes show the same card.
"""

import re

from squadlog.base.names import clean_text
from squadlog.extras.games.cards.deck import KING, NAMES, RANK, card_named
from squadlog.extras.games.cards.faces import targets
from squadlog.extras.games.cards.gambling import missing
from squadlog.extras.games.cards.layout import SEATS, Layout
from squadlog.extras.games.cards.moves import Bet, CardLaid, CardMove, CardsWord, Play, Strike
from squadlog.extras.games.cards.position import CardsPosition
from squadlog.extras.games.cards.refusing import why_not
from squadlog.extras.games.cards.table import NOBODY, CardsTable
from squadlog.extras.games.game import GameError, Move

_CARD = r"(?:10|[A2-9TJQK])\s*[SDCH♠♦♣♥]\ufe0f?"
_FOE = r"(?:\s*\(?\s*(?:OF\s+)?(?P<foe>[A-G])\s*\)?)?"
_PLAY = re.compile(
    rf"(?P<card>{_CARD})\s*(?:-?>|→|TO|IN|INTO|\s)\s*(?P<zone>[A-Z]{{1,6}}?)"
    rf"(?:\s*[X*]\s*(?P<target>{_CARD}){_FOE})?"
)
_STRIKE = re.compile(rf"[X*]?\s*(?P<target>{_CARD}){_FOE}")
_BET = re.compile(
    r"(?P<zone>[A-Z]{1,6})\s*:?\s+(?P<word>CHECK|BELOW|HOLD|CALL|RAISE)(?:\s+(?:BY\s+)?(?P<chips>\d{1,7}))?"
)
_WORDS = {
    "OFFER": CardsWord.OFFER,
    "OFFER TO STOP": CardsWord.OFFER,
    "ACCEPT": CardsWord.ACCEPT,
    "YES": CardsWord.ACCEPT,
    "DECLINE": CardsWord.DECLINE,
    "NO": CardsWord.DECLINE,
    "RESIGN": CardsWord.RESIGN,
    "GIVE UP": CardsWord.RESIGN,
}
_LONGEST = 60
"""Characters of a move that are read or told."""
UNSEEN = "an initial card"
"""What a secret initial card is called."""
_A_CARD = "a card"


def write(table: CardsTable, move: Move) -> str:
    """A legal move as it stands in the record."""
    layout = table.layout
    if isinstance(move, CardsWord):
        return move.value
    if isinstance(move, CardLaid):
        return NAMES[move.card]
    if isinstance(move, Play):
        struck = ""
        if move.target >= 0:
            struck = f" x{_target(table, move.zone, table.turn, move.foe, move.target)}"
        return f"{NAMES[move.card]}>{layout.names[move.zone]}{struck}"
    if isinstance(move, Strike):
        return f"x{_target(table, layout.centre, table.strikers[0], move.foe, move.target)}"
    if isinstance(move, Bet) and table.money is not None:
        money = table.money
        seat = money.queue[0] if money.queue else table.turn
        lacking, name = missing(layout, money, move.zone, seat), layout.names[move.zone]
        if not move.chips:
            return f"{name} {'below' if lacking else 'check'}"
        return f"{name} call" if move.chips == lacking else f"{name} raise {move.chips - lacking}"
    raise GameError(f"{clean_text(repr(move), limit=_LONGEST)} is no move of this game")


def _target(table: CardsTable, zone: int, seat: int, foe: int, card: int) -> str:
    same = [other for other in targets(table.cells, table.layout, zone, seat) if other[1] == card]
    return NAMES[card] + (f"({SEATS[foe]})" if len(same) > 1 else "")


def read(position: CardsPosition, text: str) -> CardMove:
    """The legal move that somebody wrote. Raises GameError, in one sentence, with what would be right."""
    typed = " ".join(text.upper().replace("\N{MULTIPLICATION SIGN}", "X").split())[:_LONGEST]
    move = _WORDS.get(typed) or _parse(position, typed)
    if move is None:
        raise GameError(f"{clean_text(text, limit=_LONGEST)!r} is no move; {_example_of_move(position)}")
    fault = why_not(position, move)
    if fault:
        raise fault
    return move


def _parse(position: CardsPosition, typed: str) -> CardMove | None:
    table, layout = position.table, position.table.layout
    bet = _BET.fullmatch(typed)
    if bet:
        return _bet(position, bet)
    if table.strikers:
        found = _STRIKE.fullmatch(typed)
        if found is None:
            return None
        seat = table.strikers[0]
        return Strike(*_find_struck(table, layout.centre, seat, found["target"], found["foe"]))
    found = _PLAY.fullmatch(typed)
    if found:
        return _play(position, found)
    if table.first == NOBODY and re.fullmatch(_CARD, typed):
        return CardLaid(card_named(typed.replace(" ", "")))
    return None


def _play(position: CardsPosition, found: re.Match[str]) -> Play:
    table = position.table
    seat = position.to_move if position.to_move is not None else table.turn
    card = card_named(found["card"].replace(" ", ""))
    zone = _zone(table.layout, found["zone"])
    if found["target"]:
        return Play(card, zone, *_find_struck(table, zone, seat, found["target"], found["foe"]))
    if RANK[card] == KING and table.first != NOBODY:
        prey = targets(table.cells, table.layout, zone, seat)
        if len(prey) == 1:
            return Play(card, zone, *prey[0])
    return Play(card, zone)


def _find_struck(table: CardsTable, zone: int, seat: int, text: str, foe: str | None) -> tuple[int, int]:
    """The seat whose card is meant; the first seat if nobody shows it, which is then refused."""
    card = card_named(text.replace(" ", ""))
    showing = [owner for owner, other in targets(table.cells, table.layout, zone, seat) if other == card]
    if foe is not None:
        return SEATS.index(foe), card
    if len(showing) > 1:
        names = " or ".join(f"x{NAMES[card]}({SEATS[owner]})" for owner in showing)
        raise GameError(f"{NAMES[card]} lies there more than once; say whose: {names}")
    return (showing[0] if showing else table.layout.alive[0]), card


def _zone(layout: Layout, typed: str) -> int:
    if typed in ("C", "CENTRE", "CENTER"):
        return layout.centre
    for zone, name in enumerate(layout.names):
        if typed in (name.upper(), name[::-1].upper()):
            return zone
    sides = {"LEFT": "L", "RIGHT": "R"}
    if sides.get(typed) in layout.names:
        return layout.names.index(sides[typed])
    raise GameError(f"{clean_text(typed, limit=20)!r} is no zone; there are {', '.join(layout.names)}")


def _bet(position: CardsPosition, found: re.Match[str]) -> Bet:
    table, money = position.table, position.table.money
    zone = _zone(table.layout, found["zone"])
    if money is None or table.first == NOBODY:
        raise GameError("there is nothing to bet on now")
    seat = money.queue[0] if money.queue else table.turn
    lacking = missing(table.layout, money, zone, seat) if seat in table.layout.players[zone] else 0
    word = found["word"]
    if word in ("CHECK", "BELOW", "HOLD"):
        return Bet(zone, 0, calls=lacking == 0)
    if word == "CALL":
        return Bet(zone, lacking, calls=True)
    return Bet(zone, lacking + int(found["chips"] or 1), calls=True)


def _example_of_move(position: CardsPosition) -> str:
    """What could be written now, by an example; cards of a hand are not told to whoever writes."""
    table = position.table
    seat = position.to_move
    if seat is None:
        return "the game is over"
    if table.offer:
        return "an offer to stop is answered with accept or decline"
    first = table.choices(position.hands[seat])[0]
    if isinstance(first, CardLaid):
        return "write a card of the hand alone, such as 9S"
    if isinstance(first, Play):
        # The centre, because the zones that are open to a hand may say what is in it.
        return f"write a card of the hand and where it goes, such as 4S>{table.layout.names[table.layout.centre]}"
    return f"write for example {write(table, first)}"


def format_for_others(before: CardsPosition, move: Move, now: CardsPosition, *, just_made: bool) -> str:
    """A move of `before` as somebody else reads it at `now`; `just_made`: `now` is the position right after it.

    An initial card is named once it is turned up (PC-18). Where everybody must remember (PC-29), a card is named right
    after the move and as long as it lies open.
    """
    if isinstance(move, CardLaid) and not _are_turned_up(before, now):
        return UNSEEN
    if just_made or not before.table.rules.memory_mode:
        return write(before.table, move)
    if isinstance(move, CardLaid):
        return write(before.table, move) if _is_open(before, move.card, now) else UNSEEN
    if isinstance(move, Play):
        if _is_open(before, move.card, now):
            return write(before.table, move)
        struck = f" x {_A_CARD}" if move.target >= 0 else ""
        return f"{_A_CARD}>{before.table.layout.names[move.zone]}{struck}"
    if isinstance(move, Strike):
        return f"x {_A_CARD}"
    return write(before.table, move)


def _are_turned_up(before: CardsPosition, now: CardsPosition) -> bool:
    """The initial cards of the battle that `before` belongs to are known at `now`."""
    return now.table.battle > before.table.battle or (
        now.table.battle == before.table.battle and now.table.first != NOBODY
    )


def _is_open(before: CardsPosition, card: int, now: CardsPosition) -> bool:
    """The card that was laid then lies face up still."""
    if now.table.battle != before.table.battle or before.to_move is None:
        return False
    return any(card in cell for cell in now.table.cells[before.to_move :: now.table.layout.seats])
