"""Every move of a battle as a row."""

from squadlog.battle.events.action import UnitMoved
from squadlog.battle.record.timeline import Timeline
from squadlog.reports.flat.rows import MoveRow
from squadlog.reports.fought.following import Happening, follow, side_of, squad_of
from squadlog.reports.logbook import Logbook


def moves(timeline: Timeline, logbook: Logbook, seat: str) -> tuple[MoveRow, ...]:
    """All moves of the line that stands, in their order, as a seat may know them."""
    return tuple(
        row
        for told in follow(timeline, logbook, seat)
        if isinstance(told.event, UnitMoved) and (row := _move(told, told.event)) is not None
    )


def _move(told: Happening, moved: UnitMoved) -> MoveRow | None:
    battle = told.before()
    unit = battle.units.get(moved.unit)
    if unit is None:
        return None
    facts, start = moved.facts, unit.position
    stop = None if facts is None else facts.stop
    return MoveRow(
        entry=told.entry,
        turn=told.moment.turn,
        subphase=told.moment.subphase,
        unit=unit.id,
        name=unit.soldier.name,
        squad=squad_of(battle, unit),
        side=side_of(battle, unit.side),
        action=None if unit.action is None else unit.action.kind,
        mode=moved.trace.mode,
        metres=round(moved.trace.metres, 4),
        turned_deg=round(moved.trace.turned_deg, 4),
        charged_m=round(moved.charged, 4),
        allowance_m=round(moved.allowance, 4),
        origin=None if facts is None else facts.origin,
        posture=moved.posture or unit.posture,
        wound=unit.wound,
        from_x=None if start is None else round(start.x, 4),
        from_y=None if start is None else round(start.y, 4),
        from_floor=None if start is None else unit.floor,
        to_x=None if moved.to is None else round(moved.to.x, 4),
        to_y=None if moved.to is None else round(moved.to.y, 4),
        facing_deg=None if moved.to is None else round(moved.to.facing_deg % 360, 4),
        passed=None if facts is None else "; ".join(f"{one.kind} {one.id}" for one in facts.passed) or None,
        stopped_by=None if stop is None else f"{stop.sentence} [{stop.rule}]",
    )
