"""Elevators: the wait for a car, and where it is at first use."""

from typing import Annotated

from squadlog.bounds import Before, Bounds
from squadlog.calc.function import Answer, Face, Function, Input, asked, whole
from squadlog.rules.house.elevators import start_floor, wait_subphases
from squadlog.rules.table import Table

Storey = Annotated[int, Bounds(ge=-99, le=99), Before(whole)]
Storeys = Annotated[int, Bounds(ge=1, le=10), Before(whole)]


class ElevWait(Input):
    """A call."""

    from_: Storey = asked(alias="from", description="floor of the car")
    to: Storey = asked(description="floor of the caller")


class ElevFloor(Input):
    """The roll for the car at its first use."""

    floors: Storeys = asked(description="floors of the elevator, 1 to 10")
    roll: Face = asked(description="face of the die, 1 to 10 (0 is 10)")


def _elev_floor(given: ElevFloor, table: Table) -> Answer:
    floor = start_floor(given.floors, given.roll, table)
    return "reroll" if floor is None else floor


FUNCTIONS = (
    Function(
        name="elev_wait",
        summary="Subphases until a called car arrives (STO-11).",
        takes=ElevWait,
        gives="whole number of subphases",
        example=({"from": 5, "to": 2}, 9),
        compute=lambda given, table: wait_subphases(given.from_, given.to, table),
    ),
    Function(
        name="elev_floor",
        summary="The floor of the car at its first use (STO-09).",
        takes=ElevFloor,
        gives='floor, or "reroll" for a face left over',
        example=({"floors": 3, "roll": 10}, "reroll"),
        compute=_elev_floor,
    ),
)
