"""The words of the map file: which table holds what, and what would be right under each key."""

from typing import Any, get_args

from squadlog.ground.map import structures
from squadlog.ground.map.scenery import Decoration, DecorationKind
from squadlog.ground.map.shape import MOST_FLOORS, MapFeature
from squadlog.ground.map.surfaces import Looks, Surface
from squadlog.ground.map.terrain import Contour, Ground, Patch, PatchKind, Up
from squadlog.ground.map.zones import Zone

TABLES: dict[str, tuple[str, type[MapFeature | structures.Room]]] = {
    "terrain": ("terrain", Patch),
    "contour": ("contours", Contour),
    "wall": ("walls", structures.Wall),
    "door": ("doors", structures.Door),
    "window": ("windows", structures.Window),
    "obstacle": ("obstacles", structures.Obstacle),
    "stairs": ("stairs", structures.Shaft),
    "elevator": ("elevators", structures.Shaft),
    "room": ("rooms", structures.Room),
    "zone": ("zones", Zone),
    "decoration": ("decorations", Decoration),
}
"""Name of the table in a file: the field of `Map` it fills, and what one entry of it is."""

HEAD = ("title", "width_m", "height_m", "ground", "contour_step_m", "storey_m", "floors", "surface")
"""The keys of the [map] table."""

_POINT = "[x, y] in metres, each from -1000 to 2000"
_KINDS = {
    "terrain": PatchKind,
    "wall": structures.WallKind,
    "door": structures.DoorKind,
    "obstacle": structures.ObstacleKind,
    "decoration": DecorationKind,
}
_RIGHT = {
    "id": "one word of up to 40 letters, digits, - and _, not a bare number",
    "name": "up to 40 visible characters",
    "title": "1 to 40 visible characters",
    "side": "the name of a side, 1 to 40 visible characters",
    "key": "the name of a key, 1 to 40 visible characters",
    "airlock": "the name of an airlock, one word of letters, digits, - and _",
    "width_m": "metres, from 1 to 1000",
    "height_m": "metres, from 1 to 1000",
    "contour_step_m": "metres, more than 0 and at most 10",
    "storey_m": "metres, more than 0 and at most 10",
    "floors": f"a whole number from 1 to {MOST_FLOORS}",
    "floor": f"a whole number from 1 to {MOST_FLOORS}",
    "af": "a whole number from 0 to 20",
    "points": f"three or more points, each {_POINT}",
    "line": f"two or more points, each {_POINT}",
    "ends": f"two points, each {_POINT}",
    "circle": "{ centre = [x, y], radius_m = metres }",
    "centre": _POINT,
    "radius_m": "metres, more than 0 and at most 1000",
    "closed": "true or false",
    "ship": "true or false",
    "high": "true or false",
}


def _one_of(literal: Any) -> str:  # noqa: ANN401 - typing gives Literal types no name
    *words, last = (f'"{word}"' for word in get_args(literal))
    return f"{', '.join(words)} or {last}"


def right(table: str, key: str) -> str:
    """What would be right under a key of a table, in a few words."""
    match key:
        case "kind":
            return _one_of(_KINDS[table])
        case "ground":
            return _one_of(Ground)
        case "surface":
            return _one_of(Surface)
        case "looks":
            return _one_of(Looks)
        case "width_m" if table == "decoration":
            return "metres, more than 0 and at most 50"
        case "up":
            return _one_of(Up)
        case "state":
            return _one_of(structures.DoorState)
        case "cover":
            return _one_of(structures.CoverClass)
        case "floors" if table != "map":
            return f"a list of floors, each from 1 to {MOST_FLOORS}"
        case "points" if table in ("contour", "decoration"):
            return _RIGHT["line"]
    return _RIGHT[key]


def keys(table: str) -> tuple[str, ...]:
    """The keys a table may have."""
    return HEAD if table == "map" else tuple(TABLES[table][1].model_fields)
