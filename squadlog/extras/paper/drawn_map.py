"""A floor of a map as marks on paper, at any scale: dark lines on white, areas hatched, so that little ink is used."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, ceil, degrees, hypot

from squadlog.base.records import value
from squadlog.extras.paper.battle_loop import BattleLoop
from squadlog.extras.paper.chip_marks import CHIP_MM, LEAST_CHIP_MM, chip_marks, leader_marks
from squadlog.extras.paper.faces import MM_PER_PT, printable, width_of
from squadlog.extras.paper.furnishing.furnishing_marks import furniture_marks, scenery_marks
from squadlog.extras.paper.hatching import hatched
from squadlog.extras.paper.marks import (
    BLACK,
    GREY,
    WHITE,
    Ink,
    Lettering,
    Mark,
    Outline,
    Place,
    RoundMark,
    box,
    line,
)
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Spot
from squadlog.ground.compiled.ground import rising_left
from squadlog.ground.drawing.drawn_scene import DrawnPiece, DrawnScene, Spots
from squadlog.ground.drawing.figures.chip import Chip, ChipKind, PlacedChip
from squadlog.ground.drawing.figures.give_way import WordRoom, taken_by, words_beside
from squadlog.ground.drawing.figures.place_chips import chip_size, place_chips
from squadlog.ground.drawing.furnishing.furnish import furnish_map
from squadlog.ground.drawing.furnishing.shapes import Furnishing
from squadlog.ground.drawing.svg_words import Lettered, MapWord
from squadlog.ground.map.terrain import Contour
from squadlog.ground.map.zones import Zone

_WATER, _WOODS, _SOIL, _DOOR, _ZONE, _FIRE = "#1f5f9f", "#2f6f2f", "#8a5a20", "#8a4200", "#a02020", "#a01010"
_EM, _AIR = 0.72, 1.25
"""How high capitals and figures are, against the size of the text; how high a word with what is free about it."""
_GRID = ((0.1, "#bdbdbd"), (0.15, "#808080"))
_AREAS: dict[str, tuple[Ink, float, tuple[float, float] | None, float | None]] = {
    "ring": (_FIRE, 0.3, None, None),
    "past": (GREY, 0.3, (2.0, 1.2), None),
    "cloud": (GREY, 0.35, (0.6, 0.8), 2.2),
    "square": ("#5a3f90", 0.4, None, 3.5),
    "circle": (_FIRE, 0.3, (1.5, 1.0), None),
    "sector": ("#8a4200", 0.3, (3.0, 1.2), None),
}
"""The line round each kind of area: ink, width, dash; how far its hatching is apart, None for none."""
LETTER_MM = 1.9
"""How far the circle about the letter of an area reaches."""
_HIGH = ("shelving", "column", "panel")
_LOW_EDGE, _HIGH_EDGE = 0.2, 0.45
"""The line round what is waist high, and round what reaches to the ceiling."""
_NAMED, _DOTS = "#5a3f90", (0.6, 1.0)
_STILL = BattleLoop(())
_STROKE, _STROKES_APART = 1.4, 8.0
"""How long the strokes of a contour line are, and how far apart."""


def letters_at(scale_mm: float) -> Lettered:
    """Words on paper are as large as they have to be to be read, whatever the scale."""
    large = 1.5 if scale_mm >= 15 else 1.0
    number, door = 3.1 * large / scale_mm, 2.5 * large / scale_mm
    names = tuple(size * large / scale_mm for size in (4.0, 3.1, 2.6))
    leaf = (_door_mm(scale_mm) / 2 + 0.3) / scale_mm
    return Lettered(
        number_m=number, names_m=names, doors_m=door, grows=False, leaf_m=leaf, people=False, wide=_wide
    )


def _wall_mm(scale_mm: float) -> float:
    """How thick an external wall is drawn."""
    return min(max(0.3 * scale_mm, 0.7), 1.3)


def _door_mm(scale_mm: float) -> float:
    return _wall_mm(scale_mm) * 1.5


def _wide(text: str) -> float:
    return width_of(printable(text), 1 / MM_PER_PT) / _EM / _AIR + 0.4


@value
class PaperMap:
    """How a scene is drawn: `scale_mm` millimetres to the metre, from its north-west corner.

    Lines are drawn every `grid_m` metres; None: no lines. `words`: with names and ids of doors. `chips` are who and
    what is on it, `loop` how they came there.
    """

    scene: DrawnScene
    scale_mm: float
    grid_m: float | None = None
    words: bool = True
    chips: tuple[Chip, ...] = ()
    loop: BattleLoop = _STILL

    @property
    def width(self) -> float:
        """The width of the map in millimetres."""
        return self.scene.drawn.width_m * self.scale_mm

    @property
    def height(self) -> float:
        """The height of the map in millimetres."""
        return self.scene.drawn.height_m * self.scale_mm

    def marks(self) -> Iterator[Mark]:
        """The marks of the map, each after what it lies over."""
        scene, floor = self.scene, self.scene.floor
        whole = ((0.0, 0.0), (self.width, 0.0), (self.width, self.height), (0.0, self.height))
        if floor == 1:
            yield from area_marks(scene.drawn.ground, whole, self.scale_mm, bare=True)
        for room in scene.rooms:
            yield Outline(places=self._places(room.points), width=0, fill=WHITE, closed=True)
        there = [piece for piece in scene.pieces if piece.on(floor)]
        yield from self._those(there, "terrain")
        laid = [self._furnishing_of(piece) for piece in there if piece.table == "decoration"]
        yield from scenery_marks(laid, self._place, self.scale_mm)
        if self.grid_m is not None:
            yield from self._grid(self.grid_m)
        yield from self._those(there, "contour", "zone")
        for area in scene.areas_named:
            for ring in area.rings:
                yield Outline(places=self._places(ring), width=0.5, ink=_NAMED, dash=_DOTS, closed=True)
        yield from self._those(there, "obstacle", "stairs", "elevator", "room", "wall", "window", "door")
        for x, y, wide in scene.holes:
            east, south = self._place((x, y))
            yield RoundMark(
                x=east, y=south, radius=wide / 2 * self.scale_mm, ink=BLACK, fill=WHITE, dash=(1, 0.6)
            )
        yield box(0, 0, self.width, self.height, line_width=0.3)
        for shape in scene.areas:
            yield from laid_marks(shape.look, self._places(shape.outline))
        placed = self._place_chips()
        yield from self._people(placed)
        for area in scene.areas_named:
            yield from lettered_area(area.letter, *self._place((area.x, area.y)))
        if self.words:
            free = WordRoom(scene.drawn, floor, taken_by(placed))
            for word in words_beside(scene.words, free):
                yield from self._word(word)
            for shape in scene.areas:
                if shape.word:
                    x, y = shape.at or shape.outline[0]
                    yield from _box_word(*self._place((x, y)), shape.word, 7.5, _FIRE)

    def _place_chips(self) -> tuple[PlacedChip, ...]:
        """The chips of the floor: as large as can be read, and no smaller than whom they stand for."""
        drawn = self.scene.drawn
        here = [chip for chip in self.chips if chip.spot.floor == self.scene.floor]
        fair = min(CHIP_MM / self.scale_mm, chip_size(drawn.width_m, drawn.height_m, len(here)))
        size_m = max(fair, LEAST_CHIP_MM / self.scale_mm, FIGURE_RADIUS_M * 2)
        return place_chips(here, drawn.width_m, drawn.height_m, size_m)

    def _people(self, placed: Sequence[PlacedChip]) -> Iterator[Mark]:
        """Bases, leaders and chips, those who give way first so that the others lie over what leads to them."""
        for token in self.scene.tokens:
            if token.base_m > FIGURE_RADIUS_M:
                x, y = self._place((token.x, token.y))
                yield RoundMark(x=x, y=y, radius=token.base_m * self.scale_mm, width=0.15)
        middles = [self._place((one.x, one.y)) for one in placed]
        for one, at in zip(placed, middles, strict=True):
            yield from leader_marks(one, at, self._place((one.chip.spot.x, one.chip.spot.y)))
        for one, at in reversed(list(zip(placed, middles, strict=True))):
            yield from self.loop.chip(one, at, self.scale_mm)

    def _those(self, pieces: Sequence[DrawnPiece], *tables: str) -> Iterator[Mark]:
        for table in tables:
            for piece in pieces:
                if piece.table == table:
                    yield from self._piece(piece)

    def _piece(self, piece: DrawnPiece) -> Iterator[Mark]:
        places = self._places(piece.piece.outline() if isinstance(piece.piece, Zone) else piece.outline)
        if isinstance(piece.piece, Contour):
            yield from falling(self._places(tuple(rising_left(piece.piece))))
        elif piece.table == "obstacle":
            furnishing = self._furnishing_of(piece)
            high = piece.look in _HIGH
            if high or not furnishing.shapes:
                yield from area_marks(piece.look, places, self.scale_mm)
            else:
                yield Outline(places=places, width=_LOW_EDGE, fill=WHITE, closed=True)
            yield from furniture_marks(furnishing, self._place, self.scale_mm)
            yield Outline(places=places, width=_HIGH_EDGE if high else _LOW_EDGE, closed=True)
        elif piece.closed:
            yield from area_marks(piece.look, places, self.scale_mm)
        else:
            yield from line_marks(piece.look, places, self.scale_mm)

    def _furnishing_of(self, piece: DrawnPiece) -> Furnishing:
        return furnish_map(self.scene.drawn)[piece.table, piece.place]

    def _place(self, point: tuple[float, float]) -> Place:
        return point[0] * self.scale_mm, (self.scene.drawn.height_m - point[1]) * self.scale_mm

    def _places(self, points: Spots) -> tuple[Place, ...]:
        return tuple(map(self._place, points))

    def _grid(self, every_m: float) -> Iterator[Mark]:
        drawn = self.scene.drawn
        for number in range(1, ceil(drawn.width_m / every_m)):
            x = number * every_m * self.scale_mm
            yield line(x, 0, x, self.height, *_GRID[number % 5 == 0])
        for number in range(1, ceil(drawn.height_m / every_m)):
            y = self.height - number * every_m * self.scale_mm
            yield line(0, y, self.width, y, *_GRID[number % 5 == 0])

    def _word(self, word: MapWord) -> Iterator[Mark]:
        x, y = self._place((word.x, word.y))
        yield from _box_word(
            x, y, word.text, word.size_m * self.scale_mm / MM_PER_PT / _EM / _AIR, upwards=word.upwards
        )


def _box_word(
    x: float, y: float, text: str, size_pt: float, ink: Ink = BLACK, *, upwards: bool = False
) -> Iterator[Mark]:
    """A word about its middle, on white."""
    shown = printable(text)
    wide, high = width_of(shown, size_pt), size_pt * MM_PER_PT * _EM
    if upwards:
        yield box(x - high / 2 - 0.2, y - wide / 2 - 0.2, high + 0.4, wide + 0.4, line_width=0, fill=WHITE)
        yield Lettering(x=x + high / 2, y=y, text=shown, size_pt=size_pt, align="middle", ink=ink, width=wide,
                        turned_deg=-90)  # fmt: skip
        return
    yield box(x - wide / 2 - 0.2, y - high / 2 - 0.2, wide + 0.4, high + 0.4, line_width=0, fill=WHITE)
    yield Lettering(x=x, y=y + high / 2, text=shown, size_pt=size_pt, align="middle", ink=ink, width=wide)


def area_marks(
    look: str, places: tuple[Place, ...], scale_mm: float, *, bare: bool = False
) -> Iterator[Mark]:
    """An area of a kind; `bare`: without a line round it."""
    fine = 0.12
    edge, width, dash, fill = GREY, 0.15, None, WHITE
    hatches: list[Outline] = []
    match look:
        case "light":
            edge = _WOODS
            hatches += hatched(places, 3.0, 45, width=fine, ink=_WOODS, dash=(1.6, 1.6))
        case "heavy":
            edge = _WOODS
            hatches += hatched(places, 2.4, 45, width=fine, ink=_WOODS)
            hatches += hatched(places, 2.4, -45, width=fine, ink=_WOODS)
        case "stream" | "river" | "lake":
            edge, width = _WATER, 0.3
            step, broken = {"stream": (2.6, None), "river": (1.4, None), "lake": (1.4, (4.0, 1.4))}[look]
            hatches += hatched(places, step, 0, width=fine, ink=_WATER, dash=broken)
        case "marsh":
            edge = _WATER
            hatches += hatched(places, 2.0, 0, width=fine, ink=_WATER, dash=(2.0, 2.6))
        case "space":
            hatches += hatched(places, 6.0, 0, width=0.3, ink=GREY, dash=(0.3, 5.7))
        case "stairs":
            edge, width = BLACK, 0.25
            hatches += hatched(
                places, max(1.0, 0.3 * scale_mm), _longest_deg(places) + 90, width=0.2, ink=BLACK
            )
        case "elevator":
            edge, width = BLACK, 0.25
            hatches += [line(*one, *other, 0.2) for one, other in zip(places[:2], places[2:4], strict=False)]
        case "shelving" | "column" | "panel":
            edge, width = BLACK, _HIGH_EDGE
            hatches += hatched(places, 1.2, 45, width=0.2, ink="#404040")
        case "furniture" | "counter" | "machinery" | "other":
            edge, width = BLACK, _LOW_EDGE
            hatches += hatched(places, 2.2, 45, width=0.1, ink=GREY)
        case "room":
            edge, dash, fill = "#909090", (1.6, 1.2), ""
        case "zone":
            edge, width, dash, fill = _ZONE, 0.35, (2.4, 1.2), ""
            hatches += hatched(places, 5.0, -45, width=fine, ink=_ZONE)
    if fill:
        yield Outline(places=places, width=0, fill=WHITE, closed=True)
    yield from hatches
    if not bare:
        yield Outline(places=places, width=width, ink=edge, dash=dash, closed=True)


def _longest_deg(places: Sequence[Place]) -> float:
    """The direction of the longest side, in degrees from the x axis."""
    sides = pairwise([*places, places[0]])
    (x1, y1), (x2, y2) = max(sides, key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]))
    return degrees(atan2(y2 - y1, x2 - x1))


def line_marks(look: str, places: tuple[Place, ...], scale_mm: float) -> Iterator[Mark]:
    """A line of a kind: a wall, a window, a door, a contour."""
    outer, inner = _wall_mm(scale_mm), min(max(0.18 * scale_mm, 0.4), 0.8)
    thick = _door_mm(scale_mm)
    match look:
        case "contour":
            yield from falling(places)
        case "window":
            yield Outline(places=places, width=thick, ink=_WATER)
            yield Outline(places=places, width=thick * 0.6, ink=WHITE)
            yield Outline(places=places, width=0.2, ink=_WATER)
        case _ if look.endswith(("wall", "bulkhead")):
            width = outer if look.startswith("external") else inner
            yield Outline(places=places, width=width, ink=BLACK)
            for x, y in places:
                yield RoundMark(x=x, y=y, radius=width / 2, width=0, fill=BLACK)
            if look.endswith("bulkhead"):
                yield Outline(places=places, width=width * 0.35, ink=WHITE)
        case _:
            (x1, y1), (x2, y2) = places[0], places[-1]
            long = hypot(x2 - x1, y2 - y1) or 1.0
            aside = (y1 - y2) / long * thick / 2, (x2 - x1) / long * thick / 2
            corners = (
                (x1 + aside[0], y1 + aside[1]), (x2 + aside[0], y2 + aside[1]), (x2 - aside[0], y2 - aside[1]),
                (x1 - aside[0], y1 - aside[1]),
            )  # fmt: skip
            yield Outline(places=corners, width=0.3, ink=_DOOR, fill=WHITE, closed=True)
            if look in {"bulkhead_door", "airlock_door"}:
                yield line(*corners[0], *corners[2], 0.3, _DOOR)
                yield line(*corners[1], *corners[3], 0.3, _DOOR)
            elif look in {"sliding_door", "elevator_door"}:
                yield line(x1, y1, x2, y2, 0.3, _DOOR)


def lettered_area(letter: str, x: float, y: float) -> Iterator[Mark]:
    """The letter of an area, in a circle."""
    yield RoundMark(x=x, y=y, radius=LETTER_MM, width=0.3, ink=_NAMED, fill=WHITE)
    size = 7.5 if len(letter) == 1 else 6.0
    wide = width_of(letter, size, bold=True)
    yield Lettering(x=x, y=y + size * MM_PER_PT * 0.3, text=letter, size_pt=size, bold=True, align="middle",
                    ink=_NAMED, width=wide)  # fmt: skip


def falling(places: Sequence[Place]) -> Iterator[Mark]:
    """A contour line that rises to its left as it runs, with strokes to the side where the ground falls (MAP-07)."""
    yield Outline(places=tuple(places), width=0.3, ink=_SOIL)
    for (x1, y1), (x2, y2) in pairwise(places):
        long = hypot(x2 - x1, y2 - y1)
        if long < _STROKE:
            continue
        along, down = ((x2 - x1) / long, (y2 - y1) / long), ((y1 - y2) / long, (x2 - x1) / long)
        many = max(1, int(long / _STROKES_APART))
        for number in range(many):
            at = long * (number + 0.5) / many
            x, y = x1 + along[0] * at, y1 + along[1] * at
            yield line(x, y, x + down[0] * _STROKE, y + down[1] * _STROKE, 0.3, _SOIL)


def laid_marks(look: str, places: tuple[Place, ...]) -> Iterator[Mark]:
    """An area laid over the map: smoke, a ring of an explosion, a square."""
    ink, width, dash, apart = _AREAS[look]
    if apart is not None:
        yield from hatched(places, apart, 30, width=0.12, ink=ink)
    yield Outline(places=places, width=width, ink=ink, dash=dash, closed=True)


def swatch(look: str, x: float, y: float, width: float, height: float, side: int = 0) -> Iterator[Mark]:
    """What something looks like, in the legend."""
    middle = y + height / 2
    places = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    if look in {"unit", "body", "counter"}:
        kind: ChipKind = "unit" if look == "unit" else "body" if look == "body" else "marker"
        facing = 90.0 if kind == "unit" else None
        sample = PlacedChip(Chip("", Spot(0, 0), kind, side=side, facing_deg=facing), 0, 0, 1)
        yield from chip_marks(sample, (x + width / 2, middle), height * 1.3)
    elif look in _AREAS:
        yield from laid_marks(look, places)
    elif look == "furniture":
        yield Outline(places=places, width=_LOW_EDGE, fill=WHITE, closed=True)
        yield box(x + 0.6, y + 0.6, width - 1.2, height - 1.2, line_width=0.12)
    elif look.endswith(("wall", "bulkhead", "door")) or look in {"window", "contour"}:
        yield from line_marks(look, ((x, middle), (x + width, middle)), 4.0)
    else:
        yield from area_marks(look, places, 4.0)
