"""Handling things: exchanging, dropping, picking up, OMNI rifles, jams, devices (ACT-59..67, ACT-77).

`Declare` names a thing with `item`, or a weapon with `weapon`; `partner` is the other unit of a handing over, `target`
the body that is searched.
"""

from typing import Literal

from squadlog.base.lengths import in_metres
from squadlog.battle.arms import SLUG
from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ItemDropped, ItemPicked, JamCleared, OmniSwitched, WeaponTaken
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle, Ongoing, Thing, Unit
from squadlog.book.uses import has_modes
from squadlog.facts.ground_facts import Lying, StatedSighting, Target
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.house import handing
from squadlog.rules.house.belongings import no, refusal_not_carried, sort_carried, thing
from squadlog.rules.house.lying import apart_m, in_reach, lying

_KEY = "key"


def _unit(battle: Battle, command: Declare) -> Unit | Refusal:
    unit = battle.units.get(command.unit)
    return unit if unit is not None else unknown_unit(command.unit)


def refusal_exchange(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot take another weapon in hand, or exchange with its partner, or None (ACT-62, ACT-63)."""
    unit = _unit(battle, command)
    if isinstance(unit, Refusal):
        return unit
    if command.partner is not None:
        return handing.refusal(battle, unit, command, ctx)
    weapon = command.weapon or command.item
    if weapon is None:
        return nonsense("no-weapon", "Name the weapon to take in hand, or a partner.", "ACT-62")
    if weapon not in unit.weapons:
        return refusal_not_carried(unit, weapon, "ACT-62")
    if weapon == unit.in_hand:
        sentence = f"{unit.soldier.name} has {weapon} in hand already."
        return no("in-hand", sentence, "ACT-62", "Take another one.")
    return None


def finish_exchange(recorder: EventRecorder, unit_id: int, action: Ongoing, ctx: RulesContext) -> None:
    """Take the other weapon in hand, or pass the thing to the partner (ACT-62, ACT-63)."""
    if action.partner is not None:
        handing.take_effect(recorder, unit_id, action, ctx)
        return
    weapon = action.weapon or action.item
    if weapon is not None and weapon in recorder.battle.units[unit_id].weapons:
        recorder.emit(WeaponTaken(unit=unit_id, weapon=weapon))


def refusal_drop(battle: Battle, command: Declare, _ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot drop that, or None (ACT-64)."""
    unit = _unit(battle, command)
    if isinstance(unit, Refusal):
        return unit
    named = thing(command)
    if named is None:
        return nonsense("no-object", "Name the object to drop.", "ACT-64")
    return None if sort_carried(unit, named) else refusal_not_carried(unit, named, "ACT-64")


def finish_drop(recorder: EventRecorder, unit_id: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Drop the object where the unit is; its number is the spare counter that marks the place (ACT-64, LOG-19)."""
    named = thing(action)
    sort = sort_carried(recorder.battle.units[unit_id], named)
    if named is None or sort is None:
        return
    number = max((item.id for item in recorder.battle.things), default=0) + 1
    recorder.emit(ItemDropped(unit=unit_id, item=named, item_id=number, sort=sort))


def refusal_pick_up(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot pick that up, or None (ACT-65, ACT-66, AMB-136)."""
    unit = _unit(battle, command)
    if isinstance(unit, Refusal):
        return unit
    named = thing(command)
    if command.target is not None:
        body = battle.units.get(command.target)
        return _body_objection(body, unit, command, ctx) if body else unknown_unit(command.target)
    item = lying(battle, unit, named, ctx)
    if item is None:
        there = ", ".join(f"{one.id} {one.name}" for one in battle.things) or "nothing"
        sentence = f"No {named or 'object'} lies on the ground."
        return nonsense("nothing-there", sentence, "ACT-65", f"On the ground: {there}.")
    if unit.position is not None and item.position is not None:
        return _far_from(unit, item, ctx)
    return reach_objection(unit, Lying(item.id), item.name, ctx)


def _far_from(unit: Unit, item: Thing, ctx: RulesContext) -> Refusal | None:
    """Head or base to object, on the same floor, whatever the facing (AMB-136, AMB-145)."""
    metres = apart_m(unit, item, ctx)
    if metres is None:
        return no("out-of-reach", f"{item.name} is on floor {item.floor}.", "ACT-65", "Go there first.")
    if in_reach(metres, ctx):
        return None
    reach_m = ctx.rulings.number("pickUp.reach")
    sentence = f"{item.name} is {in_metres(metres, 2)} away, more than {in_metres(reach_m)}."
    return no("out-of-reach", sentence, "ACT-65", "Move closer first.")


def _body_objection(body: Unit, unit: Unit, command: Declare, ctx: RulesContext) -> Refusal | None:
    named = thing(command)
    if not body.out:
        instead = "Exchange with them, if they agree."
        return no("not-a-body", f"{body.soldier.name} is neither dead nor unconscious.", "ACT-65", instead)
    if named is None and _KEY not in command.extras:
        return nonsense("no-object", "Name the object to take, or search for a key.", "ACT-65")
    if named is not None and sort_carried(body, named) is None:
        return refusal_not_carried(body, named, "ACT-65")
    return reach_objection(unit, body.id, body.soldier.name, ctx)


def reach_objection(unit: Unit, other: Target, name: str, ctx: RulesContext) -> Refusal | None:
    """Why what lies there, or whoever does, is out of reach (ACT-65, AMB-136)."""
    reach_m = ctx.rulings.number("pickUp.reach")
    near = ctx.surveyor.reach(unit.id, other, None)
    distance = ctx.surveyor.sighting(unit.id, other, StatedSighting()).distance.value
    if near.value and (distance is None or reach_m >= 1 or distance <= reach_m):
        return None
    sentence = (not near.value and near.reason) or f"{name} is more than {in_metres(reach_m)} away."
    return no("out-of-reach", sentence, "ACT-65", "Move closer first.")


def _searches(battle: Battle, command: Declare, ctx: RulesContext) -> bool:
    """Whether a body is searched for a key: things of a body that was removed lie open (AMB-123)."""
    body = battle.units.get(command.target) if command.target is not None else None
    if body is None or (body.wound == "D" and ctx.rulings.is_("units.bodies", "removed")):
        return False
    return _KEY in command.extras or sort_carried(body, thing(command)) == "key"


def pick_up_extras(battle: Battle, command: Declare, ctx: RulesContext) -> tuple[Line, ...]:
    """AP for searching a body for its key (ACT-66)."""
    if not _searches(battle, command, ctx):
        return ()
    extra = int(ctx.book.actions["pick_up_object"].extras["key_extra"])
    return (line("key", "search for a key", extra, "ACT-66"),)


def finish_pick_up(recorder: EventRecorder, unit_id: int, action: Ongoing, ctx: RulesContext) -> None:
    """Give the unit the object it picks up; a search of a body may find no key (ACT-65, ACT-66)."""
    named = thing(action)
    if action.target is not None:
        body = recorder.battle.units[action.target]
        found = named if named is not None else next(iter(body.keys), None)
        sort = sort_carried(body, found)
        if found is not None and sort is not None:
            recorder.emit(ItemPicked(unit=unit_id, item=found, from_unit=body.id, sort=sort))
        return
    item = lying(recorder.battle, recorder.battle.units[unit_id], named, ctx)
    if item is not None:
        recorder.emit(ItemPicked(unit=unit_id, item=item.name, item_id=item.id, sort=item.kind))


def has_omni(_battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether the unit carries a rifle whose mode can be changed (ACT-61)."""
    return any(has_modes(weapon, ctx.book) for weapon in unit.weapons)


def refusal_omni(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot change the mode of an OMNI rifle, or None (ACT-61)."""
    unit = _unit(battle, command)
    if isinstance(unit, Refusal):
        return unit
    if has_omni(battle, unit, ctx):
        return None
    has = ", ".join(unit.weapons) or "none"
    return nonsense("no-omni", f"{unit.soldier.name} has no OMNI rifle.", "ACT-61", f"They carry: {has}.")


def omni_changed(recorder: EventRecorder, unit_id: int, _action: Ongoing, ctx: RulesContext) -> None:
    """Change the ammunition of the weapon from spike to slug, or from slug to spike (ACT-61)."""
    unit = recorder.battle.units[unit_id]
    arm = next((arm for arm in unit.arms if has_modes(arm.code, ctx.book)), None)
    if arm is not None:
        mode: Literal["spike", "slug"] = "spike" if arm.mode == SLUG else "slug"
        recorder.emit(OmniSwitched(unit=unit_id, weapon=arm.code, mode=mode))


def _jammed_weapon(unit: Unit, named: str | None) -> str | None:
    """The jammed weapon meant: the one named, else the one in hand, else the first."""
    if named is not None:
        return named if named in unit.jammed else None
    if unit.in_hand in unit.jammed:
        return unit.in_hand
    return next(iter(unit.jammed), None)


def refusal_clear(battle: Battle, command: Declare, _ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot clear that weapon now, or None: not before the subphase after the jam (ACT-59)."""
    unit = _unit(battle, command)
    if isinstance(unit, Refusal):
        return unit
    if _jammed_weapon(unit, command.weapon) is None:
        which = command.weapon or "weapon"
        return no("not-jammed", f"{unit.soldier.name} has no jammed {which}.", "ACT-59", "Fire it.")
    if unit.shots and unit.shots[-1] >= battle.now:
        sentence = "Clearing starts no earlier than the subphase after the jam."
        return no("too-early", sentence, "ACT-59", f"Start in {battle.now.later(1)}.")
    return None


def finish_clear(recorder: EventRecorder, unit_id: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Clear the jammed weapon, so that it fires again (ACT-59)."""
    weapon = _jammed_weapon(recorder.battle.units[unit_id], action.weapon)
    if weapon is not None:
        recorder.emit(JamCleared(unit=unit_id, weapon=weapon))


def refusal_device(battle: Battle, command: Declare, _ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot use that device, or None: it must carry it. What the device does is the table's (ACT-77)."""
    unit = _unit(battle, command)
    if isinstance(unit, Refusal):
        return unit
    if command.item is None or command.item in unit.items:
        return None
    return refusal_not_carried(unit, command.item, "ACT-77")
