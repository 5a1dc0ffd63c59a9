"""Reserves that come as a turn begins: by its number, after a trigger, by a die (SCN-04, SCN-12)."""

from math import atan2, degrees

from squadlog.base.dice import Face, Roll
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle
from squadlog.battle.terms import Reserve, Start
from squadlog.facts.ground_facts import Position, Whereabouts
from squadlog.facts.scenario.deployment import Arrival
from squadlog.rules.common.arriving import settle_where
from squadlog.rules.common.context import RulesContext
from squadlog.rules.scenario.progress import ReserveArrived, TriggerMissed, page_of, progress_of
from squadlog.rules.scenario.tick import roll_part

_MIDDLE = 0.5


def arrive(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Bring on every reserve whose turn it is, in the order of the page. May raise `DieNeeded`."""
    for one in page_of(recorder.battle).arrivals:
        reserve = next((kept for kept in recorder.battle.setup.reserves if kept.arrival == one.id), None)
        if reserve is None or not is_due(recorder.battle, one):
            continue
        face = None
        if one.face is not None:
            face = roll_part(one.id, one.face, ctx, side=one.side, secret=one.secret)
            if face.value > one.face:
                recorder.emit(TriggerMissed(part=one.id, face=face))
                continue
        _come(recorder, one, reserve, face, ctx)


def is_due(battle: Battle, one: Arrival) -> bool:
    """Whether an arrival comes as this turn begins, or its die is rolled."""
    progress = progress_of(battle)
    if one.id in progress.arrived or one.id in progress.stopped:
        return False
    return battle.now.turn >= (one.turn or 1) and (not one.on or one.on in progress.fired)


def sides_awaiting(battle: Battle) -> tuple[str, ...]:
    """The sides that may still get reserves: not after a trigger that is out of force."""
    progress = progress_of(battle)
    return tuple(
        one.side
        for one in page_of(battle).arrivals
        if one.id not in (*progress.arrived, *progress.stopped)
        and (one.on in ("", *progress.fired) or one.on not in progress.stopped)
    )


def _come(
    recorder: EventRecorder, one: Arrival, reserve: Reserve, face: Face | None, ctx: RulesContext
) -> None:
    where, names = None, one.areas
    if one.by_die:
        where = ctx.dice.roll(
            Roll(name="zone", who=one.id, side=one.side, needed="where they come", secret=one.secret)
        )
        names = (next((area for upto, area in one.by_die if where.value <= upto), one.by_die[-1][1]),)
    page = page_of(recorder.battle)
    areas = [area for name in names if (area := page.area(name)) is not None]
    here = ctx.at(recorder.battle).surveyor.room_for(len(reserve.soldiers), areas)
    extent = ctx.surveyor.extent()
    starts = tuple(
        Start(unit=soldier.id, position=_facing(spot, extent), floor=spot.floor)
        for soldier, spot in zip(reserve.soldiers, here, strict=False)
    )
    recorder.emit(
        ReserveArrived(
            arrival=one.id,
            side=one.side,
            soldiers=reserve.soldiers,
            groupings=reserve.groupings,
            starts=starts,
            area=names[0] if names else "",
            face=face,
            where=where,
        )
    )
    for start in starts:
        settle_where(recorder, start.unit, ctx.at(recorder.battle))


def _facing(spot: Whereabouts, extent: tuple[float, float] | None) -> Position:
    """Toward the middle of the map."""
    from_middle = (
        (0.0, 0.0) if extent is None else (extent[0] * _MIDDLE - spot.x, extent[1] * _MIDDLE - spot.y)
    )
    return Position(x=spot.x, y=spot.y, facing_deg=float(round(bearing(*from_middle))))


def bearing(east: float, north: float) -> float:
    """Degrees clockwise from north."""
    return degrees(atan2(east, north)) % 360


def newcomers(battle: Battle, unit: int) -> bool:
    """Whether a unit has come with this turn: its side may set it up elsewhere in its area until play goes on."""
    arrived = {
        one.arrival for one in battle.setup.reserves if any(unit == soldier.id for soldier in one.soldiers)
    }
    return (
        battle.stage == "initiative" and not battle.standings and bool(arrived & {*progress_of(battle).come})
    )
