"""What the board game's screen says of a position: what either side has, and what the last move did.

Pure.
"""

from collections.abc import Mapping, Sequence

from textual.content import Content

from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.page import pieces_left, strength
from squadlog.extras.games.board.pieces import KINDS
from squadlog.extras.games.board.state import BoardSeen, BoardState
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.screens.board.drawing import TEXTURES, BoardScene, Marks, board_as_text
from squadlog.extras.games.screens.board.grid import Grid
from squadlog.extras.games.telling import Who
from squadlog.extras.games.words import count_of
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.words import cut

HUES = ("$side-2", "$side-1")
"""The hues of Red and of Black, a warm one and a cool one."""
BAR = 24
"""Cells of the bar of points."""


def standing_words(
    position: BoardState,
    first: Sequence[Mapping[str, Sequence[BoardPlace]]],
    people: Sequence[str],
    *,
    wide: bool = False,
) -> list[Content | str]:
    """What either side has left and has lost, and what the letters are. `first`: what each began with, by kind.

    Where it is `wide`, their points stand beside each other as bars.
    """
    parts: list[Content | str] = []
    points = [position.points(seat) for seat in (0, 1)]
    for seat in (1, 0):
        stands, began = pieces_left(position, seat), first[seat]
        lost = [
            " ".join([letter] * (len(began.get(kind.name, ())) - len(stands.get(kind.name, ()))))
            for kind in KINDS
            for letter in (kind.letter.lower() if seat else kind.letter.upper(),)
        ]
        mark = "▶" if position.to_move == seat else " "
        name = "" if people[seat] == SEATS[seat] else cut(people[seat], 18)
        hue = HUES[seat]
        parts.append(Content.assemble(mark, (TEXTURES[seat] * 2, hue), (f" {SEATS[seat]} {name}", "bold")))
        has = f"  {strength(position, seat)}"
        share = points[seat] / (sum(points) or 1)
        parts.append(Content.assemble(f"{has:<26}", share_bar(share, BAR, hue)) if wide else has)
        parts.append(f"  lost {position.lost[seat]}: {'  '.join(filter(None, lost)) or '-'}")
    ahead = points[0] - points[1]
    parts.append(
        f"  {SEATS[ahead < 0]} is {count_of(abs(ahead), 'point')} ahead" if ahead else "  even in points"
    )
    worth = dict(zip((kind.name for kind in KINDS), position.rules.kind_points, strict=True))
    named = [f"{'X ' if kind.letter == 'x' else ''}{kind.name} {worth[kind.name]}" for kind in KINDS]
    return [*parts, " · ".join(named[:2]), " · ".join(named[2:])]


def glimpse(seen: BoardSeen, who: Who, room: tuple[int, int]) -> list[Content | str]:
    """The board, as large as there is room, and what either side has."""
    position = seen.state
    wide, high = room
    grid = Grid.fitting(wide, high - 2)
    found: list[Content | str] = [*board_as_text(BoardScene.of(position, Marks()), grid), ""]
    for seat in (0, 1):
        has = f" {who(seat)}: {strength(position, seat)}"
        found.append(Content.assemble((TEXTURES[seat] * 2, HUES[seat]), has))
    return found


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
