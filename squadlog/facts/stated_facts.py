"""What the table states of the ground, repeated where no map can tell: the surveyor of battles without one."""

from collections.abc import Collection, Sequence
from functools import cache

from squadlog.facts.ground_facts import (
    Metres,
    MoveFacts,
    Origin,
    Position,
    Sighting,
    StatedMove,
    StatedSighting,
    Target,
    Whereabouts,
    YesNo,
    list_crossed,
)


@cache
def _yes_no(stated: bool | None, *, otherwise: bool) -> YesNo:
    return (
        YesNo(value=otherwise, origin="default") if stated is None else YesNo(value=stated, origin="stated")
    )


class StatedSurveyor:
    """Repeats what the players stated; what nobody stated is taken as the easy case and marked `default`."""

    def sighting(self, viewer: int, target: Target, stated: StatedSighting, /) -> Sighting:  # noqa: ARG002
        """The sighting as stated: in arc, in sight and uncovered unless the table says otherwise."""
        origin: Origin = "default" if stated.distance_m is None else "stated"
        return Sighting(
            distance=Metres(value=stated.distance_m, origin=origin),
            in_arc=_yes_no(stated.in_arc, otherwise=True),
            in_sight=_yes_no(stated.in_sight, otherwise=True),
            crossed=list_crossed(stated.covers or (), dict(stated.depths)),
        )

    def move(self, unit: int, mode: str, stated: StatedMove, /) -> MoveFacts:  # noqa: ARG002 - a map would
        """The move as stated; unstated ground is clear, unstated clearance is no."""
        origin: Origin = "default" if stated.distance_m is None else "stated"
        return MoveFacts(
            distance=Metres(value=stated.distance_m, origin=origin),
            ground=stated.ground,
            turns=stated.turns,
            seen_by=stated.seen_by,
            clears=_yes_no(stated.clears, otherwise=False),
            origin=origin,
            into=stated.into,
        )

    def sets_out(self, unit: int, mode: str, /) -> bool:  # noqa: ARG002 - a map would look
        """No: only what is stated of a move tells."""
        return False

    def reach(self, unit: int, other: Target, stated: bool | None, /) -> YesNo:  # noqa: ARG002 - a map would
        """Yes, unless the table says otherwise: a unit that declares an action there has looked."""
        return _yes_no(stated, otherwise=True)

    def faces(self, unit: int, other: int, degrees: float, /) -> YesNo:  # noqa: ARG002 - a map would
        """Yes: an attacker has looked at its target."""
        return YesNo(value=True, origin="default")

    def indoors(self, where: int | Whereabouts, /) -> YesNo:  # noqa: ARG002 - a map would look
        """Whether a place is indoors: without a map nobody is, but where it is stated (ENV-06)."""
        return _yes_no(None, otherwise=False)

    def place(self, unit: int, /) -> str | None:  # noqa: ARG002 - a map would look
        """Nobody can tell without a map: it is noted for the unit."""
        return None

    def shaft(self, where: Whereabouts, /) -> str:  # noqa: ARG002 - a map would look
        """Empty: nobody can tell without a map."""
        return ""

    def compartment(self, where: int | Whereabouts, /) -> str | None:
        """Nobody can tell without a map: the table says who is indoors."""

    def vented(self, lost: Collection[str], whole: bool, breached: bool, /) -> None:
        """None: without a map, features or the table tell where air escapes."""

    def stands(
        self,
        unit: int,  # noqa: ARG002 - a map would
        position: Position,  # noqa: ARG002 - likewise
        floor: int,  # noqa: ARG002 - likewise
        /,
        *,
        room: bool = True,  # noqa: ARG002 - likewise
    ) -> YesNo:
        """Nobody stands on a map that is not there."""
        return YesNo(value=False, origin="default", reason="This battle has no map.", rule="SET-01")

    def ground(self, where: Whereabouts, /) -> YesNo:  # noqa: ARG002 - a map would look
        """Nobody can tell without a map, and there is no reason to doubt it."""
        return YesNo(value=True, origin="default")

    def beyond(
        self,
        unit: int,  # noqa: ARG002 - a map would look
        feature: str,  # noqa: ARG002 - likewise
        at: tuple[float, float] | None,  # noqa: ARG002 - likewise
        /,
    ) -> tuple[int, ...] | None:
        """Nobody can tell without a map: the table names them."""
        return None

    def within(self, unit: int, axis_deg: float | None, degrees: float, /) -> None:
        """None: without a map, the table names the units within the angle."""

    def sector_with(self, unit: int, named: object, degrees: float, sway_deg: float, /) -> None:
        """None: without a map, the targets are rolled for in the order named."""

    def point_of(self, feature: str, at: tuple[float, float], /) -> tuple[float, float] | None:  # noqa: ARG002
        """The place as it was named."""
        return at

    def looks_over(
        self, viewer: int, places: Sequence[object], stated: StatedSighting, /
    ) -> tuple[Sighting, ...]:
        """The sighting of each place, as stated for a unit."""
        return (self.sighting(viewer, viewer, stated),) * len(places)

    def extent(self) -> None:
        """None: there is no map."""

    def in_the_clear(self, at: object, to: object, /) -> None:
        """None: without a map, the table says whether the way is clear."""

    def comes_near(
        self, mover: int, way: object, place: object, metres: float, /, *, through: bool = False
    ) -> None:
        """None: nobody can measure it without a map."""

    def around(self, at: object, metres: float, cover_from: object | None = None, /) -> None:
        """None: without a map, the table says who is near, and behind what."""

    def reached(self, at: object, places: Sequence[object], metres: float, /) -> None:
        """None: nobody can measure it without a map."""

    def lands(self, start: object, to: object, /) -> None:
        """None: nobody can measure it without a map."""

    def through(self, feature: str, at: tuple[float, float] | None, by: object, /) -> None:
        """None: nobody can measure it without a map."""

    def in_wedge(
        self, hole: object, axis_deg: float, depth_m: tuple[float, float], half_width_m: float, /
    ) -> None:
        """None: without a map, the table names the units in the wedge."""

    def inside(self, where: object, area: object, /) -> None:
        """None: without a map, the table says who is in the area."""

    def enters(self, way: object, area: object, /) -> None:
        """None: without a map, the table says who enters the area."""

    def lies_ahead(self, unit: int, mode: str, area: object, /) -> bool:  # noqa: ARG002 - a map would look
        """It may: only what is stated of a move tells."""
        return True

    def room_for(self, units: int, areas: object, /) -> tuple[Whereabouts, ...]:  # noqa: ARG002 - a map would look
        """No places: there is no map."""
        return ()
