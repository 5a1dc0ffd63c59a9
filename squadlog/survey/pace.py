"""What a mover pays for the ground, what it gets over and how far it could get: the prices of the rules for the map."""

from fractions import Fraction
from math import ceil

from squadlog.battle.state import MOVING, Unit
from squadlog.field.moves_stops import Cost, Mover
from squadlog.rules import bounce
from squadlog.rules.leaps import dive_metres, jump_metres
from squadlog.rules.path import FAST, forbidden, metre_cost
from squadlog.rules.strides import Leap, allowance, clears_width, leap_metres, row_key
from squadlog.survey.lay import Lay

LEAPS = ("jump", "dive")
MARCHES = tuple(mode for mode in MOVING if mode not in LEAPS)
_LAST_CHOICE = 1000


def gait_of(lay: Lay, unit: Unit, mode: str) -> str:
    """How the unit moves in this very subphase: `mode`, or the run-up that a dive may begin with (AMB-29)."""
    if mode != "dive" or not lay.rulings.is_("dive.distance", "added"):
        return mode
    action = unit.action
    lands = action is not None and action.kind == "dive" and action.end <= lay.battle.now
    return mode if lands or unit.before.mode not in FAST else unit.before.mode


def cost_of(lay: Lay, unit: Unit, mode: str) -> Cost:
    """What a metre takes of the allowance of this unit; None for what it cannot pass (MOV-05..12, BNC-02..07)."""
    pack_on = bounce.pack_in_use(lay.battle, unit, lay.table)
    suit = bounce.suit_cost(lay.battle, unit, lay.table)
    known: dict[tuple[str, ...], Fraction | None] = {}

    def cost(effects: tuple[str, ...]) -> Fraction | None:
        if effects not in known:
            known[effects] = metre_cost(
                effects, suit_cost=suit, pack_on=pack_on, mode=row_key(mode), table=lay.table
            )
        return known[effects]

    return cost


def choice_of(lay: Lay, unit: Unit, mode: str) -> Cost:
    """The same for choosing among the terrains of one metre: what forbids the mode comes last (MOV-07, MOV-11)."""
    pack_on = bounce.pack_in_use(lay.battle, unit, lay.table)
    cost = cost_of(lay, unit, mode)

    def price(effects: tuple[str, ...]) -> float | Fraction | None:
        found = cost(effects)
        if found is None or row_key(mode) not in forbidden(effects, pack_on=pack_on, table=lay.table):
            return found
        return found + _LAST_CHOICE

    return price


def mover_of(lay: Lay, unit: Unit, mode: str, onto: str = "") -> Mover:
    """The unit as the ground meets it: what it leaps over, and whether it flies (ACT-42, ACT-45, BNC-12)."""
    over = clears_width(lay.battle, unit, mode, lay.table) if mode in LEAPS else 0
    return Mover(
        number=unit.id,
        side=unit.side,
        over_m=float(over),
        onto=onto,
        flies=bounce.pack_in_use(lay.battle, unit, lay.table),
    )


def longest_m(lay: Lay, unit: Unit, mode: str) -> float:
    """Metres that a move in this mode could come to at the very most; 0 for staying on the spot."""
    if mode in LEAPS:
        return float(leap_of(lay, unit, mode).farthest)
    if mode not in MARCHES:
        return 0.0
    return float(ceil(allowance(lay.battle, unit.id, mode, lay.table).metres) + 1)


def leap_of(lay: Lay, unit: Unit, mode: str) -> Leap:
    """How far a jump or dive carries the unit."""
    usual = jump_metres(lay.table) if mode == "jump" else dive_metres(unit, lay.table)
    return leap_metres(lay.battle, unit, mode, usual, lay.table)
