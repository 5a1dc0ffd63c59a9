"""A map made ready for measuring moves.

For each floor what is solid, what is climbed, what is passed, what lies there.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from shapely import LinearRing, is_simple

from squadlog.base.records import replace, value
from squadlog.ground.compiled.built import Built
from squadlog.ground.compiled.chains import Chains, Path, turns_left
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Conditions, Figure, Spot
from squadlog.ground.compiled.plan import Plan, PlanThing, Role
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Obstacle
from squadlog.ground.map.terrain import Contour
from squadlog.ground.moving.moves_lines import NEARLY_M, Box, Edges, Floats, Ring, edges_of, ring_of
from squadlog.ground.moving.moves_route import box_round
from squadlog.ground.moving.passage import Barriers, Blocker, Piece, barriers_of, blocker, pieces_of

_MOST_STOREYS = 64
"""How many storeys are kept measured."""
_MOST_PARTS = 200
"""How many parts of storeys are kept."""
_TILE_M = 4.0
_MOST_TILES = 5
"""How many tiles wide or high a box is cut out for, at most."""
_REACH_M = 2 * FIGURE_RADIUS_M + NEARLY_M
ROOM_M = 3 * FIGURE_RADIUS_M
"""What is farther than that from a way no mover meets, but for other units."""
_EVERYWHERE = (-math.inf, -math.inf, math.inf, math.inf)
_SOLID: tuple[Role, ...] = ("wall", "door", "sealed", "high")
DEEP = "river"
"""The ground that nobody crosses on foot (TER-05)."""
_GROUND = {"lake": DEEP, "space": "clear"}


@value
class GroundArea:
    """An outline on one floor with the name of what it is."""

    kind: str
    id: str
    ring: Ring
    blocker: Blocker | None = None


@value
class Openings:
    """Gaps a mover may pass, with kind (the door's, `window`, `breach`) and id; `edges.owner` points into `named`."""

    edges: Edges
    named: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Storey:
    """One floor as play has left it.

    `solid` blocks everybody, `shafts` without doors all but those in them or on their way in, `low` (furniture,
    windows) whoever does not climb or leap. `areas` are low obstacles, `blocks` high ones, `wells` shafts.
    """

    solid: Barriers
    shafts: Barriers
    low: Barriers
    areas: tuple[GroundArea, ...]
    area_boxes: Floats
    wells: tuple[GroundArea, ...]
    openings: Openings
    blocks: tuple[GroundArea, ...] = ()
    _parts: dict[Box, "Storey"] = field(default_factory=dict, repr=False)

    def near(self, box: Box) -> "Storey":
        """What of it lies near a box, kept for the next who asks: most moves are short."""
        if (known := self._parts.get(box)) is None:
            if len(self._parts) >= _MOST_PARTS:
                self._parts.clear()
            areas = _near(self.areas, box)
            edges = self.openings.edges.near(box)
            known = self._parts[box] = Storey(
                solid=self.solid.near(box),
                shafts=self.shafts.near(box),
                low=self.low.near(box),
                areas=areas,
                area_boxes=_boxes(areas),
                wells=_near(self.wells, box),
                openings=Openings(edges, self.openings.named),
                blocks=_near(self.blocks, box),
            )
        return known

    def reaches_into(self, box: Box) -> bool:
        """Whether anything built may reach into a box, or it lies within something."""
        if any(one.edges.in_box(*box).any() for one in (self.solid, self.shafts, self.low, self.openings)):
            return True
        areas = (*self.wells, *self.areas, *self.blocks)
        return bool(_near(areas, box))

    def areas_at(self, x: float, y: float) -> list[GroundArea]:
        """The low obstacles that a place lies within."""
        boxes = self.area_boxes
        near = (boxes[:, 0] <= x) & (boxes[:, 2] >= x) & (boxes[:, 1] <= y) & (boxes[:, 3] >= y)
        return [
            self.areas[int(number)] for number in near.nonzero()[0] if self.areas[number].ring.side(x, y) > 0
        ]


@dataclass(frozen=True, slots=True, eq=False)
class MoveLand:
    """The natural ground of the first floor: patches as drawn (a later one hides an earlier) and contour lines."""

    base: str
    patches: tuple[GroundArea, ...]
    patch_edges: Edges
    boxes: Floats
    contours: tuple[Contour, ...]
    contour_rings: tuple[Ring | None, ...]
    contour_edges: Edges
    rises_left: tuple[bool, ...]
    """For each contour line whether it is up on the left of somebody who walks it as drawn."""
    twisted: tuple[bool, ...]
    """For each contour line whether it crosses itself, so that its left is not one side."""
    _parts: dict[Box, "MoveLand"] = field(default_factory=dict, repr=False)

    def reaches_into(self, box: Box) -> bool:
        """Whether the edge of a patch or a contour line may reach into a box."""
        return bool(self.patch_edges.in_box(*box).any() or self.contour_edges.in_box(*box).any())

    def near(self, box: Box) -> "MoveLand":
        """What of it lies near a box, kept for the next who asks."""
        if (known := self._parts.get(box)) is None:
            if len(self._parts) >= _MOST_PARTS:
                self._parts.clear()
            patches = _near(self.patches, box)
            known = self._parts[box] = replace(
                self,
                patches=patches,
                patch_edges=self.patch_edges.near(box),
                boxes=_boxes(patches),
                contour_edges=self.contour_edges.near(box),
                _parts={},
            )
        return known


class GroundPart(NamedTuple):
    """The ground that one move can meet.

    Where it is equal, on one map under the same readings, the move meets the same.
    """

    land: MoveLand
    storeys: tuple[tuple[int, Storey], ...]
    figures: tuple[Figure, ...]


@value
class WalkableGround:
    """A map under certain conditions, for measuring moves."""

    plan: Map
    readings: Readings
    conditions: Conditions
    land: MoveLand
    _stock: "_Stock"
    _storeys: dict[int, Storey] = field(default_factory=dict)

    def storey(self, floor: int) -> Storey:
        """What stands on a floor; a floor the map does not have is empty."""
        if floor not in self._storeys:
            known = 1 <= floor <= self.plan.floors
            self._storeys[floor] = self._stock.storey(floor, self.conditions) if known else _EMPTY
        return self._storeys[floor]

    def part(self, spots: Sequence[Spot], room_m: float = FIGURE_RADIUS_M) -> "GroundPart":
        """The part of the ground that a mover of that room from spot to spot can meet, and a metre on from the last."""
        west, south, east, north = box_round(spots)
        box = (_tile(west, -1), _tile(south, -1), _tile(east, 1), _tile(north, 1))
        if max(box[2] - box[0], box[3] - box[1]) > _MOST_TILES * _TILE_M:
            box = _EVERYWHERE
        return GroundPart(
            self.land.near(box),
            tuple((floor, self.storey(floor).near(box)) for floor in {at.floor for at in spots}),
            self.figures_near((west, south, east, north), room_m),
        )

    def figures_near(self, box: Box, room_m: float) -> tuple[Figure, ...]:
        """The units that a mover of that room can meet whose head stays in a box."""
        figures = self.conditions.figures
        off_m = room_m + max([one.room_m for one in figures], default=0.0) + NEARLY_M
        west, south, east, north = box[0] - off_m, box[1] - off_m, box[2] + off_m, box[3] + off_m
        return tuple([one for one in figures if west <= one.spot.x <= east and south <= one.spot.y <= north])

    def within(self, part: "GroundPart") -> "WalkableGround":
        """The ground with nothing but that part of it."""
        conditions = replace(self.conditions, figures=part.figures)
        return replace(self, conditions=conditions, land=part.land, _storeys=dict(part.storeys))

    def well_at(self, spot: Spot) -> GroundArea | None:
        """The staircase or elevator around a spot, or None."""
        return next(
            (well for well in self.storey(spot.floor).wells if well.ring.side(spot.x, spot.y) >= 0), None
        )

    def on_map(self, x: float, y: float) -> bool:
        """Whether a head here is on the map, its edge included."""
        return 0.0 <= x <= self.plan.width_m and 0.0 <= y <= self.plan.height_m


@dataclass(slots=True)
class MoveGround:
    """The compiled map. Ask it for a `WalkableGround` under the conditions of the moment.

    `built` is what is built on the map, None to make it; that of a `Ground` may be shared.
    """

    plan: Map
    readings: Readings = field(default_factory=Readings)
    built: Built | None = None
    _land: MoveLand = field(init=False)
    _stock: "_Stock" = field(init=False)

    def __post_init__(self) -> None:
        """Compile the natural ground, which play does not change."""
        self._land = _land(self.plan)
        self._stock = _Stock(self.plan, self.built or Built(self.plan))

    def under(self, conditions: Conditions) -> WalkableGround:
        """The ground as doors, breaches and destruction have left it; floors are made when first asked for."""
        return WalkableGround(self.plan, self.readings, conditions, self._land, self._stock)


def footing_of(
    plan: Map, conditions: Conditions | None = None, readings: Readings | None = None
) -> WalkableGround:
    """A map compiled for one question; keep a `MoveGround` to ask many."""
    return MoveGround(plan, readings or Readings()).under(conditions or Conditions())


def _land(plan: Map) -> MoveLand:
    patches = tuple(
        GroundArea(_GROUND.get(patch.kind, patch.kind), patch.id, ring_of(patch.points))
        for patch in plan.terrain
    )
    return MoveLand(
        base=_GROUND.get(plan.ground, plan.ground),
        patches=patches,
        patch_edges=edges_of([(patch.points, True) for patch in plan.terrain]),
        boxes=_boxes(patches),
        contours=plan.contours,
        contour_rings=tuple(
            ring_of(contour.points) if contour.closed and len(contour.points) > 2 else None
            for contour in plan.contours
        ),
        contour_edges=edges_of([(contour.points, contour.closed) for contour in plan.contours]),
        rises_left=tuple(map(_rises_left, plan.contours)),
        twisted=tuple(
            contour.closed and (len(contour.points) < 3 or not is_simple(LinearRing(contour.points)))
            for contour in plan.contours
        ),
    )


def _rises_left(contour: Contour) -> bool:
    up_first = contour.up in ("inside", "left")
    return up_first if not contour.closed else up_first == turns_left([*contour.points, contour.points[0]])


def _near(areas: tuple[GroundArea, ...], box: Box) -> tuple[GroundArea, ...]:
    west, south, east, north = box
    return tuple(
        area
        for area in areas
        if area.ring.west <= east
        and area.ring.east >= west
        and area.ring.south <= north
        and area.ring.north >= south
    )


def _tile(metres: float, way: int) -> float:
    """The end of the tile that lies so much beyond a place that a move cannot reach past it.

    Boxes are asked for again.
    """
    beyond = (metres + way * (_REACH_M + 1.0)) / _TILE_M
    return _TILE_M * (math.ceil(beyond) if way > 0 else math.floor(beyond))


def _boxes(areas: Sequence[GroundArea]) -> Floats:
    rings = [area.ring for area in areas]
    boxes = [(ring.west, ring.south, ring.east, ring.north) for ring in rings]
    return np.array(boxes, dtype=np.float64).reshape(-1, 4)


class _Stock:
    """The floors of a map as movers have met them, with all that play does not change worked out once."""

    def __init__(self, plan: Map, built: Built) -> None:
        self.built = built
        self._known: dict[Plan, Storey] = {}
        self._last: dict[int, tuple[tuple[object, object, object], Storey]] = {}
        self._furniture = {obstacle.id: _furniture(obstacle) for obstacle in plan.obstacles}
        shafts = [("stairs", shaft) for shaft in plan.stairs] + [
            ("elevator", shaft) for shaft in plan.elevators
        ]
        self._wells = {
            shaft.id: GroundArea(kind, shaft.id, ring_of(shaft.points), blocker(kind, shaft.id))
            for kind, shaft in shafts
        }

    def storey(self, floor: int, conditions: Conditions) -> Storey:
        """One floor now; at once where play has done nothing to the map since the last question."""
        now = (conditions.doors, conditions.destroyed, conditions.breaches)
        last = self._last.get(floor)
        if last is not None and all(one is other for one, other in zip(now, last[0], strict=True)):
            return last[1]
        plan = self.built.plan(floor, conditions)
        storey = self._known.get(plan)
        if storey is None:
            if len(self._known) >= _MOST_STOREYS:
                self._known.clear()
            storey = self._known[plan] = self._storey(plan)
        self._last[floor] = now, storey
        return storey

    def _storey(self, plan: Plan) -> Storey:
        shafts = [thing for thing in plan.things if thing.role in ("stairs", "elevator")]
        areas = tuple(self._furniture[thing.id] for thing in plan.things if thing.role == "low")
        return Storey(
            solid=_barriers(plan.things, plan.solid, _SOLID, shafts),
            shafts=barriers_of(
                (_blocker(shaft), _pieces(shaft.paths)) for shaft in shafts if shaft.sides is None
            ),
            low=_barriers(plan.things, plan.soft, ("low", "window")),
            areas=areas,
            area_boxes=_boxes(areas),
            wells=tuple(self._wells[shaft.id] for shaft in shafts),
            openings=_openings(plan),
            blocks=tuple(self._furniture[thing.id] for thing in plan.things if thing.role == "high"),
        )


def _furniture(obstacle: Obstacle) -> GroundArea:
    kind = "high_obstacle" if obstacle.high else "low_obstacle"
    known = blocker(kind, obstacle.id, obstacle.name)
    return GroundArea(kind, obstacle.id, ring_of(obstacle.points), known)


def _barriers(
    things: Sequence[PlanThing], chains: Chains, roles: tuple[Role, ...], shafts: Sequence[PlanThing] = ()
) -> Barriers:
    """The things of those roles with their lines, and the walls of shafts with doors."""
    mine = np.array([thing.role in roles for thing in things], dtype=np.bool_)
    numbers = np.cumsum(mine) - 1
    p, q, owner = chains.edges()
    kept = mine[owner] if len(things) else np.zeros(0, dtype=np.bool_)
    walled = barriers_of(
        (_blocker(shaft), _pieces(shaft.sides)) for shaft in shafts if shaft.sides is not None
    )
    more, count = walled.edges, int(mine.sum())
    edges = Edges(
        np.concatenate((p[kept, 0], more.ax)),
        np.concatenate((p[kept, 1], more.ay)),
        np.concatenate((q[kept, 0], more.bx)),
        np.concatenate((q[kept, 1], more.by)),
        np.concatenate((numbers[owner[kept]].astype(np.int64), more.owner + count)),
    )
    blockers = tuple(_blocker(thing) for thing in things if thing.role in roles)
    return Barriers(edges, (*blockers, *walled.blockers))


def _blocker(thing: PlanThing) -> Blocker:
    return blocker(thing.kind, thing.id, thing.called, thing.state)


def _pieces(paths: Iterable[Path]) -> Iterator[Piece]:
    for path in paths:
        yield from pieces_of(path)


def _openings(plan: Plan) -> Openings:
    windows = [thing for thing in plan.things if thing.role == "window"]
    ways = [(thing, path) for thing in (*windows, *plan.ways) for path in thing.paths]
    return Openings(
        edges_of([(path, False) for _thing, path in ways]),
        tuple((thing.kind, thing.id) for thing, _path in ways),
    )


_NOTHING = barriers_of(())
_EMPTY = Storey(_NOTHING, _NOTHING, _NOTHING, (), _boxes(()), (), Openings(edges_of([]), ()))
