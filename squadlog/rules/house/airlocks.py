"""Airlocks, and going through whatever is open (ACT-73..76, AMB-32).

The two doors of an airlock carry the same `Feature.airlock`. The one with `pressure` may be opened; cycling the
chamber gives the pressure to the other.
"""

from collections.abc import Iterator
from dataclasses import replace

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet, PlaceTaken
from squadlog.battle.feature import ELEVATOR, STAIRS, Feature
from squadlog.battle.refusal import Refusal, nonsense, not_here
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.facts.ground_facts import MoveFacts
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.schedule import ScheduledEffect
from squadlog.rules.common.hooks.turn import Resolution
from squadlog.rules.house.doorways import is_open, no, opening, out_of_reach, twins

CHAMBER = "airlock:"
_NEARLY_M = 1e-6


def refusal_open(battle: Battle, feature: Feature) -> Refusal | None:
    """Why this door of an airlock cannot be opened now, or None; any other door can (ACT-74, AMB-32)."""
    if feature.airlock is None:
        return None
    for twin in twins(battle, feature):
        if is_open(twin):
            sentence = f"{twin.name} is open; the two doors of an airlock are never open together."
            return no("twin-open", sentence, "ACT-74", "Wait until it has shut.")
    if not feature.pressure:
        sentence = f"The chamber behind {feature.name} is not ready."
        return no("not-cycled", sentence, "ACT-75", "Cycle the airlock first.")
    return None


def _doors(battle: Battle, named: str | None) -> tuple[Feature, ...]:
    """The doors of the airlock that a command names by its own id or by one of its doors."""
    feature = battle.features.get(named or "")
    lock = feature.airlock if feature is not None else named
    return tuple(door for door in battle.features.values() if lock is not None and door.airlock == lock)


