"""Which cells a piece slides over: the reading of a free path (A.5).

Every outline runs along files, ranks and diagonals only, and so does every slide. Such convex areas meet exactly if
their extents overlap in four directions: x, y, x + y and x - y. That makes the swept area a matter of whole numbers.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

from squadlog.extras.games.board.geometry import CORNERS, HEADINGS, Corner, Half
from squadlog.extras.games.board.pieces import ARCHER, PieceShape, Triangle

PathRule = Literal["chesslike", "strict", "landing"]
"""`chesslike`: the cells slid over in squares that the piece's own squares cross. `strict`: every cell slid over.
`landing`: only the places where it could stop."""

Extent = tuple[tuple[int, int], ...]
_MIRRORED: dict[Half, Half] = {"NW": "NE", "NE": "NW", "SW": "SE", "SE": "SW"}
_SLASHED: tuple[Half, Half] = ("NW", "SE")
_BACKSLASHED: tuple[Half, Half] = ("NE", "SW")


def stride(shape: PieceShape, heading: str) -> tuple[int, int]:
    """Files and ranks from one stop to the next: one square, for all but Archers two along files and ranks."""
    file, rank = HEADINGS[heading]
    far = 1 if shape.kind is ARCHER or (file and rank) else 2
    return far * file, far * rank


@cache
def cells_needed(shape: PieceShape, heading: str, path_rule: PathRule) -> frozenset[Triangle]:
    """The cells, seen from the anchor square, that must be free for a slide to the next stop; never its own."""
    file, rank = stride(shape, heading)
    if path_rule == "landing":
        return frozenset(_landing(shape, file, rank)) - set(shape.triangles)
    swept = set(_swept(shape, file, rank))
    if path_rule == "chesslike":
        steps = max(abs(file), abs(rank))
        crossed = {
            (f + step * file // steps, r + step * rank // steps)
            for f, r in shape.squares
            for step in range(steps + 1)
        }
        swept = {triangle for triangle in swept if triangle[:2] in crossed}
    return frozenset(swept.difference(shape.triangles))


def _landing(shape: PieceShape, file: int, rank: int) -> Iterator[Triangle]:
    """The triangles a shape covers after such a slide; an Archer covers whatever halves the square has."""
    other_cut = (file + rank) % 2 == 1
    for f, r, half in shape.triangles:
        yield f + file, r + rank, _MIRRORED[half] if other_cut else half


def _swept(shape: PieceShape, file: int, rank: int) -> Iterator[Triangle]:
    """Every triangle that a slide by `file` and `rank` runs over, in the cut that its square has.

    Those of the box about it overlap it in x and y; what is left to ask are the diagonals.
    """
    way = (file, rank, file + rank, file - rank)
    (west, east), (south, north), *diagonals = (
        (low + min(0, by), high + max(0, by)) for (low, high), by in zip(_start(shape), way, strict=True)
    )
    slash = slash_parity(shape)
    for x in range(west, east):
        for y in range(south, north):
            for half in _SLASHED if (x + y) % 2 == slash else _BACKSLASHED:
                if _overlap(_diagonals((x, y, half)), diagonals):
                    yield x, y, half


def slash_parity(shape: PieceShape) -> int:
    """Whether the squares cut `/` lie an even (0) or odd (1) number of steps from the anchor square."""
    file, rank, half = shape.triangles[0]
    return (file + rank + (half not in _SLASHED)) % 2


def _corners(triangle: Triangle) -> list[Corner]:
    file, rank, half = triangle
    return [(x + file, y + rank) for x, y in CORNERS[half]]


@cache
def _start(shape: PieceShape) -> Extent:
    return _extent(corner for triangle in shape.triangles for corner in _corners(triangle))


@cache
def _diagonals(triangle: Triangle) -> Extent:
    return _extent(_corners(triangle))[2:]


def _extent(corners: Iterable[Corner]) -> Extent:
    values = zip(*((x, y, x + y, x - y) for x, y in corners), strict=True)
    return tuple((min(axis), max(axis)) for axis in map(list, values))


def _overlap(one: Iterable[tuple[int, int]], other: Iterable[tuple[int, int]]) -> bool:
    """Whether extents share more than an end, each with its own."""
    return all(a < d and c < b for (a, b), (c, d) in zip(one, other, strict=True))
