"""Where a walking man can get on a map: a net of half metres, with every door that opens standing open (MOV-02).

The net finds ways; a way that is claimed is measured metre by metre as a move of the game (`walked`).
"""

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise

import numpy as np
import shapely

from squadlog.ground.compiled.chains import Bools, Floats, Ints
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Conditions, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.outlines import Geometry, line, ring
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import DoorState
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_ground import MoveGround, Storey, WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M, Ring
from squadlog.ground.moving.moves_route import route_through
from squadlog.ground.moving.moves_stops import Cost, Mover, Stop

STEP_M = 0.5
"""A way through a door of one metre is never missed at this step."""
_CLIFF_M = 0.5
_DEEP = ("river", "lake")
_MOST_TRIES = 40
"""How many ways between two places are tried at most."""


class Net:
    """The places of a map at half metres where a man may stand, and which of them are a step apart.

    `xy` and `floors` are their places, the floors one after the other. Doors are open but for those `shut` by id (None:
    those that are drawn locked); windows and low obstacles stop whoever walks, and so do deep water and cliffs.
    """

    def __init__(
        self, ground: Ground, readings: Readings, cost: Cost, shut: Collection[str] | None = None
    ) -> None:
        drawn = ground.drawn
        locked = {door.id for door in drawn.doors if door.state == "locked"} if shut is None else shut
        doors: dict[str, DoorState] = {
            door.id: "locked" if door.id in locked else "open" for door in drawn.doors
        }
        moving = MoveGround(drawn, readings, built=ground.built)
        self.footing: WalkableGround = moving.under(Conditions(doors=doors))
        self._cost = cost
        self._shafts = frozenset(shaft.id for shaft in (*drawn.stairs, *drawn.elevators))
        columns, rows = _marks(drawn.width_m), _marks(drawn.height_m)
        self._grids = [
            _Grid(ground, self.footing.storey(floor), floor, columns, rows) for floor in _floors(drawn)
        ]
        counts = [int(grid.free.sum()) for grid in self._grids]
        starts = [sum(counts[:place]) for place in range(len(counts))]
        for grid, start in zip(self._grids, starts, strict=True):
            grid.number(start)
        self.xy: Floats = np.concatenate([grid.xy for grid in self._grids])
        self.floors: Ints = np.repeat(np.arange(1, len(counts) + 1), counts)
        self.next: list[list[int]] = [[] for _ in self.xy]
        for one, other in self._steps():
            self.next[one].append(other)
            self.next[other].append(one)

    def spot(self, number: int) -> Spot:
        """The place of that number."""
        x, y = self.xy[number].tolist()
        return Spot(x, y, int(self.floors[number]))

    def is_clear(self, one: Spot, other: Spot) -> bool:
        """Whether a man walks straight from one place to another of its floor, with nothing of the map between them."""
        return one.floor == other.floor and self._grids[one.floor - 1].is_clear(one, other)

    def marks(self, every: int) -> Ints:
        """The numbers of the places `every` steps apart, by floor, from west to east and south to north."""
        return np.concatenate([grid.every(every) for grid in self._grids])

    def steps_from(self, starts: Iterable[int], within: int | None = None) -> dict[int, int]:
        """How many steps it is to each place that can be reached, no farther than `within` of them (None: all)."""
        far = dict.fromkeys(starts, 0)
        waiting = deque(far)
        while waiting:
            here = waiting.popleft()
            steps = far[here] + 1
            if within is not None and steps > within:
                break
            for there in self.next[here]:
                if there not in far:
                    far[there] = steps
                    waiting.append(there)
        return far

    def largest(self) -> set[int]:
        """The places of the largest part of the map within which everybody can walk to everybody."""
        left, best = set(range(len(self.next))), set[int]()
        while len(left) > len(best):
            part = set(self.steps_from([next(iter(left))]))
            left -= part
            best = max(best, part, key=len)
        return best

    def walked(self, starts: Iterable[int], goals: Iterable[int]) -> tuple[float, Stop | None]:
        """How many metres the first way found is from any of the starts to any of the goals, as a move measures it.

        What stops that move is gone round, a few dozen times; then it is told. Infinite metres where the net itself
        knows no way.
        """
        goals, barred = frozenset(goals), set[tuple[int, int]]()
        stop: Stop | None = None
        for _ in range(_MOST_TRIES):
            way = self._way(starts, goals, barred)
            if not way:
                return float("inf"), stop
            spots = [self.spot(number) for number in way]
            mover = Mover(enters=self._shafts)
            found = measure(
                self.footing, route_through(spots[0], 0.0, spots[1:]), cost=self._cost, mover=mover
            )
            if found.stop is None:
                return found.reach_m, None
            stop = found.stop
            at = min(int(stop.at_m / STEP_M), len(way) - 2)
            barred |= {(way[at], way[at + 1]), (way[at + 1], way[at])}
        return float("inf"), stop

    def _way(self, starts: Iterable[int], goals: frozenset[int], barred: set[tuple[int, int]]) -> list[int]:
        came: dict[int, int] = dict.fromkeys(starts, -1)
        waiting = deque(came)
        while waiting:
            here = waiting.popleft()
            if here in goals:
                way = [here]
                while came[way[-1]] >= 0:
                    way.append(came[way[-1]])
                return way[::-1]
            for there in self.next[here]:
                if there not in came and (here, there) not in barred:
                    came[there] = here
                    waiting.append(there)
        return []

    def _steps(self) -> Iterator[tuple[int, int]]:
        for grid in self._grids:
            yield from grid.steps()
        for below, above in pairwise(self._grids):
            for well in self.footing.storey(below.floor).wells:
                higher = self.footing.storey(above.floor).wells
                if any(other.id == well.id for other in higher):
                    inside = shapely.contains_xy(_inside(well.ring), below.xy)
                    yield from _upward(below.xy[inside], below, above)


