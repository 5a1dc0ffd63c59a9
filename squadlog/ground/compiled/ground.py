"""The ground ready to be looked across: a map under its present conditions, compiled to arrays."""

from collections.abc import Iterator
from functools import cached_property
from typing import Self

import numpy as np
import shapely
from numpy.typing import NDArray

from squadlog.ground.compiled.built import Built
from squadlog.ground.compiled.chains import Bools, Chains, Floats, Path, turns_left
from squadlog.ground.compiled.conditions import Conditions, Spot
from squadlog.ground.compiled.plan import Plan, PlanThing
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import SAME_M
from squadlog.ground.map.model import Map
from squadlog.ground.map.terrain import Contour

_GROWN = ("light", "heavy", "marsh")


class Land:
    """What play never changes: woods and marsh as they show, contour lines, and the outline of upper floors."""

    def __init__(self, drawn: Map) -> None:
        self.drawn = drawn
        self._footprints: dict[int, object] = {}
        self._walled: dict[int, object] = {}
        self._floor_edges: dict[int, object] = {}

    @cached_property
    def patches(self) -> tuple[tuple[str, str], ...]:
        """Id and kind of every patch of woods or marsh that shows; the ground itself is called `ground`."""
        return tuple((name, kind) for name, kind, _ in self._grown)

    @cached_property
    def growth(self) -> Chains:
        """The outlines of woods and marsh, each with its inside to the left, owned by places in `patches`."""
        return Chains.of(
            (place, ring) for place, (_, _, shape) in enumerate(self._grown) for ring in _rings(shape)
        )

    @cached_property
    def contours(self) -> Chains:
        """The contour lines, each with its up side to the left, owned by their places on the map."""
        return Chains.of((place, rising_left(line)) for place, line in enumerate(self.drawn.contours))

    @cached_property
    def outlines(self) -> Chains:
        """Both in one row, to be met at once; contour lines are owned by their places behind those of `patches`."""
        lines = enumerate(self.drawn.contours, len(self.patches))
        return self.growth.and_also(Chains.of((place, rising_left(line)) for place, line in lines))

    @cached_property
    def edges(self) -> tuple[Floats, Floats]:
        """The ends of every piece of the outlines of woods and marsh and of the contour lines."""
        (p, q, _), (more_p, more_q, _) = self.growth.edges(), self.contours.edges()
        return np.concatenate([p, more_p]), np.concatenate([q, more_q])

    def under_floor(self, floor: int, x: float, y: float) -> bool:
        """Whether a point lies beneath a floor: inside its walls or rooms, edge included."""
        return bool(shapely.intersects_xy(self._footprint_of(floor), x, y))

    def under_floors(self, floor: int, xy: Floats) -> Bools:
        """Whether each of many points lies beneath a floor."""
        under: Bools = shapely.intersects_xy(self._footprint_of(floor), xy)
        return under

    def shuts_off(self, floor: int, xy: Floats) -> Bools:
        """Whether each of many points is shut off, as `shut_off` has it of one."""
        shut: Bools = self.under_floors(floor, xy) | shapely.intersects_xy(self._walled_of(floor - 1), xy)
        return shut

    def shut_off(self, floor: int, x: float, y: float) -> bool:
        """Whether a line cannot pass there between a floor and the one below: a floor, or the roof of what is below.

        Whatever walls enclose has a roof, which counts as external wall (MAP-08).
        """
        return self.under_floor(floor, x, y) or bool(shapely.intersects_xy(self._walled_of(floor - 1), x, y))

    def floor_edge(self, floor: int) -> object:
        """The outline of all that shuts a floor off from the one below, empty if nothing does."""
        if floor not in self._floor_edges:
            shape = shapely.union(self._footprint_of(floor), self._walled_of(floor - 1))
            edge = shapely.LineString() if shapely.is_empty(shape) else shapely.boundary(shape)
            self._floor_edges[floor] = edge
        return self._floor_edges[floor]

    def floor_spans(self, floor: int, a: Spot, b: Spot) -> tuple[tuple[float, float], ...]:
        """Which parts of the line from A to B, as `t`, lie where a floor or the roof below it shuts a storey off."""
        length = shapely.length(line := shapely.linestrings([(a.x, a.y), (b.x, b.y)]))
        if not length:
            return ()
        shape = shapely.union(self._footprint_of(floor), self._walled_of(floor - 1))
        spans: list[tuple[float, float]] = []
        for part in shapely.get_parts(shapely.intersection(line, shape)):
            if shapely.is_empty(part):
                continue
            along = shapely.line_locate_point(line, shapely.points(shapely.get_coordinates(part))) / length
            spans.append((float(along.min()), float(along.max())))
        joined: list[tuple[float, float]] = []
        for t0, t1 in sorted(spans):
            if joined and t0 <= joined[-1][1] + SAME_M:
                joined[-1] = (joined[-1][0], max(joined[-1][1], t1))
            else:
                joined.append((t0, t1))
        return tuple(joined)

    @cached_property
    def _grown(self) -> tuple[tuple[str, str, object], ...]:
        """Patches lie in the order drawn, a later one on top (MAP-01..06)."""
        drawn = self.drawn
        shapes = [shapely.make_valid(shapely.polygons(patch.points)) for patch in drawn.terrain]
        grown = []
        if drawn.ground in _GROWN:
            rest = shapely.difference(
                shapely.box(0, 0, drawn.width_m, drawn.height_m), shapely.union_all(shapes)
            )
            grown.append(("ground", str(drawn.ground), rest))
        tree = shapely.STRtree(shapes)
        for place, (patch, shape) in enumerate(zip(drawn.terrain, shapes, strict=True)):
            if patch.kind in _GROWN:
                above = sorted(other for other in tree.query(shape, predicate="intersects") if other > place)
                left = (
                    shapely.difference(shape, shapely.union_all([shapes[o] for o in above]))
                    if above
                    else shape
                )
                grown.append((patch.id, str(patch.kind), left))
        return tuple(entry for entry in grown if not shapely.is_empty(entry[2]))

    def _footprint_of(self, floor: int) -> object:
        if floor not in self._footprints:
            rooms = [shapely.polygons(room.points) for room in self.drawn.rooms if room.floor == floor]
            shape = shapely.union_all([*map(shapely.make_valid, rooms), self._walled_of(floor)])
            shapely.prepare(shape)
            self._footprints[floor] = shape
        return self._footprints[floor]

    def _walled_of(self, floor: int) -> object:
        """What the walls of a floor enclose."""
        if floor not in self._walled:
            lines = [shapely.linestrings(wall.line) for wall in self.drawn.walls if wall.floor == floor]
            noded = shapely.node(shapely.geometrycollections(lines))
            shape = shapely.union_all(shapely.make_valid(shapely.get_parts(shapely.polygonize([noded]))))
            shapely.prepare(shape)
            self._walled[floor] = shape
        return self._walled[floor]


