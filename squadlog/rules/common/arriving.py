"""Where a move brings a unit on the map: its position, its floor, the stairway or chamber it is in (MOV-02, STO-03)."""

import math
from dataclasses import replace

from squadlog.battle.changed import changed
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import PlaceTaken, UnitPlaced
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Metres, MoveFacts, Position, Station
from squadlog.rules.common.context import RulesContext

ON = "on:"
"""The place of a unit that kneels on an obstacle (AMB-139)."""
_NEARLY_M = 1e-6
_DIGITS = 7
"""Decimal places that a place and a facing keep."""


def comes_to(facts: MoveFacts) -> float | None:
    """Metres after which the ground ends the move short of what was wanted.

    None if it gets there, or is not measured.
    """
    stop, wanted = facts.stop, facts.distance.value
    return None if stop is None or (wanted is not None and wanted <= stop.at_m + _NEARLY_M) else stop.at_m


def comes_short(facts: MoveFacts) -> bool:
    """Whether the ground keeps a measured move from the goal that was asked for."""
    return facts.distance.value is not None and comes_to(facts) is not None


def as_free(facts: MoveFacts, *, overruled: bool) -> MoveFacts:
    """The move as far as the ground lets it go now, or all of it where the table let it pass (GEN-06, ACT-18).

    Somebody may have come into the way since the move was declared.
    """
    if overruled:
        return replace(facts, stop=None)
    ends = comes_to(facts)
    if ends is None or not comes_short(facts):
        return facts
    return replace(facts, distance=Metres(value=ends, origin="measured"))


def position_of(station: Station | None) -> Position | None:
    """Position and facing at a station of a move, without the dust of arithmetic; None where nothing was measured."""
    if station is None:
        return None
    x, y, facing = (round(number, _DIGITS) + 0.0 for number in (station.x, station.y, station.facing_deg))
    return Position(x=x, y=y, facing_deg=facing % 360.0)


def position_after(facts: MoveFacts, moved_m: float) -> Position | None:
    """Position and facing after that many metres of the move; None where nothing was measured."""
    return position_of(facts.station(moved_m))


def battle_at(battle: Battle, unit_id: int, station: Station | None) -> Battle:
    """The battle with a unit in the middle, or at the end, of its move; unchanged if that was not measured."""
    if station is None:
        return battle
    unit = changed(
        battle.units[unit_id],
        position=position_of(station),
        floor=station.floor,
        place=station.place,
    )
    return changed(battle, units={**battle.units, unit_id: unit})


def settle(
    recorder: EventRecorder, unit_id: int, facts: MoveFacts, moved_m: float, *, onto: str = ""
) -> None:
    """Tell the change of floor or place that came with a measured move; without a map others tell it.

    `onto` is the place on top of an obstacle where a jump ends. A unit that covers no ground stays where it is, and the
    height of a flight is told by the flight (BNC-12).
    """
    station = facts.station(moved_m)
    unit = recorder.battle.units[unit_id]
    if station is None or (not moved_m and not onto):
        return
    floor, place = (unit.floor if flies(unit) else station.floor), onto or station.place
    if (floor, place) != (unit.floor, unit.place):
        recorder.emit(PlaceTaken(unit=unit_id, floor=floor, place=place))


def place_on_map(unit: Unit, ctx: RulesContext) -> str:
    """The stairway, car or chamber where a unit stands by the map; without a map, as noted for it."""
    if unit.position is None or unit.place.startswith(ON):
        return unit.place
    place = ctx.surveyor.place(unit.id)
    return unit.place if place is None else place


def settle_where(recorder: EventRecorder, unit_id: int, ctx: RulesContext) -> None:
    """Tell the place of a unit that was set down on the map, if that is not noted yet (STO-03)."""
    place = place_on_map(recorder.battle.units[unit_id], ctx.at(recorder.battle))
    unit = recorder.battle.units[unit_id]
    if place != unit.place:
        recorder.emit(PlaceTaken(unit=unit_id, floor=unit.floor, place=place))


def flies(unit: Unit) -> bool:
    """Whether the unit is on its way to a window on another storey (BNC-12)."""
    return unit.action is not None and unit.action.kind == "move" and unit.action.floors != 0


def turn_toward(recorder: EventRecorder, unit_id: int, other_id: int) -> None:
    """Turn a unit to face another outside a move (MEL-06, MEL-07); nothing where one of them is not on the map."""
    unit, other = recorder.battle.units[unit_id], recorder.battle.units[other_id]
    if unit.position is None or other.position is None:
        return
    east, north = other.position.x - unit.position.x, other.position.y - unit.position.y
    if not (east or north):
        return
    facing = round(math.degrees(math.atan2(east, north)) % 360.0, 6) % 360.0
    if facing != unit.position.facing_deg:
        told = replace(unit.position, facing_deg=facing)
        recorder.emit(UnitPlaced(unit=unit_id, position=told, floor=unit.floor))
