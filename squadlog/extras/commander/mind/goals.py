"""Where a side wants to go: the areas that its objectives name, else the enemies that it knows."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from squadlog.survey.walking.walking_net import FAR_M, WalkingField, walking_net

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.facts.scenario.area import NamedArea
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.survey.seat_survey import Survey

_TO_BE_AT = ("hold", "reach", "leave", "charges", "destroy")
"""Kinds of objectives that are met at their area."""
NO_WAY_M = 60.0
"""What a place counts from which no way leads to the goal."""


def goal_area(known: Known, side: str) -> NamedArea | None:
    """The area of the first objective of a side that is met at one; None for none."""
    page = known.setup.page
    named = (one.area for one in page.objectives if one.side == side and one.kind in _TO_BE_AT and one.area)
    return next((area for name in named if (area := page.area(name)) is not None and area.drawn), None)


def way_to_goal(known: Known, survey: Survey, side: str) -> WalkingField | None:
    """How far it is on foot to where the side wants to be; None where nothing draws it anywhere."""
    text = known.setup.map
    net = walking_net(text)
    if (area := goal_area(known, side)) is not None:
        return way_to_area(known, survey, area)
    figures = survey.figures
    foes = [one.id for one in known.units.values() if one.side != side and not one.out and one.id in figures]
    goals = {node for one in foes for node in net.near(figures[one].spot)}
    return _field(text, tuple(sorted(goals))) if goals else None


def way_to_area(known: Known, survey: Survey, area: NamedArea) -> WalkingField:
    """How far it is on foot to an area: `FAR_M` from everywhere where none of it is on the map."""
    text = known.setup.map
    return _field(text, walking_net(text).nodes_in(survey.world, area))


@lru_cache(maxsize=32)
def _field(text: str, goals: tuple[int, ...]) -> WalkingField:
    """A field of a map, kept while nobody whom it leads to moves."""
    return WalkingField(walking_net(text), goals)


class GoalOfSide:
    """What draws a side on: the `area` of its objective, None where it is drawn to the enemy alone."""

    def __init__(self, known: Known, survey: Survey, side: str) -> None:
        self.area = goal_area(known, side)
        self._field = way_to_goal(known, survey, side)

    def metres(self, spot: Spot) -> float:
        """How far it is on foot from a spot: nothing where nobody is drawn, `NO_WAY_M` where no way leads."""
        if self._field is None:
            return 0.0
        (metres,) = self._field.from_spots([spot])
        return metres if metres < FAR_M else NO_WAY_M
