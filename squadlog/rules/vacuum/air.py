"""Where there is air, and who is out of it: ENV-15, ENV-17, ENV-22, ENV-23, A-99."""

from collections.abc import Iterator

from squadlog.battle.feature import Feature
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Vented
from squadlog.rules.common.context import RulesContext
from squadlog.rules.vacuum.record import EVERYWHERE, AirChanged, air_of
from squadlog.rules.vacuum.suits import KEY
from squadlog.rules.weather import sky
from squadlog.rules.weather.record import stated

_SHELL = ("external_bulkhead", "external_wall")
_OUTSIDE_DOORS = ("external_door",)
_AJAR = ("open", "destroyed")


def airless(battle: Battle) -> bool:
    """Whether there is no air to breathe outdoors, and that is played (ENV-15, ENV-22)."""
    return KEY in battle.chapters and battle.setup.environment.airless


def is_exposed(battle: Battle, unit: int, ctx: RulesContext) -> bool:
    """Whether a unit has no air around it: outdoors, or where the shell around it let it out (ENV-17, ENV-23)."""
    if not airless(battle):
        return False
    said, lost = stated(battle.units[unit]), air_of(battle).lost
    if said == "outdoors" or EVERYWHERE in lost:
        return True
    compartment = ctx.surveyor.compartment(unit)
    if compartment:
        return compartment in lost
    return said is None and (compartment is not None or not sky.indoors(battle, unit, ctx))


def in_reserve(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is not on the map yet, nor said to be indoors or out: nobody knows what it breathes."""
    return bool(battle.setup.map) and unit.position is None and stated(unit) is None


def changes(battle: Battle, ctx: RulesContext) -> AirChanged | None:
    """What has lost its air by now, as doors and walls stand, or has it again; None where all is as it was.

    What went to vacuum stays so; a house in hostile air is safe again once it is shut (ENV-17, ENV-23).
    """
    if not airless(battle):
        return None
    air = air_of(battle)
    vented = _find_vented(battle, air.lost if battle.setup.environment.vacuum else (), ctx)
    lost = vented.compartments
    if lost == air.lost:
        return None
    return AirChanged(
        lost=lost,
        gone=tuple(one for one in lost if one not in air.lost),
        back=tuple(one for one in air.lost if one not in lost),
        through=vented.through,
    )


def _find_vented(battle: Battle, before: tuple[str, ...], ctx: RulesContext) -> Vented:
    if air_of(battle).said or EVERYWHERE in before:
        return Vented(compartments=(EVERYWHERE,))
    rulings = ctx.rulings
    whole, breached = rulings.is_("vacuum.extent", "ship"), rulings.is_("vacuum.airlock", "breached")
    measured = ctx.surveyor.vented(before, whole, breached)
    return by_features(battle) if measured is None else measured


def by_features(battle: Battle) -> Vented:
    """What has lost its air without a map, by what is destroyed or open: a wall of the shell, an airlock through."""
    through = tuple(dict.fromkeys(feature.name for feature in _holes(battle)))
    return Vented(compartments=(EVERYWHERE,) if through else (), through=through)


def _holes(battle: Battle) -> Iterator[Feature]:
    locks: dict[str, list[Feature]] = {}
    for one in battle.features.values():
        if (one.kind in _SHELL and one.state == "destroyed") or (
            one.kind in _OUTSIDE_DOORS and one.state in _AJAR
        ):
            yield one
        if one.airlock is not None:
            locks.setdefault(one.airlock, []).append(one)
    for doors in locks.values():
        if all(door.state in _AJAR for door in doors):
            yield from doors
