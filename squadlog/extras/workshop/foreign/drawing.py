"""What another program's map says, before it is ours: squares, x to the east, y to the south, from its corner."""

from typing import Literal

from squadlog.base.records import record, value
from squadlog.extras.workshop.foreign.json_members import TextPlace

Place = tuple[float, float]
OpeningKind = Literal["door", "window"]
OpeningState = Literal["open", "closed", "locked"]
Objects = Literal["full", "half", "out"]
"""What stands on the map: as high as a room, waist high, or left out."""


@value
class ForeignWall:
    """A wall along a line, on a floor."""

    line: tuple[Place, ...]
    floor: int = 1


@value
class ForeignOpening:
    """A door or window between its jambs."""

    kind: OpeningKind
    ends: tuple[Place, Place]
    state: OpeningState = "closed"
    floor: int = 1
    name: str = ""


@value
class ForeignObject:
    """What stands on the floor and is no wall: as high as a room, only where it goes round something, or never."""

    line: tuple[Place, ...]
    floor: int = 1
    kind: Literal["tall", "terrain", "rail"] = "tall"


@value
class ForeignLight:
    """A light."""

    place: Place
    floor: int = 1


@value
class ForeignPicture:
    """The picture of a map: where it stands in its file, or the name of the file that it is."""

    text: TextPlace | None = None
    name: str = ""


@record
class ForeignMap:
    """The map of another program. `metres` of a square, 0 where it does not say; `told`: what was taken for what.

    `has_portals`: its openings may be doors or windows, and the file does not say which.
    """

    title: str
    width: float
    height: float
    walls: tuple[ForeignWall, ...] = ()
    openings: tuple[ForeignOpening, ...] = ()
    objects: tuple[ForeignObject, ...] = ()
    lights: tuple[ForeignLight, ...] = ()
    floors: int = 1
    metres: float = 0.0
    has_portals: bool = False
    picture: ForeignPicture | None = None
    told: tuple[str, ...] = ()
