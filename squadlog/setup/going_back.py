"""Who fought goes back: to a character sheet, or as an infantry counter of Centurion (LEG-19, CEN-04..CEN-07)."""

from collections.abc import Iterable, Iterator
from typing import Literal

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.battle.state import WOUNDS, Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.posts import post
from squadlog.rules.fire.to_hit import VEHICLE
from squadlog.rules.leadership.record import name_squad
from squadlog.rules.legionnaire.record import character_of
from squadlog.rules.quality.record import quality_of_all
from squadlog.squads.conversion.brought import on_paper
from squadlog.squads.conversion.centurion import counts, counts_as
from squadlog.squads.conversion.counter import InfantryCounter, counters_as
from squadlog.squads.conversion.recruiting import return_character
from squadlog.squads.conversion.sheet import CharacterSheet, Form, sheets_as
from squadlog.squads.goods import equipment_for_sale, weapons_for_sale
from squadlog.squads.plan import ITEMS, SOLDIERS, WEAPONS, SoldierPlan, SquadPlan

_BEST, _WORST = -2, 2


def sheet_of(unit: Unit, book: Rulebook, rulings: Rulings) -> CharacterSheet:
    """The sheet of a unit that leaves a battle, as it stands (LEG-19, A-136)."""
    soldier, who = _on_paper(unit, book), character_of(unit)
    return return_character(
        soldier,
        soldier.weapons,
        soldier.equipment,
        unit.wound,
        None if who is None else soldier.character,
        book,
        rulings,
    )


def sheets_of(
    battle: Battle, book: Rulebook, rulings: Rulings, *, side: str = "", everybody: bool = False
) -> tuple[CharacterSheet, ...]:
    """The sheets of the characters of a battle, or of `everybody` in it, of one side or of all (LEG-19)."""
    return tuple(
        sheet_of(unit, book, rulings)
        for _, unit in sorted(battle.units.items())
        if side in ("", unit.side) and (everybody or character_of(unit) is not None) and not _is_vehicle(unit)
    )


def _is_vehicle(unit: Unit) -> bool:
    """Vehicles do not convert (CEN-03)."""
    return VEHICLE in unit.soldier.begins


def squads_of(battle: Battle) -> dict[tuple[str, str], str]:
    """The squads as they stand, by side and id, with what people call each."""
    ids = dict.fromkeys((unit.side, post(unit).squad) for _, unit in sorted(battle.units.items()))
    return {(side, squad): name_squad(battle, side, squad) for side, squad in ids}


def counters_of(
    battle: Battle, book: Rulebook, rulings: Rulings, name: str = ""
) -> tuple[InfantryCounter, ...]:
    """The counters that the squads of a battle become, or the squad of that name or id alone (CEN-04..CEN-07).

    A squad without a unit that still counts becomes none. Raises KeyError where there is no squad of that name.
    """
    meant = name.casefold()
    squads = squads_of(battle)
    chosen = [
        key for key, words in squads.items() if not meant or meant in (key[1].casefold(), words.casefold())
    ]
    if not chosen:
        raise KeyError(name)
    found = (_counter(battle, *key, squads[key], book, rulings) for key in chosen)
    return tuple(one for one in found if one is not None)


def _counter(  # noqa: PLR0917 - which squad of which battle, by which book
    battle: Battle, side: str, squad: str, name: str, book: Rulebook, rulings: Rulings
) -> InfantryCounter | None:
    members = [
        unit
        for _, unit in sorted(battle.units.items())
        if (unit.side, post(unit).squad) == (side, squad)
        and counts(unit.wound, rulings)
        and not _is_vehicle(unit)
    ][:SOLDIERS]
    if not members:
        return None
    members.sort(key=lambda unit: (not post(unit).leads, WOUNDS.index(unit.wound)))
    title = clean_text(name, limit=40)
    return InfantryCounter(
        name=title,
        side=battle.setup.side_name(side),
        ifw=len(members),
        counts_as=counts_as((unit.soldier.troop for unit in members), book),
        squad=SquadPlan(
            name=title,
            side=battle.setup.side_name(side),
            quality=quality_of_all(members),
            naval=any(unit.soldier.naval for unit in members),
            soldiers=tuple(_members(members, book)),
        ),
    )


def _members(units: Iterable[Unit], book: Rulebook) -> Iterator[SoldierPlan]:
    for unit in units:
        note = "" if unit.wound == "none" else f"wound {unit.wound}"
        yield _on_paper(unit, book).model_copy(update={"note": note})


def _on_paper(unit: Unit, book: Rulebook) -> SoldierPlan:
    """A unit as a squad has it: what it has by now and the tables sell."""
    soldier, who, place = unit.soldier, character_of(unit), post(unit)
    sold = {row.key for row in weapons_for_sale(book)}
    own = {row.key for row in equipment_for_sale(book, squad=False)}
    brought = None
    if who is not None:
        brought = on_paper(replace(who, wound="U" if unit.wound == "D" else unit.wound))
    return SoldierPlan(
        name=soldier.name,
        troop=soldier.troop,
        race=soldier.race,
        armour=soldier.armour,
        weapons=tuple(code for code in dict.fromkeys(unit.weapons) if code in sold)[:WEAPONS],
        equipment=tuple(item for item in unit.items if item in own)[:ITEMS],
        leader=max(_BEST, min(_WORST, place.rating)) if place.leads else None,
        character=brought,
    )


def in_writing(
    battle: Battle, what: Literal["characters", "counters"], form: Form, book: Rulebook, rulings: Rulings
) -> str:
    """The sheets of its characters, or where there are none of all soldiers; or the counters of its squads.

    Raises SquadlogError where nobody is known or counts.
    """
    if what == "counters":
        counters = counters_of(battle, book, rulings) if battle.units else ()
        if not counters:
            raise SquadlogError("No soldier is left who counts (CEN-05).")
        return counters_as(counters, form)
    sheets = sheets_of(battle, book, rulings) or sheets_of(battle, book, rulings, everybody=True)
    if not sheets:
        raise SquadlogError("This seat knows no soldier who could return.")
    return sheets_as(sheets, form)
