"""How far a soldier goes: in a battle, and for whoever asks without one."""

from fractions import Fraction

from squadlog.battle.state import Battle, Wound
from squadlog.battle.terms import Environment
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.moving import bounce
from squadlog.rules.moving.leaps import dive_metres, jump_metres
from squadlog.rules.moving.path import Gait, over_clear
from squadlog.rules.moving.step_costs import NO_GROUND, allowance, allowed, leap_metres
from squadlog.squads.plan import SoldierPlan


def open_ground(
    mode: str, soldier: SoldierPlan, wound: Wound, reading: BookReading, *, pack_on: bool, around: Environment
) -> Fraction:
    """The metres of clear ground that such a soldier, so wounded, covers in `mode`, its suit paid (MOV-12, ENV-13)."""
    snow = around.snow and not pack_on
    metres = allowed(mode, soldier.race, wound, pack_on, reading, more=(), snow=snow).metres
    cost = bounce.suit_price(reading.book.armours[soldier.armour], reading.rulings, zero_g=around.zero_g)
    return over_clear(metres, Gait(mode, cost, pack_on), reading)


def farthest(battle: Battle, unit: int, mode: str, ctx: RulesContext) -> Fraction | None:
    """The most metres of clear ground that a unit covers in this subphase in `mode`; None where it covers none."""
    if mode in ("jump", "dive"):
        usual = jump_metres(ctx) if mode == "jump" else dive_metres(battle.units[unit], ctx)
        return leap_metres(battle, battle.units[unit], mode, usual, ctx).farthest
    return None if not mode or mode in NO_GROUND else allowance(battle, unit, mode, ctx).metres
