"""Foundry scenes of versions 9 to 14, as "Export Data" writes them: `fvtt-Scene-....json`.

Their places are pixels of a canvas that is padded around the scene. Up to version 9 `grid` is the pixels of a square
and `gridDistance` what it is long; later `grid` is an object. In 14 a scene may have levels, and a wall those it is on.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, hypot
from typing import Any

from squadlog.base.errors import MapError
from squadlog.base.lengths import in_metres
from squadlog.base.names import so_many
from squadlog.extras.workshop.foreign.drawing import (
    ForeignLight,
    ForeignMap,
    ForeignObject,
    ForeignOpening,
    ForeignPicture,
    ForeignWall,
    OpeningState,
    Place,
)
from squadlog.extras.workshop.foreign.json_members import JsonMembers
from squadlog.extras.workshop.foreign.seen_through import part_windows_from_rails
from squadlog.extras.workshop.foreign.strictly import (
    take_flag,
    take_list,
    take_number,
    take_object,
    take_text,
)
from squadlog.ground.map.shape import MOST_FLOORS

MEMBERS = (
    "name", "width", "height", "padding", "shiftX", "shiftY", "grid", "gridType", "gridDistance", "gridUnits", "img",
    "background", "walls", "lights", "drawings", "tiles", "levels",
)  # fmt: skip
_UNITS = {
    0.3048: ("ft", "ft.", "feet", "foot", "'", "pies", "fuß", "fuss", "pieds", "piedi"),
    1.0: ("m", "m.", "mt", "meter", "meters", "metre", "metres", "mètres", "metri", "metros"),
    0.9144: ("yd", "yd.", "yds", "yard", "yards"),
}
_LIMITED, _NORMAL = 10, 20
_SEEN_FROM_NEAR = (30, 40)
"""Seen through by whoever stands near, or by whoever stands far: how Foundry makes a window."""
_OLD_SENSES = {0: 0, 1: _NORMAL, 2: _LIMITED}
"""What `sense` meant before there were three of them."""
_STATES: dict[int, OpeningState] = {0: "closed", 1: "open", 2: "locked"}
_LEAST = 0.01
"""Squares: a wall that is shorter is a click, no wall."""


def is_foundry_scene(names: frozenset[str]) -> bool:
    """Whether an object with these members is a scene."""
    return "walls" in names and "grid" in names and {"width", "height"} <= names


def read_foundry(found: JsonMembers, title: str) -> ForeignMap:
    """The map of a scene. Raises MapError for what is not as Foundry has it."""
    said = found.members
    frame = _Frame(said)
    levels = _Levels(said.get("levels"))
    reading = _Walls(frame, levels)
    for number, entry in enumerate(take_list(said.get("walls"), "walls"), 1):
        reading.take(take_object(entry, f"wall {number}"), f"wall {number}")
    reading.end()
    lights = tuple(_lights(said.get("lights"), frame, levels))
    told = [
        f"Read as a Foundry scene: {frame.width:g} x {frame.height:g} squares"
        + (f", {levels.count} floors." if levels.count > 1 else "."),
        *frame.told,
        *reading.told(),
    ]
    left = {name: len(take_list(said.get(name), name)) for name in ("tiles", "drawings")}
    told += [
        f"Left out {so_many(many, name[:-1])}: they are pictures, and no ground of the rules."
        for name, many in left.items()
        if many
    ]
    return ForeignMap(
        title=take_text(said.get("name"), 40) or title,
        width=frame.width,
        height=frame.height,
        walls=tuple(reading.walls),
        openings=tuple(reading.openings),
        objects=tuple(reading.objects),
        lights=lights,
        floors=levels.count,
        metres=frame.metres,
        picture=_picture(said, levels),
        told=tuple(told),
    )


class _Frame:
    """Where the scene lies on its canvas, and how large a square is."""

    def __init__(self, said: Mapping[str, Any]) -> None:
        grid = said.get("grid")
        self.told: list[str] = []
        if isinstance(grid, dict):
            kind, pixels = grid.get("type"), grid.get("size")
            distance, units = grid.get("distance"), grid.get("units")
        else:
            kind, pixels = said.get("gridType"), grid
            distance, units = said.get("gridDistance"), said.get("gridUnits")
        self.pixels = take_number(pixels, "the pixels of a square (grid)", 100.0)
        width, height = take_number(said.get("width"), "width"), take_number(said.get("height"), "height")
        if min(width, height) <= 0 or self.pixels < 1:
            raise MapError("width and height should be larger than 0, and a square (grid) 1 pixel or more")
        self.width, self.height = width / self.pixels, height / self.pixels
        form = int(take_number(kind, "the type of the grid", 1.0))
        padding = min(max(take_number(said.get("padding"), "padding", 0.25), 0.0), 1.0)
        background = _texture(said)
        shift_x = said.get("shiftX") if said.get("shiftX") is not None else background.get("offsetX")
        shift_y = said.get("shiftY") if said.get("shiftY") is not None else background.get("offsetY")
        self.left = self._pad(padding * width, form) - take_number(shift_x, "shiftX", 0.0)
        self.top = self._pad(padding * height, form) - take_number(shift_y, "shiftY", 0.0)
        if form > 1:
            self.told.append(
                "The grid is hexagonal: the walls keep their shape, but look whether they lie right to the edge."
            )
        self.metres = self._metres(distance, units)

    def _pad(self, length: float, form: int) -> float:
        """The canvas around the scene: whole squares, but as it comes where there is no grid."""
        return length if form == 0 else ceil(length / self.pixels - 1e-9) * self.pixels

    def _metres(self, distance: object, units: object) -> float:
        word = take_text(units, 20).casefold()
        long_ = take_number(distance, "the distance of a square", 0.0)
        metres = next((metres for metres, words in _UNITS.items() if word in words), 0.0) * long_
        if 0 < metres <= 100:
            self.told.append(f"A square is {long_:g} {word} long, which is {in_metres(metres)}.")
            return round(metres, 4)
        return 0.0

    def place(self, x: float, y: float) -> Place:
        """A place of the canvas in squares of the scene."""
        return (x - self.left) / self.pixels, (y - self.top) / self.pixels


def _texture(said: Mapping[str, Any]) -> Mapping[str, Any]:
    background = said.get("background")
    return background if isinstance(background, dict) else {}


class _Levels:
    """The levels of a scene, from the lowest, as floors."""

    def __init__(self, value: object) -> None:
        found = []
        for number, entry in enumerate(take_list(value, "levels", MOST_FLOORS), 1):
            level = take_object(entry, f"level {number}")
            elevation = take_object(level.get("elevation"), f"elevation of level {number}")
            bottom = elevation.get("bottom")
            low = take_number(bottom, f"bottom of level {number}", 0.0)
            found.append((low, number, level))
        found.sort(key=lambda one: one[:2])
        self._floors = {str(level.get("_id")): floor for floor, (_, _, level) in enumerate(found, 1)}
        self.lowest: Mapping[str, Any] = found[0][2] if found else {}
        self.count = max(len(found), 1)

    def of(self, entry: Mapping[str, Any]) -> Sequence[int]:
        """The floors of a thing: those that it names, else all."""
        names = take_list(entry.get("levels"), "the levels of a thing", 1000)
        floors = sorted({self._floors[str(name)] for name in names if str(name) in self._floors})
        return floors or range(1, self.count + 1)


@dataclass
class _Walls:
    """What becomes of the walls of a scene, each by what it stops."""

    frame: _Frame
    levels: _Levels
    walls: list[ForeignWall] = field(default_factory=list)
    openings: list[ForeignOpening] = field(default_factory=list)
    objects: list[ForeignObject] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)
    seen_through: dict[int, list[tuple[Place, Place]]] = field(default_factory=dict)

    def take(self, wall: Mapping[str, Any], name: str) -> None:
        """One wall."""
        ends = self._ends(wall, name)
        if hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]) < _LEAST:
            self.counted["short"] += 1
            return
        sight, move = _sense(wall, "sight", name), _sense(wall, "move", name)
        light = _sense(wall, "light", name) if "light" in wall else sight
        if take_number(wall.get("dir"), f"dir of {name}", 0.0):
            self.counted["one-way"] += 1
        door = int(take_number(wall.get("door"), f"door of {name}", 0.0))
        for floor in self.levels.of(wall):
            if door:
                self._take_door(wall, ends, floor, name, door)
            elif move == 0:
                self.counted["curtain" if sight else "ghost"] += 1
            elif sight in _SEEN_FROM_NEAR or (sight == 0 and light in _SEEN_FROM_NEAR):
                self.counted["window"] += 1
                self.openings.append(ForeignOpening("window", ends, floor=floor))
            elif sight == 0:
                self.seen_through.setdefault(floor, []).append(ends)
            elif sight == _LIMITED:
                self.counted["low"] += 1
                self.objects.append(ForeignObject(ends, floor, "terrain"))
            else:
                self.walls.append(ForeignWall(ends, floor))

    def end(self) -> None:
        """What is seen through is sorted once all walls are known."""
        for floor, stretches in self.seen_through.items():
            solid = [(wall.line[0], wall.line[-1]) for wall in self.walls if wall.floor == floor]
            solid += [one.ends for one in self.openings if one.floor == floor]
            found = part_windows_from_rails(stretches, solid)
            self.counted["glass"] += len(found.windows)
            self.counted["rail"] += len(found.rails)
            self.openings += [ForeignOpening("window", ends, floor=floor) for ends in found.windows]
            self.objects += [ForeignObject(line, floor, "rail") for line in found.rails]

    def _ends(self, wall: Mapping[str, Any], name: str) -> tuple[Place, Place]:
        c = take_list(wall.get("c"), f"c of {name}")
        if len(c) != 4:
            raise MapError(f"c of {name} should be four numbers, x0, y0, x1, y1")
        x0, y0, x1, y1 = (take_number(one, f"c of {name}") for one in c)
        return self.frame.place(x0, y0), self.frame.place(x1, y1)

    def _take_door(
        self, wall: Mapping[str, Any], ends: tuple[Place, Place], floor: int, name: str, door: int
    ) -> None:
        state = _STATES.get(int(take_number(wall.get("ds"), f"ds of {name}", 0.0)), "closed")
        self.counted["door"] += 1
        self.counted[state] += 1
        if door == 2:
            self.counted["secret"] += 1
        said = "secret door" if door == 2 else ""
        self.openings.append(ForeignOpening("door", ends, state, floor, name=said))

    def told(self) -> Iterator[str]:
        """What was taken for what, and what the rules do not know, a sentence a kind."""
        many = self.counted
        if many["door"]:
            yield (
                f"Took {so_many(many['door'], 'door')}, {many['open']} of them open and {many['locked']} locked."
            )
        said = (
            ("secret", "secret door", "", "a door like any other: the rules have no secret doors"),
            ("window", "wall", " that you see through from near or far", "a window"),
            ("glass", "short wall", " that you see through", "a window"),
            ("rail", "row", " of walls that you see through but cannot pass", "a rail, waist high"),
            ("low", "terrain wall", "", "what stands there: high where it goes round something, else waist high"),
            ("one-way", "one-way wall", "", "a wall from both sides: the rules have no one-way walls"),
            ("curtain", "ethereal wall", "", "nothing: the rules have no wall that stops sight but not movement"),
            ("ghost", "wall", " that stops neither sight nor movement", "nothing"),
            ("short", "wall", " without length", "nothing"),
        )  # fmt: skip
        for key, what, which, became in said:
            if many[key]:
                yield f"Took {so_many(many[key], what)}{which} for {became}."


def _sense(wall: Mapping[str, Any], sense: str, name: str) -> int:
    """How far a wall stops that: 0, limited, normal, or seen through from near or from far."""
    value = wall.get(sense)
    if sense == "move":
        return _NORMAL if take_number(value, f"move of {name}", float(_NORMAL)) else 0
    if value is None and "sense" in wall:
        old = int(take_number(wall["sense"], f"sense of {name}", float(_NORMAL)))
        return _OLD_SENSES.get(old, old)
    return int(take_number(value, f"{sense} of {name}", float(_NORMAL)))


def _lights(value: object, frame: _Frame, levels: _Levels) -> Iterator[ForeignLight]:
    for number, entry in enumerate(take_list(value, "lights"), 1):
        light = take_object(entry, f"light {number}")
        if take_flag(light.get("hidden"), f"hidden of light {number}", otherwise=False):
            continue
        x = take_number(light.get("x"), f"x of light {number}")
        y = take_number(light.get("y"), f"y of light {number}")
        for floor in levels.of(light):
            yield ForeignLight(frame.place(x, y), floor)


def _picture(said: Mapping[str, Any], levels: _Levels) -> ForeignPicture | None:
    lowest = _texture(levels.lowest)
    name = take_text(said.get("img")) or take_text(_texture(said).get("src")) or take_text(lowest.get("src"))
    return ForeignPicture(None, name) if name else None
