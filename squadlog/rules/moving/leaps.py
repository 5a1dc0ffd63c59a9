"""Jumps and dives: straight ahead over half-cover obstacles (ACT-41..48, AMB-28, AMB-29, AMB-139)."""

from dataclasses import replace
from fractions import Fraction

from squadlog.base.lengths import in_metres
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionDeclared, PlaceTaken, UnitMoved
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Posture, Trace, Unit
from squadlog.facts.ground_facts import GRACE_M, Metres, MoveFacts, StatedMove, Waypoint
from squadlog.rules.common.arriving import ON, position_after, settle
from squadlog.rules.common.context import RulesContext
from squadlog.rules.moving import bounce
from squadlog.rules.moving.marching import check_form, check_ground, in_the_way, move, no, refusal_move, turns
from squadlog.rules.moving.path import FAST, exact, forbidden
from squadlog.rules.moving.step_costs import Leap, leap_metres

LOW_OBSTACLE = "low_obstacle"
_AFTER = "after:"
_AS_FAR_AS = "as_far_as:"
_BY_WAY_OF = "by_way_of:"


def jump_metres(ctx: RulesContext) -> float:
    """Metres of a jump under gravity when nothing is stated: the width it clears, or the table's figure (AMB-28)."""
    if ctx.rulings.is_("jump.distance", "clear_obstacle"):
        return ctx.book.move_modes["jump"].crosses_m
    return float(ctx.rulings.choice("jump.distance"))


def dive_metres(unit: Unit, ctx: RulesContext) -> float:
    """Metres of a dive, by the mode of the subphase before it began (ACT-46..48, AMB-29)."""
    told = [extra for extra in (unit.action.extras if unit.action else ()) if extra.startswith(_AFTER)]
    before = told[-1].removeprefix(_AFTER) if told else unit.before.mode
    row = ctx.book.move_modes["dive"]
    return row.after_m.get(before or "none", row.after_m["none"])


def is_past_something(facts: MoveFacts, within_m: Fraction) -> bool:
    """Whether a leap leads over a low obstacle that is no farther than that, as measured or as stated.

    ACT-45, AMB-29.
    """
    passes = any(passed.kind == LOW_OBSTACLE and passed.at_m < within_m for passed in facts.passed)
    return passes or any(LOW_OBSTACLE in metre for metre in facts.ground)


def _objection(
    battle: Battle, unit: Unit, mode: str, facts: MoveFacts, ctx: RulesContext, *, farthest: Fraction
) -> Refusal | None:
    """What both have in common: straight ahead, no farther than printed, onto ground that allows it."""
    if turns(facts):
        return no("straight-ahead", f"A {mode} goes straight ahead.", "MOV-01", "Turn before or after it.")
    stated = facts.distance.value
    if stated is not None and stated > float(farthest) + GRACE_M:
        most = in_metres(float(farthest))
        sentence = f"A {mode} carries {unit.soldier.name} {most} at most, not {in_metres(stated)}."
        rule = "ACT-42" if mode == "jump" else "ACT-45"
        said = f"State {in_metres(float(farthest))} or less."
        if mode == "dive" and farthest < stated <= _diving(battle, unit, ctx).farthest:
            said = f"State {in_metres(float(farthest))} or less, or name the obstacle: over low-obstacle."
        return no("too-far", sentence, rule, said)
    if refused := in_the_way(facts):
        return refused
    pack_on = bounce.pack_in_use(battle, unit, ctx)
    if any(mode in forbidden(metre, pack_on=pack_on, ctx=ctx) for metre in facts.ground):
        return no("mode-forbidden", f"The ground does not allow a {mode}.", "TER-03", "Walk instead.")
    return None


def _low(unit: Unit, mode: str) -> Refusal:
    rule = "ACT-23" if unit.posture == "prone" else "ACT-25"
    sentence = f"{unit.soldier.name} is {unit.posture} and cannot {mode}."
    return no("not-standing", sentence, rule, "Stand up first.")


