"""Setting units on the map before play (SET-01). Afterwards they move, or the referee corrects where they are."""

from squadlog.battle.commands import PlaceUnit
from squadlog.battle.events.action import UnitPlaced
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.common.arriving import settle_where
from squadlog.rules.common.refusing import NOT_THERE, no_place, nonsense, unknown_unit
from squadlog.rules.common.table import Table


def refusal_place(battle: Battle, command: PlaceUnit, table: Table) -> Refusal | None:
    """Why the unit cannot be set there, or None. Only its start zone and free ground can be overruled."""
    if command.unit not in battle.units:
        return unknown_unit(command.unit)
    if not battle.setup.map:
        return nonsense("no-map", "This battle has no map.", "SET-01", "State the facts instead.")
    may_still = any(sets_up(battle, command.unit) for sets_up in table.in_force.sets_up)
    if battle.stage != "setup" and not may_still:
        sentence = "The battle has begun; units are no longer set up."
        return nonsense("begun", sentence, "SET-01", "Move them, or correct where they are.")
    if command.position is None:
        return None
    stands = table.surveyor.stands(command.unit, command.position, command.floor)
    return None if stands.value else no_place(stands, "Choose a free place in its start zone.")


def resolve_place(story: Story, command: PlaceUnit, table: Table) -> None:
    """The unit stands there, or is taken off the map."""
    story.tell(
        UnitPlaced(
            unit=command.unit,
            position=command.position,
            floor=command.floor,
            let_stand=NOT_THERE in table.waived,
        )
    )
    settle_where(story, command.unit, table)
