"""Natural ground: patches of terrain (MAP-01..06, MAP-23) and contour lines (MAP-07)."""

from typing import Literal

from squadlog.ground.map.shape import Line, MapFeature, Ring
from squadlog.ground.map.surfaces import Surface

Ground = Literal["clear", "light", "heavy", "space"]
PatchKind = Literal["clear", "light", "heavy", "stream", "river", "lake", "marsh"]
Up = Literal["inside", "outside", "left", "right"]


class Patch(MapFeature):
    """One kind of ground on the first floor, as a polygon (closed by itself: do not repeat the first point).

    Patches lie in the order drawn and a later one hides what is under it, so every spot has one kind of ground: a
    clear patch over a river is a bridge (MAP-05), over woods a clearing, under a building its floor (MAP-01).
    """

    kind: PatchKind
    points: Ring
    surface: Surface | None = None


class Contour(MapFeature):
    """A contour line: crossing it is one level of elevation, up or down (MAP-07).

    A closed line is up on its "inside" (a hill) or its "outside" (a pit). An open one runs from edge to edge of the
    map and is up on the "left" or the "right" of somebody who walks it as drawn.
    """

    points: Line
    closed: bool = True
    up: Up = "inside"
