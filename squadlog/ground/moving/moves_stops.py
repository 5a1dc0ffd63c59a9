"""What ends a move before its goal: walls, doors, furniture, shafts, other units, the edge of the map (MAP, ACT-18)."""

import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from squadlog.base.lengths import in_metres
from squadlog.base.records import record, value
from squadlog.facts.ground_facts import GRACE_M
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.moving.moves_ground import GroundArea, Storey, WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M, Floats, distance_to_edges_m, touches
from squadlog.ground.moving.moves_route import Leg, Route
from squadlog.ground.moving.passage import NO_BARRIER, Barriers, Touching, figure_contact

Cost: TypeAlias = Callable[[tuple[str, ...]], float | Fraction | None]
"""What a metre with these effects takes of the allowance, None if the mover cannot pass it so."""


@record
class Mover:
    """The mover, as far as the ground cares.

    `number` and `side` tell it from others. `over_m` is the widest low obstacle or sill it clears in one leap: 0 for
    one that stays on its feet (ACT-42, ACT-45). `onto` is the low obstacle it means to land on (AMB-139). `enters` are
    stairs and elevators it means to get into; one at the end of the move is always meant. `flies` is the highest storey
    that a bounce pack in use reaches through the air, 0 for one that stays on the ground (BNC-12). `room_m` is the
    radius of its disc or its base, which keeps others off (AMB-37, AMB-145).
    """

    number: int | None = None
    side: str = ""
    over_m: float = 0.0
    onto: str = ""
    enters: frozenset[str] = frozenset()
    flies: int = 0
    room_m: float = FIGURE_RADIUS_M


@record
class Stop:
    """Why a move ends early: kind and id of what is in the way, where the head stops, the rule, and a sentence."""

    kind: str
    id: str
    at_m: float
    spot: Spot
    rule: str
    sentence: str


@value
class Climb:
    """A low obstacle or window under the head line, from and to metres of the move; a window has no depth."""

    kind: str
    id: str
    from_m: float
    to_m: float


def stop_at(  # noqa: PLR0917 - what a stop says, in order
    route: Route, at_m: float, kind: str, feature_id: str, rule: str, sentence: str
) -> Stop:
    """A stop after `at_m` metres of the route."""
    at_m = max(at_m, 0.0)
    spot = route.spot_at(at_m)
    return Stop(kind=kind, id=feature_id, at_m=at_m, spot=spot, rule=rule, sentence=sentence)


def contact_stop(route: Route, leg: Leg, contact: Touching) -> Stop:
    """The stop at something touched on a leg."""
    return _stop(route, leg, contact, "is in the way after {at:.2f} m.")


def _stop(route: Route, leg: Leg, contact: Touching, told: str, rule: str = "") -> Stop:
    """The stop at something touched, with what is `told` of it; its rule is that of the thing unless one is said."""
    by, at_m = contact.by, leg.from_m + contact.at_m
    sentence = f"{by.words[:1].upper()}{by.words[1:]} {told.format(at=at_m)}"
    return stop_at(route, at_m, by.kind, by.id, rule or by.rule, sentence)


def first_solid(footing: WalkableGround, route: Route, mover: Mover, cost: Cost) -> Stop | None:
    """The first thing that ends the move, terrain apart, or None."""
    if not route.legs:
        return None
    way = _Way(footing, route, mover, cost)
    before = route.start
    for leg in route.legs:
        if leg.floor != before.floor and (stop := _no_way_up(footing, leg, before, mover)):
            return stop
        found = list(way.stops_on(leg))
        if found:
            return min(found, key=lambda stop: stop.at_m)
        before = leg.at(leg.length_m)
    return None


def blocking_figures(footing: WalkableGround, route: Route, mover: Mover) -> dict[int, list[Figure]]:
    """The units a mover may not pass through, by floor (AMB-37)."""
    found: dict[int, list[Figure]] = {}
    stacking = footing.readings.stacking
    floors = {route.start.floor, *(leg.floor for leg in route.legs)}
    for figure in footing.conditions.figures:
        if figure.number == mover.number or figure.spot.floor not in floors or stacking == "all":
            continue
        if stacking == "friends" and figure.side == mover.side:
            continue
        found.setdefault(figure.spot.floor, []).append(figure)
    return found


