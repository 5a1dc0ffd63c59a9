"""Leaving the map: whoever is in an area from which an objective counts it may go, with what it carries (SCN-10)."""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, listed, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.slot import timing
from squadlog.rules.scenario.inside import is_inside
from squadlog.rules.scenario.progress import LeaveMap, Left, UnitLeft, page_of

_no_movement = refuses("movement")

RULE = "SCN-10"


def ways_out(battle: Battle, side: str) -> tuple[str, ...]:
    """The areas where units of a side may leave, by id."""
    wanted = (
        one for one in page_of(battle).objectives if one.side == side and one.kind in ("leave", "carried")
    )
    return tuple(dict.fromkeys(one.area for one in wanted if one.area))


def objections_leave(battle: Battle, command: LeaveMap, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to leave the map: it takes its slot, nothing under way, no melee, and an area of its side's."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit, RULE)
        return
    ways = ways_out(battle, unit.side)
    if not ways:
        whose = battle.setup.side_name(unit.side)
        yield nonsense("no-way-out", f"No objective lets units of {whose} leave the map.", RULE)
        return
    if command.area and command.area not in ways:
        sentence = f"Units cannot leave through {command.area!r}."
        yield nonsense("no-way-out", sentence, RULE, f"Through: {listed(ways)}.")
        return
    active = battle.active
    if active is None or unit.id not in active.units or battle.resolving or unit.performed or unit.out:
        yield timing("not-now", f"{unit.called} can leave when they may act.", RULE)
    elif unit.action is not None or battle.engaging(unit.id):
        yield timing("busy", f"{unit.called} is busy.", RULE, "First end their action.")
    elif way_of(battle, unit, command.area, ctx) is None:
        where = " or ".join(area.called for name in ways if (area := page_of(battle).area(name)) is not None)
        yield _no_movement("not-there", f"{unit.called} is not in {where}.", RULE, "Move there first.")


def way_of(battle: Battle, unit: Unit, area: str, ctx: RulesContext) -> str | None:
    """The area where a unit can leave from its place; None: none."""
    for name in (area,) if area else ways_out(battle, unit.side):
        known = page_of(battle).area(name)
        if known is not None and is_inside(battle, unit.id, known, ctx):
            return name
    return None


def resolve_leave(recorder: EventRecorder, command: LeaveMap, ctx: RulesContext) -> None:
    """Take the unit off the map, to count as it went."""
    battle = recorder.battle
    unit = battle.units[command.unit]
    area = way_of(battle, unit, command.area, ctx) or command.area or ways_out(battle, unit.side)[0]
    left = Left(
        soldier=unit.soldier,
        grouping=unit.grouping,
        area=area,
        wound=unit.wound,
        items=unit.items,
        hurt_by=unit.hurt_by,
    )
    recorder.emit(UnitLeft(unit=unit.id, left=left))