def _inside(outline: Ring) -> Geometry:
    inside = shapely.polygons(np.stack([outline.x, outline.y], axis=1))
    shapely.prepare(inside)
    return inside


def _upward(places: Floats, below: "_Grid", above: "_Grid") -> Iterator[tuple[int, int]]:
    for x, y in places.tolist():
        one, other = below.at(x, y), above.at(x, y)
        if one >= 0 and other >= 0:
            yield one, other


class _Grid:
    """The places of one floor, in columns from west to east."""

    def __init__(self, ground: Ground, storey: Storey, floor: int, columns: Floats, rows: Floats) -> None:
        self.floor, self._shape = floor, (len(columns), len(rows))
        self._barrier = _barrier(storey)
        xy = np.stack(np.meshgrid(columns, rows, indexing="ij"), axis=-1).reshape(-1, 2)
        self._all = xy
        self.free: Bools = _free(ground, storey, self._barrier, floor, xy)
        self.numbers: Ints = np.full(len(xy), -1, dtype=np.int64)

    @property
    def xy(self) -> Floats:
        """The places where a man may stand."""
        return self._all[self.free]

    def number(self, start: int) -> None:
        """Give every place its number."""
        self.numbers[self.free] = np.arange(start, start + int(self.free.sum()))

    def at(self, x: float, y: float) -> int:
        """The number of a place, -1 for one where nobody stands."""
        column, row = round(x / STEP_M) - 1, round(y / STEP_M) - 1
        return int(self.numbers[column * self._shape[1] + row])

    def is_clear(self, one: Spot, other: Spot) -> bool:
        """Whether nothing stands within a man's breadth of the line between two places."""
        between = shapely.linestrings([(one.x, one.y), (other.x, other.y)])
        return not shapely.dwithin(self._barrier, between, FIGURE_RADIUS_M - NEARLY_M)

    def every(self, steps: int) -> Ints:
        """The numbers of the places, one at every given number of steps."""
        first = max(steps // 2 - 1, 0)
        found = self.numbers.reshape(self._shape)[first::steps, first::steps].reshape(-1)
        return found[found >= 0]

    def steps(self) -> Iterator[tuple[int, int]]:
        """Which places are a step apart, with nothing between them."""
        numbers, places = self.numbers.reshape(self._shape), self._all.reshape((*self._shape, 2))
        for one, other, p, q in (
            (numbers[:-1], numbers[1:], places[:-1], places[1:]),
            (numbers[:, :-1], numbers[:, 1:], places[:, :-1], places[:, 1:]),
        ):
            both = (one >= 0) & (other >= 0)
            between = shapely.linestrings(np.stack([p[both], q[both]], axis=1))
            open_ = ~shapely.intersects(self._barrier, between)
            yield from zip(one[both][open_].tolist(), other[both][open_].tolist(), strict=True)


def _free(ground: Ground, storey: Storey, barrier: Geometry, floor: int, xy: Floats) -> Bools:
    free: Bools = ~shapely.dwithin(barrier, shapely.points(xy), FIGURE_RADIUS_M - NEARLY_M)
    for area in storey.areas:
        free &= ~shapely.contains_xy(_inside(area.ring), xy)
    if floor > 1:
        return free & ground.land.under_floors(floor, xy)
    water, steep = _deep_water(ground.drawn), _cliffs(ground.drawn)
    shapely.prepare([water, steep])
    free &= ~shapely.contains_xy(water, xy) & ~shapely.intersects_xy(steep, xy)
    return free


def _barrier(storey: Storey) -> Geometry:
    edges = [
        np.stack([one.edges.ax, one.edges.ay, one.edges.bx, one.edges.by])
        for one in (storey.solid, storey.low)
    ]
    ends = np.concatenate(edges, axis=1).T.reshape(-1, 2, 2)
    lines = shapely.multilinestrings(shapely.linestrings(ends)) if len(ends) else shapely.MultiLineString()
    shapely.prepare(lines)
    return lines


def _deep_water(drawn: Map) -> Geometry:
    """Rivers and lakes; of two patches on one spot the later one hides the earlier (MAP-05)."""
    water = shapely.Polygon()
    for patch in drawn.terrain:
        shape = ring(patch.points)
        if patch.kind in _DEEP:
            water = water.union(shape)
        elif not shapely.is_empty(water):
            water = water.difference(shape)
    return water


def _cliffs(drawn: Map) -> Geometry:
    """Where two contour lines are within one metre, which nobody climbs (TER-09)."""
    lines = [
        line((*one.points, one.points[0]) if one.closed else one.points).buffer(_CLIFF_M, quad_segs=2)
        for one in drawn.contours
    ]
    steep = shapely.Polygon()
    for place, one in enumerate(lines):
        for other in lines[:place]:
            if one.intersects(other):
                steep = steep.union(one.intersection(other))
    return steep


def _marks(metres: float) -> Floats:
    return np.arange(1, int(metres / STEP_M - NEARLY_M) + 1, dtype=np.float64) * STEP_M


def _floors(drawn: Map) -> range:
    return range(1, drawn.floors + 1)
