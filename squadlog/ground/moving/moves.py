"""Measuring a move on the map: how far it gets, over what ground, past what, and why it ends (MOV, TER, MAP, STO).

The ground knows no prices: what a metre costs, and whether it can be passed at all, is asked of the caller.
"""

from collections.abc import Iterator
from itertools import pairwise

from squadlog.base.records import record, replace, value
from squadlog.facts.ground_facts import Turn, metres_begun
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.moving.moves_ground import ROOM_M, GroundPart, WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M, touches
from squadlog.ground.moving.moves_metres import Lie, Metre, metres_of
from squadlog.ground.moving.moves_route import Leg, Route, box_round
from squadlog.ground.moving.moves_stops import Climb, Cost, Mover, Stop, climbs_of, contact_stop, first_solid
from squadlog.ground.moving.moves_terrain import crossings_of, join_stretches, kinds_at, stretches_of
from squadlog.ground.moving.passage import figure_contact, standing_on


@value
class WayPassed:
    """Something a move leads through or over: a door, a window, a breach, a low obstacle, stairs or an elevator."""

    kind: str
    id: str
    at_m: float


@value
class FloorChange:
    """A move's change of floor: the stairs or elevator (empty: through the air), and the two floors."""

    by: str
    from_floor: int
    to_floor: int
    at_m: float


@record
class Measured:
    """A move as the map has it.

    `reach_m` is how far the ground lets it go, `stop` why no farther (None: it comes to its goal). What the allowance
    makes of the metres is for the rules; `spot_at` then tells where the unit stands. `turns`, `passed` and `metres`
    end with `reach_m`.
    """

    route: Route
    reach_m: float
    metres: tuple[Metre, ...]
    turns: tuple[Turn, ...]
    passed: tuple[WayPassed, ...]
    floors: tuple[FloorChange, ...]
    stop: Stop | None

    @property
    def ground(self) -> tuple[tuple[str, ...], ...]:
        """The effects charged metre by metre, as in `MoveFacts.ground`, each mixed metre at its cheapest (MOV-07)."""
        return tuple(metre.effects for metre in self.metres)

    @property
    def end(self) -> Spot:
        """Where the head is when the ground stops it or the goal is reached (MOV-02)."""
        return self.route.goal if self.stop is None else self.stop.spot

    @property
    def end_facing_deg(self) -> float:
        """The facing there (MOV-13)."""
        return self.facing_at(self.reach_m)

    def spot_at(self, along_m: float) -> Spot:
        """Where the head is after `at_m` metres."""
        return self.route.spot_at(min(along_m, self.reach_m))

    def facing_at(self, along_m: float) -> float:
        """Degrees the unit faces after that many metres, a turn made there included."""
        return self.route.facing_at(min(along_m, self.reach_m))


def measure(footing: WalkableGround, route: Route, *, cost: Cost, mover: Mover | None = None) -> Measured:
    """Measure a move until its goal or the first thing that stops it (MOV-02..08, MAP, ACT-18).

    `cost` prices the effects of a metre, None meaning that the mover cannot pass them; it is asked which low obstacles,
    windows and grounds stop the mover, and which terrain of a mixed metre is cheapest.
    """
    mover = mover or Mover()
    return measure_on(footing, part_of(footing, route, mover.room_m), route, cost, mover)


def stay(route: Route) -> Measured:
    """A move that goes nowhere, measured: whatever lies around, nothing is met."""
    return Measured(
        route=route, reach_m=0.0, metres=(), turns=route.turns(0.0), passed=(), floors=(), stop=None
    )


def part_of(footing: WalkableGround, route: Route, room_m: float) -> GroundPart:
    """The part of the ground that a mover of that room can meet on this route."""
    return footing.part((route.start, *(leg.at(leg.length_m) for leg in route.legs)), room_m)


def measure_on(footing: WalkableGround, part: GroundPart, route: Route, cost: Cost, mover: Mover) -> Measured:
    """A move measured, as `measure` has it, on the part of the ground that it can meet."""
    if (plain := _measure_plain(footing, part, route, cost, mover)) is not None:
        return plain
    footing = footing.within(part)
    solid = first_solid(footing, route, mover, cost)
    until = route.length_m if solid is None else solid.at_m
    lie = _lie(footing, route, mover)
    metres, ground_stop = metres_of(route, lie, until, cost, footing.readings)
    stop = ground_stop or solid
    reach = until if ground_stop is None else ground_stop.at_m
    if (crowd := find_crowded_stop(footing, route, mover, reach)) is not None:
        stop, reach = crowd, crowd.at_m
        metres, _again = metres_of(route, lie, reach, cost, footing.readings)
    return Measured(
        route=route,
        reach_m=reach,
        metres=metres,
        turns=route.turns(reach),
        passed=tuple(_find_passed(footing, route, lie, reach)),
        floors=tuple(_floor_changes(footing, route, reach, stop)),
        stop=stop,
    )


