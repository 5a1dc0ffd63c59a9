"""The areas that a scenario names, on a drawn map: the outline of each and its letter, which the legend explains."""

from collections.abc import Iterator, Sequence
from string import ascii_lowercase

import shapely

from squadlog.base.records import replace
from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled.named_areas import floors_of, shape_of
from squadlog.ground.compiled.outlines import Geometry, area
from squadlog.ground.drawing.drawn_scene import DrawnScene, LetteredArea

_ROUND_M = 0.05
"""How far from a round edge a drawn one may run."""
_STEPS = 12
"""How many places across, and down, are tried for a letter."""


def with_areas(scene: DrawnScene, areas: Sequence[NamedArea], letter_m: float) -> DrawnScene:
    """The scene with what of the areas lies on its floor; a letter takes a circle of that radius.

    An area has the same letter on every floor. One that lies nowhere on the map is known at the table alone.
    """
    drawn = scene.drawn
    lying = [one for one in areas if one.drawn and floors_of(drawn, one)]
    taken = [word.box for word in scene.words]
    taken += [shapely.Point(token.x, token.y).buffer(letter_m) for token in scene.tokens]
    found: list[LetteredArea] = []
    for place, one in enumerate(lying):
        shape = shape_of(drawn, one, scene.floor).intersection(area(drawn))
        if shape.is_empty:
            continue
        x, y = _free(shape, shapely.union_all(taken), letter_m)
        taken.append(shapely.Point(x, y).buffer(letter_m))
        rings = tuple(_rings(shape.simplify(_ROUND_M)))
        found.append(LetteredArea(_letter(place), one.called, rings, x, y))
    return replace(scene, areas_named=tuple(found))


def _letter(place: int) -> str:
    first, last = divmod(place, len(ascii_lowercase))
    return (ascii_lowercase[first - 1] if first else "") + ascii_lowercase[last]


def _free(shape: Geometry, taken: Geometry, radius_m: float) -> tuple[float, float]:
    """A place for a letter, within the shape if it can be, at least not over what is taken."""
    west, south, east, north = shape.bounds
    grid = [
        shapely.Point(
            west + (east - west) * (col + 0.5) / _STEPS, south + (north - south) * (row + 0.5) / _STEPS
        )
        for row in range(_STEPS)
        for col in range(_STEPS)
    ]
    inside = [at for at in grid if shape.contains(at)] or [shape.representative_point()]
    free = [at for at in inside if taken.distance(at) > radius_m] or inside
    roomy = [at for at in free if shape.boundary.distance(at) > radius_m] or free
    # In the north-western corner, where it hides nothing of the middle.
    best = min(roomy, key=lambda at: (at.x - west) + (north - at.y))
    return best.x, best.y


def _rings(shape: Geometry) -> Iterator[tuple[tuple[float, float], ...]]:
    for part in shapely.get_parts(shape):
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                yield tuple((float(x), float(y)) for x, y in ring.coords[:-1])