def refusal_cycle(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot cycle that airlock, or None (ACT-75)."""
    unit = battle.units.get(command.unit)
    doors = _doors(battle, command.feature)
    if unit is None or not doors:
        locks = (
            ", ".join(sorted({door.airlock for door in battle.features.values() if door.airlock})) or "none"
        )
        sentence = not_here("airlock", command.feature)
        return nonsense("no-such-airlock", sentence, "ACT-75", f"Airlocks: {locks}.")
    inside = unit.place == f"{CHAMBER}{doors[0].airlock}"
    if not inside and all(out_of_reach(unit, door, ctx, rule="ACT-75") for door in doors):
        sentence = f"{unit.soldier.name} is not at the airlock."
        return no("out-of-reach", sentence, "ACT-75", "Move closer first.")
    if any(is_open(door) for door in doors):
        sentence = "A door of the airlock is open."
        return no("door-open", sentence, "ACT-74", "It shuts by itself once a unit has passed.")
    for other in battle.units.values():
        busy = other.action if other.id != unit.id else None
        if busy is not None and busy.kind == "open_airlock" and _doors(battle, busy.feature) == doors:
            sentence = f"{other.soldier.name} is cycling it already."
            return no(
                "cycling", sentence, "ACT-75", f"All units inside share that cycle; it ends in {busy.end}."
            )
    return None


def finish_cycle(recorder: EventRecorder, unit_id: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Give the chamber the pressure of the other side, so that the other door may open (ACT-74, ACT-75)."""
    doors = _doors(recorder.battle, action.feature)
    if any(is_open(door) for door in doors) and "obstacles" not in action.let_stand:
        return
    if all(door.pressure for door in doors):
        return
    for door in doors:
        recorder.emit(
            FeatureSet(feature=replace(door, pressure=not door.pressure), unit=unit_id, what="cycled")
        )


def _passage(feature: Feature) -> str:
    """The place behind the feature that a unit is in or out of, or nothing for an ordinary door."""
    if feature.airlock is not None:
        return f"{CHAMBER}{feature.airlock}"
    return f"{feature.kind}:{feature.id}" if feature.kind in (ELEVATOR, STAIRS) else ""


def refusal_pass(battle: Battle, unit_id: int, feature_id: str, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot go through the feature in this subphase, or None."""
    unit, feature = battle.units.get(unit_id), battle.features.get(feature_id)
    if unit is None or feature is None:
        sentence = f"There is no {feature_id if unit is not None else f'unit {unit_id}'}."
        return nonsense("unknown-passage", sentence, "OBS-18")
    if opening(feature, ctx) and not is_open(feature):
        return no("shut", f"{feature.name} is not open.", "ACT-68", "Open it first.")
    place = _passage(feature)
    entering = bool(place) and unit.place != place
    if feature.kind == ELEVATOR and feature.heading is not None:
        return no("car-moving", f"{feature.name} is on its way.", "STO-08", "Wait until it has arrived.")
    if feature.kind == ELEVATOR and entering and feature.car != unit.floor:
        return no("car-elsewhere", f"The car of {feature.name} is not here.", "STO-08", "Call it first.")
    if feature.airlock is None or not entering or ctx.rulings.is_("airlock.sharing", "shared"):
        return None
    inside = [other for other in battle.units.values() if other.place == place and not other.out]
    if inside:
        sentence = f"{inside[0].soldier.name} is in the chamber; each unit goes through its own cycle."
        return no("chamber-taken", sentence, "ACT-74", "Wait until the chamber is free.")
    return None


def pass_through(recorder: EventRecorder, unit_id: int, feature_id: str) -> None:
    """Move the unit in or out by the feature, and note the feature as used (ACT-74, ACT-76, STO-08).

    A unit inside the chamber, car or stairway leaves it; another goes in. Ordinary doors note nothing.
    """
    unit, feature = recorder.battle.units[unit_id], recorder.battle.features[feature_id]
    place = _passage(feature)
    if not place:
        return
    inside = unit.place == place
    recorder.emit(PlaceTaken(unit=unit_id, floor=unit.floor, place="" if inside else place))
    if feature.kind != STAIRS and not feature.used:
        recorder.emit(FeatureSet(feature=replace(feature, used=True), unit=unit_id, what="used"))


def features_on_way(battle: Battle, unit: Unit, facts: MoveFacts) -> Iterator[str]:
    """The doors, elevators and stairs of the battle that a measured move leads through, in order, each once."""
    seen: dict[str, float] = {}
    before = unit.place
    for station in facts.way:
        for place in {before, station.place} if station.place != before else ():
            kind, _, feature = place.partition(":")
            if kind in (ELEVATOR, STAIRS):
                seen.setdefault(feature, station.at_m)
        before = station.place
    for passed in facts.passed:
        seen.setdefault(passed.id, passed.at_m)
    ends = facts.distance.value
    for feature, at_m in sorted(seen.items(), key=lambda entry: entry[1]):
        if feature in battle.features and (ends is None or at_m <= ends + _NEARLY_M):
            yield feature


def note_passage(
    recorder: EventRecorder, unit_id: int, facts: MoveFacts, moved_m: float, before: str
) -> None:
    """Note as used the airlock doors a measured move passed, and a car it entered or left (ACT-76, STO-08).

    `before` is the place the unit was in; where it is now is told already.
    """
    gone = {passed.id for passed in facts.passed if passed.at_m <= moved_m + _NEARLY_M}
    cars = {place.removeprefix(f"{ELEVATOR}:") for place in (before, recorder.battle.units[unit_id].place)}
    if len(cars) == 1:
        cars = set()
    for feature in tuple(recorder.battle.features.values()):
        sealed = feature.airlock is not None and feature.id in gone
        ridden = feature.kind == ELEVATOR and feature.id in cars
        if (sealed or ridden) and not feature.used:
            recorder.emit(FeatureSet(feature=replace(feature, used=True), unit=unit_id, what="used"))


def due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """The ends of cycles, and the shutting of doors that were passed in this subphase (ACT-75, ACT-76, AMB-32)."""
    for unit in battle.units.values():
        if unit.action is not None and unit.action.kind == "open_airlock" and unit.action.feature is not None:
            yield ScheduledEffect(
                at=unit.action.end, of=unit.action.feature, what="airlock is cycled", part="slot"
            )
    for feature in battle.features.values():
        if feature.airlock is not None and feature.used:
            yield ScheduledEffect(
                at=battle.now, of=feature.id, what="shuts", part="closes", happens=_shutting(feature.id)
            )


def _shutting(door: str) -> Resolution[RulesContext]:
    def shut(recorder: EventRecorder, _ctx: RulesContext) -> None:
        feature = recorder.battle.features[door]
        state = "closed" if feature.state == "open" else feature.state
        recorder.emit(FeatureSet(feature=replace(feature, state=state, used=False), what="shut"))

    return shut