def _measure_plain(
    footing: WalkableGround, part: GroundPart, route: Route, cost: Cost, mover: Mover
) -> Measured | None:
    """A move over one passable ground with nothing and nobody near, measured; None for any other."""
    start = route.start
    if any(one.number != mover.number for one in part.figures) or any(
        leg.floor != start.floor for leg in route.legs
    ):
        return None
    west, south, east, north = box_round((start, *[leg.at(leg.length_m) for leg in route.legs]))
    if not (footing.on_map(west, south) and footing.on_map(east, north)):
        return None
    kind, storey = "clear", part.storeys[0][1]
    if start.floor == 1:
        if part.land.reaches_into((west - 1.0, south - 1.0, east + 1.0, north + 1.0)):
            return None
        kinds = kinds_at(start.x, start.y, part.land.patches[::-1], part.land.base)
        kind = kinds[0][0]
    if cost((kind,)) is None or storey.reaches_into(
        (west - ROOM_M, south - ROOM_M, east + ROOM_M, north + ROOM_M)
    ):
        return None
    marks = [*map(float, range(metres_begun(route.length_m))), route.length_m]
    metres = tuple(
        Metre(from_m=low, to_m=far, present=(kind,), always=(), choices=((kind,),), crossings=())
        for low, far in pairwise(marks)
    )
    reach = route.length_m
    return Measured(
        route=route, reach_m=reach, metres=metres, turns=route.turns(reach), passed=(), floors=(), stop=None
    )


def _lie(footing: WalkableGround, route: Route, mover: Mover) -> Lie:
    legs = [leg for leg in route.legs if leg.length_m > 0]
    stretches = [stretch for leg in legs for stretch in stretches_of(leg, footing.land)]
    if legs and (rest := metres_begun(route.length_m) - route.length_m) > NEARLY_M:
        stretches += stretches_of(_onward(legs[-1], rest), footing.land)
    crossings = crossings_of(legs, footing.land, footing.readings) if legs else ()
    climbs = climbs_of(footing, route)
    return Lie(
        stretches=join_stretches(stretches), crossings=crossings, climbs=climbs, leaps=mover.over_m > 0
    )


def _onward(leg: Leg, rest_m: float) -> Leg:
    """The rest of the last metre, straight on."""
    end = leg.at(leg.length_m)
    return replace(leg, x=end.x, y=end.y, length_m=rest_m, from_m=leg.to_m)


def find_crowded_stop(footing: WalkableGround, route: Route, mover: Mover, reach_m: float) -> Stop | None:
    """The stop before another unit that may be passed but not stood on, or None (ACT-18, AMB-37)."""
    if footing.readings.stacking == "never" or reach_m <= 0:
        return None
    others = [figure for figure in footing.conditions.figures if figure.number != mover.number]
    stop: Stop | None = None
    while others:
        end = route.spot_at(reach_m if stop is None else stop.at_m)
        on = standing_on(
            end.x,
            end.y,
            [figure for figure in others if figure.spot.floor == end.floor],
            room_m=mover.room_m,
        )
        if on is None:
            return stop
        for leg in route.legs:
            contact = (
                None
                if leg.floor != on.spot.floor
                else figure_contact(leg, [on], leg.x, leg.y, room_m=mover.room_m)
            )
            if contact is not None:
                stop = contact_stop(route, leg, contact)
                break
        others.remove(on)
    return stop


def _find_passed(footing: WalkableGround, route: Route, lie: Lie, reach_m: float) -> Iterator[WayPassed]:
    found = [_of_climb(climb) for climb in lie.climbs if climb.kind == "low_obstacle"]
    for leg in route.legs:
        storey = footing.storey(leg.floor)
        for owner, places in touches(leg, storey.openings.edges).items():
            kind, feature_id = storey.openings.named[owner]
            found.append(WayPassed(kind, feature_id, leg.from_m + places[0]))
        for well in storey.wells:
            places = well.ring.touched(leg)
            end = leg.at(leg.length_m)
            if places and well.ring.side(end.x, end.y) > 0:
                found.append(WayPassed(well.kind, well.id, leg.from_m + places[-1]))
    yield from sorted((one for one in found if one.at_m <= reach_m + NEARLY_M), key=lambda one: one.at_m)


def _of_climb(climb: Climb) -> WayPassed:
    return WayPassed(climb.kind, climb.id, climb.from_m)


def _floor_changes(
    footing: WalkableGround, route: Route, reach_m: float, stop: Stop | None
) -> Iterator[FloorChange]:
    floor = route.start.floor
    for leg in route.legs:
        if leg.floor == floor:
            continue
        refused = stop is not None and stop.kind == "floor" and leg.from_m >= stop.at_m - NEARLY_M
        if refused or leg.from_m > reach_m + NEARLY_M:
            return
        well = footing.well_at(Spot(leg.x, leg.y, leg.floor))
        yield FloorChange(well.id if well is not None else "", floor, leg.floor, leg.from_m)
        floor = leg.floor
