"""Ground that hides what lies below it: the reach of a dead zone (LOS-19..24)."""

from squadlog.rules.table import Table

REACH_PER_LINE_M = 3


def dead_zone_m(lines: int, table: Table) -> int:
    """How far a dead zone reaches, in metres, for `lines` contour lines crossed within one metre (LOS-21).

    0 when there are too few of them to make one (LOS-19, LOS-24, AMB-80).
    """
    fewest = int(table.rulings.number("los.deadZoneMinLines"))
    return lines * REACH_PER_LINE_M if lines >= fewest else 0
