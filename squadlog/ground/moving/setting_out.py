"""Whether a mover surely sets out straight ahead: told from what lies at hand, without measuring the whole way.

Most who are asked have nothing at their feet. Then no move that goes as far as it can is refused for the ground,
however far it comes; of the others `measure` tells.
"""

import math
from collections.abc import Iterator, Sequence

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.moving.moves_ground import DEEP, GroundArea, Storey, WalkableGround
from squadlog.ground.moving.moves_lines import Box, Ring, touches
from squadlog.ground.moving.moves_route import Leg
from squadlog.ground.moving.moves_stops import Cost, Mover
from squadlog.ground.moving.passage import Barriers, figure_contact

FORBIDDEN = 1000
"""Ground that costs so much is crossed only where there is no other way (MOV-07)."""
_AT_ONCE_M = 0.02
_BESIDE_M = 0.05
_FIRST_M = 1.0


@value
class AtHand:
    """What lies round a place where a mover stands: what it could meet in its first metre, whichever way it goes.

    `beside` are those who stand at its side, `odd` says that it is on top of something or off the map. `kinds` are the
    grounds there, `uneven` that a contour line is near.
    """

    footing: WalkableGround
    start: Spot
    mover: Mover
    storey: Storey
    beside: tuple[Figure, ...]
    odd: bool
    kinds: tuple[str, ...]
    uneven: bool

    def may_walk(self, heading_deg: float, longest_m: float, cost: Cost, rooms: Sequence[Ring] = ()) -> bool:
        """Whether it surely comes a step that way, over ground that bars it nothing; False: only `measure` tells.

        `rooms` are outlines on its floor that it may not come near.
        """
        if self.odd or self.uneven or DEEP in self.kinds:
            return False
        if any(_bars(cost((kind,))) for kind in self.kinds):
            return False
        footing, storey = self.footing, self.storey
        step, whole = (
            _leg(self.start, heading_deg, metres) for metres in (_AT_ONCE_M, max(longest_m, _FIRST_M))
        )
        here = step.at(_AT_ONCE_M)
        if not footing.on_map(here.x, here.y):
            return False
        box = _box_of(whole, _FIRST_M)
        apart = (area.ring for area in (*storey.wells, *_deep(footing, self.start)))
        if any(_meet(ring, box) for ring in (*apart, *rooms)):
            return False
        if touches(_leg(self.start, heading_deg, _FIRST_M + _BESIDE_M), storey.low.edges):
            return False
        if self.beside and (footing.readings.stacking != "never" or self._is_met(step)):
            return False
        groups = (storey.solid, storey.shafts, storey.low)
        return not any(_touches(step, barriers, self.start) for barriers in groups)

    def _is_met(self, step: Leg) -> bool:
        """Whether somebody at its side is in the way of the very first step."""
        at = self.start
        return figure_contact(step, self.beside, at.x, at.y, room_m=self.mover.room_m) is not None

    def may_leap(self, heading_deg: float, metres: float, cost: Cost) -> bool:
        """Whether there is nothing but level ground that bars it nothing as far as it leaps that way."""
        footing, storey = self.footing, self.storey
        leap = _leg(self.start, heading_deg, metres)
        end = leap.at(metres + _BESIDE_M)
        if self.odd or self.beside or not footing.on_map(end.x, end.y):
            return False
        box = _box_of(leap, 2 * FIGURE_RADIUS_M + self.mover.room_m + _BESIDE_M)
        kinds, uneven = _ground(footing, self.start.floor, _box_of(leap, _FIRST_M + _BESIDE_M))
        if uneven or DEEP in kinds or any(_bars(cost((kind,))) for kind in kinds):
            return False
        groups = (storey.solid, storey.shafts, storey.low)
        if any(barriers.edges.in_box(*box).any() for barriers in groups):
            return False
        return not any(
            box[0] - one.room_m <= one.spot.x <= box[2] + one.room_m
            and box[1] - one.room_m <= one.spot.y <= box[3] + one.room_m
            for one in footing.conditions.figures
            if one.spot.floor == self.start.floor and one.number != self.mover.number
        )


def at_hand(footing: WalkableGround, start: Spot, mover: Mover) -> AtHand:
    """What lies round the place where a mover stands."""
    storey = footing.storey(start.floor)
    kinds, uneven = _ground(footing, start.floor, _box_of(_leg(start, 0.0, 0.0), _FIRST_M + _BESIDE_M))
    others = (one for one in footing.conditions.figures if one.number != mover.number)
    beside = tuple(
        one
        for one in others
        if one.spot.floor == start.floor
        and math.hypot(one.spot.x - start.x, one.spot.y - start.y) < mover.room_m + one.room_m + _BESIDE_M
    )
    odd = not footing.on_map(start.x, start.y) or bool(storey.areas_at(start.x, start.y))
    return AtHand(footing, start, mover, storey, beside, odd, kinds, uneven)


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


def _touches(step: Leg, barriers: Barriers, start: Spot) -> bool:
    """Whether something solid ends the very first step."""
    near = _box_of(step, FIGURE_RADIUS_M + _BESIDE_M)
    if not barriers.edges.in_box(*near).any():
        return False
    return barriers.contact(step, barriers.clearance_m(start.x, start.y)) is not None
