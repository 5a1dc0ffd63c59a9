"""Whether a mover surely sets out straight ahead: told from what lies at hand, without measuring the whole way.

Most who are asked have nothing at their feet. Then no move that goes as far as it can is refused for the ground,
however far it comes; of the others `measure` tells.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import field

from squadlog.base.records import value
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.moves_ground import DEEP, GroundArea, Storey, WalkableGround
from squadlog.ground.moving.moves_lines import Box, Ring, touches
from squadlog.ground.moving.moves_route import Leg, route_ahead
from squadlog.ground.moving.moves_stops import Cost, Mover, Stop, first_solid
from squadlog.ground.moving.passage import Barriers, Touching, figure_contact

FORBIDDEN = 1000
"""Ground that costs so much is crossed only where there is no other way (MOV-07)."""
_AT_ONCE_M = 0.02
_BESIDE_M = 0.05
_FIRST_M = 1.0
_NEAR_M = 3.0
_TIGHT_M = 1e-4
"""What ends a step sooner than that may leave no step at all: places are kept to a hundredth of a millimetre."""


@value
class AtHand:
    """What lies round a place where a mover stands: what it could meet in its first metre, whichever way it goes.

    `near` are those who stand within a leap of it, `odd` says that it is on top of something or off the map. `kinds`
    are the grounds there, `uneven` that a contour line is near. `steps` and `stops` are what is known of
    its first step, by heading.
    """

    footing: WalkableGround
    start: Spot
    mover: Mover
    storey: Storey
    near: tuple[Figure, ...]
    odd: bool
    kinds: tuple[str, ...]
    uneven: bool
    steps: dict[float, bool | Stop] = field(default_factory=dict)
    stops: dict[float, Stop | None] = field(default_factory=dict)

    def may_walk(
        self, heading_deg: float, longest_m: float, cost: Cost, rooms: Sequence[Ring] = ()
    ) -> bool | Stop:
        """Whether it surely comes a step that way, over ground that bars it nothing; what ends that step at once.

        False: only `measure` tells. `rooms` are outlines on its floor that it may not come near.
        """
        if self.odd or self.uneven or DEEP in self.kinds:
            return False
        if any(_bars(cost((kind,))) for kind in self.kinds):
            return False
        storey = self.storey
        step, whole = (
            _leg(self.start, heading_deg, metres) for metres in (_AT_ONCE_M, max(longest_m, _FIRST_M))
        )
        box = _box_of(whole, _FIRST_M)
        apart = (area.ring for area in (*storey.wells, *_deep(self.footing, self.start)))
        if any(_meet(ring, box) for ring in (*apart, *rooms)):
            return False
        if heading_deg not in self.steps:
            low = touches(_leg(self.start, heading_deg, _FIRST_M + _BESIDE_M), storey.low.edges)
            self.steps[heading_deg] = False if low else self._steps_off(step, step, cost)
        return self.steps[heading_deg]

    def may_leap(self, heading_deg: float, metres: float, cost: Cost) -> bool | Stop:
        """Whether it surely gets off the ground that way, over nothing that it could land on; what ends it at once.

        False: only `measure` tells.
        """
        leap = _leg(self.start, heading_deg, metres)
        kinds, uneven = _ground(self.footing, self.start.floor, _box_of(leap, _FIRST_M + _BESIDE_M))
        if self.odd or uneven or DEEP in kinds or any(_bars(cost((kind,))) for kind in kinds):
            return False
        if any(_meet(area.ring, _box_of(leap, _FIRST_M)) for area in self.storey.wells):
            return False
        return self._steps_off(_leg(self.start, heading_deg, _AT_ONCE_M), leap, cost)

    def _steps_off(self, step: Leg, way: Leg, cost: Cost) -> bool | Stop:
        """Whether nothing ends its first step, or what does; False where something on its way may be got over."""
        footing, storey, at = self.footing, self.storey, self.start
        end = way.at(way.length_m + _BESIDE_M)
        if not footing.on_map(end.x, end.y) or (self.near and footing.readings.stacking != "never"):
            return False
        if any(_contact(way, barriers, at) is not None for barriers in (storey.shafts, storey.low)):
            return False
        met = figure_contact(step, self.near, at.x, at.y, room_m=self.mover.room_m)
        found = [one.at_m for one in (_contact(step, storey.solid, at), met) if one is not None]
        if not found or min(found) > _TIGHT_M:
            return True
        heading = step.facing_deg
        if heading not in self.stops:
            route = route_ahead(at, heading, heading, _AT_ONCE_M)
            self.stops[heading] = first_solid(footing, route, self.mover, cost)
        return self.stops[heading] or False


def at_hand(footing: WalkableGround, start: Spot, mover: Mover) -> AtHand:
    """What lies round the place where a mover stands."""
    storey = footing.storey(start.floor)
    kinds, uneven = _ground(footing, start.floor, _box_of(_leg(start, 0.0, 0.0), _FIRST_M + _BESIDE_M))
    near = tuple(
        one
        for one in footing.conditions.figures
        if one.number != mover.number
        and one.spot.floor == start.floor
        and distance_m(one.spot, start) < mover.room_m + one.room_m + _NEAR_M
    )
    odd = not footing.on_map(start.x, start.y) or bool(storey.areas_at(start.x, start.y))
    return AtHand(footing, start, mover, storey, near, odd, kinds, uneven)


def _ground(footing: WalkableGround, floor: int, box: Box) -> tuple[tuple[str, ...], bool]:
    """The kinds of ground that reach into a box, and whether a contour line does."""
    if floor != 1:
        return ("clear",), False
    land = footing.land
    kinds = (land.base, *(patch.kind for patch in land.patches if _meet(patch.ring, box)))
    return tuple(dict.fromkeys(kinds)), bool(land.contour_edges.in_box(*box).any())


def _bars(price: object) -> bool:
    return price is None or float(price) >= FORBIDDEN  # type: ignore[arg-type]


def _leg(start: Spot, heading_deg: float, metres: float) -> Leg:
    angle = math.radians(heading_deg)
    return Leg(
        x=start.x,
        y=start.y,
        floor=start.floor,
        dx=math.sin(angle),
        dy=math.cos(angle),
        length_m=metres,
        from_m=0.0,
        facing_deg=heading_deg,
    )


def _box_of(leg: Leg, slack: float) -> Box:
    end = leg.at(leg.length_m)
    return (
        min(leg.x, end.x) - slack,
        min(leg.y, end.y) - slack,
        max(leg.x, end.x) + slack,
        max(leg.y, end.y) + slack,
    )


def _meet(ring: Ring, box: Box) -> bool:
    return ring.west <= box[2] and ring.east >= box[0] and ring.south <= box[3] and ring.north >= box[1]


def _deep(footing: WalkableGround, start: Spot) -> Iterator[GroundArea]:
    return (patch for patch in footing.land.patches if patch.kind == DEEP and start.floor == 1)


def _contact(leg: Leg, barriers: Barriers, start: Spot) -> Touching | None:
    """The first thing of these that is met on a leg."""
    if not barriers.may_be_met(leg):
        return None
    return barriers.contact(leg, barriers.clearance_m(start.x, start.y))
