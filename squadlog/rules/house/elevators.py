"""Elevators: calling, riding, and cars that travel by themselves; with the stairs, the ways between floors (STO).

`Feature.car` is the floor of the car (None until first use), `heading` the floor it travels to and `arrives` the last
subphase of that journey: its door can be opened from the next one on (AMB-35). `used` holds a standing car for one
subphase after somebody opened its door or went through it.
"""

from collections.abc import Iterator
from dataclasses import replace

from squadlog.base.dice import Face, Roll
from squadlog.battle.commands import Declare
from squadlog.battle.events.action import ActionDeclared, FeatureSet, PlaceTaken
from squadlog.battle.feature import ELEVATOR, Feature, FeatureState
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Declaration, Ongoing
from squadlog.battle.story import Story
from squadlog.rules.common.chapter import Due, Resolution
from squadlog.rules.common.checks import line
from squadlog.rules.common.on_track import Bar
from squadlog.rules.common.table import Table
from squadlog.rules.house.cars import comes_to
from squadlog.rules.house.doorways import named_feature, no, out_of_reach
from squadlog.rules.house.stairs import climbed, refusal_stairs, with_stairway

__all__ = [
    "climbed",
    "due",
    "refusal_stairs",
    "rides_on",
    "with_stairway",
]

_D10 = 10
_WAITING = "waiting"


def wait_subphases(car: int, floor: int, table: Table) -> int:
    """Subphases that a car takes from floor to floor when it is called (STO-11)."""
    return abs(car - floor) * int(table.book.actions["call_elevator"].extras["wait_per_floor"])


def ride_ap(floors: int, table: Table) -> int:
    """AP of a ride over that many floors, up or down alike (STO-07, AMB-33)."""
    return abs(floors) * int(table.rulings.number("elevator.slowerNote"))


