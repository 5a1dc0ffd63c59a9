"""A map as it is drawn, as values: its pieces by kind, who and what is on it, words, what the legend tells.

The SVG and the printed map are both drawn from it; each has its own inks and lines. Places are metres east and north.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from squadlog.base.checked_model import CheckedModel
from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Conditions, Figure, MapCounter
from squadlog.ground.compiled.shapes import MapShape
from squadlog.ground.drawing.layers import layer_of
from squadlog.ground.drawing.svg_words import AS_ON_SCREEN, Lettered, MapWord, words_on
from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Wall, Window
from squadlog.ground.map.tables import TABLES
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.ground.map.zones import Zone

Spots: TypeAlias = tuple[tuple[float, float], ...]
LENGTHS_M = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""Lengths of a scale bar."""
_WORDS = {
    "clear": "clear ground", "space": "open space", "light": "light woods", "heavy": "heavy woods",
    "stream": "stream", "river": "river", "lake": "lake", "marsh": "marsh", "contour": "contour line",
    "external_wall": "external wall", "internal_wall": "internal wall",
    "external_bulkhead": "external bulkhead", "internal_bulkhead": "internal bulkhead",
    "window": "window", "door": "door", "furniture": "low obstacle", "shelving": "high obstacle",
    "stairs": "stairs", "elevator": "elevator", "room": "room", "zone": "start zone", "unit": "unit, looking",
    "body": "body", "decoration": "scenery, no cover",
}  # fmt: skip


@value
class DrawnPiece:
    """A piece of the map: its table and its place there, what it is drawn as, its floor; 0: on none of its own."""

    table: str
    place: int
    kind: str
    look: str
    floor: int
    piece: CheckedModel

    @property
    def name(self) -> str:
        """What people call it; empty for what has no name."""
        return self.piece.name if isinstance(self.piece, Door | Obstacle | Room | Decoration) else ""

    @property
    def closed(self) -> bool:
        """Whether it is an area."""
        match self.piece:
            case Contour():
                return self.piece.closed
            case Decoration():
                return self.piece.width_m is None
        return not isinstance(self.piece, Wall | Door | Window)

    @property
    def outline(self) -> Spots:
        """The line or the edge of the piece. Empty for a zone that is a circle."""
        match self.piece:
            case Wall():
                return self.piece.line
            case Door() | Window():
                return self.piece.ends
            case Contour() | Patch() | Obstacle() | Shaft() | Room() | Zone() | Decoration():
                return self.piece.points or ()
        raise TypeError(f"{type(self.piece).__name__} has no outline")

    def on(self, floor: int) -> bool:
        """Whether it is seen on a floor: terrain and hills are of the first."""
        if isinstance(self.piece, Shaft):
            return floor in self.piece.floors
        return floor == (self.floor or 1)


@value
class SceneToken:
    """A unit or thing that stands or lies on the floor; `side` is the place of its side among all of them.

    `base_m` is the radius of the base from whose edge distances run, 0 where they run from its centre (AMB-145).
    """

    what: Literal["unit", "body", "counter"]
    x: float
    y: float
    side: int = 0
    facing_deg: float | None = None
    name: str = ""
    base_m: float = 0.0


@value
class LetteredArea:
    """An area that the scenario names, as far as it lies on the floor: its letter and where that stands, its edges."""

    letter: str
    name: str
    rings: tuple[Spots, ...]
    x: float
    y: float


@value
class DrawnScene:
    """One floor of a map with all that is seen on it. `holes` are breaches: a place and how wide.

    `pieces` are those of every floor, the lowest in the drawing first. `legend` names what is seen by its look; `sides`
    names the sides of the tokens; `areas_named` are the areas of a scenario, where they are drawn.
    """

    drawn: Map
    floor: int
    title: str
    pieces: tuple[DrawnPiece, ...]
    holes: tuple[tuple[float, float, float], ...]
    tokens: tuple[SceneToken, ...]
    words: tuple[MapWord, ...]
    areas: tuple[MapShape, ...]
    legend: tuple[tuple[str, str], ...]
    sides: tuple[str, ...]
    areas_named: tuple[LetteredArea, ...] = ()

    @property
    def rooms(self) -> tuple[Room, ...]:
        """Rooms are floor, whatever grows around them."""
        return tuple(room for room in self.drawn.rooms if room.floor == self.floor)

    @property
    def scale_m(self) -> int:
        """A round length for its scale bar."""
        return max((one for one in LENGTHS_M if one <= self.drawn.width_m / 4), default=1)


