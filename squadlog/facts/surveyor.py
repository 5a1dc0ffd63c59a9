"""The questions that the rules ask about the ground: a map answers them, or what the players state."""

from collections.abc import Collection, Sequence
from typing import Protocol

from squadlog.facts import ground_facts
from squadlog.facts.scenario.area import NamedArea


class Surveyor(Protocol):
    """The source of the rules' facts about the ground. Units are named by number, features by id."""

    def sighting(
        self, viewer: int, target: ground_facts.Target, stated: ground_facts.StatedSighting, /
    ) -> ground_facts.Sighting:
        """How `viewer` sees a unit, a feature or a thing."""
        ...

    def move(self, unit: int, mode: str, stated: ground_facts.StatedMove, /) -> ground_facts.MoveFacts:
        """What a move meets; `mode` is a way of moving, `jump`, `dive`, or empty for none."""
        ...

    def sets_out(self, unit: int, mode: str, /) -> bool | ground_facts.Obstruction:
        """Whether the ground surely has nothing against a move straight ahead, as far as it goes.

        What ends it before it begins, if that is sure; False where only `move` can tell.
        """
        ...

    def reach(self, unit: int, other: ground_facts.Target, stated: bool | None, /) -> ground_facts.YesNo:
        """Whether `other` is within 1 m (AMB-127)."""
        ...

    def faces(self, unit: int, other: int, degrees: float, /) -> ground_facts.YesNo:
        """Whether `other` lies within the front arc of that many degrees of `unit` (AMB-102)."""
        ...

    def stands(
        self, unit: int, position: ground_facts.Position, floor: int, /, *, room: bool = True
    ) -> ground_facts.YesNo:
        """Whether a unit may be set there before play: on the map, in its start zone, on free ground (SET-01).

        What takes no `room`, as a thing that is only written down, may lie close to a wall.
        """
        ...

    def ground(self, where: ground_facts.Whereabouts, /) -> ground_facts.YesNo:
        """Whether a place is on the map, and has ground or a floor of that number (MAP-01)."""
        ...

    def beyond(self, unit: int, feature: str, at: tuple[float, float] | None, /) -> tuple[int, ...] | None:
        """Who stands behind a feature that `unit` shoots through, nearest first (OBS-13); None if nobody can tell."""
        ...

    def within(
        self, unit: int, axis_deg: float | None, degrees: float, /
    ) -> tuple[tuple[int, float], ...] | None:
        """Who is in a sector before a unit, with the metres, nearest first (AUT-08); None if nobody can tell.

        Its middle is `axis_deg`, or straight ahead.
        """
        ...

    def sector_with(
        self, unit: int, named: Collection[int], degrees: float, sway_deg: float, /
    ) -> tuple[tuple[int, float], ...] | None:
        """Who is in the sector that holds all these and the fewest others; None if nobody can tell (AUT-08).

        Its middle is no more than `sway_deg` off the facing. Empty: there is none.
        """
        ...

    def indoors(self, where: int | ground_facts.Whereabouts, /) -> ground_facts.YesNo:
        """Whether a unit or a place is inside a building or a ship (ENV-06)."""
        ...

    def place(self, unit: int, /) -> str | None:
        """The stairway, car or chamber where a unit stands, empty for none of them; None: nobody can tell."""
        ...

    def shaft(self, where: ground_facts.Whereabouts, /) -> str:
        """The stairway or elevator around a place, by id; empty: none, or nobody can tell."""
        ...

    def compartment(self, where: int | ground_facts.Whereabouts, /) -> str | None:
        """The compartment of a ship or a house that a unit or a place is in, by name.

        Empty: outside of all; None: nobody can tell.
        """
        ...

    def vented(self, lost: Collection[str], whole: bool, breached: bool, /) -> ground_facts.Vented | None:
        """Where there is no air as doors and walls stand, if there is none in `lost` (ENV-17); None: nobody can tell.

        `whole`: all of a ship loses its air with an open part of it (A-99).
        """
        ...

    def point_of(self, feature: str, at: tuple[float, float], /) -> tuple[float, float] | None:
        """The point of a feature that is meant by a place named at the table; None for one that is nowhere near it."""
        ...

    def looks_over(
        self, viewer: int, places: Sequence[ground_facts.Whereabouts], stated: ground_facts.StatedSighting, /
    ) -> tuple[ground_facts.Sighting | None, ...]:
        """How `viewer` sees a unit at each of several places, be one there or not; None: not at all."""
        ...

    def extent(self) -> tuple[float, float] | None:
        """How wide and how high the map is, in metres; None without one."""
        ...

    def in_the_clear(
        self, at: ground_facts.Whereabouts, to: ground_facts.Whereabouts, /
    ) -> ground_facts.YesNo | None:
        """Whether nothing stands between two places, for what looks all round from the first; None if nobody can tell.

        Smoke does not count (SEN-11). Over what covers him whoever is at the second looks if he faces it.
        """
        ...

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
        """The metres after which a unit's move is first `metres` from a place, nothing solid between; None: never.

        `through`: whatever stands between.
        """
        ...

    def around(
        self,
        at: ground_facts.Whereabouts,
        metres: float,
        cover_from: ground_facts.Whereabouts | None = None,
        /,
    ) -> tuple[ground_facts.InReach, ...] | None:
        """The units with their heads within `metres` of a burst, nearest first; None if nobody can tell (GRN-35..38).

        The living, the fallen and the dead alike. Cover is judged from the burst, or from `cover_from` (A-68).
        """
        ...

    def reached(
        self, at: ground_facts.Whereabouts, places: Sequence[ground_facts.Whereabouts], metres: float, /
    ) -> tuple[ground_facts.InReach | None, ...] | None:
        """Metres from a burst to where things lie, one by one: None for one out of reach; None if nobody can tell."""
        ...

    def lands(
        self, start: ground_facts.Whereabouts, to: ground_facts.Whereabouts, /
    ) -> ground_facts.Landing | None:
        """Where a thing comes down that goes straight from one point to another; None if nobody can tell (GRN-25)."""
        ...

    def through(
        self, feature: str, at: tuple[float, float] | None, by: ground_facts.Whereabouts, /
    ) -> float | None:
        """The direction straight through a wall, a door or the like, away from who stands there, in degrees (SHP-09).

        `at` is the point of it, None for the nearest. None if nobody can tell.
        """
        ...

    def in_wedge(
        self,
        hole: ground_facts.Whereabouts,
        axis_deg: float,
        depth_m: tuple[float, float],
        half_width_m: float,
        /,
    ) -> tuple[ground_facts.InReach, ...] | None:
        """Whose heads are so deep beyond a hole, nearest first (`shapes.in_wedge`); None if nobody can tell."""
        ...

    def inside(self, where: int | ground_facts.Whereabouts, area: NamedArea, /) -> ground_facts.YesNo | None:
        """Whether a unit or a place is in an area that a scenario names; None if nobody can tell (SCN-09)."""
        ...

    def enters(self, way: ground_facts.MoveFacts, area: NamedArea, /) -> tuple[float, float] | None:
        """The metres after which a move is first in an area, and last (SCN-12); None: never, or nobody can tell."""
        ...

    def lies_ahead(self, unit: int, mode: str, area: NamedArea, /) -> bool:
        """Whether a unit that goes straight on in this mode, as far as it can, may come into an area (SCN-12).

        True where only `enters` can tell.
        """
        ...

    def room_for(self, units: int, areas: Sequence[NamedArea], /) -> tuple[ground_facts.Whereabouts, ...]:
        """Free places for a group in the first of these areas that has room for all; fewer where there is no room."""
        ...
