"""Who and what is within a metre, in front, behind a wall, and where a unit may be set up."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import pairwise
from math import cos, hypot, radians, sin

from squadlog.base.lengths import in_metres
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import Position, Target, Whereabouts, YesNo
from squadlog.facts.shapes import metres_apart, say_ends
from squadlog.ground.compiled.bearings import apart_m, bearing_deg
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.compiled.stretches import to_edge
from squadlog.ground.map.zones import Zone, zones_by_side
from squadlog.ground.moving.moves_lines import NEARLY_M, ring_of
from squadlog.ground.moving.reachable_area import engagement, reaches, rim_m, within
from squadlog.ground.moving.standing import objections, off_the_map
from squadlog.ground.sight import arcs
from squadlog.survey.aiming import best_point, shape_of
from squadlog.survey.figures import placeholder
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.named_areas import inside
from squadlog.survey.sightings import target_spot

_BEYOND_M = 1.0
_ON_IT_M = 0.01


def reach(world: MeasuredBattle, unit: int, other: Target) -> YesNo | None:
    """Whether something is within 1 m of a unit (AMB-127); a unit or a thing must not be behind something solid."""
    one = world.figures.get(unit)
    if one is None:
        return None
    if isinstance(other, int):
        there = world.figures.get(other)
        return None if there is None else _hand_to_hand(world, one, there, f"Unit {other}")
    if isinstance(other, str):
        return _to_feature(world, one, other)
    spot = target_spot(world.battle, one, other)
    return None if spot is None else _hand_to_hand(world, one, placeholder(spot), "It")


def _hand_to_hand(world: MeasuredBattle, one: Figure, other: Figure, name: str) -> YesNo:
    ahead = bearing_deg(one.spot, other.spot)
    turned = replace(one, facing_deg=ahead)
    found = engagement(world.footing, turned, other)
    apart, reach_m = found.distance_m, world.readings.reach_m
    far = f"{in_metres(apart, 2)} away{say_ends(one.base_m, other.base_m)}"
    if found.possible:
        return _yes(f"{name} is {far}.", "AMB-127")
    if other.spot.floor == one.spot.floor and not within(apart, reach_m):
        return _no(f"{name} is {far}, farther than {in_metres(reach_m)}.", "AMB-127")
    return _no(found.reason, found.rule)


def _to_feature(world: MeasuredBattle, one: Figure, name: str) -> YesNo | None:
    shape = shape_of(world, name, one.spot.floor)
    if shape is None:
        return None
    if shape.floor != one.spot.floor:
        return _no(f"{name} is on floor {shape.floor}, not here.", "AMB-127")
    known = world.battle.features.get(name)
    here = (one.spot.x, one.spot.y)
    if known is not None and known.at is not None:
        apart = hypot(known.at[0] - here[0], known.at[1] - here[1])
    else:
        inside = shape.solid and any(
            ring_of(line[:-1]).side(*here) >= 0 for line in shape.lines if len(line) > 3
        )
        edges = [ends for line in shape.lines for ends in pairwise(line)]
        apart = 0.0 if inside else min(to_edge(here, p, q) for p, q in edges)
    apart = metres_apart(apart, 0.0, bases_m=one.base_m)
    near = reaches(world.footing, one, name)
    counted = apart - (rim_m(one, world.readings) - one.base_m)
    is_near = within(counted, world.readings.reach_m) if near is None else near
    told = f"{name} is {in_metres(apart, 2)} away"
    if is_near:
        return _yes(f"{told}.", "AMB-127")
    return _no(f"{told}, farther than {in_metres(world.readings.reach_m)}.", "AMB-127")


def faces(world: MeasuredBattle, unit: int, other: int, degrees: float) -> YesNo | None:
    """Whether a unit has another before it: its half plane at 180 degrees, else what touches the arc (FOV-03)."""
    one, there = world.figures.get(unit), world.figures.get(other)
    if one is None or there is None:
        return None
    within = arcs.faces(one, there.spot, degrees, world.readings)
    where = "in" if within else "outside"
    reason = f"Unit {other} is {where} the {degrees:g} degrees before unit {unit}."
    return YesNo(value=within, origin="measured", reason=reason, rule="FOV-03")


def in_sector(
    world: MeasuredBattle, unit: int, axis_deg: float | None, degrees: float
) -> tuple[tuple[int, float], ...] | None:
    """Who touches a sector before a unit, nearest first (AUT-08, A-40, AMB-145); None for one on no map."""
    one = world.figures.get(unit)
    if one is None:
        return None
    looking = one if axis_deg is None else replace(one, facing_deg=axis_deg)
    found = [
        (number, apart_m(one, other))
        for number, other in world.figures.items()
        if number != unit and arcs.touches_arc(looking, other.spot, degrees)
    ]
    return tuple(sorted(found, key=lambda near: (near[1], near[0])))


def sector_with(
    world: MeasuredBattle, unit: int, named: Collection[int], degrees: float, sway_deg: float
) -> tuple[tuple[int, float], ...] | None:
    """Who touches the sector that holds all these and the fewest others, nearest first (AUT-08..AUT-10).

    Its middle is `sway_deg` off the facing at most; of several alike it is the one most nearly ahead. Empty: none holds
    them all. None: one of them is on no map. The dead are nobody's others.
    """
    one = world.figures.get(unit)
    if one is None or not world.figures.keys() >= set(named):
        return None
    living = {number for number in world.figures if world.battle.units[number].wound != "D"}
    found = [
        (len({number for number, _ in held} & living - set(named)), abs(off), off, held)
        for off in _middles(world, one, degrees, sway_deg)
        if (held := in_sector(world, unit, one.facing_deg + off, degrees) or ())
        and {number for number, _ in held} >= set(named)
    ]
    return min(found)[-1] if found else ()


def _middles(world: MeasuredBattle, one: Figure, degrees: float, sway_deg: float) -> Iterator[float]:
    """Every turn of a sector where a unit comes in or goes out, and one between any two of them."""
    edges = {-sway_deg, 0.0, sway_deg}
    for other in world.figures.values():
        if other.number != one.number:
            edges.update(off for off in arcs.just_touching(one, other.spot, degrees) if abs(off) <= sway_deg)
    marks = sorted(edges)
    yield from marks
    yield from ((one + other) / 2 for one, other in pairwise(marks))


def stands(world: MeasuredBattle, unit: int, position: Position, floor: int, *, room: bool = True) -> YesNo:
    """Whether a unit may be set there: on the map, in a zone of its side if that has any, on free ground (SET-01).

    What takes no `room`, as it is written down and has no counter, may lie close to a wall, but not in it.
    """
    spot = Spot(position.x, position.y, floor)
    radius_m = FIGURE_RADIUS_M if room else _ON_IT_M
    found = next(_objections(world, world.battle.units.get(unit), spot, radius_m), None)
    return found or _yes("The place is free.", "SET-01")


def ground(world: MeasuredBattle, where: Whereabouts) -> YesNo:
    """Whether a place is on the map, and has ground or a floor of that number (MAP-01)."""
    off = off_the_map(world.footing, world.ground.land, Spot(where.x, where.y, where.floor))
    return _yes("It is on the map.", "MAP-01") if off is None else _no(off.sentence, off.rule)


def shaft(world: MeasuredBattle, where: Whereabouts) -> str:
    """The stairway or elevator around a place, by id; empty: none."""
    found = world.ground.shaft(Spot(where.x, where.y, where.floor), world.readings)
    return "" if found is None else found.id


def _objections(world: MeasuredBattle, unit: Unit | None, spot: Spot, radius_m: float) -> Iterator[YesNo]:
    footing = world.footing
    if not (there := ground(world, Whereabouts(spot.x, spot.y, spot.floor))).value:
        yield there
        return
    if unit is not None:
        sides = [(one.id, one.name) for one in world.battle.setup.sides]
        zones = zones_by_side(world.map.zones, sides).get(unit.side, ())
        page = world.battle.setup.page
        named = {name for place in page.deployment.places if unit.id in place.units for name in place.areas}
        areas = [area for area in page.areas if area.id in named]
        where = Whereabouts(spot.x, spot.y, spot.floor)
        if areas:
            if not any((found := inside(world, where, area)) is not None and found.value for area in areas):
                known = " or ".join(area.called for area in areas)
                yield _no(f"That is outside its set-up area: {known}.", "SET-01")
        elif zones and not any(_in_zone(zone, spot) for zone in zones):
            known = ", ".join(zone.id for zone in zones)
            yield _no(f"That is outside the start zones of its side: {known}.", "SET-01")
    others = [one for one in world.conditions.figures if unit is None or one.number != unit.id]
    base_m = 0.0 if unit is None else world.ctx.reading.base_m(unit.soldier)
    room_m = max(FIGURE_RADIUS_M, base_m)
    for taken in objections(footing, spot, others, radius_m=radius_m, room_m=room_m):
        yield _no(taken.sentence, taken.rule)


def _in_zone(zone: Zone, spot: Spot) -> bool:
    if zone.floor != spot.floor:
        return False
    if zone.circle is not None:
        x, y = zone.circle.centre
        return hypot(spot.x - x, spot.y - y) <= zone.circle.radius_m + NEARLY_M
    return ring_of(zone.points or ()).side(spot.x, spot.y) >= 0


def beyond(
    world: MeasuredBattle, unit: int, feature: str, at: tuple[float, float] | None
) -> tuple[int, ...] | None:
    """Whose footprint the line of a shot through a feature meets within 1 m beyond it, nearest first (OBS-13, AMB-116).

    `at` is the point shot at, None for the one seen best. All sides alike, the unconscious too, the dead not.
    """
    one = world.figures.get(unit)
    aimed = None if one is None else best_point(world, one, feature, at)
    if one is None or aimed is None:
        return None
    hole = aimed.spot
    heading = radians(bearing_deg(one.spot, hole))
    dx, dy = sin(heading), cos(heading)
    found = []
    for other in world.figures.values():
        if (
            other.number == unit
            or other.spot.floor != hole.floor
            or world.battle.units[other.number].wound == "D"
        ):
            continue
        east, north = other.spot.x - hole.x, other.spot.y - hole.y
        along = east * dx + north * dy
        inside = min(max(along, 0.0), _BEYOND_M)
        if along > 0 and hypot(east - dx * inside, north - dy * inside) <= FIGURE_RADIUS_M + NEARLY_M:
            found.append((along, other.number))
    return tuple(number for _, number in sorted(found))


def _yes(reason: str, rule: str) -> YesNo:
    return YesNo(value=True, origin="measured", reason=reason, rule=rule)


def _no(reason: str, rule: str) -> YesNo:
    return YesNo(value=False, origin="measured", reason=reason, rule=rule)
