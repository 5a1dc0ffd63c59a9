"""The battle is over: it is counted, and what it has come to is told (SEQ-07, CAS-07)."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.turn import BattleEnded
from squadlog.battle.scored import VictoryReckoning
from squadlog.battle.state import Battle
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scoring import victory
from squadlog.rules.desk.chapters import add_chapters, desk


def end(recorder: EventRecorder, reason: str, ctx: RulesContext) -> None:
    """End the battle: count victory as things stand, then let the chapters tell what they have to."""
    ctx = add_chapters(ctx, recorder.battle).at(recorder.battle)
    _tell(recorder, reason, victory.reckoning(recorder.battle, ctx), ctx)


def count_anew(recorder: EventRecorder, before: Battle, ctx: RulesContext) -> None:
    """Count victory anew after a correction of a battle that has ended, and tell it where it changed.

    The count of a battle that was played on stays as it was (SCN-13).
    """
    ctx = add_chapters(ctx, recorder.battle)
    kept = victory.reckoning(recorder.battle, ctx).turn
    if kept is not None and kept != recorder.battle.now.turn:
        return
    came = victory.count_victory(recorder.battle, ctx.ruled(recorder.battle).at(recorder.battle))
    if came != victory.count_victory(before, ctx.ruled(before).at(before)):
        _tell(recorder, recorder.battle.result, came, ctx.ruled(recorder.battle))


def _tell(recorder: EventRecorder, reason: str, came: VictoryReckoning, ctx: RulesContext) -> None:
    again = came.turn is not None
    recorder.emit(BattleEnded(reason=reason, scores=victory.final_scores(came), again=again))
    desk(recorder.battle.chapters).score.ended(recorder, ctx.at(recorder.battle))
