"""The ground ready to be looked across: a map under its present conditions, compiled to arrays."""

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Self

import numpy as np
import shapely  # type: ignore[import-untyped]
from numpy.typing import NDArray

from squadlog.field.chains import Chains, Path
from squadlog.field.conditions import Conditions, Spot
from squadlog.field.model import Map
from squadlog.field.plan import Plan, Thing, compile_plan
from squadlog.field.readings import Readings

_MOST_PLANS = 64
_GROWN = ("light", "heavy", "marsh")
PlanKey = tuple[object, ...]


class Land:
    """What play never changes: woods and marsh as they show, contour lines, and the outline of upper floors."""

    def __init__(self, drawn: Map) -> None:
        self.drawn = drawn
        self.plans: dict[PlanKey, Plan] = {}
        self._footprints: dict[int, object] = {}

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
        return Chains.of((place, _rising_left(line)) for place, line in enumerate(self.drawn.contours))

    def under_floor(self, floor: int, x: float, y: float) -> bool:
        """Whether a point lies beneath a floor: inside its walls or rooms, edge included."""
        if floor not in self._footprints:
            self._footprints[floor] = self._footprint(floor)
        return bool(shapely.intersects_xy(self._footprints[floor], x, y))

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

    def _footprint(self, floor: int) -> object:
        lines = [shapely.linestrings(wall.line) for wall in self.drawn.walls if wall.floor == floor]
        rooms = [shapely.polygons(room.points) for room in self.drawn.rooms if room.floor == floor]
        enclosed = shapely.polygonize([shapely.node(shapely.geometrycollections(lines))]) if lines else None
        shape = shapely.union_all(
            [shapely.make_valid(part) for part in (*rooms, enclosed) if part is not None]
        )
        shapely.prepare(shape)
        return shape


class Ground:
    """A map under conditions. Its plans are compiled when first looked at and shared with every ground made from it."""

    def __init__(self, drawn: Map, conditions: Conditions | None = None, land: Land | None = None) -> None:
        self.drawn = drawn
        self.conditions = conditions or Conditions()
        self.land = land or Land(drawn)
        self._mine: dict[tuple[int, bool], Plan] = {}

    def with_conditions(self, conditions: Conditions) -> Self:
        """The same map under other conditions; only floors that have changed are compiled again."""
        return type(self)(self.drawn, conditions, self.land)

    def plan(self, floor: int, readings: Readings) -> Plan:
        """A floor as sight meets it now."""
        through = readings.breach_los == "opening" or not self.conditions.breaches
        if (floor, through) not in self._mine:
            key = self._plan_key(floor, through=through)
            plans = self.land.plans
            if key not in plans:
                if len(plans) >= _MOST_PLANS:
                    plans.clear()
                plans[key] = compile_plan(self.drawn, self.conditions, floor, through_breaches=through)
            self._mine[floor, through] = plans[key]
        return self._mine[floor, through]

    def shaft(self, spot: Spot, readings: Readings) -> Thing | None:
        """The stairs or elevator that a spot lies in, or None."""
        for thing in self.plan(spot.floor, readings).things:
            if thing.role in ("stairs", "elevator") and thing.holds((spot.x, spot.y)):
                return thing
        return None

    def _plan_key(self, floor: int, *, through: bool) -> PlanKey:
        conditions = self.conditions
        doors = tuple(
            conditions.door_state(door) in ("closed", "locked")
            for door in self.drawn.doors
            if door.floor == floor
        )
        breaches = tuple((b.wall, b.point, b.width_m) for b in conditions.breaches) if through else ()
        return floor, doors, conditions.destroyed, breaches


def _rising_left(line: object) -> Path:
    points, closed, up = line.points, line.closed, line.up  # type: ignore[attr-defined]
    ring = [(float(x), float(y)) for x, y in points]
    if closed and ring[0] != ring[-1]:
        ring.append(ring[0])
    left = _turns_left(ring) == (up == "inside") if up in ("inside", "outside") else up == "left"
    return ring if left else ring[::-1]


def _turns_left(ring: Path) -> bool:
    return sum(px * qy - qx * py for (px, py), (qx, qy) in pairwise(ring)) > 0


def _rings(shape: object) -> Iterator[Path]:
    """The rings of a shape, each with the inside to its left; lines and points have none."""
    for part in shapely.get_parts(shapely.get_parts(shape)):
        if shapely.get_type_id(part) == shapely.GeometryType.POLYGON:
            outer = shapely.get_exterior_ring(part)
            for ring in shapely.get_rings(part):
                points: NDArray[np.float64] = shapely.get_coordinates(ring)
                path = [(float(x), float(y)) for x, y in points]
                yield path if _turns_left(path) == bool(shapely.equals_identical(ring, outer)) else path[::-1]
