"""Moves in writing: `KR` a commander, `6R x4B,2Y` an army and what it cancels, `drop 3G`, and words such as `end`.

A joker says what it is: `?RY commander`, `?RY army 5R+3Y` with what each colour pays; so does a wild army, `5* 3R+2B`.
`6R with 4G x10B` cancels together with other own armies.
"""

import re

from squadlog.base.names import clean_text
from squadlog.extras.games.game import GameError, Move
from squadlog.extras.games.generals.cancelling import NOTHING
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, GeneralsWord, Promote
from squadlog.extras.games.generals.position import GeneralsPosition
from squadlog.extras.games.generals.refusing import why_not
from squadlog.extras.games.generals.sides import Points, payments
from squadlog.extras.games.generals.table import NOBODY, GeneralsTable

_WORDS = {
    "END": GeneralsWord.END,
    "DONE": GeneralsWord.END,
    "PASS": GeneralsWord.END,
    "REDRAW": GeneralsWord.REDRAW,
    "KEEP": GeneralsWord.KEEP,
    "RESIGN": GeneralsWord.RESIGN,
    "GIVE UP": GeneralsWord.RESIGN,
}
_CARD = r"(?:\?|JOKER\s*)[A-Z]{2}|(?:10|[1-9AJQK])\s*[A-Z*]"
_DROP = re.compile(rf"(?:DROP|DISCARD)\s+(?P<card>{_CARD})")
_LAID = re.compile(
    rf"(?P<card>{_CARD})(?:\s+(?:AS\s+)?(?P<role>COMMANDER|ARMY))?"
    r"(?:\s*(?:=|\s)\s*(?P<paid>\d+[A-Z]?(?:\s*\+\s*\d+[A-Z])*))?"
    rf"(?:\s+WITH\s+(?P<own>(?:{_CARD})(?:\s*,\s*(?:{_CARD}))*))?"
    rf"(?:\s*X\s*(?P<foe>(?:{_CARD})(?:\s*,\s*(?:{_CARD}))*))?"
)
_LONGEST = 200
"""Characters of the longest move that is read."""


def write(table: GeneralsTable, move: Move) -> str:
    """A legal move as it stands in the record."""
    names = table.pack.names
    if isinstance(move, GeneralsWord):
        return move.value
    if isinstance(move, Drop):
        return f"drop {names[move.card]}"
    if isinstance(move, Promote):
        role = " commander" if table.pack.joker[move.card] else ""
        return f"{names[move.card]}{role}{f' {table.pack.written(move.split)}' if move.split else ''}"
    if isinstance(move, Deploy):
        role = " army" if table.pack.joker[move.card] else ""
        paid = f" {table.pack.written(move.paid)}" if len(table.pack.colours[move.card]) > 1 else ""
        own = f" with {','.join(names[card] for card in move.own)}" if move.own else ""
        foe = f" x{','.join(names[card] for card in move.foe)}" if move.foe else ""
        return f"{names[move.card]}{role}{paid}{own}{foe}"
    raise GameError(f"{clean_text(repr(move), limit=60)} is no move of this game")


def read(position: GeneralsPosition, text: str) -> GeneralsMove:
    """The legal move that somebody wrote. Raises GameError, in one sentence, with what would be right."""
    typed = " ".join(text.upper().replace("\N{MULTIPLICATION SIGN}", "X").split())[:_LONGEST]
    move = _WORDS.get(typed) or _parse(position, typed)
    if move is None:
        raise GameError(f"{clean_text(text, limit=60)!r} is no move; {_example_of_move(position)}")
    fault = why_not(position, move)
    if fault:
        raise fault
    return move


def _parse(position: GeneralsPosition, typed: str) -> GeneralsMove | None:
    table = position.table
    found = _DROP.fullmatch(typed)
    if found:
        return Drop(table.pack.card(found["card"]))
    found = _LAID.fullmatch(typed)
    if found is None:
        return None
    card = table.pack.card(found["card"])
    if table.dropping and not any(found[word] for word in ("role", "paid", "own", "foe")):
        return Drop(card)
    army, command = table.pack.army[card] is not None, table.pack.command[card] is not None
    role = found["role"]
    if role is None and army and command:
        name = table.pack.names[card]
        raise GameError(f"a joker says what it is: {name} commander or {name} army", rule="GM-26")
    if role == "COMMANDER" or (role is None and command):
        return Promote(card, _points(table, found["paid"]) if found["paid"] else ())
    if table.asked != NOBODY or table.dropping:
        return Deploy(card, ())
    return _army(table, card, found)


def _army(table: GeneralsTable, card: int, found: re.Match[str]) -> Deploy:
    """The army meant; what is not said is filled in where there is no choice."""
    listed = [paid for _, paid in payments(table.rules, table.sides[table.mover], table.spent, card)]
    paid = _points(table, found["paid"]) if found["paid"] else ()
    if not paid and listed:
        if len(listed) > 1:
            ways = " or ".join(table.pack.written(one) for one in listed[:6])
            raise GameError(f"say what each colour pays for {table.pack.names[card]}: {ways}", rule="GM-13")
        paid = listed[0]
    own, foe = (_cards(table, found[word]) for word in ("own", "foe"))
    if not foe and not own and not table.rules.cancel_optional:
        known = [move for move in table.deployments(card) if isinstance(move, Deploy) and move.paid == paid]
        if len(known) == 1:
            return known[0]
    return Deploy(card, paid, own, foe) if foe or own else Deploy(card, paid, *NOTHING)


def _cards(table: GeneralsTable, typed: str | None) -> tuple[int, ...]:
    return tuple(table.pack.card(card) for card in typed.split(",")) if typed else ()


def _points(table: GeneralsTable, typed: str) -> Points:
    letters, points = table.pack.letters, [0] * len(table.pack.letters)
    for share in typed.replace(" ", "").split("+"):
        if share.isdigit():
            if int(share[:6]) == 0:
                continue
            raise GameError(
                f"say which colour pays {clean_text(share, limit=10)}: one of {' '.join(letters)}"
            )
        if share[-1] not in letters:
            raise GameError(f"{share[-1]} is no colour of this deck; there are {' '.join(letters)}")
        points[letters.index(share[-1])] += int(share[:-1][:6])
    return tuple(points)


def _example_of_move(position: GeneralsPosition) -> str:
    """What could be written now, by an example; cards of a hand are not told to whoever writes."""
    seat = position.to_move
    if seat is None:
        return "the game is over"
    if position.table.asked != NOBODY:
        return "write redraw or keep"
    card = position.table.pack.names[5]
    return f"write for example {f'drop {card}' if position.table.dropping else f'{card}, or end'}"
