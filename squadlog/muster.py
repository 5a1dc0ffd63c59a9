"""From squads on paper to a battle ready to begin: sides, counters with their numbers, groupings, features."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from squadlog.battle.feature import ELEVATOR, STAIRS, Feature, FeatureState
from squadlog.battle.setup import ExtraAction, Grouping, Setup, Side, Soldier
from squadlog.errors import SquadlogError
from squadlog.names import safe_name
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings
from squadlog.squads.cost import unit_value
from squadlog.squads.counters import counter_shortages
from squadlog.squads.legality import violations
from squadlog.squads.plan import SquadPlan
from squadlog.squads.ready import load_squad
from squadlog.squads.scene import GroupingMode, Scene, SceneFeature, SquadCall, load_scene, ready_battles
from squadlog.squads.violation import Violation

__all__ = [
    "BattlePlan",
    "Force",
    "MusterError",
    "doubts",
    "load_battle",
    "muster",
    "muster_scene",
    "ready_battles",
]


class MusterError(SquadlogError):
    """No battle can be made of these squads; one sentence says why."""


class Force(NamedTuple):
    """A squad that takes part: the id and name of its side, the plan, and whether it rolls as one or by fire teams.

    Several squads may share a side (GEN-02). `keys` and `things` are what the scenario gives to members, by name
    (SET-09).
    """

    side: str
    side_name: str
    plan: SquadPlan
    grouping: GroupingMode = "squad"
    keys: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    things: Mapping[str, tuple[str, ...]] = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class BattlePlan:
    """A battle on paper: who meets, and on what terms. `turns` None is no limit; `typed_dice` names sides.

    Nobody has a pack on in zero gravity, whatever `packs_on` says (BNC-14).
    """

    title: str
    forces: tuple[Force, ...]
    features: tuple[Feature, ...] = ()
    typed_dice: tuple[str, ...] = ()
    seed: int = 0
    zero_g: bool = False
    turns: int | None = None
    packs_on: bool = True
    scenario: str = ""
    briefing: str = ""
    extra_actions: tuple[ExtraAction, ...] = ()


def muster(plan: BattlePlan, book: Rulebook, rulings: Rulings) -> Setup:
    """The battle of that plan. Counters are numbered from 1 on, squad after squad (LOG-02, SET-04).

    Illegal squads may fight, as the players please (see `doubts`); MusterError is raised for keys the tables do not
    have, for fewer than two sides, for a title that cannot be shown, and for a die-rolling side that does not exist.
    """
    forces = plan.forces
    _require_playable(forces, book, rulings)
    sides = tuple(
        Side(id=side, name=name) for side, name in {force.side: force.side_name for force in forces}.items()
    )
    if len(sides) < 2:
        raise MusterError("A battle needs two sides or more.")
    soldiers: list[Soldier] = []
    teams: dict[str, list[tuple[str, tuple[int, ...]]]] = {side.id: [] for side in sides}
    squads_of: Counter[str] = Counter()
    for force in forces:
        squads_of[force.side] += 1
        squad = f"{force.side}-{squads_of[force.side]}"
        recruits = tuple(_soldiers(force, squad, book, rulings))
        numbered = tuple(
            replace(soldier, id=len(soldiers) + place) for place, soldier in enumerate(recruits, 1)
        )
        soldiers.extend(numbered)
        teams[force.side].extend(_teams(force, tuple(soldier.id for soldier in numbered), rulings))
    for side in plan.typed_dice:
        if side not in {known.id for known in sides}:
            raise MusterError(f"{side} is no side of this battle, so it cannot roll its own dice.")
    return Setup(
        title=_title(plan.title),
        sides=sides,
        groupings=tuple(_groupings(teams)),
        soldiers=tuple(soldiers),
        features=plan.features,
        rulings=rulings.overrides,
        typed_dice=plan.typed_dice,
        seed=plan.seed,
        zero_g=plan.zero_g,
        turns=plan.turns,
        extra_actions=plan.extra_actions,
        scenario=plan.scenario,
        briefing=plan.briefing,
        packs_on=plan.packs_on and not plan.zero_g,
    )


def doubts(
    forces: Sequence[Force], book: Rulebook, rulings: Rulings, *, zero_g: bool = False
) -> tuple[tuple[str, Violation], ...]:
    """What the table should talk about before it begins: squad name (empty: the whole battle) and violation."""
    found: list[tuple[str, Violation]] = []
    if not 2 <= len(forces) <= 4:
        found.append(
            (
                "",
                Violation(
                    code="squad-count",
                    sentence=f"{len(forces)} squads take part; the game is made for two to four.",
                    rule="GEN-02",
                    warning=True,
                ),
            )
        )
    found.extend(
        ("", shortage) for shortage in counter_shortages([force.plan for force in forces], book, rulings)
    )
    for force in forces:
        faults = violations(force.plan, book, rulings, zero_g=zero_g)
        found.extend((force.plan.name, violation) for violation in faults)
    return tuple(found)


def load_battle(key: str, book: Rulebook, rulings: Rulings, folder: Path | None = None) -> Setup:
    """The ready battle of that key. Raises SceneError, ExchangeError or MusterError, each with one sentence."""
    return muster_scene(load_scene(key, folder), book, rulings, scenario=key, folder=folder)


def muster_scene(
    scene: Scene, book: Rulebook, rulings: Rulings, *, scenario: str = "", folder: Path | None = None
) -> Setup:
    """The battle that a scene describes. Raises as `load_battle`."""
    forces = tuple(
        _called(side.id, side.name, call, load_squad(call.squad, book, folder))
        for side in scene.sides
        for call in side.squads
    )
    plan = BattlePlan(
        title=scene.title,
        forces=forces,
        features=tuple(_features(scene.features, book)),
        typed_dice=scene.typed_dice,
        seed=scene.seed,
        zero_g=scene.zero_g,
        turns=scene.turns,
        packs_on=scene.packs_on,
        scenario=scenario,
        briefing=scene.briefing,
    )
    return muster(plan, book, rulings)


def _called(side: str, side_name: str, call: SquadCall, squad: SquadPlan) -> Force:
    """A squad as the scene calls it: reduced to the members named, with what they are given."""
    plan = _detached(squad, call.only)
    for name in (*call.keys, *call.carries):
        if plan.named(name) is None:
            raise MusterError(f"{name} is given something to carry but does not take part.")
    return Force(side, side_name, plan, call.grouping, call.keys, call.carries)


def _title(text: str) -> str:
    try:
        return safe_name(text)
    except ValueError as error:
        raise MusterError(f"The title of the battle: {error}.") from None


def _require_playable(forces: Sequence[Force], book: Rulebook, rulings: Rulings) -> None:
    for force in forces:
        for violation in violations(force.plan, book, rulings):
            if violation.unknown:
                raise MusterError(f"{force.plan.name} cannot be fielded: {violation.sentence}")


def _soldiers(force: Force, squad: str, book: Rulebook, rulings: Rulings) -> Iterator[Soldier]:
    """The soldiers of a squad, numbered from 1."""
    plan = force.plan
    for index, soldier in enumerate(plan.soldiers):
        yield Soldier(
            id=index + 1,
            name=soldier.name,
            side=force.side,
            squad=squad,
            race=soldier.race,
            troop=soldier.troop,
            armour=soldier.armour,
            weapons=soldier.weapons,
            value=unit_value(plan, index, book, rulings),
            equipment=(
                *soldier.equipment,
                *plan.entrusted(soldier.name),
                *force.things.get(soldier.name, ()),
            ),
            leader=soldier.leader,
            quality=plan.quality,
            naval=plan.naval,
            keys=force.keys.get(soldier.name, ()),
        )


def _teams(force: Force, units: tuple[int, ...], rulings: Rulings) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The squad as one, or its fire teams with a number behind the name (BLD-01, INI-02)."""
    if force.grouping == "squad":
        yield force.plan.name, units
        return
    size = int(rulings.number("squad.fireTeamSize"))
    for number, start in enumerate(range(0, len(units), size), 1):
        yield f"{force.plan.name} {number}", units[start : start + size]


