"""How the moves of the board game are written and read.

`e1-e3` is a move from square to square, `a1.NW-c3` that of a piece of a single triangle, `e3-e5 x d5 e4` one with
captures declared, and `x d5` a turn of overlooked captures. `offer`, `accept` and `decline` speak of stopping,
`resign` gives up.
"""

import re

from squadlog.base.names import clean_text
from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.position import BoardPosition, list_places, name_place, reach
from squadlog.extras.games.board.refusing import why_not
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.board.turn import STAY, BoardMove, BoardTurn, BoardWord
from squadlog.extras.games.game import GameError, Move

_LONGEST = 300
"""Characters of the longest move that is read."""
_SPOT = re.compile(r"([a-h][1-8])\s*[./]?\s*(nw|ne|sw|se)?(?![a-z0-9])")
_BETWEEN = re.compile(r"(\s|[-+,;:>\u2013\u2014\u2192]|to\b|and\b)*")
_CALL = re.compile(r"phalanx|!")
_TAKES = re.compile(r"\u00d7|takes|captures")
_JOINED = re.compile(r"([a-h][1-8](?:[./]?(?:nw|ne|sw|se))?)(?=[a-h][1-8])")
_HOW = "a move is written such as e1-e3, a1.NW-c3 or e3-e5 x d5; overlooked captures such as x d5"
_WORDS = {
    "offer": BoardWord.OFFER,
    "accept": BoardWord.ACCEPT,
    "agreed": BoardWord.ACCEPT,
    "yes": BoardWord.ACCEPT,
    "decline": BoardWord.DECLINE,
    "no": BoardWord.DECLINE,
    "resign": BoardWord.RESIGN,
    "give up": BoardWord.RESIGN,
}


def write(position: BoardPosition, move: Move) -> str:
    """A legal move as it stands in the record. GameError for what is no move of this game."""
    if isinstance(move, BoardWord):
        return move.value
    if not isinstance(move, BoardTurn):
        raise GameError(f"{move!r} is no move of this game")
    places = position.rules.tables.places
    text = f"{places[move.start].name}-{places[move.end].square}" if move.start != STAY else ""
    if move.taken:
        text += f"{' ' if text else ''}x {' '.join(places[taken].name for taken in move.taken)}"
    return text


def read(position: BoardPosition, text: str) -> BoardMove:
    """The legal move that is meant. Case and spaces do not matter.

    `Phalanx!` or an `x` that names nothing declares everything that may be taken. Raises GameError, in one sentence,
    with what would be right.
    """
    typed = " ".join(text[: _LONGEST + 1].casefold().split())
    shown = repr(clean_text(text, limit=40))
    if not typed or len(typed) > _LONGEST:
        raise GameError(f"{shown if typed else 'nothing'} is no move: {_HOW}")
    if typed.rstrip("?!. ") in _WORDS:
        return _legal(position, _WORDS[typed.rstrip("?!. ")])
    if position.over is not None or position.offer == "open":
        return _legal(position, BoardTurn(STAY, STAY))
    spoken, calls = _CALL.subn(" ", typed)
    moved, takes, taken = _TAKES.sub("x", spoken).partition("x")
    spots, victims = _spots(moved, shown), _spots(taken, shown)
    if len(spots) not in (0, 2) or (not spots and not takes and not calls):
        raise GameError(f"{shown} is no move: {_HOW}")
    start, end = _slide(position, *spots) if spots else (STAY, STAY)
    taken_there = _victims_declared(position, start, end, victims, called_out=bool(takes or calls))
    return _legal(position, BoardTurn(start, end, taken_there))


def _legal(position: BoardPosition, move: BoardMove) -> BoardMove:
    """The move itself, if it is legal. Raises GameError."""
    fault = why_not(position, move)
    if fault:
        raise fault
    return move


_Spot = tuple[str, str]
"""A square and a half, the half empty if none was named."""


def _spots(text: str, shown: str) -> list[_Spot]:
    """The squares named in a text that holds nothing else."""
    rest, spots = _JOINED.sub(r"\1 ", text), []
    while rest := rest[_match_end(_BETWEEN.match(rest)) :]:
        spot = _SPOT.match(rest)
        if spot is None:
            raise GameError(f"{shown} is no move: {rest[:12]!r} is no square from a1 to h8; {_HOW}")
        spots.append((spot[1], (spot[2] or "").upper()))
        rest = rest[spot.end() :]
    return spots


def _match_end(found: re.Match[str] | None) -> int:
    return found.end() if found else 0


def _slide(position: BoardPosition, origin: _Spot, goal: _Spot) -> tuple[int, int]:
    piece = _piece(position, position.mover, origin)
    places = position.rules.tables.places
    for end in position.rules.tables.paths_from(piece.id):
        if places[end].square == goal[0] and (
            not goal[1] or places[end].name in (goal[0], f"{goal[0]}.{goal[1]}")
        ):
            return piece.id, end
    free = sorted({place.square for place in reach(position, piece.id)})
    where = f"it can go to {' '.join(free)}" if free else "it cannot move at present"
    raise GameError(
        f"{name_place(piece)} cannot go to {'.'.join(filter(None, goal))}: no straight slide ends there on its own"
        f" outline; {where}",
        rule="A.5",
    )


def _piece(position: BoardPosition, seat: int, spot: _Spot) -> BoardPlace:
    """The seat's piece that is meant by a spot: named by it, or else lying there."""
    tables, (square, half) = position.rules.tables, spot
    army = [tables.places[place] for place in position.armies[seat]]
    name = f"{square}.{half}" if half else square
    exact = [place for place in army if place.name == name]
    there = exact or [place for place in army if _lies_on(position, place, square, half)]
    if len(there) == 1:
        return there[0]
    if there:
        raise GameError(f"{name} is not clear: {SEATS[seat]} has pieces on {list_places(there)}")
    raise GameError(f"{SEATS[seat]} has no piece on {name}; its pieces stand on {list_places(army)}")


def _lies_on(position: BoardPosition, place: BoardPlace, square: str, half: str) -> bool:
    names = position.rules.tables.cell_names
    return any(names[cell].startswith(square) and names[cell].endswith(half) for cell in place.cells)


def _victims_declared(
    position: BoardPosition, start: int, end: int, victims: list[_Spot], *, called_out: bool
) -> tuple[int, ...]:
    """What is declared: the pieces named, or all if only the call was made, or if captures need no declaring."""
    path = position.rules.tables.paths_from(start).get(end, 0) if start != STAY else 0
    if path & (position.cells[0] | position.cells[1]):
        _legal(position, BoardTurn(start, end))
    prey = position.prey(start, end)
    named = {_piece(position, 1 - position.mover, spot).id for spot in victims}
    if not position.rules.manual and named <= set(prey):
        return prey
    if called_out and not named:
        if not prey:
            when = "now" if start == STAY else "after that move"
            raise GameError(
                f"nothing may be taken {when}: two whole sides of a piece must be covered", rule="A.6"
            )
        return prey
    return tuple(sorted(named))
