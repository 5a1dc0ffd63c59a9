"""Triggers: what they wait for, and what comes of them as a subphase closes or a turn begins (SCN-12)."""

from squadlog.base.dice import Face, Roll
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.state import OUT, Battle
from squadlog.facts.ground_facts import StatedSighting
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.trigger import Trigger
from squadlog.rules.common.context import RulesContext
from squadlog.rules.explosives.record import CHARGES
from squadlog.rules.fire.seeing import sees
from squadlog.rules.scenario import progress as what
from squadlog.rules.scenario.inside import conscious_in, place_inside
from squadlog.rules.scenario.objectives import are_all_routed, find_holders, holds_due, is_destroyed, is_met
from squadlog.rules.scenario.squads import of_squads

_BEFORE_PLAY = ("set_up", "all", "any")


def closes(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Count explosions as a subphase closes, fire the triggers that hold, and keep the objectives met."""
    _count_off(recorder, ctx)
    fire_all(recorder, ctx)
    _keep_met(recorder, ctx)


def turn_ends(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Record who holds each area in the End Phase, and keep the objectives met by that."""
    ctx = ctx.at(recorder.battle)
    for one in holds_due(recorder.battle):
        recorder.emit(what.AreaHeld(held=find_holders(recorder.battle, one, ctx)))
    _keep_met(recorder, ctx)
    fire_all(recorder, ctx)


def turn_begins(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Roll the dice of triggers as a turn begins, and fire those that wait for the turn."""
    for one in what.page_of(recorder.battle).triggers:
        first = one.kind == "set_up" and recorder.battle.now.turn == 1 and _open(recorder.battle, one)
        if first and _are_in(recorder.battle, one, ctx.at(recorder.battle)):
            fire_trigger(recorder, one)
        if one.kind == "die" and _open(recorder.battle, one) and recorder.battle.now.turn >= (one.turn or 1):
            face = roll_part(one.id, one.face or 1, ctx, secret=one.secret)
            if face.value <= (one.face or 1):
                fire_trigger(recorder, one, face=face)
            else:
                recorder.emit(what.TriggerMissed(part=one.id, face=face))
    fire_all(recorder, ctx)


def roll_part(part: str, face: int, ctx: RulesContext, *, side: str = "", secret: bool = False) -> Face:
    """The d10 of a trigger or an arrival, in secret if nobody else may know of it. May raise `DieNeeded`."""
    needed = f"{face} or less"
    return ctx.dice.roll(Roll(name="scenario", who=part, side=side, needed=needed, secret=secret))


def _open(battle: Battle, one: Trigger) -> bool:
    progress = what.progress_of(battle)
    return one.id not in progress.fired and one.id not in progress.stopped


def fire_all(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Fire all triggers that hold, each once, and those they bring about, until no more does."""
    again, ctx = True, ctx.at(recorder.battle)
    while again:
        again = False
        for one in what.page_of(recorder.battle).triggers:
            if _open(recorder.battle, one) and holds(recorder.battle, one, ctx):
                fire_trigger(recorder, one)
                again, ctx = True, ctx.at(recorder.battle)


def fire_trigger(
    recorder: EventRecorder,
    one: Trigger,
    *,
    face: Face | None = None,
    by_hand: bool = False,
    reason: str = "",
) -> None:
    """Fire a trigger, and bring about at once what it causes."""
    recorder.emit(
        what.TriggerFired(
            trigger=one.id, tells=one.tells, to=one.to, face=face, by_hand=by_hand, reason=reason
        )
    )
    for name, state in one.sets:
        feature = recorder.battle.features.get(name)
        if feature is not None and feature.state != state:
            recorder.emit(FeatureSet(feature=replace(feature, state=state), what=one.called))
    if one.weather:
        around = recorder.battle.setup.environment
        told = replace(around, **{sky: to == "on" for sky, to in one.weather})  # type: ignore[arg-type]
        if told != around:
            recorder.emit(what.SkyChanged(environment=told))
    for objective in what.page_of(recorder.battle).objectives:
        if objective.shown == one.id and objective.id not in what.progress_of(recorder.battle).shown:
            recorder.emit(what.ObjectiveShown(objective=objective.id))


def holds(battle: Battle, one: Trigger, ctx: RulesContext) -> bool:
    """Whether what a trigger waits for is so now; before play only what waits for that."""
    progress = what.progress_of(battle)
    if battle.stage == "setup" and one.kind not in _BEFORE_PLAY:
        return False
    match one.kind:
        case "turn":
            return battle.now.turn >= (one.turn or 1)
        case "set_up":
            done = battle.stage == "setup" and one.side in progress.deployed
            return done and _are_in(battle, one, ctx)
        case "attacked":
            bound = of_squads(battle, one.side, one.squads) if one.squads else None
            return any(
                one.side in ("", attack.side)
                and (bound is None or attack.unit in bound)
                and (not one.by or attack.by in one.by)
                for attack in progress.attacks
            )
        case "fired":
            return one.side in progress.attacked if one.side else bool(progress.attacked)
        case "sees":
            return _sees_an_enemy(battle, one, ctx)
        case "destroyed":
            return sum(is_destroyed(battle, name) for name in one.features) >= one.count
        case "opened":
            named = {name.casefold() for name in one.features}
            known = (f for f in battle.features.values() if {f.id.casefold(), f.name.casefold()} & named)
            return sum(f.state in ("open", "destroyed") for f in known) >= one.count
        case "in_area":
            return _are_in(battle, one, ctx)
        case "out":
            units = of_squads(battle, one.side, one.squads)
            return sum(battle.units[number].wound in OUT for number in units) >= one.count
        case "routed":
            units = of_squads(battle, one.side, one.squads)
            return bool(units) and are_all_routed(battle.units[number] for number in units)
        case "went_off":
            return progress.count(one.id) >= one.count
        case "met":
            wanted = (found for name in one.of if (found := what.page_of(battle).objective(name)) is not None)
            return sum(is_met(battle, objective, ctx) for objective in wanted) >= one.count
        case "all":
            return bool(one.of) and {*one.of} <= {*progress.fired}
        case "any":
            return len({*one.of} & {*progress.fired}) >= one.count
        case "die" | "by_hand":
            return False


def _sees_an_enemy(battle: Battle, one: Trigger, ctx: RulesContext) -> bool:
    """Whether one of those whom a trigger is about sees an enemy on the map; without one the referee fires it."""
    there = [unit for unit in battle.units.values() if unit.position is not None and not unit.out]
    watching = of_squads(battle, one.side, one.squads)
    foes = [unit for unit in there if unit.side != one.side and (not one.by or unit.side in one.by)]
    return any(
        sees(ctx.surveyor.sighting(unit.id, foe.id, StatedSighting()), ctx)
        for unit in there if unit.id in watching
        for foe in foes
    )  # fmt: skip


def _are_in(battle: Battle, one: Trigger, ctx: RulesContext) -> bool:
    units = of_squads(battle, one.side, one.squads)
    return len(conscious_in(battle, one.area, units, ctx)) >= one.count


def _count_off(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Count explosions for the areas they lie in: charges for objectives, anything for triggers (A-127)."""
    gone = what.progress_of(recorder.battle).off
    if not gone:
        return
    page = what.page_of(recorder.battle)
    charges = tuple(one for one in gone if one.what in CHARGES)
    wanted: list[tuple[Objective | Trigger, tuple[what.WentOff, ...]]]
    wanted = [(one, charges) for one in page.objectives if one.kind == "charges"]
    wanted += [(one, gone) for one in page.triggers if one.kind == "went_off"]
    counts: dict[str, int] = {}
    for part, kinds in wanted:
        area = page.area(part.area)
        here = [
            one.count
            for one in kinds
            if part.side in ("", one.side) and (area is None or _lies_in(one, area, ctx))
        ]
        if here:
            counts[part.id] = sum(here)
    recorder.emit(what.OffCounted(counts=tuple(counts.items())))


def _lies_in(one: what.WentOff, area: NamedArea, ctx: RulesContext) -> bool:
    return one.spot is not None and bool(place_inside(one.spot.whereabouts, area, ctx))


def _keep_met(recorder: EventRecorder, ctx: RulesContext) -> None:
    ctx = ctx.at(recorder.battle)
    for one in what.page_of(recorder.battle).objectives:
        if (
            one.when == "ever"
            and one.id not in dict(what.progress_of(recorder.battle).met)
            and is_met(recorder.battle, one, ctx)
        ):
            recorder.emit(what.ObjectiveMet(objective=one.id))