class Ground:
    """A map under conditions. Its plans are compiled when first looked at and shared with every ground made from it.

    `built` is what is built on the map; give it to `MoveGround`, and both share their floors.
    """

    def __init__(
        self,
        drawn: Map,
        conditions: Conditions | None = None,
        land: Land | None = None,
        built: Built | None = None,
    ) -> None:
        self.drawn = drawn
        self.conditions = conditions or Conditions()
        self.land = land or Land(drawn)
        self.built = built or Built(drawn)
        self._mine: dict[tuple[int, bool], Plan] = {}

    def with_conditions(self, conditions: Conditions) -> Self:
        """The ground under other conditions; only floors that have changed are compiled again."""
        return type(self)(self.drawn, conditions, self.land, self.built)

    def plan(self, floor: int, readings: Readings) -> Plan:
        """A floor as sight meets it now."""
        through = readings.breach_los == "opening" or not self.conditions.breaches
        if (floor, through) not in self._mine:
            self._mine[floor, through] = self.built.plan(floor, self.conditions, through_breaches=through)
        return self._mine[floor, through]

    def shaft(self, spot: Spot, readings: Readings) -> PlanThing | None:
        """The stairs or elevator that a spot lies in, or None."""
        for thing in self.plan(spot.floor, readings).things:
            if thing.role in ("stairs", "elevator") and thing.holds((spot.x, spot.y)):
                return thing
        return None


def rising_left(line: Contour) -> Path:
    """A contour line run along so that the ground rises to the left (MAP-07); a closed one ends where it begins."""
    ring, up = [(float(x), float(y)) for x, y in line.points], line.up
    if line.closed and ring[0] != ring[-1]:
        ring.append(ring[0])
    left = turns_left(ring) == (up == "inside") if up in ("inside", "outside") else up == "left"
    return ring if left else ring[::-1]


def _rings(shape: object) -> Iterator[Path]:
    """The rings of a shape, each with the inside to its left; lines and points have none."""
    for part in shapely.get_parts(shapely.get_parts(shape)):
        if shapely.get_type_id(part) == shapely.GeometryType.POLYGON:
            outer = shapely.get_exterior_ring(part)
            for ring in shapely.get_rings(part):
                points: NDArray[np.float64] = shapely.get_coordinates(ring)
                path = [(float(x), float(y)) for x, y in points]
                yield path if turns_left(path) == bool(shapely.equals_identical(ring, outer)) else path[::-1]
