"""Weapons, objects, doors, places and balance."""

from typing import assert_never

from squadlog.base.records import replace
from squadlog.battle.arms import SLUG, Arm, alter_arm, without
from squadlog.battle.changed import changed
from squadlog.battle.events import action as act
from squadlog.battle.folds.part import unit_changed
from squadlog.battle.state import Battle, Thing, Unit


def _less(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """`things` less one `thing`."""
    if thing not in things:
        return things
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def _take_item(unit: Unit, item: str) -> tuple[Unit, Arm | None]:
    """`unit` without one object it carried, and that if it is a weapon."""
    arms, arm = without(unit.arms, item)
    if arm is None:
        return changed(unit, items=_less(unit.items, item), keys=_less(unit.keys, item)), None
    left = any(one.code == unit.in_hand for one in arms)
    return changed(unit, arms=arms, in_hand=unit.in_hand if left else None), arm


def _give_item(unit: Unit, item: str, sort: str, arm: Arm | None) -> Unit:
    if sort == "weapon":
        return changed(unit, arms=(*unit.arms, arm or Arm(code=item)), in_hand=unit.in_hand or item)
    if sort == "key":
        return changed(unit, keys=(*unit.keys, item))
    return changed(unit, items=(*unit.items, item))


def fold_handling(battle: Battle, event: act.HandlingEvent) -> Battle:
    """The battle after a unit handled something."""
    units = dict(battle.units)
    match event:
        case act.WeaponTaken():
            return unit_changed(battle, event.unit, in_hand=event.weapon)
        case act.JamCleared():
            arms = alter_arm(units[event.unit].arms, event.weapon, jammed=False)
            return unit_changed(battle, event.unit, arms=arms)
        case act.OmniSwitched():
            mode = SLUG if event.mode == SLUG else ""
            return unit_changed(
                battle, event.unit, arms=alter_arm(units[event.unit].arms, event.weapon, mode=mode)
            )
        case act.ItemDropped():
            bearer, arm = _take_item(units[event.unit], event.item)
            units[event.unit] = bearer
            lying = Thing(
                id=event.item_id,
                kind=event.sort,
                name=event.item,
                owner=event.unit,
                position=bearer.position,
                floor=bearer.floor,
                arm=arm,
            )
            return changed(battle, units=units, things=(*battle.things, lying))
        case act.ItemPicked():
            arm = next((thing.arm for thing in battle.things if thing.id == event.item_id), None)
            if event.from_unit is not None:
                units[event.from_unit], arm = _take_item(units[event.from_unit], event.item)
            units[event.unit] = _give_item(units[event.unit], event.item, event.sort, arm)
            things = tuple(thing for thing in battle.things if thing.id != event.item_id)
            return changed(battle, units=units, things=things)
        case act.ItemHanded():
            units[event.giver], arm = _take_item(units[event.giver], event.item)
            units[event.taker] = _give_item(units[event.taker], event.item, event.sort, arm)
            return changed(battle, units=units)
        case act.ItemCarried():
            moved = (
                replace(one, floor=event.floor) if one.id == event.item_id else one for one in battle.things
            )
            return changed(battle, things=tuple(moved))
        case act.FeatureSet():
            return changed(
                battle,
                features={**battle.features, event.feature.id: event.feature},
                rolls=battle.rolls + (event.face is not None),
            )
        case act.PlaceTaken():
            return unit_changed(battle, event.unit, floor=event.floor, place=event.place)
        case act.UnitPlaced():
            return unit_changed(battle, event.unit, position=event.position, floor=event.floor)
        case act.BalanceChecked():
            return changed(battle, rolls=battle.rolls + 1)
        case act.Collided():
            return battle
        case _:
            assert_never(event)
