"""Places where somebody may be, as piles mark them: how they are seen, and how near a move comes to them (DET)."""

from itertools import pairwise
from math import hypot, sqrt

from squadlog.facts import GRACE_M, MoveFacts, Sighting, StatedSighting, Station, Whereabouts
from squadlog.field.ground.conditions import Spot
from squadlog.field.moving.reach import nothing_between
from squadlog.field.sight.arcs import in_front
from squadlog.records import replace
from squadlog.survey.figures import placeholder
from squadlog.survey.lay import Lay
from squadlog.survey.sightings import told

_STEP_M = 0.1
_NEARLY_M = 1e-9


def looks_at(lay: Lay, viewer: int, place: Whereabouts, stated: StatedSighting) -> Sighting | None:
    """How a unit sees whoever stands at a place, looking out over its facing; None where the viewer is on no map.

    The same whoever is there, and if nobody is: nothing is told of him by it.
    """
    one = lay.figures.get(viewer)
    if one is None:
        return None
    spot = Spot(place.x, place.y, place.floor)
    there = replace(placeholder(spot), facing_deg=place.facing_deg or 0.0)
    looks_out = place.facing_deg is not None and in_front(there, one.spot, lay.readings)
    line = lay.site.line(one, there, looks_out=looks_out)
    return told(lay, one, spot, line, stated)


def comes_near(lay: Lay, way: MoveFacts, place: Whereabouts, metres: float) -> float | None:
    """After how many metres of its way a mover is first so near to a place, with nothing solid between (DET-19).

    Less than a centimetre more is what no ruler tells. None: it never is, or nobody measured the move.
    """
    near_m, goal = metres + GRACE_M, way.distance.value
    spot = Spot(place.x, place.y, place.floor)
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
            if nothing_between(lay.footing, Spot(station.x, station.y, station.floor), spot):
                return reached
            reached += _STEP_M
    return None


def _enters(one: Station, other: Station, place: Whereabouts, near_m: float) -> float | None:
    """The metre of the way at which a straight part of it enters the circle round a place."""
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
