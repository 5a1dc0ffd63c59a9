"""The page of a scenario, once everybody has a number: who is set up where, who comes later (SCN-02)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import list_names
from squadlog.base.records import record, replace
from squadlog.battle.feature import Feature
from squadlog.battle.terms import Goods, Grouping, Reserve, Soldier
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.deployment import Arrival, Place, Spending
from squadlog.facts.scenario.instruction import Instruction
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import BLANK, ScenarioPage
from squadlog.facts.scenario.trigger import Trigger
from squadlog.rules.fire_missions.missions import KEY as FIRE_MISSIONS
from squadlog.rules.fire_missions.missions import MISSIONS, item_of
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.squads.cost import bills

with lazy_imports():
    from squadlog.ground.compiled import named_areas

if TYPE_CHECKING:
    from squadlog.ground.map.model import Map


class PageError(MusterError):
    """A page names what the battle does not have: `args` are half a sentence each, the message is the first."""

    def __str__(self) -> str:
        """The first of them."""
        return f"{self.args[0]}."


@record
class Nameable:
    """Those of a side whom a page may name: by their names, as they are listed, and groupings by their ids too."""

    names: tuple[str, ...]
    keys: tuple[str, ...] = ()


_OF_OTHERS = ("casualties", "rout")
"""Objectives that count the soldiers of another side than the one that they are for."""
Recruits = Sequence[tuple[Force, tuple[Soldier, ...]]]
_ACTIONS_BESIDES = ("melee", "walk", "run", "sprint", "crawl", "backward", "jump", "dive", "stairs")


def lays_down(plan: BattlePlan) -> bool:
    """Whether a battle on paper has a page that lays anything down: then the chapter `scenario` is in force."""
    of_forces = any(
        force.arrives or force.deploys or force.together_m or force.player for force in plan.forces
    )
    return plan.page != BLANK or bool(plan.budgets) or of_forces


def page_of(  # noqa: PLR0917 - all that a page names
    plan: BattlePlan,
    recruits: Recruits,
    groupings: Sequence[Grouping],
    features: Iterable[Feature],
    drawn: "Map | None",
    book: Rulebook,
    rulings: Rulings,
) -> ScenarioPage:
    """The page with the numbers of units in it. Raises MusterError for what it names and the battle does not have."""
    page = plan.page
    doors = (name for one in features for name in (one.id, one.name, one.part_of) if name)
    require_known(page, drawn, book, doors, _people(recruits, groupings))
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
        squads=tuple(_find_divided(recruits, groupings)),
    )


def _people(recruits: Recruits, groupings: Sequence[Grouping]) -> dict[str, Nameable]:
    """Those whom a page may name of each side: squads, groupings, then soldiers."""
    squads: dict[str, list[str]] = {}
    for force, men in recruits:
        squads.setdefault(force.side, []).extend((force.plan.name, men[0].squad))
    everybody = {
        side: [one.name for _, men in recruits for one in men if one.side == side] for side in squads
    }
    ranks = {side: [one for one in groupings if one.side == side] for side in squads}
    return {
        side: Nameable(
            names=tuple(dict.fromkeys((*named, *(one.name for one in ranks[side]), *everybody[side]))),
            keys=tuple(one.id for one in ranks[side]),
        )
        for side, named in squads.items()
    }


def _find_divided(recruits: Recruits, groupings: Sequence[Grouping]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Squads whose soldiers roll in several groupings, with their numbers."""
    whole = {(one.name, frozenset(one.units)) for one in groupings}
    for force, men in recruits:
        numbers = tuple(soldier.id for soldier in men)
        if (force.plan.name, frozenset(numbers)) not in whole:
            yield force.plan.name, numbers


def _arrivals(recruits: Recruits) -> Iterator[Arrival]:
    for force, _ in recruits:
        if force.arrives is not None:
            yield force.arrives


def reserves(recruits: Recruits, groupings: Sequence[Grouping]) -> tuple[Reserve, ...]:
    """The reserves that come later, with their groupings.

    Raises MusterError for a grouping with both early and late soldiers.
    """
    found = []
    for force, soldiers in recruits:
        if force.arrives is None:
            continue
        later = {soldier.id for soldier in soldiers}
        theirs = tuple(one for one in groupings if later & {*one.units})
        if mixed := next((one for one in theirs if not {*one.units} <= later), None):
            raise MusterError(
                f"{mixed.name} mixes members who come later with members who are there at the start."
            )
        found.append(Reserve(arrival=force.arrives.id, soldiers=soldiers, groupings=theirs))
    return tuple(found)