def scene_of(
    drawn: Map,
    floor: int,
    conditions: Conditions,
    counters: Sequence[MapCounter] = (),
    shapes: Sequence[MapShape] = (),
    *,
    letters: Lettered = AS_ON_SCREEN,
    words: bool = True,
) -> DrawnScene:
    """A floor of a map under these conditions, with the counters and areas of that floor.

    Without `words` it has none: whoever draws it sets them.
    """
    storey = f", floor {floor} of {drawn.floors}" if drawn.floors > 1 else ""
    laid = tuple(shape for shape in shapes if shape.floor == floor)
    every: list[Figure | MapCounter] = [*conditions.figures, *counters]
    sides = {one.side: one.side_name for one in reversed(every)}
    order = tuple(dict.fromkeys(one.side for one in every))
    walls = {wall.id: wall.floor for wall in drawn.walls}
    scene = DrawnScene(
        drawn=drawn,
        floor=floor,
        title=", ".join((f"{drawn.title}{storey}", *conditions.around)),
        pieces=tuple(_pieces(drawn)),
        holes=tuple(
            (*breach.point, breach.width_m)
            for breach in conditions.breaches
            if walls.get(breach.wall) == floor
        ),
        tokens=tuple(_tokens(floor, conditions, counters, order)),
        words=words_on(drawn, floor, conditions, counters, letters) if words else (),
        areas=laid,
        legend=(),
        sides=tuple(sides[side] for side in order),
    )
    return replace(scene, legend=tuple(_legend(scene, conditions, counters)))


def _pieces(drawn: Map) -> Iterator[DrawnPiece]:
    for table, (field, _) in TABLES.items():
        for place, piece in enumerate(getattr(drawn, field), 1):
            kind = layer_of(table, piece.model_dump())
            look = "shelving" if isinstance(piece, Obstacle) and piece.high else kind
            yield DrawnPiece(table, place, kind, look, getattr(piece, "floor", 0), piece)


def _tokens(
    floor: int, conditions: Conditions, counters: Sequence[MapCounter], order: Sequence[str]
) -> Iterator[SceneToken]:
    for body in conditions.bodies:
        if body.spot.floor == floor:
            yield SceneToken("body", body.spot.x, body.spot.y, facing_deg=body.facing_deg, base_m=body.base_m)
    for one in conditions.figures:
        if one.spot.floor == floor:
            side = order.index(one.side)
            yield SceneToken("unit", one.spot.x, one.spot.y, side, one.facing_deg, base_m=one.base_m)
    for lying in counters:
        if lying.spot.floor == floor:
            at, side = lying.spot, order.index(lying.side)
            yield SceneToken("counter", at.x, at.y, side, lying.facing_deg, lying.name)


def _legend(
    scene: DrawnScene, conditions: Conditions, counters: Sequence[MapCounter]
) -> Iterator[tuple[str, str]]:
    """What is seen on the floor, and everybody who is on the map."""
    found = {"clear"} if scene.drawn.ground == "clear" or scene.floor > 1 else {"clear", scene.drawn.ground}
    for piece in scene.pieces:
        if piece.on(scene.floor):
            look = "furniture" if piece.table == "obstacle" and piece.look != "shelving" else piece.look
            found.add("door" if piece.table == "door" else look)
    found |= {"unit"} if conditions.figures else set()
    found |= {"body"} if conditions.bodies else set()
    yield from ((kind, words) for kind, words in _WORDS.items() if kind in found)
    yield from (("counter", words) for words in dict.fromkeys(one.kind for one in counters))
    yield from dict.fromkeys((shape.look, shape.kind) for shape in scene.areas)
