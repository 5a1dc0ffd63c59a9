"""A scenario file's page in the shape in which a battle keeps it."""

from collections.abc import Callable

from squadlog.base.names import clean_text
from squadlog.book.rulings import Rulings
from squadlog.facts.scenario.deployment import Arrival, Deployment, Plot
from squadlog.facts.scenario.page import Briefing, ScenarioPage
from squadlog.setup.plan import MusterError
from squadlog.squads.scene import Scene, SquadCall


def page_on(scene: Scene) -> ScenarioPage:
    """What the file lays down beyond squads, map and terms."""
    return ScenarioPage(
        areas=scene.areas,
        conditions=scene.conditions,
        triggers=scene.triggers,
        objectives=scene.objectives,
        instructions=scene.instructions,
        deployment=Deployment(**dict(scene.deployment)),
        defender=scene.defender,
        hides_first=scene.hides_first,
        briefings=tuple(Briefing(side=side.id, text=side.briefing) for side in scene.sides if side.briefing),
        plots=tuple(Plot(side=side.id, **dict(one)) for side in scene.sides for one in side.plots),
    )


def arrival_of(side: str, call: SquadCall) -> Arrival | None:
    """When and where a squad comes; None for one that is there at first."""
    one = call.arrives
    return None if one is None else Arrival(side=side, **{**dict(one), "on": one.on or ""})


def rulings_with_scene(scene: Scene, rulings: Rulings) -> Rulings:
    """The rulings with those that come with the scenario, where the table has not chosen otherwise.

    Raises MusterError for a ruling or an option that there is not.
    """
    chosen = dict(rulings.overrides)
    for name, option in scene.rulings.items():
        if name not in chosen:
            if name not in rulings:
                raise MusterError(f"rulings: there is no ruling {clean_text(name, limit=60)}.")
            try:
                rulings = rulings.with_choice(name, option)
            except ValueError as error:
                raise MusterError(f"rulings: {clean_text(str(error), limit=300)}") from None
    return rulings


def option_of(rulings: Rulings) -> Callable[[str], str | None]:
    """Tells the option of a ruling as the table reads it; None for one that there is not."""
    return lambda name: rulings.choice(name) if name in rulings else None
