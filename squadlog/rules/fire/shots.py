"""Ranged fire: the queued shots of a subphase, one by one, and their effects (FIR, ACT-04, AMB-83, AMB-84)."""

from collections.abc import Iterator, Sequence

from squadlog.battle.commands import Fire, WithholdFire
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ShotQueued
from squadlog.battle.events.fire import EffectsApplied, ShotFired, ShotWithheld
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Ongoing, QueuedShot
from squadlog.facts.ground_facts import Lying, Sighting
from squadlog.rules.common.checks import adjust_ledger
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.fire import ShotTaken
from squadlog.rules.common.shots.gunnery import (
    nonsense_manner,
    nonsense_weapon,
    rate_of,
    weapon_refusal,
    weapon_row,
)
from squadlog.rules.common.shots.shot import roll_shot, tell_jam
from squadlog.rules.common.step_words import step_words
from squadlog.rules.common.wounds import is_dazed
from squadlog.rules.fire import at_things, obstacles, to_hit
from squadlog.rules.fire.aim import (
    Aim,
    aim_of,
    nonsense_aim,
    objections_target,
    on_the_whole,
    sighting_of_aim,
)

_no_timing = refuses("timing")
_no_fire = refuses("fire")


def queue(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Queue a declared shot for the fire step (ACT-04)."""
    if action.weapon:
        aimed = action.kind == "aimed_fire"
        shot = QueuedShot(unit=number, weapon=action.weapon, aimed=aimed, plan=action.shot)
        recorder.emit(ShotQueued(shot=shot))


def objections_fire(battle: Battle, command: Fire, ctx: RulesContext) -> Iterator[Refusal]:
    """Everything that speaks against taking a queued shot: first what nobody can overrule, then rule by rule."""
    shot = battle.queued(command.unit)
    if refused := _not_waiting(battle, command.unit, shot):
        yield refused
        return
    if shot is None:
        return
    aim = on_the_whole(battle, aim_of(command, shot, ctx))
    if refused := nonsense_shot(battle, aim, command.beyond, ctx):
        yield refused
        return
    if battle.fire_queue[0].unit != command.unit:
        first = battle.fire_queue[0].unit
        sentence = f"Shots are rolled in initiative order; unit {first} comes before unit {command.unit}."
        yield _no_timing("not-its-shot", sentence, "FIR-44", f"Let unit {first} fire or hold fire first.")
    if unable := _unable(battle, command.unit, ctx):
        yield _no_fire("unable", f"Unit {command.unit} is {unable}.", "FIR-44")
    yield from objections_aimed(battle, aim, command.beyond, ctx)


def nonsense_shot(battle: Battle, aim: Aim, beyond: Sequence[int], ctx: RulesContext) -> Refusal | None:
    """What makes no sense of a shot about to be taken, whatever the rules in force."""
    if refused := nonsense_manner(aim.manner, ctx):
        return refused
    if aims(aim, ctx):
        refused = nonsense_aim(battle, aim, beyond, ctx)
    else:  # a sweep goes by its sector; who is named all the same has to be there
        strange = aim.victim is not None and aim.victim not in battle.units
        refused = unknown_unit(aim.victim, "FIR-01") if strange else None
    return refused or nonsense_weapon(battle.units[aim.unit], aim.weapon, ctx)


def aims(aim: Aim, ctx: RulesContext) -> bool:
    """Whether the shot has one target, as all have but those that sweep."""
    return not aim.manner or ctx.in_force.fire.manners[aim.manner].aims


def take_shot(aim: Aim, sort: to_hit.Sort, command: Fire | None, ctx: RulesContext) -> ShotTaken:
    """A shot of the fire step in a manner of its own."""
    return ShotTaken(
        unit=aim.unit,
        weapon=aim.weapon,
        sort=sort,
        manner=aim.manner,
        target=aim.victim,
        sector=aim.sector,
        stated=aim.stated,
        sighting=sighting_of_aim(aim, ctx) if aims(aim, ctx) and aim.victim is not None else None,
        adjust=() if command is None else command.adjust,
        overruled=aim.overruled,
        let_stand=() if aim.planned is None else aim.planned.let_stand,
    )


def refusal_fire(battle: Battle, command: Fire, ctx: RulesContext) -> Refusal | None:
    """The first thing that speaks against taking a queued shot, or None."""
    return next(objections_fire(battle, command, ctx), None)


def _not_waiting(battle: Battle, unit: int, shot: QueuedShot | None) -> Refusal | None:
    if unit not in battle.units:
        return unknown_unit(unit)
    if battle.stage != "fire":
        sentence = (
            f"Shots are fired after every unit has acted; this is the {step_words(battle.stage).name} step."
        )
        return nonsense("not-now", sentence, "ACT-04", "Declare fire, and wait.")
    if shot is None:
        waiting = ", ".join(str(other.unit) for other in battle.fire_queue) or "nobody"
        sentence = f"Unit {unit} has no shot in this subphase."
        return nonsense("no-queued-shot", sentence, "ACT-04", f"Shots wait for: {waiting}.")
    return None


def objections_aimed(
    battle: Battle, aim: Aim, beyond: Sequence[int], ctx: RulesContext
) -> Iterator[Refusal]:  # fmt: skip
    """What speaks against weapon and target, but for what was let stand as the fire was declared (GEN-06).

    Of the target that goes for the one that was declared, not for another.
    """
    waived = aim.planned.let_stand if aim.planned is not None else ()
    for objection in objections_weapon(battle, aim.unit, aim.weapon, ctx, aim.manner):
        if objection.code not in waived:
            yield objection
    if aim.manner:
        shot = battle.queued(aim.unit)
        sort: to_hit.Sort = "aimed" if shot is not None and shot.aimed else "plain"
        manner = ctx.in_force.fire.manners[aim.manner]
        for objection in manner.objections(battle, take_shot(aim, sort, None, ctx), ctx):
            if objection.code not in waived:
                yield objection
    if not aims(aim, ctx):
        return
    for objection in objections_target(battle, aim, beyond, ctx):
        if aim.changed or objection.code not in waived:
            yield objection


def objections_weapon(
    battle: Battle, unit: int, weapon: str, ctx: RulesContext, manner: str = ""
) -> Iterator[Refusal]:
    """What keeps a unit from firing a weapon now: jam, hand, gravity, rate of fire, a dive (FIR-10, FIR-38..43)."""
    state = battle.units[unit]
    if refused := weapon_refusal(battle, state, weapon, ctx):
        yield refused
    if refused := rate_of(state, battle.now, manner, ctx):
        yield refused
    if state.moved.mode == "dive" or (state.action is not None and state.action.kind == "dive"):
        sentence = f"Unit {unit} dived in this subphase and cannot fire."
        yield _no_fire("diving", sentence, "FIR-10", "Fire in a later subphase.")


def resolve_fire(recorder: EventRecorder, command: Fire, ctx: RulesContext) -> None:
    """Roll a queued shot. May raise `DieNeeded`.

    Its effects wait for the other shots of the step, or come at once (AMB-84).
    """
    shot = recorder.battle.queued(command.unit)
    if shot is None:
        raise TypeError(f"unit {command.unit} has no shot waiting")
    aim = on_the_whole(recorder.battle, aim_of(command, shot, ctx))
    if aim.manner:
        sort: to_hit.Sort = "aimed" if shot.aimed else "plain"
        ctx.in_force.fire.manners[aim.manner].resolve(recorder, take_shot(aim, sort, command, ctx), ctx)
        return
    if aim.target is None:
        raise TypeError("nothing is aimed at")
    sighting = sighting_of_aim(aim, ctx)
    fired = ShotFired(
        unit=command.unit,
        weapon=shot.weapon,
        sort="aimed" if shot.aimed else "plain",
        target=aim.target,
        sighting=sighting,
        moment=recorder.battle.now,
    )
    if aim.feature is not None:
        beyond = obstacles.Beyond(units=command.beyond, adjust=command.adjust)
        obstacles.resolve_feature_shot(recorder, fired, aim.feature, beyond, ctx)
    if isinstance(aim.target, Lying):
        at_things.resolve_at_thing(recorder, fired, command, ctx)
    if aim.victim is not None:
        _resolve_at_unit(recorder, fired, aim.victim, sighting, command, ctx)
    ctx.has_fired(recorder, command.unit, shot.weapon)


def _resolve_at_unit(  # noqa: PLR0917 - the shot, at whom, as ordered
    recorder: EventRecorder,
    fired: ShotFired,
    number: int,
    sighting: Sighting,
    command: Fire,
    ctx: RulesContext,
) -> None:
    battle = recorder.battle
    firer = battle.units[fired.unit]
    sort: to_hit.Sort = "aimed" if fired.sort == "aimed" else "plain"
    reasons = to_hit.ledger(battle, firer.id, fired.weapon, number, sighting, sort, ctx)
    pf = weapon_row(firer, fired.weapon, ctx).pf
    shot = roll_shot(firer, battle.units[number], adjust_ledger(reasons, command.adjust), pf, fired.sort, ctx)
    told = shot.told_of(fired)
    obstacles.tell_shot(recorder, told, shot.effect(firer.id, number), ctx)
    if shot.jams:
        tell_jam(recorder, firer.id, fired.weapon)


def refusal_withhold(battle: Battle, command: WithholdFire, _ctx: RulesContext) -> Refusal | None:
    """Why a unit cannot let a shot go, or None: it must have one waiting."""
    return _not_waiting(battle, command.unit, battle.queued(command.unit))


def resolve_withhold(recorder: EventRecorder, command: WithholdFire, _ctx: RulesContext) -> None:
    """Withhold the shot: its AP are spent, and it does not count for the rate of fire (AMB-83)."""
    recorder.emit(ShotWithheld(unit=command.unit, reason="held its fire"))


def drop_unable(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Drop the queued shots of units that are dazed, unconscious or dead, or have lost the weapon."""
    for shot in recorder.battle.fire_queue:
        unable = _unable(recorder.battle, shot.unit, ctx)
        if not unable and shot.weapon not in recorder.battle.units[shot.unit].weapons:
            unable = f"has no {shot.weapon}"
        if unable:
            recorder.emit(ShotWithheld(unit=shot.unit, reason=unable))


def _unable(battle: Battle, unit: int, ctx: RulesContext) -> str:
    state = battle.units[unit]
    if state.out:
        return "dead" if state.wound == "D" else "unconscious"
    return "dazed" if is_dazed(state, battle.now, ctx) else ""


def apply_effects(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Apply all effects together after the last shot: ticks, dazes, lost actions, fallen features (AMB-84)."""
    effects = recorder.battle.effects
    if not effects:
        return
    for effect in effects:
        obstacles.land(recorder, effect, ctx)
    recorder.emit(EffectsApplied(count=len(effects)))
