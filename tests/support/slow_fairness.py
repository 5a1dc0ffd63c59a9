"""The measure of a map by pencil and paper: every line looked along by itself, every step measured as a move."""

from collections import deque
from itertools import product

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground, Land
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_ground import footing_of
from squadlog.ground.moving.moves_route import route_through
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.moving.standing import objections, off_the_map
from squadlog.ground.sight.los_verdict import judge_line

STEP_M = 0.5


class SlowFairness:
    """A map, its places at so many metres, and the questions of the measure, each asked from scratch."""

    def __init__(self, drawn, readings, cost, apart_m):
        self.drawn, self.readings, self.cost = drawn, readings, cost
        opened = {door.id: "open" for door in drawn.doors if door.state == "closed"}
        self.footing = footing_of(drawn, Conditions(doors=opened), readings)
        self.ground, self.land, self.steps = Ground(drawn), Land(drawn), {}
        self.net = {spot for spot in self._marks(STEP_M) if self._stands(spot)}
        main = max((self._walk([spot]) for spot in self.net), key=len)
        first = max(int(apart_m / STEP_M / 2), 1) * STEP_M
        self.places = [spot for spot in self._marks(apart_m, first) if spot in main]
        figures = [Figure(number, spot) for number, spot in enumerate(self.places)]
        self.verdicts = {
            (a.spot, b.spot): "clear" if a is b else judge_line(self.ground, a, b, readings).verdict
            for a, b in product(figures, figures)
        }

    def zone(self, side):
        """The places of a side whose zones are rectangles along the axes."""
        return [
            spot
            for spot in self.places
            for zone in self.drawn.zones
            if zone.side == side and zone.floor == spot.floor and _within(spot, zone.points)
        ]

    def sight(self, ours, theirs):
        between = [spot for spot in self.places if spot not in ours and spot not in theirs]
        seen = [self.verdicts[a, b] != "blocked" for a in ours for b in between]
        return sum(seen) / len(seen)

    def cover(self, ours, theirs):
        near, far = self._walk(ours), self._walk(theirs)
        half = [spot for spot in self.places if near[spot] < far[spot]]
        lines = [self.verdicts[a, b] != "clear" for a in {*theirs, *self.middle()} for b in half]
        return sum(lines) / len(lines)

    def hidden(self):
        pairs = [self.verdicts[a, b] == "blocked" for a, b in product(self.places, repeat=2) if a != b]
        return sum(pairs) / len(pairs)

    def middle(self):
        x, y = self.drawn.width_m / 2, self.drawn.height_m / 2
        return [s for s in self.places if s.floor == 1 and (s.x - x) ** 2 + (s.y - y) ** 2 <= 25]

    def covered_way(self, ours, theirs, apart_m):
        safe = {
            s for s in self.places if sum(self.verdicts[t, s] == "clear" for t in theirs) * 4 <= len(theirs)
        }
        been, waiting = set(), [spot for spot in ours if spot in safe]
        while waiting:
            here = waiting.pop()
            been.add(here)
            near = self._walk([here])
            waiting += [s for s in safe - been if near.get(s, 10**6) * STEP_M <= 2 * apart_m]
        return bool(been & set(self.middle()))

    def _marks(self, apart_m, first_m=STEP_M):
        for floor in range(1, self.drawn.floors + 1):
            x = first_m
            while x < self.drawn.width_m:
                y = first_m
                while y < self.drawn.height_m:
                    yield Spot(x, y, floor)
                    y += apart_m
                x += apart_m

    def _stands(self, spot):
        return off_the_map(self.footing, self.land, spot) is None and not [
            *objections(self.footing, spot, ())
        ]

    def _walk(self, starts):
        far, waiting = dict.fromkeys(starts, 0), deque(starts)
        while waiting:
            here = waiting.popleft()
            for dx, dy in ((STEP_M, 0), (-STEP_M, 0), (0, STEP_M), (0, -STEP_M)):
                there = Spot(here.x + dx, here.y + dy, here.floor)
                if there in self.net and there not in far and self._step(here, there):
                    far[there] = far[here] + 1
                    waiting.append(there)
            for floor in (here.floor - 1, here.floor + 1):
                there, well = Spot(here.x, here.y, floor), self.footing.well_at(here)
                above = self.footing.well_at(there)
                if there in self.net and there not in far and well and above and well.id == above.id:
                    far[there] = far[here] + 1
                    waiting.append(there)
        return far

    def _step(self, here, there):
        if (here, there) not in self.steps:
            self.steps[here, there] = self._measured(here, there)
        return self.steps[here, there]

    def _measured(self, here, there):
        shafts = frozenset(shaft.id for shaft in (*self.drawn.stairs, *self.drawn.elevators))
        route = route_through(here, 0.0, (there,))
        return measure(self.footing, route, cost=self.cost, mover=Mover(enters=shafts)).stop is None


def _within(spot, points):
    xs, ys = zip(*points, strict=True)
    return min(xs) <= spot.x <= max(xs) and min(ys) <= spot.y <= max(ys)
