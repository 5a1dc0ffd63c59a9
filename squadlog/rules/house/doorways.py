"""What doors and elevators have in common: their state, their reach, their airlock."""

from squadlog.battle.commands import Declare
from squadlog.battle.feature import ELEVATOR, Feature, FeatureState
from squadlog.battle.refusal import Refusal, listed, nonsense, not_here, refuses, unknown_unit
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.context import RulesContext

no = refuses("obstacles")
"""A refusal by the rules of doors and the like."""


def is_door(feature: Feature, ctx: RulesContext) -> bool:
    """Whether the feature is a door of the obstacle table, by its key or another of its names."""
    row = ctx.book.obstacles.get(feature.kind)
    if row is not None:
        return row.kind == "door"
    spoken = feature.kind.replace("_", " ")
    return any(other.kind == "door" and spoken in other.also for other in ctx.book.obstacles.values())


def opening(feature: Feature, ctx: RulesContext) -> bool:
    """Whether the feature is something that opens and closes: a door, or an elevator by its door."""
    return feature.kind == ELEVATOR or is_door(feature, ctx)


def state_of(feature: Feature) -> FeatureState:
    """The state of a door; one nobody has said anything about is closed and unlocked (SET-08)."""
    return "closed" if feature.state == "intact" else feature.state


def is_open(feature: Feature) -> bool:
    """Whether one can go through: an open door, or one that is destroyed and so open for good (ACT-72)."""
    return feature.state in ("open", "destroyed")


def twins(battle: Battle, feature: Feature) -> tuple[Feature, ...]:
    """The other doors of the same airlock."""
    if feature.airlock is None:
        return ()
    return tuple(
        other
        for other in battle.features.values()
        if other.airlock == feature.airlock and other.id != feature.id
    )


def out_of_reach(unit: Unit, feature: Feature, ctx: RulesContext, *, rule: str) -> Refusal | None:
    """Why the unit cannot handle the feature from where it is, or None: 1 m at most (AMB-127)."""
    near = ctx.surveyor.reach(unit.id, feature.id, None)
    if near.value:
        return None
    sentence = near.reason or f"{unit.soldier.name} is more than 1 m from {feature.name}."
    return no("out-of-reach", sentence, rule, "Move closer first.")


def unknown(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal:
    """The refusal of a command that names no unit, or nothing that opens: nobody can overrule it."""
    if command.unit not in battle.units:
        return unknown_unit(command.unit)
    doors = listed(feature.id for feature in battle.features.values() if opening(feature, ctx))
    sentence = not_here("door or elevator", command.feature)
    return nonsense("no-such-door", sentence, "ACT-68", f"Doors and elevators: {doors}.")


def find_feature(battle: Battle, command: Declare, kind: str, rule: str) -> tuple[Unit, Feature] | Refusal:
    """The unit and the feature of that kind which the command names; a refusal nobody can overrule otherwise."""
    unit = battle.units.get(command.unit)
    if unit is None:
        return unknown_unit(command.unit)
    candidates = (command.feature or "", unit.place.removeprefix(f"{kind}:"))
    found = [battle.features[one] for one in candidates if one in battle.features]
    feature = next((one for one in found if one.kind == kind), None)
    if feature is None:
        known = listed(one.id for one in battle.features.values() if one.kind == kind)
        sentence = not_here(kind, command.feature)
        return nonsense(f"no-such-{kind}", sentence, rule, f"There are: {known}.")
    return unit, feature
