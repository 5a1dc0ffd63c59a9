"""Carrying out one unit's part of a subphase: its move, what its action does when it ends, and melee declared.

A move may be interrupted along its way: then `perform` stops with a question pending and is called again once all have
answered.
"""

from typing import Literal

from squadlog.base.records import replace
from squadlog.battle.commands import Escape, OpportunityShot
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events import action as actions
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import Battle, Declaration, Ongoing, Unit
from squadlog.facts.ground_facts import Metres, MoveFacts
from squadlog.rules.common import wounds
from squadlog.rules.common.arriving import as_free
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.along_the_way import meet_on_the_way
from squadlog.rules.desk.asked_anew import ask_anew
from squadlog.rules.desk.chapters import desk
from squadlog.rules.fire import mid_move, opportunity
from squadlog.rules.house import doors, elevators
from squadlog.rules.melee import engaging, reach
from squadlog.rules.moving import leaps, movement, zero_gravity
from squadlog.rules.moving.step_costs import IN_PLACE, NO_GROUND

_LEAPS = ("jump", "dive")
_GOES_ON = Declaration(choice="continue")


def perform(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    """Perform one unit's slot; stop early, with an offer pending, when a watcher must be asked."""
    desk(recorder.battle.chapters).actions.part_begins(recorder, number, ctx)
    ctx = ctx.at(recorder.battle)
    unit = recorder.battle.units[number]
    lost = unit.action is None and unit.declaration is not None and unit.declaration.choice == "start"
    # A daze costs whatever was under way: what a dazed unit is doing all the same was let stand, or is going down.
    able = unit.action is not None or _is_overruled(unit) or not wounds.unable(unit, recorder.battle.now, ctx)
    if able and not (unit.out or lost):
        went = _move(recorder, number, ctx) if _moves(unit) else "on"
        if went == "waits":
            return
        if went == "on":
            _take_effect(recorder, number, ctx)
            _declare_melee(recorder, number, ctx)
    recorder.emit(actions.UnitPerformed(unit=number))


def moving_mode(unit: Unit) -> str | None:
    """How the unit moves in this subphase, as declared: a mode, `jump`, `dive`, or None."""
    action = unit.action
    if action is None:
        return None
    if action.kind in ("jump", "dive"):
        return action.kind
    if action.kind == "change_facing":
        return "turn"
    if unit.declaration is not None and unit.declaration.mode is not None:
        return unit.declaration.mode
    return None if action.mode in IN_PLACE else action.mode


def _moves(unit: Unit) -> bool:
    mode = moving_mode(unit)
    declared = unit.declaration or _GOES_ON
    if mode is None or unit.action is None:
        return False
    if declared.choice == "start" or mode == "dive":
        return True
    return declared.choice == "continue" and (declared.move.goes or declared.move.swings)


def _move(recorder: EventRecorder, number: int, ctx: RulesContext) -> Literal["on", "waits", "stopped"]:
    """Move the unit, unless watchers must be asked first; what lies on its way may end that, and all it was doing."""
    unit = recorder.battle.units[number]
    facts = _facts(recorder.battle, unit, moving_mode(unit) or "", ctx)
    before = recorder.battle
    if (
        halt := meet_on_the_way(recorder, number, _as_far_as_it_goes(before, unit, facts, ctx), ctx)
    ) is not None:
        if halt.at_m is None:
            return "waits"
        _cut_short(recorder, before, number, halt.at_m, ctx)
        return "stopped"
    if recorder.battle is not before:
        ctx = ctx.at(recorder.battle)
        facts = _facts(recorder.battle, recorder.battle.units[number], moving_mode(unit) or "", ctx)
    _travel(recorder, number, moving_mode(unit) or "", facts, ctx)
    if not facts.way and unit.action is not None and unit.action.kind == "move" and unit.action.feature:
        doors.pass_through(recorder, number, unit.action.feature)
    _drift(recorder, number, facts, ctx)
    if _is_clear(recorder, number, facts, ctx) and recorder.battle.units[number].moved.metres:
        engaging.end_evaded(recorder, number)
    return "on"


def _facts(battle: Battle, unit: Unit, mode: str, ctx: RulesContext) -> MoveFacts:
    """What the move meets now; somebody may have come into its way since it was declared."""
    declared, stated = unit.declaration or _GOES_ON, (unit.declaration or _GOES_ON).move
    dives = leaps.was_let_stand(unit) and not zero_gravity.drifts(battle, unit)
    facts = ctx.surveyor.move(unit.id, mode, leaps.as_let_stand(unit, stated) if dives else stated)
    return as_free(facts, overruled=declared.overruled or dives)


def _as_far_as_it_goes(battle: Battle, unit: Unit, facts: MoveFacts, ctx: RulesContext) -> MoveFacts:
    """The facts with the metres that it covers in this subphase, where as far as it goes was meant (MOV-06)."""
    mode = moving_mode(unit) or ""
    free = mode in _LEAPS or mode in NO_GROUND or _is_overruled(unit)
    if not facts.way or facts.distance.value is not None or free:
        return facts
    goes_m = movement.goes_m(battle, unit.id, mode, facts, ctx)
    return replace(facts, distance=Metres(value=goes_m, origin="measured"))


def _is_overruled(unit: Unit) -> bool:
    return unit.declaration is not None and unit.declaration.overruled


def _is_clear(recorder: EventRecorder, number: int, facts: MoveFacts, ctx: RulesContext) -> bool:
    """Whether the move ended beyond 1 m of the unit's enemies; measured where it ended, not where it was meant to."""
    if facts.clears.origin != "measured":
        return facts.clears.value
    there = ctx.at(recorder.battle).surveyor
    foes = (e.attacker if e.defender == number else e.defender for e in recorder.battle.engaging(number))
    return not any(there.reach(number, foe, None).value for foe in foes)


def _travel(
    recorder: EventRecorder,
    number: int,
    mode: str,
    facts: MoveFacts,
    ctx: RulesContext,
    *,
    stop_at_m: float | None = None,
    begun: Battle | None = None,
) -> None:
    overruled = _is_overruled(recorder.battle.units[number])
    before = recorder.battle.units[number].place
    if mode == "jump":
        movement.jump(recorder, number, facts, ctx, stop_at_m=stop_at_m)
    elif mode == "dive":
        movement.dive(recorder, number, facts, ctx, stop_at_m=stop_at_m)
    else:
        movement.move(
            recorder, number, mode, facts, ctx, stop_at_m=stop_at_m, begun=begun, overruled=overruled
        )
    if facts.way:
        doors.note_passage(recorder, number, facts, recorder.battle.units[number].moved.metres, before)


def _drift(recorder: EventRecorder, number: int, facts: MoveFacts, ctx: RulesContext) -> None:
    """Go on with a dive in zero gravity, leg by leg, until something stops it (ZRG-10..12)."""
    unit = recorder.battle.units[number]
    if (
        unit.action is None
        or not zero_gravity.drifts(recorder.battle, unit)
        or unit.action.end > recorder.battle.now
    ):
        return
    met = facts.stop is not None and unit.moved.metres >= facts.stop.at_m
    if facts.into is not None or met:
        into = zero_gravity.find_touched(recorder.battle, number, ctx) if facts.into is None else None
        if facts.into is not None and facts.into.isdigit():
            into = int(facts.into)
        zero_gravity.dive_collision(recorder, number, into, ctx)
        return
    leg = replace(unit.action, end=recorder.battle.now.later(zero_gravity.dive_subphases(ctx)))
    recorder.emit(actions.ActionDeclared(unit=number, declaration=unit.declaration or _GOES_ON, action=leg))


def _take_effect(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    """Do what an action does in its last subphase; a kneeling combination goes down in its second (AMB-138)."""
    battle = recorder.battle
    unit, now = battle.units[number], battle.now
    action = unit.action
    if action is None or action.kind == "melee":
        return
    if action.mode == "kneel" and unit.posture != "kneeling":
        early = ctx.rulings.is_("combine.kneelTiming", "second")
        if now == (min(action.start.later(1), action.end) if early else action.end):
            recorder.emit(actions.PostureChanged(unit=number, posture="kneeling"))
    if action.end > now:
        return
    ctx = ctx.at(battle)
    recorder.emit(actions.ActionEnded(unit=number, action=action.kind))
    if action.mode == "stairs" and action.kind != "stairs_floor":
        elevators.finish_stairs(recorder, number, action, ctx)
    act = desk(recorder.battle.chapters).actions.handlers.get(action.kind)
    if act is not None and act.effect is not None:
        act.effect(recorder, number, action, ctx)


def _declare_melee(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    unit = recorder.battle.units[number]
    declared = unit.declaration
    if declared is None:
        return
    if declared.choice == "face":
        engaging.face(recorder, number)
    elif (
        declared.engage is not None
        and not unit.out
        and (declared.overruled or reach.gets_there(recorder.battle, number, declared.engage, ctx))
    ):
        engaging.engage(recorder, number, declared.engage, ctx, let_stand=declared.overruled)


def resolve_opportunity_shot(recorder: EventRecorder, command: OpportunityShot, ctx: RulesContext) -> None:
    """Fire the watcher's shot; if it stops the mover, perform the part of the move made so far (ACT-58)."""
    offer = recorder.battle.pending
    if not isinstance(offer, OpportunityOffer):
        raise TypeError("an opportunity shot answers an offer")
    begun = recorder.battle
    at_m = mid_move.point_of(begun, command, ctx)
    opportunity.resolve_shot(recorder, command, ctx)
    after_interruption(recorder, begun, at_m, ctx)


def after_interruption(recorder: EventRecorder, begun: Battle, at_m: float, ctx: RulesContext) -> None:
    """Make the part of a move up to `at_m` metres if what met the mover there has stopped it, and ask the others anew.

    `begun` is the battle in which watchers were asked about the move; nothing is done where none were.
    """
    if isinstance(begun.pending, OpportunityOffer):
        _cut_short(recorder, begun, begun.pending.mover, at_m, ctx)
        ask_anew(recorder, begun, ctx.at(recorder.battle))


def _cut_short(recorder: EventRecorder, begun: Battle, number: int, at_m: float, ctx: RulesContext) -> None:
    """End a unit's move after `at_m` metres, if a hit on the way has stopped it."""
    mover, hit = begun.units[number], recorder.battle.units[number]
    if mover.action is None or not (hit.out or hit.action is None):
        return
    mode = moving_mode(mover) or "walk"
    facts = _facts(begun, mover, mode, ctx)
    _travel(recorder, number, mode, facts, ctx, stop_at_m=at_m, begun=begun)


def resolve_escape(recorder: EventRecorder, command: Escape, ctx: RulesContext) -> None:
    """Make the move owed after a successful avoidance, open to watchers like any other (MEL-12, ACT-55)."""
    now = recorder.battle.now
    action = Ongoing(kind="move", start=now, end=now, mode=command.mode)
    facts = ctx.meets(command.unit, command.mode, command.move)
    short = movement.falls_short(recorder.battle, command.unit, command.mode, facts, ctx)
    declared = Declaration(choice="escape", move=command.move, overruled=short)
    recorder.emit(actions.ActionDeclared(unit=command.unit, declaration=declared, action=action))
    run_clear(recorder, command.unit, ctx)


def escaping(battle: Battle) -> int | None:
    """The unit in the middle of the move that a successful avoidance owes, or None."""
    for number, unit in battle.units.items():
        if unit.declaration is not None and unit.declaration.choice == "escape":
            return number
    return None


def run_clear(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    """Carry out the escape move; the unit has then acted, however far it got.

    Stops early when watchers must be asked.
    """
    ctx = ctx.at(recorder.battle)
    unit = recorder.battle.units[number]
    if unit.action is not None:
        mode = moving_mode(unit)
        if mode is not None:
            facts = _facts(recorder.battle, unit, mode, ctx)
            before = recorder.battle
            goes = _as_far_as_it_goes(before, unit, facts, ctx)
            if (halt := meet_on_the_way(recorder, number, goes, ctx)) is not None:
                if halt.at_m is None:
                    return
                _cut_short(recorder, before, number, halt.at_m, ctx)
            else:
                _travel(recorder, number, mode, facts, ctx)
        if recorder.battle.units[number].action is not None:
            recorder.emit(actions.ActionEnded(unit=number, action=unit.action.kind))
    engaging.end_escaped(recorder, number)