def refusal_jump(battle: Battle, unit_id: int, facts: MoveFacts, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot jump, or None (ACT-41, ACT-42). One that kneels on an obstacle may jump off (AMB-139)."""
    if refused := check_form(battle, unit_id, "jump", facts, ctx):
        return refused
    unit = battle.units[unit_id]
    if refused := refusal_jumper(unit):
        return refused
    leap = leap_metres(battle, unit, "jump", jump_metres(ctx), ctx)
    return _objection(battle, unit, "jump", facts, ctx, farthest=leap.farthest)


def refusal_jumper(unit: Unit) -> Refusal | None:
    """Why the unit cannot jump as it is, wherever to, or None (ACT-41, MOV-11, AMB-139)."""
    on_top = unit.posture == "kneeling" and unit.place.startswith(ON)
    return check_ground(unit, "jump") if unit.posture == "standing" or on_top else _low(unit, "jump")


def refusal_diver(unit: Unit) -> Refusal | None:
    """Why the unit cannot dive as it is, wherever to, or None (ACT-44, MOV-11)."""
    return check_ground(unit, "dive") if unit.posture == "standing" else _low(unit, "dive")


def refusal_dive(
    battle: Battle, unit_id: int, facts: MoveFacts, ctx: RulesContext, *, past: bool = False
) -> Refusal | None:
    """Why the unit cannot dive, or None (ACT-44, ACT-45).

    `past`: it is said what it dives over, so that it may land just behind that (AMB-29). Where a dive is added to a
    move (AMB-29), the distance stated with the declaration is that of the move.
    """
    if refused := check_form(battle, unit_id, "dive", facts, ctx):
        return refused
    unit = battle.units[unit_id]
    if refused := refusal_diver(unit):
        return refused
    if ctx.rulings.is_("dive.distance", "added") and unit.before.mode in FAST:
        return refusal_move(battle, unit_id, unit.before.mode, facts, ctx)
    leap = _diving(battle, unit, ctx)
    farthest = leap.farthest if past or is_past_something(facts, leap.farthest) else leap.anyhow
    return _objection(battle, unit, "dive", facts, ctx, farthest=farthest)


def _diving(battle: Battle, unit: Unit, ctx: RulesContext) -> Leap:
    return leap_metres(battle, unit, "dive", dive_metres(unit, ctx), ctx)


def refusal_landing(battle: Battle, unit_id: int, facts: MoveFacts, ctx: RulesContext) -> Refusal | None:
    """Why a dive under way cannot come down so, or None: straight ahead and no farther than it carries (ACT-45)."""
    unit = battle.units[unit_id]
    leap, meant = _diving(battle, unit, ctx), _stated_m(unit)
    past = is_past_something(facts, leap.farthest) or (
        unit.action is not None and unit.action.feature is not None
    )
    farthest = leap.farthest if past else leap.anyhow
    return check_ground(unit, "dive") or _objection(
        battle, unit, "dive", facts, ctx, farthest=max(farthest, exact(meant or 0.0))
    )


def _stated_m(unit: Unit) -> float | None:
    """The metres that were stated with the declaration of a dive under way."""
    extras = unit.action.extras if unit.action is not None else ()
    meant = [extra for extra in extras if extra.startswith(_AS_FAR_AS)]
    return float(meant[-1].removeprefix(_AS_FAR_AS)) if meant else None


def _land(
    recorder: EventRecorder,
    unit: Unit,
    mode: str,
    facts: MoveFacts,
    *,
    usual: Fraction,
    stop_at_m: float | None,
    posture: Posture,
    onto: str = "",
) -> None:
    """Come down as far as meant, at the usual distance if nothing is, and before whatever is in the way."""
    wishes = [exact(wish) for wish in (facts.distance.value, stop_at_m) if wish is not None]
    metres = float(min(wishes) if wishes else usual)
    if facts.stop is not None:
        metres = min(metres, facts.stop.at_m)
    recorder.emit(
        UnitMoved(
            unit=unit.id,
            trace=Trace(mode=mode, metres=metres),
            charged=metres,
            allowance=max(metres, float(usual)),
            since_turn_m=unit.since_turn_m + metres,
            facts=facts,
            posture=posture,
            to=position_after(facts, metres),
        )
    )
    settle(recorder, unit.id, facts, metres, onto=onto)


def _onto(unit: Unit) -> str:
    """What the unit means to land on: the feature it names with the word `onto`, or nothing (AMB-139)."""
    action = unit.action
    return (action.feature or "obstacle") if action is not None and "onto" in action.extras else ""


def jump(
    recorder: EventRecorder,
    unit_id: int,
    facts: MoveFacts,
    ctx: RulesContext,
    *,
    stop_at_m: float | None = None,
) -> None:
    """Make the unit jump over, onto or off a half-cover obstacle, and end kneeling (ACT-41..43)."""
    unit = recorder.battle.units[unit_id]
    onto = "" if stop_at_m is not None else _onto(unit)
    leap = leap_metres(recorder.battle, unit, "jump", jump_metres(ctx), ctx)
    top = f"{ON}{onto}" if onto else ""
    _land(recorder, unit, "jump", facts, usual=leap.usual, stop_at_m=stop_at_m, posture="kneeling", onto=top)
    if not facts.way and (onto or unit.place.startswith(ON)):
        recorder.emit(PlaceTaken(unit=unit_id, floor=unit.floor, place=top))


def dive(
    recorder: EventRecorder,
    unit_id: int,
    facts: MoveFacts,
    ctx: RulesContext,
    *,
    stop_at_m: float | None = None,
) -> None:
    """Play one subphase of a dive: the first braces the diver, the last lands it prone (ACT-44..48, AMB-29).

    A diver whose action was lost on the way lands only if it was already in the last subphase.
    """
    unit = recorder.battle.units[unit_id]
    action = unit.action
    if action is not None and action.end > recorder.battle.now:
        _brace(recorder, unit, facts, ctx)
        return
    if action is None and unit.before.mode != "dive":
        _emit_dive(recorder, unit, facts)
        return
    leap = leap_metres(recorder.battle, unit, "dive", dive_metres(unit, ctx), ctx)
    facts = _as_meant(unit, facts)
    _land(recorder, unit, "dive", facts, usual=leap.usual, stop_at_m=stop_at_m, posture="prone")


def was_let_stand(unit: Unit) -> bool:
    """Whether the unit is in a dive that the table let stand against the rules of movement (GEN-06)."""
    action = unit.action
    return action is not None and action.kind == "dive" and "movement" in action.let_stand


def as_let_stand(unit: Unit, stated: StatedMove) -> StatedMove:
    """How a dive that was let stand goes on: the way it was declared to take, unless another is said now (GEN-06)."""
    extras = unit.action.extras if unit.action is not None else ()
    noted = [extra.removeprefix(_BY_WAY_OF) for extra in extras if extra.startswith(_BY_WAY_OF)]
    if stated.path or not noted:
        return stated
    points = (tuple(map(float, point.split(","))) for point in noted)
    return replace(stated, path=tuple(Waypoint(x=x, y=y) for x, y in points))


def _as_meant(unit: Unit, facts: MoveFacts) -> MoveFacts:
    """The landing spot stated with the declaration counts when none is stated now; a drift goes on past it (ZRG-10)."""
    action = unit.action
    if facts.distance.value is not None or action is None or action.end > action.start.later(1):
        return facts
    meant = _stated_m(unit)
    return facts if meant is None else replace(facts, distance=Metres(value=meant, origin="stated"))


def _emit_dive(recorder: EventRecorder, unit: Unit, facts: MoveFacts) -> None:
    trace = Trace(mode="dive")
    told = UnitMoved(
        unit=unit.id, trace=trace, charged=0.0, allowance=0.0, since_turn_m=unit.since_turn_m, facts=facts
    )
    recorder.emit(told)


def _brace(recorder: EventRecorder, unit: Unit, facts: MoveFacts, ctx: RulesContext) -> None:
    """Play the first second of a dive, and note how the unit came and how far it means to land."""
    before = unit.before.mode if unit.before.mode in FAST else None
    added = ctx.rulings.is_("dive.distance", "added")
    if added and before:
        move(recorder, unit.id, before, facts, ctx)
    else:
        _emit_dive(recorder, unit, facts)
    if unit.action is not None and unit.declaration is not None:
        notes = [f"{_AFTER}{before or 'none'}"]
        if not added and facts.distance.value is not None:
            notes.append(f"{_AS_FAR_AS}{facts.distance.value}")
        if was_let_stand(unit):
            notes += [f"{_BY_WAY_OF}{point.x},{point.y}" for point in unit.declaration.move.path]
        noted = replace(unit.action, extras=(*unit.action.extras, *notes))
        recorder.emit(ActionDeclared(unit=unit.id, declaration=unit.declaration, action=noted))
