"""Elevators: calling, riding, and cars that travel by themselves; with the stairs, the ways between floors (STO).

`Feature.car` is the floor of the car (None until first use), `heading` the floor it travels to and `arrives` the last
subphase of that journey: its door can be opened from the next one on (AMB-35). `used` holds a standing car for one
subphase after somebody opened its door or went through it.
"""

from collections.abc import Iterator
from dataclasses import replace

from squadlog.base.dice import Face, Roll
from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionDeclared, FeatureSet, PlaceTaken
from squadlog.battle.feature import ELEVATOR, Feature, FeatureState
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Declaration, Ongoing
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.schedule import ScheduledEffect
from squadlog.rules.common.hooks.turn import Resolution
from squadlog.rules.common.on_track import Bar
from squadlog.rules.house.cars import comes_to
from squadlog.rules.house.doorways import find_feature, no, out_of_reach
from squadlog.rules.house.stairs import finish_stairs, refusal_stairs, with_stairway

__all__ = [
    "due",
    "finish_stairs",
    "refusal_stairs",
    "rides_on",
    "with_stairway",
]

_D10 = 10
_WAITING = "waiting"


def wait_subphases(car: int, floor: int, ctx: RulesContext) -> int:
    """Subphases that a car takes from floor to floor when it is called (STO-11)."""
    return abs(car - floor) * int(ctx.book.actions["call_elevator"].extras["wait_per_floor"])


def ride_ap(floors: int, ctx: RulesContext) -> int:
    """AP of a ride over that many floors, up or down alike (STO-07, AMB-33)."""
    return abs(floors) * int(ctx.rulings.number("elevator.slowerNote"))


