"""The pieces: fifteen a side, in shapes that never turn (A.3).

A shape is the triangles it covers, told from its anchor square, which is the square a piece is named by.
"""

from dataclasses import dataclass
from functools import cached_property

from squadlog.base.records import record
from squadlog.extras.games.board.geometry import CORNERS, Corner, Half

Triangle = tuple[int, int, Half]
"""A cell seen from the anchor square: files to the east, ranks to the north, half."""
Edge = tuple[Corner, Corner]


@record
class PieceKind:
    """A kind of piece: its name for one and for more, its letter, and how many each side has."""

    name: str
    many: str
    letter: str
    count: int


AUXILIARY = PieceKind(name="Auxiliary", many="Auxiliaries", letter="x", count=8)
ARCHER = PieceKind(name="Archer", many="Archers", letter="a", count=4)
HOPLITE = PieceKind(name="Hoplite", many="Hoplites", letter="h", count=2)
SYNTAGMA = PieceKind(name="Syntagma", many="Syntagmas", letter="s", count=1)
KINDS = (AUXILIARY, ARCHER, HOPLITE, SYNTAGMA)


@dataclass(frozen=True, kw_only=True)
class PieceShape:
    """A form that a kind of piece comes in; an Archer has two, for the two ways a square is cut."""

    key: str
    kind: PieceKind
    triangles: tuple[Triangle, ...]

    @cached_property
    def squares(self) -> frozenset[tuple[int, int]]:
        """The squares it lies in, wholly or in half."""
        return frozenset((file, rank) for file, rank, _ in self.triangles)

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """The outline of the shape in edges of single triangles, each in the direction that its triangle runs it."""
        drawn = [edge for triangle in self.triangles for edge in edges_of(triangle)]
        return tuple(edge for edge in drawn if edge not in {other[::-1] for other in drawn})


def edges_of(triangle: Triangle) -> tuple[Edge, Edge, Edge]:
    """The three edges of a triangle, run counter-clockwise: two neighbours run their common edge opposite ways."""
    file, rank, half = triangle
    (a, b, c) = ((x + file, y + rank) for x, y in CORNERS[half])
    if (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < 0:
        b, c = c, b
    return (a, b), (b, c), (c, a)


def _shape(key: str, kind: PieceKind, *triangles: Triangle) -> PieceShape:
    return PieceShape(key=key, kind=kind, triangles=triangles)


SHAPES: dict[str, PieceShape] = {
    shape.key: shape
    for shape in (
        _shape("AUX_NW", AUXILIARY, (0, 0, "NW")),
        _shape("AUX_NE", AUXILIARY, (0, 0, "NE")),
        _shape("AUX_SW", AUXILIARY, (0, 0, "SW")),
        _shape("AUX_SE", AUXILIARY, (0, 0, "SE")),
        _shape("ARCHER_SLASH", ARCHER, (0, 0, "NW"), (0, 0, "SE")),
        _shape("ARCHER_BACKSLASH", ARCHER, (0, 0, "NE"), (0, 0, "SW")),
        _shape("SYN_U", SYNTAGMA, (0, 0, "SE"), (1, 0, "SW")),
        _shape("SYN_D", SYNTAGMA, (0, 0, "NE"), (1, 0, "NW")),
        _shape("HOP_UW", HOPLITE, (0, 0, "NW"), (0, 0, "SE"), (0, 1, "SW")),
        _shape("HOP_UE", HOPLITE, (0, 0, "NE"), (0, 0, "SW"), (0, 1, "SE")),
        _shape("HOP_DE", HOPLITE, (0, 0, "NW"), (0, 0, "SE"), (0, -1, "NE")),
        _shape("HOP_DW", HOPLITE, (0, 0, "NE"), (0, 0, "SW"), (0, -1, "NW")),
    )
}
"""Every shape, by the id it has in set-ups; an `ARCHER` of a set-up is the one that its square asks for."""

TURNED: dict[str, str] = {
    "AUX_NW": "AUX_SE",
    "AUX_SE": "AUX_NW",
    "AUX_NE": "AUX_SW",
    "AUX_SW": "AUX_NE",
    "ARCHER_SLASH": "ARCHER_SLASH",
    "ARCHER_BACKSLASH": "ARCHER_BACKSLASH",
    "SYN_U": "SYN_D",
    "SYN_D": "SYN_U",
    "HOP_UW": "HOP_DE",
    "HOP_DE": "HOP_UW",
    "HOP_UE": "HOP_DW",
    "HOP_DW": "HOP_UE",
}
"""The shape that each becomes when the board is turned round by 180 degrees."""