def _groupings(teams: Mapping[str, Sequence[tuple[str, tuple[int, ...]]]]) -> Iterator[Grouping]:
    """Groupings called after their side, with a number where it has several: `red`, or `red-1` and `red-2`."""
    for side, found in teams.items():
        for number, (name, units) in enumerate(found, 1):
            called = side if len(found) == 1 else f"{side}-{number}"
            yield Grouping(id=called, name=name, side=side, units=units)


def _detached(plan: SquadPlan, names: tuple[str, ...]) -> SquadPlan:
    """The squad reduced to the members named, in that order."""
    if not names:
        return plan
    members = []
    for name in names:
        soldier = plan.named(name)
        if soldier is None:
            raise MusterError(f"{plan.name} has no member called {name}.")
        members.append(soldier)
    kept = tuple(thing for thing in plan.equipment if thing.bearer is None or thing.bearer in names)
    return plan.model_copy(update={"soldiers": tuple(members), "equipment": kept})


def _features(features: Iterable[SceneFeature], book: Rulebook) -> Iterator[Feature]:
    seen: set[str] = set()
    for feature in features:
        row = book.obstacles.get(feature.kind)
        if row is None and feature.kind not in (ELEVATOR, STAIRS):
            known = ", ".join((*book.obstacles, ELEVATOR, STAIRS))
            raise MusterError(f"{feature.name} is of the unknown kind {feature.kind}; choose one of {known}.")
        if feature.id in seen:
            raise MusterError(f"Two features are called {feature.id}.")
        seen.add(feature.id)
        unstated: FeatureState = "closed" if row is not None and row.kind == "door" else "intact"
        yield Feature(
            id=feature.id,
            kind=feature.kind,
            name=feature.name,
            state=feature.state or unstated,
            key=feature.key,
            airlock=feature.airlock,
            pressure=feature.pressure,
            floors=feature.floors,
            car=feature.car,
        )
