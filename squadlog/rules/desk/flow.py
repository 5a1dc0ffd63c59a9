"""What goes on by itself in each step, as far as it needs nobody's word (SEQ, ACT-02..09); `steps` is their table."""

from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events import turn as turn_events
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.battle.state import Battle, Stage, Unit
from squadlog.rules.after_the_end.record import EndUndone
from squadlog.rules.blasts import resolving
from squadlog.rules.common import wounds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.schedule import ScheduledPart
from squadlog.rules.common.kept.explosions import STAGE as EXPLOSIONS
from squadlog.rules.common.kept.explosions import exploding
from squadlog.rules.desk import phases
from squadlog.rules.desk.chapters import desk, scheduled_effects
from squadlog.rules.desk.ending import count_anew, end
from squadlog.rules.desk.led import lead_units
from squadlog.rules.desk.perform import moving_mode, perform
from squadlog.rules.desk.phases import next_phase
from squadlog.rules.desk.switching import give_up_what_goes, open_set_up
from squadlog.rules.fire import shots
from squadlog.rules.house import stairs
from squadlog.rules.melee import engaging, openings, resolution
from squadlog.rules.moving import bounce, zero_gravity
from squadlog.rules.turn import initiative


def waits(_recorder: EventRecorder, _ctx: RulesContext) -> bool:
    """Never: nothing goes on by itself before the battle, and when it is over."""
    return False


