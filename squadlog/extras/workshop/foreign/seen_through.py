"""Walls of a scene that are seen through and not passed: a short one between walls is a window, another a rail."""

from collections.abc import Iterator, Sequence

import shapely

from squadlog.base.records import value
from squadlog.extras.workshop.foreign.drawing import Place
from squadlog.extras.workshop.foreign.joined_walls import check_tangle
from squadlog.ground.compiled.outlines import Geometry

_LONGEST = 2.0
"""Squares: what is longer is no window."""
_NEAR = 0.05
_STRAIGHT = 0.02
_EXACT = 0.0001
_Stretch = tuple[Place, Place]


@value
class SeenThrough:
    """The windows and the rails of a floor, each a line of squares."""

    windows: tuple[_Stretch, ...]
    rails: tuple[tuple[Place, ...], ...]


def part_windows_from_rails(stretches: Sequence[_Stretch], walls: Sequence[_Stretch]) -> SeenThrough:
    """What is seen through on a floor, joined where it goes on; `walls` are what nobody sees through, and doors.

    Raises MapError for lines that meet more often than on any map.
    """
    if not stretches:
        return SeenThrough((), ())
    check_tangle(list({*stretches, *walls}))
    solid = shapely.union_all([shapely.LineString(wall) for wall in walls]) if walls else None
    windows, rails = list[_Stretch](), []
    for line in _chains(stretches):
        places = tuple((float(x), float(y)) for x, y in shapely.get_coordinates(line))
        short = len(places) == 2 and line.length <= _LONGEST
        if short and solid is not None and all(shapely.Point(end).distance(solid) <= _NEAR for end in places):
            windows.append((places[0], places[1]))
        else:
            rails.append(places)
    return SeenThrough(tuple(windows), tuple(rails))


def _chains(stretches: Sequence[_Stretch]) -> Iterator[Geometry]:
    net = shapely.union_all([shapely.LineString(one) for one in stretches], grid_size=_EXACT)
    merged = shapely.line_merge(net) if net.geom_type == "MultiLineString" else net
    for line in shapely.get_parts(merged):
        if line.geom_type == "LineString" and line.length > _EXACT:
            yield line.simplify(_STRAIGHT)
