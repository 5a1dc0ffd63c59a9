"""Maps drawn as text, one character for each square metre, the north at the top.

.      open ground              - | +  wall, drawn through the middle of its squares; + joins its neighbours
D O    closed or open door      W      window; both stand in a wall
t c    table, counter (low)     H C    shelving, column (ceiling high)
l h m  light, heavy woods, marsh
S E    staircase, elevator      0..9   ground of that level; contour lines run between squares of other levels
any other letter: a unit in the middle of its square, on open ground
"""

from collections.abc import Mapping
from dataclasses import dataclass

import shapely
from support.readings import read_as

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.map.model import Map
from squadlog.ground.sight.line_of_sight import look

_WALLS = "-|+DOW"
_PATCHES = {"l": "light", "h": "heavy", "m": "marsh"}
_OBSTACLES = {
    "t": ("furniture", "half_soft", False),
    "c": ("counter", "half_hard", False),
    "H": ("shelving", "full_hard", True),
    "C": ("column", "full_hard", True),
}
_SHAFTS = {"S": "stairs", "E": "elevators"}
_KNOWN = {*_WALLS, *_PATCHES, *_OBSTACLES, *_SHAFTS, ".", *"0123456789"}


@dataclass(frozen=True)
class Drawn:
    """A drawn map and the spots of its letters."""

    map: Map
    spots: Mapping[str, Spot]

    def figure(self, letter, *, number=None, facing=0.0, posture="standing", side=""):
        return Figure(number or ord(letter), self.spots[letter], facing, posture, side)

    def ground(self, **conditions):
        return Ground(self.map, Conditions(**conditions))

    def look(self, viewer, target, *, looks_out=False, posture="standing", reading=None, **conditions):
        """How one letter sees another, who has the given posture. `reading` holds readings other than the default."""
        return look(
            self.ground(**conditions),
            self.figure(viewer),
            self.figure(target, posture=posture),
            read_as(**(reading or {})),
            looks_out=looks_out,
        )


def draw(text, *, wall="internal_wall", door="internal_door", **fields):
    """The map of a drawing. `fields` are further fields of the map, added to what is drawn."""
    rows = [line.strip() for line in text.strip().splitlines()]
    height, width = len(rows), max(map(len, rows))
    cells = {(x, height - 1 - y): char for y, row in enumerate(rows) for x, char in enumerate(row)}
    spots = {char: Spot(x + 0.5, y + 0.5) for (x, y), char in cells.items() if char not in _KNOWN}
    content = {
        "title": "drawn",
        "width_m": float(width),
        "height_m": float(height),
        "terrain": _patches(cells),
        "contours": _contours(cells),
        "obstacles": _obstacles(cells),
        **_walls(cells, wall, door),
        **{field: _shafts(cells, char) for char, field in _SHAFTS.items()},
    }
    for field, more in fields.items():
        content[field] = [*content[field], *more] if isinstance(more, list) else more
    return Drawn(Map.model_validate(content), spots)


def _square(x, y, wide=1):
    return [(x, y), (x + wide, y), (x + wide, y + 1), (x, y + 1)]


def _joined(cells, chars):
    """The squares of some characters, put together where they share a side, as rings and holes left out."""
    squares = [shapely.Polygon(_square(x, y)) for (x, y), char in cells.items() if char in chars]
    for part in shapely.get_parts(shapely.union_all(squares)) if squares else ():
        if part.geom_type == "Polygon":
            yield part


def _patches(cells):
    """One patch for each run of squares in a row."""
    found = []
    for (x, y), char in sorted(cells.items(), key=lambda entry: (entry[0][1], entry[0][0])):
        if char in _PATCHES and cells.get((x - 1, y)) != char:
            wide = 1
            while cells.get((x + wide, y)) == char:
                wide += 1
            found.append({"id": f"{char}{len(found)}", "kind": _PATCHES[char], "points": _square(x, y, wide)})
    return found


def _obstacles(cells):
    found = []
    for char, (kind, cover, high) in _OBSTACLES.items():
        for part in _joined(cells, char):
            points = list(part.exterior.coords)[:-1]
            found.append(
                {"id": f"{char}{len(found)}", "kind": kind, "cover": cover, "high": high, "points": points}
            )
    return found


def _shafts(cells, char):
    return [
        {"id": f"{char}{place}", "points": list(part.exterior.coords)[:-1], "floors": [1, 2]}
        for place, part in enumerate(_joined(cells, char))
    ]


def _contours(cells):
    found = []
    for level in "123456789":
        higher = [char for char in "123456789" if char >= level]
        for part in _joined(cells, higher):
            found.append({"id": f"up{level}n{len(found)}", "points": list(part.exterior.coords)[:-1]})
            found += [
                {"id": f"in{level}n{len(found)}n{place}", "points": list(ring.coords)[:-1], "up": "outside"}
                for place, ring in enumerate(part.interiors)
            ]
    return found


def _walls(cells, wall, door):
    walls, doors, windows = [], [], []
    for (x, y), char in sorted(cells.items()):
        if char not in _WALLS:
            continue
        middle = (x + 0.5, y + 0.5)
        ways = [way for way in ((1, 0), (0, 1), (-1, 0), (0, -1)) if _runs_on(cells, x, y, way)]
        flat = char == "-" or (char != "|" and ((1, 0) in ways or (-1, 0) in ways))
        straight = (x, y + 0.5, x + 1, y + 0.5) if flat else (x + 0.5, y, x + 0.5, y + 1)
        ends = [straight[:2], straight[2:]]
        if char in "DO":
            state = "open" if char == "O" else "closed"
            doors.append({"id": f"D{len(doors)}", "kind": door, "ends": ends, "state": state})
        elif char == "W":
            windows.append({"id": f"W{len(windows)}", "ends": ends})
        if char == "+":
            arms = [[middle, (middle[0] + dx / 2, middle[1] + dy / 2)] for dx, dy in ways]
        else:
            arms = [ends]
        for arm in arms:
            walls.append({"id": f"wall{len(walls)}", "kind": wall, "line": arm})
    return {"walls": walls, "doors": doors, "windows": windows}


def _runs_on(cells, x, y, way):
    """Whether a wall goes on from a square in some direction."""
    dx, dy = way
    here, there = cells[x, y], cells.get((x + dx, y + dy), ".")
    barred = "|" if dx else "-"
    return there in _WALLS and barred not in (there, here)
