"""Starting a new action: what speaks against it, and what it replaces (ACT-11..20, AMB-13)."""

from collections.abc import Callable, Iterable, Iterator

from squadlog.base.names import as_sentence
from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Engage
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionDeclared, ActionEnded, ActionLost, PackSwitched, UnitPerformed
from squadlog.battle.refusal import Refusal, listed, nonsense, refuses, unknown_unit
from squadlog.battle.state import (
    SHOOTING,
    SHOTS,
    Battle,
    Declaration,
    Ongoing,
    ShotPlan,
    Unit,
    fields_of_deed,
)
from squadlog.facts.ground_facts import feature_of, unit_of
from squadlog.rules.common import arriving, wounds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import WHATEVER
from squadlog.rules.common.hooks.fire import ShotTaken
from squadlog.rules.common.joining import no_answer
from squadlog.rules.common.shots import gunnery
from squadlog.rules.common.slot import out_of_turn, refusal_out, timing
from squadlog.rules.desk.actions import MOVEMENTS, combining_objection, is_available, plain, quote, row_of
from squadlog.rules.desk.chapters import desk, forbidden
from squadlog.rules.desk.declared_move import measure_declared, mode_of, refusal_declared_move
from squadlog.rules.desk.free_to_act import refusal_start
from squadlog.rules.fire.aim import refusal_plan
from squadlog.rules.house import doors, elevators
from squadlog.rules.melee import engaging, reach
from squadlog.rules.moving import movement, zero_gravity
from squadlog.rules.moving.step_costs import NO_GROUND
from squadlog.rules.weather import night

_no_melee = refuses("melee")

_REPLACED = "another action was started"


def objections_declare(battle: Battle, command: Declare, ctx: RulesContext) -> Iterator[Refusal]:
    """Everything that speaks against a declaration: first what nobody can overrule, then rule by rule."""
    if refused := out_of_turn(battle, command.unit):
        yield refused
        return
    yield from objections_in_turn(battle, command, ctx)


def objections_in_turn(battle: Battle, command: Declare, ctx: RulesContext) -> Iterator[Refusal]:
    """What would speak against a declaration if the slot were the unit's own now."""
    if refused := (
        refusal_out(battle, command.unit)
        or forbidden(battle, command, ctx)
        or _check_form(battle, command, ctx)
    ):
        yield refused
        return
    command = plain(command)
    said: list[Refusal] = []
    for refusal_of in _REFUSALS:
        if (refused := refusal_of(battle, command, ctx)) and refused not in said:
            said.append(refused)
            yield refused


