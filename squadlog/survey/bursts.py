"""Bursts on the map: whom they reach and behind what, where a grenade comes to lie, what lies beyond a hole."""

from collections.abc import Sequence

from squadlog.facts.ground_facts import InReach, Landing, Whereabouts
from squadlog.facts.shapes import in_wedge as lies_in_wedge
from squadlog.facts.shapes import within
from squadlog.ground.compiled.bearings import apart_m
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.sight.sheltering import Sheltered, find_shelter
from squadlog.ground.sight.straying import find_stray_end
from squadlog.survey.aiming import across
from squadlog.survey.figures import placeholder
from squadlog.survey.measured_battle import MeasuredBattle


def around(
    world: MeasuredBattle, at: Whereabouts, metres: float, cover_from: Whereabouts | None = None
) -> tuple[InReach, ...]:
    """The units with head or base within `metres` of a burst, nearest first, and their cover (GRN-35..38, A-68)."""
    near = [one for one in world.figures.values() if within(_apart_m(world, at, one), metres)]
    covered = find_shelter(world.ground, _spot(cover_from or at), near, world.readings)
    return _nearest_first(world, at, near, covered)


def metres_to(
    world: MeasuredBattle, at: Whereabouts, places: Sequence[Whereabouts], metres: float
) -> tuple[InReach | None, ...]:
    """Metres from a burst to places where things lie, one by one: None for one that is out of reach."""
    there = [placeholder(_spot(place)) for place in places]
    apart = [_apart_m(world, at, one) for one in there]
    near = [one for one, m in zip(there, apart, strict=True) if within(m, metres)]
    covered = iter(find_shelter(world.ground, _spot(at), near, world.readings))
    return tuple(_in_reach(None, m, next(covered)) if within(m, metres) else None for m in apart)


def in_wedge(
    world: MeasuredBattle,
    hole: Whereabouts,
    axis_deg: float,
    depth_m: tuple[float, float],
    half_width_m: float,
) -> tuple[InReach, ...]:
    """Whose heads lie in a wedge beyond a hole, nearest first, and what covers each from there (SHP-09)."""
    near = [
        one
        for one in world.figures.values()
        if one.spot.floor == hole.floor
        and lies_in_wedge((one.spot.x, one.spot.y), (hole.x, hole.y), axis_deg, depth_m, half_width_m)
    ]
    covered = find_shelter(world.ground, _spot(hole), near, world.readings, hole=True)
    return _nearest_first(world, hole, near, covered)


def lands(world: MeasuredBattle, start: Whereabouts, to: Whereabouts) -> Landing:
    """Where something comes to lie that goes straight on: at its goal, or before what stops it (GRN-25)."""
    found = find_stray_end(world.ground, _spot(start), _spot(to), world.readings)
    place = Whereabouts(found.spot.x, found.spot.y, found.spot.floor)
    return Landing(None, "", place) if found.off else Landing(place, found.met)


def through(
    world: MeasuredBattle, feature: str, at: tuple[float, float] | None, by: Whereabouts
) -> float | None:
    """The direction straight through a feature, away from who stands there; None for one that is not on the map."""
    return across(world, feature, at, _spot(by))


def _nearest_first(
    world: MeasuredBattle, at: Whereabouts, near: Sequence[Figure], covered: Sequence[Sheltered]
) -> tuple[InReach, ...]:
    found = (
        _in_reach(one.number, _apart_m(world, at, one), cover)
        for one, cover in zip(near, covered, strict=True)
    )
    return tuple(sorted(found, key=lambda one: (one.metres, one.unit)))


def _in_reach(unit: int | None, metres: float, found: Sheltered) -> InReach:
    return InReach(unit, metres, found.cover, found.why, found.rule)


def _spot(place: Whereabouts) -> Spot:
    return Spot(place.x, place.y, place.floor)


def _apart_m(world: MeasuredBattle, at: Whereabouts, one: Figure) -> float:
    """Metres from a point to a head or a base: level with it on the same floor, as heads are, and by storeys else."""
    return apart_m(placeholder(_spot(at)), one, world.map.storey_m)
