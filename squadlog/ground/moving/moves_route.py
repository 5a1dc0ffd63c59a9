"""The way somebody means to go: straight stretches with a heading and a facing (MOV-01..03, MOV-15)."""

import math
from collections.abc import Iterator, Sequence
from typing import Literal

from squadlog.base.records import record
from squadlog.facts.ground_facts import GRACE_M, Turn
from squadlog.ground.compiled.bearings import bearing_deg, between_deg
from squadlog.ground.compiled.conditions import Spot

Gait = Literal["forward", "backward", "sideways"]
_NEARLY = 1e-9
"""Metres within which two places on a way count as one."""
_TURNED_DEG = 1e-6


@record
class Leg:
    """A straight stretch of a move on one floor.

    `from_m` is how much of the move lies before it. `dx`, `dy` are the heading as a unit vector, `facing_deg` is the
    unit's facing on it. A leg of no length is a turn or a change of floor on the spot.
    """

    x: float
    y: float
    floor: int
    dx: float
    dy: float
    length_m: float
    from_m: float
    facing_deg: float

    @property
    def to_m(self) -> float:
        """Metres of the move until the end of this leg."""
        return self.from_m + self.length_m

    def at(self, along_m: float) -> Spot:
        """The place `along_m` metres from the start of the leg."""
        return Spot(self.x + self.dx * along_m, self.y + self.dy * along_m, self.floor)


@record
class Route:
    """A whole move as meant, before anything stands in its way. `facing_deg` is how the unit stands before it."""

    start: Spot
    facing_deg: float
    legs: tuple[Leg, ...]
    end_facing_deg: float

    @property
    def length_m(self) -> float:
        """Metres from start to end along the route."""
        return self.legs[-1].to_m if self.legs else 0.0

    @property
    def goal(self) -> Spot:
        """Where the route ends if nothing stops it."""
        return self.legs[-1].at(self.legs[-1].length_m) if self.legs else self.start

    def leg_at(self, along_m: float) -> Leg | None:
        """The leg at `along_m`; at a corner the one that ends there. None for a route without legs."""
        last = None
        for leg in self.legs:
            if leg.from_m > along_m + _NEARLY:
                break
            last = leg
            if along_m <= leg.to_m + _NEARLY and leg.length_m > 0:
                break
        return last

    def spot_at(self, along_m: float) -> Spot:
        """The place after `along_m` metres; beyond the ends, the ends."""
        leg = self.leg_at(along_m)
        if leg is None:
            return self.start
        return leg.at(min(max(along_m - leg.from_m, 0.0), leg.length_m))

    def turns(self, until_m: float | None = None) -> tuple[Turn, ...]:
        """Every change of facing in order, those after `until_m` left out (ACT-28, MOV-15)."""
        last_m = self.length_m if until_m is None else until_m
        made = (
            Turn(degrees=round(between_deg(before, after), 9), after_m=round(at_m, 9))
            for before, after, at_m in self._facings()
        )
        return tuple(turn for turn in made if turn.degrees > _TURNED_DEG and turn.after_m <= last_m + _NEARLY)

    def facing_at(self, along_m: float) -> float:
        """Degrees the unit faces after `along_m` metres, changes made there included."""
        facing = self.facing_deg
        for _before, after, at_m in self._facings():
            if at_m > along_m + _NEARLY:
                break
            facing = after
        return facing

    def _facings(self) -> Iterator[tuple[float, float, float]]:
        facing = self.facing_deg
        for leg in self.legs:
            yield facing, leg.facing_deg, leg.from_m
            facing = leg.facing_deg
        yield facing, self.end_facing_deg, self.length_m


def box_round(spots: Sequence[Spot]) -> tuple[float, float, float, float]:
    """The box that holds some places: west, south, east, north."""
    xs, ys = [at.x for at in spots], [at.y for at in spots]
    return min(xs), min(ys), max(xs), max(ys)


def route_through(
    start: Spot,
    facing_deg: float,
    waypoints: Sequence[Spot],
    *,
    gait: Gait = "forward",
    end_facing_deg: float | None = None,
) -> Route:
    """A move from `start` through the waypoints; `end_facing_deg` None keeps the facing of the last stretch.

    Forward the unit faces where it goes, backward it faces away, sideways it keeps its facing (MOV-01, ACT-39, ACT-40);
    a place within a centimetre of straight ahead takes no turn.
    Waypoints may change the floor; one that lies nowhere but where the mover is already is passed over. Raises
    ValueError for coordinates that are no finite numbers.
    """
    facing, at, along_m = facing_deg % 360.0, start, 0.0
    legs: list[Leg] = []
    for goal in waypoints:
        length = math.hypot(goal.x - at.x, goal.y - at.y)
        if not math.isfinite(length):
            raise ValueError("a waypoint needs finite coordinates")
        if length > _NEARLY and gait != "sideways":
            ahead = bearing_deg(at, goal)
            wanted = ahead if gait == "forward" else (ahead + 180.0) % 360.0
            facing = facing if _straight_on(between_deg(facing, wanted), length) else wanted
        if goal.floor != at.floor:
            legs.append(_leg(at, goal, 0.0, along_m, facing))
        if length > _NEARLY:
            legs.append(_leg(at, goal, length, along_m, facing))
            along_m += length
        if length > _NEARLY or goal.floor != at.floor:
            at = goal
    return Route(
        start=start,
        facing_deg=facing_deg % 360.0,
        legs=tuple(legs),
        end_facing_deg=facing if end_facing_deg is None else end_facing_deg % 360.0,
    )


def _straight_on(degrees: float, length_m: float) -> bool:
    """Whether a stretch that much aside ends within a centimetre of straight ahead.

    No ruler tells it from that (GEN-06).
    """
    return degrees < 90 and length_m * math.sin(math.radians(degrees)) <= GRACE_M


def route_ahead(
    start: Spot,
    facing_deg: float,
    heading_deg: float,
    distance_m: float,
    *,
    gait: Gait = "forward",
    end_facing_deg: float | None = None,
) -> Route:
    """A move of `distance_m` metres straight in the direction `heading_deg`.

    Raises ValueError for a distance that is negative or no finite number.
    """
    if not (math.isfinite(distance_m) and distance_m >= 0 and math.isfinite(heading_deg)):
        raise ValueError("a move needs a heading and a distance of 0 or more")
    angle = math.radians(heading_deg)
    goal = Spot(start.x + math.sin(angle) * distance_m, start.y + math.cos(angle) * distance_m, start.floor)
    return route_through(start, facing_deg, (goal,), gait=gait, end_facing_deg=end_facing_deg)


def _leg(at: Spot, goal: Spot, length_m: float, from_m: float, facing_deg: float) -> Leg:
    dx, dy = ((goal.x - at.x) / length_m, (goal.y - at.y) / length_m) if length_m else (0.0, 0.0)
    return Leg(
        x=at.x,
        y=at.y,
        floor=goal.floor,
        dx=dx,
        dy=dy,
        length_m=length_m,
        from_m=from_m,
        facing_deg=facing_deg,
    )
