"""The board in plain lines, drawn with letters, and what either side has left."""

from collections.abc import Iterator

from squadlog.extras.games.board.geometry import FILES, SIZE, cell_place
from squadlog.extras.games.board.state import BoardSeen, BoardState
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.telling import Who
from squadlog.extras.games.words import count_of


def page(seen: BoardSeen, who: Who) -> Iterator[str]:
    """The board, the sides, and an offer that waits for an answer."""
    position = seen.state
    yield from _draw(position)
    for side, letters in enumerate(("XAHS", "xahs")):
        yield f"{who(side)} ({letters}): {strength(position, side)}; lost {position.lost[side]}."
    yield "Letters: x Auxiliary, a Archer, h Hoplite, s Syntagma."
    if position.offer == "open":
        yield f"{format_offer(position, who)}: accept or decline?"


def strength(position: BoardState, seat: int) -> str:
    """`15 pieces, 130 points`."""
    return f"{count_of(len(position.armies[seat]), 'piece')}, {count_of(position.points(seat), 'point')}"


def format_offer(position: BoardState, who: Who) -> str:
    """What whoever moves has offered."""
    return f"{who(position.mover)} offers to stop and count points"


def pieces_left(position: BoardState, seat: int) -> dict[str, list[BoardPlace]]:
    """The pieces of a seat by kind."""
    found: dict[str, list[BoardPlace]] = {}
    for place in position.armies[seat]:
        piece = position.rules.tables.places[place]
        found.setdefault(piece.kind.name, []).append(piece)
    return found


def _draw(position: BoardState) -> Iterator[str]:
    """Red at the bottom: two rows of text a square, capitals for Red, a dot for an empty triangle."""
    parity = position.rules.parity
    shown = {cell_place(parity, cell): "." for cell in range(2 * SIZE * SIZE)}
    for seat, place in position.pieces():
        letter = place.kind.letter.lower() if seat else place.kind.letter.upper()
        shown |= {cell_place(parity, cell): letter for cell in place.cells}
    for rank in range(SIZE, 0, -1):
        upper, lower = [], []
        for file in range(1, SIZE + 1):
            halves = {half: mark for (at, on, half), mark in shown.items() if (at, on) == (file, rank)}
            if "NW" in halves:
                upper.append(f" {halves['NW']} /")
                lower.append(f" / {halves['SE']}")
            else:
                upper.append(f" \\ {halves['NE']}")
                lower.append(f" {halves['SW']} \\")
        yield f"{rank} |{'|'.join(upper)}|"
        yield f"  |{'|'.join(lower)}|"
    yield "  " + "".join(f"   {name} " for name in FILES).rstrip()
