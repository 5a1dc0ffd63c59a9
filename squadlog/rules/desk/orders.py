"""Orders other than a new action: going on, pausing, giving up, facing an attacker, engaging, getting away.

ACT-15, ACT-20, CMB-15, MEL-03, MEL-07, MEL-12.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from squadlog.base.names import as_sentence
from squadlog.battle.commands import Cancel, Continue, Declare, Engage, Escape, FaceAttacker, Hold
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionDeclared, ActionLost, UnitPerformed
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle, Declaration, Unit
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common import wounds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import WHATEVER
from squadlog.rules.common.slot import its_slot, out_of_turn, timing
from squadlog.rules.desk.declaring import chapter_refusals
from squadlog.rules.melee import engaging
from squadlog.rules.moving import movement, zero_gravity
from squadlog.rules.moving.leaps import refusal_landing
from squadlog.rules.moving.marching import check_form
from squadlog.rules.moving.step_costs import NO_GROUND

_STANDING = "standing"
_SLOWER: Mapping[str, tuple[str, ...]] = {"run": ("walk",)}
_IN_PLACE = (_STANDING, "kneel", "stairs", "jump")


def objections_continue(battle: Battle, command: Continue, ctx: RulesContext) -> Iterator[Refusal]:
    """What speaks against a busy unit going on, with or without moving."""
    if refused := out_of_turn(battle, command.unit):
        yield refused
        return
    unit = battle.units[command.unit]
    if unit.action is None:
        sentence = f"{unit.called} has no action in progress."
        yield nonsense("not-busy", sentence, "ACT-16", "Declare one, or hold.")
        return
    if engaging.must_answer(battle, unit.id) and not _moves_clear(unit, command, ctx):
        sentence = f"{unit.called} has been attacked in melee."
        yield timing("engaged", sentence, "MEL-05", "Face it, or move clear.")
    if refused := continued_move_objection(battle, unit, command, ctx):
        yield refused
    if command.engage is not None:
        yield from filter(
            None, [engaging.refusal_engage(battle, Engage(unit=unit.id, target=command.engage), ctx)]
        )


def continued_move_objection(
    battle: Battle, unit: Unit, command: Continue, ctx: RulesContext
) -> Refusal | None:
    """Moving on within a combined action: as declared or slower, if the reading allows it (CMB-15, AMB-25)."""
    mode = (unit.action.mode if unit.action else None) or _STANDING
    move = _going_on(unit, command.move)
    facts = ctx.meets(unit.id, _mode(unit, command), move)
    if refused := check_form(battle, unit.id, "walk", facts, ctx):
        return refused
    if _dives(unit):
        return refusal_landing(battle, unit.id, facts, ctx)
    if (mode in _IN_PLACE and move.swings) or (mode in (*_IN_PLACE, "turn") and move.goes):
        sentence = f"{unit.called} did not declare a move beside the action."
        return timing("no-move", sentence, "CMB-15", "Start again.")
    if command.mode not in (None, mode, *_SLOWER.get(mode, ())):
        sentence = f"{unit.called} declared the action with {mode}; {command.mode} is not a slower move mode."
        return timing("faster", sentence, "CMB-15", "Move as declared or slower, or start again.")
    if not move.goes and not move.swings:
        return movement.refusal_stand_still(battle, unit.id, ctx)
    if ctx.rulings.is_("combine.movePerSubphase", "once"):
        return timing("moved-once", "A combined action moves in its first subphase only.", "CMB-15")
    return movement.refusal_move(battle, unit.id, command.mode or mode, facts, ctx)


def _mode(unit: Unit, command: Continue) -> str:
    return (
        "dive" if _dives(unit) else command.mode or (unit.action.mode if unit.action else None) or _STANDING
    )


def _moves_clear(unit: Unit, command: Continue, ctx: RulesContext) -> bool:
    return ctx.meets(unit.id, _mode(unit, command), _going_on(unit, command.move)).clears.value


def _dives(unit: Unit) -> bool:
    return unit.action is not None and unit.action.kind == "dive"


def _going_on(unit: Unit, move: StatedMove) -> StatedMove:
    """A unit that goes on covers no ground unless it says so; only a dive carries by itself (CMB-15, ACT-46)."""
    return move if _dives(unit) or move.goes else replace(move, distance_m=0.0)


def resolve_continue(recorder: EventRecorder, command: Continue, ctx: RulesContext) -> None:
    """Record how the action goes on; a unit that may move but declared no move walks, or turns."""
    unit = recorder.battle.units[command.unit]
    move, mode = _going_on(unit, command.move), command.mode
    if mode is None and not _dives(unit) and (unit.action is None or unit.action.mode in (None, *NO_GROUND)):
        mode = "walk" if move.goes else "turn" if move.swings else None
    facts = ctx.meets(command.unit, mode or _mode(unit, command), move)
    short = movement.falls_short(recorder.battle, command.unit, mode or _mode(unit, command), facts, ctx)
    declaration = Declaration(
        choice="continue",
        mode=mode,
        move=move,
        engage=command.engage,
        overruled=short or (command.engage is not None and "melee" in ctx.let_stand),
    )
    recorder.emit(ActionDeclared(unit=command.unit, declaration=declaration))


def objections_hold(battle: Battle, command: Hold, ctx: RulesContext) -> Iterator[Refusal]:
    """A pause is refused only to a unit that cannot stop (BNC-09) or must answer an attacker (MEL-05)."""
    if refused := out_of_turn(battle, command.unit):
        yield refused
        return
    unit = battle.units[command.unit]
    if engaging.must_answer(battle, unit.id):
        sentence = f"{unit.called} has been attacked in melee."
        yield timing("engaged", sentence, "MEL-05", "Face it, or move clear.")
    if refused := movement.refusal_stand_still(battle, unit.id, ctx):
        yield refused


def resolve_hold(recorder: EventRecorder, command: Hold, _ctx: RulesContext) -> None:
    """Record that the unit does nothing new: its action goes on, but one begun in this slot is given up (ACT-20)."""
    action = recorder.battle.units[command.unit].action
    if action is not None and action.start == recorder.battle.now:
        recorder.emit(ActionLost(unit=command.unit, action=action.kind, cause="given up", rule="ACT-15"))
    recorder.emit(ActionDeclared(unit=command.unit, declaration=Declaration(choice="nothing")))


def objections_cancel(battle: Battle, command: Cancel, ctx: RulesContext) -> Iterator[Refusal]:
    """An action can be given up at any point of the action step, except a running melee (AMB-132)."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
    elif unit.action is None and unit.opportunity is None:
        yield nonsense("nothing-to-cancel", f"{unit.called} has nothing in progress.", "ACT-15")
    elif battle.stage != "actions" or battle.pending is not None:
        yield nonsense("not-now", "Give up actions in the action step.", "ACT-15")
    elif refused := zero_gravity.refusal_adrift(battle, unit):
        yield refused
    elif unit.fighting and ctx.rulings.is_("melee.cancel", "no"):
        yield timing("melee-runs", f"{unit.called} is held in melee until it is resolved.", "MEL-19")


