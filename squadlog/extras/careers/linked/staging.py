"""The next battle of a campaign set up: its scenario, what the plot sets otherwise, and the squads of the companies."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.validation_errors import say_expected, where
from squadlog.battle.terms import Setup
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.linked.plot import CampaignPlot, NextBattle, read_plot
from squadlog.extras.careers.own_files import FaultyFileError
from squadlog.facts.seats import Speaker
from squadlog.setup.scenes import CalledScene, muster_scene, scene_called
from squadlog.squads.plan import SOLDIERS, SquadPlan
from squadlog.squads.scene import Scene, SceneSide, SquadCall

MOST = SOLDIERS
"""Soldiers that a company sends at most."""
SPEAKER = Speaker()


def stage(  # noqa: PLR0917 - which battle, after what, with whom, by which book
    plot: CampaignPlot,
    key: str,
    led_by: NextBattle | None,
    squads: Mapping[str, SquadPlan],
    book: Rulebook,
    rulings: Rulings,
) -> Setup:
    """The battle of that key ready to begin; `squads` are those of the parties, the others have the scenario's own.

    Raises SquadlogError for what cannot be set up.
    """
    called = _called(plot, key, led_by, rulings)
    led = plot.battle[key].led
    reinforce = {} if led_by is None else led_by.reinforce
    sides = tuple(
        _with_squads(side, squads.get(led.get(side.id, "")), reinforce.get(led.get(side.id, ""), ""))
        for side in called.scene.sides
    )
    brought = {side for side, party in led.items() if party in squads}
    groupings = tuple(one for one in called.scene.groupings if one.side not in brought)
    scene = called.scene.model_copy(update={"sides": sides, "groupings": groupings})
    return muster_scene(scene, book, rulings, scenario=called.key, beside=called.beside)


def read_sound(text: str, rulings: Rulings) -> CampaignPlot:
    """The plot in a text, sound with all its scenarios. Raises FaultyFileError: a sentence for each fault."""
    plot = read_plot(text)
    if faults := list(faults_of(plot, rulings)):
        raise FaultyFileError(faults)
    return plot


def faults_of(plot: CampaignPlot, rulings: Rulings) -> Iterator[str]:
    """What is wrong with the scenarios of a plot and what it sets of them, a sentence each."""
    for key, one in plot.battle.items():
        leads = [None, *(n for other in plot.battle.values() for n in other.next if n.to == key and n.set)]
        for led_by in leads:
            try:
                called = _called(plot, key, led_by, rulings)
            except CareerError as error:
                yield str(error)
                continue
            known = {side.id for side in called.scene.sides}
            for side in one.led if led_by is None else ():
                if side not in known:
                    yield f"Battle {key}: {one.scenario} has no side {side}; it has {', '.join(sorted(known))}."
            ids = {wanted.id for wanted in called.scene.objectives}
            for follows in one.next if led_by is None else ():
                for wanted in filter(None, (follows.met, follows.missed)):
                    if wanted not in ids:
                        has = ", ".join(sorted(ids)) or "none"
                        yield f"Battle {key}: {one.scenario} has no objective {wanted}; it has {has}."


def _called(plot: CampaignPlot, key: str, led_by: NextBattle | None, rulings: Rulings) -> CalledScene:
    one = plot.battle[key]
    try:
        called = scene_called(one.scenario, rulings)
    except SquadlogError as error:
        raise CareerError(f"Battle {key}: {clean_text(str(error), limit=500)}") from None
    said: dict[str, Any] = {**one.set, **({} if led_by is None else led_by.set)}
    if not said:
        return called
    try:
        # Whatever the plot sets is checked as the scenario's own; the rest has been.
        checked = Scene.model_validate({"title": "x", "briefing": "x", "sides": _TWO, **said})
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        sentence = f"Battle {key}: set.{where(fault['loc'])} {say_expected(fault)}"
        raise CareerError(f"{clean_text(sentence, limit=250).rstrip('.')}.") from None
    scene = called.scene.model_copy(update={name: getattr(checked, name) for name in said})
    return called._replace(scene=scene)


_TWO = ({"id": "a", "name": "a", "points": 1}, {"id": "b", "name": "b", "points": 1})


def _with_squads(side: SceneSide, squad: SquadPlan | None, reinforce: str) -> SceneSide:
    """A side with the squad of its company where the scenario has its own, and with who comes along."""
    first = side.squads[0] if side.squads else SquadCall(squad="john_doe")
    where_from = {
        "zones": first.zones, "deploys": first.deploys, "grouping": first.grouping, "one_area": first.one_area,
        "together_m": first.together_m,
    }  # fmt: skip
    calls = side.squads
    if squad is not None:
        calls = (SquadCall(force=squad).model_copy(update=where_from),)
    if reinforce:
        calls = (*calls, SquadCall(squad=reinforce).model_copy(update=where_from))
    return side.model_copy(update={"squads": calls})
