"""Everything about the board that does not change while a game is played, worked out once, as 128-bit masks.

A place is a shape on a square that it fits; its number stands for a piece there. All tables are tuples indexed by it.
"""

from dataclasses import dataclass
from functools import cache

from squadlog.games.board.geometry import HEADINGS, SIZE, Parity, cell_at, cell_name, square_name
from squadlog.games.board.pieces import (
    ARCHER,
    SHAPES,
    SYNTAGMA,
    TURNED,
    Edge,
    Kind,
    Shape,
    Triangle,
    edges_of,
)
from squadlog.games.board.slides import PathRule, needed, slash_parity, stride

_Ids = dict[tuple[str, int, int], int]
_ARCHERS = ("ARCHER_SLASH", "ARCHER_BACKSLASH")
Ray = tuple[tuple[int, int], ...]
"""One heading from a place: for each stop in turn, the cells that must be free to get there, and its place."""
DRAWS = 32
"""How many slides a piece is drawn from: more than any piece has, and a power of two."""
_NO_SLIDE = (-1, 0)  # every cell is needed: never free, for the piece itself stands on one


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A shape on a square it fits: number, file and rank of its anchor, the cells it covers and their mask."""

    id: int
    shape: Shape
    file: int
    rank: int
    cells: tuple[int, ...]
    mask: int
    name: str
    """The anchor square such as `d2`, with the half for a piece of a single triangle: `a1.NW`."""

    @property
    def kind(self) -> Kind:
        """The kind of piece that stands there."""
        return self.shape.kind

    @property
    def square(self) -> str:
        """The anchor square."""
        return square_name(self.file, self.rank)


@dataclass(frozen=True, kw_only=True, eq=False)
class Tables:
    """The tables of one way to cut the board and one reading of a free path."""

    parity: Parity
    path_rule: PathRule
    places: tuple[Place, ...]
    ids: _Ids
    """The place of a shape's id, file and rank."""
    masks: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    """For each side that can be covered at all (not at the edge of the board), the cells beyond it."""
    border: tuple[int, ...]
    """All cells beyond its outline."""
    rays: tuple[tuple[Ray, ...], ...]
    """Its headings, N first and clockwise; those without a stop are left out."""
    paths: tuple[dict[int, int], ...]
    """For each place that can be reached on an empty board, the cells that must be free."""
    draws: tuple[tuple[tuple[int, int], ...], ...]
    """All stops of all rays, filled up to `DRAWS` with slides that are never free."""
    cell_names: tuple[str, ...]
    """Such as `d4.NW`, by cell."""
    turned: tuple[int, ...]
    """The place it becomes when the board is turned round by 180 degrees."""

    def place(self, shape: str, file: int, rank: int) -> Place | None:
        """That shape on that square, None where it does not fit; `ARCHER` is whichever fits."""
        keys = _ARCHERS if shape == "ARCHER" else (shape,)
        return next((self.places[self.ids[k, file, rank]] for k in keys if (k, file, rank) in self.ids), None)


@cache
def tables(parity: Parity = "dark_slash", path_rule: PathRule = "chesslike") -> Tables:
    """The tables for one way to cut the board and one reading of a free path, made when first asked for."""
    places = _places(parity)
    ids = {(place.shape.key, place.file, place.rank): place.id for place in places}
    rays = tuple(
        tuple(
            ray
            for heading in HEADINGS
            if (ray := _ray(place, heading, path_rule, parity=parity, places=places, ids=ids))
        )
        for place in places
    )
    stops = [[(need, end) for ray in each for need, end in ray] for each in rays]
    sides = [_sides(parity, place) for place in places]
    return Tables(
        parity=parity,
        path_rule=path_rule,
        places=places,
        ids=ids,
        masks=tuple(place.mask for place in places),
        sides=tuple(tuple(mask for mask, whole in each if whole) for each in sides),
        border=tuple(sum(mask for mask, _ in each) for each in sides),
        rays=rays,
        paths=tuple({end: need for need, end in each} for each in stops),
        draws=tuple(tuple(each + [_NO_SLIDE] * (DRAWS - len(each))) for each in stops),
        cell_names=tuple(cell_name(parity, cell) for cell in range(2 * SIZE * SIZE)),
        turned=tuple(_turned(ids, place) for place in places),
    )


