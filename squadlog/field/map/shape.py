"""What every drawn feature shares: points in metres, names fit to be typed, and strict frozen records.

The origin is the south-west corner of the map, x runs east, y north. Directions are degrees clockwise from north.
"""

from typing import Annotated, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Strict

from squadlog.names import safe_name

MOST_POINTS = 20_000
MOST_FLOORS = 20


def _title(text: str) -> str:
    return safe_name(text) if text else ""


Coordinate = Annotated[float, Field(ge=-1_000, le=2_000)]
Point: TypeAlias = Annotated[tuple[Coordinate, Coordinate], Strict(strict=False)]
Line: TypeAlias = Annotated[
    tuple[Point, ...], Strict(strict=False), Field(min_length=2, max_length=MOST_POINTS)
]
Ring: TypeAlias = Annotated[
    tuple[Point, ...], Strict(strict=False), Field(min_length=3, max_length=MOST_POINTS)
]
Ends: TypeAlias = Annotated[tuple[Point, Point], Strict(strict=False)]
Floor = Annotated[int, Field(ge=1, le=MOST_FLOORS)]
FeatureId = Annotated[str, Field(max_length=40, pattern=r"^([A-Za-z]|[0-9]+[A-Za-z_-])[A-Za-z0-9_-]*$")]
"""What a feature is called in commands; bare numbers are units."""
Title = Annotated[str, AfterValidator(_title)]
"""A name people read; empty when the feature has none and goes by its id."""


class Drawn(BaseModel):
    """A piece of the map: frozen, bounded, and without unknown fields, conversions, NaN or infinity."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        allow_inf_nan=False,
        hide_input_in_errors=True,
    )


class MapFeature(Drawn):
    """A piece with an id, one word that nothing else on the map bears."""

    id: FeatureId
