"""What is wrong with the page of a scenario file in itself: names that lead nowhere, parts that wait for themselves."""

from collections import Counter
from collections.abc import Collection, Iterator

from squadlog.facts.scenario import area as areas
from squadlog.facts.scenario import instruction as instructions
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.instruction import Instruction
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.references import PageNames, astray, names_astray
from squadlog.facts.scenario.trigger import Trigger
from squadlog.squads.scene import Scene

_AREAS = {"keep_out", "stay_in", "limit", "set_up", "in_area", "hold", "reach", "leave"}
"""Kinds of parts that need an area."""
_FEATURES = {"destroyed", "opened", "destroy"}
_OF = {"met", "all", "any"}


def page_faults(scene: Scene) -> Iterator[str]:
    """The faults of the page, each as half a sentence: where, and what would be right."""
    named = PageNames(
        sides=frozenset(side.id for side in scene.sides),
        areas=frozenset(area.id for area in scene.areas),
        triggers=frozenset(one.id for one in scene.triggers),
        objectives=scene.objectives,
    )
    yield from _twice(scene)
    for area in scene.areas:
        if told := areas.faults(area):
            yield f"areas {area.id}: {told}"
    for condition in scene.conditions:
        where = f"conditions {condition.id}"
        yield from _of_condition(condition, where)
        yield from names_astray(condition, where, named)
    for trigger in scene.triggers:
        where = f"triggers {trigger.id}"
        yield from _of_trigger(trigger, where)
        yield from names_astray(trigger, where, named)
    yield from _circles(scene.triggers)
    for objective in scene.objectives:
        where = f"objectives {objective.id}"
        yield from _of_objective(objective, where)
        yield from names_astray(objective, where, named)
    for instruction in scene.instructions:
        where = f"instructions {instruction.id}"
        yield from _of_instruction(instruction, where, scene.triggers)
        yield from names_astray(instruction, where, named)
    yield from astray("deployment", "order", scene.deployment.order, named.sides)
    yield from astray("the scenario", "defender", (scene.defender,), named.sides)
    yield from astray("the scenario", "hides_first", (scene.hides_first,), named.sides)
    yield from _faults_of_sides(scene, named.areas, named.triggers)


def _faults_of_sides(scene: Scene, known: Collection[str], triggers: Collection[str]) -> Iterator[str]:
    arrivals = Counter[str]()
    for side in scene.sides:
        yield from astray(f"sides {side.id}", "deploys", side.deploys, known)
        for number, call in enumerate(side.squads, 1):
            where = f"sides {side.id}.squads {number}"
            yield from astray(where, "deploys", call.deploys, known)
            if call.arrives is not None:
                arrivals[call.arrives.id] += 1
                yield from astray(f"{where}.arrives", "areas", call.arrives.areas, known)
                yield from astray(
                    f"{where}.arrives", "by_die", (area for _, area in call.arrives.by_die), known
                )
                yield from astray(f"{where}.arrives", "on", (call.arrives.on,), triggers)
    for name, count in arrivals.items():
        if count > 1:
            yield f"arrives: two squads arrive as {name}; give each an id of its own"


def _twice(scene: Scene) -> Iterator[str]:
    for what, named in (
        ("areas", [one.id for one in scene.areas]),
        ("sides", [one.id for one in scene.sides]),
        ("instructions", [one.id for one in scene.instructions]),
    ):
        for name, count in Counter(named).items():
            if count > 1:
                yield f"{what}: two are called {name}; give each an id of its own"
    parts = [one.id for one in scene.conditions]
    parts += [one.id for one in scene.triggers]
    parts += [one.id for one in scene.objectives]
    for name, count in Counter(parts).items():
        if count > 1:
            yield f"two of conditions, triggers and objectives are called {name}; give each an id of its own"


