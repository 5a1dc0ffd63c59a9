"""The step in which explosions go off, just before melee or after it (GRN-34, A-67)."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.rules.blasts.harm import explode, find_caught
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.explosions import FuseOut, exploding


def runs(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """One explosion after the other, those that it sets off after those that were due; then the subphase goes on."""
    due = exploding(recorder.battle).due(recorder.battle.now)
    if due is None:
        return False
    if due.what not in ctx.in_force.blasts.kinds:
        recorder.emit(FuseOut(fused=due.id, cause="its chapter is played no longer", rule="ADV-01"))
        return True
    lands = ctx.in_force.blasts.kinds[due.what].lands
    if lands is not None and lands(recorder, due, ctx.at(recorder.battle)):
        return True
    if find_caught(recorder.battle, due, ctx.at(recorder.battle)) is None:
        return False
    explode(recorder, due, ctx)
    return True
