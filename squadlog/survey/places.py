"""Places where somebody may be, as piles mark them: how they are seen, and how near a move comes to them (DET)."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt

from squadlog.base.records import replace
from squadlog.facts import ground_facts
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.reachable_area import nothing_between
from squadlog.ground.sight.arcs import in_front
from squadlog.ground.sight.line_of_sight import lines_in_sight
from squadlog.survey.figures import placeholder
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.sightings import build_sighting

_STEP_M = 0.1
_NEARLY_M = 1e-9


def looks_over(
    world: MeasuredBattle,
    viewer: int,
    spots: Sequence[ground_facts.Whereabouts],
    stated: ground_facts.StatedSighting,
) -> tuple[ground_facts.Sighting | None, ...] | None:
    """How a unit sees whoever stands at each place, looking out over its facing; None for a place out of its sight.

    The same whoever is there, and if nobody is: nothing is told of him by it. All are measured together, and each once.
    None for all where the viewer is on no map.
    """
    one = world.figures.get(viewer)
    if one is None:
        return None
    known = world.site.looked
    fresh = [place for place in dict.fromkeys(spots) if (one, place) not in known]
    if fresh:
        there = [_somebody(place) for place in fresh]
        ahead = [row for row, other in enumerate(there) if in_front(one, other.spot, world.readings)]
        out = {at for at, row in enumerate(ahead) if _looks_out(world, there[row], fresh[row], one)}
        seen = lines_in_sight(
            world.ground, one, [there[row] for row in ahead], world.readings, looking_out=out
        )
        known |= {(one, place): None for place in fresh}
        known |= {(one, fresh[row]): line for row, line in zip(ahead, seen, strict=True)}
    lines = ((_spot(place), known[one, place]) for place in spots)
    return tuple(
        None
        if line is None
        else build_sighting(world, one, spot, world.in_smoke(line, one.spot, spot), stated)
        for spot, line in lines
    )


def _spot(place: ground_facts.Whereabouts) -> Spot:
    return Spot(place.x, place.y, place.floor)


def _somebody(place: ground_facts.Whereabouts) -> Figure:
    """Whoever may be at a place."""
    return replace(placeholder(_spot(place)), facing_deg=place.facing_deg or 0.0)


def _looks_out(world: MeasuredBattle, there: Figure, place: ground_facts.Whereabouts, viewer: Figure) -> bool:
    return place.facing_deg is not None and in_front(there, viewer.spot, world.readings)


def in_the_clear(
    world: MeasuredBattle, at: ground_facts.Whereabouts, to: ground_facts.Whereabouts
) -> ground_facts.YesNo:
    """Whether a line between two places is free of all but smoke, for what looks all round from the first (SEN-10)."""
    one, other = _somebody(at), _somebody(to)
    line = world.site.line(one, other, looks_out=_looks_out(world, other, to, one))
    return ground_facts.YesNo(value=line.open, origin="measured", reason=line.reason, rule=line.rule)


def comes_near(
    world: MeasuredBattle,
    mover: int,
    way: ground_facts.MoveFacts,
    place: ground_facts.Whereabouts,
    metres: float,
    *,
    through: bool = False,
) -> float | None:
    """After how many metres of its way a mover is first so near to a place, with nothing solid between (DET-19).

    `through`: whatever stands between. A place has no base, whatever lies there or may be there (AMB-145).
    Less than a centimetre more is what no ruler tells. None: it never is, or nobody measured the move.
    """
    moves = world.figures.get(mover)
    near_m = metres + ground_facts.GRACE_M + (0.0 if moves is None else moves.base_m)
    goal, spot = way.distance.value, _spot(place)
    for one, other in pairwise(way.way):
        if one.floor != place.floor:
            continue
        reached = _enters(one, other, place, near_m)
        while reached is not None and reached <= other.at_m + _NEARLY_M:
            station = way.station(reached)
            if station is None or hypot(station.x - place.x, station.y - place.y) > near_m + _NEARLY_M:
                break
            if goal is not None and reached > goal + _NEARLY_M:
                return None
            if through or nothing_between(world.footing, Spot(station.x, station.y, station.floor), spot):
                return reached
            reached += _STEP_M
    return None


def _enters(
    one: ground_facts.Station, other: ground_facts.Station, place: ground_facts.Whereabouts, near_m: float
) -> float | None:
    """The metre of the way where a straight part of it enters the circle round a place."""
    length = hypot(other.x - one.x, other.y - one.y)
    east, north = one.x - place.x, one.y - place.y
    if hypot(east, north) <= near_m:
        return one.at_m
    if length <= _NEARLY_M:
        return None
    ahead = -(east * (other.x - one.x) + north * (other.y - one.y)) / length
    aside = east * east + north * north - ahead * ahead
    if ahead < 0 or aside > near_m * near_m:
        return None
    after = ahead - sqrt(near_m * near_m - aside)
    return one.at_m + after * (other.at_m - one.at_m) / length if after <= length else None
