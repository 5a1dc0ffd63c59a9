"""Scenery: what makes a place look lived in and changes no rule."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.ground.map import shape

DecorationKind = Literal[
    "tree", "conifer", "palm", "bush", "flowers", "grass", "reeds", "rock", "stump", "log", "path", "road", "rails",
    "marking", "kerb", "pipe", "cable", "fence", "hedge", "rug", "chair", "table", "plant", "lamp", "fire", "barrel",
    "crate", "sign", "statue", "grave", "puddle", "stain", "rubble", "crater", "car", "boat", "boxes", "papers", "mat",
    "drain", "vent", "shadow", "snowdrift", "other",
]  # fmt: skip
Width_m = Annotated[float, Bounds(gt=0, le=50)]


class Decoration(shape.MapFeature):
    """A thing that is drawn and nothing more: nobody stumbles over it, hides behind it or names it in a command.

    With `width_m` it is a line so wide through its points, of which there are two at least; without, it is the area
    within them, three at least.
    """

    name: shape.Title = ""
    kind: DecorationKind
    points: shape.Line
    width_m: Width_m | None = None
    floor: shape.Floor = 1

    def check_whole(self) -> None:
        """Check that an area has three points. Raises ValueError."""
        if self.width_m is None and len(self.points) < 3:
            raise ValueError("an area has three or more points; a line needs width_m")
