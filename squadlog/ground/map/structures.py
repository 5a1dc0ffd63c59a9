"""What people build: walls, doors, windows, obstacles, stairs, elevators and rooms (MAP-08..22, STO)."""

from typing import Annotated, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName
from squadlog.ground.map import shape
from squadlog.ground.map.surfaces import Looks, Surface

WallKind = Literal["external_wall", "internal_wall", "external_bulkhead", "internal_bulkhead"]
DoorKind = Literal[
    "external_door", "internal_door", "sliding_door", "bulkhead_door", "airlock_door", "elevator_door"
]
DoorState = Literal["open", "closed", "locked", "destroyed"]
ObstacleKind = Literal["furniture", "counter", "machinery", "shelving", "column", "panel", "other"]
CoverClass = Literal["half_soft", "half_hard", "full_soft", "full_hard"]


class Wall(shape.MapFeature):
    """A wall or bulkhead along a line without thickness, floor to ceiling (MAP-08, MAP-09, MAP-18, MAP-19).

    It is drawn through its doors and windows; they are the gaps.
    """

    kind: WallKind
    line: shape.Line
    floor: shape.Floor = 1


class Door(shape.MapFeature):
    """A door on a wall, or on the side of an elevator, between its two jambs (MAP-10, MAP-11, MAP-20..22).

    `state` is how it starts: closed and unlocked unless said (SET-08). `key` names the key that fits, None if any or
    none does. `airlock` is one name shared by the doors of one pressure chamber, None for any other door.
    """

    name: shape.Title = ""
    kind: DoorKind
    ends: shape.Ends
    floor: shape.Floor = 1
    state: DoorState = "closed"
    key: SafeName | None = None
    airlock: shape.FeatureId | None = None


class Window(shape.MapFeature):
    """A window on a wall; one of a ship (`ship`) is sealed to movement and fire (MAP-12, MAP-13)."""

    ends: shape.Ends
    floor: shape.Floor = 1
    ship: bool = False


class Obstacle(shape.MapFeature):
    """Furniture, machinery and the like: waist high, or up to the ceiling if `high` (MAP-14, MAP-15).

    `cover` is its class in the cover table. `af` is its armour factor, None for the one its kind has in the table.
    `looks` is what it is drawn as, None for what its kind and name suggest.
    """

    name: shape.Title = ""
    kind: ObstacleKind
    cover: CoverClass
    high: bool = False
    points: shape.Ring
    floor: shape.Floor = 1
    af: Annotated[int, Bounds(ge=0, le=20)] | None = None
    looks: Looks | None = None


class Shaft(shape.MapFeature):
    """A staircase or an elevator: the same outline on every one of its floors (MAP-16, MAP-17, STO-03).

    It blocks movement and sight for whoever is not in it.
    """

    points: shape.Ring
    floors: Annotated[
        tuple[shape.Floor, ...], Bounds(strict=False, min_length=1, max_length=shape.MOST_FLOORS)
    ]


class Room(CheckedModel):
    """A named part of a floor; it changes no rule, people just call it that."""

    name: SafeName
    points: shape.Ring
    floor: shape.Floor = 1
    surface: Surface | None = None