def open_fights(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Melees open, then the groupings act (ACT-03)."""
    openings.open_melees(recorder, ctx)
    if recorder.battle.pending is None:
        recorder.emit(turn_events.StageEntered(stage="actions"), turn_events.SlotOpened(place=0))
    return True


def fire_step(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Shots that wait are rolled one by one, then what chapters throw; then all take effect together.

    ACT-04, AMB-84, GRN-41.
    """
    shots.drop_unable(recorder, ctx)
    if recorder.battle.fire_queue:
        return False
    desk(recorder.battle.chapters).fire.volleys(recorder, ctx.at(recorder.battle))
    shots.apply_effects(recorder, ctx)
    explosions_first = ctx.rulings.is_("subphase.order", "melee_after_explosions")
    recorder.emit(
        turn_events.StageEntered(
            stage=EXPLOSIONS if explosions_first and _goes_off(recorder.battle) else "melee"
        )
    )
    return True


def explosions_step(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Explosions go off one after the other, just before melee or after it (GRN-34, A-67)."""
    if _goes_off(recorder.battle):
        return resolving.runs(recorder, ctx)
    if ctx.rulings.is_("subphase.order", "melee_after_explosions"):
        recorder.emit(turn_events.StageEntered(stage="melee"))
    else:
        _close(recorder, ctx)
    return True


def _goes_off(battle: Battle) -> bool:
    return exploding(battle).due(battle.now) is not None


def after_initiative(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """The order is set as soon as everybody has chosen; then the turn goes on (INI-06)."""
    if recorder.battle.standings and not recorder.battle.order:
        initiative.set_order(recorder)
    if not recorder.battle.order:
        return False
    turn_goes_on(recorder, phases.INITIATIVE, ctx)
    return True


def turn_goes_on(recorder: EventRecorder, after: Stage, ctx: RulesContext) -> None:
    """Go on to the phase after `after`: a step of a chapter, the first subphase, or the end of the turn (ADV-05)."""
    match next_phase(recorder.battle, after):
        case phases.ACTIONS:
            # The first of the turn, or the one that the table has set since (LOG-01).
            _open_subphase(recorder, recorder.battle.now, ctx)
        case phases.END if _goes_on_after(recorder.battle.now, ctx):
            # Set back by the table in a step that comes after the last subphase.
            _open_subphase(recorder, recorder.battle.now, ctx)
        case phases.END:
            _end_turn(recorder, ctx)
        case stage:
            recorder.emit(turn_events.StageEntered(stage=stage))


def _open_subphase(recorder: EventRecorder, moment: Moment, ctx: RulesContext) -> None:
    recorder.emit(turn_events.SubphaseOpened(moment=moment))
    fall_due(recorder, ctx, "opens")
    stairs.enter(recorder)
    engaging.cleanup(recorder, ctx)


def fall_due(recorder: EventRecorder, ctx: RulesContext, *parts: ScheduledPart) -> None:
    """Bring about what is due by now in these `parts` of the subphase, part by part and chapter by chapter."""
    dues = scheduled_effects(recorder.battle)
    for part in parts:
        for due in dues:
            if due.part == part and due.at <= recorder.battle.now and due.happens is not None:
                due.happens(recorder, ctx)


def act(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Slot by slot, the groupings in their order (ACT-02)."""
    battle = recorder.battle
    if battle.resolving:
        perform(recorder, battle.resolving[0], ctx)
        return True
    grouping = battle.active
    if grouping is None:
        recorder.emit(turn_events.StageEntered(stage="fire"))
        return True
    # Here only for tables that open fights at the defender's place in the order (AMB-141).
    openings.open_melees(recorder, ctx)
    if recorder.battle is not battle:
        return True
    if lead_units(recorder, ctx):
        return True
    waiting = tuple(unit for unit in battle.members(grouping.id) if not unit.out and not unit.performed)
    if not waiting:
        desk(battle.chapters).turn.slot_ends(recorder, ctx)
        recorder.emit(turn_events.SlotOpened(place=battle.acting + 1))
        return True
    if any(has_a_choice(battle, unit, ctx) for unit in waiting):
        return False
    recorder.emit(ResolutionOrdered(order=tuple(unit.id for unit in waiting)))
    return True


def has_a_choice(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether the owner of a unit that has not acted has anything to say about it, if only that its orders are done."""
    if unit.out or unit.performed:
        return False
    if unit.declaration is not None:
        return True
    if unit.held and why_incapacitated(unit, battle.now):
        return False
    if engaging.must_answer(battle, unit.id):
        return not wounds.is_dazed(unit, battle.now, ctx)
    if wounds.is_dazed(unit, battle.now, ctx):
        return unit.action is None and unit.posture != "prone" and unit.dazed_at != battle.now
    if unit.action is None:
        return True
    if zero_gravity.drifts(battle, unit):
        return unit.action.end == battle.now
    combined = unit.action.kind not in ("jump", "dive") and moving_mode(unit) not in (None, "turn")
    return combined or bounce.must_keep_moving(battle, unit, ctx)


def melee_step(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Melees are fought, and the subphase closes (ACT-05)."""
    engaging.cleanup(recorder, ctx)
    resolution.ask_shares(recorder, ctx)
    if recorder.battle.pending is not None:
        return False
    resolution.resolve_melees(recorder, ctx)
    engaging.cleanup(recorder, ctx)
    if _goes_off(recorder.battle):
        recorder.emit(turn_events.StageEntered(stage=EXPLOSIONS))
    else:
        _close(recorder, ctx)
    return True


def _close(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Bring about what is due as a subphase closes, then go on or end the turn (ACT-17, SEQ-07).

    Airlock doors shut, for example. Read literally, the track advances at the start and again at the end of a subphase
    (AMB-08).
    """
    fall_due(recorder, ctx, "closes", "rally")
    now = recorder.battle.now
    recorder.emit(turn_events.SubphaseClosed(moment=now))
    if _goes_on_after(now, ctx):
        _open_subphase(recorder, now.later(_boxes(ctx)), ctx)
    else:
        turn_goes_on(recorder, phases.ACTIONS, ctx)


def _boxes(ctx: RulesContext) -> int:
    return 2 if ctx.rulings.is_("track.advanceTiming", "both") else 1


def _goes_on_after(now: Moment, ctx: RulesContext) -> bool:
    """Whether another subphase of this turn comes after that one."""
    return now.subphase + _boxes(ctx) <= SUBPHASES


def _end_turn(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Play the End Phase: end the battle, or begin the next turn (END-01..04)."""
    now = recorder.battle.now
    desk(recorder.battle.chapters).turn.ends(recorder, ctx)
    recorder.emit(turn_events.TurnEnded(turn=now.turn))
    if reason := _ending(recorder.battle, ctx):
        end(recorder, reason, ctx)
    else:
        give_up_what_goes(recorder, ctx)
        begin_turn(recorder, now.turn + 1, ctx)


def set_right_after_the_end(recorder: EventRecorder, before: Battle, ctx: RulesContext) -> None:
    """Apply a correction after the end: play on if the cause of the end is gone, else count victory anew."""
    if before.result == _ending(before, ctx) and not _ending(recorder.battle, ctx):
        recorder.emit(EndUndone())
        give_up_what_goes(recorder, ctx)
        begin_turn(recorder, recorder.battle.now.turn + 1, ctx)
    else:
        count_anew(recorder, before, ctx)


def begin_turn(recorder: EventRecorder, turn: int, ctx: RulesContext) -> None:
    """Begin a turn, with all that its chapters do at its beginning."""
    before = recorder.battle.chapters
    recorder.emit(turn_events.TurnBegun(turn=turn))
    open_set_up(recorder, before)
    desk(recorder.battle.chapters).turn.begins(recorder, ctx.at(recorder.battle))


def _ending(battle: Battle, ctx: RulesContext) -> str:
    """Why the battle ends with this turn, or nothing (END-02, AMB-09)."""
    if ctx.rulings.is_("endPhase.checkVictory", "no"):
        return ""
    if battle.setup.turns is not None and battle.now.turn >= battle.setup.turns:
        return f"turn {battle.setup.turns} was the last"
    if reason := desk(battle.chapters).score.ending(battle):
        return reason
    gone = sides_gone(battle)
    return f"nobody is left to fight for {' or '.join(gone)}" if gone else ""


def sides_gone(battle: Battle) -> list[str]:
    """The names of the sides with no unit left in action and none awaited (END-02)."""
    fit = {unit.side for unit in battle.units.values() if not unit.out}
    fit.update(desk(battle.chapters).score.awaited(battle))
    return [battle.setup.side_name(side) for side in battle.side_ids() if side not in fit]
