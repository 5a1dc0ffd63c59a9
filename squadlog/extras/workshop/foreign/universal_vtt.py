"""Universal VTT files, as Dungeondraft, DungeonFog, Arkenforge and others write them: `.dd2vtt`, `.df2vtt`, `.uvtt`.

Their places are squares, y downward and absolute: `map_origin` is taken off. Walls are cut at each portal.
"""

from collections.abc import Iterator
from math import cos, hypot, sin

from squadlog.base.errors import MapError
from squadlog.base.names import so_many
from squadlog.extras.workshop.foreign.drawing import (
    ForeignLight,
    ForeignMap,
    ForeignObject,
    ForeignOpening,
    ForeignPicture,
    ForeignWall,
    OpeningKind,
    Place,
)
from squadlog.extras.workshop.foreign.json_members import JsonMembers
from squadlog.extras.workshop.foreign.strictly import (
    take_flag,
    take_lines,
    take_list,
    take_number,
    take_object,
    take_place,
    take_text,
)

MEMBERS = (
    "format", "resolution", "line_of_sight", "objects_line_of_sight", "portals", "environment", "lights", "image",
    "squadlog",
)  # fmt: skip
_HALF = 0.5
"""Squares to each side of the middle of a portal that does not say how wide it is."""
_NO_WIDTH = 0.01


def is_universal_vtt(names: frozenset[str]) -> bool:
    """Whether an object with these members is such a file."""
    return "resolution" in names and bool({"line_of_sight", "portals", "image", "format"} & names)


def read_universal_vtt(found: JsonMembers, title: str, *, windows: bool, open_windows: bool) -> ForeignMap:
    """The map of a Universal VTT file; `windows`: portals are windows, `open_windows`: those that are open.

    Raises MapError for what is not as the format has it.
    """
    said = found.members
    resolution = take_object(said.get("resolution"), "resolution")
    size = take_place(resolution.get("map_size"), "resolution.map_size")
    if min(size) <= 0:
        raise MapError("resolution.map_size should be larger than 0")
    origin = (
        take_place(resolution["map_origin"], "resolution.map_origin")
        if resolution.get("map_origin") is not None
        else (0.0, 0.0)
    )
    ours = take_object(said.get("squadlog"), "squadlog")
    walls = tuple(ForeignWall(line) for line in _lines(said.get("line_of_sight"), "line_of_sight", origin))
    objects = tuple(
        ForeignObject(line)
        for line in _lines(said.get("objects_line_of_sight"), "objects_line_of_sight", origin)
    )
    openings = tuple(_portals(said.get("portals"), origin, windows=windows, open_windows=open_windows))
    lights = tuple(_lights(said.get("lights"), origin))
    image = found.texts.get("image")
    metres = take_number(ours.get("metres"), "squadlog.metres", 0.0)
    told = [f"Read as a Universal VTT file: {size[0]:g} x {size[1]:g} squares."]
    told += _say_openings(openings)
    environment = take_object(said.get("environment"), "environment")
    if take_flag(environment.get("baked_lighting"), "environment.baked_lighting", otherwise=False):
        told.append("The light in the picture is part of the picture; it is no light of the battle.")
    return ForeignMap(
        title=take_text(ours.get("title"), 40) or title,
        width=size[0],
        height=size[1],
        walls=walls,
        openings=openings,
        objects=objects,
        lights=lights,
        metres=metres,
        has_portals=not ours,
        picture=ForeignPicture(image) if image is not None and image.length else None,
        told=tuple(told),
    )


def _lines(value: object, what: str, origin: Place) -> Iterator[tuple[Place, ...]]:
    for line in take_lines(value, what):
        if len(line) > 1:
            yield tuple(_off(place, origin) for place in line)


def _off(place: Place, origin: Place) -> Place:
    return place[0] - origin[0], place[1] - origin[1]


def _portals(value: object, origin: Place, *, windows: bool, open_windows: bool) -> Iterator[ForeignOpening]:
    for number, entry in enumerate(take_list(value, "portals"), 1):
        name = f"portal {number}"
        portal = take_object(entry, name)
        ends = _bounds(portal, name)
        if hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]) < _NO_WIDTH:
            raise MapError(f"{name} has no width")
        closed = take_flag(portal.get("closed"), f"closed of {name}", otherwise=True)
        ours = take_text(portal.get("squadlog"), 20)
        is_window = ours == "window" or (not ours and (windows or (open_windows and not closed)))
        kind: OpeningKind = "window" if is_window else "door"
        yield ForeignOpening(
            kind=kind,
            ends=(_off(ends[0], origin), _off(ends[1], origin)),
            state="closed" if closed or kind == "window" else "open",
        )


def _bounds(portal: object, name: str) -> tuple[Place, Place]:
    said = take_object(portal, name)
    bounds = take_list(said.get("bounds"), f"bounds of {name}", 100)
    if len(bounds) >= 2:
        return take_place(bounds[0], f"bounds of {name}"), take_place(bounds[-1], f"bounds of {name}")
    x, y = take_place(said.get("position"), f"position of {name}")
    turned = take_number(said.get("rotation"), f"rotation of {name}", 0.0)
    along = _HALF * cos(turned), _HALF * sin(turned)
    return (x - along[0], y - along[1]), (x + along[0], y + along[1])


def _lights(value: object, origin: Place) -> Iterator[ForeignLight]:
    for number, entry in enumerate(take_list(value, "lights"), 1):
        light = take_object(entry, f"light {number}")
        place = take_place(light.get("position"), f"position of light {number}")
        yield ForeignLight(_off(place, origin))


def _say_openings(openings: tuple[ForeignOpening, ...]) -> Iterator[str]:
    doors = [one for one in openings if one.kind == "door"]
    windows = len(openings) - len(doors)
    if doors:
        open_ = sum(door.state == "open" for door in doors)
        yield f"Took {so_many(len(doors), 'portal')} for doors, {open_} of them open."
    if windows:
        yield f"Took {so_many(windows, 'portal')} for windows."
