"""Whether a unit is free to start a new action: a melee, a daze, an attacker or what it is busy with may hold it."""

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common import wounds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.slot import timing
from squadlog.rules.melee import engaging
from squadlog.rules.moving import zero_gravity


def refusal_start(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """What keeps the unit from starting this action, the strongest hold first; None if it is free (ACT-15)."""
    unit = battle.units[command.unit]
    return (
        _check_melee(unit, ctx)
        or zero_gravity.refusal_adrift(battle, unit)
        or _check_daze(battle, unit, command, ctx)
        or _check_attacked(battle, unit, command, ctx)
        or _check_opening(battle, unit)
        or _busy(unit, ctx)
    )


def _check_melee(unit: Unit, ctx: RulesContext) -> Refusal | None:
    if not unit.fighting or not ctx.rulings.is_("melee.cancel", "no"):
        return None
    sentence = f"{unit.called} is held in melee until it is resolved."
    return timing("melee-runs", sentence, "MEL-19", "Continue.")


def _check_daze(battle: Battle, unit: Unit, command: Declare, ctx: RulesContext) -> Refusal | None:
    """A daze leaves going down, from the subphase after it on (WND-04)."""
    if not wounds.is_dazed(unit, battle.now, ctx):
        return None
    if command.action == "position_change" and unit.dazed_at != battle.now:
        rises = unit.posture == "prone" and command.posture == "kneeling"
        if command.posture in ("kneeling", "prone") and not rises:
            return None
    sentence = f"{unit.called} is dazed through {unit.dazed_until}."
    return timing("dazed", sentence, "WND-04", "They may only kneel down or go prone.")


def _check_attacked(battle: Battle, unit: Unit, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Who is attacked hand to hand must face the attacker or move clear, as far as it can (MEL-05)."""
    if not engaging.must_answer(battle, unit.id):
        return None
    if engaging.leaves(command, ctx):
        return engaging.avoid_too_far(battle, unit.id, command.move.distance_m, ctx)
    sentence = f"{unit.called} has been attacked in melee."
    return timing("engaged", sentence, "MEL-05", "Face the attacker, or move more than 1 m away.")


def _check_opening(battle: Battle, unit: Unit) -> Refusal | None:
    if not engaging.awaits_opening(battle, unit.id):
        return None
    sentence = f"{unit.called} is caught in a fight that is about to open."
    return timing("fight-opens", sentence, "MEL-06", "Hold.")


def _busy(unit: Unit, ctx: RulesContext) -> Refusal | None:
    """A new action replaces the old one, unless the table wants a subphase between them (AMB-125)."""
    if unit.action is None or not ctx.rulings.is_("action.cancelSameSubphase", "no"):
        return None
    sentence = f"{unit.called} is busy until {unit.action.end}."
    return timing("busy", sentence, "ACT-15", "Cancel it, and start another in the next subphase.")
