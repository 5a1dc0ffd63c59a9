"""Measures the ground for the rules: every fact that nobody states comes from the map, with its reason.

What measures is imported when something is asked (numpy and shapely): most of what is said on a map asks nothing of it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts import ground_facts
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.stated_facts import StatedSurveyor

with lazy_imports():
    from squadlog.survey import (
        aiming,
        bursts,
        measured_battle,
        moving,
        named_areas,
        nearby,
        places,
        routes,
        sightings,
        venting,
    )

if TYPE_CHECKING:
    from squadlog.survey.measured_battle import MeasuredBattle

_STATED = StatedSurveyor()


@dataclass(frozen=True)
class MapSurveyor:
    """A `Surveyor` for one battle as it stands. What is stated wins, fact by fact, with the origin "stated".

    What cannot be measured, such as a unit that is on no map, is taken as the table states it. `margins` tells the
    margin of every sighting; otherwise only of those that are too close to call.
    """

    battle: Battle
    book: Rulebook
    rulings: Rulings
    margins: bool = False

    @cached_property
    def world(self) -> MeasuredBattle:
        """Battle, map and readings put together."""
        return measured_battle.measure_battle(self.battle, self.book, self.rulings)

    def sighting(
        self, viewer: int, target: ground_facts.Target, stated: ground_facts.StatedSighting, /
    ) -> ground_facts.Sighting:
        """How a unit sees a unit, a feature, a thing or a point, with reason and rule (LOS, FOV)."""
        found = sightings.sighting(self.world, viewer, target, stated, margin=self.margins)
        return found or _STATED.sighting(viewer, target, stated)

    def move(self, unit: int, mode: str, stated: ground_facts.StatedMove, /) -> ground_facts.MoveFacts:
        """What a move meets, where it leads and who comes to see it (MOV, TER, ACT-55)."""
        known, asked = self.world.moves, (unit, mode, stated)
        if asked not in known:
            known[asked] = moving.move(self.world, unit, mode, stated)
        return known[asked] or _STATED.move(unit, mode, stated)

    def sets_out(self, unit: int, mode: str, /) -> bool | ground_facts.Obstruction:
        """Whether the ground surely has nothing against a move straight ahead, or what surely ends it at once."""
        return moving.sets_out(self.world, unit, mode)

    def reach(self, unit: int, other: ground_facts.Target, stated: bool | None, /) -> ground_facts.YesNo:
        """Whether something is within 1 m; of a unit, with nothing solid between (AMB-127, MEL-02)."""
        if stated is not None:
            return _STATED.reach(unit, other, stated)
        known, asked = self.world.reaches, (unit, other)
        if asked not in known:
            known[asked] = nearby.reach(self.world, unit, other)
        return known[asked] or _STATED.reach(unit, other, stated)

    def faces(self, unit: int, other: int, degrees: float, /) -> ground_facts.YesNo:
        """Whether a unit has another within `degrees` before it (AMB-102)."""
        return nearby.faces(self.world, unit, other, degrees) or _STATED.faces(unit, other, degrees)

    def stands(
        self, unit: int, position: ground_facts.Position, floor: int, /, *, room: bool = True
    ) -> ground_facts.YesNo:
        """Whether a unit may be set there before play (SET-01)."""
        return nearby.stands(self.world, unit, position, floor, room=room)

    def ground(self, where: ground_facts.Whereabouts, /) -> ground_facts.YesNo:
        """Whether a place is on the map, and has ground or a floor of that number (MAP-01)."""
        return nearby.ground(self.world, where)

    def indoors(self, where: int | ground_facts.Whereabouts, /) -> ground_facts.YesNo:
        """Whether a unit on the map, or a place, has a roof or a floor above it (ENV-06, MAP-08)."""
        return self.world.roofed(where) or _STATED.indoors(where)

    def place(self, unit: int, /) -> str | None:
        """The stairway, elevator or airlock where a unit stands on the map, as `Unit.place` has it."""
        figure = self.world.figures.get(unit)
        return None if figure is None else routes.place_of(self.world, figure.spot)

    def shaft(self, where: ground_facts.Whereabouts, /) -> str:
        """The stairway or elevator around a place, by id; empty: none."""
        return nearby.shaft(self.world, where)

    def compartment(self, where: int | ground_facts.Whereabouts, /) -> str | None:
        """The compartment of a unit or a place, by name; empty outside of all (ENV-17, ENV-23)."""
        return venting.compartment(self.world, where)

    def vented(self, lost: Collection[str], whole: bool, breached: bool, /) -> ground_facts.Vented:
        """Where there is no air by now, and what opened it (ENV-17, ENV-23, A-99)."""
        return venting.find_vented(self.world, lost, whole=whole, breached=breached)

    def beyond(self, unit: int, feature: str, at: tuple[float, float] | None, /) -> tuple[int, ...] | None:
        """Who stands behind a feature on the line of a shot through it, nearest first (OBS-13)."""
        return nearby.beyond(self.world, unit, feature, at)

    def within(
        self, unit: int, axis_deg: float | None, degrees: float, /
    ) -> tuple[tuple[int, float], ...] | None:
        """Who is in a sector before a unit on the map, nearest first (AUT-08)."""
        return nearby.in_sector(self.world, unit, axis_deg, degrees)

    def sector_with(
        self, unit: int, named: Collection[int], degrees: float, sway_deg: float, /
    ) -> tuple[tuple[int, float], ...] | None:
        """Who is in the sector that holds all these and the fewest others, nearest first (AUT-08..AUT-10)."""
        return nearby.sector_with(self.world, unit, named, degrees, sway_deg)

    def point_of(self, feature: str, at: tuple[float, float], /) -> tuple[float, float] | None:
        """The nearest point of a feature to a place; None for one that is more than half a metre off (OBS-01)."""
        return aiming.point_of(self.world, feature, at)

    def looks_over(
        self, viewer: int, spots: Sequence[ground_facts.Whereabouts], stated: ground_facts.StatedSighting, /
    ) -> tuple[ground_facts.Sighting | None, ...]:
        """How a unit sees another at each of several places, as drawn (LOS, FOV); None: not at all."""
        found = places.looks_over(self.world, viewer, spots, stated)
        return _STATED.looks_over(viewer, spots, stated) if found is None else found

    def extent(self) -> tuple[float, float]:
        """How wide and how high the map is, in metres."""
        return self.world.map.width_m, self.world.map.height_m

    def in_the_clear(
        self, at: ground_facts.Whereabouts, to: ground_facts.Whereabouts, /
    ) -> ground_facts.YesNo:
        """Whether nothing stands between two places on the map (SEN-10)."""
        return places.in_the_clear(self.world, at, to)

    def comes_near(
        self,
        mover: int,
        way: ground_facts.MoveFacts,
        place: ground_facts.Whereabouts,
        metres: float,
        /,
        *,
        through: bool = False,
    ) -> float | None:
        """The metres after which a move first comes near to a place (DET-19, MIN-05)."""
        return places.comes_near(self.world, mover, way, place, metres, through=through)

    def around(
        self,
        at: ground_facts.Whereabouts,
        metres: float,
        cover_from: ground_facts.Whereabouts | None = None,
        /,
    ) -> tuple[ground_facts.InReach, ...]:
        """The units with their heads within `metres` of a burst, nearest first, and their cover (GRN-35..38, A-68)."""
        return bursts.around(self.world, at, metres, cover_from)

    def reached(
        self, at: ground_facts.Whereabouts, places: Sequence[ground_facts.Whereabouts], metres: float, /
    ) -> tuple[ground_facts.InReach | None, ...]:
        """Which of these places a burst reaches, and behind what."""
        return bursts.metres_to(self.world, at, places, metres)

    def lands(self, start: ground_facts.Whereabouts, to: ground_facts.Whereabouts, /) -> ground_facts.Landing:
        """Where a thing comes to lie that goes straight over the ground (GRN-25, A-65)."""
        return bursts.lands(self.world, start, to)

    def through(
        self, feature: str, at: tuple[float, float] | None, by: ground_facts.Whereabouts, /
    ) -> float | None:
        """The direction straight through a feature, away from who stands there (SHP-09)."""
        return bursts.through(self.world, feature, at, by)

    def in_wedge(
        self,
        hole: ground_facts.Whereabouts,
        axis_deg: float,
        depth_m: tuple[float, float],
        half_width_m: float,
        /,
    ) -> tuple[ground_facts.InReach, ...]:
        """Whose heads are so deep beyond a hole, and behind what (SHP-09)."""
        return bursts.in_wedge(self.world, hole, axis_deg, depth_m, half_width_m)

    def inside(self, where: int | ground_facts.Whereabouts, area: NamedArea, /) -> ground_facts.YesNo | None:
        """Whether a unit on the map, or a place, is in an area that a scenario names (SCN-09)."""
        return named_areas.inside(self.world, where, area)

    def enters(self, way: ground_facts.MoveFacts, area: NamedArea, /) -> tuple[float, float] | None:
        """The metres after which a measured move is first in an area, and last (SCN-12)."""
        return named_areas.enters(self.world, way, area)

    def lies_ahead(self, unit: int, mode: str, area: NamedArea, /) -> bool:
        """Whether a unit that goes straight on may come into an area; True where only the move measured tells."""
        return named_areas.lies_ahead(self.world, unit, mode, area)

    def room_for(self, units: int, areas: Sequence[NamedArea], /) -> tuple[ground_facts.Whereabouts, ...]:
        """Free places for a group in the first of these areas that has room (SCN-09)."""
        return named_areas.room_for(self.world, units, areas)
