"""Weapons, objects, doors, places and balance."""

from typing import assert_never

from squadlog.battle.changed import changed
from squadlog.battle.events import action as act
from squadlog.battle.folds.part import unit_changed
from squadlog.battle.state import Battle, GroundItem, Unit


def _without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """`things` less one `thing`."""
    if thing not in things:
        return things
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def _parted(unit: Unit, item: str) -> Unit:
    """`unit` without one object it carried."""
    weapons = _without(unit.weapons, item)
    return changed(
        unit,
        weapons=weapons,
        in_hand=unit.in_hand if unit.in_hand in weapons else None,
        items=_without(unit.items, item) if weapons == unit.weapons else unit.items,
        keys=_without(unit.keys, item) if weapons == unit.weapons else unit.keys,
    )


def _given(unit: Unit, item: str, sort: str) -> Unit:
    if sort == "weapon":
        return changed(unit, weapons=(*unit.weapons, item), in_hand=unit.in_hand or item)
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
            return unit_changed(battle, event.unit, jammed=_without(units[event.unit].jammed, event.weapon))
        case act.OmniSwitched():
            return unit_changed(battle, event.unit, omni=event.mode)
        case act.ItemDropped():
            units[event.unit] = _parted(units[event.unit], event.item)
            bearer = units[event.unit]
            lying = GroundItem(
                id=event.item_id,
                name=event.item,
                near=str(event.unit),
                sort=event.sort,
                position=bearer.position,
                floor=bearer.floor,
            )
            return changed(battle, units=units, ground=(*battle.ground, lying))
        case act.ItemPicked():
            if event.from_unit is not None:
                units[event.from_unit] = _parted(units[event.from_unit], event.item)
            units[event.unit] = _given(units[event.unit], event.item, event.sort)
            ground = tuple(item for item in battle.ground if item.id != event.item_id)
            return changed(battle, units=units, ground=ground)
        case act.ItemHanded():
            units[event.giver] = _parted(units[event.giver], event.item)
            units[event.taker] = _given(units[event.taker], event.item, event.sort)
            return changed(battle, units=units)
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
