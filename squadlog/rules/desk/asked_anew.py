"""What is asked is asked of the battle as it stands: whatever changes it under a question puts the question anew.

The table may set anything right at any moment, and a shot may end the move that somebody else is asked about. Then
whoever is dead, dazed or gone is asked nothing, and what hung on the answer is over (ACT-11, ACT-12, ACT-55, MEL-16).
"""

from dataclasses import replace
from typing import assert_never

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionDeclared, ActionLost
from squadlog.battle.events.turn import AskedAnew
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Battle, Declaration, Unit
from squadlog.rules.common import wounds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire import opportunity
from squadlog.rules.fire.mid_move import trace_as_declared
from squadlog.rules.melee import engaging, openings, resolution
from squadlog.rules.moving import zero_gravity
from squadlog.rules.moving.marching import refusal_posture
from squadlog.rules.moving.step_costs import IN_PLACE

_ONLY_MOVES = ("move", "jump", "dive", "change_facing")


def settle_after_correction(recorder: EventRecorder, before: Battle, ctx: RulesContext) -> None:
    """End what a correction by the table makes impossible, then ask the pending question anew.

    `before` is the battle before the correction.
    """
    for number, unit in recorder.battle.units.items():
        was = before.units.get(number)
        if unit is was or was is None:
            continue
        if unit.out and not was.out:
            wounds.lose_action(recorder, number, "out of the fight", "ACT-11")
        elif (why := wounds.unable(unit, recorder.battle.now, ctx)) and not wounds.unable(
            was, before.now, ctx
        ):
            wounds.lose_action(recorder, number, why[0], "ACT-12" if why[0] == "dazed" else why[1])
        if unit.posture != was.posture:
            _stops_as_it_is(recorder, was, unit, ctx)
        if (unit.position, unit.floor, unit.place) != (was.position, was.floor, was.place):
            off = unit.position is None and was.position is not None
            engaging.part_the_distant(recorder, number, ctx.at(recorder.battle), off_the_map=off)
    engaging.cleanup(recorder, ctx)
    ask_anew(recorder, before, ctx.at(recorder.battle))


def _stops_as_it_is(recorder: EventRecorder, was: Unit, unit: Unit, ctx: RulesContext) -> None:
    """End a move that needs a standing unit, where it now lies or kneels (ACT-23, ACT-25, ACT-38).

    An action beside the move goes on; a move that was let stand does too.
    """
    mode = trace_as_declared(unit).mode
    if (
        unit.action is None
        or unit.declaration is None
        or unit.moved.mode is not None
        or mode in (None, *IN_PLACE)
    ):
        return
    if zero_gravity.drifts(recorder.battle, unit):
        return
    refused = refusal_posture(unit, mode, ctx)
    if refused is None or refusal_posture(was, mode, ctx) is not None:
        return
    if unit.action.kind in _ONLY_MOVES:
        lost = ActionLost(unit=unit.id, action=unit.action.kind, cause=unit.posture, rule=refused.rule)
        recorder.emit(lost)
        return
    standing_still = replace(unit.action, mode=None)
    recorder.emit(
        ActionDeclared(unit=unit.id, declaration=Declaration(choice="continue"), action=standing_still)
    )


def ask_anew(recorder: EventRecorder, before: Battle, ctx: RulesContext) -> None:
    """Ask the pending question anew, or withdraw it; `before` is the battle in which it was asked."""
    pending = recorder.battle.pending
    match pending:
        case None:
            return
        case OpportunityOffer():
            asked = opportunity.still_offered(before, recorder.battle, ctx)
            if asked != pending:
                recorder.emit(AskedAnew(asked=asked))
        case IntentAsked():
            if recorder.battle.stage == "melee":
                still = resolution.stance_to_ask(recorder.battle, ctx) == pending
            else:
                still = openings.question(recorder.battle, ctx) == pending
            if not still:
                recorder.emit(AskedAnew())
        case SharesAsked():
            if resolution.shares_to_ask(recorder.battle, pending.unit, ctx) != pending:
                recorder.emit(AskedAnew())
        case EscapeAsked():
            engaging.stays_behind(recorder, pending, ctx)
        case _:
            assert_never(pending)
