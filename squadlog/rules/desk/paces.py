"""How far a soldier goes, for whoever asks without a battle."""

from fractions import Fraction

from squadlog.battle.state import Wound
from squadlog.battle.terms import Environment
from squadlog.rules.common.context import BookReading
from squadlog.rules.moving import bounce
from squadlog.rules.moving.path import Gait, over_clear
from squadlog.rules.moving.step_costs import allowed
from squadlog.squads.plan import SoldierPlan


def open_ground(
    mode: str, soldier: SoldierPlan, wound: Wound, reading: BookReading, *, pack_on: bool, around: Environment
) -> Fraction:
    """The metres of clear ground that such a soldier, so wounded, covers in `mode`, its suit paid (MOV-12, ENV-13)."""
    snow = around.snow and not pack_on
    metres = allowed(mode, soldier.race, wound, pack_on, reading, more=(), snow=snow).metres
    cost = bounce.suit_price(reading.book.armours[soldier.armour], reading.rulings, zero_g=around.zero_g)
    return over_clear(metres, Gait(mode, cost, pack_on), reading)
