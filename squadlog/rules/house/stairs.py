"""Stairs: one floor up or down is an action of its own (STO-02..06, AMB-36)."""

from dataclasses import replace

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import PlaceTaken
from squadlog.battle.feature import STAIRS
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Ongoing
from squadlog.rules.common.arriving import place_on_map
from squadlog.rules.common.context import RulesContext
from squadlog.rules.house.doorways import find_feature, no, out_of_reach


def refusal_stairs(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot climb one floor up or down, or None (STO-04, AMB-36)."""
    named = find_feature(battle, with_stairway(battle, command, ctx), STAIRS, "STO-04")
    if isinstance(named, Refusal):
        return named
    unit, feature = named
    place = place_on_map(unit, ctx)
    if place != f"{STAIRS}:{feature.id}" and (refused := out_of_reach(unit, feature, ctx, rule="STO-04")):
        return refused
    if unit.position is not None and not place:
        sentence = f"{unit.soldier.name} is beside {feature.name}, not in it."
        return no("not-in-stairway", sentence, "STO-04", "Walk into the stairway, then climb.")
    if place and place != f"{STAIRS}:{feature.id}":
        sentence = f"{unit.soldier.name} is elsewhere: {place.replace(':', ' ')}."
        return no("elsewhere", sentence, "STO-04", "Get out first.")
    if unit.posture != "standing":
        rule = "ACT-23" if unit.posture == "prone" else "ACT-25"
        sentence = f"{unit.soldier.name} is {unit.posture} and cannot climb."
        return no("not-standing", sentence, rule, "Stand up first.")
    if abs(command.floors) != 1:
        return no("one-floor", "Each floor is an action of its own.", "STO-04", "Climb one floor up or down.")
    goal = unit.floor + command.floors
    if goal < feature.lowest or 0 < feature.floors < goal:
        sentence = f"{feature.name} does not lead to floor {goal}."
        return no(
            "no-such-floor", sentence, "STO-03", f"Its floors are {feature.lowest} to {feature.floors}."
        )
    return None


def with_stairway(battle: Battle, command: Declare, ctx: RulesContext) -> Declare:
    """The declaration of a climb with its stairway.

    The one named, the one the unit is in, or the only one near it or at all.
    """
    climbs = command.mode == STAIRS or command.action == f"{STAIRS}_floor"
    unit = battle.units.get(command.unit)
    if not climbs or command.feature is not None or unit is None:
        return command
    place = place_on_map(unit, ctx)
    if place.startswith(f"{STAIRS}:"):
        return replace(command, feature=place.removeprefix(f"{STAIRS}:"))
    known = [one.id for one in battle.features.values() if one.kind == STAIRS]
    near = [name for name in known if ctx.surveyor.reach(unit.id, name, None).value]
    meant = near or known
    return replace(command, feature=meant[0]) if len(meant) == 1 else command


def finish_stairs(recorder: EventRecorder, unit_id: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Move the unit out of the stairway, `floors` up or down (STO-04); on a map it then walks out (STO-06)."""
    unit = recorder.battle.units[unit_id]
    place = "" if unit.position is None else f"{STAIRS}:{action.feature}" if action.feature else unit.place
    recorder.emit(PlaceTaken(unit=unit_id, floor=unit.floor + action.floors, place=place))


def enter(recorder: EventRecorder) -> None:
    """Put each unit on its way between two floors in the stairway, out of all others' reach (STO-06)."""
    for unit in tuple(recorder.battle.units.values()):
        action = unit.action
        if action is None or STAIRS not in (action.mode, action.kind.removesuffix("_floor")):
            continue
        feature = recorder.battle.features.get(action.feature or "")
        place = f"{STAIRS}:{action.feature}"
        if feature is not None and feature.kind == STAIRS and unit.place != place:
            recorder.emit(PlaceTaken(unit=unit.id, floor=unit.floor, place=place))