def _spending(plan: BattlePlan, book: Rulebook, rulings: Rulings) -> Iterator[Spending]:
    """What each side with points to spend has spent on squads that no scenario lists (VIC-06)."""
    for side, points in plan.budgets:
        bought = [force.plan for force in plan.forces if force.side == side and not force.listed]
        spent = sum(int(one.total) for one in bills(bought, book, rulings))
        yield Spending(side=side, points=points, spent=spent)


def _unknown_people(
    one: Condition | Trigger | Objective | Instruction, people: Mapping[str, Nameable]
) -> Iterator[str]:
    """Whom a part of the page names that the side it is about does not have."""
    side = one.whose if isinstance(one, Objective) and one.kind in _OF_OTHERS else one.side
    meant = [people[side]] if side in people else list(people.values())
    known = {name.casefold() for some in meant for name in (*some.names, *some.keys)}
    for name in one.squads:
        if name.casefold() not in known:
            there = list_names(name for some in meant for name in some.names)
            yield f"there is no soldier or squad {name}; there are {there}"


def unknown_names(  # noqa: PLR0917 - all that a page names
    page: ScenarioPage,
    drawn: "Map | None",
    book: Rulebook,
    features: Iterable[str],
    people: Mapping[str, Nameable],
    plotted: Iterable[str] = (),
) -> Iterator[str]:
    """What a page names and the battle does not have, each as half a sentence: where, and what would be right.

    `features` are ids and names of doors, walls and so on, `people` those who can be named of each side, `plotted` the
    kinds of missions that can be plotted.
    """
    for area in page.areas:
        if drawn is None and area.drawn:
            yield f"areas {area.id}: it lies on a map, and the battle has none; leave its shape out"
        elif drawn is not None and (fault := named_areas.unknown(drawn, area)):
            yield f"areas {area.id}: {fault}"
    doors = {name.casefold() for name in features}
    for kind, parts in (
        ("conditions", page.conditions),
        ("triggers", page.triggers),
        ("objectives", page.objectives),
        ("instructions", page.instructions),
    ):
        for one in parts:
            where = f"{kind} {one.id}"
            yield from (f"{where}.squads: {told}" for told in _unknown_people(one, people))
            named = (*getattr(one, "features", ()), *(name for name, _ in getattr(one, "sets", ())))
            for name in named:
                if name.casefold() not in doors:
                    yield f"{where}: there is no feature {name}; there are {list_names(features)}"
            for action in getattr(one, "actions", ()):
                if action not in book.actions and action not in _ACTIONS_BESIDES:
                    beside = list_names((*_ACTIONS_BESIDES, *book.actions))
                    yield f"{where}.actions: there is no action {action}; there are {beside}"
    for plot in page.plots:
        if plot.mission not in plotted:
            yield f"sides {plot.side}.plots: there is no mission {plot.mission}; there are {list_names(plotted)}"
        if plot.at is None and not plot.where:
            yield f"sides {plot.side}.plots: give a point, or the place in words"
        elif plot.at is not None and drawn is None:
            yield f"sides {plot.side}.plots: there is no map for a point; give the place in words"


def require_plotted(plan: BattlePlan, has: Iterable[Goods], chapters: Iterable[str]) -> None:
    """Check that each side has the missions it plots, and that their chapter is played. Raises PageError."""
    plots = Counter((one.side, one.mission) for one in plan.page.plots)
    if plots and FIRE_MISSIONS not in chapters:
        side, _ = next(iter(plots))
        raise PageError(f"sides {side}.plots: plotted missions need the chapter {FIRE_MISSIONS}; list it")
    bought = {(one.side, one.item): one.count for one in has}
    for (side, mission), count in plots.items():
        item = item_of(mission)
        if count > bought.get((side, item), 0):
            raise PageError(
                f"sides {side}.plots: the side plots {count} {mission} rounds and has {bought.get((side, item), 0)}; "
                f"give it {item} = {count} in goods"
            )


def require_known(
    page: ScenarioPage,
    drawn: "Map | None",
    book: Rulebook,
    features: Iterable[str],
    people: Mapping[str, Nameable],
) -> None:
    """Check that the battle has all names of a page. Raises PageError."""
    if told := tuple(unknown_names(page, drawn, book, tuple(features), people, MISSIONS)):
        raise PageError(*told)
