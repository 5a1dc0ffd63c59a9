"""What an opening fight takes from its parties: what they were doing, their footing, or the fight itself."""

from dataclasses import replace

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionLost
from squadlog.battle.events.melee import Engaged, MeleeDissolved
from squadlog.battle.pending import Engagement
from squadlog.rules.common.context import RulesContext
from squadlog.rules.moving import zero_gravity


def breaks_off(recorder: EventRecorder, unit: int, cause: str, rule: str) -> None:
    """End what a party began while the fight was put off, as it takes part in the fight."""
    action = recorder.battle.units[unit].action
    if action is not None:
        recorder.emit(ActionLost(unit=unit, action=action.kind, cause=cause, rule=rule))


def keeps_footing(recorder: EventRecorder, unit: int, attempt: str, ctx: RulesContext) -> bool:
    """Whether a party keeps its footing, rolled for in zero gravity (AMB-134); elsewhere it always does."""
    if not recorder.battle.setup.environment.zero_g or ctx.rulings.is_("zeroG.meleeChecks", "no_checks"):
        return True
    return zero_gravity.check(recorder, unit, attempt, None, ctx)


def put_off(recorder: EventRecorder, engagement: Engagement) -> None:
    """Put the fight off to the next subphase: nobody has begun anything (ZRG-03)."""
    later = replace(
        engagement,
        status="declared",
        declared=recorder.battle.now,
        attacker_intent=None,
        defender_intent=None,
    )
    recorder.emit(Engaged(engagement=later))


def dissolve(recorder: EventRecorder, engagement: Engagement, cause: str, rule: str) -> None:
    """End the engagement without a melee action."""
    recorder.emit(
        MeleeDissolved(attacker=engagement.attacker, defender=engagement.defender, cause=cause, rule=rule)
    )
