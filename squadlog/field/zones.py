"""Where a side may set up."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from squadlog.field.shape import Drawn, Feature, Floor, Point, Ring
from squadlog.names import SafeName


class Circle(Drawn):
    """A round area: centre and radius in metres."""

    centre: Point
    radius_m: Annotated[float, Field(gt=0, le=1_000)]


class Zone(Feature):
    """Where a side may start: a polygon or a circle, never both. A side may have several."""

    side: SafeName
    points: Ring | None = None
    circle: Circle | None = None
    floor: Floor = 1

    @model_validator(mode="after")
    def _one_shape(self) -> Self:
        if (self.points is None) == (self.circle is None):
            raise ValueError("give either points or a circle")
        return self