class _Way:
    """One mover on one route: how near it may come to each barrier, and what does not stop it at all.

    Clearances are measured where it starts or comes to a floor.
    """

    def __init__(self, footing: WalkableGround, route: Route, mover: Mover, cost: Cost) -> None:
        self.footing, self.route, self.mover, self.cost = footing, route, mover, cost
        self.figures = blocking_figures(footing, route, mover)
        self.starts = {route.start.floor: route.start}
        for leg in route.legs:
            self.starts.setdefault(leg.floor, Spot(leg.x, leg.y, leg.floor))
        self.meant = {
            floor: frozenset(_wells_meant(footing.storey(floor), route, mover)) for floor in self.starts
        }
        self._known: dict[tuple[int, int], Floats] = {}

    def stops_on(self, leg: Leg) -> Iterator[Stop]:
        """Everything that would stop it on this leg."""
        if leg.length_m <= 0:
            return
        storey, start = self.footing.storey(leg.floor), self.starts[leg.floor]
        near_low = storey.areas or storey.low.may_be_met(leg)
        climbed = frozenset(_overcome(storey, self.route, leg, self.mover, self.cost) if near_low else ())
        contacts = (
            self._contact(leg, storey.solid),
            self._contact(leg, storey.shafts, but=self.meant[leg.floor]),
            figure_contact(leg, self.figures.get(leg.floor, ()), start.x, start.y, room_m=self.mover.room_m),
        )
        for contact in contacts:
            if contact is not None:
                yield contact_stop(self.route, leg, contact)
        if (low := self._contact(leg, storey.low, but=climbed)) is not None:
            yield _too_low(self.route, leg, low, self.mover)
        yield from _still_on_top(storey, self.route, leg, climbed)
        if (edge_m := _leaves_map(self.footing, leg)) is not None:
            at_m = leg.from_m + edge_m
            yield stop_at(
                self.route, at_m, "map_edge", "", "SET-01", f"The map ends after {in_metres(at_m, 2)}."
            )

    def _contact(self, leg: Leg, barriers: Barriers, *, but: frozenset[str] = frozenset()) -> Touching | None:
        if not barriers.may_be_met(leg):
            return None
        key = (leg.floor, id(barriers))
        if key not in self._known:
            spot = self.starts[leg.floor]
            self._known[key] = barriers.clearance_m(spot.x, spot.y)
        clearance = self._known[key]
        if but:
            left_out = np.array([blocker.id in but for blocker in barriers.blockers])
            clearance = np.where(left_out[barriers.edges.owner], NO_BARRIER, clearance)
        return barriers.contact(leg, clearance)


def _wells_meant(storey: Storey, route: Route, mover: Mover) -> Iterator[str]:
    for well in storey.wells:
        spots = (route.start, route.goal, *(leg.at(leg.length_m) for leg in route.legs if not leg.length_m))
        if well.id in mover.enters or any(well.ring.side(spot.x, spot.y) > 0 for spot in spots):
            yield well.id


def _too_low(route: Route, leg: Leg, contact: Touching, mover: Mover) -> Stop:
    if mover.over_m:
        told = "is too wide to clear, or where the leap would end; it begins after {at:.2f} m."
        return _stop(route, leg, contact, told, "ACT-42" if mover.over_m <= 1 else "ACT-45")
    return _stop(route, leg, contact, "is in the way after {at:.2f} m; it takes a jump or a dive.")


def _still_on_top(storey: Storey, route: Route, leg: Leg, climbed: frozenset[str]) -> Iterator[Stop]:
    """Whoever stands on a table comes down by another jump (AMB-139)."""
    for area in storey.areas_at(leg.x, leg.y):
        if area.id not in climbed and area.blocker is not None:
            sentence = f"It stands on {area.blocker.words} and comes down by a jump."
            yield stop_at(route, leg.from_m, area.kind, area.id, "ACT-41", sentence)


