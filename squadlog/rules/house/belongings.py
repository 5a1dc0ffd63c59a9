"""What a unit carries, and the refusals that speak of it."""

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Ongoing, ThingKind, Unit

no = refuses("timing")
"""A refusal by the rules of handling things."""


def thing(said: Declare | Ongoing) -> str | None:
    """The object that a declaration or an action is about."""
    return said.item or said.weapon


def sort_carried(unit: Unit, named: str | None) -> ThingKind | None:
    """What sort of thing the unit carries under that name, or None if it carries no such thing."""
    if named in unit.weapons:
        return "weapon"
    if named in unit.keys:
        return "key"
    return "item" if named in unit.items else None


def refusal_not_carried(unit: Unit, named: str, rule: str) -> Refusal:
    """The refusal of a thing that the unit does not carry."""
    items = (item.replace("_", " ") for item in unit.items)
    has = ", ".join((*unit.weapons, *unit.keys, *items)) or "nothing"
    no = f"{unit.soldier.name} carries no {named.replace('_', ' ')}."
    return nonsense("not-carried", no, rule, f"They carry: {has}.")