def start_floor(floors: int, face: int, ctx: RulesContext) -> int | None:
    """The floor of the car at first use, or None if the die must be rolled again (STO-09, AMB-34)."""
    if floors > _D10:
        return face
    match ctx.rulings.choice("elevator.startFloor"):
        case "ceil":
            return -(-face * floors // _D10)
        case "uniform":
            return face
        case _:
            band = _D10 // floors
            return None if face > band * floors else -(-face // band)


def _die(floors: int, ctx: RulesContext) -> int:
    even = ctx.rulings.is_("elevator.startFloor", "uniform") or floors > _D10
    return floors if even else _D10


def _find_car(recorder: EventRecorder, unit_id: int, feature: Feature, ctx: RulesContext) -> Feature:
    """Roll for the car's floor at its first use; leftover faces are rolled again, and every face is kept."""
    if feature.car is not None:
        return feature
    floors = max(1, feature.floors - feature.lowest + 1)
    while True:
        face = _roll(recorder, unit_id, feature, floors, ctx)
        nth = start_floor(floors, face.value, ctx)
        floor = None if nth is None else nth + feature.lowest - 1
        found = replace(feature, car=floor)
        what = "roll again" if floor is None else f"found on floor {floor}"
        recorder.emit(FeatureSet(feature=found, unit=unit_id, what=what, face=face))
        if floor is not None:
            return found


def _roll(recorder: EventRecorder, unit_id: int, feature: Feature, floors: int, ctx: RulesContext) -> Face:
    side = recorder.battle.units[unit_id].side
    needed = f"the floor of its car, {feature.lowest} to {feature.lowest + floors - 1}"
    return ctx.dice.roll(
        Roll(name="elevator start floor", who=feature.id, side=side, die=_die(floors, ctx), needed=needed)
    )


def refusal_call(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot call that elevator, or None (STO-10)."""
    named = find_feature(battle, command, ELEVATOR, "STO-10")
    if isinstance(named, Refusal):
        return named
    unit, feature = named
    if refused := out_of_reach(unit, feature, ctx, rule="STO-10"):
        return refused
    if unit.floor in feature.calls or feature.heading == unit.floor:
        instead = f"It arrives in {feature.arrives}." if feature.arrives else "Wait for it."
        sentence = f"{feature.name} has been called to floor {unit.floor} already."
        return no("called", sentence, "STO-11", instead)
    if feature.car == unit.floor and feature.heading is None:
        return no("car-here", f"The car of {feature.name} is here.", "STO-12", "Open its door.")
    return None


def _wait_is_spent(ctx: RulesContext) -> bool:
    rulings = ctx.rulings
    return rulings.is_("elevator.callCost", "whole_wait") or rulings.is_("elevator.callWait", "busy")


def _spent_in_call(ctx: RulesContext) -> int:
    """Whether the call's own second is part of the wait (AMB-21) or comes before it (AMB-35)."""
    return 1 if ctx.rulings.is_("elevator.callCost", "whole_wait") else 0


def call_extras(battle: Battle, command: Declare, ctx: RulesContext) -> tuple[Line, ...]:
    """The wait for the car, which costs AP only if the table reads it so (AMB-21, AMB-35)."""
    named = find_feature(battle, command, ELEVATOR, "STO-10")
    if isinstance(named, Refusal):
        return ()
    unit, feature = named
    wait, note = 0, "where the car is will be rolled"
    if feature.car is not None:
        wait, note = wait_subphases(feature.car, unit.floor, ctx), "the car travels by itself"
        if _wait_is_spent(ctx):
            wait, note = max(0, wait - _spent_in_call(ctx)), ""
    return (line("wait", "wait for the car", wait, "STO-11", against=note),)


def finish_call(recorder: EventRecorder, unit_id: int, action: Ongoing, ctx: RulesContext) -> None:
    """Send the car on its way, or queue the call until it is free; a caller who must wait stays busy.

    STO-10, STO-11.
    """
    feature = recorder.battle.features.get(action.feature or "")
    if feature is None or _WAITING in action.extras:
        return
    feature = _find_car(recorder, unit_id, feature, ctx)
    floor = recorder.battle.units[unit_id].floor
    if feature.car is None or (feature.car == floor and feature.heading is None):
        return
    if feature.heading is not None or feature.calls or feature.used:
        queued = replace(feature, calls=(*feature.calls, floor))
        recorder.emit(FeatureSet(feature=queued, unit=unit_id, what="called"))
        return
    wait = wait_subphases(feature.car, floor, ctx)
    spent = 0
    if _wait_is_spent(ctx):
        spent = action.end.index - action.start.index + _spent_in_call(ctx)
    left = max(0, wait - spent)
    if left == 0:
        there = replace(feature, car=floor, state=_shut(feature))
        comes_to(recorder, there, "arrived", ctx, unit=unit_id)
        return
    arrives = recorder.battle.now.later(left)
    going = replace(feature, heading=floor, arrives=arrives, state=_shut(feature))
    recorder.emit(FeatureSet(feature=going, unit=unit_id, what="called"))
    if _wait_is_spent(ctx):
        waiting = replace(action, end=arrives, extras=(*action.extras, _WAITING))
        told = recorder.battle.units[unit_id].declaration or Declaration(choice="continue")
        recorder.emit(ActionDeclared(unit=unit_id, declaration=told, action=waiting))


def _shut(feature: Feature) -> FeatureState:
    """The door shuts as the car leaves and comes; one that is destroyed stays open for good (ACT-72)."""
    return "destroyed" if feature.state == "destroyed" else "closed"


def refusal_ride(battle: Battle, command: Declare, _ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot ride by `floors` floors (minus is down), or None (STO-07, STO-08)."""
    named = find_feature(battle, command, ELEVATOR, "STO-07")
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


def ride_surcharge(_battle: Battle, command: Declare, ctx: RulesContext) -> tuple[Line, ...]:
    """AP per floor beyond the printed figure, where rides are read as slower than stairs (AMB-33)."""
    floors = max(1, abs(command.floors))  # as long as nobody says how many, the price is that of one
    more = ride_ap(floors, ctx) - ctx.book.actions["elevator_floor"].ap * floors
    return (line("slower", "slower than the stairs", more, "MAP-17"),) if more else ()


def ridden(recorder: EventRecorder, unit_id: int, action: Ongoing, ctx: RulesContext) -> None:
    """Bring the car to its floor with everybody in it, and with riders the table let stand (STO-07)."""
    feature = recorder.battle.features.get(
        action.feature or recorder.battle.units[unit_id].place.partition(":")[2]
    )
    if feature is None:
        return
    unit = recorder.battle.units[unit_id]
    if "obstacles" in action.let_stand:
        goal = unit.floor + action.floors
        recorder.emit(PlaceTaken(unit=unit_id, floor=unit.floor, place=f"{ELEVATOR}:{feature.id}"))
        _arrive(recorder, replace(feature, heading=goal), ctx)
    elif feature.heading is None and unit.place == f"{ELEVATOR}:{feature.id}":
        _arrive(recorder, replace(feature, heading=unit.floor + action.floors), ctx)
    elif (
        feature.heading is not None and feature.arrives is not None and feature.arrives <= recorder.battle.now
    ):
        _arrive(recorder, feature, ctx)


def _arrive(recorder: EventRecorder, feature: Feature, ctx: RulesContext) -> None:
    goal = feature.heading
    if goal is None:
        return
    calls = tuple(floor for floor in feature.calls if floor != goal)
    there = replace(
        feature, car=goal, heading=None, arrives=None, calls=calls, state=_shut(feature), used=False
    )
    comes_to(recorder, there, f"arrived on floor {goal}", ctx)


def due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """What each car does by itself as a subphase opens: it arrives, leaves, or stands a while for its users."""
    for feature in battle.features.values():
        if feature.kind != ELEVATOR:
            continue
        if feature.heading is not None:
            if feature.arrives is not None:
                told = f"car arrives on floor {feature.heading}"
                yield ScheduledEffect(
                    at=feature.arrives.later(1),
                    of=feature.id,
                    what=told,
                    happens=_arrival(feature.id),
                    track=Bar(word=f"to floor {feature.heading}", says=f"goes to floor {feature.heading}"),
                )
        elif feature.used or feature.calls or _ride_in_car(battle, feature) is not None:
            yield ScheduledEffect(
                at=battle.now, of=feature.id, what="car leaves", happens=_departure(feature.id)
            )


def _arrival(car: str) -> Resolution[RulesContext]:
    return lambda recorder, ctx: _arrive(recorder, recorder.battle.features[car], ctx)


def _departure(car: str) -> Resolution[RulesContext]:
    return lambda recorder, ctx: _leave(recorder, recorder.battle.features[car], ctx)


def _leave(recorder: EventRecorder, feature: Feature, ctx: RulesContext) -> None:
    """Start the car for its riders' goal, else for the first call; after use it stands a subphase."""
    if ride := _ride_in_car(recorder.battle, feature):
        _sets_off(recorder, feature, ride)
    elif feature.used:
        recorder.emit(FeatureSet(feature=replace(feature, used=False), what="waits"))
    elif feature.calls and feature.car is not None:
        arrives = recorder.battle.now.later(wait_subphases(feature.car, feature.calls[0], ctx) - 1)
        going = replace(feature, heading=feature.calls[0], arrives=arrives, state=_shut(feature))
        recorder.emit(FeatureSet(feature=going, what="left"))


def _sets_off(recorder: EventRecorder, feature: Feature, ride: Ongoing) -> None:
    goal = (feature.car if feature.car is not None else 1) + ride.floors
    going = replace(feature, heading=goal, arrives=ride.end, state=_shut(feature), used=False)
    recorder.emit(FeatureSet(feature=going, what="left"))


def rides_on(recorder: EventRecorder, unit_id: int) -> bool:
    """Whether the ride a unit has begun goes on though it turns to another action (CMB-17).

    In the subphase of the button press the car then leaves at once.
    """
    unit = recorder.battle.units[unit_id]
    ride = unit.action
    feature = recorder.battle.features.get(unit.place.partition(":")[2])
    if ride is None or ride.kind != "elevator_floor" or feature is None or feature.kind != ELEVATOR:
        return False
    if feature.heading is None and ride.start == recorder.battle.now:
        _sets_off(recorder, feature, ride)
    return recorder.battle.features[feature.id].heading is not None


def _ride_in_car(battle: Battle, feature: Feature) -> Ongoing | None:
    """The ride somebody in the car has begun, which goes on whatever the rider does meanwhile (CMB-17)."""
    for unit in battle.units.values():
        inside = unit.place == f"{ELEVATOR}:{feature.id}"
        if inside and unit.action is not None and unit.action.kind == "elevator_floor":
            return unit.action
    return None
