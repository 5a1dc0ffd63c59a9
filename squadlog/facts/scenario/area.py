"""A part of the playing area that a scenario gives a name (SCN-09)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.facts.scenario.words import Id, Ids, Metres, Name, Names

Edge = Literal["north", "east", "south", "west"]
Corner = tuple[Metres, Metres]
Floor = Annotated[int, Bounds(ge=1, le=40, strict=True)]


@record
class NamedArea:
    """All that lies in any of what it lists: metres from the south-west corner of the map.

    `rooms` and `zones` are those of the map, by name and by id; `points` is an outline, `centre` with `radius_m` a
    circle, `edges` are strips `depth_m` deep along edges of the map. `near` are features and obstacles of the map by
    id, and rooms by name: all within `within_m` of one of them. With `around_m` the area is the ring so wide around
    what it lists, without that itself. Of all this only what lies in the rooms `inside` belongs to it, where any are
    named, and with `outdoors` only what lies in no room. `floor` None: floor 1 for what has no floor of its own. One
    that lists nothing is known at the table alone.
    """

    __pydantic_config__: ClassVar[Mapping[str, str]] = {"extra": "forbid"}

    id: Id
    name: Name = ""
    rooms: Names = ()
    zones: Ids = ()
    points: Annotated[tuple[Corner, ...], Bounds(max_length=200)] = ()
    centre: Corner | None = None
    radius_m: Metres = 0.0
    edges: Annotated[tuple[Edge, ...], Bounds(max_length=4)] = ()
    depth_m: Metres = 0.0
    near: Names = ()
    within_m: Metres = 0.0
    around_m: Metres = 0.0
    inside: Names = ()
    outdoors: bool = False
    floor: Floor | None = None

    @property
    def drawn(self) -> bool:
        """Whether it lies on the map: what is within it can be measured."""
        return bool(self.rooms or self.zones or self.points or self.centre or self.edges or self.near)

    @property
    def called(self) -> str:
        """The name that people use."""
        return self.name or self.id.replace("_", " ")


def faults(area: NamedArea) -> str:
    """What is wrong with the shape of an area, in half a sentence; empty: nothing."""
    if area.points and len(area.points) < 3:
        return "points should be three or more"
    if (area.centre is None) != (area.radius_m == 0):
        return "centre and radius_m belong together"
    if bool(area.edges) != (area.depth_m > 0):
        return "edges and depth_m belong together"
    if area.within_m and not area.near:
        return "within_m should stand beside near"
    if area.around_m and not area.drawn:
        return "around_m should stand beside what it goes around"
    if (area.inside or area.outdoors) and not area.drawn:
        return "inside and outdoors should stand beside what they narrow"
    if area.inside and area.outdoors:
        return "give it inside or outdoors, not both"
    return ""
