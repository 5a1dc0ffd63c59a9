"""Everything built on a map: cut once at its doors and windows, then as play has left it (MAP-08..22, OBS-01).

The one place that cuts walls and that knows which doors are shut. Sight (`ground`) and moves (`moves_ground`) both read
their floors from here, and a floor is made again only when something on it has changed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from squadlog.base.records import value
from squadlog.ground.compiled.chains import Chains, Path
from squadlog.ground.compiled.conditions import Breach, Conditions
from squadlog.ground.compiled.gaps import Holes, gaps, gaps_of
from squadlog.ground.compiled.outlines import TOUCH_M
from squadlog.ground.compiled.plan import SOLID, Plan, PlanThing, Role
from squadlog.ground.compiled.stretches import hole, pieces, stretch
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Obstacle, Shaft, Wall, Window

_MOST_PLANS = 64
"""How many compiled floors are kept."""
_LOW = {"half_soft": "furniture", "half_hard": "counter"}
_BY_KIND = {"machinery": "machinery"}
_HIGH = {"column": "column", "shelving": "shelving"}
_SHUT = ("closed", "locked")


class Built:
    """What is built on a map. Ask it for a floor under the conditions of the moment."""

    def __init__(self, drawn: Map) -> None:
        self.drawn = drawn
        self._floors: dict[int, _Floor] = {}
        self._plans: dict[object, Plan] = {}

    def plan(self, floor: int, conditions: Conditions, *, through_breaches: bool = True) -> Plan:
        """One floor now; `through_breaches` False leaves breaches closed to sight, though not to movers (AMB-119)."""
        if floor not in self._floors:
            self._floors[floor] = _Floor(self.drawn, floor)
        stock = self._floors[floor]
        state = _State(
            doors=tuple(conditions.door_state(door) for door in stock.doors),
            destroyed=conditions.destroyed & stock.ids,
            breaches=tuple(breach for breach in conditions.breaches if breach.wall in stock.walls),
            through=through_breaches,
        )
        key = (floor, state)
        if (known := self._plans.get(key)) is None:
            known = stock.under(state)
            if len(self._plans) >= _MOST_PLANS:
                self._plans.clear()
            self._plans[key] = known
        return known


@value
class _State:
    """All that conditions say about one floor."""

    doors: tuple[str, ...]
    destroyed: frozenset[str]
    breaches: tuple[Breach, ...]
    through: bool


class _Floor:
    """One floor as drawn: everything on it in the order of the map, and its lines in two long chains."""

    def __init__(self, drawn: Map, floor: int) -> None:
        self.floor = floor
        self.doors = tuple(door for door in drawn.doors if door.floor == floor)
        self.walls = {wall.id: wall for wall in drawn.walls if wall.floor == floor}
        windows = [window for window in drawn.windows if window.floor == floor]
        obstacles = [obstacle for obstacle in drawn.obstacles if obstacle.floor == floor]
        openings: tuple[Door | Window, ...] = (*self.doors, *windows)
        lines = {wall.id: wall.line for wall in self.walls.values()}
        self.gaps = gaps_of(lines, [opening.ends for opening in openings])
        self.shut = {door.id: {state: _door(door, state) for state in _SHUT} for door in self.doors}
        self.open = {opening.id: _way(opening) for opening in openings}
        shafts: list[tuple[Role, Shaft]] = [("stairs", shaft) for shaft in drawn.stairs]
        shafts += [("elevator", shaft) for shaft in drawn.elevators]
        self.things = (
            *(_wall(wall, self.gaps[wall.id]) for wall in self.walls.values()),
            *(self.shut[door.id]["closed"] for door in self.doors),
            *map(_window, windows),
            *map(_obstacle, obstacles),
            *(_shaft(kind, shaft, self.doors) for kind, shaft in shafts if floor in shaft.floors),
        )
        self.ids = frozenset(thing.id for thing in self.things if thing.role not in ("stairs", "elevator"))
        self.solid, self.soft = _chains(enumerate(self.things))

    def under(self, state: _State) -> Plan:
        """The floor in a state of play."""
        doors = dict(zip((door.id for door in self.doors), state.doors, strict=True))
        torn: dict[str, list[Breach]] = {}
        for breach in state.breaches if state.through else ():
            torn.setdefault(breach.wall, []).append(breach)
        present = np.zeros(len(self.things), dtype=np.bool_)
        things: list[PlanThing] = []
        mended: list[tuple[int, PlanThing]] = []
        for place, drawn in enumerate(self.things):
            thing: PlanThing | None = drawn
            if drawn.role == "door":
                thing = self.shut[drawn.id].get(doors[drawn.id])
            elif drawn.id in state.destroyed and drawn.id in self.ids:
                thing = None
            elif drawn.role == "wall" and drawn.id in torn:
                thing = self._torn(drawn, torn[drawn.id])
                mended += [(len(things), thing)]
            present[place] = thing is not None and (drawn.role != "wall" or drawn.id not in torn)
            things += [thing] if thing is not None and thing.paths else []
        numbers = self._numbers(things)
        solid, soft = self.solid.only(present, numbers), self.soft.only(present, numbers)
        if mended:
            solid = solid.and_also(_chains(mended)[0])
        return Plan(
            floor=self.floor,
            things=tuple(things),
            solid=solid,
            soft=soft,
            ways=tuple(self._ways(state, doors)),
        )

    def _numbers(self, things: list[PlanThing]) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
        """For everything drawn its place among the things that are there; 0 for what is not."""
        now = {thing.id: place for place, thing in enumerate(things)}
        return np.array([now.get(thing.id, 0) for thing in self.things], dtype=np.int64)

    def _torn(self, thing: PlanThing, breaches: list[Breach]) -> PlanThing:
        line = self.walls[thing.id].line
        holes = [*self.gaps[thing.id], *(hole(line, breach) for breach in breaches)]
        return replace(thing, paths=tuple(pieces(line, holes)))

    def _ways(self, state: _State, doors: dict[str, str]) -> Iterator[PlanThing]:
        """What a mover may pass and sight goes through: open doors, windows that are no more, breaches."""
        for name, way in self.open.items():
            if doors.get(name, "closed") not in _SHUT or (name in state.destroyed and name not in doors):
                yield way
        for breach in state.breaches:
            if breach.wall not in state.destroyed:
                line = self.walls[breach.wall].line
                path = stretch(line, *hole(line, breach))
                yield PlanThing(id=breach.wall, key="breach", kind="breach", role="open", paths=(path,))


def _chains(things: Iterable[tuple[int, PlanThing]]) -> tuple[Chains, Chains]:
    """What blocks the line, and what only covers."""
    paths = [(place, path, thing.role in SOLID) for place, thing in things for path in thing.paths]
    return (
        Chains.of((place, path) for place, path, solid in paths if solid),
        Chains.of((place, path) for place, path, solid in paths if not solid),
    )


def _wall(wall: Wall, holes: Holes) -> PlanThing:
    return PlanThing(
        id=wall.id, key=wall.kind, kind=wall.kind, role="wall", paths=tuple(pieces(wall.line, holes))
    )


def _door(door: Door, state: str) -> PlanThing:
    return PlanThing(
        id=door.id,
        key=door.kind,
        kind=door.kind,
        role="door",
        paths=(door.ends,),
        called=door.name,
        state=state,
    )


def _way(feature: Door | Window) -> PlanThing:
    kind = feature.kind if isinstance(feature, Door) else "window"
    return PlanThing(id=feature.id, key=kind, kind=kind, role="open", paths=(feature.ends,))


def _window(window: Window) -> PlanThing:
    role: Role = "sealed" if window.ship else "window"
    kind = "ship_window" if window.ship else "window"
    return PlanThing(id=window.id, key="window", kind=kind, role=role, paths=(window.ends,))


def _obstacle(obstacle: Obstacle) -> PlanThing:
    role: Role = "high" if obstacle.high else "low"
    return PlanThing(
        id=obstacle.id,
        key=_key(obstacle),
        kind=f"{role}_obstacle",
        role=role,
        paths=(close_ring(obstacle.points),),
        ring=True,
        called=obstacle.name,
    )


def _shaft(kind: Role, shaft: Shaft, doors: Iterable[Door]) -> PlanThing:
    """Stairs or an elevator; one with doors has walls between them for whoever is in it or means to get in (STO-08)."""
    ring = close_ring(shaft.points)
    entered = (door.ends for door in doors if kind == "stairs" or door.kind == "elevator_door")
    holes = list(gaps(ring, entered, TOUCH_M))
    sides = tuple(pieces(ring, holes)) if holes else None
    return PlanThing(id=shaft.id, key=kind, kind=kind, role=kind, paths=(ring,), ring=True, sides=sides)


def _key(obstacle: Obstacle) -> str:
    """Its name in the cover table, or its bare class when its kind has another (T-08)."""
    if obstacle.high:
        return _HIGH.get(obstacle.kind, "high") if obstacle.cover == "full_hard" else obstacle.cover
    if obstacle.cover == "half_hard" and obstacle.kind in _BY_KIND:
        return _BY_KIND[obstacle.kind]
    return _LOW.get(obstacle.cover, obstacle.cover)


def close_ring(points: Path) -> tuple[tuple[float, float], ...]:
    """A ring with its first point repeated at its end."""
    ring = tuple((float(x), float(y)) for x, y in points)
    return ring if ring[0] == ring[-1] else (*ring, ring[0])
