"""Setting units up: free ground in start zones and rooms, and a group of units put together on it (SET-01, ACT-18)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import ceil, hypot, sqrt

import numpy as np
import shapely

from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled import outlines
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Spot
from squadlog.ground.compiled.ground import Land
from squadlog.ground.compiled.named_areas import floors_of, shape_of
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Room
from squadlog.ground.map.zones import Zone
from squadlog.ground.moving.chambers import chambers_of
from squadlog.ground.moving.moves_ground import WalkableGround, footing_of
from squadlog.ground.moving.standing import objections, off_the_map

Grounds = Zone | Room | NamedArea
"""Where units may be set up: a start zone, a room, an area that a scenario names."""
APART_M = 1.0
"""The least distance between units that are set up for the table; more where their bases are wider (AMB-145)."""
_FINE_M = 0.25
_MOST_PLACES = 20_000
"""How many places of an area are tried at most."""
_DEEP = ("river", "lake")


def room_between(base_m: float) -> float:
    """How far apart units are set up whose bases have that radius at most: a metre, or to the next quarter of one."""
    return max(APART_M, ceil(2 * base_m / _FINE_M) * _FINE_M)


@dataclass(slots=True)
class StartingGround:
    """A map for setting up units one by one, `apart_m` from each other; `taken` is where they stand already."""

    drawn: Map
    apart_m: float = APART_M
    taken: list[Spot] = field(default_factory=list)
    _free: dict[tuple[Grounds, int], outlines.Geometry] = field(default_factory=dict)
    _solid: dict[int, list[outlines.Geometry]] = field(default_factory=dict)
    _lattices: dict[tuple[Grounds, int, float], list[tuple[int, Spot]]] = field(default_factory=dict)
    _footing: WalkableGround = field(init=False)
    _land: Land = field(init=False)

    def __post_init__(self) -> None:
        """Compile the ground before play."""
        self._footing, self._land = footing_of(self.drawn), Land(self.drawn)

    def free(self, place: Grounds, floor: int | None = None) -> outlines.Geometry:
        """Where units are put that nobody has placed, on its own floor or on one of an area's.

        Off walls, doors, obstacles, shafts, deep water, airlock chambers.
        """
        floor = _floors(self.drawn, place)[0] if floor is None else floor
        if floor not in self._solid:
            self._solid[floor] = _solid(self.drawn, floor)
        if (place, floor) not in self._free:
            self._free[place, floor] = _free(self.drawn, place, floor, self._solid[floor])
        return self._free[place, floor]

    def fault(self, spot: Spot) -> str:
        """Why no unit can be set up on a spot, in half a sentence, or nothing."""
        taken = off_the_map(self._footing, self._land, spot) or next(
            objections(self._footing, spot, ()), None
        )
        if taken is not None:
            return f"{taken.sentence[0].lower()}{taken.sentence[1:-1]}"
        if any(_apart(spot, other) < 2 * FIGURE_RADIUS_M for other in self.taken):
            return "another unit stands there"
        return ""

    def take(self, spot: Spot) -> None:
        """Note that a unit is set up at `spot`."""
        self.taken.append(spot)

    def together(self, units: int, places: Sequence[Grounds], *, share: float = 0.5) -> tuple[Spot, ...]:
        """Spots for a group of `units` units, close to each other in the first of the places that holds them all.

        `share` says where along the longer side of the place its middle is. Fewer spots, or none, where there is no
        room. The spots are taken from then on.
        """
        best: tuple[Spot, ...] = ()
        for place in places:
            for floor, step_m in product(_floors(self.drawn, place), (self.apart_m, _FINE_M)):
                found = tuple(self._group(units, place, floor, share, step_m))
                best = max(best, found, key=len)
                if len(best) == units:
                    self.taken.extend(best)
                    return best
        self.taken.extend(best)
        return best

    def _group(self, units: int, place: Grounds, floor: int, share: float, step_m: float) -> Iterator[Spot]:
        spots = self._spots(place, floor, step_m)
        if not spots:
            return
        x, y = _middle(self.free(place, floor), share)
        sizes = Counter(number for number, _ in spots)
        near = _nearness(x, y)
        roomy = [pair for pair in spots if sizes[pair[0]] >= units] or spots
        home = min(roomy, key=lambda pair: near(pair[1]))[0]
        chosen: list[Spot] = []
        for _, spot in sorted(spots, key=lambda pair: (pair[0] != home, near(pair[1]))):
            if len(chosen) == units:
                break
            near_m = self.apart_m - outlines.TOUCH_M
            apart = all(_apart(spot, other) >= near_m for other in (*chosen, *self.taken))
            if apart and not self.fault(spot):
                chosen.append(spot)
        yield from chosen

    def _spots(self, place: Grounds, floor: int, step_m: float) -> list[tuple[int, Spot]]:
        """Where units might be put in a place, each with the number of the part of its free ground."""
        if (place, floor, step_m) not in self._lattices:
            parts = [part for part in shapely.get_parts(self.free(place, floor)) if part.area > 0]
            self._lattices[place, floor, step_m] = [
                (number, spot) for number, part in enumerate(parts) for spot in _lattice(part, floor, step_m)
            ]
        return self._lattices[place, floor, step_m]


def _nearness(x: float, y: float) -> Callable[[Spot], tuple[float, float, float]]:
    return lambda spot: (round(hypot(spot.x - x, spot.y - y), 6), spot.y, spot.x)


def _apart(one: Spot, other: Spot) -> float:
    return distance_m(one, other) if one.floor == other.floor else float("inf")


def _middle(ground: outlines.Geometry, share: float) -> tuple[float, float]:
    west, south, east, north = ground.bounds
    if east - west >= north - south:
        return west + (east - west) * share, (south + north) / 2
    return (west + east) / 2, south + (north - south) * share


def _lattice(part: outlines.Geometry, floor: int, step_m: float) -> Iterator[Spot]:
    """Spots `step_m` apart, or more on very wide ground, on even coordinates."""
    west, south, east, north = part.bounds
    step = step_m * max(1, ceil(sqrt((east - west) * (north - south) / step_m**2 / _MOST_PLACES)))
    xs = np.arange(np.floor(west / step) * step + step / 2, east, step)
    ys = np.arange(np.floor(south / step) * step + step / 2, north, step)
    grid_x, grid_y = (axis.ravel() for axis in np.meshgrid(xs, ys))
    inside = shapely.contains_xy(part, grid_x, grid_y)
    for x, y in zip(grid_x[inside], grid_y[inside], strict=True):
        yield Spot(round(float(x), 3), round(float(y), 3), floor)


def _floors(drawn: Map, place: Grounds) -> tuple[int, ...]:
    """The floor of a zone or a room, those of an area; floor 1 for one that lies nowhere."""
    return (floors_of(drawn, place) or (1,)) if isinstance(place, NamedArea) else (place.floor,)


def _shape(drawn: Map, place: Grounds, floor: int) -> outlines.Geometry:
    if isinstance(place, NamedArea):
        return shape_of(drawn, place, floor)
    return outlines.ring(place.points) if isinstance(place, Room) else outlines.zone_area(place)


def _solid(drawn: Map, floor: int) -> list[outlines.Geometry]:
    """What stands on a floor."""
    solid = outlines.wall_sides(drawn, floor) + outlines.shaft_sides((*drawn.stairs, *drawn.elevators), floor)
    solid += [outlines.ring(obstacle.points) for obstacle in drawn.obstacles if obstacle.floor == floor]
    solid += [
        outlines.ring(shaft.points) for shaft in (*drawn.stairs, *drawn.elevators) if floor in shaft.floors
    ]
    return solid


def _free(drawn: Map, place: Grounds, floor: int, solid: list[outlines.Geometry]) -> outlines.Geometry:
    shape = _shape(drawn, place, floor)
    near = [solid[number] for _, number in outlines.meetings([shape], solid, FIGURE_RADIUS_M)]
    taken = shapely.union_all(shapely.buffer(near, FIGURE_RADIUS_M)) if near else shapely.Polygon()
    chambers = [
        outlines.ring(chamber.room.points) for chamber in chambers_of(drawn) if chamber.floor == floor
    ]
    free = outlines.area(drawn).intersection(shape).difference(taken).difference(shapely.union_all(chambers))
    if floor > 1 and drawn.rooms:
        free = free.intersection(_storey(drawn, floor))
    elif floor == 1:
        free = free.difference(deep_water(drawn))
    return free


def _storey(drawn: Map, floor: int) -> outlines.Geometry:
    """What of an upper floor is floor: its rooms; the whole of it if none are drawn there."""
    rooms = [outlines.ring(room.points) for room in drawn.rooms if room.floor == floor]
    return shapely.union_all(rooms) if rooms else outlines.area(drawn)


def deep_water(drawn: Map) -> outlines.Geometry:
    """The deep water of the first floor: of two patches on one spot the later one hides the earlier."""
    water = shapely.Polygon()
    for patch in drawn.terrain:
        shape = outlines.ring(patch.points)
        water = water.union(shape) if patch.kind in _DEEP else water.difference(shape)
    return water
