"""A round on its way: what it is rolled against, where it comes down, when (FMS-11..19, A-91, A-144)."""

from squadlog.battle.ledger import Ledger, Scale
from squadlog.battle.moment import Moment, end_of
from squadlog.book.explosives import FireMission
from squadlog.rules.common.scatter import Scatter
from squadlog.rules.common.table import Table


def row_of(mission: str, table: Table) -> FireMission:
    """The row of a kind of mission (TA-12)."""
    return table.book.fire_missions.rows[mission]


def ledger_of(mission: str, table: Table) -> Ledger:
    """What lands on the point: so much or less, with no modifiers (FMS-14, FMS-17)."""
    unmodified = Scale(natural_success=None, natural_failure=None)
    return Ledger(test=mission, target=row_of(mission, table).target, scale=unmodified)


def astray_m(mission: str, scatter: Scatter, table: Table) -> float:
    """How far it comes down from the point; farther by the dice unless the table holds the distance fixed (A-144)."""
    metres = row_of(mission, table).scatter_m
    return metres * scatter.times if table.rulings.is_("scatter.fixed_multiplied", "true") else metres


def impact(called: Moment, table: Table) -> Moment:
    """When the round of a call lands, as its last subphase closes (FMS-07, FMS-11)."""
    return end_of(called, max(1, call_ap(table)))


def call_ap(table: Table) -> int:
    """What a call costs, its wound and what is done beside it aside (FMS-07, A-94)."""
    return table.book.fire_missions.call_ap if table.rulings.is_("fireMission.callCost", "10") else 0