def _chapter(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    act = desk(battle.chapters).actions.handlers.get(command.action)
    return act.refusal(battle, command, ctx) if act and act.refusal else None


def _chapters(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """What chapters in force have against an action that is not their own; a move beside another is a move too."""
    beside = command.action not in MOVEMENTS and command.mode not in (None, *NO_GROUND)
    asked = (command.action, *(("move",) if beside else ()), WHATEVER)
    return next(chapter_refusals(battle, command, asked, ctx), None)


def chapter_refusals(
    battle: Battle, command: Declare, asked: Iterable[str], ctx: RulesContext
) -> Iterator[Refusal]:
    """What chapters in force have against an action that is not their own, under any of these keys."""
    vetoes = desk(battle.chapters).actions.vetoes
    said = (vetoes.get(action, no_answer)(battle, command, ctx) for action in asked)
    yield from filter(None, said)


def _weapon(unit: Unit, command: Declare) -> str | None:
    if command.action not in SHOOTING:
        return None
    return command.weapon or (command.shot.weapon if command.shot else None) or unit.in_hand


def _check_form(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """What makes no sense whatever the rules in force: unknown actions, missing or contradictory parts."""
    unit = battle.units[command.unit]
    command = plain(command)
    row = row_of(battle, command.action, ctx)
    if row is None or not is_available(battle, command.action, ctx):
        known = ", ".join(key for key in ctx.book.actions if is_available(battle, key, ctx))
        why = "an advanced rule, which is not in force" if row is not None else "not in the action table"
        return nonsense("unknown-action", f"{command.action!r} is {why}.", "ACT-01", f"Actions: {known}.")
    if command.action == "move" and command.mode is None:
        return nonsense("no-mode", "A move needs its move mode.", "ACT-34", "Walk, run, sprint, crawl ...")
    if command.action == "move" and command.mode in ("kneel", "turn", "jump", "stairs"):
        return nonsense("no-mode", as_sentence(f"{command.mode} is not a move mode by itself"), "ACT-34")
    if command.action == "position_change" and command.posture is None:
        return nonsense("no-posture", "Say which position: standing, kneeling or prone.", "ACT-21")
    for other in _others(command):
        if other is not None and other not in battle.units:
            return unknown_unit(other)
        if other == command.unit:
            return nonsense("itself", f"{unit.called} cannot do that to themselves.", "GEN-11")
    aimed_at = feature_of(command.shot.target) if command.shot else None
    for feature, there in (
        (command.feature, _nameable_features(battle, command.action)),
        (aimed_at, battle.features),
    ):
        if feature is not None and feature not in there:
            sentence = f"There is no feature {feature!r}."
            return nonsense("unknown-feature", sentence, "OBS-18", f"Features: {listed(battle.features)}.")
    if command.action in SHOOTING:
        if command.shot is None and None not in (command.target, command.feature):
            instead = "Name a unit or a feature."
            return nonsense("two-targets", "A shot has one target.", "FIR-01", instead)
        weapon = _weapon(unit, command)
        if weapon is None or weapon not in unit.weapons:
            has = ", ".join(unit.weapons) or "none"
            sentence = f"{unit.called} has no {weapon or 'weapon'} to fire."
            return nonsense("no-weapon", sentence, "ACT-49", f"They carry: {has}.")
    return None


def _shot_at(weapon: str, command: Declare) -> ShotPlan:
    """The shot that is meant where none is planned: at the unit or the feature that the action is about."""
    return ShotPlan(weapon=weapon, target=command.feature if command.target is None else command.target)


def _others(command: Declare) -> Iterator[int | None]:
    """Every other unit that a declaration names; None where it names nobody."""
    yield from (command.target, command.partner, command.engage)
    yield unit_of(command.shot.target) if command.shot else None
    yield from (glimpse.watcher for glimpse in command.move.seen_by or ())


def _nameable_features(battle: Battle, action: str) -> set[str | None]:
    """The features a declaration may name; an airlock is cycled by its own name too (ACT-75)."""
    locks = {feature.airlock for feature in battle.features.values()} if action == "open_airlock" else set()
    return {*battle.features, *locks}


def _combining_objection(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    return combining_objection(battle, battle.units[command.unit], command, ctx)


def _shooting_objection(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    unit = battle.units[command.unit]
    weapon = _weapon(unit, command)
    if weapon is None:
        return None
    end = quote(battle, command, ctx).end
    if refused := gunnery.weapon_refusal(battle, unit, weapon, ctx):
        return refused
    if command.action == "opportunity_fire":
        return None
    plan = command.shot or _shot_at(weapon, command)
    if refused := _manner_objection(battle, unit, plan, command, ctx):
        return refused
    rate = gunnery.rate_of(unit, end, plan.manner, ctx)
    if plan.manner and not ctx.in_force.fire.manners[plan.manner].aims:
        return rate
    return rate or refusal_plan(battle, unit.id, plan, aimed=command.action == "aimed_fire", ctx=ctx)


def _manner_objection(
    battle: Battle, unit: Unit, plan: ShotPlan, command: Declare, ctx: RulesContext
) -> Refusal | None:
    """The objection to the manner of a declared shot, as far as it is said (AUT-01, AUT-07)."""
    if not plan.manner:
        return None
    if refused := gunnery.nonsense_manner(plan.manner, ctx):
        return refused
    shot = ShotTaken(
        unit=unit.id,
        weapon=plan.weapon,
        sort="aimed" if command.action == "aimed_fire" else "plain",
        manner=plan.manner,
        target=unit_of(plan.target),
        sector=plan.sector,
        stated=plan.stated,
        declared=True,
        overruled=bool(command.overrule),
    )
    there = _move_unit(battle, command, ctx)
    at = ctx if there is battle else ctx.at(there)
    return next(ctx.in_force.fire.manners[plan.manner].objections(there, shot, at), None)


def _posture_objection(battle: Battle, command: Declare, _ctx: RulesContext) -> Refusal | None:
    unit = battle.units[command.unit]
    if command.action == "position_change" and command.posture == unit.posture:
        return timing("same-posture", f"{unit.called} is {unit.posture} already.", "ACT-22")
    return None


def _weightless_objection(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    unit = battle.units[command.unit]
    weapon = _weapon(unit, command)
    return zero_gravity.check_zero_gravity(
        battle, unit, command.mode, weapon, ctx, pack=command.pack
    ) or night.refusal_sprint(battle, unit, command.mode, ctx)


def _engaging_objection(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    if command.engage is None:
        return None
    if command.action not in MOVEMENTS:
        sentence = "Melee is declared after a move, a turn or nothing, not beside another action."
        return _no_melee("engage-after-action", sentence, "MEL-03", "Move (or hold) and engage.")
    there = _move_unit(battle, command, ctx)
    at = ctx if there is battle else ctx.at(there)
    return engaging.refusal_engage(there, Engage(unit=command.unit, target=command.engage), at, starting=True)


_REFUSALS: tuple[Callable[[Battle, Declare, RulesContext], Refusal | None], ...] = (
    _chapter,
    refusal_start,
    _chapters,
    _combining_objection,
    refusal_declared_move,
    _shooting_objection,
    _posture_objection,
    _weightless_objection,
    _engaging_objection,
)


def _move_unit(battle: Battle, command: Declare, ctx: RulesContext) -> Battle:
    """The battle with the unit where its move leads, if that is measured: from there it attacks (MEL-03)."""
    facts = measure_declared(battle, command, ctx)
    if not facts.way:
        return battle
    metres = facts.distance.value
    if command.action == "move" and command.mode is not None:
        metres = movement.goes_m(battle, command.unit, command.mode, facts, ctx)
    return arriving.battle_at(battle, command.unit, facts.station(metres or 0.0))


def _let_stand(battle: Battle, command: Declare, ctx: RulesContext) -> bool:
    """Whether the ground or the allowance speaks against this move, or something against the attack after it.

    Then the table has let it stand, and it is carried out all the same (GEN-06).
    """
    facts = measure_declared(battle, command, ctx)
    if movement.falls_short(battle, command.unit, mode_of(command), facts, ctx):
        return True
    if command.engage is None:
        return False
    return "melee" in ctx.let_stand or not reach.gets_there(
        _move_unit(battle, command, ctx), command.unit, command.engage, ctx
    )


def _named_move(command: Declare) -> Declare:
    """What moves or turns beside an action without a word how, because the table let it, walks or turns on the spot."""
    if command.mode is not None or command.action in MOVEMENTS:
        return command
    if command.move.goes:
        return replace(command, mode="walk")
    return replace(command, mode="turn") if command.move.swings else command


def resolve_declare(recorder: EventRecorder, command: Declare, ctx: RulesContext) -> None:
    """Start the action: whatever it replaces is lost; in zero gravity it must first be kept under control."""
    command = _named_move(plain(command))
    if command.action == "stairs_floor":
        command = elevators.with_stairway(recorder.battle, command, ctx)
    unit = recorder.battle.units[command.unit]
    if command.pack is not None and command.pack != unit.pack_on:
        recorder.emit(PackSwitched(unit=unit.id, on=command.pack))
    _give_up(recorder, unit.id, command.action, ctx)
    weapon = _weapon(unit, command)
    end = quote(recorder.battle, command, ctx).end
    if zero_gravity.needs_check(recorder.battle, command.action) and not zero_gravity.check(
        recorder, unit.id, command.action, weapon, ctx
    ):
        recorder.emit(UnitPerformed(unit=unit.id))
        return
    shot = command.shot
    if shot is None and command.action in SHOTS and weapon:
        shot = _shot_at(weapon, command)
    if shot is None and command.action == "opportunity_fire" and weapon and ctx.waived:
        shot = ShotPlan(weapon=weapon)
    if shot is not None:
        shot = replace(shot, let_stand=tuple(sorted(ctx.waived)))
    action = Ongoing(
        kind=command.action,
        start=recorder.battle.now,
        end=end,
        let_stand=tuple(sorted(ctx.let_stand)),
        **fields_of_deed(
            command,
            weapon=weapon or command.weapon,
            extras=doors.spell_out_extras(recorder.battle, command, ctx),
            shot=shot,
        ),
    )
    declaration = Declaration(
        choice="start",
        move=command.move,
        engage=command.engage,
        overruled=_let_stand(recorder.battle, command, ctx),
    )
    recorder.emit(ActionDeclared(unit=unit.id, declaration=declaration, action=action))
    act = desk(recorder.battle.chapters).actions.handlers.get(action.kind)
    if act is not None and act.begins is not None:
        act.begins(recorder, unit.id, action, ctx)


def _give_up(recorder: EventRecorder, number: int, action: str, ctx: RulesContext) -> None:
    """End the old action and, as the group reads it, held opportunity fire (ACT-15, AMB-124).

    A ride goes on by itself (CMB-17).
    """
    unit = recorder.battle.units[number]
    if unit.action is not None and elevators.rides_on(recorder, number):
        recorder.emit(ActionEnded(unit=number, action=unit.action.kind))
    elif unit.action is not None:
        recorder.emit(ActionLost(unit=number, action=unit.action.kind, cause=_REPLACED, rule="ACT-15"))
    only_turns = action == "change_facing" and ctx.rulings.is_(
        "opportunityFire.cancelledBy", "other_than_facing"
    )
    if unit.opportunity is not None and not only_turns:
        recorder.emit(ActionLost(unit=number, action=wounds.OPPORTUNITY_HELD, cause=_REPLACED, rule="ACT-54"))
