"""Who and what is within arm's length: doors, shafts, things, units, and whom a unit can engage (AMB-127, MEL-02)."""

import math
from collections.abc import Iterable, Iterator

import numpy as np
from shapely import Point

from squadlog.base.lengths import in_metres
from squadlog.base.records import record, value
from squadlog.facts.ground_facts import GRACE_M
from squadlog.facts.shapes import metres_apart, say_ends
from squadlog.ground.compiled.bearings import apart_m, distance_m
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M, Edges, distance_to_edges_m, ring_of
from squadlog.ground.moving.moves_route import Leg
from squadlog.ground.moving.passage import Barriers, Blocker, first_contact
from squadlog.ground.sight.arcs import faces

_ROUND_M = 0.001
_ROUND_STEPS = 32
"""The straight lines that stand for a quarter of a circle."""


@value
class Near:
    """Something and how far it is: kind, id (a unit's number), and metres from the head to its nearest point."""

    kind: str
    id: str
    distance_m: float


@record
class MeleeReach:
    """Whether one unit can engage another in melee, and if not, why: a sentence and the rule it comes from."""

    possible: bool
    distance_m: float
    reason: str = ""
    rule: str = "MEL-02"


def within(apart_m: float, reach_m: float) -> bool:
    """Whether something is that near, but for less than a centimetre, which no ruler tells (AMB-127, GEN-06)."""
    return apart_m < reach_m + GRACE_M - NEARLY_M


def rim_m(one: Figure, readings: Readings) -> float:
    """How far from its head a unit's reach begins: at the edge of its base, else at its head or its disc's edge.

    AMB-145, AMB-127.
    """
    return one.base_m or (0.0 if readings.reach_measure == "head" else FIGURE_RADIUS_M)


def near(footing: WalkableGround, spot: Spot) -> tuple[Near, ...]:
    """Every door, window, obstacle, staircase, elevator, unit and body on the floor, the nearest first."""
    return tuple(_near(footing, spot))


def _near(footing: WalkableGround, spot: Spot, wanted: str | None = None) -> list[Near]:
    """Everything near in that order, or only what is called so."""
    found = (*_features(footing, spot, wanted), *_figures(footing, spot, wanted))
    return sorted(found, key=lambda one: (one.distance_m, one.kind, one.id))


def reaches(footing: WalkableGround, figure: Figure, other: int | str) -> bool | None:
    """Whether a unit has a unit (number) or a feature (id) within reach.

    None if there is no such thing on its floor.
    """
    wanted = str(other)
    kinds = ("unit", "body") if isinstance(other, int) else None
    readings = footing.readings
    rims = {str(other.number): rim_m(other, readings) for other in footing.conditions.figures}
    lying = {str(other.number): other.base_m for other in footing.conditions.bodies}
    for one in _near(footing, figure.spot, wanted):
        if one.kind in kinds if kinds else one.kind not in ("unit", "body"):
            rim = {"unit": rims, "body": lying}.get(one.kind, {}).get(one.id, 0.0)
            return within(
                metres_apart(one.distance_m, 0.0, bases_m=rim_m(figure, readings) + rim), readings.reach_m
            )
    return None


def clears(footing: WalkableGround, mover: Figure, enemies: Iterable[Figure]) -> bool:
    """Whether a unit where this one stands is beyond reach of every one of these enemies (MEL-08, MEL-12)."""
    return all(
        enemy.spot.floor != mover.spot.floor
        or not within(_gap_m(mover, enemy, footing.readings), footing.readings.reach_m)
        for enemy in enemies
    )


def within_reach_of(footing: WalkableGround, mover: Figure, enemy: Figure) -> Geometry:
    """The ground where a mover is not beyond reach of an enemy, and a millimetre more (MEL-08, MEL-12)."""
    rims = rim_m(mover, footing.readings) + rim_m(enemy, footing.readings)
    return around(enemy.spot, footing.readings.reach_m + GRACE_M + rims)


def around(spot: Spot, metres: float) -> Geometry:
    """The ground within `metres` of a spot, and a millimetre more."""
    radius = (metres + _ROUND_M) / math.cos(math.pi / (4 * _ROUND_STEPS))
    return Point(spot.x, spot.y).buffer(radius, _ROUND_STEPS)


