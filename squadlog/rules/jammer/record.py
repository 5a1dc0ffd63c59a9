"""What is kept of a jammer: who carries it, or where it lies, with what else is laid out (ECM-06..ECM-08)."""

from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, Redaction
from squadlog.battle.events.action import ItemDropped, ItemHanded, ItemPicked
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.referee import UnitCorrected, UnitRemoved
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle, Thing, Unit
from squadlog.facts.seats import sees
from squadlog.rules.common.kept.laid_things import LaidThing, ThingGone, things_of
from squadlog.rules.laid_out.folds import keep_thing

KEY = JAMMER = "jammer"
ITEM = "ecm_jammer"
"""What it is called among the things that a unit carries."""


@record
class JammerCarried(ChapterEvent):
    """A unit carries the jammer of its side at the beginning of play (ECM-06)."""

    thing: LaidThing


def jammer_of(battle: Battle, side: str) -> LaidThing | None:
    """The jammer of a side, as long as it is whole."""
    return next(things_of(battle, JAMMER, side), None)


def works(battle: Battle, side: str) -> bool:
    """Whether it jams the enemies of its side: carried, by the dead too, or lying loose; not in their hands.

    ECM-05, ECM-07, ECM-11.
    """
    device = jammer_of(battle, side) if KEY in battle.chapters else None
    if device is None:
        return False
    bearer = battle.units.get(device.bearer) if device.bearer is not None else None
    return bearer is None or bearer.side == side


def _apply_carried(battle: Battle, event: JammerCarried) -> Battle:
    number = event.thing.bearer
    unit = None if number is None else battle.units.get(number)
    if unit is not None and ITEM not in unit.items:
        battle = _with_items(battle, unit, (*unit.items, ITEM))
    return keep_thing(battle, event.thing)


def _with_items(battle: Battle, unit: Unit, items: tuple[str, ...]) -> Battle:
    return changed(battle, units={**battle.units, unit.id: changed(unit, items=items)})


def borne_by(battle: Battle, unit: int) -> LaidThing | None:
    """The jammer that a unit bears, of whichever side it is."""
    return next((one for one in things_of(battle, JAMMER) if one.bearer == unit), None)


def _apply_dropped(battle: Battle, event: ItemDropped) -> Battle:
    device = borne_by(battle, event.unit) if event.item == ITEM else None
    if device is None:
        return battle
    unit = battle.units[event.unit]
    lying = replace(device, bearer=None, object_id=event.item_id, position=unit.position, floor=unit.floor)
    return keep_thing(battle, lying)


def _apply_picked(battle: Battle, event: ItemPicked) -> Battle:
    if event.item != ITEM:
        return battle
    found = (
        one
        for one in things_of(battle, JAMMER)
        if (event.from_unit is not None and one.bearer == event.from_unit)
        or (event.item_id is not None and one.object_id == event.item_id)
    )
    device = next(found, None)
    return battle if device is None else keep_thing(battle, _with(device, event.unit))


def _apply_handed(battle: Battle, event: ItemHanded) -> Battle:
    device = borne_by(battle, event.giver) if event.item == ITEM else None
    return battle if device is None else keep_thing(battle, _with(device, event.taker))


def _with(device: LaidThing, unit: int) -> LaidThing:
    return replace(device, bearer=unit, object_id=None, position=None)


def _apply_corrected(battle: Battle, event: UnitCorrected) -> Battle:
    """To whom the referee gives it, he carries it; from whom he takes it, it lies where that unit stands."""
    unit = battle.units[event.unit]
    device = borne_by(battle, unit.id)
    if device is not None and ITEM not in unit.items:
        number = max((one.id for one in battle.things), default=0) + 1
        loose = Thing(id=number, name=ITEM, owner=unit.id, position=unit.position, floor=unit.floor)
        lying = replace(device, bearer=None, object_id=number, position=unit.position, floor=unit.floor)
        return keep_thing(changed(battle, things=(*battle.things, loose)), lying)
    own = jammer_of(battle, unit.side)
    if device is None and own is not None and ITEM in unit.items and own.bearer is None:
        return keep_thing(_not_on_the_ground(battle, own), _with(own, unit.id))
    return battle


def _not_on_the_ground(battle: Battle, device: LaidThing) -> Battle:
    return changed(battle, things=tuple(one for one in battle.things if one.id != device.object_id))


def _apply_removed(battle: Battle, event: UnitRemoved) -> Battle:
    """It goes with whoever is taken out of the battle."""
    device = borne_by(battle, event.unit)
    return battle if device is None else keep_thing(battle, replace(device, condition="destroyed"))


def _apply_gone(battle: Battle, event: ThingGone) -> Battle:
    """Nobody carries the wreck, and none lies about."""
    device = event.thing
    if device.kind != JAMMER:
        return battle
    if (unit := battle.units.get(-1 if device.bearer is None else device.bearer)) is not None:
        battle = _with_items(battle, unit, tuple(item for item in unit.items if item != ITEM))
    return _not_on_the_ground(battle, device)


def _redact_event(event: Event, battle: Battle, seat: str) -> Event:
    """With whom it is that hides his own side knows alone (HID-02)."""
    if isinstance(event, JammerCarried) and not sees(seat, event.thing.side):
        bearer = battle.units.get(-1 if event.thing.bearer is None else event.thing.bearer)
        if bearer is None or bearer.holds("hiding"):
            return replace(event, thing=replace(event.thing, bearer=None))
    return event


STATE = ChapterState(
    key=KEY,
    folds=by_event(_apply_carried),
    follows=by_event(
        _apply_dropped, _apply_picked, _apply_handed, _apply_corrected, _apply_removed, _apply_gone
    ),
    secrets=Redaction(redacted_event=_redact_event),
)
