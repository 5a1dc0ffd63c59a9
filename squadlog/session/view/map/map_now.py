"""The map of a battle as a seat knows it now, and what of it takes long enough to be worked out in another thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import value
from squadlog.session.chapters import flees
from squadlog.session.view.map.map_texts import survey_of_seat

with lazy_imports():
    from squadlog.survey import figures

if TYPE_CHECKING:
    from squadlog.battle.state import Battle
    from squadlog.ground.compiled.conditions import Conditions, MapCounter, Spot
    from squadlog.ground.drawing.side_view import SideView
    from squadlog.ground.map.model import Map
    from squadlog.ground.moving.landmarks import Landmark
    from squadlog.ground.sight.visible import SeenGround
    from squadlog.session.seat import Seat

Work: TypeAlias = Callable[[], Callable[[], None]]
"""Work for another thread: it gives what takes over its result, to be called where the seat is used."""


@value
class MapNow:
    """A map as it is drawn, what play has done to it, and what lies on it."""

    drawn: Map
    conditions: Conditions
    counters: tuple[MapCounter, ...]
    dropped: tuple[Spot, ...]


def map_now(seat: Seat) -> MapNow:
    """The map of the battle as this seat knows it. Raises LookupError for a battle without one."""
    survey = survey_of_seat(seat)
    return MapNow(survey.map, survey.conditions, survey.counters, dropped_at(seat.known))


def dropped_at(battle: Battle) -> tuple[Spot, ...]:
    """Where things lie on the map that somebody dropped."""
    return figures.dropped_at(battle)


def list_landmarks(seat: Seat, at: int | Spot, within_m: float) -> tuple[Landmark, ...]:
    """Who and what lies round a unit or a place on its floor, nearest first, whether seen or not."""
    return survey_of_seat(seat).look(at, within_m)


def look_from_the_side(
    seat: Seat,
    viewer: int,
    target: int | Spot,
    viewer_at: Spot | None = None,
    target_at: Spot | None = None,
) -> SideView:
    """The line of a unit to a unit or a place from the side: ground, heads, walls, depth in woods."""
    return survey_of_seat(seat).side_view(viewer, target, viewer_at=viewer_at, target_at=target_at)


def seen_if_known(seat: Seat, unit: int, floor: int) -> SeenGround | None:
    """What a unit sees of a floor, if that has been worked out; None otherwise."""
    return survey_of_seat(seat).known_seen(unit, floor)


def work_out_seen(seat: Seat, unit: int, floor: int) -> Work:
    """What works out what a unit sees of a floor."""
    survey = survey_of_seat(seat)
    apart = survey.apart()

    def work() -> Callable[[], None]:
        found = apart.seen_ground(unit, floor)
        return lambda: survey.learn_seen(unit, found)

    return work


def work_out_reach(seat: Seat, unit: int, mode: str) -> Work:
    """What works out where a unit can end a move of a kind, and for one that has to flee where no enemy sees it."""
    survey, away = survey_of_seat(seat), flees(seat.known.units[unit].held)
    apart = survey.apart()

    def work() -> Callable[[], None]:
        reach = apart.reachable(unit, mode)
        hidden = apart.refuges(unit, mode) if away else None
        return lambda: survey.learn(unit, mode, reach, hidden)

    return work
