"""A ready battle as its file describes it becomes a battle ready to begin."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import key_meant
from squadlog.base.read_files import file_named
from squadlog.battle.feature import ELEVATOR, STAIRS, Feature, FeatureState
from squadlog.battle.terms import Environment, ExtraAction, Goods, MayHide, Remark, Setup, TimeLimit
from squadlog.book.book import Rulebook
from squadlog.book.places import data_dir
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Whereabouts
from squadlog.setup.battle import muster
from squadlog.setup.maps import cover_map, map_text
from squadlog.setup.paged import arrival_of, option_of, page_on, rulings_with_scene
from squadlog.setup.plan import BattlePlan, Force, MusterError, Rank
from squadlog.setup.purchases import Brought, purchases, require_squads
from squadlog.setup.refitting import refit, things_by_member
from squadlog.squads.packed import book_for
from squadlog.squads.plan import SquadPlan
from squadlog.squads.ready import load_squad, squad_beside
from squadlog.squads.scene import Scene, SceneFeature, SceneSide, SquadCall
from squadlog.squads.scene_files import load_scene, ready_battles, scene_in

with lazy_imports():
    from squadlog.ground.checking import load as map_files
    from squadlog.setup import ground as grounds
    from squadlog.setup import resumed

_AS_IT_IS = Environment()


class CalledScene(NamedTuple):
    """A scenario, its key (empty for one in a file of somebody's own), and the folder it lies in."""

    scene: Scene
    key: str
    beside: Path


def folder_of_ready(folder: Path | None = None) -> Path:
    """The folder of the ready battles' files."""
    return (folder or data_dir("scenarios")) / "battles"


def is_file(name: str) -> bool:
    """Whether that names a file of a scenario, and not a ready battle by its key."""
    return name.casefold().endswith(".toml")


def scene_called(name: str, rulings: Rulings, folder: Path | None = None) -> CalledScene:
    """The ready battle of that key, or the scenario in that file. Raises NoSceneError, SceneError, SquadlogError."""
    chosen = option_of(rulings)
    if is_file(name):
        path = file_named(name)
        return CalledScene(scene_in(path, chosen), "", path.parent)
    key = key_meant(name, ready_battles(folder))
    return CalledScene(load_scene(key, folder, chosen), key, folder_of_ready(folder))


def load_battle(
    key: str,
    book: Rulebook,
    rulings: Rulings,
    folder: Path | None = None,
    *,
    on_map: str = "",
    chapters: tuple[str, ...] = (),
    around: Environment = _AS_IT_IS,
    brought: Mapping[str, tuple[SquadPlan, ...]] = MappingProxyType({}),
) -> Setup:
    """The ready battle of that key, or that of a scenario file by its path.

    `on_map` is a map, by key or file, for one that brings no ground of its own. `chapters` are advanced ones to play
    by beside those that it lists, `around` is what holds beside what it has, `brought` as `muster_scene`.

    Raises SceneError, ExchangeError, MapError or MusterError, each with one sentence.
    """
    found = scene_called(key, rulings, folder)
    ground = ""
    if on_map:
        if found.scene.map or found.scene.features:
            raise MusterError(f"{found.scene.title} has its own map; another map does not fit it.")
        ground = map_text(on_map, folder)
    return muster_scene(
        found.scene,
        book,
        rulings,
        scenario=found.key,
        folder=folder,
        ground=ground,
        chapters=chapters,
        around=around,
        beside=found.beside,
        brought=brought,
    )


def muster_scene(
    scene: Scene,
    book: Rulebook,
    rulings: Rulings,
    *,
    scenario: str = "",
    folder: Path | None = None,
    ground: str = "",
    chapters: tuple[str, ...] = (),
    around: Environment = _AS_IT_IS,
    beside: Path | None = None,
    brought: Mapping[str, tuple[SquadPlan, ...]] = MappingProxyType({}),
) -> Setup:
    """The battle that a scene describes; `ground` is the text of a map, empty for the scene's own.

    The chapters that it lists are played as listed (A-147), those named beside them with what they need. What it names
    by file lies in the folder `beside`; `brought` are the squads of sides that have points to spend.

    Raises as `load_battle`.
    """
    beside = beside or folder_of_ready(folder)
    require_squads(scene, brought, book)
    rulings = rulings_with_scene(scene, rulings)
    forces = tuple(
        _build_force(side, call, squad_of(call, book, rulings, folder, beside))
        for side in scene.sides
        for call in side.squads
    )
    forces += tuple(
        Force(side.id, side.name, plan, deploys=side.deploys)
        for side in scene.sides
        for plan in brought.get(side.id, ())
    )
    book = book_for((force.plan for force in forces), book)
    # Whoever comes later has the last numbers, and in secret the very last: so they are missed by nobody.
    forces = tuple(sorted(forces, key=lambda one: one.arrives is not None and 1 + one.arrives.secret))
    if scene.map and not ground:
        ground = map_text(scene.map, folder, beside)
    if scene.terrain is not None and ground:
        ground = cover_map(ground, scene.terrain)
    plan = BattlePlan(
        title=scene.title,
        forces=forces,
        features=tuple(_features(scene.features, _on_map(ground), book)),
        typed_dice=scene.typed_dice,
        seed=scene.seed,
        environment=around.beside(_environment(scene)),
        chapters=chapters,
        listed=scene.chapters,
        goods=tuple(
            Goods(side=side.id, item=item, count=count)
            for side in scene.sides
            for item, count in side.goods.items()
        ),
        may_hide=tuple(MayHide(side=side.id, source=side.hides) for side in scene.sides if side.hides),
        turns=scene.turns,
        packs_on=scene.packs_on,
        taking_back=scene.taking_back,
        clock=tuple(_limits(scene)),
        scenario=scenario,
        briefing=scene.briefing,
        extra_actions=tuple(
            ExtraAction(name=one.name, ap=one.ap, combines=one.combines) for one in scene.actions
        ),
        ranks=tuple(Rank(one.side, one.name, one.members, one.race, one.modifier) for one in scene.groupings),
        map=ground,
        page=page_on(scene),
        budgets=tuple((side.id, side.points) for side in scene.sides if side.points is not None),
    )
    setup = muster(plan, book, rulings)
    stands = tuple(_let_stand(scene, brought, setup, book, rulings))
    setup = replace(setup, remarks=(*setup.remarks, *stands)) if stands else setup
    if not scene.start:
        return setup
    setup = resumed.with_start(setup, scene.start)
    resumed.require_possible(setup, book, rulings)
    return setup


def _let_stand(
    scene: Scene, brought: Brought, setup: Setup, book: Rulebook, rulings: Rulings
) -> Iterator[Remark]:
    """What sides have against the scenario, on the first sheet of each (SCN-06, SCN-08)."""
    sheets = {soldier.side: soldier.squad for soldier in reversed(setup.soldiers)}
    for side, squads in brought.items():
        for one in purchases(scene, {side: squads}, book, rulings):
            if one.forbids:
                yield Remark(squad=sheets[side], rule=one.rule, reason=one.sentence.rstrip("."))


def _environment(scene: Scene) -> Environment:
    return Environment(**{one.name: getattr(scene, one.name) for one in fields(Environment)})


def _limits(scene: Scene) -> Iterator[TimeLimit]:
    """What all have for each decision, then what a side has; 0 is no limit (TIM-02)."""
    for side, seconds in (("", scene.clock), *((one.id, one.clock) for one in scene.sides)):
        if seconds is not None:
            yield TimeLimit(side=side, seconds=seconds or None)


def _build_force(side: SceneSide, call: SquadCall, squad: SquadPlan) -> Force:
    """A squad as the scene calls it: reduced to the members named, with what they are given and where they begin."""
    plan = _detach(squad, call.only)
    if call.name is not None:
        plan = plan.model_copy(update={"name": call.name})
    if call.quality is not None:
        plan = plan.model_copy(update={"quality": call.quality})
    for name in call.starts:
        if plan.named(name) is None:
            raise MusterError(f"{name} has a starting place but does not take part.")
    places = {
        name: Whereabouts(x=start.x, y=start.y, floor=start.floor, facing_deg=start.facing)
        for name, start in call.starts.items()
    }
    rank = Rank(race=call.race, modifier=call.modifier)
    return Force(
        side.id,
        side.name,
        plan,
        call.grouping,
        things_by_member(plan, call.keys),
        things_by_member(plan, call.carries),
        things_by_member(plan, call.begins),
        places,
        call.zones,
        rank,
        call.deploys or side.deploys,
        arrival_of(side.id, call),
        call.player or "",
        call.command,
        call.one_area,
        call.together_m,
        listed=True,
    )


def squad_of(
    call: SquadCall, book: Rulebook, rulings: Rulings, folder: Path | None, beside: Path
) -> SquadPlan:
    """The squad of a call, its members armed as that has them. Raises as `load_battle`.

    Written out, ready, or a file in the folder of the scenario.
    """
    return refit(_squad(call, book, folder, beside), call.members, book, rulings)


def taking_part(call: SquadCall, book: Rulebook, rulings: Rulings, beside: Path) -> SquadPlan:
    """The squad of a call with those of its members alone who take part. Raises as `load_battle`."""
    return _detach(squad_of(call, book, rulings, None, beside), call.only)


def _squad(call: SquadCall, book: Rulebook, folder: Path | None, beside: Path) -> SquadPlan:
    """The squad of a call: written out, ready, or a file in the folder of the scenario. Raises as `load_battle`."""
    if (call.force is None) == (not call.squad):
        raise MusterError("Name a squad, or write it out as a force: one of the two.")
    if call.force is not None:
        return call.force
    if "." not in call.squad and "/" not in call.squad:
        return load_squad(call.squad, book, folder)
    return squad_beside(call.squad, beside, book)


def _detach(plan: SquadPlan, names: tuple[str, ...]) -> SquadPlan:
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


def _on_map(ground: str) -> dict[str, Feature]:
    if not ground:
        return {}
    return {feature.id: feature for feature in grounds.features_on(map_files.map_agreed_on(ground))}


def _features(
    features: tuple[SceneFeature, ...], on_map: dict[str, Feature], book: Rulebook
) -> Iterator[Feature]:
    """The features of the scene; what it says of one on the map is changed there and nothing else."""
    seen: set[str] = set()
    for feature in features:
        if feature.id in seen:
            raise MusterError(f"Two features are called {feature.id}.")
        seen.add(feature.id)
        drawn = on_map.get(feature.id)
        yield _place_feature(feature, book) if drawn is None else _change_feature(feature, drawn, book)


def _change_feature(feature: SceneFeature, drawn: Feature, book: Rulebook) -> Feature:
    """A feature of the map with what the scene says of it; it may be of a kind of a pack, if that is of its sort."""
    said = {name: getattr(feature, name) for name in feature.model_fields_set - {"id"}}
    own, printed = book.obstacles.get(feature.kind), book.obstacles.get(drawn.kind)
    of_a_pack = own is not None and own.own and printed is not None and own.kind == printed.kind
    if said.get("kind", drawn.kind) != drawn.kind and not of_a_pack:
        raise MusterError(f"{feature.id} is of the kind {drawn.kind} on the map, not {feature.kind}.")
    return replace(drawn, **said)


def _place_feature(feature: SceneFeature, book: Rulebook) -> Feature:
    name = feature.name or feature.id
    row = book.obstacles.get(feature.kind)
    if row is None and feature.kind not in (ELEVATOR, STAIRS):
        known = ", ".join((*book.obstacles, ELEVATOR, STAIRS))
        kind = f"is of the unknown kind {feature.kind}" if feature.kind else "has no kind"
        raise MusterError(f"{name} {kind}; choose one of {known}.")
    unstated: FeatureState = "closed" if row is not None and row.kind == "door" else "intact"
    return Feature(**{**dict(feature), "name": name, "state": feature.state or unstated})
