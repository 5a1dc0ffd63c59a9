"""Everything about the board that does not change while a game is played, worked out once, as 128-bit masks.

A place is a shape on a square that it fits; its number stands for a piece there. All tables are indexed by it; what one
move asks of few places is worked out for those alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeVar

from squadlog.base.records import record
from squadlog.extras.games.board import pieces
from squadlog.extras.games.board.geometry import HEADINGS, SIZE, Parity, cell_name, cells, square_name
from squadlog.extras.games.board.slides import PathRule, cells_needed, slash_parity, stride

KnownT = TypeVar("KnownT")
_Ids = dict[tuple[str, int, int], int]
_ARCHERS = ("ARCHER_SLASH", "ARCHER_BACKSLASH")
Ray = tuple[tuple[int, int], ...]
"""One heading from a place: for each stop in turn, the cells that must be free to get there, and its place."""
DRAWS = 32
"""How many slides a piece is drawn from: more than any piece has, and a power of two."""
_NO_SLIDE = (-1, 0)  # every cell is needed: never free, for the piece itself stands on one


@record
class BoardPlace:
    """A shape on a square it fits: number, file and rank of its anchor, the cells it covers and their mask."""

    id: int
    shape: pieces.PieceShape
    file: int
    rank: int
    cells: tuple[int, ...]
    mask: int
    name: str
    """The anchor square such as `d2`, with the half for a piece of a single triangle: `a1.NW`."""

    @property
    def kind(self) -> pieces.PieceKind:
        """The kind of piece that stands there."""
        return self.shape.kind

    @property
    def square(self) -> str:
        """The anchor square."""
        return square_name(self.file, self.rank)


class OfPlace(dict[int, KnownT]):
    """What is worked out of a place when it is first asked for."""

    def __init__(self, known: Callable[[int], KnownT]) -> None:
        self._known = known

    def __missing__(self, place: int) -> KnownT:
        """The value of one more place, worked out now."""
        found = self[place] = self._known(place)
        return found


@dataclass(frozen=True, kw_only=True, eq=False)
class Tables:
    """The tables of a board cut one way under one reading of a free path; each is made when first asked for."""

    parity: Parity
    path_rule: PathRule
    places: tuple[BoardPlace, ...]
    ids: _Ids
    """The place of a shape's id, file and rank."""

    def place(self, shape: str, file: int, rank: int) -> BoardPlace | None:
        """The place of that shape on that square, None where it does not fit; `ARCHER` is whichever fits."""
        keys = _ARCHERS if shape == "ARCHER" else (shape,)
        return next((self.places[self.ids[k, file, rank]] for k in keys if (k, file, rank) in self.ids), None)

    @cached_property
    def masks(self) -> tuple[int, ...]:
        """The cells that each covers."""
        return tuple(place.mask for place in self.places)

    @cached_property
    def sides(self) -> OfPlace[tuple[int, ...]]:
        """For each side that can be covered at all (not at the edge of the board), the cells beyond it."""
        return OfPlace(lambda place: tuple(mask for mask, whole in self._beyond[place] if whole))

    @cached_property
    def border(self) -> OfPlace[int]:
        """All cells beyond its outline."""
        return OfPlace(lambda place: sum(mask for mask, _ in self._beyond[place]))

    def rays_from(self, start: int) -> tuple[Ray, ...]:
        """The headings of one place, N first and clockwise; those without a stop are left out."""
        return tuple(ray for heading in HEADINGS if (ray := self._ray(start, heading)))

    def paths_from(self, start: int) -> dict[int, int]:
        """For each place that can be reached from this one on an empty board, the cells that must be free."""
        if start not in self._paths:
            self._paths[start] = {end: need for ray in self.rays_from(start) for need, end in ray}
        return self._paths[start]

    @cached_property
    def rays(self) -> tuple[tuple[Ray, ...], ...]:
        """The rays from every place, by its number."""
        return tuple(map(self.rays_from, range(len(self.places))))

    @cached_property
    def paths(self) -> tuple[dict[int, int], ...]:
        """The paths from every place, by its number."""
        return tuple(map(self.paths_from, range(len(self.places))))

    @cached_property
    def draws(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """All stops of all rays, filled up to `DRAWS` with slides that are never free."""
        stops = [[stop for ray in each for stop in ray] for each in self.rays]
        return tuple(tuple(each + [_NO_SLIDE] * (DRAWS - len(each))) for each in stops)

    @cached_property
    def cell_names(self) -> tuple[str, ...]:
        """Such as `d4.NW`, by cell."""
        return tuple(cell_name(self.parity, cell) for cell in range(2 * SIZE * SIZE))

    @cached_property
    def turned(self) -> tuple[int, ...]:
        """The place it becomes when the board is turned round by 180 degrees."""
        return tuple(_place_after_half_turn(self.ids, place) for place in self.places)

    @cached_property
    def _beyond(self) -> OfPlace[list[tuple[int, bool]]]:
        return OfPlace(lambda place: _sides(self.parity, self.places[place]))

    def _ray(self, start: int, heading: str) -> Ray:
        """The stops in one heading, from the first on: those of the next place, with what lies before it."""
        known = self._rays[heading]
        if start not in known:
            place, (across, up) = self.places[start], stride(self.places[start].shape, heading)
            end = _fitting(self.ids, place.shape, place.file + across, place.rank + up)
            if end is None:
                known[start] = ()
            else:
                path = self._path(place, heading)
                known[start] = ((path, end), *((path | more, stop) for more, stop in self._ray(end, heading)))
        return known[start]

    def _path(self, place: BoardPlace, heading: str) -> int:
        """The cells that must be free for the next stop in a heading.

        A slide never leaves the convex board between two stops, so that the path from one place is that from another
        of its shape, moved: by two bits a file and by sixteen a rank.
        """
        known, shape, at = self._first, place.shape, 2 * (place.file + SIZE * place.rank)
        if (shape.key, heading) not in known:
            numbers = cells(self.parity)
            needs = cells_needed(shape, heading, self.path_rule)
            mask = sum(1 << numbers[place.file + file, place.rank + rank, half] for file, rank, half in needs)
            known[shape.key, heading] = at, mask
        first, mask = known[shape.key, heading]
        return mask << at - first if at >= first else mask >> first - at

    @cached_property
    def _rays(self) -> dict[str, dict[int, Ray]]:
        return {heading: {} for heading in HEADINGS}

    @cached_property
    def _paths(self) -> dict[int, dict[int, int]]:
        return {}

    @cached_property
    def _first(self) -> dict[tuple[str, str], tuple[int, int]]:
        """The first path asked for, of a shape in a heading, and where it began."""
        return {}


def tables(parity: Parity = "dark_slash", path_rule: PathRule = "chesslike") -> Tables:
    """The tables for one way to cut the board and one reading of a free path."""
    return _tables(parity, path_rule)


@cache
def _tables(parity: Parity, path_rule: PathRule) -> Tables:
    places = _places(parity)
    ids = {(place.shape.key, place.file, place.rank): place.id for place in places}
    return Tables(parity=parity, path_rule=path_rule, places=places, ids=ids)


def _places(parity: Parity) -> tuple[BoardPlace, ...]:
    places: list[BoardPlace] = []
    numbers = cells(parity)
    for shape in pieces.SHAPES.values():
        for rank in range(1, SIZE + 1):
            for file in range(1, SIZE + 1):
                covered = tuple(
                    numbers[file + f, rank + r, half]
                    for f, r, half in shape.triangles
                    if (file + f, rank + r, half) in numbers
                )
                if len(covered) < len(shape.triangles):
                    continue
                single = len(covered) == 1
                name = cell_name(parity, covered[0]) if single else square_name(file, rank)
                mask = sum(1 << cell for cell in covered)
                places.append(
                    BoardPlace(
                        id=len(places), shape=shape, file=file, rank=rank, cells=covered, mask=mask, name=name
                    )
                )
    return tuple(places)


def _fitting(ids: _Ids, shape: pieces.PieceShape, file: int, rank: int) -> int | None:
    """The place of that piece on that square. An Archer stands on squares of either cut."""
    for key in _ARCHERS if shape.kind is pieces.ARCHER else (shape.key,):
        if (found := ids.get((key, file, rank))) is not None:
            return found
    return None


def _sides(parity: Parity, place: BoardPlace) -> list[tuple[int, bool]]:
    """The cells beyond each straight side, and whether none is missing: the board's edge covers nothing."""
    found, numbers = [], cells(parity)
    for side in _outline(place.shape):
        there = [numbers.get((place.file + file, place.rank + rank, half)) for file, rank, half in side]
        found.append((sum(1 << cell for cell in there if cell is not None), None not in there))
    return found


@cache
def _outline(shape: pieces.PieceShape) -> tuple[tuple[pieces.Triangle, ...], ...]:
    """The triangles beyond each straight side of a shape, seen from its anchor."""
    beyond: dict[tuple[int, int, int], list[pieces.Triangle]] = {}
    owners = {edge: triangle for triangle in _around(shape) for edge in pieces.edges_of(triangle)}
    for edge in shape.edges:
        beyond.setdefault(_line(edge), []).append(owners[edge[::-1]])
    return tuple(map(tuple, beyond.values()))


def _around(shape: pieces.PieceShape) -> list[pieces.Triangle]:
    """The triangles of the squares in and about a shape, seen from its anchor, cut as the shape's own are."""
    slash = slash_parity(shape)
    found: list[pieces.Triangle] = []
    for x in range(-2, 4):
        for y in range(-2, 4):
            found += [(x, y, "NW"), (x, y, "SE")] if (x + y) % 2 == slash else [(x, y, "NE"), (x, y, "SW")]
    return found


def _line(edge: pieces.Edge) -> tuple[int, int, int]:
    """The straight line an edge lies on: its direction, and how far it is from the origin."""
    (x, y), (to_x, to_y) = edge
    across, up = to_x - x, to_y - y
    return across, up, across * y - up * x


def _place_after_half_turn(ids: _Ids, place: BoardPlace) -> int:
    """A piece after half a turn of the board; the anchor of a Syntagma is then its other square."""
    wide = 1 if place.kind is pieces.SYNTAGMA else 0
    return ids[pieces.TURNED[place.shape.key], SIZE + 1 - place.file - wide, SIZE + 1 - place.rank]
