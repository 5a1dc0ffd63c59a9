"""What lies under a leg: stretches of terrain and crossings of contour lines, in metres along it (MOV-05..08, TER)."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np

from squadlog.base.records import value
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.terrain import Contour
from squadlog.ground.moving.moves_ground import GroundArea, MoveLand
from squadlog.ground.moving.moves_lines import NEARLY_M, line_side, touches
from squadlog.ground.moving.moves_route import Leg

_CLEAR = (("clear", ""),)
_BESIDE_M = 1e-4


@value
class Stretch:
    """A part of a move over unchanging ground: kinds of terrain with the patch each comes from, empty for none.

    There is more than one kind only along an edge, where a mover is on both sides at once.
    """

    from_m: float
    to_m: float
    kinds: tuple[tuple[str, str], ...]


@value
class TerrainCrossing:
    """A contour line crossed after `at_m` metres of the move, upwards or downwards (MAP-07)."""

    contour: str
    at_m: float
    up: bool


def stretches_of(leg: Leg, land: MoveLand) -> list[Stretch]:
    """The ground along a leg, cut wherever it changes; upper floors are floor (MAP-01)."""
    if leg.floor != 1:
        return [Stretch(leg.from_m, leg.to_m, _CLEAR)]
    if not land.patches:
        return [Stretch(leg.from_m, leg.to_m, ((land.base, ""),))]
    end = leg.at(leg.length_m)
    boxes = land.boxes
    near = np.nonzero(
        (boxes[:, 0] <= max(leg.x, end.x))
        & (boxes[:, 2] >= min(leg.x, end.x))
        & (boxes[:, 1] <= max(leg.y, end.y))
        & (boxes[:, 3] >= min(leg.y, end.y))
    )[0]
    if not near.size:
        return [Stretch(leg.from_m, leg.to_m, ((land.base, ""),))]
    top_first = [land.patches[int(number)] for number in near[::-1]]
    edges = touches(leg, land.patch_edges).values()
    marks = sorted({0.0, leg.length_m, *(at for places in edges for at in places)})
    found: list[Stretch] = []
    for low, far in pairwise(marks):
        if far - low <= NEARLY_M:
            continue
        middle = leg.at((low + far) / 2)
        kinds = kinds_at(middle.x, middle.y, top_first, land.base)
        found.append(Stretch(leg.from_m + low, leg.from_m + far, kinds))
    return found


def join_stretches(stretches: Iterable[Stretch]) -> list[Stretch]:
    """The stretches, with neighbours over the same ground put together."""
    found: list[Stretch] = []
    for stretch in stretches:
        if found and found[-1].kinds == stretch.kinds:
            found[-1] = Stretch(found[-1].from_m, stretch.to_m, stretch.kinds)
        else:
            found.append(stretch)
    return found


def kinds_at(x: float, y: float, top_first: Sequence[GroundArea], base: str) -> tuple[tuple[str, str], ...]:
    """The terrain of a place with the patch it comes from; on an edge both sides of it."""
    kinds: dict[str, str] = {}
    for patch in top_first:
        side = patch.ring.side(x, y)
        if side >= 0:
            kinds.setdefault(patch.kind, patch.id)
        if side > 0:
            return tuple(kinds.items())
    kinds.setdefault(base, "")
    return tuple(kinds.items())


def crossings_of(legs: Sequence[Leg], land: MoveLand, readings: Readings) -> tuple[TerrainCrossing, ...]:
    """Every contour line crossed on the way, in order (MOV-08).

    A line where the move ends is not crossed yet, and a line where it starts is crossed when it is left upwards; where
    a line on a mark belongs to the metre before it, it is the other way round (AMB-51).
    """
    met: dict[int, list[float]] = {}
    for leg in legs:
        if leg.floor == 1:
            for owner, places in touches(leg, land.contour_edges).items():
                met.setdefault(owner, []).extend(leg.from_m + at for at in places)
    found = [
        crossing
        for owner, places in met.items()
        for crossing in _find_crossings(owner, sorted(places), legs, land, readings)
    ]
    return tuple(sorted(found, key=lambda crossing: crossing.at_m))


def _find_crossings(
    owner: int, places: list[float], legs: Sequence[Leg], land: MoveLand, readings: Readings
) -> list[TerrainCrossing]:
    contour, total = land.contours[owner], legs[-1].to_m
    early = readings.contour_boundary == "next_meter"
    apart = [
        place for place, before in zip(places, [-1.0, *places], strict=False) if place - before > NEARLY_M
    ]
    gaps = [far - low for low, far in pairwise([0.0, *apart, total]) if far - low > NEARLY_M]
    step = min([_BESIDE_M, *(gap / 3 for gap in gaps)])
    # A place on the line counts as below it until the line is left upwards; the other reading pays on arrival.
    level: int | None = None
    found: list[TerrainCrossing] = []
    for place in apart:
        if level is None:
            level = _level(place - step, owner, legs, land) if place > step / 2 else (0 if early else None)
        after = _level(place + step, owner, legs, land) if place < total - step / 2 else None
        if after is None and not early and level is not None:
            after = 1 - level
        if level is not None and after is not None and after != level:
            found.append(TerrainCrossing(contour.id, place, up=after > level))
        level = after if after is not None else level
    return found


def _level(at_m: float, owner: int, legs: Sequence[Leg], land: MoveLand) -> int | None:
    """1 on the up side of a contour line, 0 on the other, None on the line itself."""
    leg = next((leg for leg in legs if leg.length_m > 0 and at_m <= leg.to_m), legs[-1])
    spot = leg.at(at_m - leg.from_m)
    return _up_side(spot.x, spot.y, land.contours[owner], owner, land)


def _up_side(x: float, y: float, contour: Contour, owner: int, land: MoveLand) -> int | None:
    ring = land.contour_rings[owner]
    side = ring.side(x, y) if ring is not None else line_side(contour.points, x, y)
    if side == 0:
        return None
    return int((side > 0) == (contour.up in ("inside", "left")))