def _places(parity: Parity) -> tuple[Place, ...]:
    places: list[Place] = []
    for shape in SHAPES.values():
        for rank in range(1, SIZE + 1):
            for file in range(1, SIZE + 1):
                cells = [cell_at(parity, file + f, rank + r, half) for f, r, half in shape.triangles]
                covered = tuple(cell for cell in cells if cell is not None)
                if len(covered) < len(cells):
                    continue
                single = len(cells) == 1
                name = cell_name(parity, covered[0]) if single else square_name(file, rank)
                mask = sum(1 << cell for cell in covered)
                places.append(
                    Place(
                        id=len(places), shape=shape, file=file, rank=rank, cells=covered, mask=mask, name=name
                    )
                )
    return tuple(places)


def _ray(
    place: Place, heading: str, path_rule: PathRule, *, parity: Parity, places: tuple[Place, ...], ids: _Ids
) -> Ray:
    """The stops in one heading. A convex board is never left between two stops on it."""
    ray: list[tuple[int, int]] = []
    path, here = 0, place
    while True:
        across, up = stride(here.shape, heading)
        end = _fitting(ids, here.shape, here.file + across, here.rank + up)
        if end is None:
            return tuple(ray)
        for file, rank, half in needed(here.shape, heading, path_rule):
            cell = cell_at(parity, here.file + file, here.rank + rank, half)
            if cell is not None:
                path |= 1 << cell
        ray.append((path, end))
        here = places[end]


def _fitting(ids: _Ids, shape: Shape, file: int, rank: int) -> int | None:
    """The place of that piece on that square. An Archer stands on squares of either cut."""
    keys = _ARCHERS if shape.kind is ARCHER else (shape.key,)
    return next((ids[key, file, rank] for key in keys if (key, file, rank) in ids), None)


def _sides(parity: Parity, place: Place) -> list[tuple[int, bool]]:
    """The cells beyond each straight side, and whether none of them is missing: the edge of the board covers nothing."""
    beyond: dict[tuple[int, int, int], list[int | None]] = {}
    owners = {edge: triangle for triangle in _around(place) for edge in edges_of(triangle)}
    for edge in place.shape.edges:
        triangle = owners.get(edge[::-1])
        cell = triangle and cell_at(parity, place.file + triangle[0], place.rank + triangle[1], triangle[2])
        beyond.setdefault(_line(edge), []).append(cell)
    return [
        (sum(1 << cell for cell in cells if cell is not None), None not in cells) for cells in beyond.values()
    ]


def _around(place: Place) -> list[Triangle]:
    """The triangles of the squares in and about a shape, seen from its anchor, cut as the shape's own are."""
    slash = slash_parity(place.shape)
    found: list[Triangle] = []
    for x in range(-2, 4):
        for y in range(-2, 4):
            found += [(x, y, "NW"), (x, y, "SE")] if (x + y) % 2 == slash else [(x, y, "NE"), (x, y, "SW")]
    return found


def _line(edge: Edge) -> tuple[int, int, int]:
    """The straight line an edge lies on: its direction, and how far it is from the origin."""
    (x, y), (to_x, to_y) = edge
    across, up = to_x - x, to_y - y
    return across, up, across * y - up * x


def _turned(ids: _Ids, place: Place) -> int:
    """The same piece after half a turn of the board; the anchor of a Syntagma is then its other square."""
    wide = 1 if place.kind is SYNTAGMA else 0
    return ids[TURNED[place.shape.key], SIZE + 1 - place.file - wide, SIZE + 1 - place.rank]
