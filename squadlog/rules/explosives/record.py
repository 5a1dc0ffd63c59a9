"""What is kept of charges: an installed one lies with what else is laid out, a carried one is an object (EXP-02).

Charges are numbered as soldiers carry them at first, all sides together: the number of one that lies there tells
nothing of how many others lie in secret.
"""

from collections.abc import Iterator
from typing import Literal

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, Redaction
from squadlog.battle.events.action import ItemDropped, ItemPicked
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle, Thing, Unit
from squadlog.rules.common.kept.laid_things import LaidThing, ThingLaid, ThingTakenUp, laid_out
from squadlog.rules.common.posts import post
from squadlog.rules.common.words import AssignedThing
from squadlog.rules.laid_out.eyes import as_known, knows
from squadlog.rules.laid_out.folds import keep_thing, without

KEY = "explosives"
CHARGE = "charge"
"""The word for one that is installed."""
PLASTIC, SHAPED = "plastic_charge", "shaped_charge"
CHARGES = (PLASTIC, SHAPED)
"""The two kinds, as soldiers carry them and as they go off (EXP-01)."""
INSTALL, DETONATE, DEVICE = "install_charge", "detonate", "use_device"
DISARM = "disarm"
Outcome = Literal["nothing", "destroyed", "explodes"]
_HIDDEN, _APART = "hidden", 100
"""The word of a soldier who begins hidden (HID-01), and how far apart the numbers of such soldiers' charges begin."""


def assigned_charges(battle: Battle, side: str | None = None) -> Iterator[AssignedThing]:
    """All charges that soldiers carry at first, of all sides or of one, by their numbers (EXP-02).

    Those of soldiers who begin hidden are numbered apart, side by side, from 101, 201 and so on: so those of all others
    have the same numbers for who does not know of them.
    """
    last: dict[str, int] = {}
    first = {one: _APART * place for place, one in enumerate(battle.side_ids(), 1)}
    for unit in sorted(battle.units):
        soldier = battle.units[unit].soldier
        whose = soldier.side if _HIDDEN in soldier.begins else ""
        for item in soldier.equipment:
            if item in CHARGES:
                last[whose] = last.get(whose, first.get(whose, 0)) + 1
                if side in (None, soldier.side):
                    yield AssignedThing(number=last[whose], unit=unit, item=item)


def charges(battle: Battle, *, whole: bool = True) -> Iterator[LaidThing]:
    """The charges that are installed, as far as this battle knows; without `whole` also loose ones and those gone."""
    for one in laid_out(battle).things:
        if one.kind == CHARGE and (not whole or (one.condition == "whole" and one.object_id is None)):
            yield one


def next_number(battle: Battle, unit: int, item: str) -> int:
    """The number of a charge that a unit lays: one of its own first, then one of its former bearer's (EXP-02).

    The bearer carries fewer than he began with: that some of his lie in secret makes no difference.
    """
    used = {one.number for one in charges(battle, whole=False)}
    free = [one for one in assigned_charges(battle) if one.item == item and one.number not in used]
    own = next((one.number for one in free if one.unit == unit), None)
    if own is not None:
        return own
    for one in free:
        has = battle.units[one.unit].items.count(item) if one.unit in battle.units else 0
        if has < sum(other.unit == one.unit for other in free):
            return one.number
    return max([*used, *(one.number for one in assigned_charges(battle))], default=0) + 1


def charge_of(battle: Battle, number: int) -> LaidThing | None:
    """The charge of that number that is installed; None where there is none any more, or none that is known."""
    return next((one for one in charges(battle) if one.number == number), None)


def is_of_squad(battle: Battle, charge: LaidThing, unit: Unit) -> bool:
    """Whether who has installed a charge is of the squad of that unit today; off the table, of its side (EXP-06)."""
    who = battle.units.get(-1 if charge.by is None else charge.by)
    return charge.side == unit.side and (who is None or post(who).squad == post(unit).squad)


@record
class ChargeInstalled(ChapterEvent):
    """A unit has installed a charge that it carried; it is armed by that (EXP-05)."""

    unit: int
    thing: LaidThing


@record
class ChargeDisarmed(ChapterEvent):
    """A unit has disarmed a charge, which lies there as an object of that number from then on (EXP-09, EXP-10)."""

    unit: int
    thing: LaidThing
    item_id: int


@record
class ChargeTampered(ChapterEvent):
    """An enemy has tampered with a charge: that sets it off (EXP-11)."""

    unit: int
    thing: LaidThing


@record
class ChargeTested(ChapterEvent):
    """What a shot or an explosion does to a charge, by a die in a row of its table (EXP-12..EXP-17).

    It lies there (`thing`), or is still carried by `bearer` (A-151).
    """

    face: Face
    row: str
    rule: str
    outcome: Outcome
    item: str
    thing: LaidThing | None = None
    bearer: int | None = None
    by: int | None = None


