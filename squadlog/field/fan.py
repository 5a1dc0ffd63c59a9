"""How far a mover gets straight ahead in every direction from one place (MOV-01, MOV-06)."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from squadlog.field.conditions import FIGURE_RADIUS_M, Spot
from squadlog.field.moves import Measured, measure
from squadlog.field.moves_ground import Footing
from squadlog.field.moves_lines import NEARLY_M, Edges, Floats, distance_to_edges_m, edges_from
from squadlog.field.moves_metres import remembering_cost
from squadlog.field.moves_route import Gait, route_ahead
from squadlog.field.moves_stops import Cost, Mover, blocking_figures
from squadlog.field.moves_terrain import kinds_at
from squadlog.field.passage import NO_BARRIER, contacts_around

Ground: TypeAlias = tuple[tuple[str, ...], ...]
Pace: TypeAlias = Callable[[Ground], float]
"""How many metres an allowance carries over that ground, metre by metre."""

_JUMP_M = 0.02
_FINEST_RAD = 1e-5
_COARSEST_RAD = 2e-3
_FINE_DEG = 3.0
_COARSE_DEG = 15.0
_BESIDE_RAD = 1e-6
_ACROSS = (-0.98, -0.9, -0.7, -0.35, 0.0, 0.35, 0.7, 0.9, 0.98)
_HALVINGS = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Fan:
    """Headings (radians clockwise from north, ascending) and the metres a mover gets in each.

    `whole` says that they go all round, `open` that nothing but the allowance ends any of them.
    """

    at: Spot
    headings_rad: Floats
    reach_m: Floats
    whole: bool
    open: bool

    def outline(self) -> npt.NDArray[np.float64]:
        """The corners of the area covered, in metres, one row each."""
        x = self.at.x + np.sin(self.headings_rad) * self.reach_m
        y = self.at.y + np.cos(self.headings_rad) * self.reach_m
        rim = np.column_stack((x, y))
        return rim if self.whole else np.vstack(((self.at.x, self.at.y), rim))


@dataclass(frozen=True, slots=True)
class Strider:
    """One mover on one footing: what it cannot pass and what it pays, asked again and again from different places.

    `start` is where its move begins: there it is settled how near it may come to things (see `passage`).
    """

    footing: Footing
    start: Spot
    mover: Mover
    gait: Gait
    cost: Cost
    pace: Pace
    edges: Edges
    clearance_m: Floats
    rough: Edges

    def fan(
        self, at: Spot, sector_rad: tuple[float, float], before: Ground, most_m: float, *, fine: bool
    ) -> Fan:
        """The fan from `at` over the headings of the sector, after a move over the ground `before`.

        A fine one spreads its headings more closely, and tells thinner slivers apart.
        """
        low, far = sector_rad
        whole = far - low >= 2 * math.pi - _FINEST_RAD
        if most_m <= NEARLY_M:
            return Fan(at=at, headings_rad=np.array([low, far]), reach_m=np.zeros(2), whole=False, open=True)
        headings = self._headings(at, low, far, most_m, fine=fine)
        plain = self._plain_ground(at, most_m)
        if plain is not None:
            return self._over_plain(at, headings, before, most_m, plain, whole=whole)

        def ahead_m(heading: float) -> float:
            return self._ahead_m(at, heading, before, most_m)

        headings, reach = _refined(headings, ahead_m, _FINEST_RAD if fine else _COARSEST_RAD)
        return Fan(at=at, headings_rad=headings, reach_m=reach, whole=whole, open=False)

    def _over_plain(
        self, at: Spot, headings: Floats, before: Ground, most_m: float, kind: str, *, whole: bool
    ) -> Fan:
        free = self._paced(before, ((kind,),) * math.ceil(most_m), most_m)
        reach = contacts_around(at, headings, free, self.edges, self.clearance_m)
        reach = np.minimum(reach, self._to_map_edge(at, headings))
        return Fan(
            at=at, headings_rad=headings, reach_m=reach, whole=whole, open=bool(reach.min() > free - _JUMP_M)
        )

    def _paced(self, before: Ground, ground: Ground, most_m: float) -> float:
        return min(max(self.pace((*before, *ground)) - len(before), 0.0), most_m)

    def _ahead_m(self, at: Spot, heading_rad: float, before: Ground, most_m: float) -> float:
        measured = self._straight(at, heading_rad, most_m)
        paid = self._paced(before, measured.ground, most_m)
        if paid >= measured.reach_m - NEARLY_M:
            return min(paid, measured.reach_m)
        # The next metre cannot be paid as a whole, but perhaps as far as what makes it dear.
        number = math.floor(paid + NEARLY_M)
        dear = [crossing.at_m for crossing in measured.metres[number].crossings]
        dear += [one.at_m for one in measured.passed if number <= one.at_m < number + 1]
        for short_m in sorted(dear, reverse=True):
            if short_m > paid:
                part = self._straight(at, heading_rad, short_m)
                if self._paced(before, part.ground, most_m) >= short_m - NEARLY_M:
                    return part.reach_m
        return paid

    def _straight(self, at: Spot, heading_rad: float, most_m: float) -> Measured:
        heading = math.degrees(heading_rad)
        route = route_ahead(at, heading, heading, most_m)
        return measure(self.footing, route, cost=self.cost, mover=self.mover)

    def _headings(self, at: Spot, low: float, far: float, most_m: float, *, fine: bool) -> Floats:
        """Evenly spread headings, and those past the corners of everything near, where the reach may jump."""
        count = max(2, math.ceil(math.degrees(far - low) / (_FINE_DEG if fine else _COARSE_DEG)) + 1)
        special = [*self._past_corners(at, most_m), *self._rough_corners(at, most_m)]
        turned = (np.array(special, dtype=np.float64) - low) % (2 * math.pi) + low
        spread = np.concatenate((np.linspace(low, far, count), turned[turned <= far]))
        return np.unique(spread)

    def _past_corners(self, at: Spot, most_m: float) -> Iterable[float]:
        near = np.nonzero(
            (self.clearance_m >= 0)
            & (distance_to_edges_m(self.edges, at.x, at.y) <= most_m + 2 * FIGURE_RADIUS_M)
        )[0]
        for x, y in ((self.edges.ax, self.edges.ay), (self.edges.bx, self.edges.by)):
            east, north = x[near] - at.x, y[near] - at.y
            apart = np.maximum(np.hypot(east, north), NEARLY_M)
            middle = np.arctan2(east, north)
            half = np.arcsin(np.clip(self.clearance_m[near] / apart, 0.0, 1.0))
            for share in _ACROSS:
                yield from (middle + share * half).tolist()
            for beside in (-_BESIDE_RAD, _BESIDE_RAD):
                yield from (middle - half + beside).tolist()
                yield from (middle + half + beside).tolist()

    def _rough_corners(self, at: Spot, most_m: float) -> Iterable[float]:
        """Corners of terrain and contour lines, and where these lie on a metre mark."""
        rough = self.rough
        near = np.nonzero(distance_to_edges_m(rough, at.x, at.y) <= most_m)[0]
        for edge in near:
            ax, ay = float(rough.ax[edge]) - at.x, float(rough.ay[edge]) - at.y
            wide, high = float(rough.bx[edge] - rough.ax[edge]), float(rough.by[edge] - rough.ay[edge])
            for share in (0.0, 1.0, *_on_marks(ax, ay, wide, high, most_m)):
                heading = math.atan2(ax + share * wide, ay + share * high)
                yield from (heading - _BESIDE_RAD, heading + _BESIDE_RAD)

    def _plain_ground(self, at: Spot, most_m: float) -> str | None:
        """The terrain if it is the same all round and there is nothing to climb, else None."""
        if self.mover.over_m or self.footing.readings.stacking != "never":
            return None
        storey = self.footing.storey(at.floor)
        climbed = {"low_obstacle", "window"} & {by.kind for by in storey.low.blockers}
        if any(self.cost(("clear", kind)) is not None for kind in climbed):
            return None
        if at.floor != 1:
            return "clear"
        if self.rough.owner.size and distance_to_edges_m(self.rough, at.x, at.y).min() <= most_m + NEARLY_M:
            return None
        kind = kinds_at(at.x, at.y, self.footing.land.patches[::-1], self.footing.land.base)[0][0]
        return kind if self.cost((kind,)) is not None else None

    def _to_map_edge(self, at: Spot, headings: Floats) -> Floats:
        dx, dy = np.sin(headings), np.cos(headings)
        width, height = self.footing.plan.width_m, self.footing.plan.height_m
        if not self.footing.on_map(at.x, at.y):
            return np.zeros(headings.size)
        with np.errstate(divide="ignore", invalid="ignore"):
            across = np.where(np.abs(dx) < 1e-12, np.inf, np.where(dx > 0, width - at.x, -at.x) / dx)
            along = np.where(np.abs(dy) < 1e-12, np.inf, np.where(dy > 0, height - at.y, -at.y) / dy)
        edge: Floats = np.minimum(across, along)
        return edge


def _refined(headings: Floats, ahead_m: Callable[[float], float], finest_rad: float) -> tuple[Floats, Floats]:
    """The reach in each heading, with the angle halved wherever it jumps until the jump is as narrow as asked for."""
    reach = np.array([ahead_m(float(heading)) for heading in headings])
    for _again in range(_HALVINGS):
        wide = np.nonzero((np.abs(np.diff(reach)) > _JUMP_M) & (np.diff(headings) > finest_rad))[0]
        if not wide.size:
            break
        between = (headings[wide] + headings[wide + 1]) / 2
        found = [ahead_m(float(heading)) for heading in between]
        headings = np.insert(headings, wide + 1, between)
        reach = np.insert(reach, wide + 1, found)
    jumps = np.nonzero(np.abs(np.diff(reach)) > _JUMP_M)[0]
    # What lies between the two headings is known only as far as the shorter of them: a corner at the longer one.
    falls = reach[jumps] > reach[jumps + 1]
    corners = np.where(falls, headings[jumps], headings[jumps + 1])
    lower = np.minimum(reach[jumps], reach[jumps + 1])
    headings, reach = np.insert(headings, jumps + 1, corners), np.insert(reach, jumps + 1, lower)
    return headings, reach


def _on_marks(ax: float, ay: float, wide: float, high: float, most_m: float) -> list[float]:
    """Where along a piece, as shares of it, it lies a whole number of metres away."""
    square = wide * wide + high * high
    if square <= 0:
        return []
    found: list[float] = []
    middle = -(ax * wide + ay * high) / square
    nearest = (ax + middle * wide) ** 2 + (ay + middle * high) ** 2
    for mark in range(1, math.ceil(most_m) + 1):
        if (half := (mark * mark - nearest) / square) > 0:
            found += [
                share for share in (middle - math.sqrt(half), middle + math.sqrt(half)) if 0 <= share <= 1
            ]
    return found


def remembering(pace: Pace) -> Pace:
    """The same pace, asked only once for the same ground."""
    known: dict[Ground, float] = {}

    def remembered(ground: Ground) -> float:
        if ground not in known:
            known[ground] = pace(ground)
        return known[ground]

    return remembered


def strider(
    footing: Footing, start: Spot, facing_deg: float, mover: Mover, *, gait: Gait, cost: Cost, pace: Pace
) -> Strider:
    """The mover, ready to be asked how far it gets; everything solid on its floor is gathered once."""
    storey = footing.storey(start.floor)
    route = route_ahead(start, facing_deg, facing_deg, 0.0)
    figures = blocking_figures(footing, route, mover).get(start.floor, [])
    rows: list[tuple[float, float, float, float]] = []
    clearances: list[float] = []
    inside = {well.id for well in storey.wells if well.ring.side(start.x, start.y) > 0} | mover.enters
    for barriers, skipped in (
        (storey.solid, frozenset[str]()),
        (storey.shafts, inside),
        (storey.low, frozenset[str]()),
    ):
        edges = barriers.edges
        rows.extend(zip(edges.ax, edges.ay, edges.bx, edges.by, strict=True))
        known = barriers.clearance_m(start.x, start.y)
        clearances.extend(
            NO_BARRIER if barriers.blockers[int(owner)].id in skipped else float(near)
            for owner, near in zip(edges.owner, known, strict=True)
        )
    for figure in figures:
        x, y = figure.spot.x, figure.spot.y
        rows.append((x, y, x, y))
        clearances.append(min(2 * FIGURE_RADIUS_M, math.hypot(x - start.x, y - start.y)))
    land = footing.land
    lines = (land.patch_edges, land.contour_edges) if start.floor == 1 else ()
    rough = [row for edges in lines for row in zip(edges.ax, edges.ay, edges.bx, edges.by, strict=True)]
    return Strider(
        footing=footing,
        start=start,
        mover=mover,
        gait=gait,
        cost=remembering_cost(cost),
        pace=remembering(pace),
        edges=edges_from(rows, range(len(rows))),
        clearance_m=np.array(clearances, dtype=np.float64),
        rough=edges_from(rough, range(len(rough))),
    )