def _of_condition(one: Condition, where: str) -> Iterator[str]:
    if one.kind in _AREAS and not one.area:
        yield f"{where}.area: a {one.kind} should name an area"
    if one.kind == "no_action" and not one.actions:
        yield f"{where}.actions: a no_action should name the actions"
    if one.kind == "said" and not (one.text or one.name):
        yield f"{where}.text: a condition that is only told should have a text"
    if one.until_turn is not None and one.from_turn is not None and one.until_turn <= one.from_turn:
        yield f"{where}.until_turn should be later than from_turn"


def _of_trigger(one: Trigger, where: str) -> Iterator[str]:
    if one.kind in _AREAS and not one.area:
        yield f"{where}.area: a trigger of the kind {one.kind} should name an area"
    if one.kind in _FEATURES and not one.features:
        yield f"{where}.features: a {one.kind} should name features"
    if one.kind in _FEATURES:
        yield from _too_many(one, where, one.features, "features")
    if one.kind in ("met", "any"):
        yield from _too_many(one, where, one.of, "parts")
    if one.kind in _OF and not one.of:
        yield f"{where}.of should name what it waits for"
    if one.kind == "turn" and one.turn is None:
        yield f"{where}.turn is missing"
    if one.kind == "sees" and not one.side:
        yield f"{where}.side should name the side that sees an enemy"
    if one.kind == "set_up" and not one.side:
        yield f"{where}.side should name the side that sets up"
    if one.kind == "die" and one.face is None:
        yield f"{where}.face is missing: the highest face of the d10 on which it fires"


def _of_instruction(one: Instruction, where: str, triggers: tuple[Trigger, ...]) -> Iterator[str]:
    yield from (f"{where}.{told}" for told in instructions.faults(one))
    if any(trigger.id == one.alarm and trigger.secret for trigger in triggers):
        yield f"{where}.alarm: the trigger {one.alarm} is secret, so that nobody hears it; leave its secret out"


def _too_many(one: Trigger | Objective, where: str, names: Collection[str], what: str) -> Iterator[str]:
    """A count that these names can never come to."""
    if names and one.count > len(names):
        yield f"{where}.count should be {len(names)} or less: it names no more {what}"


def _of_objective(one: Objective, where: str) -> Iterator[str]:
    if one.kind in _AREAS and not one.area:
        yield f"{where}.area: a {one.kind} should name an area"
    if one.kind in _FEATURES and not one.features:
        yield f"{where}.features: a destroy should name features"
    if one.kind == "destroy":
        yield from _too_many(one, where, one.features, "features")
    if one.kind in ("casualties", "rout") and not one.whose:
        yield f"{where}.whose should name the side that suffers it"
    if one.kind == "carried" and not one.items:
        yield f"{where}.items should name what is carried away"
    if one.kind == "trigger" and not one.trigger:
        yield f"{where}.trigger is missing"
    if one.worth == "points" and not (one.each or one.table):
        yield f"{where}: worth points should say each or table"
    if one.worth != "points" and (one.each or one.table):
        yield f'{where}: each and table go with worth = "points"'
    if one.kind == "prevent" and not one.of:
        yield f"{where}.of should name the objective that it prevents"
    if sum((one.last is not None, bool(one.turns), one.in_a_row is not None)) > 1:
        yield f"{where}: give last, turns or in_a_row, one of them"


def _circles(triggers: tuple[Trigger, ...]) -> Iterator[str]:
    """Triggers that wait for each other in a ring, or for themselves: they would never fire."""
    waits = {one.id: one.of for one in triggers if one.kind in ("all", "any")}
    sound: set[str] = set()
    for start, of in waits.items():
        ways = [(start, iter(of))]
        while ways:
            here, ahead = ways[-1]
            name = next((one for one in ahead if one in waits and one not in sound), None)
            if name is None:
                sound.add(here)
                ways.pop()
                continue
            way = [one for one, _ in ways]
            if name in way:
                ring = " -> ".join((*way[way.index(name) :], name))
                yield f"triggers {name}.of: it waits for itself ({ring})"
                return
            ways.append((name, iter(waits[name])))