def _overcome(storey: Storey, route: Route, leg: Leg, mover: Mover, cost: Cost) -> Iterator[str]:
    """Ids of the low obstacles and windows that do not stop this mover: climbed at a price, or leapt over."""
    free = {kind for kind in ("low_obstacle", "window") if cost(("clear", kind)) is not None}
    if not free and not mover.over_m:
        return
    areas = {area.id: area for area in storey.areas}
    goal = route.goal
    beside = distance_to_edges_m(storey.low.edges, goal.x, goal.y) if mover.over_m else np.zeros(0)
    for number, blocker in enumerate(storey.low.blockers):
        if blocker.kind in free:
            yield blocker.id
        elif mover.over_m:
            apart = float(beside[storey.low.edges.owner == number].min(initial=math.inf))
            if _clears(areas.get(blocker.id), route, leg, mover, apart):
                yield blocker.id


def _clears(area: GroundArea | None, route: Route, leg: Leg, mover: Mover, apart_m: float) -> bool:
    """Whether a leap gets over a low obstacle or a window (no area) and lands clear of it, or on it if meant."""
    end = route.goal
    if area is not None and area.id == mover.onto:
        return area.ring.side(end.x, end.y) >= 0
    if apart_m < FIGURE_RADIUS_M - NEARLY_M or (area is not None and area.ring.side(end.x, end.y) >= 0):
        return False
    spans = [] if area is None else spans_inside(leg, area)
    return all(far - low <= mover.over_m + GRACE_M for low, far in spans)


def spans_inside(leg: Leg, area: GroundArea) -> list[tuple[float, float]]:
    """The metres along the leg from where to where the head line runs inside an outline."""
    marks = [0.0, *area.ring.touched(leg), leg.length_m]
    spans: list[tuple[float, float]] = []
    for low, far in pairwise(marks):
        if far - low <= NEARLY_M:
            continue
        middle = leg.at((low + far) / 2)
        if area.ring.side(middle.x, middle.y) > 0:
            if spans and low - spans[-1][1] <= NEARLY_M:
                spans[-1] = (spans[-1][0], far)
            else:
                spans.append((low, far))
    return spans


def climbs_of(footing: WalkableGround, route: Route) -> list[Climb]:
    """The low obstacles and windows that the head line crosses, in order."""
    found: list[Climb] = []
    for leg in route.legs:
        storey = footing.storey(leg.floor)
        if leg.length_m <= 0 or not storey.low.blockers:
            continue
        areas = {area.id: area for area in storey.areas}
        for owner, places in touches(leg, storey.low.edges).items():
            by = storey.low.blockers[owner]
            area = areas.get(by.id)
            if area is None:
                found.extend(Climb(by.kind, by.id, leg.from_m + at, leg.from_m + at) for at in places)
            else:
                spans = spans_inside(leg, area)
                found.extend(Climb(by.kind, by.id, leg.from_m + low, leg.from_m + far) for low, far in spans)
    return sorted(found, key=lambda climb: climb.from_m)


def _leaves_map(footing: WalkableGround, leg: Leg) -> float | None:
    if not footing.on_map(leg.x, leg.y):
        return 0.0
    end = leg.at(leg.length_m)
    if footing.on_map(end.x, end.y):
        return None
    width, height = footing.plan.width_m, footing.plan.height_m
    ways = [
        (wall - at) / rate
        for at, rate, wall in (
            (leg.x, leg.dx, width if leg.dx > 0 else 0.0),
            (leg.y, leg.dy, height if leg.dy > 0 else 0.0),
        )
        if rate
    ]
    return min(max(way, 0.0) for way in ways)


def _no_way_up(footing: WalkableGround, leg: Leg, before: Spot, mover: Mover) -> Stop | None:
    """Why the floor cannot be changed here, or None (STO-02, STO-03, BNC-12)."""
    if not 1 <= leg.floor <= (mover.flies or footing.plan.floors):
        return _no_floor(leg, before, f"There is no floor {leg.floor} to get to.")
    if mover.flies:
        return None
    below = footing.well_at(before)
    above = footing.well_at(Spot(leg.x, leg.y, leg.floor))
    if below is not None and above is not None and below.id == above.id:
        return None
    return _no_floor(
        leg, before, f"No stairs or elevator lead from floor {before.floor} to floor {leg.floor} here."
    )


def _no_floor(leg: Leg, before: Spot, sentence: str) -> Stop:
    return Stop(kind="floor", id="", at_m=leg.from_m, spot=before, rule="STO-02", sentence=sentence)
