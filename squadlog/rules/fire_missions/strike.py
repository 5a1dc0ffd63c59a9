"""A round on its way: what it is rolled against, where it comes down, when (FMS-11..19, A-91, A-144)."""

from squadlog.battle.ledger import Ledger, Scale
from squadlog.battle.moment import Moment, end_of
from squadlog.book.explosives import FireMission
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scatter import Scatter


def row_of(mission: str, ctx: RulesContext) -> FireMission:
    """The row of a kind of mission (TA-12)."""
    return ctx.book.fire_missions.rows[mission]


def ledger_of(mission: str, ctx: RulesContext) -> Ledger:
    """The test for where a round lands: the target of its mission, with no modifiers (FMS-14, FMS-17)."""
    unmodified = Scale(natural_success=None, natural_failure=None)
    return Ledger(test=mission, target=row_of(mission, ctx).target, scale=unmodified)


def astray_m(mission: str, scatter: Scatter, ctx: RulesContext) -> float:
    """How far it comes down from the point; farther by the dice unless the table holds the distance fixed (A-144)."""
    metres = row_of(mission, ctx).scatter_m
    return metres * scatter.times if ctx.rulings.is_("scatter.fixed_multiplied", "true") else metres


def impact(called: Moment, ctx: RulesContext) -> Moment:
    """When the round of a call lands, as its last subphase closes (FMS-07, FMS-11)."""
    return end_of(called, max(1, call_ap(ctx)))


def call_ap(ctx: RulesContext) -> int:
    """What a call costs, its wound and what is done beside it aside (FMS-07, A-94)."""
    return ctx.book.fire_missions.call_ap if ctx.rulings.is_("fireMission.callCost", "10") else 0