def engagement(footing: WalkableGround, attacker: Figure, target: Figure) -> MeleeReach:
    """Whether the attacker has the target in front of it within 1 m, with nothing solid between (MEL-02, AMB-102)."""
    apart = apart_m(attacker, target)

    def no(reason: str, rule: str = "MEL-02") -> MeleeReach:
        return MeleeReach(possible=False, distance_m=apart, reason=reason, rule=rule)

    if attacker.spot.floor != target.spot.floor:
        return no(f"Unit {target.number} is on floor {target.spot.floor}.")
    reach_m = footing.readings.reach_m
    if not within(_gap_m(attacker, target, footing.readings), reach_m):
        far = f"{in_metres(apart, 2)} away{say_ends(attacker.base_m, target.base_m)}"
        return no(f"Unit {target.number} is {far}; melee reaches {in_metres(reach_m)}.")
    in_front = faces(attacker, target.spot, footing.readings.engage_arc_deg, footing.readings)
    if distance_m(attacker.spot, target.spot) > NEARLY_M and not in_front:
        return no(f"Unit {target.number} is not in front of unit {attacker.number}.")
    if (shaft := _find_isolation(footing, attacker, target)) is not None:
        return no(f"One of them is in {shaft.words}, the other is not.", "STO-06")
    if (wall := _between(footing, attacker.spot, target.spot)) is not None:
        return no(f"{wall.words[:1].upper()}{wall.words[1:]} stands between them.")
    return MeleeReach(possible=True, distance_m=apart)


def nothing_between(footing: WalkableGround, one: Spot, other: Spot) -> bool:
    """Whether no wall, closed door or high obstacle stands between two places on a floor."""
    return one.floor == other.floor and _between(footing, one, other) is None


def _gap_m(one: Figure, other: Figure, readings: Readings) -> float:
    """The distance between two units that counts for reach: from head to head, or between rims (AMB-127, AMB-145)."""
    rims = rim_m(one, readings) + rim_m(other, readings)
    return metres_apart(distance_m(one.spot, other.spot), 0.0, bases_m=rims)


def _features(footing: WalkableGround, spot: Spot, wanted: str | None) -> Iterator[Near]:
    plan, floor = footing.plan, spot.floor
    for door in plan.doors:
        if door.floor == floor and wanted in (None, door.id):
            yield Near(door.kind, door.id, _to_line_m(door.ends, spot))
    for window in plan.windows:
        if window.floor == floor and wanted in (None, window.id):
            yield Near("window", window.id, _to_line_m(window.ends, spot))
    for obstacle in plan.obstacles:
        there = obstacle.floor == floor and wanted in (None, obstacle.id)
        if there and obstacle.id not in footing.conditions.destroyed:
            kind = "high_obstacle" if obstacle.high else "low_obstacle"
            yield Near(kind, obstacle.id, ring_of(obstacle.points).distance_m(spot.x, spot.y))
    for well in footing.storey(floor).wells:
        if wanted in (None, well.id):
            yield Near(well.kind, well.id, well.ring.distance_m(spot.x, spot.y))


def _figures(footing: WalkableGround, spot: Spot, wanted: str | None) -> Iterator[Near]:
    for kind, figures in (("unit", footing.conditions.figures), ("body", footing.conditions.bodies)):
        for figure in figures:
            if figure.spot.floor == spot.floor and wanted in (None, str(figure.number)):
                yield Near(kind, str(figure.number), distance_m(spot, figure.spot))


def _to_line_m(ends: tuple[tuple[float, float], tuple[float, float]], spot: Spot) -> float:
    (ax, ay), (bx, by) = ends
    one = np.array([ax]), np.array([ay]), np.array([bx]), np.array([by])
    return float(distance_to_edges_m(Edges(*one, np.zeros(1, dtype=np.int64)), spot.x, spot.y)[0])


def _find_isolation(footing: WalkableGround, attacker: Figure, target: Figure) -> Blocker | None:
    """The staircase or elevator that one of the two is in and the other is not, if that keeps them apart (AMB-36)."""
    ours, theirs = footing.well_at(attacker.spot), footing.well_at(target.spot)
    if theirs is not None and (ours is None or ours.id != theirs.id):
        return theirs.blocker
    if ours is not None and theirs is None and footing.readings.stairs_isolation == "symmetric":
        return ours.blocker
    return None


def _between(footing: WalkableGround, one: Spot, other: Spot) -> Blocker | None:
    """The wall, closed door or high obstacle that the line from head to head touches, or None."""
    apart = distance_m(one, other)
    if apart <= NEARLY_M:
        return None
    barriers: Barriers = footing.storey(one.floor).solid
    leg = Leg(
        x=one.x,
        y=one.y,
        floor=one.floor,
        dx=(other.x - one.x) / apart,
        dy=(other.y - one.y) / apart,
        length_m=apart,
        from_m=0.0,
        facing_deg=0.0,
    )
    found = first_contact(leg, barriers.edges, np.full(barriers.edges.owner.size, 2 * NEARLY_M))
    return None if found is None else barriers.blockers[int(barriers.edges.owner[found[1]])]
