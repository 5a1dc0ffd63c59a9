"""The board game once more, with sets of triangles and polygons: slow, and obvious."""

from functools import cache
from itertools import pairwise, product

from shapely import MultiPoint, Polygon, unary_union
from shapely.geometry import LineString

FILES = "abcdefgh"
CORNERS = {
    "NW": ((0, 1), (1, 1), (0, 0)),
    "SE": ((1, 0), (0, 0), (1, 1)),
    "NE": ((1, 1), (0, 1), (1, 0)),
    "SW": ((0, 0), (0, 1), (1, 0)),
}
HEADINGS = [(x, y) for x, y in product((-1, 0, 1), repeat=2) if x or y]
SHAPES = {
    "AUX_NW": [(0, 0, "NW")],
    "AUX_NE": [(0, 0, "NE")],
    "AUX_SW": [(0, 0, "SW")],
    "AUX_SE": [(0, 0, "SE")],
    "SYN_U": [(0, 0, "SE"), (1, 0, "SW")],
    "SYN_D": [(0, 0, "NE"), (1, 0, "NW")],
    "HOP_UW": [(0, 0, "NW"), (0, 0, "SE"), (0, 1, "SW")],
    "HOP_UE": [(0, 0, "NE"), (0, 0, "SW"), (0, 1, "SE")],
    "HOP_DE": [(0, 0, "NW"), (0, 0, "SE"), (0, -1, "NE")],
    "HOP_DW": [(0, 0, "NE"), (0, 0, "SW"), (0, -1, "NW")],
}


@cache
def triangle(file, rank, half):
    return Polygon([(file - 1 + x, rank - 1 + y) for x, y in CORNERS[half]])


@cache
def board(parity):
    """All cells: squares with an even sum of file and rank are cut / if the dark ones are."""
    cells = set()
    for file, rank in product(range(1, 9), repeat=2):
        slash = ((file + rank) % 2 == 0) == (parity == "dark_slash")
        cells |= {(file, rank, half) for half in (("NW", "SE") if slash else ("NE", "SW"))}
    return frozenset(cells)


@cache
def covers(parity, piece):
    """The cells of a piece (shape, file, rank), None if it does not fit there."""
    shape, file, rank = piece
    if shape == "ARCHER":
        cells = {cell for cell in board(parity) if cell[:2] == (file, rank)}
    else:
        cells = {(file + f, rank + r, half) for f, r, half in SHAPES[shape]}
    return frozenset(cells) if cells and cells <= board(parity) else None


@cache
def outline(parity, piece):
    return unary_union([triangle(*cell) for cell in covers(parity, piece)])


def swept(parity, piece, end):
    """The cells that the convex hull of start and end meets, without the piece's own."""
    both = [corner for one in (piece, end) for corner in outline(parity, one).exterior.coords]
    hull = MultiPoint(both).convex_hull
    met = {cell for cell in board(parity) if hull.intersection(triangle(*cell)).area > 1e-9}
    return met - covers(parity, piece)


def path(parity, path_rule, piece, heading, far):
    """What must be free for a slide of so many squares."""
    shape, file, rank = piece
    stops = [(shape, file + n * heading[0], rank + n * heading[1]) for n in range(1, far + 1)]
    if path_rule == "landing":
        landing = [covers(parity, stop) for stop in stops]
        return set().union(*(cells for cells in landing if cells)) - covers(parity, piece)
    cells = swept(parity, piece, stops[-1])
    if path_rule == "strict":
        return cells
    own = {cell[:2] for cell in covers(parity, piece)}
    lane = {(f + n * heading[0], r + n * heading[1]) for f, r in own for n in range(far + 1)}
    return {cell for cell in cells if cell[:2] in lane}


@cache
def sides(parity, piece):
    """The straight sides of a piece as lines."""
    corners = list(outline(parity, piece).simplify(0).exterior.coords)
    straight = []
    for a, b in pairwise(corners):
        if straight and _straight_on(*straight[-1], b):
            straight[-1] = (straight[-1][0], b)
        else:
            straight.append((a, b))
    if len(straight) > 1 and _straight_on(*straight[-1], straight[0][1]):
        straight[0] = (straight.pop()[0], straight[0][1])
    return tuple(LineString(side) for side in straight)


def _straight_on(a, b, c):
    return (b[0] - a[0]) * (c[1] - b[1]) == (b[1] - a[1]) * (c[0] - b[0])


class SlowBoard:
    """Pieces are (shape, file, rank); `mine` are those of the one to move."""

    def __init__(self, mine, theirs, *, parity, path_rule, capture_scope, side_cover):
        self.mine, self.theirs, self.parity = frozenset(mine), frozenset(theirs), parity
        self.path_rule, self.scope, self.cover = path_rule, capture_scope, side_cover

    def occupied(self):
        return set().union(*(covers(self.parity, piece) for piece in self.mine | self.theirs))

    def slides(self):
        """Every (piece, end) that a piece of the one to move can slide."""
        occupied, found = self.occupied(), set()
        for piece, heading, far in product(self.mine, HEADINGS, range(1, 8)):
            shape, file, rank = piece
            end = shape, file + far * heading[0], rank + far * heading[1]
            if covers(self.parity, end) and not occupied & path(
                self.parity, self.path_rule, piece, heading, far
            ):
                found.add((piece, end))
        return found

    def covered(self, victim, mine):
        """The sides of an enemy piece along the whole of which pieces of `mine` lie."""
        shapes = [outline(self.parity, piece) for piece in mine]
        grouped = shapes if self.cover == "single_piece" else [unary_union(shapes)]
        return [
            side
            for side in sides(self.parity, victim)
            if any(side.intersection(shape).length > side.length - 1e-9 for shape in grouped)
        ]

    def held(self, mine=None):
        mine = self.mine if mine is None else mine
        return {victim for victim in self.theirs if len(self.covered(victim, mine)) >= 2}

    def prey(self, piece, end):
        """What may be taken after a slide."""
        mine = self.mine - {piece} | {end}
        held = self.held(mine)
        if self.scope == "any":
            return held
        moved = outline(self.parity, end)
        return {
            victim
            for victim in held
            if any(side.intersection(moved).length > 1e-9 for side in self.covered(victim, mine))
        }

    def moves(self):
        """Every slide with everything it may take, and what was overlooked."""
        return {(piece, end, frozenset(self.prey(piece, end))) for piece, end in self.slides()}, self.held()