def start_floor(floors: int, face: int, table: Table) -> int | None:
    """The floor on which the car is found at first use, or None if the die must be rolled again (STO-09, AMB-34)."""
    if floors > _D10:
        return face
    match table.rulings.choice("elevator.startFloor"):
        case "ceil":
            return -(-face * floors // _D10)
        case "uniform":
            return face
        case _:
            band = _D10 // floors
            return None if face > band * floors else -(-face // band)


def _die(floors: int, table: Table) -> int:
    even = table.rulings.is_("elevator.startFloor", "uniform") or floors > _D10
    return floors if even else _D10


def _find_car(story: Story, unit_id: int, feature: Feature, table: Table) -> Feature:
    """Roll for the car's floor at its first use; leftover faces are rolled again, and every face is kept."""
    if feature.car is not None:
        return feature
    floors = max(1, feature.floors - feature.lowest + 1)
    while True:
        face = _roll(story, unit_id, feature, floors, table)
        nth = start_floor(floors, face.value, table)
        floor = None if nth is None else nth + feature.lowest - 1
        found = replace(feature, car=floor)
        what = "roll again" if floor is None else f"found on floor {floor}"
        story.tell(FeatureSet(feature=found, unit=unit_id, what=what, face=face))
        if floor is not None:
            return found


def _roll(story: Story, unit_id: int, feature: Feature, floors: int, table: Table) -> Face:
    side = story.battle.units[unit_id].side
    needed = f"the floor of its car, {feature.lowest} to {feature.lowest + floors - 1}"
    return table.dice.roll(
        Roll(name="elevator start floor", who=feature.id, side=side, die=_die(floors, table), needed=needed)
    )


def refusal_call(battle: Battle, command: Declare, table: Table) -> Refusal | None:
    """Why the unit cannot call that elevator, or None (STO-10)."""
    named = named_feature(battle, command, ELEVATOR, "STO-10")
    if isinstance(named, Refusal):
        return named
    unit, feature = named
    if refused := out_of_reach(unit, feature, table, rule="STO-10"):
        return refused
    if unit.floor in feature.calls or feature.heading == unit.floor:
        instead = f"It arrives in {feature.arrives}." if feature.arrives else "Wait for it."
        sentence = f"{feature.name} has been called to floor {unit.floor} already."
        return no("called", sentence, "STO-11", instead)
    if feature.car == unit.floor and feature.heading is None:
        return no("car-here", f"The car of {feature.name} is here.", "STO-12", "Open its door.")
    return None


def _wait_is_spent(table: Table) -> bool:
    rulings = table.rulings
    return rulings.is_("elevator.callCost", "whole_wait") or rulings.is_("elevator.callWait", "busy")


def _spent_in_call(table: Table) -> int:
    """Whether the call's own second is part of the wait (AMB-21) or comes before it (AMB-35)."""
    return 1 if table.rulings.is_("elevator.callCost", "whole_wait") else 0


def call_extras(battle: Battle, command: Declare, table: Table) -> tuple[Line, ...]:
    """The wait for the car, which costs AP only if the table reads it so (AMB-21, AMB-35)."""
    named = named_feature(battle, command, ELEVATOR, "STO-10")
    if isinstance(named, Refusal):
        return ()
    unit, feature = named
    if feature.car is None:
        note = "where the car is will be rolled"
        return (line("wait", "wait for the car", 0, "STO-11", applied=False, note=note),)
    wait = wait_subphases(feature.car, unit.floor, table)
    if not _wait_is_spent(table):
        note = "the car travels by itself"
        return (line("wait", "wait for the car", wait, "STO-11", applied=False, note=note),)
    return (line("wait", "wait for the car", max(0, wait - _spent_in_call(table)), "STO-11"),)


def called(story: Story, unit_id: int, action: Ongoing, table: Table) -> None:
    """The car is on its way, or will come when it is free; a caller who must wait stays busy (STO-10, STO-11)."""
    feature = story.battle.features.get(action.feature or "")
    if feature is None or _WAITING in action.extras:
        return
    feature = _find_car(story, unit_id, feature, table)
    floor = story.battle.units[unit_id].floor
    if feature.car is None or (feature.car == floor and feature.heading is None):
        return
    if feature.heading is not None or feature.calls or feature.used:
        queued = replace(feature, calls=(*feature.calls, floor))
        story.tell(FeatureSet(feature=queued, unit=unit_id, what="called"))
        return
    wait = wait_subphases(feature.car, floor, table)
    spent = 0
    if _wait_is_spent(table):
        spent = action.end.index - action.start.index + _spent_in_call(table)
    left = max(0, wait - spent)
    if left == 0:
        there = replace(feature, car=floor, state=_shut(feature))
        comes_to(story, there, "arrived", table, unit=unit_id)
        return
    arrives = story.battle.now.later(left)
    going = replace(feature, heading=floor, arrives=arrives, state=_shut(feature))
    story.tell(FeatureSet(feature=going, unit=unit_id, what="called"))
    if _wait_is_spent(table):
        waiting = replace(action, end=arrives, extras=(*action.extras, _WAITING))
        told = story.battle.units[unit_id].declaration or Declaration(choice="continue")
        story.tell(ActionDeclared(unit=unit_id, declaration=told, action=waiting))


def _shut(feature: Feature) -> FeatureState:
    """The door shuts as the car leaves and comes; one that is destroyed stays open for good (ACT-72)."""
    return "destroyed" if feature.state == "destroyed" else "closed"


def refusal_ride(battle: Battle, command: Declare, table: Table) -> Refusal | None:
    """Why the unit cannot ride by `floors` floors (minus is down), or None (STO-07, STO-08)."""
    del table
    named = named_feature(battle, command, ELEVATOR, "STO-07")
    if isinstance(named, Refusal):
        return named
    unit, feature = named
    if unit.place != f"{ELEVATOR}:{feature.id}":
        sentence = f"{unit.soldier.name} is not in {feature.name}."
        return no("not-inside", sentence, "STO-08", "Open its door, go in.")
    if feature.heading is not None:
        sentence = f"{feature.name} is on its way."
        return no("car-moving", sentence, "STO-07", f"It arrives in {feature.arrives}.")
    goal = unit.floor + command.floors
    if command.floors == 0 or not feature.lowest <= goal <= feature.floors:
        sentence = f"{feature.name} cannot ride {command.floors} floors from floor {unit.floor}."
        return no(
            "no-such-floor", sentence, "STO-07", f"Its floors are {feature.lowest} to {feature.floors}."
        )
    return None


def ride_extras(battle: Battle, command: Declare, table: Table) -> tuple[Line, ...]:
    """AP per floor beyond the printed figure, where rides are read as slower than stairs (AMB-33)."""
    del battle
    floors = max(1, abs(command.floors))  # as long as nobody says how many, the price is that of one
    more = ride_ap(floors, table) - table.book.actions["elevator_floor"].ap * floors
    return (line("slower", "slower than the stairs", more, "MAP-17"),) if more else ()


def ridden(story: Story, unit_id: int, action: Ongoing, table: Table) -> None:
    """The car is there, with everybody in it, and with whom the table lets ride all the same (STO-07)."""
    feature = story.battle.features.get(action.feature or story.battle.units[unit_id].place.partition(":")[2])
    if feature is None:
        return
    unit = story.battle.units[unit_id]
    if "obstacles" in action.let_stand:
        goal = unit.floor + action.floors
        story.tell(PlaceTaken(unit=unit_id, floor=unit.floor, place=f"{ELEVATOR}:{feature.id}"))
        _arrive(story, replace(feature, heading=goal), table)
    elif feature.heading is None and unit.place == f"{ELEVATOR}:{feature.id}":
        _arrive(story, replace(feature, heading=unit.floor + action.floors), table)
    elif feature.heading is not None and feature.arrives is not None and feature.arrives <= story.battle.now:
        _arrive(story, feature, table)


def _arrive(story: Story, feature: Feature, table: Table) -> None:
    goal = feature.heading
    if goal is None:
        return
    calls = tuple(floor for floor in feature.calls if floor != goal)
    there = replace(
        feature, car=goal, heading=None, arrives=None, calls=calls, state=_shut(feature), used=False
    )
    comes_to(story, there, f"arrived on floor {goal}", table)


def due(battle: Battle) -> Iterator[Due]:
    """What each car does by itself as a subphase opens: it arrives, leaves, or stands a while for whoever uses it."""
    for feature in battle.features.values():
        if feature.kind != ELEVATOR:
            continue
        if feature.heading is not None:
            if feature.arrives is not None:
                told = f"car arrives on floor {feature.heading}"
                yield Due(
                    at=feature.arrives.later(1),
                    of=feature.id,
                    what=told,
                    happens=_arrival(feature.id),
                    track=Bar(word=f"to floor {feature.heading}", says=f"goes to floor {feature.heading}"),
                )
        elif feature.used or feature.calls or _pressed(battle, feature) is not None:
            yield Due(at=battle.now, of=feature.id, what="car leaves", happens=_departure(feature.id))


def _arrival(car: str) -> Resolution:
    return lambda story, table: _arrive(story, story.battle.features[car], table)


def _departure(car: str) -> Resolution:
    return lambda story, table: _leave(story, story.battle.features[car], table)


def _leave(story: Story, feature: Feature, table: Table) -> None:
    """It leaves for where its riders want to go, else for who called first.

    But it stands a subphase after it was used.
    """
    if ride := _pressed(story.battle, feature):
        _sets_off(story, feature, ride)
    elif feature.used:
        story.tell(FeatureSet(feature=replace(feature, used=False), what="waits"))
    elif feature.calls and feature.car is not None:
        arrives = story.battle.now.later(wait_subphases(feature.car, feature.calls[0], table) - 1)
        going = replace(feature, heading=feature.calls[0], arrives=arrives, state=_shut(feature))
        story.tell(FeatureSet(feature=going, what="left"))


def _sets_off(story: Story, feature: Feature, ride: Ongoing) -> None:
    goal = (feature.car if feature.car is not None else 1) + ride.floors
    going = replace(feature, heading=goal, arrives=ride.end, state=_shut(feature), used=False)
    story.tell(FeatureSet(feature=going, what="left"))


def rides_on(story: Story, unit_id: int) -> bool:
    """Whether the ride a unit has begun goes on though it turns to something else (CMB-17).

    In the subphase in which it pressed the button the car leaves for that at once.
    """
    unit = story.battle.units[unit_id]
    ride = unit.action
    feature = story.battle.features.get(unit.place.partition(":")[2])
    if ride is None or ride.kind != "elevator_floor" or feature is None or feature.kind != ELEVATOR:
        return False
    if feature.heading is None and ride.start == story.battle.now:
        _sets_off(story, feature, ride)
    return story.battle.features[feature.id].heading is not None


def _pressed(battle: Battle, feature: Feature) -> Ongoing | None:
    """The ride somebody in the car has begun, which goes on whatever the rider does meanwhile (CMB-17)."""
    for unit in battle.units.values():
        inside = unit.place == f"{ELEVATOR}:{feature.id}"
        if inside and unit.action is not None and unit.action.kind == "elevator_floor":
            return unit.action
    return None
