"""What every drawn feature shares: points in metres, names fit to be typed, and strict frozen records.

The origin is the south-west corner of the map, x runs east, y north. Directions are degrees clockwise from north.
"""

from typing import Annotated, TypeAlias

from squadlog.base.checked_model import CheckedModel
from squadlog.base.limits import After, Bounds
from squadlog.base.names import safe_name

MOST_POINTS = 20_000
MOST_FLOORS = 20


def _title(text: str) -> str:
    return safe_name(text) if text else ""


Coordinate = Annotated[float, Bounds(ge=-1_000, le=2_000)]
Point: TypeAlias = Annotated[tuple[Coordinate, Coordinate], Bounds(strict=False)]
Line: TypeAlias = Annotated[tuple[Point, ...], Bounds(strict=False, min_length=2, max_length=MOST_POINTS)]
Ring: TypeAlias = Annotated[tuple[Point, ...], Bounds(strict=False, min_length=3, max_length=MOST_POINTS)]
Ends: TypeAlias = Annotated[tuple[Point, Point], Bounds(strict=False)]
Floor = Annotated[int, Bounds(ge=1, le=MOST_FLOORS)]
FeatureId = Annotated[str, Bounds(max_length=40, pattern=r"^([A-Za-z]|[0-9]+[A-Za-z_-])[A-Za-z0-9_-]*$")]
"""What a feature is called in commands; bare numbers are units."""
Title = Annotated[str, After(_title)]
"""A name people read; empty when the feature has none and goes by its id."""


class MapFeature(CheckedModel):
    """A piece of the map with an id, one word that nothing else on the map bears."""

    id: FeatureId
