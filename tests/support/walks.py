"""Ground to walk over, drawn as text, with the prices of the rulebook.

Every character is a square of one metre, the top row is the north. `>` is where the move starts, at the east edge of its
square and facing east, so that the squares after it are its metres.

    .  clear    w  light woods   H  heavy woods   ~  stream   =  river   %  marsh   _  lake
    c  clear, with a contour line from north to south through its middle, up to the east; v  the same, down to the east
    #  high obstacle    o  low obstacle    1..9  units, at the centre of their square
    |  -  +  wall through the middle of the square; on a wall also D closed, L locked, d open door, W window
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from squadlog.dice import ScriptedDice
from squadlog.facts import StatedSurveyor
from squadlog.field.conditions import Conditions, Figure, Spot
from squadlog.field.model import Map
from squadlog.field.moves import Measured, measure
from squadlog.field.moves_ground import Footing, footing_of
from squadlog.field.moves_route import route_ahead
from squadlog.field.moves_stops import Mover
from squadlog.field.readings import Readings
from squadlog.field.structures import Door, Obstacle, Wall, Window
from squadlog.field.terrain import Contour, Patch
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.rules.path import Walk, metre_cost, walked
from squadlog.rules.table import Table
from squadlog.rules.turning import turn_allowed

_PATCHES = {"w": "light", "H": "heavy", "~": "stream", "=": "river", "_": "lake", "%": "marsh"}
_DOORS = {"D": "closed", "d": "open", "L": "locked"}
_ACROSS, _ALONG = "-+", "|+"
_GAPS = "DdLW"


@cache
def _book():
    return load_rulebook()


def table(**rulings):
    """The rulebook with these rulings, dots written as two underscores."""
    chosen = {name.replace("__", "."): key for name, key in rulings.items()}
    return Table(
        book=_book(),
        rulings=load_rulings(overrides=chosen) if chosen else load_rulings(),
        surveyor=StatedSurveyor(),
        dice=ScriptedDice([]),
    )


BOOK = table()


def price(*, mode="walk", suit="1", pack_on=False, board=BOOK):
    """What a metre costs by the rulebook."""

    def cost(effects):
        return metre_cost(effects, suit_cost=Fraction(suit), pack_on=pack_on, mode=mode, table=board)

    return cost


def pace(allowance, *, mode="walk", suit="1", pack_on=False, board=BOOK):
    """How far an allowance carries by the rulebook."""

    def carried(ground):
        return float(charged(ground, allowance, mode=mode, suit=suit, pack_on=pack_on, board=board).moved)

    return carried


def charged(ground, allowance, *, mode="walk", suit="1", pack_on=False, board=BOOK) -> Walk:
    """What the rules make of measured ground."""
    return walked(
        ground, Fraction(allowance), mode=mode, table=board, suit_cost=Fraction(suit), pack_on=pack_on
    )


def gate(mode, board=BOOK):
    """Which turns the mode allows after standing still."""

    def allowed(degrees, since_m, made):
        return turn_allowed(mode, mode if made else None, since_m, degrees, board)

    return allowed


@dataclass(frozen=True)
class Drawn:
    """A drawing with its start, and the units on it."""

    plan: Map
    start: Spot
    figures: tuple[Figure, ...]

    def footing(self, readings: Readings | None = None, **conditions) -> Footing:
        return footing_of(self.plan, Conditions(figures=self.figures, **conditions), readings)

    def east(self, metres, *, cost=None, readings=None, mover=None, gait="forward", **conditions) -> Measured:
        """A move straight east from the start."""
        facing = 270.0 if gait == "backward" else 90.0
        route = route_ahead(self.start, facing, 90.0, float(metres), gait=gait)
        footing = self.footing(readings, **conditions)
        return measure(footing, route, cost=cost or price(), mover=mover or Mover())


def drawn(text: str, *, ground: str = "clear", **more) -> Drawn:
    """The drawing as a map; `more` are further pieces or fields of it."""
    rows = [row.strip() for row in text.strip().splitlines()]
    high, wide = len(rows), max(len(row) for row in rows)
    cells = {
        (column, high - 1 - line): char for line, row in enumerate(rows) for column, char in enumerate(row)
    }
    starts = [Spot(x + 1.0, y + 0.5) for (x, y), char in cells.items() if char == ">"]
    figures = [
        Figure(int(char), Spot(x + 0.5, y + 0.5)) for (x, y), char in cells.items() if char.isdigit()
    ]
    plan = Map(
        title="drawn",
        width_m=float(max(wide, 1)),
        height_m=float(max(high, 1)),
        ground=ground,
        terrain=(*_patches(cells), *more.pop("terrain", ())),
        contours=(*_contours(cells, float(high)), *more.pop("contours", ())),
        walls=(*_walls(cells), *more.pop("walls", ())),
        doors=(*_gaps(cells, "DdL"), *more.pop("doors", ())),
        windows=(*_gaps(cells, "W"), *more.pop("windows", ())),
        obstacles=(*_obstacles(cells), *more.pop("obstacles", ())),
        **more,
    )
    return Drawn(plan, starts[0] if starts else Spot(0.5, 0.5), tuple(figures))


def _square(x, y):
    return ((x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0))


def _patches(cells):
    for (x, y), char in cells.items():
        if char in _PATCHES:
            yield Patch(id=f"t{x}-{y}", kind=_PATCHES[char], points=_square(float(x), float(y)))


def _contours(cells, high):
    for (x, y), char in cells.items():
        if char in "cv":
            line = ((x + 0.5, 0.0), (x + 0.5, high))
            yield Contour(id=f"c{x}-{y}", points=line, closed=False, up="right" if char == "c" else "left")


def _across(cells, x, y):
    """Whether what stands here runs from west to east."""
    return cells.get((x, y), " ") in _ACROSS or (
        cells.get((x, y), " ") in _GAPS and any(cells.get((x + step, y), " ") in "-+" for step in (-1, 1))
    )


def _walls(cells):
    for (x, y), char in cells.items():
        if char in "-+|" or char in _GAPS:
            middle = (x + 0.5, y + 0.5)
            if _across(cells, x, y):
                yield Wall(id=f"h{x}-{y}", kind="internal_wall", line=((float(x), middle[1]), (x + 1.0, middle[1])))
            if char in _ALONG or (char in _GAPS and not _across(cells, x, y)):
                yield Wall(id=f"w{x}-{y}", kind="internal_wall", line=((middle[0], float(y)), (middle[0], y + 1.0)))


def _gaps(cells, chars):
    for (x, y), char in cells.items():
        if char not in chars:
            continue
        ends = ((x + 0.5, float(y)), (x + 0.5, y + 1.0))
        if _across(cells, x, y):
            ends = ((float(x), y + 0.5), (x + 1.0, y + 0.5))
        if char == "W":
            yield Window(id=f"n{x}-{y}", ends=ends)
        else:
            yield Door(id=f"d{x}-{y}", kind="internal_door", ends=ends, state=_DOORS[char])


def _obstacles(cells):
    for (x, y), char in cells.items():
        if char in "#o":
            kind, cover, high = ("machinery", "full_hard", True) if char == "#" else ("furniture", "half_soft", False)
            points = _square(float(x), float(y))
            yield Obstacle(id=f"o{x}-{y}", kind=kind, cover=cover, high=high, points=points)
