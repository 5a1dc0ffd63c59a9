"""What a seat may not know of ammunition: the rounds in the magazines of others, wherever the weapon lies (AMO-08)."""

from squadlog.base.records import replace
from squadlog.battle.arms import hide_magazines
from squadlog.battle.changed import changed
from squadlog.battle.state import Battle, Thing, Unit
from squadlog.facts.seats import hears


def redact_battle(battle: Battle, seat: str) -> Battle:
    """The battle with no rounds marked on weapons that soldiers of other sides have, or have let fall."""
    units = {
        number: _without_marks(unit)
        for number, unit in battle.units.items()
        if not hears(seat, unit.side) and any(arm.fired for arm in unit.arms)
    }
    things = tuple(_thing(battle, thing, seat) for thing in battle.things)
    if not units and things == battle.things:
        return battle
    return changed(
        battle, units={number: units.get(number, one) for number, one in battle.units.items()}, things=things
    )


def _without_marks(unit: Unit) -> Unit:
    return changed(unit, arms=hide_magazines(unit.arms))


def _thing(battle: Battle, thing: Thing, seat: str) -> Thing:
    if thing.arm is None or not thing.arm.fired:
        return thing
    owner = battle.units.get(-1 if thing.owner is None else thing.owner)
    if owner is not None and hears(seat, owner.side):
        return thing
    return replace(thing, arm=replace(thing.arm, fired=0))
