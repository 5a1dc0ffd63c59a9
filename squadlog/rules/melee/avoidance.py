"""Getting away as a fight opens: the roll, the free attack it costs, and the move it owes (MEL-10..18)."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import UnitPerformed
from squadlog.battle.events.melee import AvoidanceRolled, BonusSpent, ChoiceAsked, MeleeStruck
from squadlog.battle.pending import Engagement, EscapeAsked
from squadlog.battle.state import Battle
from squadlog.rules.common.checks import roll_check
from squadlog.rules.common.context import RulesContext
from squadlog.rules.melee.engaging import cleanup
from squadlog.rules.melee.footing import breaks_off, dissolve, keeps_footing, put_off
from squadlog.rules.melee.rolls import avoid_ledger, bonus_of, hurt, is_able, opponent, roll_blow


def avoid(recorder: EventRecorder, engagement: Engagement, unit: int, ctx: RulesContext) -> None:
    """Roll to get away; success costs one free attack and owes a move, failure holds both (MEL-10..15)."""
    foe = opponent(engagement, unit)
    breaks_off(recorder, unit, "avoids a melee", "MEL-04")
    side = recorder.battle.units[unit].side
    sums = avoid_ledger(recorder.battle, unit, foe, ctx)
    check, face = roll_check(ctx, sums, name="avoid melee", who=str(unit), side=side)
    recorder.emit(AvoidanceRolled(unit=unit, attacker=foe, check=check, face=face))
    if not check.success:
        return
    if not _has_struck(recorder.battle, foe):
        _strike_freely(recorder, foe, unit, ctx)
    if not is_able(recorder.battle, unit, ctx):
        cleanup(recorder, ctx)
        if any(e.key == engagement.key for e in recorder.battle.engagements):
            dissolve(recorder, engagement, "got away", "MEL-17")
        return
    if not keeps_footing(recorder, unit, "escape", ctx):
        put_off(recorder, engagement)
        recorder.emit(UnitPerformed(unit=unit))
        return
    _leave(recorder, engagement, unit)


def _has_struck(battle: Battle, unit: int) -> bool:
    """Whether a unit has spent this subphase on a free attack already: it has one, whoever gets away (AMB-106)."""
    return battle.stage == "openings" and battle.units[unit].performed


def _leave(recorder: EventRecorder, engagement: Engagement, unit: int) -> None:
    """The move comes when every attacker of this opening has been avoided, one by one (MEL-12, MEL-18).

    An enemy that it has only just attacked itself holds nobody. A unit that cannot move at all (kneeling, AMB-104)
    counts as free where it is.
    """
    others = [
        e
        for e in recorder.battle.engaging(unit)
        if e.status == "opening" and e.key != engagement.key and (e.defender == unit or e.continued)
    ]
    if others or recorder.battle.units[unit].posture == "kneeling":
        dissolve(recorder, engagement, "got away", "MEL-17")
        if not others:
            recorder.emit(UnitPerformed(unit=unit))
        return
    recorder.emit(ChoiceAsked(asked=EscapeAsked(unit=unit, attacker=opponent(engagement, unit))))


def _strike_freely(recorder: EventRecorder, unit: int, target: int, ctx: RulesContext) -> None:
    """Strike once before the other leaves, for the 1 AP of this subphase (MEL-13, AMB-106)."""
    breaks_off(recorder, unit, "fights hand to hand", "MEL-04")
    if keeps_footing(recorder, unit, "free attack", ctx):
        check, face = roll_blow(recorder.battle, unit, target, ctx, free=True)
        if recorder.battle.units[unit].hit_bonus:
            recorder.emit(BonusSpent(unit=unit))
        bonus = bonus_of(unit, target, check, ctx)
        recorder.emit(MeleeStruck(unit=unit, target=target, check=check, face=face, free=True, bonus=bonus))
        if check.success:
            hurt(recorder, target, unit, ctx)
    recorder.emit(UnitPerformed(unit=unit))
