"""The page of a scenario: all that it lays down beyond squads, map and terms (SCN-02)."""

from collections.abc import Iterator
from typing import Annotated, Final

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.base.remember_last import remember_last
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.deployment import Arrival, Deployment, Plot, Spending
from squadlog.facts.scenario.instruction import Instruction
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.trigger import Trigger
from squadlog.facts.scenario.words import MOST, Id, Text


@record
class Briefing:
    """What is told to one side alone."""

    side: Id
    text: Text


@record
class ScenarioPage:
    """What a scenario lays down. A page that lays down nothing is that of a battle without one.

    `defender` is the side that defends, empty for none. `players` pairs a squad with who plays it, where several play
    one side. `briefings` are what a side alone is told, `plots` the fire missions plotted before play. `squads` are
    those that no one grouping is, by name, with their units: parts name them as they name groupings. `hides_first` is
    the side that hides before the others do (HID-13, A-10); empty: all at once. `instructions` are what groups do by
    themselves where a commander plays by the page; a side knows its own alone.
    """

    areas: Annotated[tuple[NamedArea, ...], Bounds(max_length=MOST)] = ()
    conditions: Annotated[tuple[Condition, ...], Bounds(max_length=MOST)] = ()
    triggers: Annotated[tuple[Trigger, ...], Bounds(max_length=MOST)] = ()
    objectives: Annotated[tuple[Objective, ...], Bounds(max_length=MOST)] = ()
    deployment: Deployment = Deployment()
    arrivals: tuple[Arrival, ...] = ()
    spending: tuple[Spending, ...] = ()
    plots: tuple[Plot, ...] = ()
    defender: str = ""
    players: tuple[tuple[str, str], ...] = ()
    briefings: tuple[Briefing, ...] = ()
    squads: tuple[tuple[str, tuple[int, ...]], ...] = ()
    hides_first: str = ""
    instructions: Annotated[tuple[Instruction, ...], Bounds(max_length=MOST)] = ()

    def area(self, name: str) -> NamedArea | None:
        """The area of that id."""
        return _areas_of(self).get(name)

    def trigger(self, name: str) -> Trigger | None:
        """The trigger of that id."""
        return next((one for one in self.triggers if one.id == name), None)

    def objective(self, name: str) -> Objective | None:
        """The objective of that id."""
        return next((one for one in self.objectives if one.id == name), None)

    def condition(self, name: str) -> Condition | None:
        """The condition of that id."""
        return next((one for one in self.conditions if one.id == name), None)

    def parts(self) -> "Iterator[Condition | Trigger | Objective]":
        """What a referee may start, stop or change."""
        yield from self.conditions
        yield from self.triggers
        yield from self.objectives


@remember_last
def _areas_of(page: ScenarioPage) -> dict[str, NamedArea]:
    return {one.id: one for one in reversed(page.areas)}  # of two that are called alike the first


BLANK: Final = ScenarioPage()
"""The page of a battle that has no scenario, or one that lays down nothing."""
