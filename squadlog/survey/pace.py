"""What a mover pays for the ground, what it gets over and how far it could get: the prices of the rules for the map."""

from fractions import Fraction
from math import ceil

from squadlog.base.records import value
from squadlog.battle.state import MOVING, Unit
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.moving.setting_out import FORBIDDEN
from squadlog.rules.common.context import BookReading
from squadlog.rules.moving import bounce
from squadlog.rules.moving.leaps import dive_metres, jump_metres
from squadlog.rules.moving.path import FAST, Gait, price_of
from squadlog.rules.moving.step_costs import Leap, allowance, clears_width, leap_metres, row_key
from squadlog.survey.measured_battle import MeasuredBattle

LEAPS = ("jump", "dive")
MARCHES = tuple(mode for mode in MOVING if mode not in LEAPS)


def gait_of(world: MeasuredBattle, unit: Unit, mode: str) -> str:
    """How the unit moves in this very subphase: `mode`, or the run-up that a dive may begin with (AMB-29)."""
    if mode != "dive" or not world.rulings.is_("dive.distance", "added"):
        return mode
    action = unit.action
    lands = action is not None and action.kind == "dive" and action.end <= world.battle.now
    return mode if lands or unit.before.mode not in FAST else unit.before.mode


@value
class Prices:
    """What a metre takes of somebody's allowance, None for what it cannot pass: equal for all who go alike."""

    gait: Gait
    reading: BookReading

    def __call__(self, effects: tuple[str, ...]) -> Fraction | None:
        """The price of a metre with these effects (MOV-05..12, BNC-02..07)."""
        return price_of(effects, self.gait, self.reading).cost


@value
class Choices:
    """What a metre is charged as among several terrains: what forbids the mode comes last (MOV-07, MOV-11)."""

    gait: Gait
    reading: BookReading

    def __call__(self, effects: tuple[str, ...]) -> Fraction | None:
        """The price, with a surcharge for what the mode may not enter."""
        price = price_of(effects, self.gait, self.reading)
        if price.cost is None or self.gait.mode not in price.forbids:
            return price.cost
        return price.cost + FORBIDDEN


def cost_of(world: MeasuredBattle, unit: Unit, mode: str) -> Prices:
    """What a metre takes of the allowance of this unit."""
    return Prices(_going(world, unit, mode), world.ctx.reading)


def choice_of(world: MeasuredBattle, unit: Unit, mode: str) -> Choices:
    """What a metre is charged as for this unit."""
    return Choices(_going(world, unit, mode), world.ctx.reading)


def _going(world: MeasuredBattle, unit: Unit, mode: str) -> Gait:
    pack_on = bounce.pack_in_use(world.battle, unit, world.ctx)
    return Gait(row_key(mode), bounce.suit_cost(world.battle, unit, world.ctx), pack_on)


def mover_of(world: MeasuredBattle, unit: Unit, mode: str, onto: str = "") -> Mover:
    """The unit as the ground meets it: what it leaps over, and whether it flies (ACT-42, ACT-45, BNC-12)."""
    over = clears_width(world.battle, unit, mode, world.ctx) if mode in LEAPS else 0
    return Mover(
        number=unit.id,
        side=unit.side,
        over_m=float(over),
        onto=onto,
        room_m=max(FIGURE_RADIUS_M, world.ctx.reading.base_m(unit.soldier)),
        flies=world.book.figure("bounce_storey") if bounce.pack_in_use(world.battle, unit, world.ctx) else 0,
    )


def longest_m(world: MeasuredBattle, unit: Unit, mode: str) -> float:
    """Metres that a move in this mode could come to at the very most; 0 for staying on the spot."""
    if mode in LEAPS:
        return float(leap_of(world, unit, mode).farthest)
    if mode not in MARCHES:
        return 0.0
    return float(ceil(allowance(world.battle, unit.id, mode, world.ctx).metres) + 1)


def leap_of(world: MeasuredBattle, unit: Unit, mode: str) -> Leap:
    """How far a jump or dive carries the unit."""
    usual = jump_metres(world.ctx) if mode == "jump" else dive_metres(unit, world.ctx)
    return leap_metres(world.battle, unit, mode, usual, world.ctx)
