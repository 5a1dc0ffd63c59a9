"""Who is in an area that a scenario names, and when a move leads into it, on the map of a battle (SCN-09, SCN-12)."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin

from squadlog.facts.ground_facts import GRACE_M, MoveFacts, Whereabouts, YesNo
from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled import named_areas
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.moving.starting import StartingGround, room_between
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.pace import LEAPS, MARCHES, gait_of, longest_m
from squadlog.survey.routes import heading_of

_NEARLY_M = 1e-6
_BESIDE_M = 0.5
_RULE = "SCN-09"
_FAR = YesNo(value=False, origin="measured", reason="This is far from it.", rule=_RULE)


def shape(world: MeasuredBattle, area: NamedArea, floor: int) -> Geometry:
    """What of an area lies on a floor, worked out once for a map."""
    return _area_on_floor(world, area, floor)[0]


def _area_on_floor(
    world: MeasuredBattle, area: NamedArea, floor: int
) -> tuple[Geometry, tuple[float, float, float, float]]:
    """What of an area lies on a floor, with its bounds."""
    known = world.compiled.areas
    found = known.get((area.id, floor))
    if found is None or (
        found[0] is not area and found[0] != area
    ):  # by its id, which is sooner found than by all
        drawn = named_areas.shape_of(world.map, area, floor)
        found = known[area.id, floor] = area, drawn, drawn.bounds
    return found[1], found[2]


def inside(world: MeasuredBattle, where: int | Whereabouts, area: NamedArea) -> YesNo | None:
    """Whether a unit's head or a place is in an area, its edge counting; None for who is on no map."""
    if not area.drawn:
        return None
    if isinstance(where, int):
        unit = world.battle.units.get(where)
        if unit is None or unit.position is None:
            return None
        x, y, floor = unit.position.x, unit.position.y, unit.floor
    else:
        x, y, floor = where.x, where.y, where.floor
    drawn, (west, south, east, north) = _area_on_floor(world, area, floor)
    if not (west - GRACE_M <= x <= east + GRACE_M and south - GRACE_M <= y <= north + GRACE_M):
        return _FAR
    held = named_areas.holds(drawn, x, y, GRACE_M)
    at = f"{x:g},{y:g} is {'' if held else 'not '}in {area.called}."
    return YesNo(value=held, origin="measured", reason=at, rule=_RULE)


def inside_of(world: MeasuredBattle, spot: Spot, area: NamedArea) -> bool:
    """Whether a spot is in an area that is drawn on the map, its edge counting."""
    if not area.drawn:
        return False
    return named_areas.holds(shape(world, area, spot.floor), spot.x, spot.y, GRACE_M)


def enters(world: MeasuredBattle, way: MoveFacts, area: NamedArea) -> tuple[float, float] | None:
    """The metres of its way after which a mover is first in an area, and last; None: never.

    No further than the move goes. None too for a move that nobody measured.
    """
    goal = way.distance.value
    first = last = None
    for one, other in pairwise(way.way):
        if one.floor != other.floor or other.at_m <= one.at_m or (goal is not None and one.at_m > goal):
            continue
        there = named_areas.crossing_m(shape(world, area, one.floor), (one.x, one.y), (other.x, other.y))
        if there is None:
            continue
        near_m, far_m = (one.at_m + metres for metres in there)
        if goal is not None and near_m > goal + _NEARLY_M:
            continue
        far_m = far_m if goal is None else min(far_m, goal)
        first = near_m if first is None else min(first, near_m)
        last = far_m if last is None else max(last, far_m)
    return None if first is None or last is None else (first, last)


def lies_ahead(world: MeasuredBattle, number: int, mode: str, area: NamedArea) -> bool:
    """Whether a unit that goes straight on in this mode, as far as it can, may come into an area; True if in doubt."""
    figure, unit = world.figures.get(number), world.battle.units.get(number)
    if figure is None or unit is None or mode not in (*MARCHES, *LEAPS):
        return True
    far_m = max(longest_m(world, unit, gait) for gait in {mode, gait_of(world, unit, mode)}) + _BESIDE_M
    angle, (x, y) = radians(heading_of(figure, mode)), (figure.spot.x, figure.spot.y)
    to_x, to_y = x + sin(angle) * far_m, y + cos(angle) * far_m
    west, south, east, north = _area_on_floor(world, area, figure.spot.floor)[1]
    beside = min(x, to_x) > east + _BESIDE_M or max(x, to_x) < west - _BESIDE_M
    return not (beside or min(y, to_y) > north + _BESIDE_M or max(y, to_y) < south - _BESIDE_M)


def room_for(world: MeasuredBattle, units: int, areas: Sequence[NamedArea]) -> tuple[Whereabouts, ...]:
    """Free places for a group, close together, in the first of the areas that has room for all of it."""
    widest_m = max((one.base_m for one in world.figures.values()), default=0.0)
    ground = StartingGround(world.map, room_between(widest_m))
    for one in world.figures.values():
        ground.take(one.spot)
    found = ground.together(units, areas)
    return tuple(Whereabouts(spot.x, spot.y, spot.floor) for spot in found)
