"""What a battle costs a company in things: what was used up, and what the fallen bore, as the record has it.

The book follows nothing from one battle to the next: whatever becomes of it is a house rule, ours.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from squadlog.base.names import NAME_CELLS, clean_text
from squadlog.extras.careers.company_events import MOST_GEAR, Gear
from squadlog.extras.careers.house import OFF
from squadlog.reports.came_about import soldiers_of
from squadlog.rules.ammunition.record import RoundsFired
from squadlog.rules.common.kept.laid_things import laid_out
from squadlog.rules.grenades.record import GrenadeLanded

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from squadlog.battle.events.union import Event
    from squadlog.battle.state import Known
    from squadlog.battle.terms import Soldier
    from squadlog.extras.careers.company import Company
    from squadlog.extras.careers.company_events import Fate, Served

BARE = "No"
"""The armour of whoever has none."""


def list_used_up(
    battle: Known, events: Iterable[Event], there: Mapping[int, Soldier], *, alone: bool
) -> Iterator[tuple[int | None, str]]:
    """Everything that a company's soldiers used up, each once, by the number in the company of whoever did.

    A magazine is used up when it is empty (AMO-09), a grenade when it lands (AMO-12), a thing that was laid when it is
    whole no more. Those of nobody in particular are the company's where its side has no other soldiers (`alone`).
    """
    numbers = {soldier.id: number for number, soldier in there.items()}
    sides = {soldier.side for soldier in there.values()}
    for event in events:
        match event:
            case RoundsFired(left=0) if event.unit in numbers:
                yield numbers[event.unit], f"{event.weapon} magazine"
            case GrenadeLanded() if event.unit in numbers:
                yield numbers[event.unit], f"{event.grenade} grenade"
    for thing in laid_out(battle).things:
        if thing.condition != "whole" and (thing.by in numbers or (alone and thing.side in sides)):
            yield numbers.get(thing.by or 0), thing.item or thing.kind


def borne(battle: Known, soldier: Soldier) -> tuple[str, ...]:
    """What somebody had with him as a battle ended; of one who had left it, what he came with."""
    unit = battle.units.get(soldier.id)
    weapons = soldier.weapons if unit is None else unit.weapons
    items = soldier.equipment if unit is None else unit.items
    return with_armour(soldier.armour, (*weapons, *items))


def with_armour(armour: str, things: Iterable[str]) -> tuple[str, ...]:
    """The things with the armour among them, where the soldier wears any."""
    return (*things, *([] if armour in ("", BARE) else [armour]))


def gear_after(
    company: Company,
    who: Iterable[Served],
    result: str,
    used: Iterable[tuple[int | None, str]],
    bore: Mapping[int, tuple[str, ...]],
) -> tuple[Gear, ...]:
    """What a battle does to the things of a company by its house rules; nothing while they are off.

    `bore` is what each had with him, by number; what the fallen had counts.
    """
    found: list[Gear] = []
    if company.rule("supplies") == "stash":
        found += count_gear(used, "spent")
    fate: Fate = "salvaged" if company.rule("gear") == "salvaged" and result == "won" else "fallen"
    if company.rule("gear") in ("lost", "salvaged"):
        fallen = [one.member for one in who if one.wound == "D"]
        found += count_gear(((number, item) for number in fallen for item in bore.get(number, ())), fate)
    return tuple(found[:MOST_GEAR])


def count_gear(things: Iterable[tuple[int | None, str]], fate: Fate) -> Iterator[Gear]:
    """The things counted together, for each soldier apart."""
    for (member, item), count in Counter(things).items():
        yield Gear(item=clean_text(item, limit=NAME_CELLS), count=count, member=member, fate=fate)


def of_battle(
    company: Company,
    battle: Known,
    there: Mapping[int, Soldier],
    who: Iterable[Served],
    *,
    events: Iterable[Event],
    result: str,
) -> tuple[Gear, ...]:
    """What a battle on record does to a company's things: `there` are the company's soldiers in it, by number."""
    if OFF == company.rule("gear") == company.rule("supplies"):
        return ()
    sides = {soldier.side for soldier in there.values()}
    others = {soldier.id for soldier in soldiers_of(battle).values() if soldier.side in sides}
    alone = others == {soldier.id for soldier in there.values()}
    bore = {number: borne(battle, soldier) for number, soldier in there.items()}
    return gear_after(company, who, result, list_used_up(battle, events, there, alone=alone), bore)
