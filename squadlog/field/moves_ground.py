"""A map made ready for measuring moves: for each floor what is solid, what is climbed, what is passed, what lies there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from squadlog.field.conditions import Conditions, Spot
from squadlog.field.model import Map
from squadlog.field.moves_lines import Edges, Floats, Ring, edges_of, ring_of
from squadlog.field.passage import (
    Barriers,
    Blocker,
    Piece,
    barriers_of,
    blocker,
    breach_gap,
    cut,
    opening_of,
    pieces_of,
    solid_pieces,
)
from squadlog.field.readings import Readings
from squadlog.field.structures import Shaft
from squadlog.field.terrain import Contour

_GROUND = {"lake": "river", "space": "clear"}


@dataclass(frozen=True, slots=True)
class Area:
    """An outline on one floor with the name of what it is."""

    kind: str
    id: str
    ring: Ring
    blocker: Blocker | None = None


@dataclass(frozen=True, slots=True)
class Openings:
    """Gaps a mover may pass, with kind (the door's, `window`, `breach`) and id; `edges.owner` points into `named`."""

    edges: Edges
    named: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Storey:
    """One floor as play has left it.

    `solid` blocks everybody, `shafts` all but those in them or on their way in, `low` (furniture, windows) whoever does
    not climb or leap. `areas` are low obstacles, `wells` stairs and elevators.
    """

    solid: Barriers
    shafts: Barriers
    low: Barriers
    areas: tuple[Area, ...]
    area_boxes: Floats
    wells: tuple[Area, ...]
    openings: Openings

    def areas_at(self, x: float, y: float) -> list[Area]:
        """The low obstacles that a place lies within."""
        boxes = self.area_boxes
        near = (boxes[:, 0] <= x) & (boxes[:, 2] >= x) & (boxes[:, 1] <= y) & (boxes[:, 3] >= y)
        return [
            self.areas[int(number)] for number in near.nonzero()[0] if self.areas[number].ring.side(x, y) > 0
        ]


@dataclass(frozen=True, slots=True)
class Land:
    """The natural ground of the first floor: patches as drawn (a later one hides an earlier) and contour lines."""

    base: str
    patches: tuple[Area, ...]
    patch_edges: Edges
    boxes: Floats
    contours: tuple[Contour, ...]
    contour_rings: tuple[Ring | None, ...]
    contour_edges: Edges


@dataclass(frozen=True, slots=True)
class Footing:
    """A map under certain conditions, on which moves are measured."""

    plan: Map
    readings: Readings
    conditions: Conditions
    land: Land
    storeys: dict[int, Storey]

    def storey(self, floor: int) -> Storey:
        """What stands on a floor; a floor the map does not have is empty."""
        return self.storeys.get(floor, _EMPTY)

    def well_at(self, spot: Spot) -> Area | None:
        """The staircase or elevator in which a spot lies, or None."""
        return next(
            (well for well in self.storey(spot.floor).wells if well.ring.side(spot.x, spot.y) >= 0), None
        )

    def on_map(self, x: float, y: float) -> bool:
        """Whether a head here is on the map, its edge included."""
        return 0.0 <= x <= self.plan.width_m and 0.0 <= y <= self.plan.height_m


@dataclass(slots=True)
class MoveGround:
    """The compiled map. Ask it for a `Footing` under the conditions of the moment; the last one is kept."""

    plan: Map
    readings: Readings = field(default_factory=Readings)
    _land: Land = field(init=False)
    _known: tuple[object, dict[int, Storey]] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        """Compile the natural ground, which play does not change."""
        self._land = _land(self.plan)

    def under(self, conditions: Conditions) -> Footing:
        """The ground as doors, breaches and destruction have left it."""
        key = (frozenset(conditions.doors.items()), conditions.destroyed, conditions.breaches)
        if self._known is None or self._known[0] != key:
            floors = range(1, self.plan.floors + 1)
            self._known = (key, {floor: _storey(self.plan, conditions, floor) for floor in floors})
        return Footing(self.plan, self.readings, conditions, self._land, self._known[1])


def footing_of(plan: Map, conditions: Conditions | None = None, readings: Readings | None = None) -> Footing:
    """A map compiled for one question; keep a `MoveGround` to ask many."""
    return MoveGround(plan, readings or Readings()).under(conditions or Conditions())


def _land(plan: Map) -> Land:
    patches = tuple(
        Area(_GROUND.get(patch.kind, patch.kind), patch.id, ring_of(patch.points)) for patch in plan.terrain
    )
    return Land(
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
    )


def _boxes(areas: Sequence[Area]) -> Floats:
    rings = [area.ring for area in areas]
    boxes = [(ring.west, ring.south, ring.east, ring.north) for ring in rings]
    return np.array(boxes, dtype=np.float64).reshape(-1, 4)


def _storey(plan: Map, conditions: Conditions, floor: int) -> Storey:
    wells = tuple(_wells(plan, floor))
    areas = tuple(
        Area(
            "low_obstacle",
            obstacle.id,
            ring_of(obstacle.points),
            blocker("low_obstacle", obstacle.id, obstacle.name),
        )
        for obstacle in plan.obstacles
        if obstacle.floor == floor and not obstacle.high and obstacle.id not in conditions.destroyed
    )
    return Storey(
        solid=barriers_of(solid_pieces(plan, conditions, floor)),
        shafts=barriers_of(_shaft_sides(plan, floor)),
        low=barriers_of(_low(plan, conditions, floor)),
        areas=areas,
        area_boxes=_boxes(areas),
        wells=wells,
        openings=_openings(plan, conditions, floor),
    )


def _shafts_on(plan: Map, floor: int) -> Iterator[tuple[str, Shaft]]:
    for kind, shafts in (("stairs", plan.stairs), ("elevator", plan.elevators)):
        for shaft in shafts:
            if floor in shaft.floors:
                yield kind, shaft


def _wells(plan: Map, floor: int) -> Iterator[Area]:
    for kind, shaft in _shafts_on(plan, floor):
        yield Area(kind, shaft.id, ring_of(shaft.points), blocker(kind, shaft.id))


def _shaft_sides(plan: Map, floor: int) -> Iterator[tuple[Blocker, list[Piece]]]:
    """The sides of stairs and elevators, open where a door stands: the door itself is solid while it is shut."""
    doors = [opening_of(door) for door in plan.doors if door.floor == floor]
    for kind, shaft in _shafts_on(plan, floor):
        sides = [part for side in pieces_of(shaft.points, closed=True) for part in cut(side, doors)]
        yield blocker(kind, shaft.id), sides


def _low(plan: Map, conditions: Conditions, floor: int) -> Iterator[tuple[Blocker, Iterable[Piece]]]:
    for obstacle in plan.obstacles:
        if obstacle.floor == floor and not obstacle.high and obstacle.id not in conditions.destroyed:
            yield (
                blocker("low_obstacle", obstacle.id, obstacle.name),
                pieces_of(obstacle.points, closed=True),
            )
    for window in plan.windows:
        if window.floor == floor and not window.ship and window.id not in conditions.destroyed:
            yield blocker("window", window.id), [opening_of(window)]


def _openings(plan: Map, conditions: Conditions, floor: int) -> Openings:
    gaps: list[tuple[Sequence[tuple[float, float]], bool]] = []
    named: list[tuple[str, str]] = []
    for door in plan.doors:
        if door.floor == floor and conditions.door_state(door) in ("open", "destroyed"):
            gaps.append((door.ends, False))
            named.append((door.kind, door.id))
    for window in plan.windows:
        if window.floor == floor and not (window.ship and window.id not in conditions.destroyed):
            gaps.append((window.ends, False))
            named.append(("window", window.id))
    walls = {wall.id: wall for wall in plan.walls if wall.floor == floor}
    for breach in conditions.breaches:
        wall = walls.get(breach.wall)
        for piece in pieces_of(wall.line) if wall is not None else ():
            if (hole := breach_gap(piece, breach)) is not None:
                gaps.append((((hole.ax, hole.ay), (hole.bx, hole.by)), False))
                named.append(("breach", breach.wall))
    return Openings(edges_of(gaps), tuple(named))


_NOTHING = barriers_of(())
_EMPTY = Storey(_NOTHING, _NOTHING, _NOTHING, (), _boxes(()), (), Openings(edges_of([]), ()))
