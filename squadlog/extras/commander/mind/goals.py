"""Where a side wants to go: the areas that its objectives name, else the enemies that it knows."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.fairness.on_foot import STEP_M
from squadlog.survey.routes import spots_through
from squadlog.survey.walking.walking_net import FAR_M, WalkingField, walking_net

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from squadlog.battle.state import Known, Unit
    from squadlog.facts.ground_facts import Waypoint
    from squadlog.facts.scenario.area import NamedArea
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.survey.seat_survey import Survey
    from squadlog.survey.walking.walking_net import GroundTaken, WalkingNet

_TO_BE_AT = ("hold", "reach", "leave", "charges", "destroy")
"""Kinds of objectives that are met at their area."""
_IN_WAY_M, _ROUND_M = 1.0, 2.0
"""So near to it somebody stands in a way, and so much longer than straight to him it may be."""
BEHIND_M = 15.0
"""Metres that an open door, or an enemy out of the way, is worth."""
NO_WAY_M = 60.0
"""What a place counts from which no way leads to the goal."""


def goal_area(known: Known, side: str) -> NamedArea | None:
    """The area of the first objective of a side that is met at one; None for none."""
    page = known.setup.page
    named = (one.area for one in page.objectives if one.side == side and one.kind in _TO_BE_AT and one.area)
    return next((area for name in named if (area := page.area(name)) is not None and area.drawn), None)


def wants_charges(known: Known, side: str, area: NamedArea) -> bool:
    """Whether a side has an objective that charges go off in an area (EXP-22)."""
    return any(
        one.side == side and one.kind == "charges" and one.area == area.id
        for one in known.setup.page.objectives
    )


def way_to_goal(known: Known, survey: Survey, side: str) -> WalkingField | None:
    """How far it is on foot to where the side wants to be; None where nothing draws it anywhere."""
    if (area := goal_area(known, side)) is not None:
        return way_to_area(known, survey, area)
    return way_to_foes(known, survey, side)


def way_to_foes(known: Known, survey: Survey, side: str) -> WalkingField | None:
    """How far it is on foot to the nearest enemy whom the side knows; None for none."""
    text, figures = known.setup.map, survey.figures
    net = walking_net(text)
    foes = [one.id for one in known.units.values() if one.side != side and not one.out and one.id in figures]
    goals = {node for one in foes for node in net.near(figures[one].spot)}
    return _field(text, tuple(sorted(goals))) if goals else None


def way_to_enemies(known: Known, survey: Survey, foes: Sequence[Unit]) -> WalkingField:
    """How far it is on foot to the nearest of these as doors are locked now: `FAR_M` from where no way leads to one."""
    text, shut = known.setup.map, locked_doors(known)
    net = walking_net(text, shut)
    nodes = {node for one in foes for node in net.near(survey.figures[one.id].spot)}
    return _field(text, tuple(sorted(nodes)), shut)


def way_to_area(known: Known, survey: Survey, area: NamedArea) -> WalkingField:
    """How far it is on foot to an area: `FAR_M` from everywhere where none of it is on the map."""
    text = known.setup.map
    return _field(text, walking_net(text).nodes_in(survey.world, area))


def way_as_doors_are(known: Known, survey: Survey, area: NamedArea) -> WalkingField:
    """How far it is on foot to an area as doors are locked now, whatever the map has drawn."""
    text, shut = known.setup.map, locked_doors(known)
    return _field(text, walking_net(text, shut).nodes_in(survey.world, area), shut)


def way_among_doors(known: Known, survey: Survey, area: NamedArea, here: Spot) -> tuple[WalkingField, bool]:
    """How far it is to an area as doors are locked now; where no way leads from here, as if they all stood open.

    Whether it leads through locked doors.
    """
    text, shut = known.setup.map, locked_doors(known)
    field = way_as_doors_are(known, survey, area)
    if field.from_spots([here])[0] < FAR_M:
        return field, False
    return _through_doors(text, walking_net(text, frozenset()).nodes_in(survey.world, area), shut), True


def locked_doors(known: Known) -> frozenset[str]:
    """The doors that are locked, as a side knows it."""
    return frozenset(one.id for one in known.features.values() if one.state == "locked")


def way_clear_of(known: Known, spots: Sequence[tuple[Spot, float]]) -> WalkingField:
    """How far it is on foot to where each of these spots is so many metres away."""
    text, shut = known.setup.map, locked_doors(known)
    return _field(text, walking_net(text, shut).clear_of(spots), shut)


@lru_cache(maxsize=32)
def _field(text: str, goals: tuple[int, ...], shut: frozenset[str] | None = None) -> WalkingField:
    """A field of a map, kept while nobody whom it leads to moves."""
    return WalkingField(walking_net(text, shut), goals)


@lru_cache(maxsize=8)
def _through_doors(text: str, goals: tuple[int, ...], shut: frozenset[str]) -> WalkingField:
    return _field(text, goals, frozenset()).on(walking_net(text, shut))


def stands_in_way(field: WalkingField, here: Spot, spot: Spot) -> bool:
    """Whether somebody at a spot near by stands in the way of a field from here."""
    if spot.floor != here.floor:
        return False
    steps = int((distance_m(spot, here) + _ROUND_M) / STEP_M)
    return any(distance_m(one, spot) < _IN_WAY_M for one in islice(field.down_from(here), steps))


def taken_but(net: WalkingNet, survey: Survey, unit: int, meant: Iterable[Spot] = ()) -> GroundTaken:
    """The ground that others than a soldier take, or are meant to, on a net; bodies are walked over."""
    others = (one.spot for one in survey.world.conditions.figures if one.number != unit)
    return net.taken_by((*others, *meant))


def end_of_way(here: Spot, path: Sequence[Waypoint]) -> Spot:
    """Where a way from here ends that leads through these places, one at least."""
    return spots_through(here, path)[-1]


def spots_along(here: Spot, path: Sequence[Waypoint]) -> Iterator[Spot]:
    """The places of a way from here that leads straight from each of these to the next, half a metre apart."""
    for to in spots_through(here, path):
        steps = max(1, round(distance_m(here, to) / STEP_M))
        for step in range(1, steps + 1):
            share = step / steps
            yield replace(to, x=here.x + share * (to.x - here.x), y=here.y + share * (to.y - here.y))
        here = to


def way_to_spots(text: str, spots: Sequence[Spot]) -> WalkingField | None:
    """How far it is on foot to the nearest of these; None for none."""
    net = walking_net(text)
    goals = {node for one in spots for node in net.near(one)}
    return _field(text, tuple(sorted(goals))) if goals else None
