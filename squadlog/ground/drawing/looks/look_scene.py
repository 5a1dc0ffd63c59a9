"""A floor as a look draws it, as values: what fills the ground, where floors show, what of the walls is left.

Whoever asks what is drawn at a place asks it (`drawn_there`); the drawing writes the very same values.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from math import hypot

import shapely

from squadlog.base.records import value
from squadlog.ground.compiled.gaps import gaps, gaps_of
from squadlog.ground.compiled.outlines import TOUCH_M, Geometry
from squadlog.ground.compiled.stretches import pieces
from squadlog.ground.drawing.drawn_scene import Spots
from squadlog.ground.map.model import Map
from squadlog.ground.map.shape import Ends
from squadlog.ground.map.structures import Door, Wall, WallKind, Window
from squadlog.ground.map.terrain import Patch

WOODS = ("light", "heavy")
WATER = ("stream", "river", "lake")
_RAGGED_M2 = 0.01
"""A smaller part of an area is left out."""
_INDOORS = 0.5
"""A room of which walls enclose a smaller share lies in the open."""
_SPANS = 0.35
"""The share of a bridge that lies over water, at least."""
_WALKED_LONG = ("boards", "planks")


@value
class WallRun:
    """What is left of a wall between two openings; `cut` tells for each end whether an opening cut it there."""

    wall: str
    kind: WallKind
    line: Spots
    closed: bool = False
    cut: tuple[bool, bool] = (False, False)


@value
class FloorArea:
    """Where a floor shows: its texture, whether that is turned upright, its rings, and the place of its room.

    `room` is 0 for what walls enclose and nobody has named. `whole`: it shows within all of its room.
    """

    texture: str
    rings: tuple[Spots, ...]
    upright: bool = False
    room: int = 0
    whole: bool = True


class LookScene:
    """One floor of a map, worked out as far as it is asked for."""

    def __init__(self, drawn: Map, floor: int) -> None:
        self.drawn = drawn
        self.floor = floor
        self.doors = tuple(door for door in drawn.doors if door.floor == floor)
        self.windows = tuple(window for window in drawn.windows if window.floor == floor)

    @property
    def openings(self) -> tuple[Ends, ...]:
        """Where the doors and windows of the floor are."""
        return *(door.ends for door in self.doors), *(window.ends for window in self.windows)

    @property
    def base(self) -> str:
        """The texture of the ground itself."""
        drawn = self.drawn
        return drawn.surface or drawn.ground if drawn.ground == "clear" else drawn.ground

    def texture_of(self, patch: Patch) -> str:
        """The texture of a patch: water and marsh look like what they are, a way over water like a bridge."""
        if patch.kind == "clear" and patch in self.bridges:
            return patch.surface or "planks"
        return patch.surface or patch.kind if patch.kind in ("clear", *WOODS) else patch.kind

    @cached_property
    def bridges(self) -> tuple[Patch, ...]:
        """Clear patches that lie over water, and on little else (MAP-05)."""
        found, wet = [], shapely.Polygon()
        for patch, shape in zip(self.drawn.terrain, self.shapes, strict=True):
            if patch.kind in WATER:
                wet = wet.union(shape)
            elif patch.kind == "clear" and shape.intersection(wet).area > _SPANS * shape.area:
                found.append(patch)
        return tuple(found)

    @cached_property
    def shapes(self) -> tuple[Geometry, ...]:
        """The areas of all patches."""
        return tuple(_sound(patch.points) for patch in self.drawn.terrain)

    @property
    def shut(self) -> tuple[Door, ...]:
        """The doors whose leaves are drawn with the ground: of one that begins open the figures tell."""
        return tuple(door for door in self.doors if door.state in ("closed", "locked"))

    @cached_property
    def over_water(self) -> tuple[int, ...]:
        """The places of the patches that are drawn again over shallows and banks, for they lie over water."""
        wet: list[Geometry] = []
        again: list[Geometry] = []
        found = []
        for place, (patch, shape) in enumerate(zip(self.drawn.terrain, self.shapes, strict=True)):
            beneath = again if patch.kind in WATER else [*wet, *again]
            if any(shape.intersects(one) for one in beneath):
                again.append(shape)
                found.append(place)
            elif patch.kind in WATER:
                wet.append(shape)
        return tuple(found)

    @property
    def painted(self) -> tuple[Patch, ...]:
        """The patches in the order in which they are drawn, some of them twice."""
        terrain = self.drawn.terrain
        return (*terrain, *(terrain[place] for place in self.over_water))

    @cached_property
    def showing(self) -> tuple[tuple[Patch, Geometry], ...]:
        """Every patch with what of it lies under no later one (MAP-01..06)."""
        shapes, shown = self.shapes, []
        tree = shapely.STRtree(shapes)
        for place, (patch, shape) in enumerate(zip(self.drawn.terrain, shapes, strict=True)):
            above = [shapes[other] for other in tree.query(shape, "intersects") if other > place]
            shown.append((patch, shape.difference(shapely.union_all(above)) if above else shape))
        return tuple(shown)

    @cached_property
    def bare_ground(self) -> Geometry:
        """Where no patch lies."""
        whole = shapely.box(0, 0, self.drawn.width_m, self.drawn.height_m)
        return whole.difference(shapely.union_all(self.shapes)) if self.shapes else whole

    @cached_property
    def rough(self) -> Geometry:
        """Where the ground is not clear, and is seen to be so in a house as well; nowhere on upper floors (MAP-01)."""
        if self.floor > 1:
            return shapely.Polygon()
        parts = [shape for patch, shape in self.showing if patch.kind != "clear"]
        if self.drawn.ground != "clear":
            parts.append(self.bare_ground)
        return shapely.union_all(parts)

    def of_kind(self, *kinds: str) -> Geometry:
        """Where ground of these kinds shows on the first floor."""
        parts = [shape for patch, shape in self.showing if patch.kind in kinds]
        if self.drawn.ground in kinds:
            parts.append(self.bare_ground)
        return shapely.union_all(parts)

    @cached_property
    def enclosed(self) -> Geometry:
        """What the walls of the floor enclose."""
        lines = [shapely.LineString(wall.line) for wall in self.drawn.walls if wall.floor == self.floor]
        if not lines:
            return shapely.Polygon()
        noded = shapely.node(shapely.MultiLineString(lines))
        return shapely.union_all(shapely.get_parts(shapely.polygonize([noded])))

    @cached_property
    def floors(self) -> tuple[FloorArea, ...]:
        """Where floors show: first what walls enclose, then rooms in the order of the map."""
        return tuple(self._floors())

    def _floors(self) -> Iterator[FloorArea]:
        aboard = any(wall.kind.endswith("bulkhead") for wall in self.drawn.walls if wall.floor == self.floor)
        usual = "metal" if aboard else "boards"
        rooms = [
            (place, room, _sound(room.points))
            for place, room in enumerate(self.drawn.rooms, 1)
            if room.floor == self.floor
        ]
        inside = [one for one in rooms if one[1].surface or self._is_indoors(one[2])]
        named = shapely.union_all([shape for _, _, shape in inside])
        rest = self.enclosed.difference(named).difference(self.rough)
        yield from (FloorArea("floor", rings) for rings in _areas(rest))
        for place, room, shape in inside:
            texture = room.surface or usual
            west, south, east, north = shape.bounds
            upright = texture in _WALKED_LONG and north - south > east - west
            if not shape.intersects(self.rough) or shape.touches(self.rough):
                yield FloorArea(texture, (room.points,), upright, place)
            else:
                for rings in _areas(shape.difference(self.rough)):
                    yield FloorArea(texture, rings, upright, place, whole=False)

    def _is_indoors(self, room: Geometry) -> bool:
        if self.floor > 1:
            return True
        return bool(room.intersection(self.enclosed).area >= _INDOORS * room.area)

    @cached_property
    def walls(self) -> tuple[WallRun, ...]:
        """The walls of the floor, cut at their doors and windows (MAP-08..13)."""
        walls = {wall.id: wall for wall in self.drawn.walls if wall.floor == self.floor}
        lines = {name: wall.line for name, wall in walls.items()}
        holes = gaps_of(lines, self.openings)
        return tuple(run for wall in walls.values() for run in _runs(wall, holes[wall.id]))

    @cached_property
    def thick_in(self) -> dict[str, WallKind]:
        """The kind of wall that each door and window stands in, by id."""
        openings: tuple[Door | Window, ...] = (*self.doors, *self.windows)
        walls = [wall for wall in self.drawn.walls if wall.floor == self.floor]
        if not walls or not openings:
            return {}
        tree = shapely.STRtree([shapely.LineString(wall.line) for wall in walls])
        middles = [shapely.LineString(one.ends).centroid for one in openings]
        near = tree.query_nearest(middles, max_distance=0.5, all_matches=False)
        return {openings[one].id: walls[other].kind for one, other in zip(*near.tolist(), strict=True)}

    def shaft_sides(self, ring: Spots, kind: str) -> tuple[Spots, ...]:
        """The sides of stairs or of an elevator between its doors; none of stairs that are open all round (STO-08)."""
        closed = (*ring, ring[0])
        entered = [door.ends for door in self.doors if kind == "stairs" or door.kind == "elevator_door"]
        holes = list(gaps(closed, entered, TOUCH_M))
        if holes:
            return tuple(pieces(closed, holes))
        return () if kind == "stairs" else (closed,)


def _sound(points: Spots) -> Geometry:
    shape = shapely.Polygon(points)
    return shape if shape.is_valid else _areal(shapely.make_valid(shape))


def _areal(shape: Geometry) -> Geometry:
    """What of a shape is an area: an outline that crosses itself may leave lines and points."""
    parts = shapely.get_parts(shapely.get_parts(shape))
    return shapely.union_all([part for part in parts if part.geom_type == "Polygon"])


def _areas(shape: Geometry) -> Iterator[tuple[Spots, ...]]:
    """The rings of every part of an area that is worth drawing."""
    for part in shapely.get_parts(shape):
        if part.geom_type == "Polygon" and part.area > _RAGGED_M2:
            yield tuple(tuple(ring.coords[:-1]) for ring in (part.exterior, *part.interiors))


def rings_of(shape: Geometry) -> tuple[Spots, ...]:
    """All rings of an area."""
    return tuple(ring for rings in _areas(shape) for ring in rings)


def _runs(wall: Wall, holes: list[tuple[float, float]]) -> Iterator[WallRun]:
    """What the openings leave of a wall; of one that ends where it begins, the two ends are one."""
    line = wall.line
    left = list(pieces(line, holes))
    ring = line[0] == line[-1] and len(line) > 3
    if ring and len(left) == 1 and not holes:
        yield WallRun(wall.id, wall.kind, line[:-1], closed=True)
        return
    begins, ends = line[0], line[-1]
    if ring and len(left) > 1 and left[0][0] == begins and left[-1][-1] == ends:
        left = [(*left[-1], *left[0][1:]), *left[1:-1]]
        begins = ends = (float("nan"), 0.0)
    for place, piece in enumerate(left):
        whole = ring and len(left) == 1 and piece[0] == piece[-1]
        first = place > 0 or piece[0] != begins
        last = place < len(left) - 1 or piece[-1] != ends
        yield WallRun(wall.id, wall.kind, piece, cut=(first and not whole, last and not whole))


def length_m(line: Spots) -> float:
    """How long a line is."""
    return sum(hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(line))