@record
class ObstacleBattered(ChapterEvent):
    """What an explosion comes to for the obstacle it lies against: penetration, armour and levels (EXP-22, SHP-08).

    `half`: and half a level, which is what it does where they are equal (OBS-07).
    """

    name: str
    pf: int
    af: int
    levels: int
    falls: bool
    rule: str
    why: str = ""
    half: bool = False


def _less(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    at = items.index(item) if item in items else len(items)
    return items[:at] + items[at + 1 :]


def _without(battle: Battle, number: int | None, item: str) -> Battle:
    """The battle with one such object less on that unit."""
    unit = battle.units.get(-1 if number is None else number)
    return battle if unit is None else _having(battle, unit, _less(unit.items, item))


def _having(battle: Battle, unit: Unit, items: tuple[str, ...]) -> Battle:
    return changed(battle, units={**battle.units, unit.id: changed(unit, items=items)})


def _apply_installed(battle: Battle, event: ChargeInstalled) -> Battle:
    return keep_thing(_without(battle, event.unit, event.thing.item), event.thing)


def _apply_disarmed(battle: Battle, event: ChargeDisarmed) -> Battle:
    one = replace(event.thing, object_id=event.item_id, feature=None, axis_deg=None, covered=False)
    loose = Thing(id=event.item_id, name=one.item, owner=event.unit, position=one.position, floor=one.floor)
    return changed(keep_thing(battle, one), things=(*battle.things, loose))


def _apply_dropped(battle: Battle, event: ItemDropped) -> Battle:
    """One that is let fall lies there for all to see and to shoot at, not armed (EXP-12, A-151)."""
    if event.item not in CHARGES:
        return battle
    unit, number = battle.units[event.unit], next_number(battle, event.unit, event.item)
    name = f"{unit.side}-{CHARGE}-{number}"
    thing = LaidThing(id=name, kind=CHARGE, side=unit.side, number=number, by=unit.id, item=event.item)
    at, floor = unit.position, unit.floor
    return keep_thing(battle, replace(thing, object_id=event.item_id, position=at, floor=floor))


def _apply_picked(battle: Battle, event: ItemPicked) -> Battle:
    """Who picks it up carries it (EXP-10)."""
    loose = (one for one in charges(battle, whole=False) if one.object_id is not None)
    one = next((one for one in loose if one.object_id == event.item_id), None)
    return battle if one is None else without(battle, one)


def _apply_tested(battle: Battle, event: ChargeTested) -> Battle:
    battle = changed(battle, rolls=battle.rolls + 1)
    if event.outcome == "nothing":
        return battle
    if event.thing is not None and event.thing.object_id is not None:
        left = tuple(one for one in battle.things if one.id != event.thing.object_id)
        return changed(battle, things=left)
    return battle if event.bearer is None else _without(battle, event.bearer, event.item)


def _apply_before_play(battle: Battle, event: ThingLaid | ThingTakenUp) -> Battle:
    """What is laid out before play is no longer carried (EXP-18)."""
    unit = battle.units.get(-1 if event.thing.by is None else event.thing.by)
    if event.thing.kind != CHARGE or unit is None:
        return battle
    has = unit.soldier.equipment
    for one in charges(battle):
        if one.by == unit.id:
            has = _less(has, one.item)
    others = tuple(item for item in unit.items if item not in CHARGES)
    return _having(battle, unit, _in_first_order(unit, (*others, *(item for item in has if item in CHARGES))))


def _redact_battle(battle: Battle, seat: str) -> Battle:
    """Whoever does not know of a charge that lies in secret takes it to be carried still (EXP-18).

    Of one that an explosion has destroyed there he does not know that.
    """
    for one in charges(battle, whole=False):
        if knows(seat, one):
            continue
        unit = battle.units.get(-1 if one.by is None else one.by)
        if unit is not None:
            battle = _having(battle, unit, _in_first_order(unit, (*unit.items, one.item)))
    return battle


def _redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event as a seat may read it: a charge that lies in secret is undetected until it goes off (EXP-18).

    Whose it is that hides is not told with it (HID-02).
    """
    if not isinstance(event, ChargeTested | ChargeDisarmed | ChargeTampered) or event.thing is None:
        return event
    secret = not knows(seat, event.thing)
    if secret and isinstance(event, ChargeTested) and event.outcome != "explodes":
        return None
    thing = as_known(event.thing, battle, seat)
    return event if thing is event.thing else replace(event, thing=thing)


def _in_first_order(unit: Unit, items: tuple[str, ...]) -> tuple[str, ...]:
    """Objects in the order in which it had them at first: that tells nothing of where they have been."""
    first = unit.soldier.equipment
    return tuple(sorted(items, key=lambda one: first.index(one) if one in first else len(first)))


STATE = ChapterState(
    key=KEY,
    folds={
        **by_event(_apply_installed, _apply_disarmed, _apply_tested),
        ChargeTampered: lambda battle, _event: battle,
        ObstacleBattered: lambda battle, _event: battle,
    },
    follows=by_event(_apply_before_play, _apply_dropped, _apply_picked),
    secrets=Redaction(lays_in_secret=True, known=_redact_battle, redacted_event=_redact_event),
)
