"""What the board game's screen says of a position: what either side has, every legal turn, what the last move did.

Pure.
"""

from collections import Counter
from collections.abc import Sequence

from textual.content import Content

from squadlog.games.board.endings import SEATS
from squadlog.games.board.pieces import KINDS
from squadlog.games.board.state import BoardState
from squadlog.games.board.turn import STAY, BoardMove, BoardTurn, BoardWord
from squadlog.games.words import count_of
from squadlog.tui.chrome.words import cut
from squadlog.tui.games.board.drawing import TEXTURES

_SAID = {BoardWord.OFFER: "offer to stop and count points", BoardWord.RESIGN: "give the game up"}


def turns_in_words(position: BoardState) -> list[tuple[str, str]]:
    """Every legal turn in notation, with the kind of piece that moves and what it takes; then what may be said."""
    told = [(position.notation(turn), _moved(position, turn)) for turn in position.moves()]
    rows = [(move, f"{move:<24} {what}".rstrip()) for move, what in told]
    return rows + [(word.value, _SAID[word]) for word in position.words()]


def _moved(position: BoardState, turn: BoardMove) -> str:
    if not isinstance(turn, BoardTurn):
        return ""
    places = position.rules.tables.places
    prey = " and ".join(f"{places[taken].kind.name} on {places[taken].name}" for taken in turn.taken)
    if turn.start == STAY:
        return f"takes what was overlooked: {prey}"
    return f"{places[turn.start].kind.name}{f', takes {prey}' if prey else ''}"


def standing_words(
    position: BoardState, first: Sequence[Counter[str]], people: Sequence[str]
) -> list[Content | str]:
    """What either side has left and has lost, and what the letters are. `first`: what each began with, by kind."""
    parts: list[Content | str] = []
    for seat in (1, 0):
        left = kinds_of(position, seat)
        lost = [
            (kind.letter.lower() if seat else kind.letter.upper())
            * (first[seat][kind.name] - left[kind.name])
            for kind in KINDS
        ]
        mark = "▶" if position.to_move == seat else " "
        name = "" if people[seat] == SEATS[seat] else cut(people[seat], 18)
        parts.append(Content.styled(f"{mark}{TEXTURES[seat] * 2} {SEATS[seat]} {name}", "bold"))
        pieces, points = sum(left.values()), position.points(seat)
        parts.append(f"  {count_of(pieces, 'piece')}, {count_of(points, 'point')}")
        parts.append(f"  lost {position.lost[seat]}: {' '.join(filter(None, lost)) or '-'}")
    worth = dict(zip((kind.name for kind in KINDS), position.rules.kind_points, strict=True))
    named = [f"{'X ' if kind.letter == 'x' else ''}{kind.name} {worth[kind.name]}" for kind in KINDS]
    return [*parts, " · ".join(named[:2]), " · ".join(named[2:]), ""]


def kinds_of(position: BoardState, seat: int) -> Counter[str]:
    """How many of each kind a seat has on the board."""
    places = position.rules.tables.places
    return Counter(places[place].kind.name for place in position.armies[seat])


def last_marks(
    before: BoardState | None, now: BoardState
) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """The cells that the last move left, those where it ended, and those of the pieces it took."""
    if before is None:
        return frozenset(), frozenset(), frozenset()
    places, mover = now.rules.tables.places, before.mover

    def cells(gone: set[int]) -> frozenset[int]:
        return frozenset(cell for place in gone for cell in places[place].cells)

    was, stands = set(before.armies[mover]), set(now.armies[mover])
    fell = set(before.armies[1 - mover]) - set(now.armies[1 - mover])
    return cells(was - stands), cells(stands - was), cells(fell)
