"""What play has done to the map by now: doors, breaches, destroyed features, and who stands and lies where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record, value

if TYPE_CHECKING:  # start-up cost: pydantic, which a battle without a map does without
    from squadlog.ground.map.structures import Door, DoorState

FIGURE_RADIUS_M = 0.25
"""A unit covers a disc of half a metre in diameter (AMB-37)."""

Posture = Literal["standing", "kneeling", "prone"]
_NO_DOORS: Mapping[str, DoorState] = MappingProxyType({})


@value
class Spot:
    """A place: metres from the south-west corner of the map, and the floor. It is where a unit's head is."""

    x: float
    y: float
    floor: int = 1


@value
class Figure:
    """A unit on the map. It faces `facing_deg`, clockwise from north. Names are for people, empty for none.

    `base_m` is the radius of the base from whose edge distances run, 0 where they run from its centre (AMB-145).
    """

    number: int
    spot: Spot
    facing_deg: float = 0.0
    posture: Posture = "standing"
    side: str = ""
    name: str = ""
    side_name: str = ""
    base_m: float = 0.0

    @property
    def room_m(self) -> float:
        """The radius of the disc that it covers: half of AMB-37's, or its base where that is larger (AMB-145)."""
        return max(FIGURE_RADIUS_M, self.base_m)


@value
class Breach:
    """A hole of `width_m` in a wall or bulkhead, centred on a point of it (OBS-01)."""

    wall: str
    point: tuple[float, float]
    width_m: float = 1.0


@value
class MapCounter:
    """A counter that lies on the map and is no figure: nobody sees or bumps into it.

    `text` is what is written on it, `kind` what the legend calls all like it. It looks over `facing_deg` as far as that
    is known; `name` says what it is.
    """

    text: str
    kind: str
    spot: Spot
    side: str = ""
    facing_deg: float | None = None
    name: str = ""
    side_name: str = ""


@record
class Conditions:
    """The state of the ground at one moment of play.

    `doors` holds the doors that differ from the map, by id. `destroyed` are ids of doors, windows and obstacles that
    are no more. `figures` are the living, `bodies` the fallen, who are in nobody's way. `around` is what holds for all
    of it, such as night, in a word each.
    """

    doors: Mapping[str, DoorState] = field(default_factory=lambda: _NO_DOORS)
    destroyed: frozenset[str] = frozenset()
    breaches: tuple[Breach, ...] = ()
    around: tuple[str, ...] = ()
    bodies: tuple[Figure, ...] = ()
    figures: tuple[Figure, ...] = ()

    def door_state(self, door: Door) -> DoorState:
        """How a door is now: destroyed for good (OBS-01), as play left it, or as the map has it (SET-08)."""
        if door.id in self.destroyed:
            return "destroyed"
        return self.doors.get(door.id, door.state)
