"""What is laid over a drawn map: ways, areas, arcs, lines of sight, shades and marks."""

from typing import Literal, TypeAlias

from squadlog.base.records import value
from squadlog.facts.heat import HeatLook, HeatSpot, HeatWay
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.shapes import MapShape

Verdict = Literal["clear", "blocked", "too-close"]
Points: TypeAlias = tuple[tuple[float, float], ...]


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
    """Ground within `rings` (metres; a ring within a ring is a hole) on one floor; `hazy`: seen through smoke alone."""

    rings: tuple[Points, ...]
    floor: int = 1
    hazy: bool = False


@value
class Arc:
    """The arc of `degrees` about a facing, as far as `radius_m`; `words` stand at the right end of its rim."""

    spot: Spot
    facing_deg: float
    degrees: float
    radius_m: float
    words: str = ""


@value
class CoverMet:
    """Where a line meets something that covers its target, and a few words for it."""

    at: tuple[float, float]
    words: str = ""


@value
class Sight:
    """A line of sight and its verdict.

    `figure` are a few words for its end, such as its metres; `met` is the cover on the line.
    """

    start: Spot
    end: Spot
    verdict: Verdict = "clear"
    figure: str = ""
    met: tuple[CoverMet, ...] = ()


@value
class Shaded:
    """Areas that lie on the ground, each over those before it: rings of an explosion, smoke, squares."""

    shapes: tuple[MapShape, ...]


@value
class Pointed:
    """Where something is aimed, and where it may come to lie: a spot with a sign and a few words each."""

    spots: tuple[tuple[Spot, str, str], ...]


@value
class HeatLaid:
    """Where a battle was hot, or several; `sides` are all of them by name, whose hues tell whose a place is.

    Many battles are drawn by squares of the map rather than by every place.
    """

    sides: tuple[str, ...]
    spots: tuple[HeatSpot, ...] = ()
    ways: tuple[HeatWay, ...] = ()
    looks: tuple[HeatLook, ...] = ()
    battles: int = 1


Overlay: TypeAlias = PathLine | Area | Arc | Sight | Walked | Shaded | Pointed | HeatLaid
