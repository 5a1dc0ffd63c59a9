"""Who and what is within reach of an explosion, and what lies between (GRN-35..38, A-68)."""

from collections.abc import Sequence
from math import hypot

from squadlog.facts import InReach, Whereabouts
from squadlog.field.ground.conditions import Figure, Spot
from squadlog.survey.figures import placeholder
from squadlog.survey.lay import Lay


def around(lay: Lay, at: Whereabouts, metres: float) -> tuple[InReach, ...]:
    """Every unit on that floor whose head is within so many metres, nearest first, as it is covered from the point."""
    found = (_one(lay, at, other, metres) for other in lay.figures.values())
    return tuple(sorted(filter(None, found), key=lambda one: (one.metres, one.unit or 0)))


def reached(
    lay: Lay, at: Whereabouts, places: Sequence[Whereabouts], metres: float
) -> tuple[InReach | None, ...]:
    """The same of places where something lies."""
    spots = (placeholder(Spot(place.x, place.y, place.floor)) for place in places)
    return tuple(_one(lay, at, one, metres) for one in spots)


def _one(lay: Lay, at: Whereabouts, other: Figure, metres: float) -> InReach | None:
    apart = hypot(other.spot.x - at.x, other.spot.y - at.y)
    if other.spot.floor != at.floor or apart > metres:
        return None
    unit = other.number if other.number in lay.figures else None
    line = lay.site.line(placeholder(Spot(at.x, at.y, at.floor)), other, looks_out=True)
    if not line.open:
        return InReach(unit, apart, "full", line.reason, line.rule)
    keys = [one.key for one in line.crossings]
    covered = keys and other.posture != "standing"
    if covered or any(key.startswith("full") for key in keys):
        return InReach(unit, apart, "full", line.reason, "GRN-37")
    return InReach(unit, apart, "half" if keys else "none", line.reason, "GRN-36" if keys else "")
