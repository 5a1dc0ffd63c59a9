"""What a lab weighs in points: a weapon, a suit or troops, given to every soldier of a squad; and the rod beside it.

The rod is the same squad with so many soldiers more or fewer as the thing costs, about: what these are worth in battle
is what so many points are worth.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, meant_instead
from squadlog.base.records import record
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.lab.asked.contenders import price_of
from squadlog.extras.lab.asked.lab import LabError
from squadlog.squads.edit import add_soldier, change_soldiers, set_squad
from squadlog.squads.goods import weapons_for_sale
from squadlog.squads.outfit import usual_suit
from squadlog.squads.plan import SOLDIERS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.book.people import Troop
    from squadlog.squads.plan import SoldierPlan, SquadPlan


@record
class WeighedThing:
    """A weapon, a suit or troops by name, its price in points, and what becomes otherwise with a soldier who has it."""

    key: str
    name: str
    points: int
    change: Callable[[SoldierPlan], Mapping[str, object]]


def find_thing(said: str) -> WeighedThing:
    """The thing that is meant by its key or its name, in any case. Raises LabError with the nearest."""
    every = list_things()
    wanted = said.strip().casefold()
    for one in every:
        if wanted in (one.key.casefold(), one.name.casefold()):
            return one
    offered = meant_instead(said, [word for one in every for word in (one.key, one.name)])
    wrong = clean_text(said, limit=40)
    raise LabError(f"There is no weapon, suit or kind of troops {wrong!r}; {offered.removesuffix('?')}.")


def list_things() -> list[WeighedThing]:
    """All that a soldier can be given: weapons, suits, troops."""
    book = load_rulebook()
    return [
        *(WeighedThing(key=one.key, name=one.name, points=one.cost, change=partial(_rearm, one.key))
          for one in weapons_for_sale(book)),
        *(WeighedThing(key=one.key, name=one.name, points=one.cost, change=partial(_wear, one.key))
          for one in book.armours.values()),
        *(WeighedThing(key=one.key, name=one.name, points=one.cost, change=partial(_enlist, one))
          for one in book.troops.values()),
    ]  # fmt: skip


def _wear(suit: str, _soldier: SoldierPlan) -> Mapping[str, object]:
    return {"armour": suit}


def _enlist(troop: Troop, soldier: SoldierPlan) -> Mapping[str, object]:
    """He becomes one of these troops, in their usual suit and with the one weapon that they carry (BLD-13)."""
    suit = usual_suit(troop, rulings_with(()), naval=False)
    return {"troop": troop.key, "armour": suit, **(_rearm(troop.weapon, soldier) if troop.weapon else {})}


def _rearm(weapon: str, soldier: SoldierPlan) -> Mapping[str, object]:
    """His first weapon, the one in hand, becomes this one."""
    return {"weapons": (weapon, *(one for one in soldier.weapons[1:] if one != weapon))}


def with_thing(squad: SquadPlan, thing: WeighedThing) -> SquadPlan:
    """The squad in which everybody has the thing. Raises LabError where everybody has it already."""
    changed = change_soldiers(squad, thing.change)
    if changed == squad:
        raise LabError(
            f"Everybody of {squad.name} has {thing.name} already; --squad names another squad to hold it against."
        )
    return set_squad(changed, name=f"with {thing.name}"[:40])


def rod_for(squad: SquadPlan, difference: int) -> tuple[SquadPlan, int]:
    """The squad with soldiers more or fewer for about so many points, and by how many points it differs.

    One more for a thing that costs nothing. The last soldiers go, and who comes is like the first.
    """
    price, one_more = price_of((squad, add_soldier(squad, 0))) if len(squad.soldiers) < SOLDIERS else (0, 0)
    each = one_more - price if one_more else price_of((squad,))[0] // len(squad.soldiers)
    many = round(difference / each) or (-1 if difference < 0 else 1)
    many = max(1 - len(squad.soldiers), min(many, SOLDIERS - len(squad.soldiers)))
    many = many or (1 if len(squad.soldiers) == 1 else -1)
    if many < 0:
        rod = set_squad(squad, soldiers=squad.soldiers[:many])
    else:
        rod = squad
        for _ in range(many):
            rod = add_soldier(rod, 0)
    told = f"{abs(many)} soldier{'s' if abs(many) > 1 else ''} {'more' if many > 0 else 'fewer'}"
    plain, changed = price_of((squad, rod))
    return set_squad(rod, name=told), changed - plain
