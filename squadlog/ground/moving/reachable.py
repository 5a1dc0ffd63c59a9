"""Where a unit can get with one action: the area as a polygon, as a grid, and a way to every place in it (MOV-06).

A move goes straight ahead by full metres; it may turn where it starts and at every full metre, as sharply as the gate
lets it (ACT-29..33). In the last metre it may stop anywhere (MOV-09). Straight ahead the area is right to a
centimetre or two. Round corners it is put together from places half a metre apart, so there a rim of a few decimetres
may be missing; whatever is in it comes with a way that can be measured again.
"""

import heapq
import math
from collections.abc import Callable, Iterator
from itertools import count
from typing import TypeAlias

import numpy as np
from shapely import (
    MultiPolygon,
    Polygon,
    make_valid,
    union_all,
)
from shapely.geometry.base import BaseGeometry

from squadlog.base.records import record
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.covered import Covered
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M
from squadlog.ground.moving.moves_route import Gait
from squadlog.ground.moving.moves_stops import Cost, Mover
from squadlog.ground.moving.reached import Reachable
from squadlog.ground.moving.step_costs import MetreEffects, Outlook, Pace, Strider, strider
from squadlog.ground.moving.visibility_fan import Fan, fans

Gate: TypeAlias = Callable[[float, float, int], bool]
"""Whether a change of facing is allowed: degrees, metres since the last one, and how many this move has made."""

_HALF_TURN_DEG = 180.0
_SQUARE_M = 0.5
_SECTOR_DEG = 30.0
_STATION_STEP_DEG = 15.0
_FAR = 40
"""Metres of one kind of ground that are priced to find how far a mover gets: more than any allowance."""
_AT_ONCE = 16
"""How many outlooks are taken from the queue at a time."""
_SLACK_M = 0.01
_ROUNDED_M = 0.002
"""How far the corners of an area may be moved.

Most lie all but in line with others, and make putting areas together slow.
"""
_LONGEST_M = 60.0


def allow_any_turn(_degrees: float, _since_m: float, _made: int) -> bool:
    """The gate of a walk: any turn, anywhere (ACT-29)."""
    return True


def full_metres(cost: Cost, allowance: float) -> Pace:
    """The plain pace: full metres until the next cannot be paid; part of the first if even that cannot.

    MOV-06, AMB-44.
    """

    def pace(ground: MetreEffects) -> float:
        moved, left = 0, float(allowance)
        for effects in ground:
            price = cost(effects)
            if price is None:
                break
            if float(price) > left + NEARLY_M:
                return left / float(price) if not moved else float(moved)
            moved, left = moved + 1, left - float(price)
        return float(moved)

    return pace


@record
class _Station:
    """A place where a move may turn, with the way to it: full metres made and the ground they lead over."""

    at: Spot
    facing_deg: float
    ground: MetreEffects
    since_m: float
    made: int
    way: tuple[Spot, ...]


def reachable(
    footing: WalkableGround,
    figure: Figure,
    *,
    cost: Cost,
    allowance: float,
    pace: Pace | None = None,
    gate: Gate = allow_any_turn,
    since_turn_m: float = 0.0,
    gait: Gait = "forward",
    mover: Mover | None = None,
    most_stations: int = 200,
    quick: bool = False,
) -> Reachable:
    """Where the unit can end a move of one action within the allowance.

    `pace` says how far the allowance carries over given ground; None steps by full metres at the price of `cost`.
    `gate` judges changes of facing; `since_turn_m` are the metres made since the last one before this move. A
    sideways move keeps its facing and does not turn (ACT-40). `most_stations` bounds how many places to turn at are
    looked into, the most promising first. `quick` leaves turning on the way out: what comes back is the straight part
    only, all of it within the whole area, in a few milliseconds.
    """
    mover = mover or Mover(number=figure.number, side=figure.side, room_m=figure.room_m)
    pace = pace or full_metres(cost, allowance)
    most_m = 0.0 if _stuck(footing, figure.spot, cost, mover) else _most_m(footing, cost, pace)
    feet = strider(
        footing, figure.spot, figure.facing_deg, mover, gait=gait, cost=cost, pace=pace, most_m=most_m
    )
    facing = figure.facing_deg % 360.0 if gait != "backward" else (figure.facing_deg + 180.0) % 360.0
    first = _Station(at=figure.spot, facing_deg=facing, ground=(), since_m=since_turn_m, made=0, way=())
    search = _Search(feet, gate, most_m, 0 if quick else most_stations)
    return search.result(figure, first)


def _stuck(footing: WalkableGround, at: Spot, cost: Cost, mover: Mover) -> bool:
    """Whether the unit stands on a low obstacle that it cannot simply walk off (AMB-139)."""
    climbs = mover.over_m > 0 or cost(("clear", "low_obstacle")) is not None
    return not climbs and bool(footing.storey(at.floor).areas_at(at.x, at.y))


