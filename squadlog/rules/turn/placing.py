"""Setting units on the map before play (SET-01). Afterwards they move, or the referee corrects where they are."""

from squadlog.battle.commands import PlaceUnit
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import UnitPlaced
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle
from squadlog.rules.common.arriving import settle_where
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.refusing import NOT_THERE, no_place


def refusal_place(battle: Battle, command: PlaceUnit, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot be set there, or None. Only its start zone and free ground can be overruled."""
    if command.unit not in battle.units:
        return unknown_unit(command.unit)
    if not battle.setup.map:
        return nonsense("no-map", "This battle has no map.", "SET-01", "State the facts instead.")
    if battle.stage != "setup" and not ctx.in_force.soldiers.enters_late(battle, command.unit):
        sentence = "The battle has begun; set-up is over."
        return nonsense("begun", sentence, "SET-01", "Move the unit, or correct its place.")
    if command.position is None:
        return None
    stands = ctx.surveyor.stands(command.unit, command.position, command.floor)
    return None if stands.value else no_place(stands, "Choose a free place in its start zone.")


def resolve_place(recorder: EventRecorder, command: PlaceUnit, ctx: RulesContext) -> None:
    """Put the unit at the position, or take it off the map."""
    recorder.emit(
        UnitPlaced(
            unit=command.unit,
            position=command.position,
            floor=command.floor,
            let_stand=NOT_THERE in ctx.waived,
        )
    )
    settle_where(recorder, command.unit, ctx)
