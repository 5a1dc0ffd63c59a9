"""The squads that a lab compares: ready ones, one's own, files; and the ordinary one that others are held against."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, meant_instead
from squadlog.base.read_files import file_named, read_file
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.lab.asked.lab import LabError
from squadlog.session.battle_session import open_store
from squadlog.setup.scenes import is_file
from squadlog.squads.cost import bill
from squadlog.squads.exchange import MAX_BYTES, import_squad
from squadlog.squads.outfit import usual_suit
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.ready import load_squad, ready_squads

if TYPE_CHECKING:
    from collections.abc import Iterable

ENDING = ".json"
_TROOP, _WEAPON, _MANY = "combat_arms", "SR", 4
"""Ordinary soldiers and the weapon that most of the ready squads carry; a fire team of them fights in a second."""


def find_squad(name: str) -> SquadPlan:
    """The squad that is meant: a file that ends in `.json`, one's own by name, or a ready one by its key.

    Raises SquadlogError for none, and for a file that is no squad.
    """
    book = load_rulebook()
    if is_squad_file(name):
        path = file_named(name)
        return import_squad(read_file(path, MAX_BYTES), book, source=path.name)
    store = open_store()
    try:
        own = {one.casefold(): one for one in store.squads.names()}
        if name.casefold() in own:
            return import_squad(store.squads.load(own[name.casefold()]).encode(), book, source=name)
    finally:
        store.close()
    ready = ready_squads()
    if name not in ready:
        offered = meant_instead(name, (*own.values(), *ready))
        raise LabError(f"There is no squad {clean_text(name, limit=60)!r}; {offered.removesuffix('?')}.")
    return load_squad(name, book)


def is_squad_file(name: str) -> bool:
    """Whether a squad is named by its file."""
    return name.casefold().endswith(ENDING)


def whole_squad(name: str) -> str:
    """A squad's file by its whole path, which is found from any folder; a name as it was said."""
    return str(file_named(name).resolve()) if is_squad_file(name) else name


def stem_of_squad(name: str) -> str:
    """What a squad is called in the key of a cell."""
    return Path(name).stem if is_squad_file(name) else name


def stem_of_scenario(scenario: str) -> str:
    """What a scenario, a ground or a map is called in the key of a cell and in the name of a file."""
    return Path(scenario).stem if is_file(scenario) else scenario


def build_ordinary() -> SquadPlan:
    """A fire team of ordinary soldiers in their usual suit, with the ordinary rifle."""
    book, rulings = load_rulebook(), rulings_with(())
    troop = book.troops[_TROOP]
    soldiers = tuple(
        SoldierPlan(name=f"Soldier {number}", troop=troop.key, armour=usual_suit(troop, rulings, naval=False),
                    weapons=(_WEAPON,))
        for number in range(1, _MANY + 1)
    )  # fmt: skip
    return SquadPlan(name="Ordinary soldiers", soldiers=soldiers)


def price_of(squads: Iterable[SquadPlan]) -> tuple[int, ...]:
    """What each squad costs in points (BLD-10)."""
    book, rulings = load_rulebook(), rulings_with(())
    return tuple(bill(squad, book, rulings).total for squad in squads)