def resolve_cancel(recorder: EventRecorder, command: Cancel, ctx: RulesContext) -> None:
    """Give up the action under way with all its AP (ACT-15).

    The subphase is spent too where another action may start only in the next one (AMB-125).
    """
    wounds.lose_action(recorder, command.unit, "given up", "ACT-15")
    over = ctx.rulings.is_("action.cancelSameSubphase", "no")
    if over and not recorder.battle.units[command.unit].performed:
        recorder.emit(UnitPerformed(unit=command.unit))


def objections_face(battle: Battle, command: FaceAttacker, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to face: it is for a unit attacked hand to hand this subphase that has not acted (MEL-07)."""
    if refused := out_of_turn(battle, command.unit):
        yield refused
    elif not engaging.must_answer(battle, command.unit):
        yield nonsense("not-attacked", f"No enemy has attacked unit {command.unit} in melee.", "MEL-07")
    elif why := wounds.unable(battle.units[command.unit], battle.now, ctx):
        yield timing(why[0], f"{battle.units[command.unit].called} is {why[0]}.", "WND-04")


def resolve_face(recorder: EventRecorder, command: FaceAttacker, ctx: RulesContext) -> None:
    """Spend the unit's subphase on turning to face its attacker; the fight opens in the next one (MEL-07)."""
    declaration = Declaration(choice="face", overruled="timing" in ctx.let_stand)
    recorder.emit(ActionDeclared(unit=command.unit, declaration=declaration))


def objections_escape(battle: Battle, command: Escape, ctx: RulesContext) -> Iterator[Refusal]:
    """The move that a successful avoidance owes: clear of the attacker, and one the unit can make (MEL-12).

    Whoever kneels by then cannot move at all (ACT-25): it stays, which is no move to judge.
    """
    unit = battle.units.get(command.unit)
    stays = command.mode == "kneel" and unit is not None and unit.posture == "kneeling"
    if refused := engaging.refusal_escape(battle, command, ctx):
        if stays and refused.subsystem is not None:
            return
        yield refused
        if refused.subsystem is None:
            return
    if stays:
        return
    if command.mode in NO_GROUND:
        sentence = as_sentence(f"{command.mode} covers no ground; getting away is a move")
        yield timing("no-escape-so", sentence, "MEL-12", "Walk, run or crawl away.")
        return
    if refused := engaging.avoid_too_far(battle, command.unit, command.move.distance_m, ctx):
        yield refused
    facts = ctx.meets(command.unit, command.mode, command.move)
    if refused := movement.refusal_move(battle, command.unit, command.mode, facts, ctx):
        yield refused


def objections_engage(battle: Battle, command: Engage, ctx: RulesContext) -> Iterator[Refusal]:
    """A unit declares melee in its grouping's slot, before or after it performed a move (MEL-03, AMB-140)."""
    unit, grouping = battle.units.get(command.unit), battle.active
    if unit is None or command.target not in battle.units:
        yield unknown_unit(command.unit if unit is None else command.target)
    elif battle.pending is not None or battle.resolving or grouping is None or unit.grouping != grouping.id:
        yield nonsense("not-its-slot", f"It is not the slot of {unit.called}.", "MEL-03", its_slot(unit))
    else:
        attack = Declare(unit=command.unit, action="engage", engage=command.target)
        yield from chapter_refusals(battle, attack, (attack.action, WHATEVER), ctx)
        if refused := engaging.refusal_engage(battle, command, ctx):
            yield refused


def resolve_engage(recorder: EventRecorder, command: Engage, ctx: RulesContext) -> None:
    """Engage the target at once if the unit has performed, else with what it does in this subphase."""
    unit = recorder.battle.units[command.unit]
    if unit.performed:
        engaging.engage(recorder, command.unit, command.target, ctx, let_stand="melee" in ctx.let_stand)
        return
    declared = unit.declaration or Declaration(choice="nothing")
    overruled = declared.overruled or "melee" in ctx.let_stand
    told = replace(declared, engage=command.target, overruled=overruled)
    recorder.emit(ActionDeclared(unit=unit.id, declaration=told))
