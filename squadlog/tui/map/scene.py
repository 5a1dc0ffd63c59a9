"""What a map view is told to show: the map, what play has done to it, names for the units, and what is laid over it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from squadlog.field.ground.conditions import Conditions, Spot
from squadlog.field.map.model import Map
from squadlog.records import value
from squadlog.tui.map.frame import MapFrame

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

    `facing_deg` is clockwise from north, None if it faces nowhere. A unit that is `out` shows as a body. `hue` is the
    place of its side at the table, 0 where nobody said; `marks` are signs of what it is asked and what ails it.
    """

    text: str
    side: str = ""
    chosen: bool = False
    facing_deg: float | None = None
    out: bool = False
    hue: int = 0
    marks: str = ""


@value
class InView:
    """What of a floor somebody sees: for each square of `pitch_m`, from the north-west on, row by row, 1 or 0.

    Beyond the map everything counts as seen: there is nothing.
    """

    floor: int
    pitch_m: float
    across: int
    height_m: float
    squares: bytes

    def row(self, frame: MapFrame, y: int) -> bytes:
        """The cells of one row of a frame, each as its middle is."""
        down = int((frame.top + y + 0.5) * 2 * frame.scale_m // self.pitch_m)
        rows = len(self.squares) // self.across
        if not 0 <= frame.top + y < frame.map_rows:
            return b"\1" * frame.cols
        line = self.squares[min(down, rows - 1) * self.across :][: self.across]
        step, last = frame.scale_m / self.pitch_m, self.across - 1
        return bytes(
            line[min(int((col + 0.5) * step), last)] if 0 <= col < frame.map_cols else 1
            for col in range(frame.left, frame.left + frame.cols)
        )


@value
class Walked:
    """Where a unit has gone: each way begins where it stood; `marks` are a few words for the end of each."""

    ways: tuple[tuple[Spot, ...], ...]
    marks: tuple[str, ...] = ()


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
    """The arc of `degrees` about a facing, as far as `radius_m`; `words` stand at the right end of its rim."""

    spot: Spot
    facing_deg: float
    degrees: float
    radius_m: float
    words: str = ""


@value
class Sight:
    """A line of sight and its verdict; `figure` are a few words for its end, such as its metres."""

    start: Spot
    end: Spot
    verdict: Verdict = "clear"
    figure: str = ""


Overlay: TypeAlias = PathLine | Area | Arc | Sight | Walked


@value
class MapScene:
    """Everything a map view shows. Units and bodies stand where `conditions` has them, under their `labels` by number.

    A unit without a label goes by its number. `dropped` are the places of things that lie on the ground. What is not
    `seen` is shown quieter; None: everything is shown alike.
    """

    drawn: Map
    conditions: Conditions = field(default_factory=Conditions)
    labels: Mapping[int, UnitLabel] = field(default_factory=dict)
    overlays: tuple[Overlay, ...] = ()
    dropped: tuple[Spot, ...] = ()
    seen: InView | None = None
