"""Where a unit may be set: on the map, off whatever is solid or low, on no deep water and on nobody else.

SET-01, ACT-18.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from squadlog.base.names import of_kind
from squadlog.base.records import value
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.compiled.ground import Land
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M, distance_to_edges_m
from squadlog.ground.moving.moves_terrain import kinds_at
from squadlog.ground.moving.passage import standing_on

_DEEP = ("river", "lake")


@value
class Taken:
    """Why a unit cannot be set on a spot: a sentence, and the rule it comes from."""

    sentence: str
    rule: str


def off_the_map(footing: WalkableGround, land: Land, spot: Spot) -> Taken | None:
    """Why there is no ground at a spot, or None (MAP-01)."""
    drawn, x, y, floor = footing.plan, spot.x, spot.y, spot.floor
    if not footing.on_map(x, y):
        ends = f"{drawn.width_m:g},{drawn.height_m:g}"
        return Taken(f"({x:g}, {y:g}) is off the map, which goes from 0,0 to {ends}.", "MAP-01")
    if not 1 <= floor <= drawn.floors:
        return Taken(f"There is no floor {floor}; the map has {drawn.floors}.", "MAP-01")
    if floor > 1 and not land.under_floor(floor, x, y):
        return Taken(f"Floor {floor} does not reach there.", "MAP-01")
    return None


def objections(
    footing: WalkableGround,
    spot: Spot,
    others: Iterable[Figure],
    *,
    radius_m: float = FIGURE_RADIUS_M,
    room_m: float = FIGURE_RADIUS_M,
) -> Iterator[Taken]:
    """What is in the way of a unit on a spot of the map: what is built there, deep water, one of the `others`.

    `radius_m` is how much room it takes beside what is built, `room_m` beside others (AMB-145).
    """
    x, y = spot.x, spot.y
    storey = footing.storey(spot.floor)
    for area in storey.areas_at(x, y):
        named = of_kind(area.kind, area.id)
        yield Taken(f"{named[:1].upper()}{named[1:]} stands there.", "ACT-18")
    for area in storey.blocks:
        if area.blocker is not None and area.ring.side(x, y) > 0:
            named = area.blocker.words
            yield Taken(f"{named[:1].upper()}{named[1:]} stands there.", area.blocker.rule)
    for barriers in (storey.solid, storey.shafts, storey.low):
        if barriers.blockers:
            away = distance_to_edges_m(barriers.edges, x, y)
            nearest = int(np.argmin(away))
            if away[nearest] < radius_m - NEARLY_M:
                words = barriers.blockers[int(barriers.edges.owner[nearest])].words
                yield Taken(f"That is too near to {words}.", "ACT-18")
    if spot.floor == 1:
        kinds = [kind for kind, _patch in kinds_at(x, y, footing.land.patches[::-1], footing.land.base)]
        if all(kind in _DEEP for kind in kinds):
            yield Taken("That is deep water.", "TER-05")
    here = [one for one in others if one.spot.floor == spot.floor]
    if (one := standing_on(x, y, here, room_m=room_m)) is not None:
        yield Taken(f"Unit {one.number} stands there.", "AMB-37")
