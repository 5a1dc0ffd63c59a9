"""The page of a scenario, once everybody has a number: who is set up where, who comes later (SCN-02)."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from squadlog.battle.setup import Grouping, Reserve, Soldier
from squadlog.lazily import lazily
from squadlog.muster.plan import BattlePlan, Force, MusterError
from squadlog.records import replace
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings
from squadlog.scenario.deployment import Arrival, Place, Spending
from squadlog.scenario.page import BLANK, ScenarioPage
from squadlog.squads.cost import bill

with lazily():
    from squadlog.field.ground import named_areas

if TYPE_CHECKING:
    from squadlog.field.map.model import Map

Recruits = Sequence[tuple[Force, tuple[Soldier, ...]]]
_ACTIONS_BESIDES = ("melee", "walk", "run", "sprint", "crawl", "backward", "jump", "dive", "stairs")


def lays_down(plan: BattlePlan) -> bool:
    """Whether a battle on paper has a page that lays anything down: then the chapter `scenario` is in force."""
    of_forces = any(
        force.arrives or force.deploys or force.together_m or force.player for force in plan.forces
    )
    return plan.page != BLANK or bool(plan.budgets) or of_forces


def page_of(
    plan: BattlePlan, recruits: Recruits, drawn: "Map | None", book: Rulebook, rulings: Rulings
) -> ScenarioPage:
    """The page with the numbers of units in it. Raises MusterError for what it names and the battle does not have."""
    page = plan.page
    require_known(page, drawn, book)
    places = tuple(
        Place(
            units=tuple(soldier.id for soldier in soldiers),
            areas=force.deploys,
            one=force.one_area,
            together_m=force.together_m,
        )
        for force, soldiers in recruits
        if force.deploys or force.together_m
    )
    return replace(
        page,
        deployment=replace(page.deployment, places=places),
        arrivals=tuple(_arrivals(recruits)),
        spending=tuple(_spending(plan, book, rulings)),
        players=tuple((soldiers[0].squad, force.player) for force, soldiers in recruits if force.player),
    )


def _arrivals(recruits: Recruits) -> Iterator[Arrival]:
    for force, _ in recruits:
        if force.arrives is not None:
            yield force.arrives


def reserves(recruits: Recruits, groupings: Sequence[Grouping]) -> tuple[Reserve, ...]:
    """Who comes later, with their groupings. Raises MusterError for a grouping of which only some do."""
    found = []
    for force, soldiers in recruits:
        if force.arrives is None:
            continue
        later = {soldier.id for soldier in soldiers}
        theirs = tuple(one for one in groupings if later & {*one.units})
        if mixed := next((one for one in theirs if not {*one.units} <= later), None):
            raise MusterError(f"{mixed.name} has members that come later and others that are there at first.")
        found.append(Reserve(arrival=force.arrives.id, soldiers=soldiers, groupings=theirs))
    return tuple(found)


def _spending(plan: BattlePlan, book: Rulebook, rulings: Rulings) -> Iterator[Spending]:
    """What each side with points to spend has spent (VIC-06)."""
    for side, points in plan.budgets:
        spent = sum(int(bill(force.plan, book, rulings).total) for force in plan.forces if force.side == side)
        yield Spending(side=side, points=points, spent=spent)


def require_known(page: ScenarioPage, drawn: "Map | None", book: Rulebook) -> None:
    """Raises MusterError for an area of which the map has nothing, and for an action that the table does not have."""
    for area in page.areas:
        if drawn is None and area.drawn:
            raise MusterError(
                f"The area {area.id} lies on a map, and the battle has none: leave its shape out."
            )
        if drawn is not None and (fault := named_areas.unknown(drawn, area)):
            raise MusterError(f"The area {area.id}: {fault}.")
    for one in page.conditions:
        for action in one.actions:
            if action not in book.actions and action not in _ACTIONS_BESIDES:
                listed = ", ".join((*_ACTIONS_BESIDES, *list(book.actions)[:20]))
                raise MusterError(
                    f"The condition {one.id}: there is no action {action}; there are {listed} ..."
                )