def _most_m(footing: WalkableGround, cost: Cost, pace: Pace) -> float:
    kinds = {"clear", footing.land.base, *(patch.kind for patch in footing.land.patches)}
    passable = [kind for kind in kinds if cost((kind,)) is not None]
    farthest = max((pace(((kind,),) * _FAR) for kind in passable), default=0.0)
    return min(farthest, math.hypot(footing.plan.width_m, footing.plan.height_m), _LONGEST_M)


class _Search:
    """Best first over the places where the move may turn."""

    def __init__(self, feet: Strider, gate: Gate, most_m: float, most_stations: int) -> None:
        self.feet, self.gate, self.most_m, self.most_stations = feet, gate, most_m, most_stations
        self.best: dict[tuple[int, ...], float] = {}
        self.order = count()
        self.queue: list[tuple[float, int, _Station]] = []
        self.fans: list[tuple[Polygon, tuple[Spot, ...]]] = []
        self.covered = Covered(feet.start, most_m)
        self.led: dict[tuple[MetreEffects, MetreEffects], tuple[tuple[MetreEffects, float], ...]] = {}
        self.sharpest: dict[tuple[float, int], float] = {}
        self.onward: MetreEffects = (("clear",),) * math.ceil(most_m)

    def result(self, figure: Figure, first: _Station) -> Reachable:
        outlook = self._outlook(first)
        fan = fans(self.feet, [outlook], fine=True)[0]
        straight = _area(fan)
        self.fans += [(part, first.way) for part in _parts(straight)]
        self.covered.add(straight)
        entered = self._into_shafts([first], [outlook], fine=True)
        straight = union_all([straight, *entered]) if entered else straight
        free = self._sharpest_deg(0.0, 1) >= _HALF_TURN_DEG
        if self.most_stations and self.feet.gait != "sideways" and not (fan.open and fan.whole and free):
            self._spread([first], [outlook])
            self._turn_on()
        parts = [straight, *(area for area, _way in self.fans)]
        area = union_all([part for part in parts if not part.is_empty])
        return Reachable(figure, straight, _solid(area), self.feet.gait, tuple(self.fans))

    def _outlook(self, station: _Station) -> Outlook:
        facing = math.radians(station.facing_deg)
        half = math.pi
        if self.feet.gait != "sideways":
            half = math.radians(self._sharpest_deg(station.since_m, station.made))
        left = max(0.0, self.most_m - len(station.ground))
        return Outlook(station.at, facing - half, facing + half, station.ground, left)

    def _sharpest_deg(self, since_m: float, made: int) -> float:
        """The sharpest change of facing the gate allows now, to a hundredth of a degree."""
        key = (since_m, min(made, 1))
        if key not in self.sharpest:
            low, far = 0.0, _HALF_TURN_DEG
            if self.gate(far, since_m, made):
                low = far
            while far - low > 1e-6:
                middle = (low + far) / 2
                low, far = (middle, far) if self.gate(middle, since_m, made) else (low, middle)
            self.sharpest[key] = low
        return self.sharpest[key]

    def _keep(self, area: BaseGeometry, station: _Station, *, fine: bool = False) -> list[BaseGeometry]:
        """What of an area is no part of the ground known so far, but for slivers, unless `fine`; now it is known."""
        kept = [part for part in _parts(area) if self.covered.add(part) or fine]
        self.fans.extend((part, station.way) for part in kept)
        return kept

    def _into_shafts(
        self, stations: list[_Station], outlooks: list[Outlook], *, fine: bool
    ) -> list[BaseGeometry]:
        """What of the stairs and elevators nearby is reached from some places.

        Who ends in one means to get in (AMB-36).
        """
        found = []
        for well in self.feet.footing.storey(self.feet.start.floor).wells:
            near = [
                (station, outlook)
                for station, outlook in zip(stations, outlooks, strict=True)
                if well.ring.distance_m(station.at.x, station.at.y) < outlook.most_m
            ]
            if well.id not in self.feet.shafts or not near:
                continue
            ring = _solid(Polygon(np.column_stack((well.ring.x, well.ring.y))))
            seen = fans(self.feet.into(well.id), [outlook for _station, outlook in near], fine=fine)
            for (station, _outlook), fan in zip(near, seen, strict=True):
                found += self._keep(_solid(_area(fan).intersection(ring)), station, fine=fine)
        return found

    def _turn_on(self) -> None:
        done = 0
        while done < self.most_stations and (stations := list(self._next(self.most_stations - done))):
            outlooks = [self._outlook(station) for station in stations]
            found = fans(self.feet, outlooks, fine=False)
            for station, fan in zip(stations, found, strict=True):
                self._keep(_area(fan), station)
            self._into_shafts(stations, outlooks, fine=False)
            self._spread(stations, outlooks)
            done += len(stations)

    def _next(self, most: int) -> Iterator[_Station]:
        """The most promising places to turn at, as many as are looked into at once."""
        found = 0
        while self.queue and found < min(most, _AT_ONCE):
            rank, _number, station = heapq.heappop(self.queue)
            if not self._adds_nothing(station, -rank):
                found += 1
                yield station

    def _adds_nothing(self, station: _Station, left: float) -> bool:
        """Whether all that lies within what is left of the allowance is known to be in reach."""
        return self.covered.all_round(station.at, max(left - _SLACK_M, _SLACK_M))

    def _spread(self, stations: list[_Station], outlooks: list[Outlook]) -> None:
        """Put the full metres ahead of some places on the list of places to turn at."""
        step = math.radians(_STATION_STEP_DEG)
        owners: list[int] = []
        turns: list[int] = []
        for number, (station, outlook) in enumerate(zip(stations, outlooks, strict=True)):
            facing = math.radians(station.facing_deg)
            first = math.ceil((outlook.low_rad - facing) / step - 1e-9)
            last = math.floor((outlook.far_rad - facing) / step + 1e-9)
            turns += range(first, last + 1)
            owners += [number] * (last + 1 - first)
        facings = np.array([math.radians(station.facing_deg) for station in stations])
        owner = np.array(owners, dtype=np.int64)
        headings = facings[owner] + np.array(turns) * step
        reach, grounds = self.feet.straight_on(outlooks, owner, headings)
        for row in np.flatnonzero(reach >= 1.0 - NEARLY_M).tolist():
            marks = math.floor(float(reach[row]) + NEARLY_M)
            ground = grounds[row][:marks]
            self._marks(stations[owners[row]], float(headings[row]), turns[row] != 0, ground)

    def _marks(self, station: _Station, heading_rad: float, turned: bool, ahead: MetreEffects) -> None:
        degrees = math.degrees(heading_rad) % 360.0
        dx, dy = math.sin(heading_rad), math.cos(heading_rad)
        for mark, (ground, left) in enumerate(self._leads(station.ground, ahead), start=1):
            since = float(mark) if turned else station.since_m + mark
            x, y = station.at.x + dx * mark, station.at.y + dy * mark
            if left > NEARLY_M and self._is_better((x, y), degrees, since, left):
                at = Spot(x, y, station.at.floor)
                found = _Station(
                    at=at,
                    facing_deg=degrees,
                    ground=ground,
                    since_m=since,
                    made=station.made + turned,
                    way=(*station.way, at),
                )
                heapq.heappush(self.queue, (-left, next(self.order), found))

    def _leads(self, before: MetreEffects, ahead: MetreEffects) -> tuple[tuple[MetreEffects, float], ...]:
        """After every further full metre: the ground led over so far, and how far the allowance then carries."""
        key = (before, ahead)
        if key not in self.led:
            grounds = [(*before, *ahead[:mark]) for mark in range(1, len(ahead) + 1)]
            self.led[key] = tuple(
                (ground, self.feet.pace((*ground, *self.onward)) - len(ground)) for ground in grounds
            )
        return self.led[key]

    def _is_better(self, at: tuple[float, float], facing_deg: float, since_m: float, left: float) -> bool:
        square: tuple[int, ...] = (math.floor(at[0] / _SQUARE_M), math.floor(at[1] / _SQUARE_M))
        if self._sharpest_deg(since_m, 1) < _HALF_TURN_DEG:
            square = (*square, int(facing_deg / _SECTOR_DEG), min(int(since_m), 2))
        if self.best.get(square, 0.0) >= left - NEARLY_M:
            return False
        self.best[square] = left
        return True


def _parts(area: BaseGeometry) -> list[BaseGeometry]:
    return [part for part in getattr(area, "geoms", (area,)) if not part.is_empty]


def _area(fan: Fan) -> BaseGeometry:
    """The ground that a fan covers."""
    outline = fan.outline()
    if len(outline) < 3 or fan.reach_m.max() <= NEARLY_M:
        return Polygon()
    return _solid(Polygon(outline).simplify(_ROUNDED_M, preserve_topology=False))


def _solid(area: BaseGeometry) -> BaseGeometry:
    """The polygons of a shape, without the points and lines that mending leaves."""
    whole = area if area.is_valid else make_valid(area)
    parts = [part for part in getattr(whole, "geoms", (whole,)) if isinstance(part, Polygon | MultiPolygon)]
    flat = [one for part in parts for one in (part.geoms if isinstance(part, MultiPolygon) else (part,))]
    return flat[0] if len(flat) == 1 else MultiPolygon(flat)
