"""Where a side may set up, and which zones are whose (SET-01)."""

from collections.abc import Sequence
from math import cos, sin, tau
from typing import Annotated

from squadlog.base.checked_model import CheckedModel
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName
from squadlog.ground.map.shape import Floor, MapFeature, Point, Ring

_CORNERS = 64
"""The corners of a circle drawn as a polygon."""


class Circle(CheckedModel):
    """A round area: centre and radius in metres."""

    centre: Point
    radius_m: Annotated[float, Bounds(gt=0, le=1_000)]


class Zone(MapFeature):
    """Where a side may start: a polygon or a circle, never both. A side may have several."""

    side: SafeName
    points: Ring | None = None
    circle: Circle | None = None
    floor: Floor = 1

    def check_whole(self) -> None:
        """Check that the zone has one outline. Raises ValueError for two, or for none."""
        if (self.points is None) == (self.circle is None):
            raise ValueError("give either points or a circle")

    def outline(self) -> tuple[tuple[float, float], ...]:
        """The edge of the zone in metres, to be drawn: a circle as a polygon of many corners."""
        if self.circle is None:
            return self.points or ()
        (x, y), radius_m = self.circle.centre, self.circle.radius_m
        angles = (tau * corner / _CORNERS for corner in range(_CORNERS))
        return tuple((x + radius_m * cos(angle), y + radius_m * sin(angle)) for angle in angles)


def zones_by_side(zones: Sequence[Zone], sides: Sequence[tuple[str, str]]) -> dict[str, tuple[Zone, ...]]:
    """The start zones of each side of a battle, given as id and name; empty for a side the map has no room for.

    A side has the zones that bear its id or its name, whatever the case. Sides nobody drew zones for take those left
    over, the first side the first.
    """
    of = {
        zone.side.casefold(): tuple(z for z in zones if z.side.casefold() == zone.side.casefold())
        for zone in zones
    }
    known = {side: next((word for word in _words(side, name) if word in of), None) for side, name in sides}
    left = iter([word for word in of if word not in known.values()])
    owners = {side: word if word is not None else next(left, None) for side, word in known.items()}
    return {side: of[word] if word is not None else () for side, word in owners.items()}


def _words(side: str, name: str) -> tuple[str, str]:
    return side.casefold(), name.casefold()
