"""The map of a battle, read from its text once and compiled once; what play does to it is put on top each time."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from squadlog.facts.ground_facts import Station
from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.checking.load import ground_agreed_on, map_agreed_on, sound
from squadlog.ground.compiled.compartments import Compartments
from squadlog.ground.compiled.conditions import Conditions, Figure
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.model import Map
from squadlog.ground.moving.chambers import Chamber, chambers_of
from squadlog.ground.moving.moves import Measured, measure_on, part_of, stay
from squadlog.ground.moving.moves_ground import GroundPart, MoveGround, Storey, WalkableGround
from squadlog.ground.moving.moves_route import Route
from squadlog.ground.moving.moves_stops import Cost, Mover
from squadlog.ground.moving.reached import Reachable
from squadlog.ground.sight.line_of_sight import SightLine

_MOST_READINGS = 8
"""How many readings of a map are kept."""
_MOST_STATES = 3
"""How many states of what is built keep their sight lines."""
_MOST_MOVES = 500
"""How many measured moves are kept."""


def map_of_text(text: str) -> Map:
    """The map in the text of a set-up. Raises MapError for a text that is no map."""
    return map_agreed_on(text)


@lru_cache(maxsize=8)
def compile_map(text: str) -> "Compiled":
    """The map in the text of a set-up, but for its scenery, with all that is worked out only once. Raises MapError."""
    return Compiled(ground_agreed_on(text))


def require_sound(text: str) -> None:
    """Check that a battle can be played on the map. Raises MapError, in one sentence."""
    sound(map_of_text(text), "This map cannot be played on")


@dataclass(frozen=True)
class Compiled:
    """A map and what it takes to look and to move across it."""

    map: Map

    @cached_property
    def chambers(self) -> tuple[Chamber, ...]:
        """The rooms that are airlocks."""
        return chambers_of(self.map)

    @cached_property
    def compartments(self) -> Compartments:
        """What its walls enclose."""
        return Compartments(self.map)

    @cached_property
    def _untouched(self) -> Ground:
        return Ground(self.map)

    @cached_property
    def _moved_on(self) -> dict[Readings, MoveGround]:
        return {}

    def measure(self, footing: WalkableGround, route: Route, cost: Cost, mover: Mover) -> Measured:
        """A move on this map, measured once for everybody who asks while the ground around it is the same.

        `cost` must be equal for equal prices, and hashable.
        """
        if not route.legs:
            return stay(route)
        part = part_of(footing, route, mover.room_m)
        asked = (route, cost, mover, part)
        known = self._measured.get(asked)
        if known is None:
            if len(self._measured) >= _MOST_MOVES:
                self._measured.clear()
            known = measure_on(footing, part, route, cost, mover)
            self._measured[asked] = known
        return known

    def stations(
        self, asked: tuple[Route | Storey, ...], told: Callable[[], tuple[Station, ...]]
    ) -> tuple[Station, ...]:
        """The stations of a route over these floors; `told` tells them where they are not known yet."""
        known = self._stations.get(asked)
        if known is None:
            if len(self._stations) >= _MOST_MOVES:
                self._stations.clear()
            known = self._stations[asked] = told()
        return known

    @cached_property
    def _stations(self) -> dict[tuple[Route | Storey, ...], tuple[Station, ...]]:
        return {}

    @cached_property
    def _measured(self) -> dict[tuple[Route, Cost, Mover, GroundPart], Measured]:
        return {}

    def lines(self, state: Hashable) -> dict[tuple[object, ...], SightLine]:
        """The sight lines that are known while what is built on the map is in this state."""
        known = self._lines.get(state)
        if known is None:
            if len(self._lines) >= _MOST_STATES:
                self._lines.clear()
            known = self._lines[state] = {}
        return known

    @cached_property
    def _lines(self) -> dict[Hashable, dict[tuple[object, ...], SightLine]]:
        return {}

    @cached_property
    def ways(self) -> dict[tuple[int, str, Readings], Any]:
        """The way last measured of each unit, by how it goes (`ways.KeptWay`)."""
        return {}

    @cached_property
    def reaches(self) -> dict[tuple[int, str], tuple[Any, Storey, tuple[Figure, ...], Reachable]]:
        """Where each unit got when it was last asked for, by way of moving, with all that it hangs on."""
        return {}

    @cached_property
    def areas(self) -> dict[tuple[str, int], tuple[NamedArea, Geometry, tuple[float, float, float, float]]]:
        """The areas last asked for, by id and floor, with shape and bounds: west, south, east, north."""
        return {}

    def ground(self, conditions: Conditions) -> Ground:
        """The ground as sight meets it now."""
        return self._untouched.with_conditions(conditions)

    def footing(self, conditions: Conditions, readings: Readings) -> WalkableGround:
        """The ground as a mover meets it now."""
        known = self._moved_on
        if (ground := known.get(readings)) is None:
            if len(known) >= _MOST_READINGS:
                known.clear()
            ground = known[readings] = MoveGround(self.map, readings, built=self._untouched.built)
        return ground.under(conditions)
