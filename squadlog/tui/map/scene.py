"""What a map view is told to show: the map, what play has done to it, names for the units, and what is laid over it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from squadlog.field.ground.conditions import Conditions, Spot
from squadlog.field.map.model import Map
from squadlog.records import value

Verdict = Literal["clear", "blocked", "too-close"]
Layer = Literal[
    "terrain", "contours", "rooms", "zones", "obstacles", "bodies", "units", "overlays", "scale",
]  # fmt: skip
LAYERS: tuple[Layer, ...] = Layer.__args__  # type: ignore[attr-defined]  # a Literal lists its values there
"""What can be left out of the picture; walls, doors and windows always stand."""
Points: TypeAlias = tuple[tuple[float, float], ...]


@value
class UnitLabel:
    """How a unit is named on the map: `text` of one to three cells, such as C3.

    `facing_deg` is clockwise from north, None if it faces nowhere. A unit that is `out` shows as a body.
    """

    text: str
    side: str = ""
    chosen: bool = False
    facing_deg: float | None = None
    out: bool = False


@value
class PathLine:
    """A path through `points`, the first where it begins. `legs` are a few words for each further point, or nothing."""

    points: tuple[Spot, ...]
    legs: tuple[str, ...] = ()


@value
class Area:
    """Ground within `rings` (metres; a ring within a ring is a hole) on one floor."""

    rings: tuple[Points, ...]
    floor: int = 1


@value
class Arc:
    """The arc of `degrees` about a facing, as far as `radius_m`."""

    spot: Spot
    facing_deg: float
    degrees: float
    radius_m: float


@value
class Sight:
    """A line of sight and its verdict."""

    start: Spot
    end: Spot
    verdict: Verdict = "clear"


Overlay: TypeAlias = PathLine | Area | Arc | Sight


@value
class MapScene:
    """Everything a map view shows. Units and bodies stand where `conditions` has them, under their `labels` by number.

    A unit without a label goes by its number. `dropped` are the places of things that lie on the ground.
    """

    drawn: Map
    conditions: Conditions = field(default_factory=Conditions)
    labels: Mapping[int, UnitLabel] = field(default_factory=dict)
    overlays: tuple[Overlay, ...] = ()
    dropped: tuple[Spot, ...] = ()
